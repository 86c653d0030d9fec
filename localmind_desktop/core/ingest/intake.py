"""The path of a document into the library: copy, read, chunk, index, embed, verify (I14).

Every step leaves its result in the catalog or the index before the next begins, so that a document that was interrupted
goes on where it stood. Cancelling leaves it unfinished: the caller removes it or resumes it.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.errors import (
    DocumentError,
    KnownError,
    ModelError,
    NothingToRead,
    StorageError,
    TooLarge,
    Unsupported,
)
from localmind_desktop.core.ingest.chunking import Measure, chunk_document
from localmind_desktop.core.ingest.describing import term_counts, title_of
from localmind_desktop.core.ingest.embedding import embed_document, estimated_tokens
from localmind_desktop.core.ingest.originals import Original, copy_original
from localmind_desktop.core.ingest.verifying import missing_chunks
from localmind_desktop.core.model import Chunk, Document, ImportResult, Opened, PageRead, Progress, State
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.parsing import join_fragments, kind_of, read_document
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task

log = logging.getLogger(__name__)

_NAMESPACE = uuid.UUID("0d3c6f0a-2c57-4b6c-9a0e-5a3b8a0a7c11")
_PAGES_PER_COMMIT = 16
_VERIFY_TRIES = 5
_FIRST_PAUSE = 0.2  # seconds; doubles with every try
_RESERVED_FOR_CONTEXT = 5  # one fifth of the embedder's window


@dataclass(frozen=True, slots=True)
class Intake:
    """What the taking in of documents works with. Runs on the store lane."""

    paths: LibraryPaths
    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    settings: Settings

    def take_in(self, path: Path, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Take one file in. What the world did wrong becomes a result with a reason; `Cancelled` passes."""
        started = time.perf_counter()
        name = path.name
        try:
            kind_of(path)
            original = copy_original(path, self.paths.files, self.settings.limits.file_bytes, cancel)
            document = self._known(original.sha256, collection)
            if document is not None and document.state in (State.READY, State.PARTIAL):
                return _result(path, document, "duplicate", f"Already in the library as “{document.name}”.", started)
            if document is None:
                document = self._add(path, original, collection)
            document = yield from self.complete(document, cancel)
        except KnownError as error:
            status = "skipped" if isinstance(error, Unsupported) else "failed"
            return ImportResult(str(path), name, status, str(error), seconds=time.perf_counter() - started)
        return _result(path, document, str(document.state), document.reason, started)

    def complete(self, document: Document, cancel: CancelToken) -> Task[Progress, Document]:
        """Bring a document to an end state, from wherever it stands."""
        try:
            yield from self._read(document, cancel)
            document, chunks = self._chunk(document)
            yield from self._index_words(document, chunks)
            note = yield from self._embed(document, chunks, cancel)
            yield Progress(document.id, document.name, State.INDEXING)
            self.index.commit()
            self._verify(document, chunks, cancel)
        except DocumentError as error:
            self.catalog.set_state(document.id, State.FAILED, str(error))
        else:
            reason = " ".join(filter(None, (self._gaps(document), note))) or None
            self.catalog.set_state(document.id, State.PARTIAL if reason else State.READY, reason)
            self._replace_earlier(document)
        return self._present(document)

    # ------------------------------------------------------------------ steps

    def _known(self, sha256: str, collection: str) -> Document | None:
        return self.catalog.document(_document_id(collection, sha256))

    def _add(self, path: Path, original: Original, collection: str) -> Document:
        present = self.catalog.documents()
        if len(present) >= self.settings.limits.documents:
            raise TooLarge(f"The library holds {len(present)} documents, which is its limit (see Settings).")
        taken = {document.name for document in present if document.collection == collection}
        document = Document(
            id=_document_id(collection, original.sha256),
            name=_free_name(path.name, taken),
            collection=collection,
            state=State.QUEUED,
            reason=None,
            sha256=original.sha256,
            size=original.size,
            pages=0,
            tables=0,
            rows=0,
            chunks=0,
            ocr_pages=0,
            added=time.time(),
            source=str(path.absolute()),
        )
        self.catalog.add_document(document)
        return document

    def _read(self, document: Document, cancel: CancelToken) -> Task[Progress, None]:
        """Pages that were read before an interruption are not read again."""
        self.catalog.set_state(document.id, State.READING)
        opened = self.catalog.opened(document.id)
        done = self.catalog.page_numbers(document.id)
        if opened is not None and len(done) == opened.pages:
            return
        started, total, read = time.monotonic(), 0, 0
        waiting: list[PageRead] = []
        reading = read_document(self.paths.original(document.sha256), self.settings.limits, cancel, skip_pages=done)
        for event in reading:
            if isinstance(event, Opened):
                self.catalog.set_opened(document.id, event)
                total = event.pages
                continue
            waiting.append(event)
            read += 1
            if len(waiting) == _PAGES_PER_COMMIT:
                self.catalog.add_pages(document.id, waiting)
                waiting.clear()
            left = (time.monotonic() - started) / read * (total - len(done) - read)
            yield Progress(document.id, document.name, State.READING, len(done) + read, total, left)
        self.catalog.add_pages(document.id, waiting)

    def _chunk(self, document: Document) -> tuple[Document, list[Chunk]]:
        opened, pages = self.catalog.opened(document.id) or Opened(0), self.catalog.pages(document.id)
        tables = join_fragments(pages)
        title = title_of(opened, pages)
        chunks, dropped = chunk_document(document.id, title, pages, tables, self._measure(), self.settings.chunking)
        if dropped:
            log.info("dropped %d chunks that held no text", dropped)
        if len(chunks) > self.settings.limits.chunks_per_document:
            raise TooLarge(
                f"The document falls into {len(chunks)} parts; the limit is "
                f"{self.settings.limits.chunks_per_document} (see Settings)."
            )
        document = replace(
            document,
            pages=opened.pages,
            tables=len(tables),
            rows=sum(len(table.rows) for table in tables),
            chunks=len(chunks),
            ocr_pages=sum(page.ocr_language is not None for page in pages),
        )
        self.catalog.replace_content(document, title, tables, chunks, term_counts(title, pages, chunks))
        if not chunks and not any(page.has_image for page in pages):
            raise NothingToRead("The document holds no text. If its pages are pictures, they need text recognition.")
        return document, chunks

    def _measure(self) -> Measure:
        chunking = self.settings.chunking
        try:
            if self.embedder is not None:
                room = self.embedder.window - self.embedder.window // _RESERVED_FOR_CONTEXT
                return Measure(min(chunking.prose_tokens, room), chunking.overlap, self.embedder.count_tokens)
        except ModelError:
            log.info("the embedder cannot count tokens; they are estimated")
        return Measure(chunking.prose_tokens, chunking.overlap, estimated_tokens)

    def _index_words(self, document: Document, chunks: Sequence[Chunk]) -> Task[Progress, None]:
        """After this step the document is askable by keyword."""
        self.catalog.set_state(document.id, State.EMBEDDING)
        self.index.remove_words(document.id)
        if chunks:
            self.index.add_words(document.collection, chunks)
        yield Progress(document.id, document.name, State.EMBEDDING, 0, len(chunks))

    def _embed(self, document: Document, chunks: Sequence[Chunk], cancel: CancelToken) -> Task[Progress, str | None]:
        """Returns what the user should know when vectors are missing (R24: said, never silent)."""
        if self.embedder is None:
            return "It is found by keyword only, because no embedding model is in use."
        try:
            earlier = self._earlier(document)
            return (yield from embed_document(document, chunks, self.embedder, self.index, earlier, cancel))
        except ModelError as error:
            log.warning("embedding failed: %s", type(error).__name__)
            return f"It is found by keyword only. {error}"

    def _verify(self, document: Document, chunks: Sequence[Chunk], cancel: CancelToken) -> None:
        stamp = self._stamp_of(document, chunks)
        pause = _FIRST_PAUSE
        for _ in range(_VERIFY_TRIES):
            if not missing_chunks(self.index, chunks, stamp):
                return
            cancel.check()
            time.sleep(pause)
            pause *= 2
            self.index.commit()
        raise StorageError(
            "The document was stored but is not found by a search. Rebuild the index, then add it again."
        )

    def _stamp_of(self, document: Document, chunks: Sequence[Chunk]) -> str | None:
        """The embedder's stamp where every chunk has a vector."""
        if self.embedder is None:
            return None
        try:
            stamp = self.embedder.stamp
        except ModelError:
            return None
        return stamp if len(self.index.embedded(stamp, document.id)) == len(chunks) else None

    # ------------------------------------------------------------------ ends

    def _gaps(self, document: Document) -> str:
        """What could not be read of a document, in words; empty when all was."""
        pages = self.catalog.pages(document.id)
        pictures = [page.number for page in pages if page.has_image and not page.has_text]
        broken = [page.number for page in pages if page.error]
        reasons = []
        if pictures:
            which = "All its pages are pictures" if len(pictures) == len(pages) else f"{_named(pictures)} pictures"
            reasons.append(f"{which} without text; text recognition is not part of this version.")
        if broken:
            reasons.append(f"{_named(broken)} not readable.")
        return " ".join(reasons)

    def _earlier(self, document: Document) -> Document | None:
        """The state of the same file before it was changed."""
        same = [
            other
            for other in self.catalog.documents(document.collection)
            if other.source == document.source and other.id != document.id and other.added < document.added
        ]
        return same[-1] if same else None

    def _replace_earlier(self, document: Document) -> None:
        earlier = self._earlier(document)
        if earlier is None or not Path(document.source).exists():
            return
        self.index.remove(earlier.id, purge=True)
        self.catalog.remove_document(earlier.id)
        if not self.catalog.is_file_used(earlier.sha256):
            self.paths.original(earlier.sha256).unlink(missing_ok=True)
        self.catalog.rename(document.id, earlier.name)

    def _present(self, document: Document) -> Document:
        present = self.catalog.document(document.id)
        if present is None:
            raise StorageError("The document was removed while it was taken in.")
        return present


def _document_id(collection: str, sha256: str) -> str:
    return str(uuid.uuid5(_NAMESPACE, f"{collection}:{sha256}"))


def _free_name(name: str, taken: set[str]) -> str:
    path, number = Path(name), 2
    while name in taken:
        name = f"{path.stem} ({number}){path.suffix}"
        number += 1
    return name


def _named(pages: Sequence[int]) -> str:
    shown = ", ".join(map(str, pages[:10])) + (f" and {len(pages) - 10} more" if len(pages) > 10 else "")
    return f"Page {shown} is" if len(pages) == 1 else f"Pages {shown} are"


def _result(path: Path, document: Document, status: str, reason: str | None, started: float) -> ImportResult:
    return ImportResult(
        path=str(path),
        document=document.name,
        status=status,
        reason=reason,
        pages=document.pages,
        ocr_pages=document.ocr_pages,
        tables=document.tables,
        rows=document.rows,
        chunks=document.chunks,
        seconds=time.perf_counter() - started,
        document_id=document.id,
    )
