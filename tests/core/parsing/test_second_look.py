"""Doubtful tables read again in the regions that a layout model saw; here the test says what it saw."""

from __future__ import annotations

from dataclasses import replace

import pytest

from localmind_desktop.core.model import Box, PageRead
from localmind_desktop.core.parsing.check.second_look import Seen, SeenKind, is_better, is_doubtful, tables_with
from localmind_desktop.core.parsing.content.ink import PageInk, Word
from localmind_desktop.core.parsing.layout.page import Running, read_page
from localmind_desktop.core.parsing.tables import find_tables

XS, TOP, STEP = (50.0, 150.0, 250.0, 400.0), 100.0, 20.0
ROWS = [["Pin", "Level", "Meaning"], *[[f"P{n}", f"{n}", f"State {n}"] for n in range(6)]]


def line(x: float, y: float, text: str, run: int) -> list[Word]:
    words = []
    for part in text.split():
        words.append(Word(x, y, x + 5.0 * len(part), y + 11, part, 9.0, False, False, 0, run))
        x += 5.0 * len(part) + 3
    return words


def table_words() -> list[Word]:
    return [
        word
        for r, row in enumerate(ROWS)
        for c, text in enumerate(row)
        for word in line(XS[c] + 2, TOP + r * STEP + 4, text, 3 * r + c)
    ]


def stamp() -> list[Word]:
    """Letters set upwards over the table: the fast reading has no cell for them."""
    return [Word(160, 120 + 9 * n, 171, 128 + 9 * n, "S", 9.0, False, False, 3, 100 + n) for n in range(6)]


def page(words: list[Word]) -> PageInk:
    return PageInk(1, 595.0, 842.0, tuple(words))


def region(kind: SeenKind = SeenKind.TABLE) -> Seen:
    ys = tuple(TOP + STEP * n for n in range(len(ROWS) + 1))
    return Seen(kind, Box(XS[0], ys[0], XS[-1], ys[-1]), XS, ys)


def test_a_sure_table_is_left_alone():
    ink = page(table_words())
    (fast,) = find_tables(ink)
    assert tables_with([region()], ink, frozenset()) == [fast]
    assert tables_with([region(SeenKind.PICTURE)], ink, frozenset()) == [fast]


def test_a_table_that_only_the_model_saw_is_read_by_our_cells():
    ink = page(
        [*line(52, 104, "Pin", 0), *line(252, 124, "on", 1), *line(52, 164, "Out", 2), *line(252, 184, "off", 3)]
    )
    assert find_tables(ink) == []
    (found,) = tables_with([region()], ink, frozenset())
    assert [cell.text for row in found.fragment.rows for cell in row.cells if cell.text] == ["Pin", "on", "Out", "off"]
    assert found.fragment.box.x0 >= XS[0] - 2


def test_a_doubtful_table_in_a_picture_becomes_text():
    ink = page([*table_words(), *stamp()])
    assert [table.fragment.confidence < 0.8 for table in find_tables(ink)] == [True]
    assert tables_with([region(SeenKind.PICTURE)], ink, frozenset()) == []


def test_a_doubtful_table_is_replaced_by_one_that_holds_all():
    ink = page([*table_words(), *stamp()])
    (found,) = tables_with([region()], ink, frozenset())
    assert found.fragment.confidence > 0.8
    assert "S" in " ".join(cell.text for row in found.fragment.rows for cell in row.cells)


def test_a_region_without_rows_and_columns_changes_nothing_for_the_worse():
    ink = page([*table_words(), *stamp()])
    bare = replace(region(), xs=(), ys=())
    (found,) = tables_with([bare], ink, frozenset())
    assert found.fragment.confidence >= find_tables(ink)[0].fragment.confidence


def read(ink: PageInk, seen: list[Seen] | None) -> PageRead:
    if seen is None:
        return read_page(ink, frozenset(), {}, Running())
    return read_page(ink, frozenset(), {}, Running(), lambda one, furniture: tables_with(seen, one, furniture))


@pytest.mark.parametrize("kind", list(SeenKind))
def test_a_better_page_replaces_the_first_and_loses_nothing(kind):
    ink = page([*table_words(), *stamp()])
    first, second = read(ink, None), read(ink, [region(kind)])
    assert is_doubtful(first)
    assert not is_doubtful(second)
    assert is_better(second, first, ink)
    assert not is_better(first, second, ink)
    assert not is_better(first, first, ink)


def test_a_page_that_lost_text_is_no_better():
    ink = page([*table_words(), *stamp()])
    first, second = read(ink, None), read(ink, [region(SeenKind.PICTURE)])
    assert not is_better(replace(second, blocks=second.blocks[1:]), first, ink)
