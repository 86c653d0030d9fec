"""The ends of tables that a rule tells, keys beside columns with gaps, and headers that type alone tells."""

from __future__ import annotations

import pytest

from tests.core.parsing.reading import cells, only_table, tables_of
from tests.drawing import LEFT, Drawing, Rules, Style, table, text

KEYS = ["Idle", "Sleep", "Standby", "Hold", "Reset"]


@pytest.mark.parametrize("rules", [Rules.ROWS, Rules.HEADER])
def test_rows_with_a_key_alone_before_the_last_rule_are_rows(tmp_path, rules):
    drawing = Drawing()
    rows = [["Mode", "Current"], ["Idle", "12.5"], ["Sleep", "3.1"], ["Standby", "1.2"], ["Hold", ""], ["Reset", ""]]
    end = table(drawing.page(), 60, 80, [110, 90], rows, Style(rules=rules))
    text(drawing.document[0], 60, end + 30, "The modes are entered one after the other.")
    assert cells(only_table(drawing, tmp_path)) == rows[1:]


def test_a_line_below_the_last_rule_is_no_row(tmp_path):
    drawing = Drawing()
    rows = [["Mode", "Current"], ["Idle", "12.5"], ["Sleep", "3.1"], ["Standby", "1.2"]]
    end = table(drawing.page(), 60, 80, [110, 90], rows, Style(rules=Rules.HEADER))
    text(drawing.document[0], 63, end + 11, "Typical", 9)
    assert cells(only_table(drawing, tmp_path)) == rows[1:]


def test_keys_beside_columns_with_gaps_are_rows_of_their_own(tmp_path):
    drawing = Drawing()
    marks = [["x", ""], ["", "x"], ["x", "x"], ["", ""], ["", "x"]]
    rows = [["Mode", "Fast", "Slow"], *[[key, *row] for key, row in zip(KEYS, marks, strict=True)]]
    table(drawing.page(), 60, 80, [50, 50, 50], rows, Style(rules=Rules.COLUMNS, bold_header=False, align="lcc"))
    read = only_table(drawing, tmp_path)
    assert read.headers == ("Mode", "Fast", "Slow")
    assert cells(read) == rows[1:]


def test_names_in_bold_end_above_a_first_row_without_figures(tmp_path):
    drawing = Drawing()
    rows = [
        ["Register", "Access", "Unit", "Size"],
        ["OUT_A", "r/w", "bits", ""],
        ["CTRL_B", "r", "kHz", "52.5"],
        ["STAT_C", "r", "mm", "324"],
        ["DATA_D", "w", "bits", "-5"],
    ]
    table(drawing.page(), 60, 80, [90, 80, 80, 80], rows, Style(rules=Rules.NONE, pad=8.0))
    read = only_table(drawing, tmp_path)
    assert read.headers == tuple(rows[0])
    assert cells(read) == rows[1:]


def test_an_identifier_without_a_value_is_no_beginning_of_the_next_key(tmp_path):
    drawing = Drawing()
    rows = [["Attribute", "R/W"], ["fifoGain35", "yes"], ["GAIN5", "no"], ["CTRL_610", ""], ["currentChannel", "x"]]
    rows += [["TEMP59", "yes"], ["DATA101", "x"]]
    table(drawing.page(), 60, 80, [110, 90], rows, Style(rules=Rules.NONE))
    assert cells(only_table(drawing, tmp_path)) == rows[1:]


def test_wrapped_texts_in_the_last_column_are_no_column_of_running_text(tmp_path):
    drawing = Drawing()
    rows = [["Signal", "Description", "Explanation"]]
    rows += [
        [name, "Reports the counter of the threshold of the filter", "Sets the clock of the timer of the voltage"]
        for name in ("OUT1", "OUT2", "OUT3", "OUT4", "OUT5", "OUT6")
    ]
    table(drawing.page(), 60, 80, [70, 110, 110], rows, Style(rules=Rules.NONE, size=8.0, row_pad=9.0, leading=1.15))
    tables = tables_of(drawing, tmp_path)
    assert [cells(read) for read in tables] == [rows[1:]]


def test_a_dashed_rule_joins_no_words(tmp_path):
    drawing = Drawing()
    rows = [["Data object", "Max."], ["Rise time", "22.6"], ["Fall time", "64.2"], ["Hold time", "9"]]
    table(drawing.page(), 60, 80, [90, 60], rows, Style(dashes=True, row_pad=0.0))
    read = only_table(drawing, tmp_path)
    assert [read.headers, *map(tuple, cells(read))] == [tuple(row) for row in rows]


@pytest.mark.parametrize("beside", ["first", "middle", "last"])
def test_labels_over_several_lines_are_told_by_the_space_between_rows(tmp_path, beside):
    drawing = Drawing()
    page = drawing.page()
    labels = [["Supply voltage", "Output driver"], ["Package"], ["Operating range", "Of the", "Sensor"], ["Channels"]]
    values = [["1.8 V", "2.5 V"], ["QFN", "BGA"], ["-40 °C", "-20 °C"], ["4", "8"]]
    for x, name in zip((190, 270), ("GX100", "GX200"), strict=True):
        text(page, x, 84, name, 9, "hebo")
    y = 100.0
    for label, row in zip(labels, values, strict=True):
        place = {"first": 0.0, "middle": (len(label) - 1) / 2, "last": len(label) - 1.0}[beside]
        for number, part in enumerate(label):
            text(page, 60, y + 11 * number, part, 9)
        for x, value in zip((190, 270), row, strict=True):
            text(page, x, y + 11 * place, value, 9)
        y += 11 * len(label) + 5
    read = only_table(drawing, tmp_path)
    assert read.headers == ("", "GX100", "GX200")
    assert cells(read) == [[" ".join(label), *row] for label, row in zip(labels, values, strict=True)]


def test_numbers_of_lines_that_hold_nothing_are_no_label(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    lines = [("1", "open"), ("2", "close"), ("3", ""), ("4", "hold"), ("5", "reset"), ("6", ""), ("7", "start")]
    y = 100.0
    for number, word in lines:
        text(page, 60, y, number, 9)
        text(page, 120, y, word, 9)
        y += 11 if word else 16
    keys = [row[0] for table in tables_of(drawing, tmp_path) for row in cells(table)]
    assert not any(" " in key for key in keys)


def test_names_over_two_columns_in_plain_type_are_a_header_above_figures(tmp_path):
    drawing = Drawing()
    rows = [
        ["Item", "Pattern", LEFT, "Typ.", "Max."],
        ["Driver", "250", "All on", "38", "52"],
        ["Driver", "All off", LEFT, "186", "256"],
        ["Logic", "250", "All on", "345", "475"],
        ["Logic", "All off", LEFT, "310", "426"],
    ]
    table(drawing.page(), 60, 80, [80, 60, 60, 50, 50], rows, Style(bold_header=False))
    read = only_table(drawing, tmp_path)
    assert read.headers == ("Item", "Pattern", "Pattern", "Typ.", "Max.")
    assert len(read.rows) == 4
