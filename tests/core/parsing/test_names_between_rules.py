"""Names of columns above tables between rules, and words that a rule parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.parsing.reading import cells, only_table
from tests.drawing import ABOVE, LEFT, Value
from tests.drawing_set import Look, drawn


@pytest.mark.parametrize("fill", ["none", "dark header"])
def test_a_table_between_rules_whose_header_is_a_single_name(tmp_path: Path, fill: str):
    rows: list[list[Value]] = [["", "Range"], *([f"Enables the counter {n}", f"{n}2.5 bits"] for n in range(1, 5))]
    found = only_table(drawn(rows, [70, 60], Look(ruling="header", fill=fill)), tmp_path)
    assert found.headers == ("", "Range")
    assert cells(found) == rows[1:]


def test_a_rule_between_two_words_parts_them_however_close_they_are(tmp_path: Path):
    rows: list[list[Value]] = [
        ["Signal", "Limit", "Default"],
        *([f"TEMP{n}10", f"{n}2.5 bits", f"0x4BA{n}"] for n in (1, 2, 3)),
    ]
    look = Look(ruling="columns", align="lrl", pad=0.6, align_header="centre")
    found = only_table(drawn(rows, [90, 70, 70], look), tmp_path)
    assert cells(found) == rows[1:]


def test_a_name_of_two_lines_over_two_columns_is_one(tmp_path: Path):
    rows: list[list[Value]] = [
        ["Item", "Twelve months ended June 30,", LEFT, "Supply", LEFT],
        [ABOVE, "Min.", "Typ.", "Min.", "Typ."],
        *([f"sensor{n}", f"{n}0", f"{n}5", f"{n}.1", f"{n}.2"] for n in range(1, 6)),
    ]
    look = Look(ruling="header", header_rows=2, align="lrrrr", align_header="centre")
    found = only_table(drawn(rows, [70, 38, 38, 38, 38], look), tmp_path)
    names = ["Twelve months ended June 30,", "Twelve months ended June 30,", "Supply", "Supply"]
    assert found.headers == ("Item", *(f"{a} › {b}" for a, b in zip(names, ["Min.", "Typ."] * 2, strict=True)))


def test_lines_of_a_name_over_two_columns_below_a_caption(tmp_path: Path):
    rows: list[list[Value]] = [
        ["", "Supply voltage", LEFT],
        ["Parameter", "2017", "2016"],
        *([f"{n}", f"{n}2.88", f"{n}8.65"] for n in range(3, 9)),
    ]
    look = Look(ruling="header", fill="dark header", header_rows=2, align="lrr", align_header="centre", size=7)
    found = only_table(drawn(rows, [44, 26, 26], look), tmp_path)
    assert found.headers == ("Parameter", "Supply voltage › 2017", "Supply voltage › 2016")


def test_rows_that_are_counted_are_a_table_where_a_header_names_them(tmp_path: Path):
    rows: list[list[Value]] = [["Signal", "Function"], *([str(n), name] for n, name in enumerate("abcdefg", start=3))]
    found = only_table(drawn(rows, [40, 60], Look(ruling="header", fill="stripes")), tmp_path)
    assert cells(found) == rows[1:]
