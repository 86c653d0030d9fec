import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from localmind_desktop.bridge.table_rows import UNSORTED, TableFilter, TableModel, WholeTable, as_lines, whole_table
from localmind_desktop.core.model import Box, Cell, Place, Row, Table

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ROWS = (
    ("Supply\ncurrent", "2 mA", "O", "Measured"),
    ("Sleep current", "500 µA", "M", "Measured"),
    ("Address", "", "M", "Bus"),
    ("Peak current", "1.5 A", "M", "Bus"),
)


def whole(rows=ROWS, headers=("Name", "Value", "M/O", "Group")) -> WholeTable:
    made = tuple(
        Row(tuple(Cell(text) for text in texts), Place(1, Box(0, 10 * at, 100, 10 * at + 9)))
        for at, texts in enumerate(rows)
    )
    return whole_table(Table("Table 1 – Currents", "", headers, made, (1,)))


@pytest.fixture
def shown() -> TableFilter:
    made = TableFilter()
    made.setSourceModel(TableModel(whole(), made))
    return made


def names(model: TableFilter) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_both_models_keep_the_promises_of_item_models(qtmodeltester, shown):
    qtmodeltester.check(shown.sourceModel())
    qtmodeltester.check(shown)
    assert shown.index(0, 0).data() == "Supply current"
    assert shown.sourceModel().group == 3
    assert TableModel(whole(headers=("a", "b", "c", "d"))).group is None


def test_columns_are_sorted_by_amount_with_empty_cells_last_in_both_directions(shown):
    shown.sort(1, UP)
    assert names(shown) == ["Sleep current", "Supply current", "Peak current", "Address"]
    shown.sort(1, DOWN)
    assert names(shown) == ["Peak current", "Supply current", "Sleep current", "Address"]
    shown.sort(UNSORTED)
    assert names(shown) == ["Supply current", "Sleep current", "Address", "Peak current"]


def test_what_is_selected_stays_itself_when_rows_are_sorted(shown):
    kept = QPersistentModelIndex(shown.index(3, 0))
    shown.sort(1, DOWN)
    assert (kept.row(), kept.data()) == (0, "Peak current")
    assert shown.sourceModel().row_at(shown.mapToSource(shown.index(0, 0)).row()) == 3
    assert shown.headerData(0, Qt.Orientation.Vertical) == 4


def test_the_filter_finds_all_words_in_any_column_whatever_their_case(shown):
    shown.set_text("CURRENT bus")
    assert names(shown) == ["Peak current"]
    shown.set_text("")
    assert not shown.is_filtering
    assert shown.rowCount() == 4


def test_columns_are_filtered_each_by_its_own_text_and_the_order_stays(shown):
    shown.sort(1, DOWN)
    shown.set_column(2, "m")
    assert names(shown) == ["Peak current", "Sleep current", "Address"]
    shown.set_column(3, "measured")
    assert names(shown) == ["Sleep current"]
    shown.clear()
    assert shown.rowCount() == 4


def test_cells_are_copied_as_lines_with_tabs(shown):
    shown.sort(1, UP)
    texts = shown.sourceModel().texts
    lines = as_lines([(0, 0), (0, 1), (2, 2)], lambda row: texts(shown.row_at(row)))
    assert lines == "Sleep current\t500 µA\t\n\t\tM"
    assert as_lines([], texts) == ""


def test_a_row_that_is_too_short_does_not_break_it():
    model = TableModel(whole(rows=(("a",), ("b", "2", "M", "x"))))
    assert model.index(0, 2).data() == ""
    model.sort(1, UP)
    assert model.index(0, 0).data() == "b"
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


def test_five_thousand_rows_are_sorted_and_filtered(shown):
    rows = tuple((f"row {n}", f"{n * 7919 % 5000} mA") for n in range(5_000))
    model = TableModel(whole(rows, ("Name", "Value")))
    shown.setSourceModel(model)
    shown.sort(1, UP)
    assert [shown.index(row, 1).data() for row in (0, 1, 4_999)] == ["0 mA", "1 mA", "4999 mA"]
    shown.set_column(1, "4999")
    assert shown.rowCount() == 1
