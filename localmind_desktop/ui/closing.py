"""Closing the window while work goes on: asked about once, in place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.words import count_name, tr


class Closing(QObject):
    """Asks in ``notice`` when ``unfinished`` has a line to say."""

    never_again_asked = Signal()

    def __init__(self, notice: Notice, unfinished: Callable[[], str], window: QWidget) -> None:
        super().__init__(window)
        self._notice = notice
        self._unfinished = unfinished
        self._window = window
        self._asked = False

    def asks_to_stay(self) -> bool:
        """Ask once when work goes on; whether it was asked now."""
        said = self._unfinished()
        if not said or self._asked:
            return False
        self._asked = True
        never = (self.tr("Quit and don’t ask again"), self.never_again_asked.emit)
        actions = ((self.tr("Quit"), self._window.close), (self.tr("Cancel"), self._stay), never)
        self._notice.say(said, "warning", actions)
        self._notice.buttons()[0].setFocus()
        return True

    @Slot()
    def _stay(self) -> None:
        self._asked = False


def unfinished_line(documents: int, answering: bool) -> str:
    """One or two sentences; empty when nothing is under way."""
    lines = []
    if documents:
        one = tr("{n} document is still being added. It will resume next time.")
        lines.append(count_name(documents, one, tr("{n} documents are still being added. They will resume next time.")))
    if answering:
        lines.append(tr("An answer is still being written. Quitting stops it."))
    return " ".join(lines)
