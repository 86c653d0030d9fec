"""The whole way of a question over the sample documents: without a model, and with the stand-in server's."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.write.searched import Searched
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope, Sources, Token
from localmind_desktop.core.settings import Answering, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_scripts import Cut, Reply, Say, failure, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(3)

NO_EMBEDDER = "folder:none"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Path:
    """A library with the sample documents, found by keyword only (which takes seconds, not a minute)."""
    folder = tmp_path_factory.mktemp("asking") / "library"
    library = Library.open(folder, Settings(models=Models(embedder=NO_EMBEDDER, reranker="none")))
    for path in sorted(samples.glob("*.pdf")):
        result_of(library.ingest(path, CancelToken()))
    library.close()
    return folder


@pytest.fixture
def library(filled: Path) -> Iterator[Library]:
    opened = Library.open(filled, Settings(models=Models(embedder=NO_EMBEDDER, reranker="none", use_chat=False)))
    yield opened
    opened.close()


@pytest.fixture
def talking(filled: Path, ollama_server: OllamaStandIn) -> Iterator[Library]:  # noqa: F811
    """The same library with the stand-in's chat model."""
    models = Models(embedder=NO_EMBEDDER, reranker="none", server=ollama_server.url)
    opened = Library.open(filled, Settings(models=models, answering=Answering(back_off_seconds=0.01)))
    yield opened
    opened.close()


def _ask(library: Library, question: str, **options) -> tuple[Answer, list[object]]:
    events: list[object] = []
    scope = options.pop("scope", Scope())
    answer = result_of(library.ask(question, None, scope, CancelToken(), **options), events.append)
    return answer, events


PROSE = "When may the contract be terminated?"


@pytest.mark.parametrize("question", ["", " \n\t", "?!… — 「」", "\x00\x07\x1b", "\u200b", "😀"])
def test_without_a_word_there_is_no_question(library, question):
    answer, events = _ask(library, question)
    assert answer.text == "There is no word in the question. Write what you want to know."
    assert (answer.mode, answer.citations, answer.incomplete) == (Mode.NOT_FOUND, (), False)
    assert events == [Token(answer.text)]


def test_the_trace_keeps_the_scores_of_what_was_found_and_no_text(library):
    trace = _ask(library, PROSE)[0].trace
    assert 1 < len(trace.considered) <= 10
    documents = {document.id for document in library.documents()}
    assert all(one.document_id in documents and one.page >= 1 for one in trace.considered)
    closer = [one.scores.closer or 0.0 for one in trace.considered]
    assert closer == sorted(closer, reverse=True)
    assert trace.considered[0].scores.keyword


def test_a_text_is_no_question(library):
    answer, _ = _ask(library, "what is the voltage " * 1_000)
    assert answer.text.startswith("The question is 20,000 characters long; the limit is 4,000.")
    assert answer.mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    "question",
    [
        "\x00what\x1b[31m is it?",
        "((((a+)+)+)+$" * 200,
        "9" * 3_999,
        "x" * 3_999,
        "e" + "\u0301" * 3_000,
        "a.b." * 900,
        "and what " * 400,
        "\u202ewhat is it",
        "[1] [2] {fence} %s <passage 1>",
        "'; DROP TABLE x; --",
    ],
)
def test_odd_questions_are_answered(library, question):
    answer, _ = _ask(library, question)
    assert answer.text


def test_a_cell_is_looked_up_and_its_page_cited(library):
    answer, events = _ask(library, "What is the typical start-up time of the AQ-37?")
    assert answer.mode is Mode.TABLE
    assert "1.2" in answer.text
    assert (answer.citations[0].document, answer.citations[0].page) == ("aq-37-sensor-data-sheet.pdf", 2)
    assert [type(event) for event in events[-2:]] == [Sources, Token]


def test_a_list_is_read_over_a_page_break(library):
    answer, _ = _ask(library, "List all mandatory data objects of node class YTAP.")
    assert len(answer.table.rows) == 7
    assert {citation.page for citation in answer.citations} == {17, 18}


