"""Gathers streamed text, so that it is painted at most once per frame."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

FRAME_MS = 16


class TokenPacer(QObject):
    """Emits ``paced`` with all the text that came in since the last time, at most once per ``FRAME_MS``."""

    paced = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.flush)

    def add(self, text: str) -> None:
        self._pieces.append(text)
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def flush(self) -> None:
        """Emit what waits now; nothing when nothing waits."""
        self._timer.stop()
        if self._pieces:
            text, self._pieces = "".join(self._pieces), []
            self.paced.emit(text)

    def drop(self) -> None:
        """Forget what waits."""
        self._timer.stop()
        self._pieces.clear()
