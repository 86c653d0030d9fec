"""Reading in the source pane: scrolling, zooming, going to places, marks by their pixels."""

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Slot
from PySide6.QtGui import QDesktopServices, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest

from localmind_desktop.core import Box, PageImage
from localmind_desktop.core.model import Place
from localmind_desktop.ui.source.moving import Fit
from localmind_desktop.ui.source.page_view import FULL_SIZE, LARGEST, SMALLEST
from localmind_desktop.ui.source.side_bar import Side
from tests.ui.source.conftest import BY, COUNT, CROPPED, HEIGHT, TURNED, WAIT, WIDE, cited, colours, is_cited

pytestmark = pytest.mark.sampled(5)


class Opened(QObject):
    """Takes what is opened in the file manager's place."""

    def __init__(self) -> None:
        super().__init__()
        self.urls = []

    @Slot("QUrl")
    def take(self, url) -> None:
        self.urls.append(url)


NEEDLE = Box(70, BY - 10, 260, BY + 3)


def drawn(pane, qtbot) -> None:
    """Wait until all that is in view is sharp."""
    qtbot.waitUntil(lambda: all(pane.images.is_sharp(page) for page in pane.view.seen()), timeout=WAIT)


def test_all_pages_are_in_one_column_and_those_in_view_are_drawn(reading, qtbot):
    view = reading.view
    assert view.column.count == COUNT
    assert reading.bar.page_count.text() == f"of {COUNT}"
    bar = view.verticalScrollBar()
    bar.setValue(round(view.column.rect(12).top() + 20))
    drawn(reading, qtbot)
    assert reading.page == 12
    assert reading.page_box.text() == "12"
    assert reading.images.image(12) is not None
    assert reading.images.image(25) is None  # far away


def test_what_was_passed_by_is_not_drawn(reading, qtbot):
    bar = reading.view.verticalScrollBar()
    for page in range(2, COUNT):
        bar.setValue(round(reading.view.column.rect(page).top()))
    bar.setValue(bar.maximum())
    drawn(reading, qtbot)
    assert reading.page == COUNT
    assert reading.images.image(15) is None


def test_images_far_from_the_view_are_let_go(reading, qtbot):
    reading.images._kept_bytes = 9_000_000
    for page in (5, 10, 15, 20, 25):
        with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
            reading.go_to(page)
        drawn(reading, qtbot)
    held = [page for page in range(1, COUNT + 1) if reading.images.image(page) is not None]
    assert min(held) > 10
    assert 25 in held


@pytest.mark.parametrize("zoom", [0.5, 0.8])
def test_marks_lie_on_the_cited_place(reading, document, qtbot, zoom):
    reading.view.set_scale(zoom)
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
        reading.show_citation(cited(document, 10, NEEDLE, Box(50, BY - 10, 500, BY + 3)))
    at = colours(reading, 10)
    assert is_cited(at(250, BY - 4))
    assert at(450, BY - 4).name() == "#d1fae5"
    assert at(450, BY + 30).name() == "#ffffff"
    assert at(52, BY - 40).name() == "#ffffff"


def test_two_pages_stand_side_by_side_and_the_marks_lie_right(reading, document, qtbot):
    view = reading.view
    reading.bar.two.setChecked(True)
    assert view.column.rect(1).top() == view.column.rect(2).top()
    reading.turn(1)
    assert (reading.page, reading.bar.previous_button.isEnabled()) == (3, True)
    reading.turn(-1)
    assert (reading.page, reading.bar.previous_button.isEnabled()) == (1, False)
    view.fit_page()
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
        reading.show_citation(cited(document, 10, NEEDLE, Box(50, BY - 10, 500, BY + 3)))
    at = colours(reading, 10)
    assert reading.page == 10
    assert {9, 10} <= {page for page in view.seen() if view.sees_across(page)}
    assert is_cited(at(250, BY - 4))
    assert at(450, BY + 30).name() == "#ffffff"
    with qtbot.waitSignal(reading.search.finding.hit_chosen, timeout=WAIT):
        reading.open_find()
        reading.search.bar.field.setText("needle10 stands")
    (place,) = view.marks.found_now
    assert view.spot_at(view.place_of(*place).center()).page == 10
    reading.bar.two.setChecked(False)
    assert reading.page == 10


