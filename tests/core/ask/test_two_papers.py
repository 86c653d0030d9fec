"""Questions about two things, each of a document of its own."""

from __future__ import annotations

import pytest

from tests.core.ask.shelf import Paper, Written, best_answer, shelf

COLUMNS = ("Parameter", "Conditions", "Typ", "Unit")
LUMA = Paper(
    "luma-q4.pdf",
    "LUMA-Q4 light meter",
    [
        Written(
            "Table 1 – Characteristics of the LUMA-Q4",
            COLUMNS,
            [
                ("Response time", "gain 8", "12", "ms"),
                ("Response time", "gain 16", "25", "ms"),
                ("Number of channels", "", "6", ""),
            ],
        ),
        Written(
            "Table 2 – Channels of the LUMA-Q4",
            ("Channel", "Colour"),
            [("C1", "red"), ("C2", "green"), ("C3", "blue"), ("C4", "clear")],
        ),
    ],
)
PHOS = Paper(
    "phos-t9.pdf",
    "PHOS-T9 light meter",
    [
        Written(
            "Table 1 – Characteristics of the PHOS-T9",
            COLUMNS,
            [("Response time", "gain 8", "31", "ms"), ("Dark current", "gain 8", "7", "nA")],
        )
    ],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("two-papers"), [LUMA, PHOS])
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "What is the response time of the LUMA-Q4 and of the PHOS-T9 at gain 8?",
        "What is the response time of the LUMA-Q4 and of the PHOS-T9 at gain 8, each in its own unit?",
        "For both the LUMA-Q4 and the PHOS-T9, what is the response time at gain 8?",
        "Which response time does the LUMA-Q4 have at gain 8, and which does the PHOS-T9 have at gain 8?",
        "What are the LUMA-Q4's response time at gain 8 and the PHOS-T9's response time at gain 8?",
    ],
)
def test_one_property_of_two_things_under_one_condition(shelved, question):
    answer = best_answer(shelved, question)
    first, second = answer.text.splitlines()
    assert "12" in first
    assert "31" not in first
    assert "31" in second
    assert "12" not in second


def test_a_count_that_is_stated_is_not_counted_in_another_table(shelved):
    assert "6" in best_answer(shelved, "How many channels does the LUMA-Q4 have?").text
