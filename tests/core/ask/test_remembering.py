"""Answers that are given again: by the same words, by the same meaning; and those that never are (R4-R7)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from localmind_desktop.core.ask.rank.ranking import FEATURE_NAMES
from localmind_desktop.core.ask.remembering import may_be_kept
from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Citation, Document, Grounding, Mode, Scope, Sources, Token
from localmind_desktop.core.models import ModelSet, ModelShelf, build_models
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Answering, Caches, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ingest import papers
from tests.core.ingest.counting import CountingEmbedder
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_scripts import Cut, Say, text_line
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(4)

QUESTION = "What is the supply voltage VS?"
PROSE = "What does the pump of type KX-7 keep?"
PUMP = "The pump of type KX-7 keeps the pressure at four bar."
QUIET = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))

Opening = Callable[..., Library]


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture
def open_library(tmp_path: Path, embedder: CountingEmbedder) -> Iterator[Opening]:
    """Opens the library with the counting embedder and, where ``settings`` name a server, its chat model."""
    opened: list[Library] = []

    def no_chat():
        raise ModelMissing("No chat model here.")

    def library(settings: Settings = QUIET) -> Library:
        paths = LibraryPaths(tmp_path / "library")
        paths.folder.mkdir(exist_ok=True)
        lock = FileLock(paths.lock, timeout=0)
        lock.acquire()
        shelf = ModelShelf(paths.models)
        served = build_models(settings.models, settings.limits, shelf) if settings.models.use_chat else None
        models = ModelSet(
            embedder, None, served.chat if served else no_chat, lambda: None, served.close if served else lambda: None
        )
        opened.append(Library(paths, settings, models, shelf, lock, Passwords()))
        return opened[-1]

    yield library
    for one in opened:
        one.close()


@pytest.fixture
def library(open_library: Opening, tmp_path: Path) -> Library:
    opened = open_library()
    _ingest(opened, papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS))
    return opened


def _ingest(library: Library, path: Path, **more: str) -> Document:
    result = result_of(library.ingest(path, CancelToken(), **more))
    assert result.document_id is not None, result.reason
    return library.document(result.document_id)


def _ask(library: Library, question: str = QUESTION, scope: Scope = Scope(), **more) -> Answer:  # noqa: B008
    return result_of(library.ask(question, None, scope, CancelToken(), **more))


# ------------------------------------------------------------------------------------- given again


def test_the_same_question_has_the_same_answer_and_its_own_trace(library):
    first = _ask(library)
    events: list[object] = []
    again = result_of(library.ask(" what is  the supply voltage VS", None, Scope(), CancelToken()), events.append)
    assert (first.mode, again.mode) == (Mode.TABLE, Mode.EXACT_CACHE)
    as_then = dataclasses.replace(
        again,
        mode=first.mode,
        question=first.question,
        standalone_question=first.standalone_question,
        trace=first.trace,
    )
    assert as_then == first
    assert again.question == " what is  the supply voltage VS"
    assert again.trace.request_id != first.trace.request_id
    assert (again.trace.first_mode, again.trace.first_request) == (Mode.TABLE, first.trace.request_id)
    assert "exact cache" in [stage.name for stage in again.trace.stages]
    assert "keywords" not in [stage.name for stage in again.trace.stages]
    assert [type(event) for event in events] == [Sources, Token]
    assert events == [Sources(first.citations), Token(first.text)]


def test_it_outlives_the_program(library, open_library):
    first = _ask(library)
    library.close()
    again = _ask(open_library())
    assert (again.mode, again.text) == (Mode.EXACT_CACHE, first.text)


def test_a_follow_up_is_known_by_what_it_means(library):
    talk = library.talk.start("Pumps")
    result_of(library.ask("What is the value of the supply current IS?", talk.id, Scope(), CancelToken()))
    first = result_of(library.ask("And of the supply voltage VS?", talk.id, Scope(), CancelToken()))
    assert first.mode is Mode.TABLE
    again = _ask(library, first.standalone_question)
    assert (again.mode, again.text) == (Mode.EXACT_CACHE, first.text)
    repeated = result_of(library.ask(first.standalone_question, talk.id, Scope(), CancelToken()))
    assert library.talk.turns(talk.id)[-1].answer == repeated


def test_a_question_that_means_the_same_has_the_same_answer(library):
    first = _ask(library)
    again = _ask(library, "What is supply voltage, VS?")
    assert (again.mode, again.text, again.citations) == (Mode.MEANING_CACHE, first.text, first.citations)
    assert again.standalone_question == "What is supply voltage, VS?"
    assert [stage.name for stage in again.trace.stages][-3:] == ["exact cache", "embed", "meaning cache"]
    assert _ask(library, "What is supply voltage, VS?").mode is Mode.MEANING_CACHE  # is not kept a second time


@pytest.mark.parametrize(
    "question",
    ["What is not the supply voltage VS?", "Where is the supply voltage VS?", "What was the supply voltage VS?"],
)
def test_a_near_question_that_means_something_else_is_answered_anew(library, embedder, question):
    assert float(embedder.question(QUESTION) @ embedder.question(question)) > 0.99
    _ask(library)
    assert _ask(library, question).trace.first_mode is None


def test_a_question_that_the_embedder_cannot_read_is_known_by_its_words_only(library, embedder, monkeypatch):
    _ask(library)
    monkeypatch.setattr(embedder, "share_of_unknown", lambda texts: 0.4)
    assert _ask(library, "What is supply voltage VS?").mode is Mode.TABLE
    assert _ask(library).mode is Mode.EXACT_CACHE


def test_fresh_passes_both_by_and_keeps_the_new_answer(library):
    first = _ask(library)
    fresh = _ask(library, fresh=True)
    assert fresh.mode is Mode.TABLE
    again = _ask(library)
    assert again.trace.first_request == fresh.trace.request_id != first.trace.request_id


# ------------------------------------------------------------------------------------- what it rests on


def test_another_scope_is_another_question(library, tmp_path):
    other = _ingest(library, papers.manual(tmp_path / "other.pdf", rows=papers.RATINGS), collection="Other")
    (mine,) = library.documents("Documents")
    scopes = [
        Scope(),
        Scope(collection="Documents"),
        Scope(collection="Other"),
        Scope(documents=(mine.id,)),
        Scope(documents=(other.id,)),
        Scope(documents=(mine.id,), pages=(1, 1)),
    ]
    answers = [_ask(library, scope=scope) for scope in scopes]
    assert [answer.trace.first_mode for answer in answers] == [None] * len(scopes)
    again = [_ask(library, scope=scope) for scope in scopes]
    assert [answer.text for answer in again] == [answer.text for answer in answers]
    assert {answer.mode for answer in again} == {Mode.EXACT_CACHE}
    documents = {citation.document_id for citation in again[2].citations}
    assert documents == {other.id}


def test_the_order_of_the_chosen_documents_does_not_matter(library, tmp_path):
    one, two = library.documents()[0].id, _ingest(library, papers.manual(tmp_path / "b.pdf")).id
    _ask(library, scope=Scope(documents=(one, two)))
    assert _ask(library, scope=Scope(documents=(two, one))).mode is Mode.EXACT_CACHE


def test_adding_a_document_retires_the_answers_of_its_collection(library, tmp_path):
    inside, outside = Scope(collection="Documents"), Scope(collection="Other")
    _ingest(library, papers.manual(tmp_path / "other.pdf", rows=papers.RATINGS), collection="Other")
    for scope in (inside, outside, Scope()):
        _ask(library, scope=scope)
    _ingest(library, papers.manual(tmp_path / "third.pdf", "Nothing to do with it."))
    assert _ask(library, scope=inside).mode is Mode.TABLE
    assert _ask(library).mode is Mode.TABLE  # the whole library has changed
    assert _ask(library, scope=outside).mode is Mode.EXACT_CACHE


def test_changing_a_document_retires_its_answers(library, tmp_path):
    _ask(library)
    rows = [["Name", "Value", "Unit"], ["Supply voltage VS", "24", "V"], ["Supply current IS", "18", "mA"]]
    _ingest(library, papers.manual(tmp_path / "pump.pdf", PUMP, rows=rows))
    answer = _ask(library)
    assert answer.mode is Mode.TABLE
    assert "24" in answer.text


def test_removing_a_document_takes_its_answers_out_of_the_file(library, tmp_path):
    _ask(library)
    (document,) = library.documents()
    receipt = result_of(library.remove(document.id, CancelToken()))
    assert receipt.cache_entries == 1
    assert _ask(library).mode is Mode.NOT_FOUND
    assert b"Supply voltage" not in (tmp_path / "library" / "talk.sqlite").read_bytes()


def test_an_answer_from_what_was_removed_meanwhile_is_not_kept(library):
    task = library.ask(QUESTION, None, Scope(), CancelToken())
    while not isinstance(next(task), Token):
        pass
    result_of(library.remove(library.documents()[0].id, CancelToken()))
    assert result_of(task).citations
    assert _ask(library).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    "change",
    [
        lambda s: dataclasses.replace(s, retrieval=dataclasses.replace(s.retrieval, candidates=7)),
        lambda s: dataclasses.replace(s, models=dataclasses.replace(s.models, chat="another:7b")),
        lambda s: dataclasses.replace(s, models=dataclasses.replace(s.models, reranker="another")),
    ],
)
def test_another_setting_is_another_question_until_it_is_set_back(library, open_library, change):
    _ask(library)
    library.close()
    changed = open_library(change(QUIET))
    assert _ask(changed).mode is Mode.TABLE
    changed.close()
    assert _ask(open_library()).mode is Mode.EXACT_CACHE


def test_weights_fitted_on_own_questions_make_another_question(library: Library, open_library: Opening) -> None:
    _ask(library)
    library.weights.save(library.paths.weights, FEATURE_NAMES)
    library.close()
    fitted = open_library()
    assert _ask(fitted).mode is Mode.TABLE
    assert _ask(fitted).mode is Mode.EXACT_CACHE


def test_a_setting_that_changes_no_answer_retires_none(library, open_library):
    _ask(library)
    library.close()
    limits = dataclasses.replace(QUIET.limits, documents=7)
    assert _ask(open_library(dataclasses.replace(QUIET, limits=limits))).mode is Mode.EXACT_CACHE


@pytest.mark.parametrize(
    ("caches", "same", "alike"),
    [
        (Caches(exact=False), Mode.MEANING_CACHE, Mode.MEANING_CACHE),
        (Caches(meaning=False), Mode.EXACT_CACHE, Mode.TABLE),
        (Caches(exact=False, meaning=False), Mode.TABLE, Mode.TABLE),
        (Caches(entries=0), Mode.TABLE, Mode.TABLE),
    ],
)
def test_each_cache_can_be_switched_off(library, open_library, caches, same, alike):
    library.close()
    library = open_library(dataclasses.replace(QUIET, caches=caches))
    _ask(library)
    assert _ask(library, "What is supply voltage, VS?").mode is alike
    assert _ask(library).mode is same


# ------------------------------------------------------------------------------------- never kept

GOOD = Answer("q", "q", Mode.TABLE, "12 V [1]", (Citation(1, "d", "a.pdf", 1, (), "12"),))


@pytest.mark.parametrize(
    ("changes", "writes"),
    [
        ({"mode": Mode.NOT_FOUND}, False),
        ({"incomplete": True}, False),
        ({"mode": Mode.GENERATED, "grounding": Grounding(2, ("13 V",))}, True),
        ({"mode": Mode.EXACT_CACHE}, False),
        ({"mode": Mode.MEANING_CACHE}, False),
        ({"mode": Mode.EXTRACT}, True),  # a model was to write it
        ({"text": " "}, False),
        ({"citations": ()}, False),
    ],
)
def test_such_an_answer_is_not_kept(changes, writes):
    assert may_be_kept(GOOD, writes=writes)
    assert not may_be_kept(dataclasses.replace(GOOD, **changes), writes=writes)


def test_not_found_is_looked_for_each_time(library):
    question = "What is the supply voltage of the ZX-99000?"
    assert [_ask(library, question).mode for _ in range(2)] == [Mode.NOT_FOUND] * 2


def test_what_was_found_without_the_embedder_is_not_kept(library, embedder, monkeypatch):
    def broken(text: str):
        raise ModelMissing("The model is broken.")

    monkeypatch.setattr(embedder, "question", broken)
    assert [_ask(library).mode for _ in range(2)] == [Mode.TABLE] * 2
    monkeypatch.undo()
    assert [_ask(library).mode for _ in range(2)] == [Mode.TABLE, Mode.EXACT_CACHE]


@pytest.fixture
def talking(library: Library, open_library: Opening, ollama_server: OllamaStandIn) -> Library:  # noqa: F811
    """The same library with the stand-in's chat model."""
    library.close()
    models = Models(embedder="folder:absent", reranker="none", server=ollama_server.url)
    return open_library(Settings(models=models, answering=Answering(back_off_seconds=0.01)))


