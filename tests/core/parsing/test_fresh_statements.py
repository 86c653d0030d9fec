"""Statements of figures: names of columns set close, notes in brackets below the caption, dots to the figures."""

from __future__ import annotations

from collections.abc import Sequence

import pymupdf

from tests.core.parsing.reading import cells, only_table
from tests.drawing import Drawing, Rules, Style, length_of, table, text

LABELS = ["Revenues", "Cost of sales", "Gross profit", "Demand creation", "Operating overhead", "Net income"]
FIGURES = [
    ("32,376", "30,601", "6%"),
    ("17,405", "16,534", "-3%"),
    ("14,971", "(14,067)", "(45)%"),
    ("3,278", "3,213", "0%"),
    ("7,191", "6,679", "5%"),
    ("3,760", "3,273", "15%"),
]


def figure(page: pymupdf.Page, x: float, y: float, words: str, font: str = "helv", size: float = 9) -> None:
    """Words that end at ``x``; what closes a bracket stands beyond it."""
    beyond = length_of(")", font, size) if words.endswith(")") else 0.0
    text(page, x + beyond - length_of(words, font, size), y, words, size, font)


def statement(ends: Sequence[float], names: Sequence[str], signs: Sequence[int]) -> Drawing:
    """Labels and figures without rules, with a currency sign apart from the figures of some lines."""
    drawing = Drawing()
    page = drawing.page()
    for end, name in zip(ends, names, strict=True):
        figure(page, end, 86, name, "hebo", 8)
    for number, (label, row) in enumerate(zip(LABELS, FIGURES, strict=True)):
        y = 100 + 14 * number
        text(page, 60, y, label, 9)
        for column, (end, words) in enumerate(zip(ends, row, strict=True)):
            figure(page, end, y, words)
            if number in signs and column < 2:
                text(page, end - 38, y, "$", 9)
    return drawing


def test_names_close_to_each_other_stand_over_the_figures_that_end_with_them(tmp_path):
    read = only_table(statement((300, 348, 396), ("2016", "2015", "% CHANGE"), (0, 2, 5)), tmp_path)
    assert read.headers == ("", "2016", "2015", "% CHANGE")
    signed = [[f"$ {words}" if n in (0, 2, 5) else words for words in row[:2]] for n, row in enumerate(FIGURES)]
    assert cells(read) == [[label, *row, last[2]] for label, row, last in zip(LABELS, signed, FIGURES, strict=True)]


def test_a_long_note_in_brackets_may_stand_between_a_caption_and_its_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 80, "Table 12. Fines by Sort and Year: 2009", 10, "hebo")
    text(page, 60, 94, "[In thousands, except as indicated. Based on reports of agencies with two lines", 8)
    text(page, 60, 104, "of notes, see text. For definitions of the columns see Appendix III]", 8)
    rows = [["Sort", "2008", "2009"], ["Fraud", "98.4", "75.3"], ["Arson", "8.1", "1.7"], ["Other", "90.0", "12.1"]]
    table(page, 60, 112, [120, 70, 70], rows, Style(rules=Rules.HEADER))
    read = only_table(drawing, tmp_path)
    assert read.caption == "Table 12. Fines by Sort and Year: 2009"
    assert cells(read) == rows[1:]


def test_a_long_label_has_few_dots_to_its_figures(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    labels = ["Fraud", "Arson", "Robbery", "Curfew and loitering law violations", "Other"]
    for number, label in enumerate(labels):
        y = 100 + 12 * number
        text(page, 60, y, label, 9)
        start = 64 + length_of(label, "helv", 9)
        for dot in range(int((225 - start) / 5)):
            text(page, start + 5 * dot, y, ".", 9)
        figure(page, 270, y, f"{number + 1}1.5")
        figure(page, 320, y, f"{number + 2}4.0")
    rows = [row for read in [only_table(drawing, tmp_path)] for row in cells(read)]
    assert [row[0] for row in rows] == labels
