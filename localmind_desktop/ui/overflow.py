"""What a row of buttons has no room for, behind one more button at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from localmind_desktop.ui.parts import dress_tool_button
from localmind_desktop.ui.theme import Theme


class Overflow(QToolButton):
    """Is there when a button is not; its menu then has that one's command."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress_tool_button(self, theme.icon("more"), self.tr("More tools"))
        self.setObjectName("more")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._left_out: list[QToolButton] = []
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        self.hide()

    def fit(self, row: QHBoxLayout, spare: Sequence[Sequence[QWidget]], room: int) -> None:
        """Show of ``row``, of which this button is part, what ``room`` pixels hold; ``spare`` goes first to last.

        Of what is gone, buttons are in the menu.
        """
        every = [row.itemAt(place).widget() for place in range(row.count())]
        here = [widget for widget in every if widget is not None and widget is not self]
        gone: list[QWidget] = []
        for buttons in spare:
            if self._needed(here, row.spacing(), with_this=bool(gone)) <= room:
                break
            gone += buttons
            here = [widget for widget in here if widget not in buttons]
        for buttons in spare:
            for button in buttons:
                button.setVisible(button not in gone)
        self._left_out = [widget for widget in every if widget in gone and isinstance(widget, QToolButton)]
        self.setVisible(bool(gone))

    def _needed(self, widgets: Sequence[QWidget], spacing: int, *, with_this: bool) -> int:
        counted = [*widgets, self] if with_this else widgets
        hints = (widget.sizeHint().boundedTo(widget.maximumSize()).width() for widget in counted)
        return sum(hint + spacing for hint in hints)

    @Slot()
    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for button in self._left_out:
            if button.menu() is not None and button.popupMode() == QToolButton.ToolButtonPopupMode.InstantPopup:
                entry = menu.addMenu(button.menu())
                entry.setText(button.accessibleName())
            else:
                entry = menu.addAction(button.icon(), button.toolTip())
                entry.triggered.connect(button.click)
            entry.setEnabled(button.isEnabled())
