"""Garbage collection in the window's thread only.

Automatic collection may fire in a lane's thread and free widgets there, which crashes Qt. So it is switched off, and a
timer of the window's thread collects. A collection takes as long as there are objects to look at, and a lane at work
makes hundreds of thousands: meanwhile the newest are looked at, often, and all of them when the lanes rest. They may
not rest for hours: then all are looked at once in minutes.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

INTERVAL_MS = 50
PATIENCE = 50
"""How many times longer all objects wait to be looked at while a lane is at work."""
REST = 20
"""Beats that lanes must have rested before they count as resting: between two tasks they do so for a moment."""


class Collector(QObject):
    """Collects as long as it lives; ``close`` gives collecting back to the interpreter.

    ``is_busy`` tells whether a lane is at work.
    """

    def __init__(self, is_busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._rested = REST
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @Slot()
    def collect(self) -> None:
        """Collect the oldest generation that has reached its threshold."""
        self._rested = 0 if self._is_busy() else self._rested + 1
        counts, (newest, middle, oldest) = gc.get_count(), gc.get_threshold()
        thresholds = newest, middle, oldest * (1 if self._rested > REST else PATIENCE)
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
