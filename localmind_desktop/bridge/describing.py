"""The chat model describes documents (D4-D6) while nothing else is to do: no import, no question, no catching up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.catching_up import CatchingUp
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.bridge.job import Failure, Job

_OF_ONE = frozenset({"Misshapen", "PromptTooLong", "StreamCut", "ServerFailed"})
"""The failures that leave the other documents: the server is there."""


class Describing(QObject):
    """A document at a time. It gives way to whatever comes; what the model has said of a document until then is kept.

    ``changed`` carries how many documents wait, 0 at the end; ``described`` the id of one that is done.
    """

    changed = Signal(int)
    described = Signal(str)

    def __init__(self, desk: Desk, imports: Imports, catching_up: CatchingUp, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._imports = imports
        self._catching_up = catching_up
        self._waiting: list[str] = []
        self._job: Job | None = None
        self._is_known = False  # what waits
        self._openings = 0
        desk.opening.connect(self._forget)
        imports.changed.connect(self._go_on)
        catching_up.rested.connect(self._look_anew)
        desk.answers.busy_changed.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether a document is being described, or what waits is being looked up."""
        return self._job is not None

    @Slot()
    def _forget(self) -> None:
        self._openings += 1  # what the running job still tells is of another library
        self._set([], known=False)
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _look_anew(self) -> None:
        self._is_known = False
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        is_free = not (self._imports.tally.left or self._catching_up.is_busy or self._desk.answers.busy)
        if self._job is not None:
            if not is_free:
                self._job.cancel()
            return
        if not is_free or not self._desk.is_open:
            return
        if not self._is_known:
            self._job = self._desk.on(self._desk.background, lambda library, cancel: library.insights.undescribed())
            self._job.finished.connect(partial(self._take, self._openings))
        elif self._waiting:
            document_id = self._waiting[0]
            self._job = self._desk.on(
                self._desk.background,
                lambda library, cancel: library.insights.describe(library.document(document_id), cancel),
            )
            self._job.finished.connect(partial(self._drop, self._openings, document_id))
            self._job.failed.connect(partial(self._fail, self._openings, document_id))
        else:
            return
        self._job.ended.connect(self._end)

    def _take(self, opening: int, document_ids: Sequence[str]) -> None:
        if opening == self._openings:
            self._set(document_ids, known=True)

    def _drop(self, opening: int, document_id: str, _: object) -> None:
        if opening == self._openings:
            self._set([one for one in self._waiting if one != document_id], known=True)
            self.described.emit(document_id)

    def _fail(self, opening: int, document_id: str, failure: Failure) -> None:
        """Leave this document, or all of them where no model can be reached, until documents come or it opens anew."""
        if opening == self._openings:
            is_one = failure.kind in _OF_ONE or failure.kind == "UnknownDocument"
            self._set([one for one in self._waiting if is_one and one != document_id], known=True)

    def _set(self, document_ids: Sequence[str], *, known: bool) -> None:
        self._waiting, self._is_known = list(document_ids), known
        self.changed.emit(len(self._waiting))

    @Slot()
    def _end(self) -> None:
        self._job = None
        self._go_on()
