"""The catalog: documents, their pages, tables and chunks, and the words they use. It is the truth.

The index of `localmind_desktop.core.store.index` can be made anew from it at any time.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter

from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.model import Chunk, Document, Opened, PageMap, PageRead, State, Table
from localmind_desktop.core.phrase import restored, stored
from localmind_desktop.core.store.collections import Collections
from localmind_desktop.core.store.context_headers import KeptHeaders
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.embeddings import Embeddings, replace_embedded
from localmind_desktop.core.store.glossaries import Glossaries
from localmind_desktop.core.store.inspections import Inspections
from localmind_desktop.core.store.linked import LinkedFolders
from localmind_desktop.core.store.migrations import CATALOG
from localmind_desktop.core.store.notes import KeptNotes, hand_over
from localmind_desktop.core.store.readings import PAGE, TABLE, StoredReading
from localmind_desktop.core.store.redactions import CONTENT, READ, Redactions
from localmind_desktop.core.store.rows import CHUNK_COLUMNS, chunk_of_row, packed, parsed, row_of_chunk, unpacked
from localmind_desktop.core.store.salvage import opened
from localmind_desktop.core.store.shelving import Shelving
from localmind_desktop.core.store.terms import Terms
from localmind_desktop.core.store.versions import Versions
from localmind_desktop.core.store.waiting import WaitingFiles
from localmind_desktop.core.store.wholeness import Wholeness

log = logging.getLogger(__name__)

T = TypeVar("T")

_OPENED = TypeAdapter(Opened)
_PAGE_MAP = TypeAdapter(PageMap)
_DOCUMENT_COLUMNS = (
    "id, name, collection, state, reason, sha256, size, pages, tables, rows, chunks, ocr_pages, added, source, paused,"
    " locked"
)
_SHOWN_COLUMNS = f"{_DOCUMENT_COLUMNS}, coalesce(shown_title, '')"
_DISMISSED = (
    "EXISTS (SELECT 1 FROM dismissed_problems AS seen"
    " WHERE document_id = documents.id AND seen.reason IS documents.reason)"
)
_IN_SIGHT = " AND document_id NOT IN (SELECT id FROM documents WHERE dropped)"


class Catalog:
    """Reads and writes of ``catalog.sqlite``. What comes of a document is written on the store lane only; its entry and
    its pages also on reading lanes, in short transactions, one after the other."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        """``was_damaged``: what could be read of the file is in a new one. Raises `StorageError`.

        ``read_only``: it may have a newer form, and writes raise `ReadOnlyLibrary`.
        """
        found = (Database(path, (), read_only=True), False) if read_only else opened(path, CATALOG)
        self._database, self.was_damaged = found
        self.versions = Versions(self._database)
        self.glossaries = Glossaries(self._database)
        self.embeddings = Embeddings(self._database)
        self.headers = KeptHeaders(self._database)
        self.collections = Collections(self._database)
        self.waiting = WaitingFiles(self._database)
        self.linked = LinkedFolders(self._database)
        self.inspections = Inspections(self._database)
        self.redactions = Redactions(self._database)
        self.notes = KeptNotes(self._database)
        self.shelving = Shelving(self._database)
        self.wholeness = Wholeness(self._database)
        self.terms = Terms(self._database)

    def close(self) -> None:
        self._database.close()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nothing else is written meanwhile, on any lane."""
        with self._database.alone():
            yield

    def copy_to(self, path: Path) -> None:
        """A copy of the whole catalog as it is now."""
        self._database.copy_to(path)

    # ------------------------------------------------------------------ documents

    def documents(self, collection: str | None = None, *, dropped: bool = False) -> list[Document]:
        """Those in sight, or those that were ``dropped``."""
        rows = self._database.read(
            f"SELECT {_SHOWN_COLUMNS}, {_DISMISSED} FROM documents WHERE (?1 IS NULL OR collection = ?1)"
            " AND dropped = ?2 ORDER BY added, name",
            (collection, dropped),
        )
        return [_document(row) for row in rows]

    def document(self, document_id: str) -> Document | None:
        query = f"SELECT {_SHOWN_COLUMNS}, {_DISMISSED} FROM documents WHERE id = ? AND NOT dropped"
        row = self._database.read_one(query, (document_id,))
        return _document(row) if row else None

    def dismiss(self, document_ids: Iterable[str]) -> None:
        """Say no more of what is wrong with these documents, until that changes. A short write, from any lane."""
        with self._database.transaction() as database:
            database.write_many(
                "INSERT OR REPLACE INTO dismissed_problems SELECT id, reason FROM documents WHERE id = ?",
                [(document_id,) for document_id in document_ids],
            )

    def add_document(self, document: Document) -> None:
        marks = ", ".join("?" * len(_DOCUMENT_COLUMNS.split(", ")))
        kept = replace(document, reason=stored(document.reason))
        values = [getattr(kept, column) for column in _DOCUMENT_COLUMNS.split(", ")]
        with self._database.transaction() as database:
            database.write(f"INSERT INTO documents ({_DOCUMENT_COLUMNS}) VALUES ({marks})", values)

    def set_state(self, document_id: str, state: State, reason: str | None = None) -> None:
        with self._database.transaction() as database:
            values = (state, stored(reason), document_id)
            database.write("UPDATE documents SET state = ?, reason = ? WHERE id = ?", values)

    def lock(self, document_id: str, reason: str) -> None:
        """A document failed because the password of its file is not known."""
        with self._database.transaction() as database:
            database.write(
                "UPDATE documents SET state = ?, reason = ?, pages = 0, locked = 1 WHERE id = ?",
                (State.FAILED, stored(reason), document_id),
            )

    def hold(self, document_id: str, paused: bool) -> None:
        """Let an unfinished document wait until it is released, or release it."""
        with self._database.transaction() as database:
            database.write("UPDATE documents SET paused = ? WHERE id = ?", (paused, document_id))

    def forget_reading(self, document_id: str) -> None:
        """Queue a document as if it had never been read."""
        with self._database.transaction() as database:
            for table in READ:
                database.write(f"DELETE FROM {table} WHERE document_id = ?", (document_id,))
            database.write(
                "UPDATE documents SET state = ?, reason = NULL, paused = 0, opened = NULL, reader = '' WHERE id = ?",
                (State.QUEUED, document_id),
            )

    def move_source(self, collection: str, before: str, now: str) -> None:
        """The user's file has another path now."""
        with self._database.transaction() as database:
            database.write(
                "UPDATE documents SET source = ? WHERE collection = ? AND source = ?", (now, collection, before)
            )

    def begin_reading(self, document_id: str, reader: str) -> None:
        """Set the state, and forget what another reader has read."""
        with self._database.transaction() as database:
            for table in READ:
                database.write(
                    f"DELETE FROM {table} WHERE document_id = (SELECT id FROM documents WHERE id = ? AND reader != ?)",
                    (document_id, reader),
                )
            database.write(
                "UPDATE documents SET state = ?, reason = NULL, reader = ? WHERE id = ?",
                (State.READING, reader, document_id),
            )

    def set_chunker(self, document_id: str, chunker: str) -> None:
        """Put down by which chunker a document was cut that has no end state yet."""
        with self._database.transaction() as database:
            database.write("UPDATE documents SET chunker = ? WHERE id = ?", (chunker, document_id))

    def acknowledge(
        self,
        document_id: str,
        state: State,
        reason: str | None,
        vectors: Mapping[str, int],
        replaced: Sequence[Document] = (),
        chunker: str = "",
    ) -> None:
        """Give a document its end state, in the place and under the name of earlier states, in one transaction.

        ``vectors`` says how many there are of each embedder that has dealt with it, by stamp.
        """
        with self._database.transaction() as database:
            for earlier in replaced:
                hand_over(database, earlier.id, document_id)
                _remove_rows(database, earlier.id)
            if replaced:
                database.write("UPDATE documents SET name = ? WHERE id = ?", (replaced[0].name, document_id))
            database.write(
                "UPDATE documents SET state = ?, reason = ?, chunker = ? WHERE id = ?",
                (state, stored(reason), chunker, document_id),
            )
            replace_embedded(database, document_id, vectors)
        if replaced:
            self._database.purge()

    def remove_documents(self, document_ids: Iterable[str]) -> Counter[str]:
        """Remove documents and all that belongs to them; the number of rows that went, by document. See `purge`."""
        with self._database.transaction() as database:
            return Counter({one: _remove_rows(database, one) for one in document_ids})

    def purge(self) -> None:
        """Take what was removed out of the file itself."""
        self._database.purge()

    def collection_states(self) -> dict[str, str]:
        """A word for the state of each collection, another one after every change of its documents."""
        return dict(self._database.read("SELECT collection, state FROM collection_states"))

    # ------------------------------------------------------------------ damage

    @contextmanager
    def _read_again_if_damaged(self, document_id: str) -> Iterator[None]:
        try:
            yield
        except DamagedStore:
            if not self.versions.is_read_only:
                log.warning("what was read of a document is damaged; it is read again")
                self.forget_reading(document_id)
            raise

    # ------------------------------------------------------------------ what was read

    def set_opened(self, document_id: str, opened: Opened) -> None:
        with self._database.transaction() as database:
            database.write(
                "UPDATE documents SET opened = ?, pages = ?, locked = ? WHERE id = ?",
                (_OPENED.dump_json(opened), opened.pages, opened.locked, document_id),
            )

    def opened(self, document_id: str) -> Opened | None:
        row = self._database.read_one("SELECT opened FROM documents WHERE id = ?", (document_id,))
        with self._read_again_if_damaged(document_id):
            return parsed(_OPENED, row[0]) if row and row[0] else None

    def add_pages(self, document_id: str, pages: Iterable[PageRead]) -> None:
        with self._database.transaction() as database:
            database.write_many(
                "INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?)",
                [(document_id, page.number, page.width, page.height, packed(PAGE, page)) for page in pages],
            )

    def reading(self, document_id: str) -> StoredReading:
        """The pages and tables as they are stored, for who unpacks them elsewhere."""
        pages = self._database.read("SELECT content FROM pages WHERE document_id = ? ORDER BY number", (document_id,))
        return StoredReading(tuple(row[0] for row in pages), self.stored_tables(document_id))

    def stored_tables(self, document_id: str) -> tuple[bytes, ...]:
        query = "SELECT content FROM tables WHERE document_id = ? ORDER BY position"
        return tuple(row[0] for row in self._database.read(query, (document_id,)))

    def pages(self, document_id: str) -> list[PageRead]:
        return self._unpacked(PAGE, "SELECT content FROM pages WHERE document_id = ? ORDER BY number", document_id)

    def pages_of(self, document_id: str, numbers: Sequence[int]) -> list[PageRead]:
        """The pages with these numbers, in order."""
        among = f"number IN ({', '.join('?' * len(numbers))})"
        query = f"SELECT content FROM pages WHERE document_id = ? AND {among} ORDER BY number"
        return self._unpacked(PAGE, query, document_id, *numbers)

    def page_numbers(self, document_id: str) -> frozenset[int]:
        rows = self._database.read("SELECT number FROM pages WHERE document_id = ?", (document_id,))
        return frozenset(row[0] for row in rows)

    def page_sizes(self, document_id: str) -> list[tuple[float, float]]:
        return [
            (width, height)
            for width, height in self._database.read(
                "SELECT width, height FROM pages WHERE document_id = ? ORDER BY number", (document_id,)
            )
        ]

    def tables(self, document_id: str) -> list[Table]:
        return self._unpacked(TABLE, "SELECT content FROM tables WHERE document_id = ? ORDER BY position", document_id)

    def table(self, document_id: str, position: int) -> Table | None:
        query = "SELECT content FROM tables WHERE document_id = ? AND position = ?"
        return next(iter(self._unpacked(TABLE, query, document_id, position)), None)

    def _unpacked(self, adapter: TypeAdapter[T], query: str, document_id: str, *more: int) -> list[T]:
        rows = self._database.read(query, (document_id, *more))
        with self._read_again_if_damaged(document_id):
            return [unpacked(adapter, row[0]) for row in rows]

    # ------------------------------------------------------------------ chunks

    def replace_content(
        self,
        document: Document,
        title: str,
        tables: Sequence[Table],
        chunks: Sequence[Chunk],
        terms: Mapping[str, tuple[int, bool]],
        page_map: PageMap | None = None,
    ) -> None:
        """Put tables, chunks, terms and the map of the pages in the place of earlier ones, in one transaction."""
        mapped = packed(_PAGE_MAP, page_map) if page_map else None
        with self._database.transaction() as database:
            for table in ("tables", "chunks", "terms"):
                database.write(f"DELETE FROM {table} WHERE document_id = ?", (document.id,))
            database.write_many(
                "INSERT INTO tables VALUES (?, ?, ?)",
                ((document.id, number, packed(TABLE, table)) for number, table in enumerate(tables)),
            )
            marks = ", ".join("?" * len(CHUNK_COLUMNS.split(", ")))
            database.write_many(f"INSERT INTO chunks VALUES ({marks})", (row_of_chunk(chunk) for chunk in chunks))
            database.write_many(
                "INSERT INTO terms VALUES (?, ?, ?, ?)",
                ((term, document.id, count, subject) for term, (count, subject) in terms.items()),
            )
            database.write(
                "UPDATE documents SET title = ?, tables = ?, rows = ?, chunks = ?, ocr_pages = ?, page_map = ?,"
                " shown_title = ? WHERE id = ?",
                (
                    *(title, document.tables, document.rows, document.chunks, document.ocr_pages),
                    *(mapped, document.title, document.id),
                ),
            )

    def without_shown_title(self) -> list[str]:
        """The ids of the documents that nobody has looked for a title of."""
        query = "SELECT id FROM documents WHERE shown_title IS NULL AND state IN ('ready', 'partial') ORDER BY added"
        return [row[0] for row in self._database.read(query)]

    def set_shown_title(self, document_id: str, title: str) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE documents SET shown_title = ? WHERE id = ?", (title, document_id))

    def page_map(self, document_id: str) -> PageMap | None:
        """The map of a document's pages; None for one that has none yet."""
        row = self._database.read_one("SELECT page_map FROM documents WHERE id = ?", (document_id,))
        with self._read_again_if_damaged(document_id):
            return unpacked(_PAGE_MAP, row[0]) if row and row[0] else None

    def chunks(self, document_id: str) -> list[Chunk]:
        rows = self._database.read(
            f"SELECT {CHUNK_COLUMNS} FROM chunks WHERE document_id = ? ORDER BY ordinal", (document_id,)
        )
        with self._read_again_if_damaged(document_id):
            return [chunk_of_row(row) for row in rows]

    def chunks_by_id(self, ids: Sequence[str]) -> dict[str, Chunk]:
        marks = ", ".join("?" * len(ids))
        rows = self._database.read(f"SELECT {CHUNK_COLUMNS} FROM chunks WHERE id IN ({marks}){_IN_SIGHT}", ids)
        return {chunk.id: chunk for chunk in self._sound_chunks(rows)}

    def _sound_chunks(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[Chunk]:
        """Those whose text is what was stored; the documents of others are read again."""
        for row in rows:
            document_id = row[CHUNK_COLUMNS.split(", ").index("document_id")]
            with suppress(DamagedStore), self._read_again_if_damaged(document_id):
                chunk = chunk_of_row(row)
                if not chunk.is_sound:
                    raise DamagedStore(chunk.id)
                yield chunk

    def digests(self, ids: Sequence[str]) -> dict[str, str]:
        """The digests of those of the chunks that are there."""
        marks = ", ".join("?" * len(ids))
        return dict(self._database.read(f"SELECT id, digest FROM chunks WHERE id IN ({marks}){_IN_SIGHT}", ids))

    def chunk_counts(self) -> dict[str, int]:
        """Chunks of every document that has some."""
        return dict(self._database.read("SELECT document_id, count(*) FROM chunks GROUP BY document_id"))

    # ------------------------------------------------------------------ names

    def names(self, document_ids: Collection[str], column: str = "name") -> dict[str, str]:
        """The names of those of the documents that are there."""
        among = f"id IN ({', '.join('?' * len(document_ids))})"
        return dict(self._database.read(f"SELECT id, {column} FROM documents WHERE {among}", tuple(document_ids)))

    def titles(self, document_ids: Collection[str]) -> dict[str, str]:
        """The titles of those of the documents that are there."""
        return self.names(document_ids, "title")


def _remove_rows(database: Database, document_id: str) -> int:
    tables = (*CONTENT, "chosen_classes", "notes")
    rows = sum(database.write(f"DELETE FROM {table} WHERE document_id = ?", (document_id,)) for table in tables)
    return rows + database.write("DELETE FROM documents WHERE id = ?", (document_id,))


def _document(row: tuple[Any, ...]) -> Document:
    values = dict(zip((*_DOCUMENT_COLUMNS.split(", "), "title", "dismissed"), row, strict=True))
    flags = {name: bool(values[name]) for name in ("paused", "locked", "dismissed")}
    state = State(values["state"]) if values["state"] in set(State) else State.QUEUED  # a damaged word
    return Document(**values | {"state": state, "reason": restored(values["reason"])} | flags)