def test_a_written_answer_is_given_again_without_the_model(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    first = _ask(talking, PROSE)
    asked = len(ollama_server.chats)
    again = _ask(talking, PROSE)
    assert (first.mode, again.mode) == (Mode.GENERATED, Mode.EXACT_CACHE)
    assert (again.text, again.trace.model) == (first.text, first.trace.model)
    assert len(ollama_server.chats) == asked
    assert _ask(talking, PROSE, fresh=True).mode is Mode.GENERATED


def test_a_model_that_is_gone_or_better_than_the_one_that_wrote(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    first = _ask(talking, PROSE)
    there = list(ollama_server.models)
    ollama_server.models[:] = [model for model in there if model.name != first.trace.model]
    assert _ask(talking, PROSE).trace.model != first.trace.model
    ollama_server.models[:] = []
    assert _ask(talking, PROSE).mode is Mode.EXACT_CACHE  # none can be reached: what it wrote serves


def test_without_a_model_the_written_answer_is_no_answer(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    assert _ask(talking, PROSE).mode is Mode.GENERATED
    assert _ask(talking, PROSE, use_chat=False).mode is not Mode.EXACT_CACHE


def test_a_cut_answer_is_not_kept(talking, ollama_server):  # noqa: F811
    ollama_server.play(lambda body: [Say(text_line("It keeps ")), Cut()], ())
    assert _ask(talking, PROSE).incomplete
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    assert _ask(talking, PROSE).mode is Mode.GENERATED


def test_a_stopped_answer_is_not_kept(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("It keeps the pressure at four bar [1], and on and on", pause=0.05)
    cancel = CancelToken()

    def stop(event: object) -> None:
        if isinstance(event, Token):
            cancel.cancel()

    assert result_of(talking.ask(PROSE, None, Scope(), cancel), stop).incomplete
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    assert _ask(talking, PROSE).mode is Mode.GENERATED


def test_what_was_quoted_because_the_model_failed_is_not_kept(talking, ollama_server):  # noqa: F811
    there = list(ollama_server.models)
    ollama_server.models[:] = []
    assert _ask(talking, PROSE).mode in (Mode.EXTRACT, Mode.LIKELY, Mode.NOT_FOUND)
    ollama_server.models[:] = there
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    assert _ask(talking, PROSE).mode is Mode.GENERATED


def test_the_models_not_found_is_not_kept(talking, ollama_server):  # noqa: F811
    ollama_server.answer_with("NOT FOUND")
    assert _ask(talking, PROSE).mode is Mode.EXTRACT
    ollama_server.answer_with("It keeps the pressure at four bar [1].")
    assert _ask(talking, PROSE).mode is Mode.GENERATED
