"""Tables whose rows are cut otherwise than their headers, or by the end of a page, are the same tables."""

from dataclasses import replace

from localmind_desktop.core.insight.compare import Reading
from localmind_desktop.core.model import Place
from tests.core.insight.compare.test_comparing import page, table, told

HEADERS = ("Bit", "7", "6", "5", "4")
ROWS = (
    ("Byte 1", "Length", "Length", "Length", "Length"),
    ("Byte 2", "Kind", "Kind", "Kind", "Kind"),
    ("", "Local", "Retain", "Quality", "Quality"),
    ("Byte 3", "X", "X", "0", "0"),
    ("Byte 4", "Number", "Number", "Number", "Number"),
)
TITLE = "Table 7: Packet"


def reading(*tables):
    return Reading((page("Packets begin with a length.", number=1), page(number=2)), tables)


def whole():
    return reading(table(HEADERS, *ROWS, caption=TITLE))


def on_next_page(later):
    box = later.header_places[0].box
    rows = tuple(row._replace(place=Place(2, row.place.box)) for row in later.rows)
    return replace(later, rows=rows, pages=(2,), header_places=(Place(2, box),))


def test_slices_of_merged_cells_are_no_columns():
    headers = ("Bit", "7", "", "6", "5", "", "4")
    rows = [(*row[:2], row[1], row[2], row[3], row[3], row[4]) for row in ROWS]
    assert told(whole(), reading(table(headers, *rows, caption=TITLE))) == []
    blank = [(*row[:2], "", row[2], row[3], "", row[4]) for row in ROWS]
    assert told(whole(), reading(table(headers, *blank, caption=TITLE))) == []


def test_cells_that_reach_over_the_edge_of_a_header_count_once():
    headers = ("Bit", "7", "6", "6", "5", "4")
    rows = [(*row[:2], row[1], row[2], row[3], row[4]) for row in ROWS]
    assert told(whole(), reading(table(headers, *rows, caption=TITLE))) == []


def test_rows_after_the_end_of_a_page_are_no_headers():
    first = table(HEADERS, *ROWS[:2], caption="")
    headers = ("Byte 3", "Local › X", "Retain › X", "Quality › 0", "Quality › 0")
    rest = on_next_page(table(headers, ROWS[4], caption=TITLE))
    assert told(whole(), reading(first, rest)) == []


def test_another_table_on_the_next_page_is_one_of_its_own():
    other = on_next_page(table(("Name", "Unit", "Least", "Most", "Note"), ("Flow", "l/s", "1", "9", ""), caption=""))
    differences = told(whole(), reading(table(HEADERS, *ROWS, caption=TITLE), other))
    assert differences == [("added", "row", "", "1 row: Name | Unit | Least | Most | Note")]
