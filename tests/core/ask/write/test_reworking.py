"""Requests about the answer before are done on that answer and its sources; nothing is searched for."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.prompts.prompting import question_messages
from localmind_desktop.core.ask.query.telling import asks_to_be_told, reworks
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, HistoryTurn, Mode, Scope
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.write.test_writing import PROSE, TABLE, Opened, filled_folder, opened  # noqa: F401 - fixtures
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_scripts import Cut, Say, text_line, tokens
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(2)


def asked(library: Library, talk: str, question: str) -> Answer:
    return result_of(library.ask(question, talk, Scope(), CancelToken()))


def last_prompt(server: OllamaStandIn) -> str:
    return str(server.chats[-1].body["messages"][-1]["content"])


@pytest.mark.parametrize(
    "question",
    [
        *(
            "Translate that into German.",
            "shorter",
            "As a table, please",
            "Why?",
            "In French?",
            "Say it in simple words",
        ),
        *("Übersetze das ins Englische", "Kürzer bitte", "Als Tabelle", "Warum?", "Fasse es in einem Satz zusammen"),
        *("Traduis ça en anglais", "Plus court, s'il te plaît", "Pourquoi ?", "Traduce eso al inglés", "¿Por qué?"),
        *("Più breve", "Perché?", "Traduci in tedesco", "Korter", "Vertaal dat naar het Engels", "Waarom?"),
        *("把它翻译成英文", "短一点", "为什么？"),
    ],
)
def test_requests_about_the_answer_before(question: str) -> None:
    assert reworks(question)


@pytest.mark.parametrize(
    "question",
    [
        *("", "?", "Which one is shorter?", "Summarize the warranty.", "Why is the fee so high?", "What is 0x20?"),
        *("Translate the term of notice.", "List all pins.", "Warum ist die Spannung so hoch?", "为什么电压这么高？"),
        *("Pourquoi le contrat finit-il ?", "Is it a table?", "How many?"),
    ],
)
def test_questions_of_their_own(question: str) -> None:
    assert not reworks(question)


def test_what_a_model_tells_better() -> None:
    for question in ("Why does it stop?", "Wie funktioniert der Sensor?", "Explique le contrat", "总结这份合同"):
        assert asks_to_be_told(question)
    for question in ("What is the rated voltage?", "How many pins are there?", "Wie hoch ist die Spannung?"):
        assert not asks_to_be_told(question)


def test_a_computed_answer_is_told_by_the_model_where_it_is_to_be_explained(
    opened: Opened,  # noqa: F811
    ollama_server: OllamaStandIn,  # noqa: F811
) -> None:
    library = opened()
    ollama_server.answer_with("It is drawn while measuring [1].")
    found = result_of(library.ask(TABLE, None, Scope(), CancelToken()))
    assert (found.mode, len(ollama_server.chats)) == (Mode.TABLE, 0)
    explained = result_of(library.ask(f"Explain: {TABLE}", None, Scope(), CancelToken()))
    assert explained.mode is Mode.GENERATED
    assert found.citations[0].document in last_prompt(ollama_server)


def test_the_answer_before_is_worked_on(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    library = opened()
    talk = library.talk.start("Talk").id
    ollama_server.answer_with("In writing [2], at any time [2].")
    first = asked(library, talk, PROSE)
    ollama_server.answer_with("Schriftlich, jederzeit [1].")
    found = asked(library, talk, "Translate that into German")
    told = last_prompt(ollama_server)
    assert "In writing [1], at any time [1]." in told
    assert "Question: Translate that into German" in told
    assert first.citations[0].document in told
    assert found.text == "Schriftlich, jederzeit [1]."
    assert found.citations[0].document_id == first.citations[0].document_id
    assert [stage.name for stage in found.trace.stages] == ["read", "write", "ground"]
    library.talk.delete(talk)


def test_a_computed_answer_can_be_worked_on(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    library = opened()
    talk = library.talk.start("Talk").id
    first = asked(library, talk, TABLE)
    ollama_server.answer_with("Kurz gesagt [1].")
    found = asked(library, talk, "Shorter, in German")
    assert found.mode is Mode.GENERATED
    assert "1.2 s" in first.text
    assert "1.2 s" in last_prompt(ollama_server).split("Your answer to it")[1]
    library.talk.delete(talk)


def test_what_the_answer_before_does_not_say_is_searched_for(
    opened: Opened,  # noqa: F811
    ollama_server: OllamaStandIn,  # noqa: F811
) -> None:
    library = opened()
    talk = library.talk.start("Talk").id
    ollama_server.answer_with("In writing [1].")
    asked(library, talk, PROSE)
    ollama_server.answer_with("NOT FOUND")
    found = asked(library, talk, "Why?")
    assert "keywords" in [stage.name for stage in found.trace.stages]
    library.talk.delete(talk)


def test_an_interrupted_rework_is_continued(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    library = opened(stream_attempts=1)
    talk = library.talk.start("Talk").id
    ollama_server.answer_with("In writing [1], at any time [1].")
    asked(library, talk, PROSE)
    text = "Schriftlich [1], und zwar jederzeit, ohne einen Grund zu nennen [1]."
    ollama_server.play(lambda body: [*(Say(text_line(word)) for word in tokens(text[:50])), Cut()], ())
    assert asked(library, talk, "Translate that into German").incomplete
    ollama_server.answer_with(text)
    turn = library.talk.turns(talk)[-1]
    found = result_of(library.ask(turn.question, talk, Scope(), CancelToken(), unfinished=turn))
    assert found.text == text
    library.talk.delete(talk)


def test_what_stays_the_same_comes_first() -> None:
    fence = fence_for(["The fee is 5 EUR."])
    one = question_messages(
        "And the term?", "The fee is 5 EUR.", fence, last_turn=HistoryTurn("What fee?", "5 EUR [1].")
    )
    other = question_messages("Who pays?", "The fee is 5 EUR.", fence)
    texts = [message.content for message in one], [message.content for message in other]
    assert texts[0][0] == texts[1][0]
    behind = texts[0][1].index("That was all of it")
    assert texts[0][1][:behind] == texts[1][1][:behind]
    assert "What fee?" in texts[0][1][behind:]
    assert "5 EUR." in texts[0][1][behind:]
