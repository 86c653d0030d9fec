"""A thin bar that moves as long as nobody knows how long it will take."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimerEvent
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QProgressBar

BEAT_MS, ROUND_MS = 40, 1_800
HEIGHT, SHARE = 4, 0.28  # of the bar that moves


class BusyBar(QProgressBar):
    """One rounded part goes to and fro; it stands still while the bar is hidden."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(name)
        self._beat = 0
        self._since = QElapsedTimer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._beat:
            self._since.start()
            self._beat = self.startTimer(BEAT_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._beat:
            self.killTimer(self._beat)
            self._beat = 0

    def timerEvent(self, event: QTimerEvent) -> None:
        if event.timerId() == self._beat:
            self.update()
        else:
            super().timerEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect())
        painter.setBrush(self.palette().color(QPalette.ColorRole.AlternateBase))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        part = QRectF(room)
        part.setWidth(room.width() * SHARE)
        part.moveLeft((room.width() - part.width()) * place_at(self._since.elapsed()))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(part, room.height() / 2, room.height() / 2)
        painter.end()


def place_at(elapsed_ms: int) -> float:
    """How far the part is on its way from left (0) to right (1); it slows down at both ends."""
    way = 2 * (elapsed_ms % ROUND_MS) / ROUND_MS
    way = 2 - way if way > 1 else way
    return way * way * (3 - 2 * way)