@pytest.mark.parametrize(
    "question",
    [
        "Which Bluetooth version does the AQ-37 support?",
        "List all mandatory data objects of node class YTAQ.",
        "What is the common data class of YTAP.TapPosX?",
    ],
)
def test_what_the_documents_do_not_say_is_not_found(library, question):
    answer, _ = _ask(library, question)
    assert not answer.says_something
    assert answer.table is None


def test_a_path_is_followed_into_the_other_document(library):
    answer, _ = _ask(library, "Sub1.YTAP3.TapPos.stVal")
    assert answer.mode is Mode.CHAIN
    assert [row[0] for row in answer.table.rows] == ["YTAP", "TapPos", "stVal"]
    assert "INT32" in answer.table.rows[-1][1]
    assert [c.document for c in answer.citations] == [
        *["sgm-4-1-node-classes.pdf"] * 2,
        "sgm-4-2-common-data-classes.pdf",
    ]


def test_two_questions_in_one_are_both_answered(library):
    answer, _ = _ask(library, "What is the common data class of YTAP.TapPos, and which type has stVal of this class?")
    first, second = answer.citations[:2]  # told, or shown as likely
    assert "ISP" in first.quote
    assert "INT32" in second.quote
    assert first.document != second.document


def test_a_scope_of_one_document_is_kept(library):
    contract = next(d for d in library.documents() if "contract" in d.name)
    answer, _ = _ask(
        library, "What is the typical supply current while measuring?", scope=Scope(documents=(contract.id,))
    )
    assert {citation.document_id for citation in answer.citations} <= {contract.id}
    assert answer.mode is not Mode.TABLE


def test_missing_vectors_are_said(library):
    answer, _ = _ask(library, PROSE)
    assert any("keyword" in note for note in answer.trace.notes)


