"""What is copied out of a damaged file, and a repair that is interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.store.database import Database, damage_mark
from localmind_desktop.core.store.salvage import opened

MIGRATIONS = (
    "CREATE TABLE things (name TEXT PRIMARY KEY, size INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE notes (text TEXT NOT NULL, thing TEXT NOT NULL REFERENCES things)",
)
ROWS = 3000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of some sixty pages."""
    database = Database(tmp_path / "things.sqlite", MIGRATIONS)
    with database.transaction():
        database.write_many("INSERT INTO things VALUES (?, ?)", [(f"thing {n:05}", n) for n in range(ROWS)])
        database.write_many(
            "INSERT INTO notes VALUES (?, ?)", [(f"note {n} " * 8, f"thing {n:05}") for n in range(ROWS)]
        )
    database.close()
    return tmp_path / "things.sqlite"


def _spoil(path: Path, page: int) -> None:
    content = bytearray(path.read_bytes())
    content[page * 4096 : (page + 1) * 4096] = b"\xff" * 4096
    path.write_bytes(content)


def _counts(path: Path) -> tuple[int, int, bool]:
    database, was_damaged = opened(path, MIGRATIONS)
    try:
        ((things,),), ((notes,),) = (database.read(f"SELECT count(*) FROM {name}") for name in ("things", "notes"))
        assert database.read("PRAGMA foreign_keys") == [(1,)]
    finally:
        database.close()
    return things, notes, was_damaged


def test_a_sound_file_is_opened_as_it_is(path):
    assert _counts(path) == (ROWS, ROWS, False)


@pytest.mark.parametrize("page", range(4, 60, 11))
def test_what_stands_before_and_behind_the_damage_is_kept(path, page):
    _spoil(path, page)
    things, notes, was_damaged = _counts(path)
    assert was_damaged
    assert (things, notes) != (ROWS, ROWS)
    assert things + notes > 2 * ROWS - 300  # a page holds at most some 250 rows
    assert _counts(path) == (things, notes, False)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_file_that_is_none_is_made_anew(path):
    path.write_bytes(b"no database" * 500)
    assert _counts(path) == (0, 0, True)


@pytest.mark.parametrize("begun", ["the log", "the file", "the rows"])
def test_a_repair_that_was_interrupted_begins_anew(path, begun):
    """As a crash leaves it: with the log set aside, with the file too, and with some rows copied."""
    aside = path.with_name(f"{path.name}.aside")
    if begun == "the log":
        aside.with_name(f"{aside.name}-wal").touch()
    else:
        path.replace(aside)
    if begun == "the rows":
        half = Database(path, MIGRATIONS)
        with half.transaction():
            half.write("INSERT INTO things VALUES ('half', 1)")
        half.close()
    assert _counts(path) == (ROWS, ROWS, True)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_damage_that_is_met_in_a_large_file_is_repaired_at_the_next_start(path, monkeypatch):
    monkeypatch.setattr("localmind_desktop.core.store.salvage._CHECKED_UP_TO", 0)  # nothing is looked at unasked
    _spoil(path, 20)
    with pytest.raises(DamagedStore, match="Restart"):
        _counts(path)
    assert _counts(path)[2]
    assert not damage_mark(path).exists()
