"""What ready documents lack (I11, D3-D7) is made while nothing else is: a document at a time on the store lane."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.bridge.job import Job


class CatchingUp(QObject):
    """Begins when ``imports`` have nothing to do, and gives way to what comes. Nothing that it did gets lost.

    Emits ``stirred`` when a document has what it lacked, and ``rested`` when nothing is left to do.
    """

    stirred = Signal()
    rested = Signal()

    def __init__(self, desk: Desk, imports: Imports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._imports = imports
        self._waiting: list[str] = []
        self._job: Job | None = None
        self._is_known = False  # what waits
        self._openings = 0
        desk.opening.connect(self._forget)
        desk.changed.connect(self._look_anew)
        imports.ended.connect(self._look_anew)
        imports.changed.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether something is made, or is about to be."""
        return self._job is not None

    @Slot()
    def _forget(self) -> None:
        self._openings += 1  # what the running job still tells is of another library
        self._waiting, self._is_known = [], False

    @Slot()
    def _look_anew(self) -> None:
        """Other documents are there now."""
        self._is_known = False
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._job is not None:
            if self._imports.tally.left:
                self._job.cancel()
            return
        if self._imports.tally.left or not self._desk.is_open:
            return
        if not self._is_known:
            self._job = self._desk.on(self._desk.store, lambda library, cancel: library.after_work.waiting())
            self._job.finished.connect(partial(self._take, self._openings))
        elif self._waiting:
            document_id = self._waiting[0]
            self._job = self._desk.on(
                self._desk.store, lambda library, cancel: library.after_work.complete(document_id, cancel)
            )
            self._job.finished.connect(partial(self._drop, document_id))
        else:
            return
        self._job.failed.connect(self._give_up)
        self._job.ended.connect(self._end)

    def _take(self, opening: int, document_ids: Sequence[str]) -> None:
        if opening == self._openings:
            self._waiting, self._is_known = list(document_ids), True

    def _drop(self, document_id: str, _: object) -> None:
        if document_id in self._waiting:
            self._waiting.remove(document_id)
            self.stirred.emit()

    @Slot(object)
    def _give_up(self, _: object) -> None:
        """The library cannot be written: until documents come, or it opens anew."""
        self._waiting, self._is_known = [], True

    @Slot()
    def _end(self) -> None:
        self._job = None
        self._go_on()
        if self._job is None and not self._imports.tally.left:
            self.rested.emit()
