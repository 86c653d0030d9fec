"""How large a place is shown, and where the view begins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from localmind_desktop.core import Box, PageWord
from localmind_desktop.ui.source.arriving import (
    FULL_SIZE,
    GIVES_WAY,
    READABLE,
    foremost,
    leaves_out,
    led_to,
    left_edge,
    readable_scale,
    scale_for,
    suits,
)

PAGE = Box(0, 0, 600, 800)


def words(size: float) -> list[PageWord]:
    return [PageWord("word", Box(40 * n, 100, 40 * n + 30, 100 + 1.2 * size), 0) for n in range(5)]


def test_text_of_nine_points_is_shown_at_ninety_per_cent():
    assert readable_scale((), PAGE) == READABLE
    assert readable_scale(words(9), PAGE) == pytest.approx(READABLE)
    assert round(100 * readable_scale(words(18), PAGE) / FULL_SIZE) == 45
    assert round(100 * readable_scale(words(4), PAGE) / FULL_SIZE) == 100
    assert readable_scale(words(18), Box(0, 300, 600, 800)) == READABLE  # other words do not count
    assert readable_scale((), PAGE, (Box(0, 0, 90, 21.6),)) == pytest.approx(READABLE / 2)


def test_a_scale_is_kept_while_the_place_is_large_enough_and_fits():
    assert suits(READABLE, READABLE, 4000, 500)
    assert suits(2 * READABLE, READABLE, 100, 500)
    assert not suits(2 * READABLE, READABLE, 400, 500)
    assert not suits(0.8 * READABLE, READABLE, 100, 500)


@given(st.floats(0.2, 2), st.lists(st.floats(1, 2000), min_size=1, max_size=2), st.floats(100, 3000))
def test_a_scale_is_readable_and_no_larger_than_that(readable, widths, room):
    scale = scale_for(readable, widths, room)
    assert GIVES_WAY * readable <= scale <= readable
    assert suits(scale, readable, widths[0], room)
    if any(width * GIVES_WAY * readable < room for width in widths):
        assert any(width * scale <= room * 1.0001 for width in widths)


def test_as_many_places_are_shown_as_there_is_room_for():
    boxes = [Box(50, top, 300, top + 10) for top in (100, 110, 700)]
    assert foremost(boxes, 400) == Box(50, 100, 300, 120)
    assert foremost(boxes, 700) == Box(50, 100, 300, 710)
    assert foremost(boxes[2:], 1) == boxes[2]


def test_a_row_is_shown_from_its_begin_on():
    row = QRectF(50, 0, 900, 20)
    assert left_edge(QRectF(300, 0, 50, 20), row, 0, 1000) == 0  # all of it is in view
    assert left_edge(QRectF(300, 0, 50, 20), row, 400, 1000) == 0  # there is room for all of it
    assert left_edge(QRectF(300, 0, 50, 20), row, 200, 500) == 36  # from the begin of the row to the cell
    assert left_edge(QRectF(800, 0, 50, 20), row, 0, 500) == 364  # as much as can be of what leads to the cell
    assert left_edge(QRectF(300, 0, 600, 20), row, 0, 500) == 286  # what is wider than the view from its begin on


def test_a_smaller_scale_is_taken_where_the_label_of_the_row_then_fits():
    assert leaves_out(READABLE, READABLE, 500 / READABLE, 450)
    assert not leaves_out(READABLE, READABLE, 400 / READABLE, 450)
    assert not leaves_out(READABLE, READABLE, 700 / READABLE, 450)  # it would be too small to be read
    assert led_to(QRectF(300, 5, 50, 10), QRectF(50, 0, 900, 20)) == QRectF(50, 5, 300, 10)
