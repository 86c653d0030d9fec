"""Collections, and what waits to come into them, in a real library."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core import (
    Cancelled,
    CancelToken,
    Collection,
    KnownError,
    Library,
    Scope,
    Settings,
    State,
    WaitingFile,
    removing,
    result_of,
)
from localmind_desktop.core.settings import Models

pytestmark = pytest.mark.sampled(3)

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "library", KEYWORDS_ONLY)
    yield opened
    opened.close()


def note(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def take_in(library: Library, path: Path, collection: str = "Documents"):
    return result_of(library.ingest(path, CancelToken(), collection))


def test_a_collection_keeps_its_documents_under_another_name(library, tmp_path):
    paper = note(tmp_path, "pump.txt", "The pump keeps the pressure at four bar.")
    take_in(library, paper)
    library.collections.rename("Documents", "Machines")
    assert library.collections.all() == [Collection("Documents", "Machines")]
    assert library.collections.key_of("machines") == "Documents"
    assert take_in(library, paper, library.collections.key_of("Machines")).status == "duplicate"
    again = library.collections.add("Documents")
    assert again.key != "Documents"
    assert take_in(library, paper, again.key).status == "partial"
    assert [len(library.search("pressure", Scope(collection=key))) for key in ("Documents", again.key)] == [1, 1]


@pytest.mark.parametrize("name", ["", "  ", "machines ", "x" * 81])
def test_names_that_are_refused(library, name):
    library.collections.add("Machines")
    with pytest.raises(KnownError):
        library.collections.add(name)


def test_a_collection_is_removed_with_its_documents_and_nothing_else(library, tmp_path):
    other = library.collections.add("Other")
    for number in range(3):
        take_in(library, note(tmp_path, f"{number}.txt", f"The secret word is zorbl{number}."), other.key)
    take_in(library, note(tmp_path, "kept.txt", "The kept word is zorbl."))
    library.folders.link(tmp_path, other.key)
    library.waiting.add([tmp_path / "9.txt"], other.key)
    receipts = result_of(library.remove_collection(other.key, CancelToken()))
    assert [receipt.verified for receipt in receipts] == [True] * 3
    assert [each.name for each in library.documents()] == ["kept.txt"]
    assert [each.key for each in library.collections.all()] == ["Documents"]
    assert (library.folders.folders(), library.waiting.all()) == ([], [])
    assert b"zorbl1" not in library.paths.catalog.read_bytes()


def test_removing_many_can_be_stopped_between_two(library, tmp_path, monkeypatch):
    monkeypatch.setattr(removing, "_AT_ONCE", 1)
    ids = [take_in(library, note(tmp_path, f"{n}.txt", f"Number {n} it is.")).document_id for n in range(3)]
    cancel = CancelToken()
    with pytest.raises(Cancelled):
        result_of(library.remove_all(ids, cancel), lambda progress: progress.done == 1 and cancel.cancel())
    assert [each.id for each in library.documents()] == ids[2:]


def test_a_file_waits_until_its_document_is_known(library, tmp_path):
    paper = note(tmp_path, "pump.txt", "The pump keeps the pressure at four bar.")
    picture = note(tmp_path, "picture.jpg", "no\0picture")
    library.waiting.add([paper, picture], "Documents")
    for path in (paper, picture):
        take_in(library, path)
    (left,) = library.waiting.all()
    assert left.path == str(picture)
    assert left.reason
    library.waiting.add([picture], "Documents")
    assert library.waiting.all() == [WaitingFile(str(picture), "Documents")]
    library.waiting.drop(picture, "Documents")
    assert library.waiting.all() == []


def test_waiting_files_and_a_hold_survive_a_restart(tmp_path):
    for opening in range(2):
        library = Library.open(tmp_path / "library", KEYWORDS_ONLY)
        if not opening:
            library.waiting.add([tmp_path / "a.txt", tmp_path / "b.txt"], "Documents")
            library.waiting.hold(library.waiting.all()[:1], True)
        assert [(Path(each.path).name, each.paused) for each in library.waiting.all()] == [
            ("a.txt", True),
            ("b.txt", False),
        ]
        library.close()


def test_a_paused_document_is_left_until_it_is_completed(library, tmp_path):
    task = library.ingest(note(tmp_path, "a.txt", "The pump keeps the pressure."), CancelToken())
    next(task)
    task.close()
    (document,) = library.documents()
    library.pause(document.id)
    assert result_of(library.resume(CancelToken())) == ()
    assert library.document(document.id).paused
    assert result_of(library.importing().complete(document.id, CancelToken())).status == "partial"
    assert not library.document(document.id).paused


def test_a_document_is_read_again(library, tmp_path):
    document_id = take_in(library, note(tmp_path, "a.txt", "The pump keeps the pressure.")).document_id
    seen: list[State] = []
    result = result_of(library.read_again(document_id, CancelToken()), lambda progress: seen.append(progress.state))
    assert result.status == "partial"  # for want of an embedder
    assert seen[0] is State.READING
    assert len(library.search("pressure", Scope())) == 1
