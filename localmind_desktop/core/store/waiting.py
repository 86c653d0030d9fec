"""The files that were handed in and wait, and those that were turned away, in the catalog: they survive a restart."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.core.model import WaitingFile
from localmind_desktop.core.phrase import restored, stored
from localmind_desktop.core.store.database import Database


class WaitingFiles:
    """Reads and writes of the queue. A file leaves it when the catalog knows its document, or when it is dropped.

    These short writes come from any lane: a file that is handed in while another is being read has to be kept at once.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[WaitingFile]:
        """In the order in which they came."""
        rows = self._database.read("SELECT path, collection, paused, reason FROM waiting_files ORDER BY rowid")
        return [
            WaitingFile(os.fsdecode(path), collection, bool(paused), restored(reason))
            for path, collection, paused, reason in rows
        ]

    def add(self, paths: Sequence[Path], collection: str) -> None:
        """Queue files; one that was turned away or held waits anew."""
        with self._database.transaction() as database:
            database.write_many(
                "INSERT INTO waiting_files (path, collection) VALUES (?, ?) "
                "ON CONFLICT DO UPDATE SET paused = 0, reason = NULL",
                [(os.fsencode(path), collection) for path in paths],
            )

    def drop(self, path: Path, collection: str) -> None:
        """A file waits no longer, and nothing is to be said of it."""
        with self._database.transaction() as database:
            keys = (os.fsencode(path), collection)
            database.write("DELETE FROM waiting_files WHERE path = ? AND collection = ?", keys)

    def turn_away(self, path: Path, collection: str, reason: str) -> None:
        """Keep why a file that waited was not taken in."""
        with self._database.transaction() as database:
            database.write(
                "UPDATE waiting_files SET reason = ? WHERE path = ? AND collection = ?",
                (stored(reason), os.fsencode(path), collection),
            )

    def hold(self, files: Sequence[WaitingFile], paused: bool) -> None:
        """Let files wait until they are released, or release them."""
        with self._database.transaction() as database:
            database.write_many(
                "UPDATE waiting_files SET paused = ? WHERE path = ? AND collection = ?",
                [(paused, os.fsencode(file.path), file.collection) for file in files],
            )
