"""What the window asks of the library: each verb is a job on the lane where it belongs.

The library itself is opened and closed on the store lane; the window's thread only carries the reference.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.lane import Lane
from localmind_desktop.bridge.outline import outline_of
from localmind_desktop.bridge.table_rows import WholeTable, whole_table
from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.model import (
    Answer,
    Check,
    TableRef,
    TextHit,
    Turn,
)
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.settings import save as save_settings
from localmind_desktop.core.system.access import Access
from localmind_desktop.core.system.keys import ServerKeys
from localmind_desktop.core.system.network import NetworkGuard
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library

PAINT_SECONDS = 1.0
"""How long the library waits for a window that nobody sees."""


class Desk(QObject):
    """Open it, then use its verbs; ``opened``, ``failed`` and ``shut`` tell where the library stands."""

    opening = Signal()
    opened = Signal()
    failed = Signal(object)
    changed = Signal()  # the open library works with other settings

    def __init__(self, parent: QObject | None = None, guard: NetworkGuard | None = None) -> None:
        """``guard`` lets the model server of the settings through; nobody guards where it is None."""
        super().__init__(parent)
        self.guard = guard or NetworkGuard()
        self.keys = ServerKeys()
        self.access = Access(self.guard.connect, self.keys.of)
        self.passwords = Passwords()
        self._library: Library | None = None
        self.store = Lane("store", self)
        self.readers = (Lane("reading 1", self), Lane("reading 2", self))
        self.answers = Lane("answers", self)
        self.pages = Lane("pages", self)
        self.export = Lane("export", self)
        self.background = Lane("background", self)

    # ------------------------------------------------------------------ the library as a whole

    @property
    def _beside(self) -> tuple[Lane, ...]:
        """The lanes that end before the library is closed on the store lane."""
        return (self.answers, self.pages, self.export, self.background, *self.readers)

    @property
    def is_open(self) -> bool:
        return self._library is not None

    @property
    def repairs(self) -> tuple[str, ...]:
        """What was damaged in the open library, and how it was repaired."""
        return self._library.repairs if self._library is not None else ()

    @property
    def read_only(self) -> str:
        """Why nothing in the open library may be changed, for the user; empty where it may."""
        return self._library.read_only if self._library is not None else ""

    @property
    def busy(self) -> bool:
        """Whether a lane is at work."""
        return any(lane.busy for lane in (self.store, *self._beside))

    def open(self, folder: Path, settings: Settings, painted: Event | None = None) -> Job:
        """Open the library in ``folder``, after stopping the work on the one that is open and closing it.

        Opening imports engines, which would delay the window's first painting: it waits until that is ``painted``.
        """
        before, self._library = self._library, None
        self.guard.allow(*settings.models.servers)
        for lane in (self.answers, self.pages, self.store, self.background, *self.readers):
            lane.cancel()
        ends = [lane.barrier() for lane in self._beside]
        known = self.access, self.passwords
        job = self.store.run(lambda cancel: _reopen(before, ends, painted, folder, settings, *known))
        job.finished.connect(self._take)
        job.failed.connect(self._report)
        self.opening.emit()
        return job

    def change(self, settings: Settings) -> Job:
        """Let the open library work with other settings after the answer under way; see `Library.change`."""
        self.guard.allow(*settings.models.servers)
        job = self._on(self.answers, lambda library, cancel: library.change(settings))
        job.finished.connect(self._tell_changed)
        return job

    @Slot(object)
    def _tell_changed(self, _: object) -> None:
        self.changed.emit()

    def close(self) -> None:
        """Stop all work, close the library, join the threads. Blocks until that is done."""
        for lane in self._beside:
            lane.cancel()
        for lane in self._beside:
            lane.close()
        library, self._library = self._library, None
        self.store.close(None if library is None else lambda cancel: library.close())

    @Slot(object)
    def _take(self, library: Library) -> None:
        self._library = library
        self.opened.emit()

    @Slot(object)
    def _report(self, failure: Failure) -> None:
        self.failed.emit(failure)

    def _on(self, lane: Lane, verb: Callable[[Library, CancelToken], Any], *, ahead: bool = False) -> Job:
        library = self._library
        if library is None:
            raise RuntimeError("the library is not open")
        return lane.run(lambda cancel: verb(library, cancel), ahead=ahead)

    def on(self, lane: Lane, verb: Callable[[Library, CancelToken], Any], *, ahead: bool = False) -> Job:
        """Run a verb of the open library on one of the lanes, for parts of the bridge that have their own verbs."""
        return self._on(lane, verb, ahead=ahead)

    # ------------------------------------------------------------------ documents

    def ingest(self, path: Path) -> Job:
        return self._on(self.store, lambda library, cancel: library.ingest(path, cancel))

    def resume(self) -> Job:
        return self._on(self.store, lambda library, cancel: library.resume(cancel))

    def remove(self, document_id: str) -> Job:
        return self._on(self.store, lambda library, cancel: library.remove(document_id, cancel), ahead=True)

    def documents(self) -> Job:
        return self._on(self.pages, lambda library, cancel: library.documents(), ahead=True)

    def model_checks(self) -> Job:
        return self._on(self.export, lambda library, cancel: library.model_checks())

    def chat_check(self) -> Job:
        """Whether a language model is there right now, as a `Check`."""
        return self._on(self.export, lambda library, cancel: library.chat_check())

    def check_models(self, folder: Path, settings: Settings) -> Job:
        """What ``settings`` name, whether or not it is in use; works without an open library."""
        self.guard.also_allow(*settings.models.servers)
        return self.export.run(lambda cancel: _check_models(folder, settings, self.access))

    # ------------------------------------------------------------------ tables

    def table(self, document_id: str, index: int) -> Job:
        """A table as a `WholeTable`."""
        return self._on(self.export, lambda library, cancel: _whole(library, document_id, index), ahead=True)

    def table_outlines(self, document_id: str) -> Job:
        """All tables of a document are read for it, so it stays off the lane that draws pages."""
        return self._on(self.export, lambda library, cancel: library.table_outlines(document_id))

    # ------------------------------------------------------------------ results and settings

    def save_answer(self, answer: Answer, path: Path) -> Job:
        """The ending of ``path`` chooses the format, here and below."""
        return self._on(self.export, lambda library, cancel: _save_answer(library, answer, path))

    def save_table(self, table: TableRef, path: Path, rows: Sequence[int]) -> Job:
        """``rows`` of the table, in their order."""
        return self._on(self.export, lambda library, cancel: _save_table(library, table, path, rows))

    def save_conversation(self, conversation_id: str, path: Path) -> Job:
        return self._on(self.export, lambda library, cancel: _save_turns(library, conversation_id, path))

    def save_settings(self, settings: Settings, path: Path) -> Job:
        return self.export.run(lambda cancel: _save_settings(settings, path))

    # ------------------------------------------------------------------ conversations

    @Slot()
    def warm(self) -> None:
        """A question is being typed: the model that searches for it is started meanwhile."""
        if self.is_open:
            self._on(self.answers, lambda library, cancel: library.warm())

    def conversations(self) -> Job:
        return self._on(self.answers, lambda library, cancel: library.talk.all())

    def turns(self, conversation_id: str) -> Job:
        """They are only read, so it goes beside a question that is being answered."""
        return self._on(self.export, lambda library, cancel: library.talk.turns(conversation_id), ahead=True)

    def rename_conversation(self, conversation_id: str, title: str) -> Job:
        return self._on(self.answers, lambda library, _: library.talk.rename(conversation_id, title))

    def delete_conversation(self, conversation_id: str) -> Job:
        return self._on(self.answers, lambda library, cancel: library.talk.delete(conversation_id))

    # ------------------------------------------------------------------ pages

    def page_sizes(self, document_id: str) -> Job:
        return self._on(self.pages, lambda library, cancel: library.page_sizes(document_id), ahead=True)

    def outline(self, document_id: str) -> Job:
        """The map of a document's pages, with the tree of its sections and tables, as an `Outline`."""
        return self._on(self.pages, lambda library, cancel: outline_of(library.page_map(document_id)))

    def render(self, document_id: str, page: int, scale: float, channels: int = 3, *, ahead: bool = False) -> Job:
        """``scale`` is in device pixels per point; ``ahead`` is for a page that somebody reads."""
        return self._on(
            self.pages, lambda library, _: library.pages.render(document_id, page, scale, channels), ahead=ahead
        )

    def page_words(self, document_id: str, page: int) -> Job:
        return self._on(self.pages, lambda library, cancel: library.pages.words(document_id, page), ahead=True)

    def hit_boxes(self, document_id: str, page: int, hits: Sequence[TextHit]) -> Job:
        return self._on(self.pages, lambda library, cancel: library.pages.hit_boxes(document_id, page, hits))

    def find_text(self, document_id: str, text: str) -> Job:
        """Hits come as events; it reads the whole document, so it stays off the lane that draws pages."""
        return self._on(self.export, lambda library, cancel: library.pages.find(document_id, text, cancel), ahead=True)

    def file_of(self, document_id: str) -> Job:
        return self._on(self.export, lambda library, cancel: library.pages.file(document_id), ahead=True)


