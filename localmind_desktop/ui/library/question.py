"""What is asked beside the list that it is about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from localmind_desktop.ui.parts import Action, Notice


class Question(Notice):
    """Waits for an answer with the focus on the last one, which Escape gives as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: QWidget | None = None  # what had the focus

    def say(self, text: str, tone: str = "", actions: tuple[Action, ...] = (), details: str = "") -> None:
        self.hide()
        self._before = QApplication.focusWidget()
        super().say(text, tone, actions, details)
        self.buttons()[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def hide(self) -> None:
        """Take it away; the focus goes back to where it was."""
        had_focus = self.isAncestorOf(QApplication.focusWidget())
        super().hide()
        if had_focus and self._before is not None and self._before.window() is self.window():
            self._before.setFocus()
        self._before = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.buttons()[-1].click()
        else:
            super().keyPressEvent(event)
