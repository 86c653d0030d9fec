"""Cancelled, paused, closed and opened again at any point: the library holds what it would hold without."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, Library, result_of
from localmind_desktop.core.task import Cancelled
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf, ingest
from tests.faults.papers import FORMATS, canary, write_mixed

pytestmark = pytest.mark.sampled(4)

HOWS = ("resumed", "paused and completed", "opened again", "taken in again")


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A short paper of most formats, and a long one, which is embedded in several steps."""
    folder = tmp_path_factory.mktemp("interrupted") / "papers"
    files = write_mixed(folder, len(FORMATS))
    long = folder / "long.md"
    long.write_text("\n\n".join(f"# Part {n}\n\n{canary(n)} keeps {n} bar. " * 12 for n in range(100, 190)))
    return [long, *(file for file in files if file.suffix in (".pdf", ".xlsx", ".csv"))]


def _held(library: Library) -> dict[str, object]:
    """All that a library holds: of the documents, and in the index."""
    catalog, tables = library._catalog, library._index._tables
    held: dict[str, object] = {}
    for one in library.documents():
        chunks = [(chunk.text, chunk.context, chunk.digest, chunk.places) for chunk in catalog.chunks(one.id)]
        counts = one.state, one.reason, one.pages, one.tables, one.rows, one.chunks, one.title
        read = catalog.pages(one.id), catalog.tables(one.id), catalog.page_map(one.id), catalog.opened(one.id)
        held[one.name] = counts, read, chunks, catalog.embeddings.of(one.id), catalog.versions.recipe(one.id)
    for name, table in tables._tables.items():
        rows = table.search().limit(None).to_list()
        kept = ({key: value for key, value in row.items() if not key.startswith("_")} for row in rows)
        held[name] = sorted(kept, key=lambda row: str(row["id"]))
    held["terms"] = catalog._database.read("SELECT * FROM terms ORDER BY term, document_id")
    held["glossary"] = catalog._database.read("SELECT * FROM glossary ORDER BY document_id, short, long_folded")
    return held


@pytest.fixture(scope="module")
def whole(papers: list[Path], tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, object], list[int]]:
    """What is held without an interruption, and of how many steps it was made of each paper."""
    shelf = Shelf(tmp_path_factory.mktemp("whole") / "library", {"counting": CountingEmbedder()})
    library, steps = shelf.open("counting"), []
    for path in papers:
        steps.append(sum(1 for _ in library.ingest(path, CancelToken())))
    result_of(library.resume(CancelToken()))
    held = _held(library)
    shelf.close()
    return held, steps


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path / "library", {"counting": CountingEmbedder()})
    yield shelf
    shelf.close()


def _cut(library: Library, path: Path, at: int) -> None:
    """Take a paper in, and cancel after so many steps."""
    cancel = CancelToken()
    with suppress(Cancelled):
        for number, _ in enumerate(library.ingest(path, cancel)):
            if number == at:
                cancel.cancel()


@pytest.mark.sampled(16)
@pytest.mark.parametrize("seed", range(12))
def test_it_holds_the_same_as_without(shelf, papers, whole, seed):
    held, steps = whole
    chance = random.Random(f"interrupted {seed}")
    library = shelf.open("counting")
    for path, count in zip(papers, steps, strict=True):
        for at in sorted(chance.sample(range(count), min(count, chance.randint(1, 2)))):
            _cut(library, path, at)
            how = chance.choice(HOWS)
            unfinished = [one for one in library.documents() if not one.state.is_final]
            if how == "opened again":
                library = shelf.open("counting")
            elif how == "resumed":
                result_of(library.resume(CancelToken()))
            for one in unfinished if how == "paused and completed" else ():
                library.pause(one.id)
                library = shelf.open("counting")
                assert not library.document(one.id).state.is_final
                result_of(library.importing().complete(one.id, CancelToken()))
    ingest(library, papers)
    result_of(library.resume(CancelToken()))
    assert _held(library) == held
    shelf.close()
    assert _held(shelf.open("counting")) == held


def test_a_difference_would_be_seen(shelf, papers, whole):
    held, _ = whole
    library = shelf.open("counting")
    ingest(library, papers[1:])
    assert _held(library) != held
    ingest(library, papers[:1])
    result_of(library.resume(CancelToken()))
    assert _held(library).keys() == held.keys()


def test_an_index_made_anew_is_the_one_before(shelf, papers, whole, tmp_path):
    held, _ = whole
    library = shelf.open("counting")
    ingest(library, papers)
    library.upkeep.drop_index()
    with suppress(StopIteration):
        steps = library.resume(CancelToken())
        for _ in range(3):
            next(steps)
        steps.close()
    shelf.close()
    shutil.copytree(shelf.folder, tmp_path / "copy")
    library = shelf.open("counting")
    result_of(library.resume(CancelToken()))
    assert _held(library) == held
