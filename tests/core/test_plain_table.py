"""Tables on a terminal."""

from __future__ import annotations

from localmind_desktop.core.model import Box, Cell, Place, Row, Table
from localmind_desktop.core.plain_table import aligned, table_text


def test_columns_are_aligned_and_long_cells_wrapped():
    lines = aligned(["Name", "Meaning"], [["A", "one " * 12], ["LONGER", ""]])
    assert lines == [
        "Name    Meaning",
        "------  -----------------------------------",
        "A       one one one one one one one one one",
        "        one one one",
        "LONGER",
    ]


def test_wide_characters_take_two_places():
    lines = aligned(["名称", "B"], [["a", "1"]])
    assert lines == ["名称  B", "----  -", "a     1"]


def test_a_table_without_rows_or_name():
    row = Row((Cell("x"),), Place(3, Box(0, 0, 1, 1)))
    assert table_text(Table("", "", ("H",), (row,), (3, 4), confidence=0.5)).splitlines() == [
        "(a table without a name)",
        "pages 3-4, 1 row, confidence 0.50",
        "",
        "H",
        "-",
        "x",
    ]
    assert table_text(Table("T", "", ("H", ""), (), (1,))).splitlines()[-1] == "-"
