"""The self-check and the confidence that is worked out from it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.model import Box, Cell, Place, Row
from localmind_desktop.core.parsing.check.self_check import (
    DOUBTFUL,
    SelfCheck,
    characters,
    cut_off,
    fragment_confidence,
    self_check,
    table_confidence,
)
from localmind_desktop.core.parsing.content.ink import PageInk, Word
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell
from tests import drawing_layouts, drawing_styles
from tests.core.parsing.reading import tables_of_file

WIDTH, HEIGHT = 80.0, 14.0
WHOLE = SelfCheck(100, 0, 0)


def word(column: float, line: int, text: str, run: int = 0) -> Word:
    x, y = column * WIDTH + 4, line * HEIGHT + 2
    return Word(x, y, x + 5.0 * len(text), y + 11, text, 9.0, False, False, 0, run)


def grid(texts: list[list[str]], ruled: bool = False) -> Grid:
    """A grid of one-line cells."""
    xs = tuple(column * WIDTH for column in range(len(texts[0]) + 1))
    ys = tuple(line * HEIGHT for line in range(len(texts) + 1))
    cells = [
        GridCell(r, c, 1, 1, Box(xs[c], ys[r], xs[c + 1], ys[r + 1]), (word(c, r, text, r),) if text else ())
        for r, line in enumerate(texts)
        for c, text in enumerate(line)
    ]
    return Grid(xs, ys, tuple(cells), ruled)


def rows_of(drawn: Grid) -> list[Row]:
    return [Row(tuple(Cell(cell.text, cell.box) for cell in line), Place(1, drawn.box)) for line in drawn.matrix()]


def printed(drawn: Grid) -> list[Word]:
    return [one for cell in drawn.cells for one in cell.words]


FULL = [["Name", "Type", "Unit"], ["ONE", "r/w", "V"], ["TWO", "r", "mA"]]


@given(st.lists(st.lists(st.text("abcdefgXYZ019/-", max_size=6), min_size=3, max_size=3), min_size=1, max_size=6))
def test_a_table_read_whole_passes(texts):
    drawn = grid(texts)
    assert self_check(printed(drawn), rows_of(drawn)).passed


def test_what_is_lost_is_counted():
    drawn = grid(FULL)
    check = self_check([*printed(drawn), word(1, 1, "extra")], rows_of(drawn))
    assert (check.lost, check.doubled, check.passed) == (5, 0, False)


def test_what_stands_in_two_cells_is_counted():
    drawn = grid(FULL)
    rows = rows_of(drawn)
    again = Row((Cell("ONE", Box(0, 0, 1, 1)), *rows[1].cells[1:]), rows[1].place)
    assert self_check(printed(drawn), [*rows, again]).doubled == 3


def test_a_merged_cell_counts_once():
    drawn = grid(FULL)
    rows = rows_of(drawn)
    repeated = [Row((rows[1].cells[0], *row.cells[1:]), row.place) for row in rows[1:]]
    words = [one for one in printed(drawn) if one.text != "TWO"]
    assert self_check(words, [rows[0], *repeated]).passed


def test_what_reading_adds_or_drops_is_no_difference():
    assert characters(["10^6", "note ¹", "infor\u00admation"]) == characters(["106", "note1", "informa-", "tion"])


def test_a_failed_check_is_always_doubtful():
    drawn = grid(FULL, ruled=True)
    assert fragment_confidence(WHOLE, drawn, 1) == 1.0
    assert fragment_confidence(SelfCheck(1000, 1, 0), drawn, 1) < DOUBTFUL
    assert fragment_confidence(SelfCheck(100, 90, 0), drawn, 1) < fragment_confidence(SelfCheck(100, 9, 0), drawn, 1)
    assert fragment_confidence(SelfCheck(0, 0, 0), drawn, 1) == 0.0


def test_characters_without_a_letter_are_evidence_against_a_table_but_no_slow_reading_helps():
    drawn = grid([["Name", "Min", "Max"], ["ONE", "\ufffd4.5", "4.5"], ["TWO", "\ufffd7", "7"]], ruled=True)
    assert DOUBTFUL < fragment_confidence(WHOLE, drawn, 1) < 1.0


def test_rulings_are_trusted_more_than_alignment():
    assert fragment_confidence(WHOLE, grid(FULL), 1) < fragment_confidence(WHOLE, grid(FULL, ruled=True), 1)


def test_words_over_the_edge_of_their_column_are_evidence_against_it():
    drawn = grid([["Name", "Type", "Unit"], ["a_name_that_is_far_too_long", "r", "V"]], ruled=True)
    assert fragment_confidence(WHOLE, drawn, 1) < 1.0


def test_rows_with_one_text_are_evidence_only_without_rulings():
    thin = [["Name", "Type", "Unit"], ["ONE", "", ""], ["TWO", "", ""], ["SIX", "r", "V"]]
    assert fragment_confidence(WHOLE, grid(thin, ruled=True), 1) == 1.0
    assert fragment_confidence(WHOLE, grid(thin), 1) < fragment_confidence(WHOLE, grid(FULL), 1)


def test_a_body_of_one_row_that_looks_like_several_is_doubtful():
    lines = [word(column, line, f"c{column}r{line}", line) for line in range(1, 7) for column in range(3)]
    cells = [
        GridCell(
            0, c, 1, 1, Box(c * WIDTH, 0, (c + 1) * WIDTH, 7 * HEIGHT), tuple(w for w in lines if w.text[1] == str(c))
        )
        for c in range(3)
    ]
    stacked = Grid((0, WIDTH, 2 * WIDTH, 3 * WIDTH), (0, 7 * HEIGHT), tuple(cells))
    assert fragment_confidence(WHOLE, stacked, 0) < DOUBTFUL
    wrapped = [cells[0]._replace(words=cells[0].words[:1]), *cells[1:]]
    assert fragment_confidence(WHOLE, replace(stacked, cells=tuple(wrapped)), 0) == 1.0


def test_a_line_right_below_a_column_is_the_end_of_a_cell():
    drawn, rest = grid(FULL), PageInk(1, 600.0, 800.0, (word(1, 3, "rest", 9),))
    others = (word(0, 3, "A", 9), word(1, 4, "far", 10), word(1.5, 3, "between", 11))
    assert [one.text for one in cut_off(rest, drawn)] == ["rest"]
    assert cut_off(PageInk(1, 600.0, 800.0, others), drawn) == []
    assert cut_off(rest, grid(FULL, ruled=True)) == []


def test_a_table_of_parts():
    assert table_confidence([(1.0, 30), (0.6, 10)], True) == 0.9
    assert table_confidence([(1.0, 0)], False) == 0.9


@pytest.mark.parametrize("kind", ["plain, ruled", "plain, unruled", "merged across, ruled", "page turned by 90, ruled"])
def test_drawn_tables_pass(tmp_path, kind):
    draw = {**drawing_styles.KINDS, **drawing_layouts.KINDS}[kind]
    for found in tables_of_file(draw(Random(kind)).drawing.save(tmp_path / "drawn.pdf")):
        assert found.confidence >= 0.95
