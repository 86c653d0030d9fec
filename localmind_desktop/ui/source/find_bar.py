"""The row in which a text is typed that is looked for in the shown document."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from localmind_desktop.ui.parts import label, set_tone, tool_button
from localmind_desktop.ui.source.finding import Finding
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name


class FindBar(QWidget):
    """Return and Shift+Return go from hit to hit, Escape closes."""

    typed = Signal(str)
    closed = Signal()

    def __init__(self, finding: Finding, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finding = finding
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find in this document"))
        self.field.setAccessibleName(self.tr("Find in this document"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.typed)
        self.count = label("", "muted")
        self.count.setMinimumWidth(64)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.previous_button = tool_button(theme.icon("up"), self.tr("Previous match (Shift+F3)"), finding.previous)
        self.next_button = tool_button(theme.icon("lower"), self.tr("Next match (F3)"), finding.next)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.previous_button)
        row.addWidget(self.next_button)
        row.addWidget(tool_button(theme.icon("close"), self.tr("Close search (Esc)"), self.close_search))
        finding.changed.connect(self.settle)
        self.settle()
        self.hide()

    @Slot()
    def open_search(self) -> None:
        """Show the row with the field ready to be typed in."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot()
    def close_search(self) -> None:
        self.hide()
        self.closed.emit()

    @Slot()
    def settle(self) -> None:
        """Say how many hits there are, and which is shown."""
        finding, hits = self._finding, len(self._finding.model.hits)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(hits > 0)
        missing = bool(finding.text) and not hits and not finding.searching
        set_tone(self.field, "warning" if missing else "")
        if not finding.text:
            self.count.setText("")
        elif hits:
            shown = "–" if finding.current is None else number_name(finding.current + 1)
            more = "+" if finding.searching else ""
            self.count.setText(self.tr("{n} of {total}").format(n=shown, total=number_name(hits) + more))
        else:
            self.count.setText(self.tr("Searching…") if finding.searching else self.tr("Not found"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self._finding.previous if back else self._finding.next)()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_search()
        else:
            super().keyPressEvent(event)
