import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from filelock import FileLock

from localmind_desktop.core import (
    CancelToken,
    Library,
    LibraryBusy,
    LibraryPaths,
    Scope,
    Settings,
    State,
    StorageError,
    Token,
    importable,
    result_of,
)
from localmind_desktop.core.errors import ModelMissing, UnknownDocument
from localmind_desktop.core.model import Document, Mode, Passage
from localmind_desktop.core.models import ModelSet, ModelShelf
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.settings import Models
from tests.core.ingest import papers
from tests.core.ingest.counting import CountingEmbedder

pytestmark = pytest.mark.sampled(3)

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
SECRET = "Zorblaxquindle"
PUMP = "The pump of type KX-7 keeps the pressure at four bar."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "library"


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture
def open_library(folder: Path, embedder: CountingEmbedder) -> Iterator[Callable[[], Library]]:
    """Opens the library with an embedder that counts; all are closed at the end."""
    opened: list[Library] = []

    def no_chat():
        raise ModelMissing("No chat model here.")

    def library() -> Library:
        folder.mkdir(exist_ok=True)
        paths = LibraryPaths(folder)
        lock = FileLock(paths.lock, timeout=0)
        lock.acquire()
        models = ModelSet(embedder, None, no_chat, lambda: None, lambda: None)
        opened.append(Library(paths, KEYWORDS_ONLY, models, ModelShelf(paths.models), lock, Passwords()))
        return opened[-1]

    yield library
    for one in opened:
        one.close()


def _ingest(library: Library, path: Path, **more: str) -> Document:
    result = result_of(library.ingest(path, CancelToken(), **more))
    assert result.document_id is not None, result.reason
    return library.document(result.document_id)


def _found(library: Library, query: str) -> list[Passage]:
    return [passage for passage in library.search(query, Scope()) if passage.scores.keyword is not None]


# ------------------------------------------------------------------------------------- opening


def test_a_library_is_made_used_closed_and_opened_again(open_library, folder, tmp_path):
    library = open_library()
    document = _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS))
    assert document.state is State.READY
    library.close()
    again = open_library()
    assert again.documents() == [document]
    assert _found(again, "KX-7")[0].document == "pump.pdf"
    assert again.tables(document.id)[0].headers == ("Name", "Value", "Unit")
    assert again.page_sizes(document.id) == [(595, 842)]
    mapped = again.page_map(document.id)
    assert [(page.number, page.width, page.height) for page in mapped.pages] == [(1, 595, 842)]
    assert [part.index for part in mapped.pages[0].tables] == [0]
    assert again.pages.render(document.id, 1, 0.5).width == 298
    assert again.paths.original(document.sha256).parent == folder / "files"
    assert [result_of(again.resume(CancelToken()))] == [()]


def test_a_library_that_is_open_says_who_holds_it(folder):
    library = Library.open(folder, KEYWORDS_ONLY)
    with pytest.raises(LibraryBusy, match=f"process {os.getpid()}"):
        Library.open(folder, KEYWORDS_ONLY)
    script = (
        "import sys; from localmind_desktop.cli import main; sys.exit(main(['documents', '--library', sys.argv[1]]))"
    )
    other = subprocess.run([sys.executable, "-c", script, str(folder)], capture_output=True, text=True, check=False)
    assert (other.returncode, other.stdout) == (1, "")
    assert f"process {os.getpid()}" in other.stderr
    library.close()
    Library.open(folder, KEYWORDS_ONLY).close()


def test_what_does_not_open_leaves_nothing_open(folder, tmp_path):
    library = Library.open(folder, KEYWORDS_ONLY)
    library.close()
    for name in ("talk.sqlite", "catalog.sqlite"):
        kept = (folder / name).replace(tmp_path / name)
        (folder / name).mkdir()
        with pytest.raises(StorageError, match=name):
            Library.open(folder, KEYWORDS_ONLY)
        (folder / name).rmdir()
        kept.replace(folder / name)
        Library.open(folder, KEYWORDS_ONLY).close()
    assert [open_file.path for open_file in psutil.Process().open_files() if str(folder) in open_file.path] == []


