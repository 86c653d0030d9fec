"""How collections hide personal data (D1, I15), and what the library keeps because of it, in the catalog."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from pydantic import TypeAdapter

from localmind_desktop.core.model import State
from localmind_desktop.core.model.insight import HiddenPlace, RedactionMode
from localmind_desktop.core.store.database import Database

_PLACES = TypeAdapter(tuple[HiddenPlace, ...])

READ = ("pages", "inspections", "mentions", "begun_descriptions", "hiding_previews")
"""The tables that hold what was read of a document, and what was found out from that alone."""

CONTENT = (*READ, "tables", "chunks", "terms", "glossary", "embedded", "context_headers")
"""These, and the tables of what else came of it."""


class Redactions:
    """Reads from any lane; writes on the store lane, but for `keep_preview`, a short one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def mode(self, collection: str) -> RedactionMode:
        """Nothing is hidden until that is chosen."""
        row = self._database.read_one("SELECT mode FROM redactions WHERE collection = ?", (collection,))
        return RedactionMode(row[0]) if row else RedactionMode.OFF

    def asks_model(self, collection: str) -> bool:
        """Whether what the chat model names is hidden too (D2)."""
        row = self._database.read_one("SELECT asks_model FROM redactions WHERE collection = ?", (collection,))
        return bool(row and row[0])

    def hides(self, collection: str) -> bool:
        """Whether anything is hidden in a collection."""
        return self.mode(collection) is not RedactionMode.OFF

    def all(self) -> list[tuple[str, str, bool]]:
        """The key, the mode and whether the model is asked, of each collection for which that was chosen."""
        rows = self._database.read("SELECT collection, mode, asks_model FROM redactions ORDER BY collection")
        return [(key, mode, bool(asks_model)) for key, mode, asks_model in rows]

    def set_mode(self, collection: str, mode: RedactionMode, *, asks_model: bool = False) -> None:
        with self._database.transaction() as database:
            database.write(
                "INSERT OR REPLACE INTO redactions (collection, mode, asks_model) VALUES (?, ?, ?)",
                (collection, mode, asks_model),
            )

    def preview(self, document_id: str, mode: RedactionMode, stamp: str) -> tuple[int, tuple[HiddenPlace, ...]] | None:
        """How many places ``mode`` would hide in a document and the first of them, by the rules of ``stamp``; None
        where that is not known."""
        row = self._database.read_one(
            "SELECT total, content FROM hiding_previews WHERE document_id = ? AND mode = ? AND stamp = ?",
            (document_id, mode, stamp),
        )
        return (row[0], _PLACES.validate_json(zlib.decompress(row[1]))) if row else None

    def keep_preview(
        self, document_id: str, mode: RedactionMode, stamp: str, total: int, first: Sequence[HiddenPlace]
    ) -> None:
        """As long as the document is there."""
        content = zlib.compress(_PLACES.dump_json(tuple(first)), level=1)
        with self._database.transaction() as database:
            database.write(
                "INSERT OR REPLACE INTO hiding_previews SELECT id, ?, ?, ?, ? FROM documents WHERE id = ?",
                (mode, stamp, total, content, document_id),
            )

    def files_kept(self) -> frozenset[str]:
        """The SHA-256 of all files of which the library keeps a copy: not those of collections that hide something."""
        rows = self._database.read(
            "SELECT sha256 FROM documents LEFT JOIN redactions USING (collection) WHERE coalesce(mode, ?1) = ?1",
            (RedactionMode.OFF,),
        )
        return frozenset(row[0] for row in rows)

    def forget_content(self, document_id: str) -> None:
        """Queue a document as if nothing had ever been read of it."""
        with self._database.transaction() as database:
            for table in CONTENT:
                database.write(f"DELETE FROM {table} WHERE document_id = ?", (document_id,))
            database.write(
                "UPDATE documents SET state = ?, reason = NULL, opened = NULL, reader = '', chunker = '', title = '',"
                " page_map = NULL, glossary = '' WHERE id = ?",
                (State.QUEUED, document_id),
            )
