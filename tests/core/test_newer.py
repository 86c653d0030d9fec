"""A library of a newer version: it can be searched, asked, shown and exported, and not one byte of it changes."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, Library, Scope, result_of
from localmind_desktop.core.errors import ReadOnlyLibrary
from localmind_desktop.core.newer import has_newer_form
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.store.migrations import CATALOG, TALK
from localmind_desktop.core.store.versions import stored_form
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf, ingest
from tests.faults.papers import canary, write_mixed

pytestmark = pytest.mark.sampled(2)

PASSING = {"library.lock", "library.holder"}

_NEWER_FORM = f"""
    PRAGMA user_version={len(CATALOG) + 1};
    CREATE TABLE wishes (id TEXT PRIMARY KEY);
    ALTER TABLE documents ADD COLUMN wish TEXT;
"""
NEWER = {
    "form": ("catalog.sqlite", _NEWER_FORM),
    "conversations": ("talk.sqlite", f"PRAGMA user_version={len(TALK) + 3}; ALTER TABLE turns RENAME TO rounds;"),
    "reader": ("catalog.sqlite", "UPDATE documents SET reader = '1000'"),
}


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("newer")
    shelf = Shelf(place / "library", {"counting": CountingEmbedder()})
    library = shelf.open("counting")
    ingest(library, write_mixed(place / "papers", 3))
    talk = library.talk.start("before")
    result_of(library.ask("What is the rating?", talk.id, Scope(), CancelToken()))
    shelf.close()
    return place


@pytest.fixture
def shelf(filled: Path, tmp_path: Path) -> Iterator[Shelf]:
    import shutil

    shutil.copytree(filled / "library", tmp_path / "library")
    shelf = Shelf(tmp_path / "library", {"counting": CountingEmbedder()})
    yield shelf
    shelf.close()


def _change(folder: Path, how: str) -> None:
    name, script = NEWER[how]
    with closing(sqlite3.connect(folder / name)) as database:
        database.executescript(script)


def _files(folder: Path) -> dict[str, tuple[str, int]]:
    """The hash and the time of every file."""
    return {
        str(path.relative_to(folder)): (hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file() and path.name not in PASSING
    }


@pytest.mark.parametrize("how", NEWER)
def test_it_is_read_and_not_one_byte_of_it_changes(shelf, tmp_path, how):
    _change(shelf.folder, how)
    before = _files(shelf.folder)
    library = shelf.open("counting")
    assert "newer version" in library.read_only
    assert [passage.chunk.document_id for passage in library.search(canary(1), Scope())]
    talk = library.talk.start("now")
    answer = result_of(library.ask(f"What is the {canary(0)} rating?", talk.id, Scope(), CancelToken()))
    assert "40 V" in answer.text
    assert [one.title for one in library.talk.all()] == (["now"] if how == "conversations" else ["now", "before"])
    document = next(one for one in library.documents() if one.tables)
    assert library.tables(document.id)
    assert library.insights.of(document) is not None
    assert library.after_work.waiting() == []
    library.complete_glossaries()
    report = result_of(library.upkeep.back_up(tmp_path / "backup", CancelToken()))
    assert report.files > 5
    shelf.close()
    assert _files(shelf.folder) == before
    assert stored_form(tmp_path / "backup" / "catalog.sqlite") == stored_form(shelf.folder / "catalog.sqlite")


def _refused(library: Library, file: Path) -> None:
    """Everything that would write."""
    cancel, document = CancelToken(), library.documents()[0]
    steps = (
        lambda: result_of(library.ingest(file, cancel)),
        lambda: result_of(library.resume(cancel)),
        lambda: result_of(library.read_again(document.id, cancel)),
        lambda: result_of(library.remove(document.id, cancel)),
        lambda: result_of(library.remove_all([document.id], cancel)),
        lambda: result_of(library.remove_collection(document.collection, cancel)),
        lambda: result_of(library.moving().move([document.id], "other", cancel)),
        lambda: library.removing().drop([document.id]),
        lambda: library.redaction(),
        lambda: library.pause(document.id),
        lambda: library.dismiss([document.id]),
        lambda: library.collections.add("Other"),
        lambda: library.upkeep.drop_index(),
        lambda: library.folders.link(file.parent, document.collection),
        lambda: library.add_model(file.parent),
        lambda: library.insights.choose_class(document, None),
    )
    for step in steps:
        with pytest.raises(ReadOnlyLibrary, match="newer version"):
            step()


@pytest.mark.parametrize("how", ["form", "reader"])
def test_everything_that_writes_is_refused_in_words(shelf, filled, how):
    _change(shelf.folder, how)
    before = _files(shelf.folder)
    library = shelf.open("counting")
    _refused(library, next((filled / "papers").iterdir()))
    shelf.close()
    assert _files(shelf.folder) == before


def test_an_index_of_another_form_is_left_as_it_is(shelf):
    _change(shelf.folder, "form")
    for file in (shelf.folder / "index").rglob("*.manifest"):
        file.write_bytes(b"a form to come")
    before = _files(shelf.folder)
    library = shelf.open("counting")
    assert len(library.documents()) == 3
    shelf.close()
    assert _files(shelf.folder) == before


def test_a_form_is_known_before_the_log_was_taken_over(tmp_path):
    """A newer program that was killed may have left its form in the log alone."""
    paths = LibraryPaths(tmp_path)
    writing = sqlite3.connect(paths.catalog)
    writing.execute("PRAGMA journal_mode=WAL")
    writing.execute("PRAGMA wal_autocheckpoint=0")
    writing.execute("CREATE TABLE a (b)")
    writing.commit()
    assert not has_newer_form(paths)
    writing.execute(f"PRAGMA user_version={len(CATALOG) + 1}")
    writing.commit()
    assert has_newer_form(paths)
    assert int.from_bytes(paths.catalog.read_bytes()[60:64], "big") == 0
    writing.close()
    assert has_newer_form(paths)


def test_a_library_of_this_version_may_be_written(shelf):
    library = shelf.open("counting")
    assert library.read_only == ""
    assert library.collections.add("Other")
