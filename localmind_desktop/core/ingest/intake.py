"""The path of a document into the library: copy, read, chunk, index, embed, verify (I14).

Every step leaves its result in the catalog or the index before the next begins, so that a document that was interrupted
goes on where it stood. Cancelling leaves it unfinished: the caller removes it or resumes it.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.children.process import Start, spawned
from localmind_desktop.core.children.unpacking import member_names
from localmind_desktop.core.counting import amount
from localmind_desktop.core.errors import (
    Damaged,
    DocumentError,
    KnownError,
    ModelError,
    NothingToRead,
    PasswordNeeded,
    StorageError,
    Unsupported,
)
from localmind_desktop.core.ingest.cutting import Cutting
from localmind_desktop.core.ingest.describing import term_counts
from localmind_desktop.core.ingest.embedding import Embedded, embed_document
from localmind_desktop.core.ingest.entering import Entering
from localmind_desktop.core.ingest.gaps import blemishes, gaps, pictures
from localmind_desktop.core.ingest.glossary import GLOSSARY, glossary_of
from localmind_desktop.core.ingest.headers import HeaderWriting
from localmind_desktop.core.ingest.page_reading import PageReading
from localmind_desktop.core.ingest.results import file_result, import_result
from localmind_desktop.core.ingest.titles import PAGES, shown_title
from localmind_desktop.core.ingest.verifying import settle
from localmind_desktop.core.model import Chunk, Document, ImportResult, Kind, Opened, PageRead, Progress, State
from localmind_desktop.core.model.documents import BEGUN
from localmind_desktop.core.models.protocols import ChatModel, Embedder
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.outlines import page_map
from localmind_desktop.core.parsing import READER, kind_of, misnamed
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import in_turn, phrase
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.versions import Recipe
from localmind_desktop.core.task import Cancelled, CancelToken, Task

log = logging.getLogger(__name__)

_BUG = phrase(
    "The document could not be added because of an internal error. See the log; other documents are not affected."
)


@dataclass(frozen=True, slots=True)
class Intake:
    """What the taking in of documents works with. Runs on the store lane."""

    paths: LibraryPaths
    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    settings: Settings
    passwords: Passwords
    chat: Callable[[], ChatModel] | None = None
    shelf: ModelShelf | None = None
    start: Start = spawned

    def take_in(self, path: Path, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Take one file in, which may lie in an archive; of an archive itself, all that is in it.

        What the world did wrong becomes a result with a reason; `Cancelled` passes.
        """
        started = time.perf_counter()
        document: Document | None = None
        try:
            if self.entering.is_archive(path):
                return (yield from self._take_archive(path, collection, cancel, started))
            document, ended = self._entered(path, collection, cancel, started)
            if ended is not None:
                return ended
            document = yield from self.complete(document, cancel)
        except KnownError as error:
            return self._ended(path, collection, document, error, started)
        return import_result(path, document, str(document.state), document.reason, started)

    def read_in(self, path: Path, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Enter one file as a document and read its pages, on the reading lane; `complete` does the rest.

        The status is *begun* where there is a rest, of an archive without a document; else it is as of `take_in`.
        """
        started = time.perf_counter()
        document: Document | None = None
        try:
            if self.entering.is_archive(path):
                return file_result(path, BEGUN, "", started)
            document, ended = self._entered(path, collection, cancel, started)
            if ended is not None:
                return ended
            yield from self.read_on(document, cancel)
        except KnownError as error:
            return self._ended(path, collection, document, error, started)
        return import_result(path, document, BEGUN, None, started)

    def read_on(self, document: Document, cancel: CancelToken) -> Task[Progress, None]:
        """Read the pages of an unfinished document that were not read yet, on the reading lane.

        Where that fails, `complete` fails in the same way, and says so.
        """
        if document.state.is_final:
            return
        try:
            yield from self.reading.read_first(document, cancel)
        except DocumentError as error:
            log.info("a document could not be read ahead: %s", type(error).__name__)

    def _entered(
        self, path: Path, collection: str, cancel: CancelToken, started: float
    ) -> tuple[Document, ImportResult | None]:
        """The document of a file, new or known; with how that ends when nothing is left to do. Raises `KnownError`."""
        document, is_new = self.entering.enter(path, collection, cancel)
        if document.state is State.FAILED and not self.catalog.redactions.hides(document.collection):
            self.catalog.forget_reading(document.id)  # pages that were left out may be read this time
        if is_new or not self._is_settled(document):
            return document, None
        there = phrase("Already in the library as “{name}”.", name=document.name)
        return document, import_result(path, document, "duplicate", there, started)

    def _ended(
        self, path: Path, collection: str, document: Document | None, error: KnownError, started: float
    ) -> ImportResult:
        status = "skipped" if isinstance(error, Unsupported) else "failed"
        if document is not None:
            return import_result(path, document, status, str(error), started)
        self.catalog.waiting.turn_away(path, collection, str(error))
        return file_result(path, status, str(error), started)

    def _take_archive(
        self, path: Path, collection: str, cancel: CancelToken, started: float
    ) -> Task[Progress, ImportResult]:
        """Take in what lies in an archive, one after the other. Raises `DocumentError` when it cannot be opened."""
        names = member_names(path, Kind.ARCHIVE, cancel)
        if not names:
            raise NothingToRead("The archive is empty.")
        results = []
        for name in names:
            results.append((yield from self.take_in(path / name, collection, cancel)))
        self.catalog.waiting.drop(path, collection)
        left_out = [Path(result.path).name for result in results if result.status in ("failed", "skipped")]
        taken = phrase("{documents} taken from the archive.", documents=amount(len(names) - len(left_out), "document"))
        reason = in_turn(taken, phrase("Left out: {names}.", names=", ".join(left_out))) if left_out else taken
        return file_result(path, "partial" if left_out else "ready", reason, started)

    def make_askable(self, document: Document, cancel: CancelToken) -> Task[Progress, Document]:
        """Let an unfinished document whose pages are read be found by keyword, before `complete` does the rest."""
        cut = Cutting(self.embedder, self.settings)
        if not document.state.is_final and not self._is_as_cut(document, cut):
            with self._failing(document):
                pages = yield from self.reading.read_first(document, cancel)
                document, chunks = self._chunk(document, cut, pages)
                yield from self._index_words(document, chunks)
                if not (self.settings.context_headers.enabled or self.reading.lacks_second_look(document, pages)):
                    self.catalog.set_chunker(document.id, cut.stamp())
        return self._present(document)

    def complete(self, document: Document, cancel: CancelToken) -> Task[Progress, Document]:
        """Bring a document to an end state, from wherever it stands.

        One that is whole and lacks vectors of the embedder in use stays as it is until they are there (I11).
        """
        cut = Cutting(self.embedder, self.settings)
        try:
            yield from self._embed_ahead(document, cut, cancel)
        except ModelError as error:  # what there is serves on
            log.warning("embedding anew failed: %s", type(error).__name__)
            return self._present(document)
        with self._failing(document):
            others: dict[str, int] = {}
            if self._is_as_cut(document, cut):
                pages, chunks, lacking = self.catalog.pages(document.id), self.catalog.chunks(document.id), ""
                others = self.catalog.embeddings.of(document.id)
            else:
                pages = yield from self.reading.read(document, cancel)
                document, chunks = self._chunk(document, cut, pages)
                writing = HeaderWriting(self.catalog, self.chat, self.settings.context_headers)
                chunks, lacking = yield from writing.add_to(document, pages, chunks, cancel)
                yield from self._index_words(document, chunks)
            embedded, note = yield from self._embed(document, chunks, cancel)
            yield Progress(document.id, document.name, State.INDEXING)
            settle(self.index, chunks, embedded.stamp if embedded.vectors else None, cancel)
            remarks = in_turn(*self._remarks(document), lacking, blemishes(pages))
            vectors = others | ({embedded.stamp: embedded.vectors} if embedded.stamp else {})
            self._acknowledge(document, vectors, in_turn(gaps(pages), note or ""), remarks)
        return self._present(document)

    @contextmanager
    def _failing(self, document: Document) -> Iterator[None]:
        """What is wrong with one document is kept as its reason, and costs neither the others nor the next start."""
        try:
            yield
        except PasswordNeeded as error:
            self.catalog.lock(document.id, str(error))
        except DocumentError as error:
            self.catalog.set_state(document.id, State.FAILED, str(error))
        except (KnownError, Cancelled):
            raise
        except Exception:  # a bug that the document brings out
            log.exception("a document could not be taken in")
            self.catalog.set_state(document.id, State.FAILED, _BUG)

    def complete_glossaries(self, seconds: float = math.inf) -> int:
        """Look for the abbreviations of documents taken in before, from what is stored; how many are left for later."""
        waiting = self.catalog.glossaries.missing(GLOSSARY)
        end = time.monotonic() + seconds
        while waiting and time.monotonic() < end:
            document_id = waiting.pop(0)
            found = glossary_of(self.catalog.chunks(document_id), self.catalog.tables(document_id))
            self.catalog.glossaries.keep(document_id, GLOSSARY, found)
        return len(waiting)

    def complete_titles(self) -> None:
        """Look for the titles of documents taken in before, from what is stored."""
        for document_id in self.catalog.without_shown_title():
            opened = self.catalog.opened(document_id) or Opened(0)
            pages = self.catalog.pages_of(document_id, range(1, PAGES + 1))
            self.catalog.set_shown_title(document_id, shown_title(opened, pages))

    def is_outdated(self, document: Document) -> bool:
        """Whether what is stored of a document was made by another reader, or cut by other settings (I8).

        One that has vectors of other embedders only is not: it is cut anew when it has those of the one in use (I11).
        """
        reader, chunker = self.catalog.versions.recipe(document.id)
        if reader != READER and self.reading.is_within_reach(document):
            return True
        is_cut_otherwise = chunker != Cutting(self.embedder, self.settings).stamp()
        return is_cut_otherwise and (not document.chunks or self._has_vectors_in_use(document))

    @property
    def entering(self) -> Entering:
        return Entering(self.paths, self.catalog, self.index, self.settings, self.shelf)

    @property
    def reading(self) -> PageReading:
        return PageReading(self.paths, self.catalog, self.settings, self.passwords, self.shelf, self.chat, self.start)

    # ------------------------------------------------------------------ steps

    def _is_settled(self, document: Document) -> bool:
        """Whether nothing is left to do for a document: it is whole, and the embedder in use has dealt with it."""
        if not document.state.is_whole:
            return False
        if self.embedder is None or not document.chunks:
            return True
        try:
            return self.embedder.stamp in self.catalog.embeddings.of(document.id)
        except ModelError:
            return True

    def _has_vectors_in_use(self, document: Document) -> bool:
        """Whether the embedder in use has dealt with a document; without one, whether none has given it vectors."""
        vectors = self.catalog.embeddings.of(document.id)
        try:
            return self.embedder.stamp in vectors if self.embedder is not None else not any(vectors.values())
        except ModelError:
            return False

    def _is_as_cut(self, document: Document, cut: Cutting) -> bool:
        """Whether a document is cut and would be cut as it is. With headers it is always gone through again."""
        as_it_is = self.catalog.versions.recipe(document.id) == Recipe(READER, cut.stamp())
        is_cut = document.state.is_whole or document.state is State.EMBEDDING
        return as_it_is and is_cut and not self.settings.context_headers.enabled

    def _embed_ahead(self, document: Document, cut: Cutting, cancel: CancelToken) -> Task[Progress, None]:
        """Give a document that is whole the vectors that it will need, while its earlier ones serve.

        Raises `ModelError`.
        """
        embedder = self.embedder
        if embedder is None or self._is_settled(document) or not document.state.is_whole:
            return
        chunks = self.catalog.chunks(document.id)
        if self.catalog.versions.recipe(document.id) != Recipe(READER, cut.stamp()):
            opened = self.catalog.opened(document.id) or Opened(0)
            chunks = cut.cut(document.id, opened, self.catalog.pages(document.id)).chunks
        yield from embed_document(document, chunks, embedder, self.index, cancel)

    def _chunk(self, document: Document, cut: Cutting, pages: Sequence[PageRead]) -> tuple[Document, list[Chunk]]:
        opened = self.catalog.opened(document.id) or Opened(0)
        title, tables, chunks = cut.cut(document.id, opened, pages)
        document = replace(
            document,
            pages=opened.pages,
            tables=len(tables),
            rows=sum(len(table.rows) for table in tables),
            chunks=len(chunks),
            ocr_pages=sum(page.ocr_language is not None for page in pages),
            title=shown_title(opened, pages),
        )
        terms, mapped = term_counts(title, pages, chunks), page_map(opened, pages, tables)
        self.catalog.replace_content(document, title, tables, chunks, terms, mapped)
        self.catalog.glossaries.keep(document.id, GLOSSARY, glossary_of(chunks, tables))
        if not chunks and all(page.error for page in pages):
            if not pages:
                raise Damaged("The file has no pages.")
            raise Damaged("None of its pages can be read. {reason}", reason=phrase(pages[0].error or ""))
        if not chunks and not pictures(pages):
            raise NothingToRead("The document holds no text. If its pages are pictures, they need text recognition.")
        return document, chunks

    def _index_words(self, document: Document, chunks: Sequence[Chunk]) -> Task[Progress, None]:
        """After this step the document is askable by keyword."""
        self.catalog.set_state(document.id, State.EMBEDDING)
        self.index.remove_words([document.id])
        if chunks:
            self.index.add_words(document.collection, chunks)
        yield Progress(document.id, document.name, State.EMBEDDING, 0, len(chunks))

    def _embed(
        self, document: Document, chunks: Sequence[Chunk], cancel: CancelToken
    ) -> Task[Progress, tuple[Embedded, str | None]]:
        """Returns what came of it and, when vectors are missing, what the user should know (R24: never silent)."""
        if not chunks:
            return Embedded(), None
        if self.embedder is None:
            return Embedded(), phrase("It is found by keyword only, because no embedding model is in use.")
        try:
            stamp = self.embedder.stamp
            note = yield from embed_document(document, chunks, self.embedder, self.index, cancel)
        except ModelError as error:
            log.warning("embedding failed: %s", type(error).__name__)
            return Embedded(), phrase("It is found by keyword only. {error}", error=error.sentence)
        return Embedded(stamp, 0 if note else len(chunks)), note

    # ------------------------------------------------------------------ ends

    def _earlier(self, document: Document) -> list[Document]:
        """The states of the same file before it was changed, oldest first."""
        same = self.catalog.shelving.in_sight(document.collection, document.source)
        found = filter(None, map(self.catalog.document, same))
        return [other for other in found if other.id != document.id and other.added < document.added]

    def _remarks(self, document: Document) -> tuple[str, ...]:
        """What its reader has to say, and that its name promises something else than it is."""
        opened = self.catalog.opened(document.id) or Opened(0)
        original = self.paths.original(document.sha256)
        misnaming = misnamed(document.source, kind_of(original, document.source)) if original.exists() else ""
        return misnaming, *opened.remarks

    def _acknowledge(self, document: Document, vectors: Mapping[str, int], missing: str, remarks: str) -> None:
        """Everything is on the disk: say so, and take the place of what the file held before it was changed.

        What is ``missing`` makes the document partial; ``remarks`` do not.
        """
        earlier = self._earlier(document) if Path(document.source).exists() else []
        if earlier:
            self.index.remove([gone.id for gone in earlier], purge=True)
        state, reason = State.PARTIAL if missing else State.READY, in_turn(missing, remarks)
        chunker = Cutting(self.embedder, self.settings).stamp()
        self.catalog.acknowledge(document.id, state, reason or None, vectors, earlier, chunker)
        self.entering.drop_copies([each.sha256 for each in (*earlier, document)])  # its own: where it is hidden

    def _present(self, document: Document) -> Document:
        present = self.catalog.document(document.id)
        if present is None:
            raise StorageError("The document was removed while it was being added.")
        return present
