"""The documents on their way into the library: some are read side by side, one at a time is indexed, the others wait.

What was read is found by keyword before anything else is made of it, so that a small document is not held up by a large
one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from localmind_desktop.bridge.documents import DocumentModel, Entry, key_of
from localmind_desktop.bridge.holdings import Holding, Holdings, Queued
from localmind_desktop.bridge.import_work import (
    READS_BESIDE_INDEXING,
    Intent,
    Running,
    Stage,
    Tally,
    Work,
    following,
    path_of,
    waiting_file,
)
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.lane import Lane
from localmind_desktop.core.model import FolderChanges, ImportResult, Progress, State, WaitingFile


class Imports(QObject):
    """The queue. What waits is put down in the catalog, so it survives a restart, paused or not."""

    changed = Signal()  # the tally
    settled = Signal(object)  # ImportResult
    failed = Signal(object)  # Failure: of the queue, not of a document
    nothing_found = Signal()  # what was handed in holds no files
    stirred = Signal()  # the catalog has something new
    ended = Signal()  # nothing is under way any more

    def __init__(self, holdings: Holdings, model: DocumentModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._model = model
        self._waiting: dict[str, Work] = {}
        self._held: dict[str, Work] = {}
        self._running: dict[str, Running] = {}
        self._done = 0
        self._early: list[tuple[tuple[Path, ...], str]] = []
        self._finding: dict[int, tuple[tuple[Path, ...], str]] = {}
        self._searches = 0

    # ------------------------------------------------------------------ how it stands

    @property
    def tally(self) -> Tally:
        return Tally(self._done, len(self._waiting) + len(self._running), len(self._held))

    def has(self, key: str) -> bool:
        """Whether the row of that key is running, waits or is paused."""
        return key in self._waiting or key in self._held or key in self._running

    # ------------------------------------------------------------------ the library opens and closes

    def forget(self) -> None:
        """Another library is being opened; what was handed in and is not put down yet waits for it."""
        self._early += self._finding.values()
        self._finding.clear()
        self._waiting.clear()
        self._held.clear()
        self._running.clear()
        self._done = 0
        self.changed.emit()

    def begin(self, holding: Holding) -> None:
        """Go on with what was left: the model shows ``holding`` already."""
        for document in holding.documents:
            if not document.state.is_final and not self.has(document.id):
                work = Work(document.id, document.collection, document_id=document.id)
                if document.paused:
                    self._held[work.key] = work
                else:
                    self._model.begin(work.key)
                    self._waiting[work.key] = work
        for file in holding.waiting:
            key, name = key_of(file.path, file.collection), Path(file.path).name
            if file.reason is not None:
                self._model.turn_away(key, name, file.collection, file.reason)
            elif not self.has(key):
                self._model.expect(key, name, file.collection, paused=file.paused)
                (self._held if file.paused else self._waiting)[key] = Work(key, file.collection, Path(file.path))
        early, self._early = self._early, []
        for paths, collection in early:
            self.add(paths, collection)
        self._holdings.complete_glossaries().ended.connect(self.stirred)
        self._go_on()

    # ------------------------------------------------------------------ files come

    def add(self, paths: Sequence[Path], collection: str) -> None:
        """Take in files, and the files of folders; before the library is open they wait for it."""
        if not paths:
            return
        if not self._holdings.desk.is_open:
            self._early.append((tuple(paths), collection))
            return
        self._searches += 1
        self._finding[self._searches] = (tuple(paths), collection)
        job = self._holdings.queue(tuple(paths), collection)
        job.finished.connect(partial(self._found, self._searches))
        job.failed.connect(partial(self._not_found, self._searches))

    def _found(self, search: int, queued: Queued) -> None:
        if search not in self._finding:
            return
        _, collection = self._finding.pop(search)
        for result in queued.refused:
            self._model.turn_away(key_of(result.path, collection), result.document, collection, result.reason or "")
            self.settled.emit(result)
        if not (queued.files or queued.refused):
            self.nothing_found.emit()
        works = [Work(key_of(path, collection), collection, path) for path in queued.files]
        self._expect([work for work in works if not self.has(work.key) or work.key in self._held])

    def _not_found(self, search: int, failure: Failure) -> None:
        self._finding.pop(search, None)
        self.failed.emit(failure)

    def take_linked(self, found: FolderChanges) -> None:
        """Take in what is new or changed in a linked folder, unless that is under way."""
        folder = found.folder
        unfinished = {
            entry.document.source for entry in self._model.entries if entry.document is not None and self.has(entry.key)
        }
        works = [
            Work(key_of(mark.path, folder.collection), folder.collection, Path(mark.path), folder=folder, mark=mark)
            for mark in found.new + found.changed
            if mark.path not in unfinished
        ]
        self._expect([work for work in works if not self.has(work.key)])

    def read_again(self, entries: Iterable[Entry]) -> None:
        """Read the library's copies of documents anew."""
        for entry in entries:
            if entry.document_id is not None and not self.has(entry.key):
                self._model.begin(entry.key)
                work = Work(entry.key, entry.collection, document_id=entry.document_id, again=True, stage=Stage.WHOLE)
                self._waiting[entry.key] = work
        self._go_on()

    def retry(self, entries: Sequence[Entry]) -> None:
        """Try once more what could not be read."""
        for entry in entries:
            path = path_of(entry)
            if entry.document_id is None and path is not None:
                self.add([path], entry.collection)
        self.read_again(entry for entry in entries if entry.document_id is not None)

    def _expect(self, works: Sequence[Work]) -> None:
        collections = dict.fromkeys(work.collection for work in works)
        for collection in collections:
            named = [(work.key, work.path.name) for work in works if work.collection == collection and work.path]
            self._model.expect_all(named, collection)
        for work in works:
            self._held.pop(work.key, None)
            self._waiting[work.key] = work
        self._go_on()
        if not self.tally.left:
            self.ended.emit()

    # ------------------------------------------------------------------ one after the other

    def _go_on(self) -> None:
        """Begin what is next, on every lane that is free for it."""
        desk = self._holdings.desk
        if desk.is_open:
            for lane in desk.readers:
                work = None if lane.busy else self._next(Stage.READ)
                if work is not None:
                    self._start(work, lane)
            self._go_on_storing(desk.store)
        self.changed.emit()

    def _go_on_storing(self, lane: Lane) -> None:
        storing = next((one for one in self._running.values() if one.work.stage is not Stage.READ), None)
        may_complete = READS_BESIDE_INDEXING or not self._is_reading()
        soon = self._next(Stage.ASKABLE) or self._next(Stage.WHOLE)
        if storing is None:
            work = soon or (self._next(Stage.COMPLETE) if may_complete else None)
            if work is not None:
                self._start(work, lane)
        elif storing.may_give_way and (self._next(Stage.ASKABLE) is not None or not may_complete):
            storing.stop(Intent.GIVE_WAY)

    def _next(self, stage: Stage) -> Work | None:
        return next((work for work in self._waiting.values() if work.stage is stage), None)

    def _is_reading(self) -> bool:
        works = (*self._waiting.values(), *(one.work for one in self._running.values()))
        return any(work.stage in (Stage.READ, Stage.ASKABLE) for work in works)

    def _start(self, work: Work, lane: Lane) -> None:
        del self._waiting[work.key]
        job = self._job(work, lane)
        self._running[work.key] = Running(work, job)
        job.progressed.connect(partial(self._progressed, work))
        job.finished.connect(partial(self._finished, work))
        job.failed.connect(partial(self._failed, work))
        job.cancelled.connect(partial(self._cancelled, work))
        job.ended.connect(partial(self._ended, work))

    def _job(self, work: Work, lane: Lane) -> Job:
        document_id = work.document_id or ""
        if work.stage is Stage.ASKABLE:
            return self._holdings.make_askable(document_id)
        if work.stage is Stage.COMPLETE:
            return self._holdings.complete(work)
        if work.stage is Stage.WHOLE:
            is_file = work.path is not None
            return self._holdings.ingest(work) if is_file else self._holdings.read_again(document_id)
        if work.document_id is None:
            return self._holdings.read_in(work, lane)
        return self._holdings.read_on(document_id, lane)

    def _running_at(self, work: Work) -> Running | None:
        """What runs of a work, unless the library was closed meanwhile."""
        running = self._running.get(work.key)
        return running if running is not None and running.work is work else None

    def _progressed(self, work: Work, progress: Progress) -> None:
        if self._running_at(work) is None:
            return
        before = self._model.entry(work.key)
        self._model.follow(work.key, progress)
        if before is not None and before.state is State.READING and progress.state is not State.READING:
            self.stirred.emit()  # what has been read can be asked, long before it is ready

    def _finished(self, work: Work, result: ImportResult) -> None:
        running = self._running_at(work)
        if running is None:
            return
        if running.intent is Intent.CANCEL and result.document_id is not None and result.status != "duplicate":
            self._model.drop(work.key)  # it was in before it could be stopped
            self._discard([work], [result.document_id])
        elif result.is_begun:
            running.following = following(work, result)
            if running.intent is Intent.PAUSE:
                running.following = None
                self._hold(work, result.document_id)
        elif work.folder is not None and result.document_id is None:
            self._model.drop(work.key)  # a file in a linked folder that is no document is no trouble
        else:
            self._model.settle(work.key, result)
            if work.folder is None or result.status != "duplicate":
                self.settled.emit(result)

    def _failed(self, work: Work, failure: Failure) -> None:
        if self._running_at(work) is not None:
            self._model.fail(work.key, failure.sentence)

    def _cancelled(self, work: Work) -> None:
        running = self._running_at(work)
        if running is None:
            return
        entry = self._model.entry(work.key)
        document_id = work.document_id or (entry.document_id if entry is not None else None)
        if running.intent is Intent.PAUSE:
            self._hold(work, document_id)
        elif running.intent is Intent.CANCEL:
            self._model.drop(work.key)
            self._discard([work], [document_id] if document_id else [])
        elif running.intent is Intent.GIVE_WAY:
            running.following = work

    def _ended(self, work: Work) -> None:
        running = self._running_at(work)
        if running is None:
            return
        del self._running[work.key]
        if running.following is not None:
            self._waiting[work.key] = running.following
            if running.following is work:  # that gave way goes on before the others
                self._waiting = {work.key: work} | self._waiting
            self._go_on()
            return
        self._done += 1
        self.stirred.emit()
        self._go_on()
        if not self.tally.left:
            self._done = 0
            self.ended.emit()
            self.changed.emit()

    # ------------------------------------------------------------------ pause, resume, cancel

    def pause(self, keys: Iterable[str]) -> None:
        """Let documents wait until they are resumed, also over a restart."""
        files = []
        for key in list(keys):
            if key in self._running:
                self._running[key].stop(Intent.PAUSE)
            elif (work := self._waiting.pop(key, None)) is not None:
                self._held[key] = work
                self._model.hold(key)
                if work.document_id is not None:
                    self._holdings.pause(work.document_id)
                elif work.path is not None:
                    files.append(waiting_file(work))
        if files:
            self._holdings.hold(files, paused=True)
        self.changed.emit()

    def resume(self, keys: Iterable[str]) -> None:
        files = []
        for key in list(keys):
            work = self._held.pop(key, None)
            if work is not None:
                self._model.begin(key)
                self._waiting[key] = work
                if work.document_id is None and work.path is not None:
                    files.append(waiting_file(work))
        if files:
            self._holdings.hold(files, paused=False)
        self._go_on()

    def pause_all(self) -> None:
        self.pause([*self._waiting, *self._running])

    def resume_all(self) -> None:
        self.resume(list(self._held))

    def cancel(self, keys: Iterable[str]) -> None:
        """Take files out of the queue, with what the library holds of one that was begun.

        A document that was in the library before is not removed: the work on it is paused.
        """
        works, documents = [], []
        for key in list(keys):
            if self._is_older(key):
                self.pause([key])
                continue
            if key in self._running:
                self._running[key].stop(Intent.CANCEL)
                continue
            work = self._waiting.pop(key, None) or self._held.pop(key, None)
            if work is not None:
                works.append(work)
                self._model.drop(key)
                documents += [work.document_id] if work.document_id is not None else []
        self._discard(works, documents)
        self.changed.emit()

    def _is_older(self, key: str) -> bool:
        running = self._running.get(key)
        work = running.work if running is not None else self._waiting.get(key) or self._held.get(key)
        return work is not None and work.path is None

    def keep_only(self, document_ids: Collection[str]) -> None:
        """Forget paused work on documents that are no longer in the library."""
        gone = [key for key, work in self._held.items() if work.document_id and work.document_id not in document_ids]
        for key in gone:
            del self._held[key]
        if gone:
            self.changed.emit()

    def cancel_all(self) -> None:
        self.cancel([*self._waiting, *self._held, *self._running])

    def dismiss(self, entries: Sequence[Entry]) -> None:
        """Say no more of files that were turned away."""
        files = [WaitingFile(str(path), entry.collection) for entry in entries if (path := path_of(entry)) is not None]
        for entry in entries:
            self._model.drop(entry.key)
        if files:
            self._holdings.drop(files)

    def _hold(self, work: Work, document_id: str | None) -> None:
        """The running work was interrupted: from now on it is its document that waits, where there is one."""
        self._held[work.key] = work
        self._model.hold(work.key)
        if document_id is not None:
            self._hold_document(work.key, document_id)
            self._holdings.pause(document_id)
        else:
            job = self._holdings.pause_file(waiting_file(work))
            job.finished.connect(partial(self._hold_document, work.key))

    def _hold_document(self, key: str, document_id: str | None) -> None:
        held = self._held.get(key)
        if held is not None and document_id is not None:
            self._held[key] = Work(key, held.collection, document_id=document_id)

    def _discard(self, works: Sequence[Work], document_ids: Sequence[str]) -> None:
        files = [waiting_file(work) for work in works if work.path is not None]
        if files or document_ids:
            job = self._holdings.discard(files, document_ids)
            job.failed.connect(self.failed)
            job.ended.connect(self.stirred)
