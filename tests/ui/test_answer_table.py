from PySide6.QtCore import Qt

from localmind_desktop.core import AnswerTable
from localmind_desktop.ui.answer_table import HIGHEST, AnswerTableModel, AnswerTableView
from tests.ui.samples import table


def test_cells_are_text_and_the_last_column_names_the_source(theme, qtbot, qtmodeltester):
    view = AnswerTableView(table(), theme)
    qtbot.addWidget(view)
    model = view.model()
    qtmodeltester.check(model)
    assert model.columnCount() == 3
    assert model.index(1, 1).data() == "*1* mA"
    assert model.index(1, 2).data() == "[1]"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Source"


def test_a_row_opens_its_source(theme, qtbot):
    view = AnswerTableView(table(), theme)
    qtbot.addWidget(view)
    with qtbot.waitSignal(view.citation_clicked) as caught:
        view.clicked.emit(view.model().index(2, 0))
    assert caught.args == [1]


def test_rows_that_are_too_short_do_not_break_it(theme, qtbot):
    model = AnswerTableModel(AnswerTable(("a", "b"), (("only one",), ()), 2), theme.colours["link"], theme)
    assert model.index(1, 1).data() == ""
    assert model.columnCount() == 2


def test_a_long_table_scrolls_and_a_short_one_does_not(theme, qtbot):
    short, long = AnswerTableView(table(2), theme), AnswerTableView(table(400), theme)
    for view in (short, long):
        qtbot.addWidget(view)
        view.resize(500, view.height())
        view.show()
    assert short.verticalScrollBar().maximum() == 0
    assert long.height() <= HIGHEST < short.height() * 10
    assert long.verticalScrollBar().maximum() > 0