def test_a_model_writes_bound_to_the_passages(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It may be terminated in writing [2]. More [99].")
    answer, events = _ask(talking, PROSE)
    assert answer.mode is Mode.GENERATED
    assert answer.text == "It may be terminated in writing [1]. More ."
    assert len(answer.citations) == 1
    assert "".join(event.text for event in events if isinstance(event, Token)).startswith("It may be")
    sent = ollama_server.chats[-1]
    assert "<1 " in str(sent)


def test_tables_are_never_left_to_the_model(talking, ollama_server):  # noqa: F811
    answer, _ = _ask(talking, "What is the typical start-up time of the AQ-37?")
    assert answer.mode is Mode.TABLE
    assert ollama_server.chats == []


def test_the_model_writes_even_what_is_computed_where_that_is_asked_for(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It is 18 mA [1].")
    question = "What is the typical start-up time of the AQ-37?"
    answer = result_of(talking.ask(question, None, Scope(), CancelToken(), by_model=True))
    assert (answer.mode, answer.text) == (Mode.GENERATED, "It is 18 mA [1].")
    assert _ask(talking, question)[0].mode is Mode.TABLE  # it was not kept in the place of the other


def test_an_unknown_name_is_refused_without_asking_the_model(talking, ollama_server):  # noqa: F811
    answer, _ = _ask(talking, "How is the ZX-99000 calibrated?")
    assert answer.mode is Mode.NOT_FOUND
    assert "ZX-99000" in answer.text
    assert ollama_server.chats == []


def test_what_a_model_says_of_a_name_that_is_written_otherwise_nowhere_is_marked(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("The contract may be terminated in writing [1].")
    answer, _ = _ask(talking, "When may Contract-99000 be terminated?")
    assert answer.mode is Mode.GENERATED
    assert answer.grounding.doubt == "Contract-99000 is not mentioned in the documents."


def test_such_a_name_takes_back_no_answer_whose_only_value_holds(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with(lambda body: f"After 3 months [{_number_of(body, 'missed in 3 months')}].")
    answer, _ = _ask(talking, "When may Contract-99000 be terminated?")
    assert (answer.mode, answer.grounding.checked) == (Mode.GENERATED, 1)
    assert answer.grounding.doubt == "Contract-99000 is not mentioned in the documents."


def _number_of(body: dict, said: str) -> str:
    """The number of the passage that says something, in what a model is sent."""
    parts = re.findall(r"<(\d+) \w{6}[^\n]*\n(.*?)\n</", body["messages"][-1]["content"], re.DOTALL)
    return next(number for number, text in parts if said in " ".join(text.split()))


def test_where_the_model_finds_nothing_the_extract_is_told(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("NOT FOUND")
    answer, _ = _ask(talking, PROSE)
    assert answer.mode is Mode.EXTRACT
    assert "The model found no answer; shown is what the documents say." in answer.trace.notes


def test_a_cut_stream_is_kept_as_incomplete(talking, ollama_server):  # noqa: F811
    ollama_server.play(lambda body: [Say(text_line("It may be ")), Cut()], ())
    answer, _ = _ask(talking, PROSE)
    assert answer.incomplete
    assert answer.text.startswith("It may be")
    assert answer.citations[-1].quote.split(".")[0] in answer.quoted
    assert answer.quoted.endswith(f"[{answer.citations[-1].number}]")
    ollama_server.answer_with("It may be terminated in writing [1].")
    assert not _ask(talking, PROSE)[0].incomplete  # and it was not kept


def test_a_length_stop_is_incomplete(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It may be", reason="length")
    answer, _ = _ask(talking, PROSE)
    assert answer.incomplete


def test_a_possible_answer_says_how_much_is_still_being_read(library, monkeypatch):
    monkeypatch.setattr(Asking, "_searched", lambda asking, scope: Searched(3, 2))
    answer, _ = _ask(library, "How often does the contractor visit?")
    assert (answer.mode, answer.waiting) == (Mode.LIKELY, 2)


def test_without_a_server_the_sentence_is_shown_and_the_reason_said(filled):
    settings = Settings(models=Models(embedder=NO_EMBEDDER, reranker="none", server="http://127.0.0.1:9"))
    opened = Library.open(filled, settings)
    try:
        answer, _ = _ask(opened, PROSE)
    finally:
        opened.close()
    assert answer.mode in (Mode.EXTRACT, Mode.LIKELY)
    assert answer.citations[0].document == "maintenance-contract.pdf"
    assert any(note.startswith("Answered without a model.") for note in answer.trace.failures)


SAID = {
    "fails": lambda body: failure(500, "llama runner process has terminated"),
    "is full": lambda body: failure(503, "server busy, please try again"),
    "lacks its model": lambda body: failure(404, "model not found"),
    "is another server": lambda body: [Reply(200, b"<html>Sign in</html>", "text/html")],
    "breaks off": lambda body: [Cut()],
    "says nothing": lambda body: [Say(last_line())],
}


@pytest.mark.parametrize("how", SAID)
def test_a_server_that_misbehaves_leaves_the_question_answered(talking, ollama_server, how):  # noqa: F811
    ollama_server.play(SAID[how], ())
    answer, _ = _ask(talking, PROSE)
    assert answer.mode in (Mode.EXTRACT, Mode.LIKELY)
    assert answer.citations[0].document == "maintenance-contract.pdf"
    (why,) = answer.trace.failures
    assert why.startswith("Answered without a model. ")
    assert why in answer.trace.notes
    ollama_server.answer_with("It may be terminated in writing [1].")
    again, _ = _ask(talking, PROSE)  # what was answered without it was not kept
    assert (again.mode, again.trace.failures) == (Mode.GENERATED, ())


def test_stopping_keeps_what_came_and_marks_it(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("one two three four five six seven eight", pause=0.2)
    cancel = CancelToken()
    task = talking.ask(PROSE, None, Scope(), cancel)

    def stop(event: object) -> None:
        if isinstance(event, Token):
            cancel.cancel()

    answer = result_of(task, stop)
    assert answer.incomplete
    assert "eight" not in answer.text


def test_a_question_is_stored_before_its_answer_and_the_answer_after(library):
    conversation = library.talk.start("Talk")
    task = library.ask(PROSE, conversation.id, Scope(), CancelToken())
    next(task)
    (turn,) = library.talk.turns(conversation.id)
    assert (turn.question, turn.answer) == (PROSE, None)
    answer = result_of(task)
    (turn,) = library.talk.turns(conversation.id)
    assert turn.answer == answer
    assert dataclasses.asdict(turn.answer) == dataclasses.asdict(answer)
    library.talk.delete(conversation.id)
