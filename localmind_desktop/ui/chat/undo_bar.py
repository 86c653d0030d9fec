"""What was just done, for a while, with the way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from localmind_desktop.ui.parts import label, tool_button
from localmind_desktop.ui.theme import Theme

SHOWN_MS = 12_000


class UndoBar(QFrame):
    """Closes by itself after a while; then what was done is done for good."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._undo: Callable[[], object] | None = None
        self._text = label("", wrap=True)
        self.button = QPushButton(self.tr("Undo"))
        self.button.clicked.connect(self._take_back)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.close_now)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 8, 7)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        row.addWidget(tool_button(theme.icon("close"), self.tr("Dismiss"), self.close_now))
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def offer(self, text: str, undo: Callable[[], object]) -> None:
        """Say ``text``; what was offered before is closed first."""
        self.close_now()
        self._undo = undo
        self._text.setText(text)
        self.setAccessibleName(text)
        self._timer.start()
        self.show()

    @Slot()
    def close_now(self) -> None:
        if self._undo is not None:
            self.forget()
            self.closed.emit()

    def forget(self) -> None:
        """Close it without a word."""
        self._undo = None
        self._timer.stop()
        self.hide()

    @Slot()
    def _take_back(self) -> None:
        undo = self._undo
        self.forget()
        if undo is not None:
            undo()