def test_marks_lie_right_on_a_turned_and_on_a_cropped_page(reading, document, qtbot):
    """The places are those that the reader of the file found; black letters have to be in them."""
    for page, word in ((TURNED, f"needle{TURNED}"), (CROPPED, f"needle{CROPPED}")):
        with qtbot.waitSignal(reading._desk.page_words(document.id, page).finished, timeout=WAIT) as caught:
            pass
        box = next(each.box for each in caught.args[0] if each.text == word)
        with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
            reading.show_citation(cited(document, page, box))
        drawn(reading, qtbot)
        at = colours(reading, page)
        steps = [n / 40 for n in range(41)]
        inside = [at(box.x0 + s * (box.x1 - box.x0), (box.y0 + box.y1) / 2) for s in steps]
        inside += [at((box.x0 + box.x1) / 2, box.y0 + s * (box.y1 - box.y0)) for s in steps]
        assert any(colour.lightness() < 90 for colour in inside)  # the letters
        assert any(is_cited(colour) for colour in inside)
    sizes = reading.view.column.sizes
    assert sizes[TURNED - 1] == (HEIGHT, 595)
    assert sizes[CROPPED - 1] == (464, 650)


def test_a_place_that_is_opened_is_flashed_once(reading, document, qtbot):
    reading.show_citation(cited(document, 10, NEEDLE))
    assert reading.view.flash.is_on
    qtbot.waitUntil(lambda: not reading.view.flash.is_on, timeout=WAIT)
    reading.go_to(11)
    assert not reading.view.flash.is_on


def test_zoom_by_the_wheel_keeps_what_is_under_the_mouse(reading, qtbot):
    view = reading.view
    view.go_to(8)
    point = QPointF(300, 320)
    before, scale = view.spot_at(point), view.scale
    turn = QWheelEvent(
        point,
        view.viewport().mapToGlobal(point),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT) as sharp:
        view.wheelEvent(turn)
    after = view.spot_at(point)
    assert view.scale == pytest.approx(scale * 1.2**2)
    assert after.page == before.page
    assert (after.x, after.y) == pytest.approx((before.x, before.y), abs=2)
    assert sharp.args[0].scale == pytest.approx(view.scale * view.devicePixelRatioF(), rel=0.01)


def test_the_width_is_filled_until_it_is_zoomed_by_hand(reading):
    view = reading.view
    for width in (700, 560):
        reading.resize(width, 700)
        view.fit_width()
        assert view.column.rect(1).width() == pytest.approx(view.viewport().width() - 28, abs=1)
    view.set_scale(FULL_SIZE)
    reading.resize(800, 700)
    assert view.scale == FULL_SIZE
    view.fit_page()
    assert view.column.rect(1).height() <= view.viewport().height()
    assert view.fit is Fit.PAGE


def test_a_place_is_shown_readable_however_narrow_the_pane(reading):
    view = reading.view
    reading.resize(330, 700)
    view.fit_width()
    assert view.zoom < 60
    cell = Box(72, 400, 282, 420)
    view.go_to(2, cell)
    assert view.zoom == 90
    assert view.viewport().rect().contains(view.place_of(2, cell).toRect())
    reading.resize(340, 700)
    assert view.zoom == 90
    view.go_to(3)
    assert view.zoom == 90
    view.fit_width()
    assert view.zoom < 60


def test_a_place_that_can_be_read_where_it_is_stays_there(reading, document):
    view = reading.view
    reading.resize(420, 700)
    view.fit_width()
    reading.show_citation(cited(document, 10, NEEDLE))
    before = (view.offset, view.scale)
    below = Box(70, BY + 40, 260, BY + 53)
    reading.show_citation(cited(document, 10, below))
    assert (view.offset, view.scale) == before
    assert view.marks.cited == (Place(10, below),)
    reading.show_citation(cited(document, 10, Box(70, 780, 260, 792)))
    assert view.offset.y() > before[0].y()
    assert view.scale == before[1]


def test_a_zoom_that_was_chosen_by_hand_is_kept_for_citations(reading, document):
    reading.view.set_scale(0.4 * FULL_SIZE)
    reading.show_citation(cited(document, 10, NEEDLE))
    assert reading.view.zoom == 40


