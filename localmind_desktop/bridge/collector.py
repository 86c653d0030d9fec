"""Garbage collection in the window's thread only.

Automatic collection may fire in a lane's thread and free widgets there, which crashes Qt. So it is switched off, and a
timer of the window's thread collects by the same thresholds.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

INTERVAL_MS = 1_000


class Collector(QObject):
    """Collects as long as it lives; ``close`` gives collecting back to the interpreter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @Slot()
    def collect(self) -> None:
        """Collect the oldest generation that has reached its threshold."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                break

    @Slot()
    def settle(self) -> None:
        """Take all that lives now (imported modules above all) out of later collections, which keeps them short."""
        gc.freeze()

    def close(self) -> None:
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
