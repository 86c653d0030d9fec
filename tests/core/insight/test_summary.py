"""A document in its own sentences: what is told stands there, is said once, and is about what the document is about."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.insight.summary import summary_of
from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import TextRun

_WORDS = [
    "pump",
    "valve",
    "motor",
    "pressure",
    "limit",
    "test",
    "housing",
    "shaft",
    "seal",
    "torque",
    "oil",
    "filter",
    "gauge",
    "pipe",
    "flange",
]


def run(text: str, page: int = 1, level: int = 0, section: str = "") -> TextRun:
    kind = BlockKind.HEADING if level else BlockKind.PARAGRAPH
    return TextRun(page, (Line(text, Box(50.0, 10.0, 400.0, 20.0)),), kind, level, section=section)


def sentence(words: random.Random) -> str:
    chosen = words.sample(_WORDS, 8)
    return f"{chosen[0].capitalize()} and {' '.join(chosen[1:])} are part of it."


@given(st.integers(0, 10_000), st.integers(0, 60))
def test_what_is_told_stands_in_the_document_once(seed: int, count: int) -> None:
    words = random.Random(seed)
    texts = [sentence(words) for _ in range(count)]
    runs = [run(text, page) for page, text in enumerate(texts, start=1)]
    found = summary_of("Pump", runs)
    told = [point.text for point in found.key_points]
    assert len(told) == len(set(told)) <= 6
    assert [texts[point.places[0].page - 1] for point in found.key_points] == told
    assert found.description == "" or any(text in found.description for text in texts)
    assert not any(text in found.description for text in told)
    assert summary_of("Pump", runs) == found


def test_the_sentences_that_share_most_with_the_document_are_told() -> None:
    about = [
        f"The pump of type {letter} keeps the pressure of the oil within its limits at all times." for letter in "ABC"
    ]
    aside = ["Our cafeteria offers a warm lunch to visitors on every working day.", *["See there." for _ in range(5)]]
    runs = [run(text, page) for page, text in enumerate([*about[:1], *aside, *about[1:]], start=1)]
    told = summary_of("Oil pump", runs)
    assert "pump of type A" in told.description
    assert len([point for point in told.key_points if "pump" in point.text]) == 0  # it would be said twice


@pytest.mark.parametrize(
    "text",
    [
        "Accelerometer and gyroscope register address map . . . . . . . . . . . . . . . . . . . . . 12.",
        "0x00 0x01 0x02 0x03 0x04 0x05 0x06 0x07 0x08 0x09.",
        "and so it went on with all the others of its kind.",
        "Too short.",
    ],
)
def test_what_is_no_sentence_is_not_told(text: str) -> None:
    found = summary_of("Map", [run(text)])
    assert not found.description
    assert not found.key_points


def test_topics_are_phrases_of_headings_that_the_text_uses() -> None:
    runs = [run("1.2 Pressure relief valve", level=1), run("Imprint", level=1)]
    runs += [run("The pressure relief valve opens when the pressure is too high for the pump.") for _ in range(4)]
    assert summary_of("Manual", runs).topics[0] == "Pressure relief valve"
    assert "Imprint" not in summary_of("Manual", runs).topics


def test_chinese_sentences_are_told() -> None:
    runs = [
        run("本手册说明水泵的安装方法和维护要求以及安全规定。"),
        run("水泵的压力由安全阀限制，安装时必须检查其设定值。"),
    ]
    assert summary_of("水泵手册", runs).description.startswith("本手册说明水泵")