# What follows runs on a lane. Parts of the core that load engines are imported there, so that the window shows first.


def _reopen(
    before: Library | None,
    ends: Sequence[Event],
    painted: Event | None,
    folder: Path,
    settings: Settings,
    access: Access,
    passwords: Passwords,
) -> Library:
    if painted is not None:
        painted.wait(PAINT_SECONDS)
    from localmind_desktop.core.library import Library

    for end in ends:
        end.wait()
    if before is not None:
        before.close()
    models = Path(settings.models.folder) if settings.models.folder else None
    return Library.open(folder, settings, models_folder=models, access=access, passwords=passwords)


def _check_models(folder: Path, settings: Settings, access: Access) -> list[Check]:
    from localmind_desktop.core.models import ModelShelf, check_models

    shelf = ModelShelf(Path(settings.models.folder) if settings.models.folder else LibraryPaths(folder).models)
    return check_models(settings.models, settings.limits, shelf, access)


def _whole(library: Library, document_id: str, index: int) -> WholeTable:
    return whole_table(library.table(document_id, index), library.healed_cells(document_id, index))


def _save_answer(library: Library, answer: Answer, path: Path) -> None:
    from localmind_desktop.core.export.formats import save_answer

    save_answer(answer, path, _sources(library, {citation.document_id for citation in answer.citations}), told_phrase)


def _save_table(library: Library, table: TableRef, path: Path, rows: Sequence[int]) -> None:
    from localmind_desktop.core.export.formats import save_table

    link = _sources(library, {table.document_id}).get(table.document_id)
    save_table(library.table(table.document_id, table.index), table.document, path, link, rows, told_phrase)


def _save_turns(library: Library, conversation_id: str, path: Path) -> None:
    from localmind_desktop.core.export.formats import save_conversation

    turns: Sequence[Turn] = library.talk.turns(conversation_id)
    cited = {citation.document_id for turn in turns if turn.answer is not None for citation in turn.answer.citations}
    save_conversation(turns, path, _sources(library, cited), told_phrase)


def _sources(library: Library, document_ids: Collection[str]) -> dict[str, Path]:
    """The user's own files of these documents, as far as they are still where they were."""
    files = {each.id: Path(each.source) for each in library.documents() if each.id in document_ids and each.source}
    return {document_id: file for document_id, file in files.items() if file.exists()}


def _save_settings(settings: Settings, path: Path) -> None:
    try:
        save_settings(settings, path)
    except OSError as error:
        raise StorageError(
            "The settings could not be saved ({reason}). They hold until LocalMind ends.", reason=error.strerror
        ) from error
