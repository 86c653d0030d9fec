"""Work on ready documents, one at a time, that begins when nothing else is to do and gives way to whatever comes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.lane import Lane
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library

Find = Callable[["Library", CancelToken], Sequence[str]]
"""The ids of the documents that wait, in the order in which they are taken."""

Complete = Callable[["Library", str, CancelToken], Any]
"""The work on one of them. What it did until it is cancelled, it keeps itself."""


class IdleWork(QObject):
    """Looks up what waits, once for each time that documents came or the library opened, and works it off.

    ``changed`` carries how many documents wait, 0 at the end; ``made`` the id of one that is done; ``rested`` says that
    nothing is left to do.
    """

    changed = Signal(int)
    made = Signal(str)
    rested = Signal()

    def __init__(self, desk: Desk, lane: Lane, find: Find, complete: Complete, parent: QObject | None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._lane = lane
        self._find = find
        self._complete = complete
        self._waiting: list[str] = []
        self._job: Job | None = None
        self._is_known = False  # what waits
        self._openings = 0
        desk.opening.connect(self._forget)

    @property
    def is_busy(self) -> bool:
        """Whether a document is worked on, or what waits is being looked up."""
        return self._job is not None

    @abstractmethod
    def _is_free(self) -> bool:
        """Whether nothing else is to do."""

    def _left_after(self, document_id: str, failure: Failure) -> list[str]:
        """What still waits when a document failed: nothing, until documents come or the library opens anew."""
        return []

    @Slot()
    def _forget(self) -> None:
        self._openings += 1  # what the running job still tells is of another library
        self._set([], known=False)
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _look_anew(self) -> None:
        """Other documents are there now."""
        self._is_known = False
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._job is not None:
            if not self._is_free():
                self._job.cancel()
        elif self._desk.is_open and self._is_free():
            if not self._is_known:
                self._look_up()
            elif self._waiting:
                self._work_on(self._waiting[0])

    def _look_up(self) -> None:
        job = self._desk.on(self._lane, self._find)
        job.finished.connect(partial(self._take, self._openings))
        job.failed.connect(partial(self._fail, self._openings, ""))
        self._run(job)

    def _work_on(self, document_id: str) -> None:
        complete = self._complete
        job = self._desk.on(self._lane, lambda library, cancel: complete(library, document_id, cancel))
        job.finished.connect(partial(self._drop, self._openings, document_id))
        job.failed.connect(partial(self._fail, self._openings, document_id))
        self._run(job)

    def _run(self, job: Job) -> None:
        self._job = job
        job.ended.connect(self._end)

    def _take(self, opening: int, document_ids: Sequence[str]) -> None:
        if opening == self._openings:
            self._set(document_ids, known=True)

    def _drop(self, opening: int, document_id: str, _: object) -> None:
        if opening == self._openings:
            self._set([one for one in self._waiting if one != document_id], known=self._is_known)
            self.made.emit(document_id)

    def _fail(self, opening: int, document_id: str, failure: Failure) -> None:
        if opening == self._openings:
            self._set(self._left_after(document_id, failure), known=True)

    def _set(self, document_ids: Sequence[str], *, known: bool) -> None:
        self._waiting, self._is_known = list(document_ids), known
        self.changed.emit(len(self._waiting))

    @Slot()
    def _end(self) -> None:
        self._job = None
        self._go_on()
        if self._job is None and self._is_known and not self._waiting:
            self.rested.emit()
