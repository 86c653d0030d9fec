"""Backups and restoring, the index made anew, what was read: on a real library."""

import shutil
from pathlib import Path

import pytest

from localmind_desktop.assets import resources
from localmind_desktop.core import Library, Scope, Settings
from localmind_desktop.core.backup import MANIFEST, folder_size, restore
from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.settings import Models
from localmind_desktop.core.task import Cancelled, CancelToken, result_of

pytestmark = pytest.mark.sampled(2)

SETTINGS = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
CONTRACT = resources() / "samples" / "maintenance-contract.pdf"
QUESTION = "notice period"


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("filled") / "library"
    library = Library.open(folder, SETTINGS)
    result_of(library.ingest(CONTRACT, CancelToken()))
    library.talk.start("About the contract")
    library.close()
    return folder


@pytest.fixture
def library(filled, tmp_path):
    shutil.copytree(filled, tmp_path / "library")
    opened = Library.open(tmp_path / "library", SETTINGS)
    yield opened
    opened.close()


@pytest.fixture
def backup(library, tmp_path) -> Path:
    result_of(library.upkeep.back_up(tmp_path / "backup", CancelToken()))
    return tmp_path / "backup"


def test_a_restored_library_answers_as_the_one_before(library, backup, tmp_path):
    report = result_of(restore(backup, tmp_path / "again", CancelToken()))
    assert report.files == len((backup / MANIFEST).read_text().splitlines())
    restored = Library.open(tmp_path / "again", SETTINGS)
    try:
        assert [each.name for each in restored.documents()] == [each.name for each in library.documents()]
        assert [each.title for each in restored.talk.all()] == ["About the contract"]
        found, before = (each.search(QUESTION, Scope()) for each in (restored, library))
        assert [each.chunk.id for each in found] == [each.chunk.id for each in before] != []
        assert all(check.ok for check in restored.upkeep.checks("") if ":" not in check.check)  # of the library
    finally:
        restored.close()


def test_a_backup_holds_nothing_of_the_use(backup):
    assert not list(backup.glob("library.*"))
    assert not list(backup.glob("*-wal"))


def test_a_backup_is_not_written_over_and_not_put_into_the_library(library, backup):
    for target, word in ((backup, "already there"), (library.paths.folder / "b", "inside the library")):
        with pytest.raises(StorageError, match=word):
            result_of(library.upkeep.back_up(target, CancelToken()))


def test_a_cancelled_backup_leaves_nothing(library, tmp_path):
    cancel = CancelToken()
    task = library.upkeep.back_up(tmp_path / "backup", cancel)
    next(task)
    cancel.cancel()
    with pytest.raises(Cancelled):
        next(task)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["library"]


def damaged(backup: Path) -> None:
    (backup / "catalog.sqlite").write_bytes(b"?" * (backup / "catalog.sqlite").stat().st_size)


def incomplete(backup: Path) -> None:
    (backup / "talk.sqlite").unlink()


def without_hashes(backup: Path) -> None:
    (backup / MANIFEST).unlink()


def leading_out(backup: Path) -> None:
    (backup / MANIFEST).write_text(f"{'0' * 64}  ../catalog.sqlite\n")


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (damaged, "damaged"),
        (incomplete, "is incomplete"),
        (without_hashes, "not a LocalMind backup"),
        (leading_out, "damaged"),
    ],
)
def test_what_is_no_whole_backup_is_not_restored(backup, tmp_path, spoil, word):
    spoil(backup)
    with pytest.raises(StorageError, match=word):
        result_of(restore(backup, tmp_path / "again", CancelToken()))
    assert not (tmp_path / "again").exists()


def test_nothing_is_written_over_by_restoring(backup, tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    with pytest.raises(StorageError, match="not empty"):
        result_of(restore(backup, tmp_path / "full", CancelToken()))
    (tmp_path / "empty").mkdir()
    result_of(restore(backup, tmp_path / "empty", CancelToken()))
    assert (tmp_path / "empty" / "catalog.sqlite").exists()


def test_the_index_is_made_anew_from_the_catalog(library):
    before = [each.chunk.id for each in library.search(QUESTION, Scope())]
    assert library.upkeep.drop_index() == 1
    assert library.search(QUESTION, Scope()) == []
    result_of(library.resume(CancelToken()))
    assert [each.chunk.id for each in library.search(QUESTION, Scope())] == before


def test_sizes_and_what_was_read(library):
    sizes, (document,) = library.upkeep.sizes(), library.documents()
    assert sizes.documents == CONTRACT.stat().st_size == folder_size(library.paths.files)
    assert sizes.total > sizes.catalog + sizes.index > 0
    reading = library.upkeep.reading(document.id)
    assert (reading.pages, reading.with_text, reading.troubles) == (document.pages, document.pages, ())
    assert (reading.passages, reading.embedders) == (document.chunks, ())
