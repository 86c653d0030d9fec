"""Tables of like sections in several chapters: the chapter tells them apart, none stands in for another."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

NAMES = ("Characteristic", "Value")


def _written(chapter: str, other: str, section: str, *rows: tuple[str, str], names: tuple[str, str] = NAMES) -> Written:
    return Written("", names, rows, section, chapters=(chapter,), beside=(other,))


HANDBOOK = Paper(
    "mx-handbook.pdf",
    "Handbook of the indoor unit and the outdoor unit of the MX controllers",
    [
        _written(
            "3 Indoor unit", "outdoor", "3.1 Electrical ratings", ("Supply voltage", "24 V"), ("Power-up time", "40 ms")
        ),
        _written(
            "3 Indoor unit", "outdoor", "3.3 Parts", ("Cover", "MX-17"), ("Fan", "MX-18"), names=("Part", "Order code")
        ),
        _written("3 Indoor unit", "outdoor", "3.2 Environment", ("Operating temperature", "0 to 55 °C")),
        _written(
            "4 Outdoor unit", "indoor", "4.1 Electrical ratings", ("Supply voltage", "12 V"), ("Inrush current", "3 A")
        ),
        _written(
            "4 Outdoor unit",
            "indoor",
            "4.2 Environment",
            ("Operating temperature", "-20 to 60 °C"),
            ("Vibration", "2 g"),
        ),
    ],
    ["The handbook describes the indoor unit and the outdoor unit of the MX controllers."],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    return shelf(tmp_path_factory.mktemp("shelf"), [HANDBOOK])


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("What is the supply voltage of the indoor unit?", "24 V"),
        ("What is the supply voltage of the outdoor unit?", "12 V"),
        ("Which operating temperature does the outdoor unit have?", "-20 to 60 °C"),
        ("What is the inrush current of the outdoor unit?", "3 A"),
        ("What is the order code of the fan of the indoor unit?", "MX-18"),
    ],
)
def test_a_row_is_found_by_the_chapter_over_its_section(shelved, question, value):
    answer = answer_to(shelved, question)
    assert answer.mode is Mode.TABLE, answer.text
    assert value in answer.text.partition("Also")[0]


@pytest.mark.parametrize(
    "question",
    [
        "What is the inrush current of the indoor unit?",
        "What is the vibration of the indoor unit?",
        "What is the order code of the fan of the outdoor unit?",
    ],
)
def test_a_row_of_another_chapter_is_no_answer(shelved, question):
    answer = answer_to(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text
