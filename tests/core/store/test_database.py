import sqlite3
import threading

import pytest

from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.store.database import Database

MIGRATIONS = ("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);",)


@pytest.fixture
def database(tmp_path):
    opened = Database(tmp_path / "things.sqlite", MIGRATIONS)
    yield opened
    opened.close()


def _names(database: Database) -> list[str]:
    return [name for (name,) in database.read("SELECT name FROM things ORDER BY id")]


def test_a_transaction_stands_or_falls_as_a_whole(database):
    with database.transaction():
        database.write("INSERT INTO things VALUES (1, 'kept')")
    with pytest.raises(sqlite3.IntegrityError):
        _add_two(database, "lost", "kept")
    assert _names(database) == ["kept"]
    _add_two(database, "first", "second")
    assert _names(database) == ["kept", "first", "second"]


def _add_two(database: Database, *names: str) -> None:
    with database.transaction():
        for name in names:
            database.write("INSERT INTO things (name) VALUES (?)", (name,))


def test_threads_take_turns(database):
    def add(first: int) -> None:
        for number in range(first, first + 50):
            with database.transaction():
                database.write("INSERT INTO things VALUES (?, ?)", (number, str(number)))
                database.write("UPDATE things SET name = name || '!' WHERE id = ?", (number,))

    threads = [threading.Thread(target=add, args=(first,)) for first in (0, 100, 200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(_names(database)) == 150
    assert all(name.endswith("!") for name in _names(database))


def test_it_syncs_deletes_for_good_and_keeps_references(database):
    pragmas = {
        name: database.read_one(f"PRAGMA {name}")[0] for name in ("synchronous", "secure_delete", "foreign_keys")
    }
    assert pragmas == {"synchronous": 2, "secure_delete": 1, "foreign_keys": 1}
    assert database.read_one("PRAGMA journal_mode") == ("wal",)


def test_later_migrations_take_an_earlier_file_along(tmp_path):
    path = tmp_path / "things.sqlite"
    earlier = Database(path, MIGRATIONS)
    with earlier.transaction():
        earlier.write("INSERT INTO things VALUES (1, 'old')")
    earlier.close()
    later = Database(path, (*MIGRATIONS, "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 7;"))
    assert later.read("SELECT * FROM things") == [(1, "old", 7)]
    later.close()
    with pytest.raises(StorageError, match="newer version"):
        Database(path, MIGRATIONS)


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path):
    path = tmp_path / "things.sqlite"
    Database(path, MIGRATIONS).close()
    with pytest.raises(StorageError):
        Database(path, (*MIGRATIONS, "CREATE TABLE more (id); INSERT INTO nowhere VALUES (1);"))
    whole = Database(path, MIGRATIONS)
    assert whole.read("SELECT name FROM sqlite_master WHERE name = 'more'") == []
    whole.close()


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to be one" * 50, b"SQLite format 3\0" + b"\1" * 4096]
)
def test_a_file_that_is_no_database_is_told_in_words(tmp_path, content):
    path = tmp_path / "things.sqlite"
    path.write_bytes(content)
    with pytest.raises(StorageError, match="damaged"):
        Database(path, MIGRATIONS)


def test_a_damaged_file_and_a_full_disk_are_the_worlds_doing(database, tmp_path):
    with database.transaction():
        database.write_many("INSERT INTO things VALUES (?, ?)", ((n, f"{n}" * 500) for n in range(2000)))
    database.purge()
    (size,) = database.read_one("PRAGMA page_count")
    database.read(f"PRAGMA max_page_count = {size}")
    with pytest.raises(StorageError, match="full"), database.transaction():
        database.write_many("INSERT INTO things VALUES (?, ?)", ((n, f"{n}" * 500) for n in range(2000, 4000)))
    database.read("PRAGMA shrink_memory")
    with (tmp_path / "things.sqlite").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 1) * 4096)
    with pytest.raises(StorageError, match="damaged"):
        database.read("SELECT name FROM things")


def test_a_wrong_statement_is_our_doing(database):
    with pytest.raises(sqlite3.ProgrammingError):
        database.read("SELECT ?")
