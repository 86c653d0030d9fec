"""What the window asks about collections, files that wait, and linked folders; each verb is a job, as in `desk`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.import_work import Work
from localmind_desktop.bridge.job import Job
from localmind_desktop.bridge.lane import Lane
from localmind_desktop.core.model import (
    Collection,
    Document,
    FolderChanges,
    ImportResult,
    LinkedFolder,
    PageImage,
    Progress,
    Receipt,
    WaitingFile,
)
from localmind_desktop.core.model.collections import LONGEST_NAME
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library


@dataclass(frozen=True, slots=True)
class Holding:
    """What the library has at one moment. ``gone`` are paths of linked files that are no longer there."""

    documents: tuple[Document, ...] = ()
    collections: tuple[Collection, ...] = ()
    waiting: tuple[WaitingFile, ...] = ()
    folders: tuple[LinkedFolder, ...] = ()
    gone: frozenset[str] = frozenset()

    @property
    def askable(self) -> tuple[Document, ...]:
        """The documents of which there is something to search: long before they are ready, and while read again."""
        return tuple(each for each in self.documents if each.state.is_final or each.chunks)


@dataclass(frozen=True, slots=True)
class Queued:
    """Files that were handed in: those that wait now, the smallest first, and those that cannot be taken in."""

    files: tuple[Path, ...] = ()
    refused: tuple[ImportResult, ...] = ()


@dataclass(frozen=True, slots=True)
class Holdings:
    """The verbs. The library of ``desk`` has to be open."""

    desk: Desk

    def all(self) -> Job:
        """A `Holding`."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _holding(library), ahead=True)

    # ------------------------------------------------------------------ documents come

    def queue(self, paths: Sequence[Path], collection: str) -> Job:
        """Walk folders and put the files down as waiting; what came of it as `Queued`."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _queue(library, paths, collection))

    def read_in(self, work: Work, lane: Lane) -> Job:
        """Read a file on one of the reading lanes; the `ImportResult`, begun where more is to be done."""
        return self.desk.on(lane, lambda library, cancel: _read_in(library, work, cancel))

    def read_on(self, document_id: str, lane: Lane) -> Job:
        """Read what is left of an unfinished document on one of the reading lanes."""
        return self.desk.on(lane, lambda library, cancel: library.importing().read_on(document_id, cancel))

    def make_askable(self, document_id: str) -> Job:
        """Let a document that was read be found by keyword."""
        store = self.desk.store
        return self.desk.on(store, lambda library, cancel: library.importing().make_askable(document_id, cancel))

    def complete(self, work: Work) -> Job:
        """Bring a document to its end state."""
        return self.desk.on(self.desk.store, lambda library, cancel: _complete(library, work, cancel))

    def ingest(self, work: Work) -> Job:
        """Take a file in, all at once."""
        return self.desk.on(self.desk.store, lambda library, cancel: _ingest(library, work, cancel))

    def complete_glossaries(self) -> Job:
        return self.desk.on(self.desk.store, lambda library, cancel: library.complete_glossaries())

    def read_again(self, document_id: str) -> Job:
        return self.desk.on(self.desk.store, lambda library, cancel: library.read_again(document_id, cancel))

    def unlock(self, document_id: str, password: str = "", *, remember: bool = False) -> Job:
        """Open a document with a password, or one that is known; see `Failure.needs_password`."""
        return self.desk.on(
            self.desk.pages,
            lambda library, cancel: library.pages.unlock(document_id, password, remember=remember),
            ahead=True,
        )

    def remembers_passwords(self) -> Job:
        """Whether the system can remember passwords."""
        return self.desk.export.run(lambda cancel: self.desk.passwords.last, ahead=True)

    def pause(self, document_id: str) -> Job:
        return self.desk.on(self.desk.store, lambda library, cancel: library.pause(document_id), ahead=True)

    def pause_file(self, file: WaitingFile) -> Job:
        """Pause the file that was just being taken in; the id of its document where the catalog knows it already."""
        return self.desk.on(self.desk.store, lambda library, cancel: _pause_file(library, file), ahead=True)

    def hold(self, files: Sequence[WaitingFile], *, paused: bool) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.waiting.hold(files, paused))

    def drop(self, files: Sequence[WaitingFile]) -> Job:
        """Files wait no longer, and nothing is to be said of them."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _drop(library, files))

    def dismiss(self, document_ids: Sequence[str]) -> Job:
        """Say no more of what is wrong with these documents."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.dismiss(document_ids), ahead=True)

    # ------------------------------------------------------------------ documents go

    def discard(self, files: Sequence[WaitingFile], document_ids: Sequence[str]) -> Job:
        """Take files and unfinished documents out of the queue for good, with what is there of them."""
        return self.desk.on(
            self.desk.store, lambda library, cancel: _discard(library, files, document_ids, cancel), ahead=True
        )

    def quoting(self, document_ids: Sequence[str]) -> Job:
        """How many answers quote one of these documents."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.talk.quoting(document_ids), ahead=True)

    def drop_documents(self, document_ids: Sequence[str]) -> Job:
        """Take documents out of lists and answers at once, so that they can be taken back until they are purged."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.removing().drop(document_ids), ahead=True)

    def take_back(self, document_ids: Sequence[str]) -> Job:
        return self.desk.on(
            self.desk.pages, lambda library, cancel: library.removing().take_back(document_ids), ahead=True
        )

    def purge_dropped(self, document_ids: Sequence[str]) -> Job:
        """Receipts, one for each document that was not taken back."""
        return self.desk.on(
            self.desk.store,
            lambda library, cancel: library.removing().purge_dropped(cancel, document_ids),
            ahead=True,
        )

    # ------------------------------------------------------------------ documents go elsewhere

    def move(self, document_ids: Sequence[str], key: str) -> Job:
        """Put documents into another collection; an `ImportResult` for each."""
        store = self.desk.store
        return self.desk.on(store, lambda library, cancel: library.moving().move(document_ids, key, cancel), ahead=True)

    def copy(self, document_ids: Sequence[str], key: str) -> Job:
        """Put copies of documents into another collection; an `ImportResult` for each."""
        store = self.desk.store
        return self.desk.on(store, lambda library, cancel: library.moving().copy(document_ids, key, cancel), ahead=True)

    # ------------------------------------------------------------------ collections

    def redaction(self, key: str, mode: RedactionMode | None = None) -> Job:
        """The `RedactionPreview` of a collection, as it is or as it would be in another mode."""
        return self.desk.on(
            self.desk.export, lambda library, cancel: library.redaction().preview(key, mode, cancel), ahead=True
        )

    def redact(self, key: str, mode: RedactionMode, *, asks_model: bool = False) -> Job:
        """Hide personal data in another way: all documents of the collection are read again. Tells of `Progress`."""
        return self.desk.on(
            self.desk.store,
            lambda library, cancel: library.redaction().change(key, mode, cancel, asks_model=asks_model),
        )

    def instructions(self, key: str) -> Job:
        """What a language model is told with every question to this collection alone."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.collections.instructions(key), ahead=True)

    def instruct(self, key: str, text: str) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.collections.instruct(key, text))

    def add_collection(self, name: str) -> Job:
        """The `Collection`."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.collections.add(name))

    def rename_collection(self, key: str, name: str) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.collections.rename(key, name))

    def remove_collection(self, key: str) -> Job:
        """Receipts, one for each document."""
        return self.desk.on(self.desk.store, lambda library, cancel: library.remove_collection(key, cancel), ahead=True)

    # ------------------------------------------------------------------ linked folders

    def link(self, folder: Path, collection: str) -> Job:
        """The `LinkedFolder`."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.folders.link(folder, collection))

    def link_apart(self, folder: Path) -> Job:
        """Link a folder for the collection of its name, which is made when there is none; the `LinkedFolder`."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _link_apart(library, folder))

    def unlink(self, path: str) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.folders.unlink(path))

    def look(self, folder: LinkedFolder) -> Job:
        """`FolderChanges`. Large folders take a while, so it stays off the lane that draws pages."""
        return self.desk.on(self.desk.export, lambda library, cancel: library.folders.look(folder, cancel))

    def settle(self, found: FolderChanges) -> Job:
        return self.desk.on(self.desk.store, lambda library, cancel: library.folders.settle(found), ahead=True)

    def keep_gone(self, paths: Sequence[str]) -> Job:
        """The documents of files that are gone stay, and no more is said about it."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _keep_gone(library, paths))

    # ------------------------------------------------------------------ pictures

    def thumbnail(self, document_id: str, pixels: int) -> Job:
        """The first page as a `PageImage` whose longer side has about that many pixels."""
        return self.desk.on(self.desk.pages, lambda library, cancel: _thumbnail(library, document_id, pixels))


