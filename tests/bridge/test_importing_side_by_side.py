"""Several documents at the same time: read side by side, found by keyword before the rest is made of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.bridge.holdings import Holding, Holdings
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import ImportResult, Scope, State
from localmind_desktop.core.settings import Chunking, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ingest import papers

pytestmark = pytest.mark.sampled(4)

SETTINGS = Settings(models=Models(use_chat=False), chunking=Chunking(prose_tokens=32))
WAIT = 120_000


class Bench(QObject):
    """A library with the built-in model, and its queue; ``seen`` are the states of rows in the order they came."""

    def __init__(self, folder: Path, qtbot) -> None:
        super().__init__()
        self.qtbot = qtbot
        self.desk = Desk(self)
        self.holdings = Holdings(self.desk)
        self.model = DocumentModel(self)
        self.imports = Imports(self.holdings, self.model, self)
        self.results: list[ImportResult] = []
        self.seen: list[tuple[str, State]] = []
        self.imports.settled.connect(self.results.append)
        self.model.dataChanged.connect(self._note)
        with qtbot.waitSignal(self.desk.opened, timeout=WAIT):
            self.desk.open(folder, SETTINGS)
        self.imports.begin(Holding())

    def _note(self) -> None:
        states = [(entry.name, entry.state) for entry in self.model.entries]
        self.seen += [state for state in states if state not in self.seen]

    def add(self, paths: list[Path]) -> None:
        with self.qtbot.waitSignal(self.imports.ended, timeout=WAIT):
            self.imports.add(paths, "Documents")

    def close(self) -> None:
        self.imports.forget()
        self.desk.close()
        self.deleteLater()


@pytest.fixture
def bench(qapp, qtbot, tmp_path: Path) -> Iterator[Bench]:
    made = Bench(tmp_path / "library", qtbot)
    yield made
    made.close()


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    large = papers.manual(tmp_path / "large.pdf", "Page {page} of the lens. Wipe it with a soft cloth.", pages=30)
    small = papers.manual(tmp_path / "small.pdf", "The warranty ends in May.")
    note = tmp_path / "note.txt"
    note.write_text("The pump of type KX-7 keeps the pressure at four bar.")
    return [large, small, note]


def kept(library: Library) -> dict[str, object]:
    """What the library holds of each document, but for the time at which it came."""
    vectors = library._index.vector_counts()
    words = library._index.word_counts()
    return {
        each.name: (
            (each.id, each.state, each.reason, each.pages, each.tables, each.chunks),
            library._catalog.chunks(each.id),
            library._catalog.pages(each.id),
            (vectors[each.id], words[each.id], library._catalog.embeddings.of(each.id)),
        )
        for each in library.documents()
    }


def test_the_result_is_the_same_as_one_by_one(bench, files, tmp_path):
    bench.add(files)
    library = bench.desk._library
    together = kept(library)
    alone = Library.open(tmp_path / "alone", SETTINGS)
    for path in files:
        result_of(alone.ingest(path, CancelToken()))
    assert together == kept(alone)
    assert {one[0][1] for one in together.values()} == {State.READY}
    alone.close()


def test_all_are_found_by_keyword_before_the_first_is_embedded(bench, files, monkeypatch):
    monkeypatch.setattr("localmind_desktop.bridge.imports.READS_BESIDE_INDEXING", False)
    found: list[set[str]] = []

    def look() -> None:
        if not found and any(entry.done for entry in bench.model.entries if entry.state is State.EMBEDDING):
            passages = bench.desk._library._index.keyword_search("lens warranty pump", Scope(), 50)
            found.append(set(bench.desk._library._catalog.chunks_by_id([each.chunk_id for each in passages])))

    bench.model.dataChanged.connect(look)
    bench.add(files)
    chunks = bench.desk._library._catalog.chunks_by_id(list(found[0]))
    assert len({chunk.document_id for chunk in chunks.values()}) == 3


def test_one_that_is_embedded_gives_way_to_what_comes_later(bench, files):
    large, small, _ = files
    words = " ".join(f"The {{page}}th lens of series {n} is wiped with cloth {n}." for n in range(12))
    papers.manual(large, words, pages=30)
    given_way: list[str] = []

    def add_small() -> None:
        entry = bench.model.entries[0]
        if not given_way and entry.state is State.EMBEDDING and 0 < entry.done < entry.total:
            given_way.append(entry.name)
            bench.imports.add([small], "Documents")

    bench.model.dataChanged.connect(add_small)
    bench.add([large])
    assert given_way == ["large.pdf"]
    ended = [(result.document, result.status) for result in bench.results]
    assert sorted(ended) == [("large.pdf", "ready"), ("small.pdf", "ready")]


def test_pausing_and_cancelling_at_any_stage(bench, files, qtbot):
    for stage in (State.READING, State.EMBEDDING):
        bench.imports.add(files[:1], "Documents")
        qtbot.waitUntil(lambda stage=stage: any(entry.state is stage for entry in bench.model.entries), timeout=WAIT)
        bench.imports.pause_all()
        qtbot.waitUntil(lambda: not bench.imports.tally.left, timeout=WAIT)
        bench.imports.resume_all()
        bench.imports.cancel_all()
        qtbot.waitUntil(lambda: not (bench.imports.tally.left or bench.desk.busy), timeout=WAIT)
        for document in bench.desk._library.documents():  # what was paused is removed like any other document
            result_of(bench.desk._library.remove(document.id, CancelToken()))
        bench.imports.forget()
        bench.model.reset()
    bench.add(files[:1])
    assert [entry.state for entry in bench.model.entries] == [State.READY]


def test_what_cannot_be_read_is_refused_before_anything_waits(bench, files, tmp_path):
    picture = tmp_path / "program.exe"
    picture.write_bytes(b"MZ\0\0" + bytes(200))
    job = bench.holdings.queue([picture, files[2]], "Documents")
    with bench.qtbot.waitSignal(job.finished, timeout=WAIT) as caught:
        pass
    (queued,) = caught.args
    assert queued.files == (files[2],)
    assert [result.document for result in queued.refused] == ["program.exe"]
    assert queued.refused[0].reason


def test_a_file_and_the_document_that_the_catalog_has_of_it_are_one_row(bench, files):
    rows: list[int] = []
    bench.imports.stirred.connect(lambda: bench.model.refresh(bench.desk._library.documents()))
    bench.model.rowsInserted.connect(lambda *_: rows.append(bench.model.rowCount()))
    bench.add(files)
    assert max(rows) == len(files)
