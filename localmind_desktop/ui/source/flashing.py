"""What draws the eye to a place that was just opened, once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QVariantAnimation, Slot

FLASH_MS = 900


class Flash(QVariantAnimation):
    """Its values go from 1 to 0."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, startValue=1.0, endValue=0.0, duration=FLASH_MS)

    @property
    def is_on(self) -> bool:
        return self.state() == QVariantAnimation.State.Running

    @property
    def strength(self) -> float:
        """From 1, right after a place was opened, to 0."""
        return float(self.currentValue()) if self.is_on else 0.0

    @Slot()
    def begin(self) -> None:
        self.stop()
        self.start()

    @Slot()
    def end(self) -> None:
        self.setCurrentTime(self.duration())
        self.stop()