@pytest.mark.parametrize("place", ["a file/library", "/proc/library"])
def test_a_folder_that_cannot_be_made_is_told_in_words(tmp_path, place):
    (tmp_path / "a file").touch()
    with pytest.raises(StorageError, match="folder"):
        Library.open(tmp_path / place, KEYWORDS_ONLY)


def test_a_library_can_be_moved_as_one_folder(open_library, folder, tmp_path):
    library = open_library()
    document = _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP))
    library.close()
    moved = Library.open(folder.rename(tmp_path / "it's elsewhere; 温度"), KEYWORDS_ONLY)
    assert _found(moved, "KX-7")
    assert moved.pages.render(document.id, 1, 0.2).width
    moved.close()


# ------------------------------------------------------------------------------------- asking


@pytest.fixture
def asked(open_library, tmp_path) -> Library:
    library = open_library()
    _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS))
    return library


def test_a_question_is_stored_before_its_answer_starts(asked):
    talk = asked.talk.start("Pumps")
    task = asked.ask("What is the supply voltage VS?", talk.id, Scope(), CancelToken())
    next(task)
    (turn,) = asked.talk.turns(talk.id)
    assert (turn.question, turn.answer) == ("What is the supply voltage VS?", None)
    answer = result_of(task)
    assert "12" in answer.text
    assert asked.talk.turns(talk.id)[0].answer == answer
    asked.talk.rename(talk.id, "Voltages")
    assert [one.title for one in asked.talk.all()] == ["Voltages"]
    asked.talk.delete(talk.id)
    assert asked.talk.all() == []


def test_a_stopped_question_stays_without_an_answer(asked):
    talk = asked.talk.start("Pumps")
    task = asked.ask("What is the supply voltage VS?", talk.id, Scope(), CancelToken())
    next(task)
    task.close()
    assert [turn.answer for turn in asked.talk.turns(talk.id)] == [None]


def test_a_question_outside_of_a_conversation_is_not_stored(asked):
    assert result_of(asked.ask("What is the supply current?", None, Scope(), CancelToken())).citations
    assert asked.talk.all() == []


# ------------------------------------------------------------------------------------- removing


def test_a_removed_document_is_gone_from_every_file_and_the_receipt_says_so(open_library, folder, tmp_path):
    library = open_library()
    kept = _ingest(library, papers.manual(tmp_path / "kept.pdf", PUMP))
    rows = [["Name", "Value", "Unit"], [f"{SECRET} rating", "77", "t"]]
    path = papers.manual(tmp_path / f"{SECRET}.pdf", f"The {SECRET} weighs a ton.", pages=3, rows=rows)
    gone = _ingest(library, path)
    talk = library.talk.start("t")
    answer = result_of(library.ask(f"What is the {SECRET} rating?", talk.id, Scope(), CancelToken()))
    assert answer.mode is Mode.TABLE
    library.pages.render(gone.id, 1, 0.3)
    receipt = result_of(library.remove(gone.id, CancelToken()))
    assert receipt.verified
    assert (receipt.document, receipt.vectors, receipt.files) == (gone.name, gone.chunks, 1)
    assert (receipt.cache_entries, receipt.page_images) == (2, 1)  # the answer in the conversation, and the kept one
    assert receipt.rows > gone.chunks
    assert library.documents() == [kept]
    assert _found(library, SECRET) == []
    (turn,) = library.talk.turns(talk.id)
    assert turn.answer is None
    library.talk.delete(talk.id)
    library.close()
    held = [file for file in folder.rglob("*") if file.is_file() and SECRET.encode() in file.read_bytes()]
    assert held == []
    assert [file.name for file in (folder / "files").iterdir()] == [kept.sha256]
    assert path.exists()


def test_an_answer_that_quotes_what_was_removed_meanwhile_is_not_stored(asked):
    (document,) = asked.documents()
    talk = asked.talk.start("t")
    task = asked.ask("What is the supply voltage VS?", talk.id, Scope(), CancelToken())
    while not isinstance(next(task), Token):
        pass
    result_of(asked.remove(document.id, CancelToken()))
    assert result_of(task).citations
    assert asked.talk.turns(talk.id)[0].answer is None


