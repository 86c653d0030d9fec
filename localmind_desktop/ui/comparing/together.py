"""Two views that scroll together: as far as one is moved, the other moves too."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QAbstractScrollArea

SETTLING = 400  # milliseconds until two views have arrived where they were sent


class ScrolledTogether(QObject):
    """While the views are sent to places of their own they `rest` from moving each other."""

    def __init__(self, one: QAbstractScrollArea, other: QAbstractScrollArea, parent: QObject) -> None:
        super().__init__(parent)
        self._bars = one.verticalScrollBar(), other.verticalScrollBar()
        self._values = [bar.value() for bar in self._bars]
        self._resting = False
        self._settled = QTimer(self, singleShot=True, interval=SETTLING)
        self._settled.timeout.connect(self._wake)
        self._bars[0].valueChanged.connect(self._move_second)
        self._bars[1].valueChanged.connect(self._move_first)

    def rest(self) -> None:
        self._resting = True

    def go_on(self) -> None:
        """Move together again, once both have arrived."""
        self._settled.start()

    @Slot()
    def _wake(self) -> None:
        self._values = [bar.value() for bar in self._bars]
        self._resting = False

    @Slot(int)
    def _move_first(self, value: int) -> None:
        self._move(1, value)

    @Slot(int)
    def _move_second(self, value: int) -> None:
        self._move(0, value)

    def _move(self, at: int, value: int) -> None:
        step, self._values[at] = value - self._values[at], value
        if self._resting:
            return
        self._resting = True
        other = self._bars[1 - at]
        other.setValue(other.value() + step)
        self._values[1 - at] = other.value()
        self._resting = False
