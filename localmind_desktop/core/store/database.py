"""One SQLite file, one connection, one owner.

SQLite before 3.51.3 can corrupt a WAL file when several connections write (see DESIGN.md), so every thread goes through
this one connection, a transaction at a time.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import DamagedStore, ReadOnlyLibrary, StorageError
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.system.locking import offers_locks

log = logging.getLogger(__name__)

Parameters = Sequence[Any]

IN_MEMORY = ":memory:"
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNDECODED = "Could not decode to UTF-8"  # what Python says of a text whose bytes are none


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table of a file; ``keys`` are the columns of the key by which it is sorted, none where that is a row number."""

    name: str
    columns: tuple[str, ...]
    keys: tuple[str, ...]


class Database:
    """A SQLite file with the migrations that lead to its present form; ``migrations[n]`` takes version n to n + 1."""

    def __init__(self, path: Path, migrations: Sequence[str], *, read_only: bool = False) -> None:
        """``read_only``: the file may have a newer form, and every write raises `ReadOnlyLibrary`.

        Raises `DamagedStore` for a file whose bytes are not what was written, `StorageError` for what else fails.
        """
        self._lock = threading.RLock()
        self._path = path
        self.is_read_only = read_only
        try:
            self._connection = _connected(path)
        except sqlite3.Error as error:
            raise _not_opened(path, error) from error
        try:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "foreign_keys=ON"):
                self._connection.execute(f"PRAGMA {pragma}")
            if read_only:
                self.refuse_writes()
            else:
                self.migrate(migrations)
        except sqlite3.Error as error:
            self._connection.close()
            raise (DamagedStore(_MALFORMED) if _is_damage(error) else _not_opened(path, error)) from error
        except StorageError:
            self._connection.close()
            raise

    def migrate(self, migrations: Sequence[str]) -> None:
        """Give the file its present form. Raises `StorageError` where it has a newer one."""
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            raise StorageError("This library was made by a newer version of LocalMind. Update the program.")
        for number, script in enumerate(migrations[version:], start=version + 1):
            self._connection.executescript(f"BEGIN; {script}; PRAGMA user_version={number}; COMMIT;")

    def require_sound(self) -> None:
        """Raise `DamagedStore` where the file's structure is not whole, or something in it was found damaged before.

        Reads the whole file: some 0.3 s for each 80 MB.
        """
        with self._lock, self._known_errors():
            (first,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
            if first != "ok" or damage_mark(self._path).exists():
                raise DamagedStore(_MALFORMED)

    def read(self, sql: str, parameters: Parameters = ()) -> list[tuple[Any, ...]]:
        """All rows. Raises `StorageError` when the file is damaged."""
        with self._lock, self._known_errors():
            return self._connection.execute(sql, parameters).fetchall()

    def read_one(self, sql: str, parameters: Parameters = ()) -> tuple[Any, ...] | None:
        """The first row. Raises `StorageError` when the file is damaged."""
        with self._lock, self._known_errors():
            row: tuple[Any, ...] | None = self._connection.execute(sql, parameters).fetchone()
            return row

    def tables(self) -> list[StoredTable]:
        """In the order in which they were made."""
        found = []
        listed = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        for name, sql in self.read(listed):
            columns = self.read("SELECT name, pk FROM pragma_table_info(?)", (name,))
            keys = [column for column, _ in sorted(filter(_in_key, columns), key=_in_key)]
            is_sorted = "WITHOUT ROWID" in sql
            found.append(StoredTable(name, tuple(column for column, _ in columns), tuple(keys if is_sorted else ())))
        return found

    @contextmanager
    def without_checks(self) -> Iterator[None]:
        """Rows may come in any order, before those that they belong to."""
        with self._lock:
            self._execute("PRAGMA foreign_keys=OFF")
            try:
                yield
            finally:
                self._execute("PRAGMA foreign_keys=ON")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Every other thread waits meanwhile."""
        with self._lock:
            yield

    def refuse_writes(self) -> None:
        """From now on every write raises `ReadOnlyLibrary`."""
        self._connection.execute("PRAGMA query_only=ON")
        self.is_read_only = True

    def require_writable(self) -> None:
        """Raises `ReadOnlyLibrary`."""
        if self.is_read_only:
            raise ReadOnlyLibrary(
                "A newer version of LocalMind made this library, so nothing in it can be changed. Update LocalMind."
            )

    @contextmanager
    def transaction(self) -> Iterator[Database]:
        """All writes inside stand or fall together. Raises `StorageError` when the disk is full or broken."""
        self.require_writable()
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
        with self._known_errors():
            self._connection.executemany(sql, rows)

    @property
    def changes(self) -> int:
        """Rows that this process has written so far: another number means another content."""
        return self._connection.total_changes

    def purge(self) -> None:
        """Take deleted text out of the file and its log.

        ``secure_delete`` wipes what is deleted, but not the copies of it that pages keep in their gaps after cells have
        moved: so the whole file is written anew. Where there is no room for that, the wiping has to do.
        """
        self.require_writable()
        with self._lock:
            try:
                self._execute("VACUUM")
            except StorageError:
                log.warning("there was no room to write a file of the library anew after a removal")
            self._execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def copy_to(self, path: Path) -> None:
        """A copy of the whole file as it is now, on disk for good. Raises `StorageError`."""
        with self._lock, self._known_errors():
            copy = _connected(path)  # also on a disk without locks
            try:
                self._connection.backup(copy)
            finally:
                copy.close()

    def take(self, other: Database) -> None:
        """Hold what ``other`` holds, in the place of all that is here."""
        with self._lock, other._lock, self._known_errors():
            other._connection.backup(self._connection)

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def _execute(self, sql: str, parameters: Parameters = ()) -> sqlite3.Cursor:
        with self._known_errors():
            return self._connection.execute(sql, parameters)

    @contextmanager
    def _known_errors(self) -> Iterator[None]:
        """A full disk, a folder without rights and a damaged file are the world's doing; wrong statements are ours."""
        try:
            yield
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
            raise
        except sqlite3.DatabaseError as error:
            if _is_damage(error):
                damage_mark(self._path).touch()
                raise DamagedStore(_MALFORMED) from error
            raise StorageError(
                "The library cannot be read or written ({reason}). Check the free space and the rights of its folder.",
                reason=str(error),
            ) from error


def _connected(path: Path) -> sqlite3.Connection:
    """The one connection. A disk that offers no locks does without: the library's own lock keeps others away."""
    has_locks = str(path) == IN_MEMORY or offers_locks(path.parent)
    name = str(path) if has_locks else f"{path.absolute().as_uri()}?vfs=unix-none"
    connection = sqlite3.connect(name, uri=not has_locks, check_same_thread=False, isolation_level=None)
    if has_locks:
        return connection
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")  # its log needs no shared memory then
    return connection


_MALFORMED = phrase("Part of the library is damaged. Restart LocalMind: it will be repaired.")


def damage_mark(path: Path) -> Path:
    """The file that says that damage was found in ``path``, until that is repaired."""
    return path.with_name(f"{path.name}.damaged")


def _in_key(column: tuple[str, int]) -> int:
    """The place of a column in the key, from 1; 0 for one that is not in it."""
    return column[1]


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE or _UNDECODED in str(error)


def _not_opened(path: Path, error: sqlite3.Error) -> StorageError:
    return StorageError(
        "The library's file {name} cannot be opened ({reason}). Check the rights of its folder, "
        "or restore it from a backup.",
        name=path.name,
        reason=str(error),
    )
