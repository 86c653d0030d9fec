"""Two panes that scroll together: as far as one is moved, the other moves too."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from localmind_desktop.ui.source.pane import SourcePane

SETTLING = 300  # milliseconds without a move until a pane counts as having arrived where it was sent
LONGEST = 4_000  # milliseconds until a page that does not come is waited for no longer


class ScrolledTogether(QObject):
    """Panes that are sent to places of their own do not move each other until they are there."""

    def __init__(self, one: SourcePane, other: SourcePane, parent: QObject) -> None:
        super().__init__(parent)
        self._panes = one, other
        self._bars = one.view.verticalScrollBar(), other.view.verticalScrollBar()
        self._values = [bar.value() for bar in self._bars]
        self._awaited: set[int] = set()
        self._moving = False
        self._settled = QTimer(self, singleShot=True)
        self._settled.timeout.connect(self._wake)
        for at in (0, 1):
            self._panes[at].page_shown.connect(partial(self._arrive, at))
        self._bars[0].valueChanged.connect(self._move_second)
        self._bars[1].valueChanged.connect(self._move_first)

    @property
    def is_resting(self) -> bool:
        """Whether a pane is still on its way."""
        return self._settled.isActive()

    def rest(self, panes: Iterable[SourcePane]) -> None:
        """These panes are about to be sent to places of their own."""
        self._awaited |= {self._panes.index(pane) for pane in panes}
        self._settled.start(LONGEST)

    def _arrive(self, at: int, _: object) -> None:
        self._awaited.discard(at)
        if self.is_resting and not self._awaited:
            self._settled.start(SETTLING)

    @Slot()
    def _wake(self) -> None:
        self._awaited.clear()
        self._values = [bar.value() for bar in self._bars]

    @Slot(int)
    def _move_first(self, value: int) -> None:
        self._follow(1, value)

    @Slot(int)
    def _move_second(self, value: int) -> None:
        self._follow(0, value)

    def _follow(self, at: int, value: int) -> None:
        step, self._values[at] = value - self._values[at], value
        if self.is_resting and not self._awaited:
            self._settled.start(SETTLING)
        if self._moving or self.is_resting:
            return
        self._moving = True
        other = self._bars[1 - at]
        other.setValue(other.value() + step)
        self._values[1 - at] = other.value()
        self._moving = False
