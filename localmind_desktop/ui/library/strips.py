"""The lines below the list: the work that goes on, and what needs a look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core import State
from localmind_desktop.ui.parts import FlowLayout, label, link_button, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, number_name


class WorkStrip(QFrame):
    """How many documents are still to come, with a bar, and buttons that pause, resume and cancel all of them."""

    def __init__(self, imports: Imports, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._imports = imports
        self.text = label("", "small")
        self.pause_button = tool_button(theme.icon("pause", "muted"), self.tr("Pause all"), imports.pause_all)
        self.resume_button = tool_button(theme.icon("play", "muted"), self.tr("Resume all"), imports.resume_all)
        self.cancel_button = tool_button(theme.icon("close", "muted"), self.tr("Cancel all"), imports.cancel_all)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(4)
        self.bar.setAccessibleName(self.tr("Import progress"))
        line = QHBoxLayout()
        line.setSpacing(2)
        line.addWidget(self.text, 1)
        for button in (self.pause_button, self.resume_button, self.cancel_button):
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 0, 2, 0)
        column.setSpacing(3)
        column.addLayout(line)
        column.addWidget(self.bar)
        imports.changed.connect(self.show_tally)
        self.show_tally()

    @Slot()
    def show_tally(self) -> None:
        tally = self._imports.tally
        self.setVisible(bool(tally.left or tally.held))
        self.pause_button.setVisible(bool(tally.left))
        self.resume_button.setVisible(bool(tally.held))
        self.bar.setVisible(bool(tally.left) and tally.done + tally.left > 1)  # the one document's row has a ring
        self.bar.setRange(0, max(1, tally.done + tally.left))
        self.bar.setValue(tally.done)
        parts = []
        if tally.left:
            total = number_name(tally.done + tally.left)
            parts.append(self.tr("Document {n} of {total}").format(n=number_name(tally.done + 1), total=total))
        if tally.held:
            parts.append(self.tr("{n} paused").format(n=number_name(tally.held)))
        self.text.setText(" · ".join(parts))


class TroubleStrip(QWidget):
    """Links to what could not be read, to what asks for a password, and to documents whose files are gone. Hidden when
    all is well."""

    passwords_asked = Signal()
    problems_asked = Signal()
    gone_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, 4)
        self.locked = link_button("", self.passwords_asked.emit)
        self.problems = link_button("", self.problems_asked.emit)
        self.gone = link_button("", self.gone_asked.emit)
        for button in (self.locked, self.problems, self.gone):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            flow.addWidget(button)
        self.show_entries((), 0)

    def show_entries(self, problems: Sequence[Entry], gone: int) -> None:
        """``gone`` is how many files are no longer in their linked folder."""
        locked = sum(entry.needs_password for entry in problems)
        failed = sum(entry.state is State.FAILED for entry in problems) - locked
        partial = len(problems) - failed - locked
        parts = []
        if failed:
            parts.append(count_name(failed, self.tr("1 could not be read"), self.tr("{n} could not be read")))
        if partial:
            parts.append(count_name(partial, self.tr("1 partly readable"), self.tr("{n} partly readable")))
        needed = count_name(locked, self.tr("{n} needs a password"), self.tr("{n} need a password"))
        missing = count_name(gone, self.tr("{n} file missing"), self.tr("{n} files missing"))
        links = (
            (self.locked, needed, locked),
            (self.problems, " · ".join(parts), len(parts)),
            (self.gone, missing, gone),
        )
        for link, text, count in links:
            link.setText(text)
            link.setAccessibleName(text or self.tr("Problems"))
            link.setVisible(bool(count))
        self.setVisible(bool(problems or gone))
