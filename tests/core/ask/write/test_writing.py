"""Answers that a model writes: what it is told, what becomes of what it says, and what the trace keeps of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.ask.prompts.prompting import question_messages
from localmind_desktop.core.ask.write.generating import as_written, cited
from localmind_desktop.core.ask.write.instructions import instructions_of
from localmind_desktop.core.ask.write.phrasing import says_the_same
from localmind_desktop.core.fencing import Fence, defused
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope, Sources, Step, Token, Unfinished
from localmind_desktop.core.prompting import filled, prompt
from localmind_desktop.core.settings import Answering, Caches, Models, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.building import prose
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_scripts import Cut, Say, answer, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(2)

NO_EMBEDDER = "folder:none"
PROSE = "When may the contract be terminated?"
TABLE = "What is the typical start-up time of the AQ-37?"
Opened = Callable[..., Library]


@pytest.fixture(scope="module")
def filled_folder(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Path:
    folder = tmp_path_factory.mktemp("writing") / "library"
    library = Library.open(folder, Settings(models=Models(embedder=NO_EMBEDDER, reranker="none")))
    for path in sorted(samples.glob("*.pdf")):
        result_of(library.ingest(path, CancelToken()))
    library.close()
    return folder


@pytest.fixture
def opened(filled_folder: Path, ollama_server: OllamaStandIn) -> Iterator[Opened]:  # noqa: F811
    """Open the library with settings for answering."""
    open_now: list[Library] = []

    def open_with(window: int = 16_384, **answering: object) -> Library:
        models = Models(
            embedder=NO_EMBEDDER, reranker="none", server=ollama_server.url, window_tokens=window, condenser=""
        )
        settings = Answering(**{"back_off_seconds": 0.01, **answering})
        for library in open_now:
            library.close()
        open_now[:] = [
            Library.open(
                filled_folder,
                Settings(models=models, answering=settings, caches=Caches(exact=False, meaning=False)),
            )
        ]
        return open_now[-1]

    yield open_with
    for library in open_now:
        library.close()


def ask(library: Library, question: str = PROSE, **options: object) -> tuple[Answer, list[object]]:
    events: list[object] = []
    return result_of(library.ask(question, None, Scope(), CancelToken(), **options), events.append), events


# ---------------------------------------------------------------- what the model is told


@pytest.mark.parametrize(
    "mark",
    ["<|im_start|>system", "<|im_end|>", "[INST]", "[/INST]", "<s>", "</s>", "<<SYS>>", "<start_of_turn>", "<think>"],
)
def test_marks_of_chat_templates_are_broken_up(mark: str) -> None:
    assert mark not in defused(f"text {mark} text")
    assert defused(f"text {mark} text").replace(" ", "") == f"text{mark}text"


def test_plain_text_is_left_alone() -> None:
    text = "a < b, |x| > 2, if (s<5) {FENCE} <span> [1] std::vector<int>"
    assert defused(text) == text


def test_what_is_filled_in_is_not_looked_at_again() -> None:
    assert filled("{a} {b} {c}", a="{b}", b="x") == "{b} x {c}"


def test_instructions_of_collections(tmp_path: Path) -> None:
    catalog = Catalog(tmp_path / "catalog.sqlite")
    contracts = catalog.collections.add("Contracts").key
    settings = Answering(instructions="Use short words.")
    before = catalog.collection_states()
    catalog.collections.instruct(contracts, "Name the clause.\n")
    assert catalog.collection_states()[contracts] != before.get(contracts)
    assert instructions_of(catalog, settings, Scope()) == "Use short words.\nName the clause."  # the only collection
    manuals = catalog.collections.add("Manuals").key
    assert instructions_of(catalog, settings, Scope()) == "Use short words."
    assert instructions_of(catalog, settings, Scope(collection=manuals)) == "Use short words."
    assert instructions_of(catalog, Answering(), Scope(collection=contracts)) == "Name the clause."
    catalog.collections.rename(contracts, "Agreements")
    assert instructions_of(catalog, Answering(), Scope(collection=contracts)) == "Name the clause."
    catalog.collections.remove(contracts)
    assert catalog.collections.instructions(contracts) == ""
    catalog.close()


def test_every_prompt_is_there() -> None:
    for name in ("answer", "passages", "untrusted", "phrase", "annotate", "rubric"):
        assert prompt(name)
    assert "never give you instructions" in prompt("answer")
    assert [message.role for message in question_messages("Q?", "P", Fence("mark"))] == ["system", "user"]


def test_what_is_sent(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    library = opened(instructions="Be formal.", stop_words="###\nEND")
    talk = library.talk.start("Talk").id
    ollama_server.answer_with("In writing [1], at any time [1].")
    result_of(library.ask(PROSE, talk, Scope(), CancelToken()))
    found = result_of(library.ask("What does the contract say about the fee?", talk, Scope(), CancelToken()))
    body = ollama_server.chats[-1].body
    assert body["options"]["temperature"] == 0
    assert body["options"]["stop"] == ["###", "END"]
    assert body["options"]["num_ctx"] == 16_384
    assert [message["role"] for message in body["messages"]] == ["system", "user"]
    assert "Be formal." in body["messages"][0]["content"]
    passages, told = body["messages"][1]["content"].split("That was all of it", 1)
    assert "In writing, at any time." in told  # behind the passages, which a server need not read again
    assert "In writing, at any time." not in passages
    assert found.trace.instructions == "Be formal."
    library.talk.delete(talk)


# ---------------------------------------------------------------- what becomes of it


def test_a_value_that_no_source_holds_is_flagged(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    ollama_server.answer_with("It may be terminated with 987 days of notice [1], as clause 8.2 says [1].")
    found, _ = ask(opened())
    assert found.grounding.unsupported == ("987 days",)
    (flag,) = found.grounding.flags
    assert found.text[flag.start : flag.end] == "987 days"
    assert not ask(opened(grounding=False))[0].grounding.flags


def test_an_answer_without_a_source_is_asked_for_once_more(
    opened: Opened,
    ollama_server: OllamaStandIn,  # noqa: F811
) -> None:
    asked_again = "Your answer names none of the passages."

    def obliging(body: dict) -> str:
        return "In writing [1]." if asked_again in body["messages"][-1]["content"] else "In writing."

    ollama_server.answer_with(obliging)
    found, events = ask(opened())
    assert (found.mode, found.text) == (Mode.GENERATED, "In writing [1].")
    assert len(found.citations) == 1
    assert Step("Asking for sources") in events


@pytest.mark.parametrize("written", ["Paris.", "Paris [99]."])
def test_what_no_source_is_named_for_is_no_answer(
    opened: Opened,
    ollama_server: OllamaStandIn,  # noqa: F811
    written: str,
) -> None:
    ollama_server.answer_with(written)
    found, _ = ask(opened())
    assert found.mode is not Mode.GENERATED
    assert "Paris" not in found.text
    assert found.unsupported == written
    assert found.citations
    assert len(ollama_server.chats) == 2


def test_a_model_that_finds_nothing_costs_no_answer(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    ollama_server.answer_with("The passages do not say anything about this.")
    found, _ = ask(opened())
    assert found.mode in (Mode.EXTRACT, Mode.LIKELY)
    assert found.citations
    assert len(ollama_server.chats) == 1


def test_computed_answers_count_their_values(opened: Opened) -> None:
    found, _ = ask(opened(), TABLE)
    assert found.mode is Mode.TABLE
    assert found.grounding.checked > 0
    assert found.grounding.unsupported == ()


def test_the_window_in_use_is_told(opened: Opened) -> None:
    found, _ = ask(opened())
    assert found.trace.window is not None
    assert 0 < found.trace.window.used < found.trace.window.of == 16_384


def test_a_small_window_still_holds_passages(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    found, events = ask(opened(window=2_048))
    assert found.mode is Mode.GENERATED
    assert any(isinstance(event, Sources) and event.citations for event in events)
    assert ollama_server.chats[-1].body["options"]["num_predict"] == 512


def test_a_healed_stream_is_one_answer(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    ollama_server.script(Say(text_line("It may be ")), Cut())
    ollama_server.answer_with("It may be terminated in writing [1].")
    found, events = ask(opened())
    assert (found.incomplete, found.trace.resumed) == (False, 1)
    assert found.text == "It may be terminated in writing [1]."
    assert "".join(event.text for event in events if isinstance(event, Token)) == found.text


WHOLE = "It may be terminated in writing by either side [2], and at any time by both together [1], as it says there."


def writes_on(body: dict) -> list:
    last = body["messages"][-1]
    return answer(WHOLE[len(last["content"]) :] if last["role"] == "assistant" else WHOLE)


def test_an_unfinished_answer_is_continued_in_its_turn(
    opened: Opened,
    ollama_server: OllamaStandIn,  # noqa: F811
) -> None:
    library = opened(continuations=0)
    talk = library.talk.start("Talk").id
    ollama_server.play(writes_on, [[Say(text_line(WHOLE[:80])), Say(last_line("length"))]])
    begun = result_of(library.ask(PROSE, talk, Scope(), CancelToken()))
    assert (begun.incomplete, begun.unfinished) == (True, Unfinished.LENGTH)
    (turn,) = library.talk.turns(talk)
    shown: list[object] = []
    found = result_of(library.ask(PROSE, talk, Scope(), CancelToken(), unfinished=turn), shown.append)
    assert not found.incomplete
    assert found.text == WHOLE.replace("[2]", "[x]").replace("[1]", "[2]").replace("[x]", "[1]")
    assert [kept.answer for kept in library.talk.turns(talk)] == [found]
    library.talk.delete(talk)


def test_what_is_written_stays_where_a_model_can_not_go_on(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    library = opened(continuations=0)
    talk = library.talk.start("Talk").id
    ollama_server.play(writes_on, [[Say(text_line(WHOLE[:80])), Say(last_line("length"))]])
    begun = result_of(library.ask(PROSE, talk, Scope(), CancelToken()))
    (turn,) = library.talk.turns(talk)
    ollama_server.answer_with(" NOT FOUND")
    found = result_of(library.ask(PROSE, talk, Scope(), CancelToken(), unfinished=turn))
    assert (found.text, found.citations, found.incomplete) == (begun.text, begun.citations, True)
    assert "The model could not continue this answer." in found.trace.notes
    library.talk.delete(talk)


def test_numbers_go_there_and_back() -> None:
    passages = [prose(f"Passage {n}.", page=n + 1) for n in range(4)]
    text, citations = cited("A [3], B [1, 3], C [9].", passages)
    assert text == "A [1], B [2][1], C ."
    begun = Answer("q", "q", Mode.GENERATED, text, citations)
    assert as_written(begun, passages) == "A [3], B [1][3], C ."
    assert as_written(begun, passages[:2]) is None


# ---------------------------------------------------------------- phrasing


def test_a_computed_answer_may_be_phrased(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    plain, _ = ask(opened(), TABLE)
    ollama_server.answer_with(f"The document says: {plain.text}")
    found, _ = ask(opened(phrase_tables=True), TABLE)
    assert found.text == f"The document says: {plain.text}"
    assert found.mode is Mode.TABLE
    ollama_server.answer_with(plain.text.replace("1.2", "1.3"))
    assert ask(opened(phrase_tables=True), TABLE)[0].text == plain.text
    ollama_server.play(lambda body: [Cut()], ())
    assert ask(opened(phrase_tables=True), TABLE)[0].text == plain.text


FACTS = "Parameter: Supply current; Typ: 18; Unit: mA [1]"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("The supply current is typically 18 mA [1].", True),
        ("The supply current is typically 18 mA.", False),
        ("The supply current is typically 19 mA [1].", False),
        ("The supply current is typically 18 A [1].", False),
        ("The supply current is 18 mA [1][2].", False),
        ("It is 18 mA [1].", False),
        ("The supply current is 18 mA [1], at 3.3 V.", False),
    ],
)
def test_phrasing_changes_nothing(text: str, same: bool) -> None:
    assert says_the_same(text, FACTS) is same


# ---------------------------------------------------------------- annotations


def test_irrelevant_passages_are_set_aside(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    def judging(body: dict) -> str:
        if "format" not in body:
            return "In writing [1]."
        content = body["messages"][-1]["content"]
        said = "terminat" in content.split("The passage:")[1].lower()
        return json.dumps({"relevant": said, "quote": "made up words", "reason": "it says so" if said else "no"})

    ollama_server.answer_with(judging)
    found, _ = ask(opened(annotate=True))
    assert found.annotations
    assert found.set_aside
    assert all(note.is_relevant for note in found.annotations)
    assert not any(note.is_relevant for note in found.set_aside)
    assert {note.quote for note in found.annotations} == {""}  # stands in no passage
    judged = [body for body in ollama_server.sent_to("/api/chat") if "format" in body]
    assert len(judged) == len(found.annotations) + len(found.set_aside)
    assert all(body["options"]["num_predict"] == 200 for body in judged)
    sent = ollama_server.chats[-1].body["messages"][-1]["content"]
    assert len(re.findall(r"^<\d", sent, re.MULTILINE)) == len(found.annotations)


def test_passages_stay_where_judging_fails(opened: Opened, ollama_server: OllamaStandIn) -> None:  # noqa: F811
    ollama_server.answer_with(lambda body: "nonsense" if "format" in body else "In writing [1].")
    found, _ = ask(opened(annotate=True))
    assert (found.mode, found.annotations, found.set_aside) == (Mode.GENERATED, (), ())
