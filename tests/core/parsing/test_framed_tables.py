"""Tables in a frame whose rows no rule parts: by columns that rules draw, or by the frame alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.parsing.reading import cells, only_table, tables_of
from tests.drawing import LEFT, Drawing, Value, text
from tests.drawing_set import Look, drawn, set_table

LINES = ("Selects the filter of\nthe first input", "Holds the output", "Limits the channel of\nthe driver at start")


def test_keys_that_are_set_in_stay_in_the_column_that_rules_draw(tmp_path: Path):
    names = ("2", "3", "    4", "    5", "6", "    7", "8", "9")
    rows: list[list[Value]] = [[name, "yes", f"0x9{n}7"] for n, name in enumerate(names)]
    look = Look(ruling="columns", row_pad=8)
    found = only_table(drawn([["Attribute", "Req.", "Reset value"], *rows], [60, 40, 70], look), tmp_path)
    assert found.headers == ("Attribute", "Req.", "Reset value")
    assert cells(found) == [[str(cell).strip() for cell in row] for row in rows]


def test_bands_between_rows_that_only_columns_rule(tmp_path: Path):
    parts = {"Status": ("CLK624", "thresholdVoltage"), "Settings": ("driverFilter", "FIFO_7", "voltageDriver")}
    rows: list[list[Value]] = [["Name", "2008", "Req."]]
    wanted = []
    for part, names in parts.items():
        rows.append([part, LEFT, LEFT])
        rows += [[name, f"{3 * n + 1},709", "no"] for n, name in enumerate(names)]
        wanted += [[name, f"{3 * n + 1},709", "no", part] for n, name in enumerate(names)]
    found = only_table(drawn(rows, [110, 70, 50], Look(ruling="columns", align="lrl")), tmp_path)
    assert found.headers[:3] == ("Name", "2008", "Req.")
    assert cells(found) == wanted


@pytest.mark.parametrize("place", [0.0, 0.5, 1.0])
def test_cells_of_several_lines_in_a_frame(tmp_path: Path, place: float):
    rows: list[list[Value]] = [[f"Start of timer {n}", LINES[n % 3]] for n in range(6)]
    look = Look(ruling="outer", row_pad=6, place=place)
    found = only_table(drawn([["Attribute name", "Initial meaning"], *rows], [110, 110], look), tmp_path)
    assert found.headers == ("Attribute name", "Initial meaning")
    assert cells(found) == [[str(cell).replace("\n", " ") for cell in row] for row in rows]


def test_the_first_column_of_a_frame_is_not_left_out(tmp_path: Path):
    rows: list[list[Value]] = [[f"Start of timer {n}", f"0x{n}EBC", "Holds the buffer"] for n in range(8)]
    look = Look(ruling="outer", font="tiro", size=7, row_pad=1)
    found = only_table(drawn([["Data object", "Reset value", "Meaning"], *rows], [140, 70, 180], look), tmp_path)
    assert cells(found) == rows


def test_a_frame_over_a_page_break_is_one(tmp_path: Path):
    header: list[Value] = ["Item", "Min.", "Typ.", "Unit"]
    rows: list[list[Value]] = [[f"MODE_{n}", f"{n},471,587", f"(1,{n}97,239)", "mA"] for n in range(1, 9)]
    drawing, look = Drawing(), Look(ruling="outer", font="tiro", align="lrrl", size=8)
    page = drawing.page()
    text(page, 60, 700, "Table 7. Limits", 9)
    set_table(page, 60, 715, [70, 80, 80, 60], [header, rows[0]], look)
    set_table(drawing.page(), 60, 60, [70, 80, 80, 60], [header, *rows[1:]], look)
    found = tables_of(drawing, tmp_path)
    assert [table.headers for table in found] == [tuple(header)]
    assert cells(found[0]) == rows


def test_a_framed_note_is_no_table(tmp_path: Path):
    drawing = Drawing()
    page = drawing.page()
    page.draw_rect((60, 90, 400, 170))
    for line, words in enumerate(("Note: the supply is to be off.", "Hold the key for 2 s.", "Release it, and wait.")):
        text(page, 70, 110 + 14 * line, words, 9)
    assert tables_of(drawing, tmp_path) == ()
