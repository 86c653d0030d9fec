"""One SQLite file, one connection, one owner.

SQLite before 3.51.3 can corrupt a WAL file when several connections write (see DESIGN.md), so every thread goes through
this one connection, a transaction at a time.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import StorageError

Parameters = Sequence[Any]


class Database:
    """A SQLite file with the migrations that lead to its present form; ``migrations[n]`` takes version n to n + 1."""

    def __init__(self, path: Path, migrations: Sequence[str]) -> None:
        self._lock = threading.RLock()
        try:
            self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "foreign_keys=ON"):
                self._connection.execute(f"PRAGMA {pragma}")
            self._migrate(migrations)
        except sqlite3.Error as error:
            raise StorageError(
                f"The library's file {path.name} cannot be opened ({error}). Restore the folder from a backup."
            ) from error

    def _migrate(self, migrations: Sequence[str]) -> None:
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            raise StorageError("This library was made by a newer version of LocalMind. Please update the program.")
        for number, script in enumerate(migrations[version:], start=version + 1):
            self._connection.executescript(f"BEGIN; {script}; PRAGMA user_version={number}; COMMIT;")

    def read(self, sql: str, parameters: Parameters = ()) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._connection.execute(sql, parameters).fetchall()

    def read_one(self, sql: str, parameters: Parameters = ()) -> tuple[Any, ...] | None:
        with self._lock:
            row: tuple[Any, ...] | None = self._connection.execute(sql, parameters).fetchone()
            return row

    @contextmanager
    def transaction(self) -> Iterator[Database]:
        """All writes inside stand or fall together. Raises `StorageError` when the disk is full or broken."""
        with self._lock:
            self._execute("BEGIN IMMEDIATE")
            try:
                yield self
                self._execute("COMMIT")
            except BaseException:
                self._connection.execute("ROLLBACK") if self._connection.in_transaction else None
                raise

    def write(self, sql: str, parameters: Parameters = ()) -> int:
        """Run one statement inside a `transaction`; the number of rows it touched."""
        return self._execute(sql, parameters).rowcount

    def write_many(self, sql: str, rows: Iterable[Parameters]) -> None:
        try:
            self._connection.executemany(sql, rows)
        except sqlite3.OperationalError as error:
            raise _storage_error(error) from error

    def truncate_log(self) -> None:
        """Empty the write-ahead log, so that deleted text does not stay in it."""
        with self._lock:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def _execute(self, sql: str, parameters: Parameters = ()) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, parameters)
        except sqlite3.OperationalError as error:
            raise _storage_error(error) from error


def _storage_error(error: sqlite3.OperationalError) -> StorageError:
    return StorageError(f"The library cannot be written ({error}). Check the free space and the rights of its folder.")
