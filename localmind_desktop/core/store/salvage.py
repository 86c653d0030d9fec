"""What can still be read of a damaged SQLite file is copied into a new one.

Damage is mostly that of one page of the file, so each table is read from its beginning to the damage, and from its end
back to it; what lies between is lost here, and made anew from elsewhere.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.store.database import Database, damage_mark

log = logging.getLogger(__name__)

_ROWS = 500  # copied at a time
_CHECKED_UP_TO = 500_000_000  # bytes, some 2 s; the structure of larger files is looked at when damage was met
_LOG, _SHARED = "-wal", "-shm"


def opened(path: Path, migrations: Sequence[str]) -> tuple[Database, bool]:
    """The database in ``path``, and whether it was damaged: then it is a new one that holds what could be read.

    The damaged file stands aside until its rows are copied; a repair that was interrupted begins anew from there.
    Raises `StorageError`.
    """
    aside = path.with_name(f"{path.name}.aside")
    if not (aside.exists() or _beside(aside, _LOG).exists()):
        with contextlib.suppress(DamagedStore):
            return _sound(path, migrations), False
    log.warning("%s is damaged; what can be read of it is kept", path.name)
    _set_aside(path, aside)
    database = Database(path, migrations)
    try:
        _copy(aside, database)
    except BaseException:
        database.close()
        raise
    damage_mark(path).unlink(missing_ok=True)
    for file in (_beside(aside, _SHARED), _beside(aside, _LOG), aside):  # it is over when the last is gone
        file.unlink(missing_ok=True)
    return database, True


def _sound(path: Path, migrations: Sequence[str]) -> Database:
    """Raises `DamagedStore`."""
    database = Database(path, migrations)
    try:
        if path.stat().st_size <= _CHECKED_UP_TO or damage_mark(path).exists():
            database.require_sound()
    except BaseException:
        database.close()
        raise
    return database


def _set_aside(path: Path, aside: Path) -> None:
    """Rename the file after its log. Where that was done before, what was copied of it since goes."""
    if aside.exists():
        for file in (path, _beside(path, _LOG)):
            file.unlink(missing_ok=True)
    elif _beside(path, _LOG).exists() and not _beside(aside, _LOG).exists():
        _beside(path, _LOG).replace(_beside(aside, _LOG))
    if not aside.exists():
        path.replace(aside)
    _beside(path, _SHARED).unlink(missing_ok=True)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _copy(source: Path, target: Database) -> None:
    with contextlib.closing(sqlite3.connect(source)) as damaged, target.without_checks():
        damaged.text_factory = lambda content: content.decode(errors="replace")
        for table in target.tables():
            columns = ", ".join(table.columns)
            statement = f"INSERT OR REPLACE INTO {table.name} ({columns}) VALUES ({_marks(table.columns)})"
            backwards = ", ".join(f"{key} DESC" for key in table.keys or ("rowid",))
            for order in ("", f" ORDER BY {backwards}"):
                if _copied(damaged, f"SELECT {columns} FROM {table.name}{order}", target, statement):
                    break


def _copied(damaged: sqlite3.Connection, query: str, target: Database, statement: str) -> bool:
    """Copy the rows up to the first that cannot be read; whether all could."""
    batch: list[tuple[Any, ...]] = []
    is_whole = False
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in damaged.execute(query):
            batch.append(row)
            if len(batch) == _ROWS:
                _put(target, statement, batch)
                batch = []
        is_whole = True
    _put(target, statement, batch)
    return is_whole


def _put(target: Database, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    try:
        with target.transaction():
            target.write_many(statement, rows)
    except sqlite3.IntegrityError:  # a damaged row: then one at a time, without it
        for row in rows:
            with contextlib.suppress(sqlite3.IntegrityError), target.transaction():
                target.write(statement, row)


def _marks(columns: Sequence[str]) -> str:
    return ", ".join("?" * len(columns))
