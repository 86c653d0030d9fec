from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from localmind_desktop.core import AnswerTable, Box, HealedCell, Place
from localmind_desktop.ui.chat.answer_table import HIGHEST, AnswerTableModel, AnswerTableView
from tests.ui.samples import NAME_PLACE, VALUE_PLACE, citation, placed_table, table

CITED = {1: citation(1), 2: citation(2, page=7)}


@pytest.fixture
def placed(theme, qtbot) -> AnswerTableView:
    """A table whose cells know their places, the last value completed from page 7."""
    view = AnswerTableView(placed_table(), CITED, theme)
    qtbot.addWidget(view)
    view.resize(500, view.height())
    view.show()
    return view


def click(view: AnswerTableView, row: int, column: int, keys=Qt.KeyboardModifier.NoModifier) -> None:
    place = view.visualRect(view.model().index(row, column)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, keys, place)


def test_cells_are_text_and_the_last_column_names_the_source(theme, qtbot, qtmodeltester):
    view = AnswerTableView(table(), CITED, theme)
    qtbot.addWidget(view)
    model = view.model()
    qtmodeltester.check(model)
    assert model.columnCount() == 3
    assert model.index(1, 1).data() == "*1* mA"
    assert model.index(1, 2).data() == "[1]"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Source"


def test_a_click_opens_the_very_cell(placed, qtbot):
    for column, place in enumerate((NAME_PLACE, VALUE_PLACE)):
        with qtbot.waitSignal(placed.citation_opened) as caught:
            click(placed, 0, column)
        (opened,) = caught.args
        assert (opened.places, opened.page, opened.number) == ((place,), 2, 1)
        assert opened.around == CITED[1].around


def test_enter_opens_the_current_cell(placed, qtbot):
    placed.setCurrentIndex(placed.model().index(0, 1))
    with qtbot.waitSignal(placed.citation_opened) as caught:
        QTest.keyClick(placed, Qt.Key.Key_Return)
    assert caught.args[0].places == (VALUE_PLACE,)


@pytest.mark.parametrize("places", [(), ((None, None),), ((None,),)])
def test_without_a_place_a_cell_opens_what_its_row_cites(theme, qtbot, places):
    view = AnswerTableView(replace(table(), places=places), CITED, theme)
    qtbot.addWidget(view)
    assert view.model().opened_by(view.model().index(0, 1)) == CITED[1]


def test_the_source_column_opens_the_row_as_it_is_cited(placed):
    assert placed.model().opened_by(placed.model().index(0, 2)) == CITED[1]


def test_a_completed_cell_has_a_sign_says_so_and_opens_its_origin(placed):
    index = placed.model().index(1, 1)
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Filled in from page 7 of sheet.pdf"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == index.data(Qt.ItemDataRole.ToolTipRole)
    assert placed.model().opened_by(index) == CITED[2]
    assert placed.model().index(0, 1).data(Qt.ItemDataRole.DecorationRole) is None


def test_a_completed_cell_without_its_citation_opens_its_row(theme, qtbot):
    view = AnswerTableView(replace(table(), healed=(HealedCell(0, 1, 9),)), CITED, theme)
    qtbot.addWidget(view)
    assert view.model().opened_by(view.model().index(0, 1)) == CITED[1]
    assert "elsewhere" in view.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_of_several_rows_around_only_the_cells_own_stays_tinted(theme, qtbot):
    rows = [Place(2, Box(50, y, 500, y + 12)) for y in (200, 212, 224)]
    header = Place(1, Box(50, 700, 500, 712))
    cells = [Place(2, Box(60, y, 100, y + 12)) for y in (200, 212, 224)]
    cited = replace(citation(), places=tuple(cells), around=(*rows, header))
    answered = AnswerTable(("Name",), (("a",), ("b",), ("c",)), 3, (1, 1, 1), places=tuple((cell,) for cell in cells))
    view = AnswerTableView(answered, {1: cited}, theme)
    qtbot.addWidget(view)
    opened = view.model().opened_by(view.model().index(1, 0))
    assert opened.places == (cells[1],)
    assert opened.around == (rows[1], header)


def test_selected_cells_are_copied_with_tabs_and_a_selecting_click_opens_nothing(placed, qtbot):
    with qtbot.assertNotEmitted(placed.citation_opened):
        placed.setCurrentIndex(placed.model().index(0, 0))
        click(placed, 1, 1, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(placed, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Current\t\n\t3.3 V"


def test_the_cursor_says_that_a_cell_can_be_clicked(placed, qtbot):
    QTest.mouseMove(placed.viewport(), placed.visualRect(placed.model().index(0, 0)).center())
    qtbot.waitUntil(lambda: placed.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor)
    QTest.mouseMove(placed.viewport(), QPoint(placed.viewport().width() - 1, placed.viewport().height() + 30))


def test_rows_that_are_too_short_do_not_break_it(theme, qtbot):
    model = AnswerTableModel(AnswerTable(("a", "b"), (("only one",), ()), 2), {}, theme, theme)
    assert model.index(1, 1).data() == ""
    assert model.columnCount() == 2
    assert model.opened_by(model.index(1, 1)) is None


def test_a_long_table_scrolls_and_a_short_one_does_not(theme, qtbot):
    short, long = AnswerTableView(table(2), CITED, theme), AnswerTableView(table(400), CITED, theme)
    for view in (short, long):
        qtbot.addWidget(view)
        view.resize(500, view.height())
        view.show()
    assert short.verticalScrollBar().maximum() == 0
    assert long.height() <= HIGHEST < short.height() * 10
    assert long.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("rows", [9, 30, 80])
@pytest.mark.parametrize("width", [360, 520, 900])
def test_the_column_of_the_sources_stands_beside_the_scroll_bar(theme, qtbot, rows, width):
    said = tuple((f"Name{n}", "The tap changer did not reach its new position in time") for n in range(rows))
    view = AnswerTableView(AnswerTable(("Name", "Explanation"), said, rows, (12,) * rows), {12: citation(12)}, theme)
    qtbot.addWidget(view)
    view.resize(width, 200)
    view.show()
    qtbot.waitUntil(lambda: view.horizontalHeader().length() == view.viewport().width())
    right = view.columnViewportPosition(2) + view.columnWidth(2)
    assert right == view.viewport().width()
    assert view.columnWidth(2) >= view.fontMetrics().horizontalAdvance("Source") + 10


def test_the_row_with_the_widest_text_is_no_higher_and_columns_are_as_wide_as_their_contents(theme, qtbot):
    rows = [("Priority 1 - Blocker", "Within 1 hour", "M"), ("Priority 2 - Major", "4 hours", "O"), ("x", "y", "M")]
    view = AnswerTableView(AnswerTable(("Level", "Time", "M/O"), tuple(rows), 3, (1, 1, 2)), CITED, theme)
    qtbot.addWidget(view)
    view.resize(640, view.height())
    view.show()
    assert len({view.rowHeight(row) for row in range(3)}) == 1
    metrics = view.fontMetrics()
    assert view.columnWidth(0) <= metrics.horizontalAdvance(rows[0][0]) + 30
    assert view.columnWidth(3) > view.columnWidth(0)  # what is spare
    assert view.horizontalHeader().length() == view.viewport().width()