def test_a_copy_that_another_collection_needs_stays(open_library, tmp_path):
    library = open_library()
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    first, second = _ingest(library, path, collection="One"), _ingest(library, path, collection="Two")
    receipt = result_of(library.remove(first.id, CancelToken()))
    assert (receipt.verified, receipt.files) == (True, 0)
    assert library.pages.render(second.id, 1, 0.2).width
    assert {passage.document for passage in _found(library, "KX-7")} == {"pump.pdf"}


def test_a_document_that_is_not_there_cannot_be_removed(open_library):
    with pytest.raises(UnknownDocument):
        result_of(open_library().remove("unheard of", CancelToken()))


# ------------------------------------------------------------------------------------- after a crash


def test_lost_index_rows_are_noticed_and_made_anew_without_reading_again(open_library, embedder, tmp_path):
    library = open_library()
    path = papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS)
    document = _ingest(library, path)
    other = _ingest(library, papers.manual(tmp_path / "other.pdf", "Words of another kind."))
    library._index._tables.words.delete("kind = 'row'")
    assert [check.detail for check in library.doctor() if check.check == "search index"] == ["Incomplete for: pump.pdf"]
    library.close()
    library = open_library()
    assert library.document(document.id).state is State.QUEUED
    assert library.document(other.id).state is State.READY
    embedder.embedded.clear()
    seen: list[State] = []
    (result,) = result_of(library.resume(CancelToken()), lambda progress: seen.append(progress.state))
    assert (result.status, result.document_id, result.chunks) == ("ready", document.id, document.chunks)
    assert State.READING not in seen
    assert embedder.embedded == []
    assert _found(library, "supply current")
    assert all(check.ok for check in library.doctor() if check.check == "search index")


def test_lost_vectors_are_noticed_and_only_they_are_made_anew(open_library, embedder, tmp_path):
    library = open_library()
    document = _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS))
    (vectors,) = library._index._tables.all_vectors()
    vectors.delete("kind = 'row'")
    library.close()
    library = open_library()
    embedder.embedded.clear()
    (result,) = result_of(library.resume(CancelToken()))
    assert (result.status, len(embedder.embedded)) == ("ready", 2)
    assert library._index.vector_counts() == {document.id: document.chunks}


def test_without_its_index_a_library_is_made_whole_from_its_catalog(open_library, folder, tmp_path):
    library = open_library()
    documents = [_ingest(library, papers.manual(tmp_path / f"{n}.pdf", f"{PUMP} Number {n}.")) for n in range(2)]
    library.close()
    shutil.rmtree(folder / "index")
    library = open_library()
    assert [result.status for result in result_of(library.resume(CancelToken()))] == ["ready", "ready"]
    assert library.documents() == documents
    assert len(_found(library, "KX-7")) == 2


def test_a_copy_made_at_any_moment_holds_what_was_acknowledged_and_finishes_the_rest(open_library, folder, tmp_path):
    """What a power cut leaves, had everything been written up to that moment."""
    library = open_library()
    first = _ingest(library, papers.manual(tmp_path / "first.pdf", PUMP))
    copies: dict[State, Path] = {}
    task = library.ingest(papers.manual(tmp_path / "second.pdf", f"Second edition. {PUMP}", pages=2), CancelToken())
    for progress in task:
        if progress.state not in copies:
            copies[progress.state] = Path(shutil.copytree(folder, tmp_path / progress.state))
    library.close()
    assert list(copies) == [State.READING, State.EMBEDDING, State.INDEXING]
    for copy in copies.values():
        shutil.rmtree(folder)
        copy.rename(folder)
        library = open_library()
        assert library.document(first.id) == first
        assert "first.pdf" in {passage.document for passage in _found(library, "KX-7")}
        assert [result.status for result in result_of(library.resume(CancelToken()))] == ["ready"]
        assert {passage.document for passage in _found(library, "KX-7")} == {"first.pdf", "second.pdf"}
        library.close()


def test_what_belongs_to_nothing_is_swept_away(open_library, folder, tmp_path):
    library = open_library()
    document = _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP))
    chunks = library._catalog.chunks(document.id)
    library._index.add_words("Documents", [type(c)(**{**_fields(c), "document_id": "nobody's"}) for c in chunks])
    library.close()
    for name in ("0" * 64, "unfinished.draft", "a note of the user"):
        (folder / "files" / name).write_text("x")
    library = open_library()
    assert library._index.word_counts() == {document.id: document.chunks}
    assert {file.name for file in (folder / "files").iterdir()} == {document.sha256, "a note of the user"}


