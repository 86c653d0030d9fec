"""Where pages lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from localmind_desktop.core import Box
from localmind_desktop.ui.source.page_column import GAP, MARGIN, PageColumn, Spot

SIZES = [(600.0, 800.0), (800.0, 600.0), (600.0, 800.0)]


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.5])
def test_pages_lie_below_each_other_in_the_middle(scale):
    column = PageColumn(SIZES, scale)
    first, second = column.rect(1), column.rect(2)
    assert first.top() == MARGIN
    assert second.top() == first.bottom() + GAP
    assert first.center().x() == second.center().x() == column.size.width() / 2
    assert column.rect(3).bottom() + MARGIN == column.size.height()
    assert column.size.width() == 800 * scale + 2 * MARGIN


def test_they_stay_in_the_middle_of_a_wider_room():
    column = PageColumn(SIZES, 1.0, room=2000)
    assert column.rect(1).center().x() == 1000


def test_the_pages_in_view_are_found():
    column = PageColumn(SIZES, 1.0)
    assert list(column.pages_between(0, 100)) == [1]
    assert list(column.pages_between(column.rect(1).bottom() + 1, column.rect(2).top() + 1)) == [2]
    assert list(column.pages_between(100, 5000)) == [1, 2, 3]
    assert list(PageColumn().pages_between(0, 100)) == []
    assert column.page_at(-50) == 1


def test_a_point_and_its_spot_are_the_same_at_every_zoom():
    column = PageColumn(SIZES, 1.0)
    spot = column.spot(QPointF(400, 1000))
    assert spot.page == 2
    column.scale = 3.0
    assert column.spot(column.point(spot)) == pytest.approx(spot)
    assert column.place(2, Box(spot.x, spot.y, spot.x + 10, spot.y + 4)).topLeft() == column.point(spot)
    assert column.point(Spot(2, 0, 0)) == column.rect(2).topLeft()


def test_thousands_of_pages_are_looked_up_quickly():
    column = PageColumn([(595.0, 842.0)] * 20_000, 4.0)
    assert column.page_at(column.rect(17_345).center().y()) == 17_345


def test_a_page_that_is_far_wider_than_the_one_that_is_read_does_not_make_it_small():
    assert PageColumn([(600, 800), (640, 800)]).size_to_fit(1).width() == 640
    assert PageColumn([(600, 800), (1200, 800)]).size_to_fit(1).width() == 600


@given(st.integers(-9, 9), st.integers(1, 3), st.floats(0, 200), st.floats(0, 300))
def test_turned_pages_have_the_same_points(quarters, across, x, y):
    column = PageColumn([(200, 300), (240, 100)], 1.7).turned(quarters).laid_out(across)
    spot = Spot(1, x, y)
    back = column.spot(column.point(spot))
    if back.page == 1:
        assert back[1:] == pytest.approx(spot[1:], abs=1e-6)
    place = column.place(1, Box(x, y, x, y)).topLeft()
    assert (place.x(), place.y()) == pytest.approx((column.point(spot).x(), column.point(spot).y()), abs=1e-6)


def test_a_page_that_is_turned_to_the_right_has_its_top_at_the_right():
    column = PageColumn([(200, 300)]).turned(1)
    assert column.sizes == [(300, 200)]
    assert column.place(1, Box(0, 0, 50, 20)) == QRectF(280, 0, 20, 50).translated(column.rect(1).topLeft())
    assert column.turned(3).sizes == [(200, 300)]


@given(st.lists(st.tuples(st.integers(50, 900), st.integers(50, 900)), min_size=1, max_size=9), st.integers(1, 2))
def test_no_page_lies_over_another_and_each_is_found_where_it_is(sizes, across):
    column = PageColumn(sizes, 1.3, across=across)
    rects = [column.rect(page) for page in range(1, len(sizes) + 1)]
    whole = QRectF(QPointF(0, 0), column.size)
    for page, rect in enumerate(rects, 1):
        assert whole.contains(rect)
        assert column.spot(rect.center()).page == page
        assert page in column.pages_between(rect.top(), rect.bottom())
        assert not any(rect.intersects(other) for other in rects[page:])


def test_two_pages_stand_side_by_side_in_the_middle():
    column = PageColumn([(600.0, 800.0), (600.0, 700.0), (600.0, 800.0)], 0.5, across=2)
    one, two, three = (column.rect(page) for page in (1, 2, 3))
    assert two.left() == one.right() + GAP
    assert (one.left() + two.right()) / 2 == column.size.width() / 2
    assert (one.top(), three.left()) == (two.top(), one.left())
    assert three.top() == one.bottom() + GAP
    assert column.size_to_fit(2).toTuple() == (1200, 800)
    assert [column.stepped(page, 1) for page in (1, 2, 3)] == [3, 3, 5]
    assert column.stepped(3, -1) == 1
