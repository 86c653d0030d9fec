"""Questions of two halves and about two documents: answered in part, set side by side, or not at all."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.candidates.drafts import COMPOUND
from localmind_desktop.core.model import HistoryTurn, Mode
from tests.core.ask.shelf import Paper, Written, answer_to, best_answer, shelf

pytestmark = pytest.mark.sampled(2)

COLUMNS = ("Parameter", "Symbol", "Max", "Unit")
RINGLE = Paper(
    "ringle-rx1.pdf",
    "RX1 level sensor",
    [
        Written(
            "Table 1 – Limits of the RX1",
            COLUMNS,
            [("Storage temperature", "Tst", "85", "°C"), ("Bus clock frequency", "Fb", "400", "kHz")],
        )
    ],
    prose=["The RX1 sends its measured values every 40 ms.", "The membrane is made of ceramic."],
)
TANDEM = Paper(
    "tandem-tz7.pdf",
    "TZ7 motor driver",
    [
        Written(
            "Table 1 – Limits of the TZ7",
            COLUMNS,
            [("Storage temperature", "Tst", "125", "°C"), ("Bus clock frequency", "Fb", "1", "MHz")],
        )
    ],
    prose=["The TZ7 stops by itself when its coil gets hot.", "The housing is made of steel."],
)

ORLA = Paper(
    "orla-bill.pdf",
    "Orla bill",
    [Written("", ("", ""), [("Bill number:", "4218"), ("Total:", "12.50 EUR")])],
)

HEAT = "What is the maximum storage temperature of the RX1"


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("two-things"), [RINGLE, TANDEM, ORLA])
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "What is the maximum storage temperature of the RX1 and of the TZ7?",
        "Which has the higher maximum storage temperature, the RX1 or the TZ7?",
        "Which storage temperature may the RX1 have at most, and which the TZ7?",
    ],
)
def test_the_same_of_two_documents_is_told_side_by_side(shelved, question):
    answer = best_answer(shelved, question)
    first, second = answer.text.splitlines()
    assert "85" in first
    assert "125" in second
    assert [cited.document for cited in answer.citations[:2]] == ["ringle-rx1.pdf", "tandem-tz7.pdf"]
    assert len(answer.subquestions) == 2


def test_what_one_of_the_two_does_not_say_is_not_compared(shelved):
    answer = answer_to(shelved, "Which has the higher sound level, the RX1 or the TZ7?")
    assert answer.mode in (Mode.NOT_FOUND, Mode.LIKELY)


def test_half_an_answer_is_none(shelved):
    question = "What is the maximum storage temperature of the RX1, and what is the housing of the QK55 made of?"
    assert answer_to(shelved, question).mode in (Mode.NOT_FOUND, Mode.LIKELY)


def test_where_neither_half_is_found_nothing_is_told(shelved):
    answer = answer_to(shelved, "What is the price of the RX1, and how many lawyers work on the moon?")
    assert answer.mode in (Mode.NOT_FOUND, Mode.LIKELY)


def test_a_half_that_names_nothing_is_of_the_document_of_the_first(shelved):
    answer = best_answer(shelved, f"{HEAT}, and what is the membrane made of?")
    assert "85" in answer.text
    assert "ceramic" in answer.text
    answer = answer_to(shelved, f"{HEAT}, and what is the housing made of?")
    told, _, possible = answer.text.partition("Possible answer, please check: ")
    assert "85" in told
    assert "steel" not in told  # of another document: to be checked
    assert "steel" in possible


def test_the_same_is_asked_of_another_thing(shelved):
    history = [HistoryTurn("What is the maximum storage temperature of the RX1?", "85 °C")]
    assert "125" in best_answer(shelved, "And for the TZ7?", history).text


def test_what_was_spoken_of_is_still_meant(shelved):
    history = [HistoryTurn("What is the membrane of the RX1 made of?", "The membrane is made of ceramic. [1]")]
    text = best_answer(shelved, "And how fast may its bus clock be?", history).text
    assert "400" in text
    assert "1 MHz" not in text


def test_what_only_repeats_the_question_is_no_answer(shelved):
    answer = best_answer(shelved, "When is Orla bill 4218 due, and what is the total of Orla bill 4218?")
    assert answer.route != COMPOUND  # the bill's own number is no date
