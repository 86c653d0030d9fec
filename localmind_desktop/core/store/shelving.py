"""Which collection documents stand in, and which of them are out of sight until they are purged; in the catalog."""

from __future__ import annotations

from collections.abc import Iterable

from localmind_desktop.core.model import State
from localmind_desktop.core.store.database import Database


class Shelving:
    """Reads from any lane; moves are written on the store lane, `drop` from any.

    A document that was dropped is out of sight of every other read of the catalog, and can be taken back.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_file(self, collection: str, sha256: str) -> str | None:
        """The id of the document with that content in a collection, in sight or not."""
        row = self._database.read_one(
            "SELECT id FROM documents WHERE collection = ? AND sha256 = ?", (collection, sha256)
        )
        return str(row[0]) if row else None

    def holds(self, document_id: str) -> bool:
        """Whether there is a document of that id, in sight or not."""
        return self._database.read_one("SELECT 1 FROM documents WHERE id = ?", (document_id,)) is not None

    def names_in(self, collection: str) -> set[str]:
        """The names that are taken in a collection."""
        rows = self._database.read("SELECT name FROM documents WHERE collection = ?", (collection,))
        return {row[0] for row in rows}

    def in_sight(self, collection: str | None = None, source: str | None = None) -> list[str]:
        """The ids of the documents in sight, oldest first: all, or those of a collection, or of one of its files."""
        rows = self._database.read(
            "SELECT id FROM documents WHERE NOT dropped AND (?1 IS NULL OR collection = ?1)"
            " AND (?2 IS NULL OR source = ?2) ORDER BY added, name",
            (collection, source),
        )
        return [row[0] for row in rows]

    # ------------------------------------------------------------------ out of sight

    def drop(self, document_ids: Iterable[str], dropped: bool = True) -> None:
        """Take documents out of sight, or back."""
        with self._database.transaction() as database:
            database.write_many(
                "UPDATE documents SET dropped = ? WHERE id = ?", [(dropped, each) for each in document_ids]
            )

    def dropped(self) -> list[str]:
        """The ids of the documents that are out of sight."""
        return [row[0] for row in self._database.read("SELECT id FROM documents WHERE dropped ORDER BY added")]

    # ------------------------------------------------------------------ to another collection

    def begin_move(self, document_id: str, collection: str) -> None:
        """Put down where a document is going, so that an interrupted move is finished."""
        with self._database.transaction() as database:
            database.write("UPDATE documents SET moving_to = ? WHERE id = ?", (collection, document_id))

    def moves(self) -> list[tuple[str, str, str]]:
        """Moves that were begun: the document's id, its name and the collection it is going to."""
        return self._database.read("SELECT id, name, moving_to FROM documents WHERE moving_to IS NOT NULL")

    def finish_move(self, document_id: str, collection: str, name: str) -> None:
        """From now on a document stands in another collection, under a name that is free there."""
        with self._database.transaction() as database:
            database.write("INSERT OR IGNORE INTO collections VALUES (?, ?)", (collection, collection))
            database.write(
                "UPDATE documents SET collection = ?, name = ?, moving_to = NULL WHERE id = ?",
                (collection, name, document_id),
            )

    def copy_reading(self, document_id: str, copied_id: str) -> None:
        """Give a copy what was read of its document."""
        with self._database.transaction() as database:
            database.write(
                "INSERT OR REPLACE INTO pages SELECT ?, number, width, height, content FROM pages"
                " WHERE document_id = ?",
                (copied_id, document_id),
            )
            database.write(
                "UPDATE documents SET (opened, pages, reader, state) ="
                " (SELECT opened, pages, reader, ? FROM documents WHERE id = ?) WHERE id = ?",
                (State.QUEUED, document_id, copied_id),
            )
