"""Documents go to other collections, and out of sight, in a real library."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, ImportResult, Library, Scope, Settings, State, result_of
from localmind_desktop.core.model import Document
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.settings import Models
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf

pytestmark = pytest.mark.sampled(4)
KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
TEXT = "The pump of type KX-7 keeps the pressure at four bar.\n\nThe Auxiliary Exchange (AE) is the spare part."
HERE, THERE = "Documents", "Machines"
EVERYWHERE = Scope()


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture
def shelf(tmp_path: Path, embedder: CountingEmbedder) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "library", {"one": embedder})
    yield made
    made.close()


@pytest.fixture
def library(shelf: Shelf) -> Library:
    return shelf.open("one")


def take_in(library: Library, folder: Path, name: str = "pump.txt", text: str = TEXT) -> Document:
    path = folder / name
    path.write_text(text)
    return library.document(result_of(library.ingest(path, CancelToken(), HERE)).document_id or "")


def move(library: Library, document: Document, collection: str = THERE) -> ImportResult:
    (result,) = result_of(library.moving().move([document.id], collection, CancelToken()))
    return result


def copy(library: Library, document: Document, collection: str = THERE) -> ImportResult:
    (result,) = result_of(library.moving().copy([document.id], collection, CancelToken()))
    return result


def found(library: Library, collection: str | None, words: str = "pump pressure") -> set[str]:
    return {passage.chunk.document_id for passage in library.search(words, Scope(collection=collection))}


def answered(library: Library, document: Document, scope: Scope = EVERYWHERE) -> str:
    talk = library.talk.start("t").id
    answer = result_of(library.ask("What is the pressure of the pump KX-7?", talk, scope, CancelToken()))
    assert document.id in {citation.document_id for citation in answer.citations}
    return talk


# ------------------------------------------------------------------------------------- moving


def test_a_moved_document_is_searched_where_it_is_and_nowhere_else(library, embedder, tmp_path):
    document = take_in(library, tmp_path)
    talk, before = answered(library, document, Scope(collection=HERE)), list(embedder.embedded)
    result = move(library, document)
    assert (result.status, result.document_id) == ("moved", document.id)
    assert library.document(document.id).collection == THERE
    assert [found(library, collection) for collection in (HERE, THERE, None)] == [set(), {document.id}, {document.id}]
    catalog = library._catalog
    assert [catalog.terms.chunk_total(collection) for collection in (HERE, THERE)] == [0, document.chunks]
    assert [len(catalog.glossaries.of_short(["ae"], Scope(collection=key))) for key in (HERE, THERE)] == [
        0,
        1,
    ]
    assert embedder.embedded == before
    (turn,) = library.talk.turns(talk)
    assert turn.answer is not None
    assert library.pages.words(turn.answer.citations[0].document_id, 1)
    again = result_of(library.ask(turn.question, None, Scope(collection=HERE), CancelToken()))
    assert not again.citations  # no answer of before is given again


def test_what_an_answer_of_another_collection_said_is_not_told_on(library, tmp_path):
    from localmind_desktop.core.conversing import Conversing

    document = take_in(library, tmp_path)
    (turn,) = library.talk.turns(answered(library, document))
    conversing = Conversing(library._catalog, library.talk, library._usage, library.pages)
    said = [conversing._answer_within(Scope(collection=collection), turn) for collection in (None, HERE, THERE)]
    assert turn.answer is not None
    assert said == [turn.answer.text, turn.answer.text, ""]


def test_the_same_file_may_come_again_where_a_document_was_moved_away(library, embedder, tmp_path):
    document = take_in(library, tmp_path)
    move(library, document)
    embedded = len(embedder.embedded)
    again = take_in(library, tmp_path)
    assert again.id != document.id
    assert (again.collection, len(embedder.embedded)) == (HERE, embedded)
    assert move(library, again).status == "duplicate"
    assert library.document(again.id).collection == HERE


def test_a_moved_document_has_a_name_of_its_own(library, tmp_path):
    document = take_in(library, tmp_path)
    move(library, document)
    other = take_in(library, tmp_path, text="Another text with the same name.")
    assert move(library, other).document == "pump (2).txt"


def test_into_a_collection_that_hides_personal_data_a_document_is_read_again_and_hidden(library, tmp_path):
    text = f"{TEXT}\n\nSSN: 536-22-8145"
    document = take_in(library, tmp_path, text=text)
    talk = answered(library, document)
    library._catalog.redactions.set_mode(THERE, RedactionMode.FULL)
    assert move(library, document).status == "moved"
    moved = library.document(document.id)
    assert (moved.collection, moved.state) == (THERE, State.READY)
    assert found(library, THERE) == {document.id}
    assert all("536-22-8145" not in chunk.text for chunk in library._catalog.chunks(document.id))
    assert library.talk.turns(talk)[0].answer is None
    assert not library.paths.original(document.sha256).exists()
    assert move(library, moved, HERE).status == "moved"
    assert any("536-22-8145" in chunk.text for chunk in library._catalog.chunks(document.id))


def test_out_of_a_collection_that_hides_a_document_whose_file_is_gone_stays(library, tmp_path):
    library._catalog.redactions.set_mode(HERE, RedactionMode.FULL)
    document = take_in(library, tmp_path)
    Path(document.source).unlink()
    result = move(library, document)
    assert (result.status, library.document(document.id)) == ("failed", document)
    assert result.reason


def test_a_copy_is_a_document_of_its_own_with_the_same_vectors(library, embedder, tmp_path):
    document = take_in(library, tmp_path)
    embedded = len(embedder.embedded)
    result = copy(library, document)
    assert (result.status, result.chunks, len(embedder.embedded)) == ("copied", document.chunks, embedded)
    assert [found(library, key) for key in (HERE, THERE)] == [{document.id}, {result.document_id}]
    assert library._index.vector_counts()[result.document_id or ""] == document.chunks
    result_of(library.remove(document.id, CancelToken()))
    assert found(library, None) == {result.document_id}
    assert library.paths.original(document.sha256).exists()


_KILLED = """
import os, signal, sys
from localmind_desktop.core import CancelToken, Library, Settings, result_of
from localmind_desktop.core.settings import Models
from pathlib import Path

