import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from localmind_desktop.core import Box, PageImage
from localmind_desktop.ui.source.page_view import FULL_SIZE, MARGIN, PageView

SIZE = (600.0, 800.0)
CITED, AROUND = Box(100, 300, 200, 320), Box(50, 300, 550, 320)


def page(scale: float, grey: int = 255) -> PageImage:
    width, height = round(SIZE[0] * scale), round(SIZE[1] * scale)
    return PageImage("d", 1, scale, width, height, width * 3, bytes([grey]) * (width * height * 3))


@pytest.fixture
def view(theme, qtbot) -> PageView:
    made = PageView(theme)
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    qtbot.waitExposed(made)
    return made


def colour_at(view: PageView, x: float, y: float) -> QColor:
    """The colour on the canvas at a place of the page, given in points."""
    ratio = view.devicePixelRatioF()
    place = QPoint(round((MARGIN + x * view.canvas.scale) * ratio), round((MARGIN + y * view.canvas.scale) * ratio))
    return view.canvas.grab().toImage().pixelColor(place)


@pytest.mark.parametrize("zoom", [0.6, 1.0, 1.7])
def test_marks_lie_on_the_cited_place_at_every_zoom(view, zoom):
    view.show_page(SIZE, [CITED], [AROUND])
    view.set_scale(zoom)
    view.set_image(page(zoom), 1.0)
    cited, around, free = colour_at(view, 150, 310), colour_at(view, 400, 310), colour_at(view, 150, 250)
    assert free == QColor("white")
    assert cited.blue() < 120 < cited.red()
    assert around.green() > around.red() > 180
    assert colour_at(view, 20, 310) == QColor("white")


def test_what_is_printed_stays_dark_below_a_mark(view):
    view.show_page(SIZE, [CITED], [])
    view.set_image(page(view.canvas.scale, grey=0), 1.0)
    assert colour_at(view, 150, 310).lightness() < 10


def test_it_scrolls_to_the_cited_place(view):
    view.show_page(SIZE, [Box(100, 700, 200, 712)], [])
    place = view.canvas.place_of(Box(100, 700, 200, 712)).toRect()
    seen = view.viewport().rect().translated(-view.canvas.pos())
    assert seen.contains(place)


def test_it_fills_the_width_until_it_is_zoomed_by_hand(view, qtbot):
    view.show_page(SIZE, [], [])
    assert abs(view.canvas.width() - view.viewport().width()) <= 1
    view.resize(700, 400)
    qtbot.waitUntil(lambda: abs(view.canvas.width() - view.viewport().width()) <= 1)
    view.zoom_in()
    width = view.canvas.width()
    view.resize(500, 400)
    assert view.canvas.width() == width
    view.fit_width()
    assert abs(view.canvas.width() - view.viewport().width()) <= 1


def test_zooming_keeps_the_middle_and_asks_for_a_sharp_image(view, qtbot):
    view.show_page(SIZE, [], [])
    view.set_scale(FULL_SIZE)
    view.verticalScrollBar().setValue(500)
    middle = (view.viewport().rect().center() - view.canvas.pos()).y() / view.canvas.scale
    with qtbot.waitSignal(view.image_wanted):
        view.zoom_in()
    after = (view.viewport().rect().center() - view.canvas.pos()).y() / view.canvas.scale
    assert abs(after - middle) < 8


def test_zoom_has_its_limits(view):
    view.show_page(SIZE, [], [])
    for _ in range(40):
        view.zoom_in()
    assert view.canvas.scale <= 5 * FULL_SIZE
    for _ in range(60):
        view.zoom_out()
    assert view.canvas.scale >= 0.25 * FULL_SIZE
