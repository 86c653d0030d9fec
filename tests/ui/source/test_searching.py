"""Searching in the shown document, and selecting its text with the mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from localmind_desktop.bridge.hits import without_leaders
from localmind_desktop.core import Box
from tests.ui.source.conftest import COUNT, CROPPED, TURNED, WAIT, colours

pytestmark = pytest.mark.sampled(3)


def look_for(pane, qtbot, text: str) -> None:
    """Type into the search field and wait for the end of the search."""
    pane.open_find()
    pane.search.bar.field.setText(text)
    qtbot.waitUntil(lambda: not pane.search.finding.searching, timeout=WAIT)


def box_of(pane, qtbot, page: int, word: str) -> Box:
    """Where a word stands, once the words of its page are known."""
    qtbot.waitUntil(lambda: pane.texts.knows([page]), timeout=WAIT)
    return next(each.box for each in pane.texts.words(page) if each.text == word)


def point(pane, page: int, x: float, y: float) -> QPoint:
    return pane.view.place_of(page, Box(x, y, x, y)).topLeft().toPoint()


def test_hits_are_counted_listed_and_visited(reading, qtbot):
    look_for(reading, qtbot, "NEEDLE1")
    finding, bar = reading.search.finding, reading.search.bar
    assert [hit.page for hit in finding.model.hits] == [1, *range(10, 20)]
    assert bar.count.text() == "1 of 11"
    assert reading.side_bar.hits.isVisible()
    assert reading.side_bar.hits.model().index(1, 0).data() == "The needle10 stands here"
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    assert (bar.count.text(), reading.page) == ("2 of 11", 10)
    reading.search.finding.previous()
    reading.search.finding.previous()
    assert (bar.count.text(), reading.page) == ("11 of 11", 19)
    reading.side_bar.hits.clicked.emit(reading.side_bar.hits.model().index(4, 0))
    assert reading.page == 13


def test_the_first_hit_shown_is_on_or_after_the_page_that_is_read(reading, qtbot):
    reading.go_to(12)
    look_for(reading, qtbot, "needle")
    assert reading.search.bar.count.text() == f"12 of {COUNT}"
    assert reading.page == 12


@pytest.mark.parametrize("page", [9, TURNED, CROPPED])
def test_a_hit_is_marked_to_the_letter(reading, qtbot, page):
    look_for(reading, qtbot, f"needle{page} stands")
    box = box_of(reading, qtbot, page, f"needle{page}")
    qtbot.waitUntil(lambda: not reading.search.finding.places._lacks(page), timeout=WAIT)
    (place,) = reading.view.marks.found_now
    assert (place.page, place.box[:2]) == (page, pytest.approx(box[:2], abs=0.1))
    at = colours(reading, page)
    corner = at(box.x0 + 1, box.y0 + 1)
    assert corner.red() > 200 > corner.blue()
    assert at(box.x0 - 12, box.y0 - 12).name() == "#ffffff"


def test_what_stands_nowhere_is_said_and_the_field_closed(reading, qtbot):
    look_for(reading, qtbot, "needless")
    assert reading.search.bar.count.text() == "Not found"
    assert "No matches" in reading.side_bar.note.text()
    QTest.keyClick(reading.search.bar.field, Qt.Key.Key_Escape)
    assert not reading.search.bar.isVisible()
    assert reading.search.finding.text == ""
    assert not reading.view.marks.found


def test_another_text_takes_the_place_of_one_that_is_still_looked_for(reading, qtbot):
    reading.open_find()
    for text in ("l", "le", "leaf", "leaf 2"):
        reading.search.bar.field.setText(text)
        reading.search.finding._start()
    qtbot.waitUntil(lambda: not reading.search.finding.searching, timeout=WAIT)
    assert [hit.page for hit in reading.search.finding.model.hits] == [2, *range(20, 30)]


def test_text_is_selected_with_the_mouse_and_copied(reading, qtbot):
    viewport = reading.view.viewport()
    first, last = (box_of(reading, qtbot, 1, word) for word in ("Leaf", "book"))
    start, end = (point(reading, 1, box.x0, (box.y0 + box.y1) / 2) for box in (first, last))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert reading.view.selecting.text == "Leaf 1 of the"
    QTest.keyClick(reading.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Leaf 1 of the"
    blue = colours(reading, 1)(first.x0 + 0.5, first.y0 + 0.5)
    assert blue.blue() > blue.red() + 30
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, end + QPoint(200, 0))
    assert reading.view.selecting.text == "Leaf 1 of the book"


def test_two_clicks_take_a_word_three_a_line_and_a_key_the_page(reading, qtbot):
    box, viewport = box_of(reading, qtbot, 1, "needle1"), reading.view.viewport()
    middle = point(reading, 1, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=middle)
    assert reading.view.selecting.text == "needle1"
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=middle)
    assert reading.view.selecting.text == "The needle1 stands here"
    reading.open_find()
    assert reading.search.bar.field.text() == "The needle1 stands here"
    QTest.keyClick(reading.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert reading.view.selecting.text == "Leaf 1 of the book\nThe needle1 stands here"
    QTest.keyClick(reading.view, Qt.Key.Key_Escape)
    assert reading.view.selecting.text == ""


def test_the_mouse_shows_where_text_can_be_selected(reading, qtbot):
    box = box_of(reading, qtbot, 1, "needle1")
    viewport = reading.view.viewport()
    QTest.mouseMove(viewport, point(reading, 1, box.x0 + 5, box.y0 + 5))
    assert viewport.cursor().shape() == Qt.CursorShape.IBeamCursor
    QTest.mouseMove(viewport, point(reading, 1, 300, 400))
    assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_drag_beyond_the_view_scrolls_on(reading, qtbot):
    box_of(reading, qtbot, 1, "Leaf")
    selecting, bar = reading.view.selecting, reading.view.verticalScrollBar()
    viewport = reading.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point(reading, 1, 72, 70))
    selecting._drag(QPointF(200, viewport.height() + 60))
    qtbot.waitUntil(lambda: bar.value() > 300, timeout=WAIT)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(200, 100))
    assert not selecting._scrolling.isActive()
    assert selecting.text.startswith("Leaf 1 of the book\nThe needle1")


@pytest.mark.parametrize("dots", [" ........ ", " . . . . . ", "……… ", " … … … ", "·····", " _____ "])
def test_results_are_listed_without_the_dots_of_a_table_of_contents(dots):
    assert without_leaders(f"2.6 Power{dots}18 2.6.1 Modes") == "2.6 Power … 18 2.6.1 Modes"


def test_other_dots_are_listed_as_they_are():
    assert without_leaders("1.8 V ... 3.6 V, see 2.6.1. And so on…") == "1.8 V ... 3.6 V, see 2.6.1. And so on…"