def die(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)

MODELS = Models(embedder="folder:absent", reranker="none", use_chat=False)
library = Library.open(Path(sys.argv[1]), Settings(models=MODELS))
owner = {"index": library._index._tables.words, "commit": library._index._tables,
         "catalog": library._catalog.shelving}[sys.argv[2]]
class Dying:
    def __getattr__(self, name):
        return die if name in ("update", "commit", "finish_move") else getattr(owner, name)
if sys.argv[2] == "index":
    library._index._tables._tables["words"] = Dying()
elif sys.argv[2] == "commit":
    library._index._tables = Dying()
else:
    library._catalog.shelving = Dying()
(document,) = library.documents()
result_of(library.moving().move([document.id], "Machines", CancelToken()))
"""


@pytest.mark.parametrize("step", ["index", "commit", "catalog"])
def test_a_move_that_a_crash_interrupted_is_finished_when_the_library_opens(tmp_path, step):
    folder = tmp_path / "library"
    library = Library.open(folder, KEYWORDS_ONLY)
    document = take_in(library, tmp_path)
    library.close()
    script = tmp_path / "killed.py"
    script.write_text(_KILLED)
    killed = subprocess.run([sys.executable, str(script), str(folder), step], timeout=60, check=False)
    assert killed.returncode == -signal.SIGKILL
    library = Library.open(folder, KEYWORDS_ONLY)
    assert [(each.id, each.collection) for each in library.documents()] == [(document.id, THERE)]
    assert [found(library, key) for key in (HERE, THERE)] == [set(), {document.id}]
    assert result_of(library.resume(CancelToken())) == ()
    library.close()


# ------------------------------------------------------------------------------------- out of sight


def test_a_dropped_document_is_seen_nowhere_and_can_be_taken_back(library, tmp_path):
    document = take_in(library, tmp_path)
    take_in(library, tmp_path, "other.txt", "A violin has four strings, and no pressure.")
    removing = library.removing()
    removing.drop([document.id])
    assert [each.name for each in library.documents()] == ["other.txt"]
    assert document.id not in found(library, None)
    assert library._catalog.terms.uses(["kx-7"]) == {"kx-7": []}
    asked = result_of(library.ask("What is the pressure of the pump KX-7?", None, Scope(), CancelToken()))
    assert document.id not in {citation.document_id for citation in asked.citations}
    removing.take_back([document.id])
    assert library.document(document.id) == document
    assert found(library, None) >= {document.id}


def test_a_dropped_document_comes_back_with_its_file(library, embedder, tmp_path):
    document = take_in(library, tmp_path)
    library.removing().drop([document.id])
    embedded = len(embedder.embedded)
    assert take_in(library, tmp_path) == document
    assert (found(library, None), len(embedder.embedded)) == ({document.id}, embedded)
    assert result_of(library.removing().purge_dropped(CancelToken())) == ()


def test_what_was_dropped_is_purged_and_its_answers_say_with_what(library, tmp_path):
    document = take_in(library, tmp_path)
    talk = answered(library, document)
    assert library.talk.quoting([document.id]) == 1
    assert library.talk.quoting([]) == 0
    library.removing().drop([document.id])
    (receipt,) = result_of(library.removing().purge_dropped(CancelToken()))
    assert (receipt.document, receipt.verified) == ("pump.txt", True)
    (turn,) = library.talk.turns(talk)
    assert (turn.answer, turn.deleted_with) == (None, "pump.txt")


@pytest.mark.parametrize("crash", [False, True])
def test_what_was_dropped_is_purged_at_the_end_or_at_the_next_start(shelf, tmp_path, crash):
    library = shelf.open("one")
    document = take_in(library, tmp_path)
    if crash:  # between the dropping and the end
        library._catalog.shelving.drop([document.id])
        library._opened.close()
        shelf.opened.clear()
    else:
        library.removing().drop([document.id])
        library.close()
        shelf.opened.clear()
        assert not library.paths.original(document.sha256).exists()
    library = shelf.open("one")
    assert library.documents() == library._catalog.documents(dropped=True) == []
    assert not library.paths.original(document.sha256).exists()


def test_a_collection_goes_with_what_was_dropped_from_it(library, tmp_path):
    document = take_in(library, tmp_path)
    library.removing().drop([document.id])
    result_of(library.remove_collection(HERE, CancelToken()))
    assert library._catalog.documents(dropped=True) == []
