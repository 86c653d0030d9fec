"""Documents go to other collections, by menu and by drag; where they were is one click away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Collection, ImportResult
from localmind_desktop.ui.parts import Action, Notice
from localmind_desktop.ui.words import documents_name, labelled, quoted


class Relocation(QObject):
    """Moves and copies, and says what came of it."""

    stirred = Signal()  # the catalog has something new

    def __init__(self, holdings: Holdings, model: DocumentModel, notice: Notice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._model = model
        self._notice = notice
        self._names: dict[str, str] = {}

    @Slot(object)
    def take_collections(self, collections: Sequence[Collection]) -> None:
        """How collections are called."""
        self._names = {each.key: each.name for each in collections}

    @Slot(object, str)
    def move(self, entries: Sequence[Entry], key: str) -> None:
        before = {entry.document_id: entry.collection for entry in entries if entry.document_id is not None}
        self._follow(self._holdings.move(list(before), key)).finished.connect(partial(self._moved, key, before))

    @Slot(object, str)
    def copy(self, entries: Sequence[Entry], key: str) -> None:
        ids = [entry.document_id for entry in entries if entry.document_id is not None]
        self._follow(self._holdings.copy(ids, key)).finished.connect(partial(self._copied, key))

    @Slot(str, object, bool)
    def take_dropped(self, key: str, document_ids: Sequence[str], copies: bool) -> None:
        """Documents of the list were dropped on a collection."""
        entries = [entry for entry in self._model.entries if entry.document_id in document_ids]
        (self.copy if copies else self.move)(entries, key)

    def _follow(self, job: Job) -> Job:
        job.progressed.connect(self.stirred)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.stirred)
        return job

    def _moved(self, key: str, before: dict[str, str], results: Sequence[ImportResult]) -> None:
        back: dict[str, list[str]] = {}
        for result in results:
            if result.status == "moved" and result.document_id in before:
                back.setdefault(before[result.document_id], []).append(result.document_id)
        text = self._line(results, "moved", self.tr("moved to “{name}”").format(name=self._names.get(key, key)))
        undo = ((self.tr("Undo"), partial(self._move_back, back)),) if back else ()
        self._say(text, results, undo)

    def _move_back(self, back: dict[str, list[str]]) -> None:
        for key, document_ids in back.items():
            self._follow(self._holdings.move(document_ids, key))

    def _copied(self, key: str, results: Sequence[ImportResult]) -> None:
        done = self.tr("copied to “{name}”").format(name=self._names.get(key, key))
        self._say(self._line(results, "copied", done), results, ())

    def _line(self, results: Sequence[ImportResult], status: str, done: str) -> str:
        """ "“a.pdf” moved to “Contracts”.", "3 documents moved to “Contracts”.", and why others stayed."""
        gone = [result for result in results if result.status == status]
        stayed = [result for result in results if result.status != status]
        which = quoted(gone[0].document) if len(gone) == 1 else documents_name(len(gone))
        lines = [f"{which} {done}."] if gone else []
        lines += [labelled(quoted(result.document), told(result.reason or "")) for result in stayed[:3]]
        return " ".join(lines)

    def _say(self, text: str, results: Sequence[ImportResult], undo: tuple[Action, ...]) -> None:
        if text:
            tone = "warning" if any(result.status in ("duplicate", "failed") for result in results) else ""
            self._notice.say(text, tone if not undo else "", (*undo, (self.tr("Close"), None)))

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
