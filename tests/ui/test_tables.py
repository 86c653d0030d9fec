"""Whole tables, from a drawn document whose cells are where the test put them, to the marks on the shown page."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFocusEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from localmind_desktop.bridge.table_rows import whole_table
from localmind_desktop.core import Box, CancelToken, Document, Library, Place, Table, TableRef, result_of
from localmind_desktop.core.model import Cell, Row
from localmind_desktop.core.store.healed import Healed
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.table_grid import TableGrid
from localmind_desktop.ui.table_list import TableList
from localmind_desktop.ui.table_window import TableWindow
from tests.drawing import Drawing, Style, table, text
from tests.ui.conftest import KEYWORDS_ONLY
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(3)

WAIT = 60_000
LEFT, WIDTHS = 60, (90, 120, 90)
HEIGHT, TOP, ROW = 842, 385, 9 * 1.3 + 5  # the page's, the first table's, and a row's by the drawing's style
HEADER = ("Signal", "Meaning", "Current")
FIRST = tuple((f"SIG_{n}", f"Meaning of signal {n}", f"{(n * 7) % 23} mA") for n in range(1, 25))
REST = tuple((f"SIG_{n}", f"Meaning of signal {n}", f"{(n * 7) % 23} mA") for n in range(25, 33))
PINS = (
    ("Pin", "Name", "Voltage"),
    ("1", "VDD", "3.3 V"),
    ("2", "GND", "0 V"),
    ("3", "SDA", "1.8 V"),
    ("4", "SCL", "1.8 V"),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory) -> Path:
    """A library of one document: Table 1 runs over to page 2 without its header; page 3 is turned, with Table 2."""
    folder = tmp_path_factory.mktemp("drawn")
    drawing = Drawing()
    page = drawing.page()
    text(page, LEFT, TOP - 10, "Table 1: Signals of the unit")
    table(page, LEFT, TOP, WIDTHS, [HEADER, *FIRST], Style())
    table(drawing.page(), LEFT, 60, WIDTHS, REST, Style(header_rows=0))
    turned = drawing.page()
    text(turned, LEFT, 90, "Table 2: Pins of the unit")
    table(turned, LEFT, 100, WIDTHS, PINS, Style())
    turned.set_rotation(90)
    filling = Library.open(folder / "library", KEYWORDS_ONLY)
    result_of(filling.ingest(drawing.save(folder / "unit.pdf"), CancelToken()))
    filling.close()
    return folder / "library"


@pytest.fixture
def filled(open_window, qtbot, library, tmp_path) -> MainWindow:
    window = open_window(shutil.copytree(library, tmp_path / "library"))
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    return window


def the_document(window: MainWindow) -> Document:
    (only,) = window.library.model.documents
    return only


def opened(window: MainWindow, qtbot, index: int) -> TableWindow:
    document = the_document(window)
    window.tables.open_table(TableRef(document.id, document.name, index, f"Table {index + 1} – drawn", 1))
    made = window.tables.windows()[-1]
    qtbot.waitUntil(lambda: made.grid is not None, timeout=WAIT)
    return made


def show_cell(window: MainWindow, qtbot, of: TableWindow, row: int, column: int) -> None:
    """Click on a cell and wait for its page."""
    index = of.grid.model().index(row, column)
    of.grid.scrollTo(index)
    with qtbot.waitSignal(window.source.page_shown, timeout=WAIT):
        QTest.mouseClick(of.grid.viewport(), Qt.MouseButton.LeftButton, pos=of.grid.visualRect(index).center())


def marks(window: MainWindow) -> Callable[[float, float], str]:
    """What colour the shown page has at a place given in points: cited, around or free."""
    view = window.source.view
    view.fit_page()
    view.flash.end()
    image = view.viewport().grab().toImage()

    def at(x: float, y: float) -> str:
        place = view.place_of(view.page, Box(x, y, x, y)).topLeft().toPoint()
        colour = QColor(image.pixel(place))
        if colour.blue() < 130 and colour.red() > 220:
            return "cited"
        return "around" if colour.green() > colour.red() + 20 else "free"

    return at


def free_part(column: int) -> float:
    """A place in a column where it is empty, to the right of its texts."""
    return LEFT + sum(WIDTHS[: column + 1]) - 8


def test_a_cell_is_marked_with_its_row_and_header_also_over_a_page_break(filled, qtbot):
    whole = opened(filled, qtbot, 0)
    assert whole.name.text() == "Table 1: Signals of the unit"  # whatever it was called when it was asked for
    assert whole.where.text() == "unit.pdf · pages 1–2 · 32 rows"
    show_cell(filled, qtbot, whole, 1, 2)
    assert filled.source.page == 1
    at = marks(filled)
    assert [at(free_part(column), TOP + 2.5 * ROW) for column in range(3)] == ["around", "around", "cited"]
    assert at(free_part(0), TOP + 0.5 * ROW) == "around"  # the header
    assert at(free_part(0), TOP + 3.5 * ROW) == "free"
    show_cell(filled, qtbot, whole, 31, 1)
    assert filled.source.page == 2
    at = marks(filled)
    assert [at(free_part(column), 60 + 7.5 * ROW) for column in range(3)] == ["around", "cited", "around"]
    assert at(free_part(1), 60 + 0.5 * ROW) == "free"
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        filled.source.previous_button.click()
    assert marks(filled)(free_part(1), TOP + 0.5 * ROW) == "around"  # its header stands on the page before


def test_a_cell_of_a_turned_page_is_marked_where_it_is_seen(filled, qtbot):
    whole = opened(filled, qtbot, 1)
    row, column = next((r, 1) for r, row in enumerate(whole.table.rows) if "SDA" in row.texts)
    show_cell(filled, qtbot, whole, row, column)
    assert filled.source.page == 3
    at = marks(filled)
    across = [HEIGHT - (100 + (number + 0.5) * ROW) for number in range(5)]  # by a quarter turn down becomes leftward
    assert [at(across[3], free_part(number)) for number in range(3)] == ["around", "cited", "around"]
    assert [at(across[number], free_part(1)) for number in (0, 2, 4)] == ["around", "free", "free"]


def test_a_cell_of_an_answer_opens_its_page_with_row_and_header_tinted(filled, qtbot):
    with qtbot.waitSignal(filled.chat.answered, timeout=WAIT):
        filled.chat.ask("What is the meaning of SIG_30?")
    qtbot.waitUntil(lambda: not filled.chat.answering)
    card = filled.chat.turns.last()
    assert card.answer.table.source.name == "Table 1: Signals of the unit"
    view = card.tables.views[0]
    model = view.model()
    assert [model.index(row, 1).data() for row in (0, 1)] == ["SIG_30", "Meaning of signal 30"]  # it stands upright
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        view.cell_chosen.emit(model.index(0, 1))
    assert filled.source.page == 2
    at = marks(filled)
    assert [at(free_part(column), 60 + 5.5 * ROW) for column in range(3)] == ["cited", "around", "around"]
    assert at(free_part(0), 60 + 4.5 * ROW) == "free"
    with qtbot.waitSignal(card.table_asked) as caught:
        card.tables.findChildren(QToolButton)[0].click()
    assert caught.args == [card.answer.table.source]


def test_a_table_is_filtered_sorted_and_copied(filled, qtbot):
    whole = opened(filled, qtbot, 0)
    grid = whole.grid
    QTest.keyClicks(whole.field, "meaning sig_1")
    assert whole.count.text() == "11 of 32 rows shown"
    QTest.keyClicks(grid.header.fields[2], "1")
    grid.header.setSortIndicator(2, Qt.SortOrder.DescendingOrder)
    shown = [grid.model().index(row, 2).data() for row in range(grid.model().rowCount())]
    wanted = [row[2] for row in FIRST if row[0].startswith("SIG_1") and "1" in row[2]]
    assert shown == sorted(wanted, key=lambda value: -int(value.split()[0]))
    assert whole.clear_button.isVisible()
    whole.copy_button.click()
    assert QGuiApplication.clipboard().text().splitlines()[0].endswith(f"\t{shown[0]}")
    whole.clear_button.click()
    assert whole.count.text() == "32 of 32 rows shown"
    assert not whole.clear_button.isVisible()


def test_a_table_is_saved_as_it_is_shown_or_with_all_its_rows(filled, qtbot, tmp_path):
    whole = opened(filled, qtbot, 0)
    whole.field.setText("SIG_9")
    for name, begins in (("t.md", b"# Table 1"), ("t.csv", b"\xef\xbb\xbfSignal,"), ("t.xlsx", b"PK")):
        with qtbot.waitSignal(whole.saved, timeout=WAIT):
            whole.save(tmp_path / name)
        content = (tmp_path / name).read_bytes()
        assert content.startswith(begins)
        assert name == "t.xlsx" or content.count(b"Meaning of signal") == 1
        assert whole.notice.text == f"Saved 1 of 32 rows as {name}."
    choices = [action.text() for action in whole.save_button.menu().actions()]
    assert choices == ["Save the rows shown…", "Save all rows…"]
    with qtbot.waitSignal(whole.saved, timeout=WAIT):
        whole.save_all(tmp_path / "all.csv")
    assert (tmp_path / "all.csv").read_bytes().count(b"Meaning of signal") == 32
    assert whole.notice.text == "Saved 32 rows as all.csv."
    whole.clear_button.click()
    assert whole.save_button.menu() is None


def test_a_save_that_fails_is_said(filled, qtbot, tmp_path):
    whole = opened(filled, qtbot, 1)
    whole.save(tmp_path / "nowhere" / "t.csv")
    qtbot.waitUntil(whole.notice.isVisible, timeout=WAIT)
    assert "folder does not exist" in whole.notice.text


def test_tables_are_chosen_from_the_list_of_their_document_by_keyboard(filled, qtbot):
    filled.library.tables_asked.emit(the_document(filled))
    (chooser,) = filled.tables.windows()
    assert isinstance(chooser, TableList)
    qtbot.waitUntil(lambda: chooser.count.text() == "2 tables", timeout=WAIT)
    QTest.keyClicks(chooser.field, "pins")
    assert chooser.view.model().rowCount() == 1
    QTest.keyClick(chooser.view, Qt.Key.Key_Down)
    QTest.keyClick(chooser.view, Qt.Key.Key_Return)
    whole = filled.tables.windows()[-1]
    qtbot.waitUntil(lambda: whole.grid is not None, timeout=WAIT)
    assert whole.name.text() == "Table 2: Pins of the unit"
    QTest.keyClick(chooser, Qt.Key.Key_Escape)
    assert filled.tables.windows() == (whole,)


def test_the_shown_page_opens_its_table(filled, qtbot):
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        filled.source.show_document(the_document(filled))
    qtbot.waitUntil(filled.source.tables.isEnabled, timeout=WAIT)
    filled.source.tables.click()
    assert [window.ref.name for window in filled.tables.windows()] == ["Table 1: Signals of the unit"]
    filled.source.go_to(3)
    filled.source.open_table()
    assert filled.tables.windows()[-1].ref.name == "Table 2: Pins of the unit"
    filled.source.clear()
    assert not filled.source.tables.isEnabled()


def test_a_table_has_one_window_that_escape_closes_and_whose_size_is_kept(filled, qtbot):
    whole = opened(filled, qtbot, 0)
    assert opened(filled, qtbot, 0) is whole
    assert not whole.isModal()
    whole.resize(613, 477)
    QTest.keyClick(whole.field, Qt.Key.Key_Escape)
    assert filled.tables.windows() == ()
    again = opened(filled, qtbot, 1)
    assert (again.width(), again.height()) == (613, 477)


def test_windows_of_a_removed_document_close(filled, qtbot):
    opened(filled, qtbot, 0)
    filled.library.cancel_or_remove(filled.library.model.entries[0])
    qtbot.waitUntil(lambda: not filled.library.question.isHidden(), timeout=WAIT)
    filled.library.question.buttons()[0].click()
    qtbot.waitUntil(lambda: filled.tables.windows() == (), timeout=WAIT)


def test_a_table_that_is_gone_is_said(filled, qtbot):
    document = the_document(filled)
    filled.tables.open_table(TableRef(document.id, document.name, 99, "Table 100", 1))
    (whole,) = filled.tables.windows()
    qtbot.waitUntil(whole.notice.isVisible, timeout=WAIT)
    assert "no longer in the library" in whole.notice.text
    assert not whole.busy.isVisible()


def test_what_can_be_reached_in_a_table_has_a_name(filled, qtbot):
    whole = opened(filled, qtbot, 0)
    assert whole.grid.accessibleName() == "Rows in Table 1: Signals of the unit"
    assert [field.accessibleName() for field in whole.grid.header.fields] == [f"Filter {name}" for name in HEADER]
    order, widget = [], whole.field
    while len(order) < 60:
        widget = widget.nextInFocusChain()
        order.append(widget)
    places = [order.index(widget) for widget in (whole.save_button, *whole.grid.header.fields, whole.grid)]
    assert places == sorted(places)


def test_a_completed_cell_has_a_sign_and_opens_its_origin(theme, qtbot):
    row = Row((Cell("VS", Box(10, 10, 50, 20)), Cell("")), Place(2, Box(10, 10, 90, 20)))
    origin = Healed("Supply voltage", "section 4", "VS is the supply voltage.", (Place(7, Box(1, 2, 3, 4)),))
    whole = whole_table(Table("Table 1", "", ("Name", "Meaning"), (row,), (2,)), {(0, 1): origin})
    grid = TableGrid(whole, TableRef("d1", "sheet.pdf", 0, "Table 1", 2), theme)
    qtbot.addWidget(grid)
    completed, own = grid.model().index(0, 1), grid.model().index(0, 0)
    assert completed.data() == "Supply voltage"
    assert not completed.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert completed.data(Qt.ItemDataRole.ToolTipRole) == "Filled in from page 7 of sheet.pdf"
    assert own.data(Qt.ItemDataRole.DecorationRole) is None
    seen = []
    grid.citation_opened.connect(seen.append)
    grid.cell_chosen.emit(completed)
    grid.cell_chosen.emit(own)
    assert [cited.places for cited in seen] == [origin.places, (Place(2, Box(10, 10, 50, 20)),)]
    grid.filter_all("supply")
    assert grid.model().rowCount() == 1


def test_the_field_that_the_keyboard_comes_to_is_scrolled_into_sight(theme, qtbot):
    headers = tuple(f"Column {number}" for number in range(40))
    row = Row(tuple(Cell("value") for _ in headers), Place(1, Box(10, 10, 90, 20)))
    grid = TableGrid(whole_table(Table("T", "", headers, (row,), (1,))), TableRef("d1", "s.pdf", 0, "T", 1), theme)
    qtbot.addWidget(grid)
    grid.resize(400, 200)
    grid.show()
    grid.filter_all("nothing holds this")
    for column in (30, 0):
        field = grid.header.fields[column]
        QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
        assert grid.header.viewport().rect().contains(field.geometry().center().x(), 0)


def test_every_row_in_sight_is_as_high_as_its_texts_need(theme, qtbot):
    long = "several lines where its column is narrow "
    rows = tuple(Row((Cell(str(n)), Cell(long * (n % 3))), Place(1, Box(10, 10, 90, 20))) for n in range(90))
    grid = TableGrid(whole_table(Table("T", "", ("No.", "Text"), rows, (1,))), TableRef("d1", "s", 0, "T", 1), theme)
    qtbot.addWidget(grid)
    grid.show()

    def fits() -> bool:
        places = {row: grid.rowViewportPosition(row) for row in range(grid.model().rowCount())}
        seen = [row for row, place in places.items() if 0 <= place < grid.viewport().height()]
        return bool(seen) and all(grid.rowHeight(row) == grid.fitting_height(grid.row_texts(row)) for row in seen)

    for width in (300, 900):
        grid.resize(width, 700)
        qtbot.waitUntil(fits)
    grid.filter_all("several")
    qtbot.waitUntil(fits)
    grid.header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    grid.scrollToBottom()
    qtbot.waitUntil(fits)