# What follows runs on a lane.


def _holding(library: Library) -> Holding:
    return Holding(
        tuple(library.documents()),
        tuple(library.collections.all()),
        tuple(library.waiting.all()),
        tuple(library.folders.folders()),
        frozenset(library.folders.gone()),
    )


def _queue(library: Library, paths: Sequence[Path], collection: str) -> Queued:
    from localmind_desktop.core.ingest.files import importable

    files = sorted(importable(paths), key=_size)  # small ones are not held up by a large one
    refusals = {path: library.importing().refusal(path) for path in files}
    library.waiting.add(files, collection)
    refused = [(path, refusal) for path, refusal in refusals.items() if refusal is not None]
    for path, refusal in refused:
        library.waiting.turn_away(path, collection, refusal.reason or "")
    return Queued(tuple(path for path in files if refusals[path] is None), tuple(each for _, each in refused))


def _size(path: Path) -> int:
    """Bytes; 0 of a file that lies in another."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _read_in(library: Library, work: Work, cancel: CancelToken) -> Task[Progress, ImportResult]:
    assert work.path is not None
    result = yield from library.importing().read_in(work.path, work.collection, cancel)
    return result if result.is_begun else _put_down(library, work, result)


def _complete(library: Library, work: Work, cancel: CancelToken) -> Task[Progress, ImportResult]:
    result = yield from library.importing().complete(work.document_id or "", cancel)
    return _put_down(library, work, result)


def _ingest(library: Library, work: Work, cancel: CancelToken) -> Task[Progress, ImportResult]:
    assert work.path is not None
    result = yield from library.ingest(work.path, cancel, work.collection)
    return _put_down(library, work, result)


def _put_down(library: Library, work: Work, result: ImportResult) -> ImportResult:
    """Keep in mind what became of a file of a linked folder."""
    if work.folder is not None and work.mark is not None:
        sha256 = library.document(result.document_id).sha256 if result.document_id else ""
        library.folders.put_down(work.folder, work.mark, sha256)
    return result


def _link_apart(library: Library, folder: Path) -> LinkedFolder:
    name = " ".join(folder.name.split())[:LONGEST_NAME] or str(folder)
    named = [each.key for each in library.collections.all() if each.name.casefold() == name.casefold()]
    return library.folders.link(folder, named[0] if named else library.collections.add(name).key)


def _drop(library: Library, files: Sequence[WaitingFile]) -> None:
    for file in files:
        library.waiting.drop(Path(file.path), file.collection)


def _pause_file(library: Library, file: WaitingFile) -> str | None:
    unfinished = _unfinished(library, [file])
    for document_id in unfinished:
        library.pause(document_id)
    if not unfinished:
        library.waiting.hold([file], True)
    return unfinished[0] if unfinished else None


def _discard(
    library: Library, files: Sequence[WaitingFile], document_ids: Sequence[str], cancel: CancelToken
) -> Task[Progress, tuple[Receipt, ...]]:
    _drop(library, files)
    return (yield from library.remove_all([*dict.fromkeys((*document_ids, *_unfinished(library, files)))], cancel))


def _unfinished(library: Library, files: Sequence[WaitingFile]) -> list[str]:
    """The documents that were begun with these files."""
    sources = {(str(Path(file.path).absolute()), file.collection) for file in files}
    begun = [document for document in library.documents() if not document.state.is_final]
    return [document.id for document in begun if (document.source, document.collection) in sources]


def _keep_gone(library: Library, paths: Sequence[str]) -> None:
    for path in paths:
        library.folders.keep_gone(path)


def _thumbnail(library: Library, document_id: str, pixels: int) -> PageImage:
    sizes = library.page_sizes(document_id)
    longer = max(sizes[0]) if sizes and max(sizes[0]) > 0 else 800.0
    return library.pages.render(document_id, 1, pixels / longer)
