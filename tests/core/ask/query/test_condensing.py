"""Follow-ups rewritten by a small model, and what is not believed of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.query.condensing import condensed, is_faithful
from localmind_desktop.core.ask.query.understanding import Understanding, Understood, shortened
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.model import HistoryTurn, Scope
from localmind_desktop.core.models.build import ModelSet, build_models
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.settings import Limits, Models, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import Cancelled, CancelToken
from localmind_desktop.core.text.tokens import tokens_of
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_models import StandInModel
from tests.fakes.ollama_scripts import Cut, Say, failure, text_line
from tests.fakes.ollama_server import OllamaStandIn

SMALL = StandInModel("qwen2.5:3b")
HISTORY = [
    HistoryTurn("What is the supply voltage of the AQ-37?", "It is 3.3 V [1]."),
    HistoryTurn("And of the B2?", ""),
]


@pytest.fixture
def small(ollama_server: OllamaStandIn) -> OllamaStandIn:  # noqa: F811
    ollama_server.models.append(SMALL)
    return ollama_server


@pytest.fixture
def models(ollama_server: OllamaStandIn, tmp_path: Path) -> Iterator[ModelSet]:  # noqa: F811
    made = build_models(Models(server=ollama_server.url), Limits(), ModelShelf(tmp_path))
    yield made
    made.close()


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    opened = Catalog(tmp_path / "catalog.sqlite")
    yield opened
    opened.close()


def _understood(
    question: str, catalog: Catalog, models: ModelSet | None, follow_ups: bool = True
) -> tuple[Understood, Record]:
    record, settings = Record(), Settings()
    settings = replace(settings, understanding=replace(settings.understanding, follow_ups=follow_ups))
    understanding = Understanding(catalog, settings, models.condenser if models else None)
    return understanding.of(question, HISTORY, Scope(), record, CancelToken()), record


def test_the_small_model_writes_the_question_anew(small, models, catalog):
    small.answer_with("How heavy is the B2?")
    asked, record = _understood("How heavy is it?", catalog, models)
    assert (asked.question, asked.alone) == ("How heavy is it?", "How heavy is the B2?")
    assert (record.standalone, record.standalone_by) == ("How heavy is the B2?", "model")
    (sent,) = small.sent_to("/api/chat")
    assert sent["model"] == SMALL.name
    assert sent["options"] == {"num_ctx": 4096, "num_predict": 24, "temperature": 0}
    assert "What is the supply voltage of the AQ-37?" in str(sent["messages"])


def test_a_question_that_stands_alone_asks_no_model(small, models, catalog):
    asked, record = _understood("What is the weight of the C3?", catalog, models)
    assert (asked.alone, record.standalone_by) == ("What is the weight of the C3?", "bypass")
    assert small.requests == []


@pytest.mark.parametrize("is_there", [True, False])
def test_without_the_small_model_it_goes_by_rule(ollama_server, models, catalog, is_there):  # noqa: F811
    asked, record = _understood("How heavy is it?", catalog, models if is_there else None)
    assert asked.alone.startswith("How heavy is it? (And of the B2?")
    assert record.standalone_by == "rule"
    assert ollama_server.sent_to("/api/chat") == []


@pytest.mark.parametrize(
    "steps",
    [failure(500, "out of memory"), [Say(text_line("How heavy ")), Cut()], [Say(text_line("How heavy is the B2?"))]],
    ids=["error", "cut", "no end"],
)
def test_a_failing_model_leaves_it_to_the_rule(small, models, catalog, steps):
    small.script(*steps)
    assert _understood("How heavy is it?", catalog, models)[1].standalone_by == "rule"


def test_a_text_that_was_cut_at_its_length_is_not_used(small, models, catalog):
    small.answer_with("How heavy is the B2?", reason="length")
    assert _understood("How heavy is it?", catalog, models)[1].standalone_by == "rule"


def test_an_unreachable_server_leaves_it_to_the_rule(catalog, tmp_path):
    models = build_models(Models(server="http://127.0.0.1:9"), Limits(), ModelShelf(tmp_path))
    assert _understood("How heavy is it?", catalog, models)[1].standalone_by == "rule"
    models.close()


def test_cancelling_passes(small, models):
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        condensed("How heavy is it?", HISTORY, models.condenser, 24, cancel)


def test_following_can_be_switched_off(small, models, catalog):
    asked, record = _understood("How heavy is it?", catalog, models, follow_ups=False)
    assert (asked.alone, record.standalone_by) == ("How heavy is it?", "bypass")


@pytest.mark.parametrize(
    ("alone", "is_kept"),
    [
        ("How heavy is the B2 at 5 V?", True),
        ("How heavy is the AQ-37 at 5 V?", True),
        ("How heavy is the B2?", False),  # a number was lost
        ("How heavy is the B2 at 5 kV?", False),  # a unit that nobody said
        ("How heavy is the C3 at 5 V?", False),  # a name that nobody said
        ("How heavy is the B2 at 5 V and 25 °C?", False),  # a number that nobody said
        ("How heavy is the B2 not at 5 V?", False),  # a negation that nobody said
        ("The B2 weighs little at 5 V", False),  # an answer
        ("How heavy is the B2 at 5 V?\nIt is light.", False),
        ("", False),
    ],
)
def test_what_the_model_wrote_is_checked(alone, is_kept):
    assert is_faithful(alone, "How heavy is it at 5 V?", HISTORY) is is_kept


def test_a_negation_must_not_be_lost():
    turns = [HistoryTurn("What are the attributes of DBAT?", "")]
    assert not is_faithful("Which attributes of DBAT are mandatory?", "Which of them are not mandatory?", turns)
    assert is_faithful("Which attributes of DBAT are not mandatory?", "Which of them are not mandatory?", turns)


def test_the_last_turn_is_cut_to_size(catalog):
    turn = HistoryTurn("What is the weight?", "word " * 5_000)
    cut = shortened(turn, 1_500)
    assert cut.question == turn.question
    assert turn.answer.startswith(cut.answer)
    assert 1_400 < tokens_of(cut.question) + tokens_of(cut.answer) <= 1_500
    assert _understood("How heavy is it?", catalog, None)[0].last_turn == HISTORY[-1]