def _fields(chunk: object) -> dict[str, object]:
    return {name: getattr(chunk, name) for name in chunk.__slots__}


def test_a_cancelled_document_is_finished_by_resume_or_removed(open_library, tmp_path):
    library = open_library()
    path = papers.manual(tmp_path / "pump.pdf", "Page {page}. " + PUMP, pages=8)
    for end in (library.resume, lambda cancel: library.remove(library.documents()[0].id, cancel)):
        task = library.ingest(path, CancelToken())
        next(task)
        task.close()
        assert library.documents()[0].state is State.READING
        result_of(end(CancelToken()))
        left = [document.state for document in library.documents()]
        assert left in ([State.READY], [])
        for document in library.documents():
            result_of(library.remove(document.id, CancelToken()))


_KILLED_WHILE_READING = """
import sys
from pathlib import Path
from localmind_desktop.core import CancelToken, Library, Settings
from localmind_desktop.core.settings import Models

if __name__ == "__main__":
    library = Library.open(Path(sys.argv[1]), Settings(models=Models(embedder="folder:absent", reranker="none")))
    for progress in library.ingest(Path(sys.argv[2]), CancelToken()):
        print(progress.state, progress.done, flush=True)
        if progress.done == 20:
            sys.stdin.read()
"""


def test_a_killed_process_loses_no_page_that_was_stored_and_leaves_no_child(folder, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", "Page {page}. " + PUMP, pages=40)
    script = tmp_path / "killed.py"
    script.write_text(_KILLED_WHILE_READING)
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder), str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line == "reading 20\n":
            break
    children = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert psutil.wait_procs(children, timeout=20)[1] == []
    library = Library.open(folder, KEYWORDS_ONLY)
    progress: list[int] = []
    (result,) = result_of(
        library.resume(CancelToken()), lambda p: progress.append(p.done) if p.state is State.READING else None
    )
    assert (result.status, result.pages) == ("partial", 40)
    assert progress == list(range(17, 41))  # sixteen pages are stored at a time
    assert len(_found(library, "KX-7")) > 0
    library.close()


# ------------------------------------------------------------------------------------- with real models and files


def test_with_the_built_in_model_a_document_is_found_by_its_meaning(folder, tmp_path):
    path = papers.manual(
        tmp_path / "care.pdf", "Wipe the lens with a soft cloth once a week.", "The warranty ends in May."
    )
    library = Library.open(folder, Settings(models=Models(use_chat=False)))
    document = _ingest(library, path)
    assert (document.state, document.reason) == (State.READY, None)
    best = library.search("How do I clean the camera glass?", Scope())[0]
    assert best.scores.vector is not None
    assert best.scores.vector > 0.3
    assert "lens" in best.chunk.text
    assert (result_of(library.ingest(path, CancelToken()))).status == "duplicate"
    library.close()


def test_every_malformed_file_of_the_corpus_ends_with_a_reason(corpus, folder):
    """Every sixth of them, as each takes a child process; all with LOCALMIND_WHOLE_CORPUS=1."""
    library = Library.open(folder, KEYWORDS_ONLY)
    files = sorted((corpus / "malformed").glob("*.pdf"))
    for path in files if os.environ.get("LOCALMIND_WHOLE_CORPUS") else files[::6]:
        result = result_of(library.ingest(path, CancelToken()))
        assert result.status in ("partial", "failed"), path.name
        assert result.reason, path.name
        assert result.chunks or result.status == "failed" or "pictures" in result.reason, path.name
    assert all(document.state.is_final for document in library.documents())
    library.close()


# ------------------------------------------------------------------------------------- which files


def test_folders_are_walked_and_hidden_files_in_them_passed_over(tmp_path):
    for name in ("b.pdf", "a/deep/c.pdf", ".hidden/d.pdf", "a/.e.pdf", ".f.pdf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = importable([tmp_path, tmp_path / ".f.pdf", tmp_path / "missing.pdf"])
    names = [path.relative_to(tmp_path).as_posix() for path in found]
    assert names == ["a/deep/c.pdf", "b.pdf", ".f.pdf", "missing.pdf"]
    assert importable([]) == []
