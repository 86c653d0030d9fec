"""Whether all parts of documents are there, in the catalog."""

from __future__ import annotations

from localmind_desktop.core.model import State
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.redactions import CONTENT

_PARTS = ("pages", "tables", "chunks")


class Wholeness:
    """Reads from any lane; writes while the library opens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def incomplete(self) -> list[str]:
        """The ids of whole documents of which less is there than there was."""
        lacks = [f"{part} > (SELECT count(*) FROM {part} AS part WHERE document_id = documents.id)" for part in _PARTS]
        states = (State.READY, State.PARTIAL)
        rows = self._database.read(f"SELECT id FROM documents WHERE state IN (?, ?) AND ({' OR '.join(lacks)})", states)
        return [row[0] for row in rows]

    def drop_orphans(self) -> None:
        """Delete what belongs to documents that are not there."""
        with self._database.transaction() as database:
            for table in (*CONTENT, "chosen_classes"):
                database.write(f"DELETE FROM {table} WHERE document_id NOT IN (SELECT id FROM documents)")
