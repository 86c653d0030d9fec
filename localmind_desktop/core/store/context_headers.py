"""What a model wrote of where passages stand (I9), in the catalog: removed with its document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from localmind_desktop.core.model import Chunk, Document
from localmind_desktop.core.store.database import Database


class KeptHeader(NamedTuple):
    """The header of the passage with this ``digest``, and which model wrote it; no text: it wrote nothing usable."""

    digest: str
    model: str
    text: str


class KeptHeaders:
    """Reads and writes of the headers. Writes happen on the store lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, document: Document, version: str) -> dict[str, KeptHeader]:
        """By digest, those of a document and of what its file held before it was changed."""
        rows = self._database.read(
            "SELECT digest, model, text FROM context_headers JOIN documents ON id = document_id"
            " WHERE version = ? AND collection = ? AND source = ? ORDER BY id = ?, added",
            (version, document.collection, document.source, document.id),
        )
        return {row[0]: KeptHeader(*row) for row in rows}

    def keep(self, document_id: str, version: str, headers: Iterable[KeptHeader]) -> None:
        """Keep headers of a document, in the place of earlier ones of the same passages."""
        with self._database.transaction() as database:
            database.write_many(
                "INSERT OR REPLACE INTO context_headers VALUES (?, ?, ?, ?, ?)",
                [(document_id, one.digest, version, one.model, one.text) for one in headers],
            )

    def keep_only(self, document_id: str, digests: AbstractSet[str]) -> None:
        """Drop those of passages that the document no longer has."""
        rows = self._database.read("SELECT digest FROM context_headers WHERE document_id = ?", (document_id,))
        gone = [(document_id, digest) for (digest,) in rows if digest not in digests]
        with self._database.transaction() as database:
            database.write_many("DELETE FROM context_headers WHERE document_id = ? AND digest = ?", gone)

    def attach(self, chunks: Sequence[Chunk]) -> None:
        """Store the headers of chunks that are in the catalog, and the digests that come of them."""
        with self._database.transaction() as database:
            database.write_many(
                "UPDATE chunks SET context_header = ?, digest = ? WHERE id = ?",
                [(chunk.context_header, chunk.digest, chunk.id) for chunk in chunks],
            )