def test_a_pinch_zooms_around_the_fingers(reading):
    view, point = reading.view, QPointF(200, 150)
    before, scale = view.spot_at(point), view.scale
    device = QPointingDevice.primaryPointingDevice()
    kind = Qt.NativeGestureType.ZoomNativeGesture
    where = view.viewport().mapToGlobal(point)
    pinch = QNativeGestureEvent(kind, device, 2, point, point, where, 0.25, QPointF())
    assert view.viewportEvent(pinch)
    assert view.scale == pytest.approx(1.25 * scale)
    assert view.spot_at(point)[1:] == pytest.approx(before[1:], abs=2)


def test_pages_that_were_read_since_are_seen(reading, document, qtbot):
    """The document was opened while it was still being read."""
    reading._begin(document.id, reading.view.column.sizes[:4])
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
        reading.show_citation(cited(document, 20, NEEDLE))
    assert reading.page == 20
    reading._begin(document.id, reading.view.column.sizes[:4])
    reading.keep_only([document])
    qtbot.waitUntil(lambda: reading.view.column.count == COUNT, timeout=WAIT)
    reading.keep_only([])
    assert reading.stack.currentIndex() == 0


def test_zoom_has_its_limits(reading):
    for _ in range(40):
        reading.view.zoom_in()
    assert reading.view.scale == LARGEST
    for _ in range(80):
        reading.view.zoom_out()
    assert reading.view.scale == SMALLEST


def test_keys_move_by_lines_screens_and_pages(reading):
    view, bar = reading.view, reading.view.verticalScrollBar()
    view.setFocus()
    for key, way in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_PageDown, 1), (Qt.Key.Key_Space, 1), (Qt.Key.Key_PageUp, -1)):
        before = bar.value()
        QTest.keyClick(view, key)
        assert (bar.value() - before) * way > 0
    QTest.keyClick(view, Qt.Key.Key_End)
    assert reading.page == COUNT
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert reading.page == 1
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert reading.page == 2
    view.fit_page()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert reading.page == 3


def test_back_and_forward_over_places(reading, document, qtbot):
    reading.show_citation(cited(document, 10, NEEDLE))
    reading.page_box.setText("20")
    QTest.keyClick(reading.page_box, Qt.Key.Key_Return)
    assert reading.page == 20
    reading.go_back()
    assert reading.page == 10
    assert reading.view.marks.cited
    QTest.mouseClick(reading.view.viewport(), Qt.MouseButton.BackButton)
    assert reading.page == 1
    assert not reading.view.marks.cited
    assert not reading.bar.back_button.isEnabled()
    QTest.mouseClick(reading.view.viewport(), Qt.MouseButton.ForwardButton)
    assert reading.page == 10
    reading.go_forward()
    assert reading.page == 20
    assert not reading.bar.forward_button.isEnabled()


def test_the_other_citations_of_an_answer_are_a_step_away(reading, document):
    answers = [cited(document, page, NEEDLE, number=number) for number, page in ((1, 4), (2, 9), (3, 9))]
    shown = []
    reading.citation_shown.connect(shown.append)
    reading.show_citation(answers[0], answers)
    assert reading.head.where.text() == "Citation 1 of 3"
    assert not reading.head.previous_button.isEnabled()
    reading.next_citation()
    reading.next_citation()
    reading.next_citation()
    assert shown == answers
    assert reading.page == 9
    reading.previous_citation()
    assert reading.head.where.text() == "Citation 2 of 3"
    reading.show_document(document)
    assert not reading.head.where.isVisible()


def test_a_document_is_opened_where_it_was_left(reading, document, qtbot):
    reading.go_to(14)
    reading.show_document(document)
    assert reading.page == 14


def test_the_outline_leads_to_sections_and_tables(reading, qtbot):
    outline = reading.side_bar.outline
    reading.toggle_side_bar()
    assert outline.isVisible()
    qtbot.waitUntil(lambda: not outline.is_empty, timeout=WAIT)
    model = outline.model()
    titles = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert titles == ["Beginning", "End"]
    pins = model.index(0, 0, model.index(0, 0))
    table = model.index(0, 0, pins)
    assert (pins.data(), table.data()) == ("Pins", "Table 1: Pins")
    outline.clicked.emit(table)
    assert reading.page == 2
    assert reading.view.place_of(2, Box(72, 400, 80, 410)).top() > 0
    assert reading.bar.back_button.isEnabled()
    reading.go_to(COUNT - 1)
    assert outline.currentIndex().data() == "End"


