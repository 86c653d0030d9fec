"""Several embedders side by side, and another main one while the earlier serves (I11)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.model import Scope, State
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.task import Cancelled, CancelToken, result_of
from tests.core.ingest import papers
from tests.core.ingest.counting import CountingEmbedder, broken
from tests.core.several import Shelf, by_meaning, caught_up, ingest, stamps_of

pytestmark = pytest.mark.sampled(4)

OLD, NEW, WIDE = "folder:old", "folder:new", "folder:wide"
QUERY = "pressure of the pump"


class GoneEmbedder(CountingEmbedder):
    """Its folder was removed. ``tried`` holds what it was to embed."""

    def __init__(self, stamp: str) -> None:
        super().__init__(stamp)
        self.tried: list[Sequence[str]] = []

    def question(self, text: str) -> Vectors:
        raise ModelMissing("There is no model folder named old.")

    def passages(self, texts: Sequence[str]) -> Vectors:
        self.tried.append(texts)
        raise ModelMissing("There is no model folder named old.")


@pytest.fixture
def old() -> CountingEmbedder:
    return CountingEmbedder("old@1")


@pytest.fixture
def new() -> CountingEmbedder:
    return CountingEmbedder("new@1", dimensions=96)


@pytest.fixture
def wide() -> CountingEmbedder:
    """It wants other chunks than the others."""
    return CountingEmbedder("wide@1", window=20, dimensions=128)


@pytest.fixture
def shelf(tmp_path: Path, old: CountingEmbedder, new: CountingEmbedder, wide: CountingEmbedder) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "library", {OLD: old, NEW: new, WIDE: wide})
    yield made
    made.close()


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    told = [f"Sentence {n} of the manual tells how item {n} is mended." for n in range(12)]
    return [
        papers.manual(tmp_path / f"{name}.pdf", f"The pump of {name} keeps the pressure at four bar.", *told)
        for name in ("first", "second", "third")
    ]


# ------------------------------------------------------------------------------------- side by side


def test_each_document_gets_vectors_of_all_embedders(shelf, files, old, new):
    library = shelf.open(OLD, NEW)
    documents = ingest(library, files)
    assert {document.state for document in documents} == {State.READY}
    assert stamps_of(library) == [{"old@1"}] * 3
    caught_up(library)
    assert stamps_of(library) == [{"old@1", "new@1"}] * 3
    assert library.catching_up.waiting() == []
    for embedder in (old, new):
        assert len(embedder.embedded) == len(set(embedder.embedded))
    assert set(old.embedded) == set(new.embedded)
    assert by_meaning(library, QUERY)
    assert QUERY in old.asked
    assert QUERY in new.asked


def test_one_embedder_more_leaves_the_documents_ready_and_one_less_takes_its_vectors(shelf, files, old):
    ingest(shelf.open(OLD), files)
    old.embedded.clear()
    library = shelf.open(OLD, NEW)
    assert {document.state for document in library.documents()} == {State.READY}
    caught_up(library)
    assert stamps_of(library) == [{"old@1", "new@1"}] * 3
    library = shelf.open(OLD)
    caught_up(library)
    assert stamps_of(library) == [{"old@1"}] * 3
    assert len(library._index._tables.all_vectors()) == 1
    assert old.embedded == []


def test_one_that_fails_leaves_the_others_working_and_is_told_of(shelf, files, old, new):
    library = shelf.open(OLD, NEW)
    ingest(library, files)
    caught_up(library)
    shelf.embedders = {OLD: GoneEmbedder("old@1"), NEW: new}
    library = shelf.open(OLD, NEW)
    assert by_meaning(library, QUERY)
    answer = result_of(library.ask("What does the pump keep the pressure at?", None, Scope(), CancelToken()))
    assert any("incomplete. There is no model folder named old." in note for note in answer.trace.notes)
    shelf.embedders = {OLD: old, NEW: new}
    library = shelf.open(OLD, NEW)
    again = result_of(library.ask("What does the pump keep the pressure at?", None, Scope(), CancelToken()))
    assert again.trace.first_request is None or again.trace.first_request == ""  # it was not kept
    assert not any("not complete" in note for note in again.trace.notes)


def test_one_that_is_gone_keeps_its_vectors_and_holds_up_no_other(shelf, files, old, wide):
    library = shelf.open(OLD, NEW)
    ingest(library, files[:1])
    caught_up(library)
    gone = GoneEmbedder("new@1")
    shelf.embedders = {OLD: old, NEW: gone, WIDE: wide}
    library = shelf.open(OLD, NEW, WIDE)
    documents = [*library.documents(), *ingest(library, files[1:])]
    caught_up(library)
    on_record = [set(library._catalog.embeddings.of(document.id)) for document in documents]
    assert on_record == [{"old@1", "new@1", "wide@1"}, {"old@1", "wide@1"}, {"old@1", "wide@1"}]
    assert len(gone.tried) == 1


def test_a_purge_removes_the_vectors_of_all(shelf, files):
    library = shelf.open(OLD, NEW)
    document, *_ = ingest(library, files[:1])
    caught_up(library)
    receipt = result_of(library.remove(document.id, CancelToken()))
    assert receipt.verified
    assert receipt.vectors == 2 * document.chunks
    assert library._index._tables.all_vectors() == []
    assert [path.name for path in (shelf.folder / "index").glob("vectors_*")] == []


def test_vectors_that_the_index_lost_are_made_anew(shelf, files, new):
    library = shelf.open(OLD, NEW)
    ingest(library, files)
    caught_up(library)
    library._index._tables.vectors("new@1").delete("true")
    library = shelf.open(OLD, NEW)
    caught_up(library)
    assert stamps_of(library) == [{"old@1", "new@1"}] * 3
    assert library.upkeep.unindexed() == []


# ------------------------------------------------------------------------------------- another main one


def test_the_earlier_vectors_serve_until_the_new_are_there(shelf, files, old, new):
    ingest(shelf.open(OLD), files)
    library = shelf.open(NEW)
    before = {passage.chunk.text for passage in by_meaning(library, QUERY)}
    assert before
    for document_id in library.catching_up.waiting():
        for _ in library.catching_up.catch_up(document_id, CancelToken()):
            assert {document.state for document in library.documents()} == {State.READY}
            assert {passage.document for passage in by_meaning(library, QUERY)} == {path.name for path in files}
    assert stamps_of(library) == [{"new@1"}] * 3
    assert len(library._index._tables.all_vectors()) == 1
    old.asked.clear()
    assert {passage.chunk.text for passage in by_meaning(library, QUERY)} == before
    assert old.asked == []


def test_other_chunks_take_the_place_of_the_earlier_when_their_vectors_are_there(shelf, files, wide):
    before = sum(document.chunks for document in ingest(shelf.open(OLD), files))
    library = shelf.open(WIDE)
    seen = set()
    for document_id in library.catching_up.waiting():
        for progress in library.catching_up.catch_up(document_id, CancelToken()):
            document = library.document(document_id)
            seen.add((progress.state, document.state, document.chunks == before // 3))
            assert {passage.document for passage in by_meaning(library, QUERY)} == {path.name for path in files}
    assert (State.EMBEDDING, State.READY, True) in seen
    assert sum(document.chunks for document in library.documents()) > before
    assert stamps_of(library) == [{"wide@1"}] * 3
    assert len(wide.embedded) == len(set(wide.embedded))


@pytest.mark.parametrize("names", [(NEW,), (WIDE,), (WIDE, OLD)])
def test_a_kill_or_a_cancel_at_any_point_changes_nothing_of_the_result(shelf, files, names):
    ingest(shelf.open(OLD), files[:2])
    stops = 0
    while True:
        library = shelf.open(*names)
        cancel, stops = CancelToken(), stops + 1
        with closing(library.resume(cancel)) as task:
            try:
                if not _stopped(task, cancel, stops):
                    break
            except Cancelled:
                pass
        assert len(by_meaning(library, QUERY)) >= 2
    shelf.open(*names)
    library = shelf.open(*names)
    assert stops > 2
    assert stamps_of(library) == [{shelf.embedders[name].stamp for name in names}] * 2
    assert {document.state for document in library.documents()} == {State.READY}
    assert library.catching_up.waiting() == []
    for name in names:
        embedded = shelf.embedders[name].embedded
        assert len(embedded) == len(set(embedded))


def _stopped(task: Generator[object], cancel: CancelToken, after: int) -> bool:
    """Leave the task ``after`` that many events, dropped as a kill drops it or cancelled; False when it ends before."""
    for number, _ in enumerate(task, start=1):
        if number == after:
            if after % 2:
                return True
            cancel.cancel()
    return cancel.cancelled


def test_who_goes_back_half_way_leaves_nothing_behind(shelf, files, old):
    ingest(shelf.open(OLD), files)
    library = shelf.open(NEW)
    first, *_ = library.catching_up.waiting()
    result_of(library.catching_up.catch_up(first, CancelToken()))
    assert sorted(map(sorted, stamps_of(library))) == [["new@1"], ["old@1"], ["old@1"]]
    assert {(use.name, use.documents, use.total, use.wanted) for use in library.catching_up.uses()} == {
        (NEW, 1, 3, True),
        (OLD, 2, 3, False),
    }
    library = shelf.open(OLD)
    caught_up(library)
    assert stamps_of(library) == [{"old@1"}] * 3
    assert len(library._index._tables.all_vectors()) == 1


def test_a_new_model_that_breaks_leaves_the_earlier_vectors_serving(shelf, files, new):
    ingest(shelf.open(OLD), files)
    new.before = broken
    library = shelf.open(NEW)
    caught_up(library)
    assert {(document.state, document.reason) for document in library.documents()} == {(State.READY, None)}
    assert stamps_of(library) == [{"old@1"}] * 3
    assert by_meaning(library, QUERY)
    new.before = lambda texts: None
    caught_up(library)
    assert stamps_of(library) == [{"new@1"}] * 3


def test_vectors_serve_while_the_main_model_is_not_installed(shelf, files):
    ingest(shelf.open(OLD), files)
    library = shelf.open("folder:absent")
    caught_up(library)
    assert stamps_of(library) == [{"old@1"}] * 3
    assert by_meaning(library, QUERY)


def test_an_answer_from_before_the_change_is_not_given_after_it(shelf, files):
    question = "What does the pump of first keep the pressure at?"
    library = shelf.open(OLD)
    ingest(library, files)
    result_of(library.ask(question, None, Scope(), CancelToken()))
    states = library._catalog.collection_states()
    library = shelf.open(OLD, NEW)
    caught_up(library)
    assert library._catalog.collection_states() != states
    answer = result_of(library.ask(question, None, Scope(), CancelToken()))
    assert not answer.mode.endswith("cache")
