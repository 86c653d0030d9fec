"""Removing many documents together: as quick as one, and nothing of them is left in any file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, Document, Library, Scope, result_of
from localmind_desktop.core.task import Cancelled
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf, ingest
from tests.faults.papers import FORMATS, canary, traces, write_mixed

pytestmark = pytest.mark.sampled(2)

Filled = tuple[Path, list[Document]]


def fill(place: Path, count: int) -> Filled:
    """A library of papers of every format, and its documents in the order of the papers."""
    shelf = Shelf(place / "library", {"counting": CountingEmbedder()})
    documents = ingest(shelf.open("counting"), write_mixed(place / "papers", count))
    shelf.close()
    return place / "library", documents


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    return fill(tmp_path_factory.mktemp("filled"), len(FORMATS) + 1)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path / "copy", {"counting": CountingEmbedder()})
    yield shelf
    shelf.close()


def _asked(library: Library, words: list[str]) -> None:
    """Answers that quote documents, in a conversation and among those that are kept."""
    talk = library.talk.start("pressure")
    for word in words:
        result_of(library.ask(f"At what pressure does the {word} work?", talk.id, Scope(), CancelToken()))


def test_what_is_removed_together_leaves_no_trace(shelf, filled):
    _remove_all_but_one(shelf, filled)


@pytest.mark.long
def test_what_is_removed_of_many_leaves_no_trace(shelf, tmp_path):
    _remove_all_but_one(shelf, fill(tmp_path, 200))


def _remove_all_but_one(shelf: Shelf, filled: Filled) -> None:
    folder, documents = filled
    shutil.copytree(folder, shelf.folder)
    library = shelf.open("counting")
    words = [canary(number) for number in range(len(documents))]
    _asked(library, words[:3])
    gone = [word for number, word in enumerate(words) if number != 4]
    before = traces(shelf.folder, gone)
    assert {"catalog", "index", "files"} <= {part.partition(".")[0] for part, _ in before}  # they can be found
    assert {word for _, word in before} == set(gone)
    removed = [document.id for number, document in enumerate(documents) if number != 4]
    receipts = result_of(library.remove_all(removed, CancelToken()))
    assert [receipt.document_id for receipt in receipts] == removed
    assert all(receipt.verified and receipt.rows and receipt.vectors and receipt.files == 1 for receipt in receipts)
    questions = {word for part, word in traces(shelf.folder, gone) if part.startswith("talk.sqlite")}
    assert traces(shelf.folder, set(gone) - questions) == set()
    assert questions <= set(words[:3])  # what the user asked stays, without its answer
    (kept,) = library.documents()
    assert {passage.chunk.document_id for passage in library.search(words[4], Scope())} == {kept.id}
    shelf.close()
    assert traces(shelf.folder, set(gone) - questions) == set()


def test_many_are_flushed_once_for_each_hundred(shelf, filled):
    """As many versions of the index are written for seven documents as for two."""
    folder, documents = filled
    shutil.copytree(folder, shelf.folder)
    library = shelf.open("counting")
    versions = []
    for some in (documents[:2], documents[2:9]):
        before = library._index._tables.words.version
        result_of(library.remove_all([document.id for document in some], CancelToken()))
        versions.append(library._index._tables.words.version - before)
    assert versions[0] == versions[1]


def test_a_removal_that_is_cancelled_has_removed_nothing_by_half(shelf, filled):
    folder, documents = filled
    shutil.copytree(folder, shelf.folder)
    library = shelf.open("counting")
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        result_of(library.remove_all([document.id for document in documents], cancel))
    assert len(library.documents()) == len(documents)
    assert library.upkeep.unindexed() == []