def test_thumbnails_are_drawn_where_they_are_seen_and_lead_to_pages(reading, qtbot):
    reading.toggle_side_bar()
    reading.side_bar.choose(Side.PAGES)
    small = reading.side_bar.thumbnails
    qtbot.waitUntil(lambda: small.images.image(2) is not None, timeout=WAIT)
    assert small.images.image(COUNT) is None
    image = small.images.image(1).source
    assert max(image.width / 104, image.height / 136) == pytest.approx(small.devicePixelRatioF(), rel=0.05)
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
        small.clicked.emit(small.model().index(WIDE - 1, 0))
    assert reading.page == WIDE
    assert small.currentIndex().row() == WIDE - 1


def test_a_page_that_cannot_be_shown_says_why_and_is_tried_again(pane, desk, document, qtbot):
    copy = desk._library.paths.original(document.sha256)
    whole = copy.read_bytes()
    copy.chmod(0o644)
    copy.write_bytes(b"%PDF-1.7 nothing")
    pane.show_document(document)
    qtbot.waitUntil(pane.trouble.isVisible, timeout=WAIT)
    assert "damaged" in pane.trouble.text
    copy.write_bytes(whole)
    with qtbot.waitSignal(pane.page_shown, timeout=WAIT):
        pane.trouble.buttons()[0].click()
    qtbot.waitUntil(lambda: not pane.trouble.isVisible(), timeout=WAIT)


def test_the_file_is_shown_in_its_folder(reading, qtbot, desk, document):
    opened = Opened()
    QDesktopServices.setUrlHandler("file", opened, "take")
    with qtbot.waitSignal(desk.file_of(document.id).finished, timeout=WAIT) as caught:
        reading.show_file()
    qtbot.waitUntil(lambda: bool(opened.urls), timeout=WAIT)
    QDesktopServices.unsetUrlHandler("file")
    assert opened.urls[0].toLocalFile() == str(caught.args[0].parent)


def test_another_library_lets_everything_go(reading, desk):
    reading.go_to(9)
    desk.opening.emit()
    assert reading.document_id is None
    assert reading.stack.currentIndex() == 0
    assert not reading.history.leads_back


def test_images_come_as_screens_have_them(reading):
    image = reading.images.image(1)
    assert isinstance(image.source, PageImage)
    assert image.source.channels == 4
    assert image.image.pixelColor(2, 2).name() == "#ffffff"
    assert Place(1, NEEDLE) not in reading.view.marks.cited


def test_turned_pages_have_their_marks_where_they_were(reading, document, qtbot):
    reading.view.set_scale(0.6)
    with qtbot.waitSignal(reading.page_shown, timeout=WAIT):
        reading.show_citation(cited(document, 10, NEEDLE))
    for turn in (reading.bar.turn_right, reading.bar.turn_right, reading.bar.turn_right):
        turn.trigger()
        reading.view.show_place(10, (NEEDLE,))
        drawn(reading, qtbot)
        at = colours(reading, 10)
        assert is_cited(at(255, BY - 4))
        assert at(255, BY + 30).name() == "#ffffff"
        inside = [at(74 + 1.5 * n, BY - 4) for n in range(100)]
        assert any(colour.lightness() < 140 for colour in inside)  # the letters
    assert reading.view.column.sizes[0] == (HEIGHT, 595)
    reading.bar.turn_left.trigger()
    reading.bar.turn_left.trigger()
    reading.bar.turn_left.trigger()
    assert reading.view.column.sizes[0] == (595, HEIGHT)


def test_pages_are_dimmed_in_the_dark_alone(reading, theme):
    def paper() -> int:
        return colours(reading, 1)(300, 300).lightness()

    reading.bar.dim.setChecked(True)
    assert paper() == 255
    theme.force(True)
    assert 120 < paper() < 200
    reading.bar.dim.setChecked(False)
    assert paper() == 255


def test_a_zoom_is_typed(reading):
    field = reading.bar.zoom_field
    for typed, zoom in (("80", 80), ("125 %", 125), ("9999", 800)):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert (reading.view.zoom, field.text()) == (zoom, f"{zoom} %")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "x")
    assert field.text() == "800 %"
