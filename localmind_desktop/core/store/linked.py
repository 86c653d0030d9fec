"""The folders that are watched, and how their files were when they were last looked at, in the catalog."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import FileMark, LinkedFolder
from localmind_desktop.core.store.database import Database

_MARK_COLUMNS = "path, size, changed, sha256"


class LinkedFolders:
    """Reads and writes of linked folders. A file's state is "in", "gone" or "out" (the user removed it here)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[LinkedFolder]:
        rows = self._database.read("SELECT path, collection FROM linked_folders ORDER BY path")
        return [LinkedFolder(*row) for row in rows]

    def link(self, folder: LinkedFolder) -> None:
        """Watch a folder; one that was watched for another collection changes over."""
        with self._database.transaction() as database:
            database.write("DELETE FROM linked_folders WHERE path = ?", (folder.path,))
            database.write("INSERT INTO linked_folders VALUES (?, ?)", (folder.path, folder.collection))

    def unlink(self, path: str) -> None:
        """Stop watching; the documents stay."""
        with self._database.transaction() as database:
            database.write("DELETE FROM linked_folders WHERE path = ?", (path,))

    def unlink_all(self, collection: str) -> None:
        """Stop watching every folder of a collection."""
        with self._database.transaction() as database:
            database.write("DELETE FROM linked_folders WHERE collection = ?", (collection,))

    def marks(self, folder: str, *states: str) -> list[FileMark]:
        """The files of a folder that are in one of ``states``."""
        marks = ", ".join("?" * len(states))
        rows = self._database.read(
            f"SELECT {_MARK_COLUMNS} FROM linked_files WHERE folder = ? AND state IN ({marks}) ORDER BY path",
            (folder, *states),
        )
        return [FileMark(*row) for row in rows]

    def gone(self) -> list[str]:
        """The paths of all files that are no longer there."""
        return [row[0] for row in self._database.read("SELECT path FROM linked_files WHERE state = 'gone'")]

    def keep(self, folder: str, marks: Sequence[FileMark]) -> None:
        """Put down how files are now: they are there."""
        with self._database.transaction() as database:
            database.write_many(
                f"INSERT OR REPLACE INTO linked_files (folder, state, {_MARK_COLUMNS}) VALUES (?, 'in', ?, ?, ?, ?)",
                [(folder, mark.path, mark.size, mark.changed, mark.sha256) for mark in marks],
            )

    def set_gone(self, paths: Sequence[str]) -> None:
        with self._database.transaction() as database:
            database.write_many("UPDATE linked_files SET state = 'gone' WHERE path = ?", [(path,) for path in paths])

    def forget(self, paths: Sequence[str]) -> None:
        """Drop the marks of files, of which nothing more is to be said."""
        with self._database.transaction() as database:
            database.write_many("DELETE FROM linked_files WHERE path = ?", [(path,) for path in paths])

    def leave_out(self, paths: Sequence[str]) -> None:
        """The user removed the documents of files: they are not taken in again as long as they are linked."""
        rows = [(path,) for path in paths]
        with self._database.transaction() as database:
            database.write_many("DELETE FROM linked_files WHERE path = ? AND state = 'gone'", rows)
            database.write_many("UPDATE linked_files SET state = 'out' WHERE path = ?", rows)
