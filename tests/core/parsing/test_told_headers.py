"""Headers that little tells: a single name beside an empty corner, years, groups of groups; rows told by shades."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.parsing.reading import cells, only_table
from tests.drawing import ABOVE, LEFT, Value
from tests.drawing_set import Look, drawn

ITEMS = (("inputFilter", "49.4 V"), ("GAIN_OUT90", "25.8 V"), ("MODE_47", "41.1 mm"), ("pwmAdc11", "13.9 kg"))
LAST = ("Limit", "Nominal limit", "Limit at delivery")
LOOKS = (
    Look(ruling="outer", fill="dark header"),
    Look(ruling="header", fill="none"),
    Look(ruling="none", fill="header"),
    Look(ruling="rows", fill="stripes"),
    Look(ruling="outer", fill="none", align_header="centre", row_pad=6),
)


@pytest.mark.parametrize("name", LAST)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.ruling}, {look.fill}")
def test_one_name_beside_an_empty_corner(tmp_path: Path, look: Look, name: str):
    found = only_table(drawn([["", name], *map(list, ITEMS)], [120, 120], look), tmp_path)
    assert found.headers == ("", name)
    assert cells(found) == [list(item) for item in ITEMS]


def test_a_band_between_the_header_and_the_first_row(tmp_path: Path):
    rows: list[list[Value]] = [["", "Limit"], ["Inputs", LEFT], *map(list, ITEMS)]
    found = only_table(drawn(rows, [120, 120], Look(ruling="header")), tmp_path)
    assert found.headers[:2] == ("", "Limit")
    assert cells(found) == [[*item, "Inputs"] for item in ITEMS]


def test_years_below_a_name_over_all_of_them(tmp_path: Path):
    rows: list[list[Value]] = [
        ["", "Year ended June 30,", LEFT, LEFT],
        ["(In millions)", "2024", "2023", "2022"],
        ["Revenue", "3,763", "3,645", "3,581"],
        ["Cost of sales", "1,434", "1,275", "1,190"],
        ["Gross profit", "2,329", "2,370", "2,391"],
    ]
    found = only_table(drawn(rows, [140, 70, 70, 70], Look(ruling="none", align="lrrr", header_rows=2)), tmp_path)
    years = [f"Year ended June 30, › {year}" for year in (2024, 2023, 2022)]
    assert found.headers == ("(In millions)", *years)
    assert cells(found) == rows[2:]


@pytest.mark.parametrize("ruling", ["outer", "rows and sides"])
def test_groups_of_groups_are_whole_and_the_last_column_is_of_none(tmp_path: Path, ruling: str):
    rows: list[list[Value]] = [
        ["Item", "Clock rate", LEFT, LEFT, LEFT, ""],
        [ABOVE, "Normal", LEFT, "Low power", LEFT, ""],
        [ABOVE, "Low", "High", "Low", "High", "Unit"],
        *([f"ADC_{n}", f"{n}1.5", f"{n}2.5", f"{n}3.5", f"{n}4.5", "MHz"] for n in range(1, 6)),
    ]
    look = Look(ruling=ruling, align="lrrrrl", header_rows=3)
    found = only_table(drawn(rows, [90, 60, 60, 60, 60, 60], look), tmp_path)
    parts = [f"Clock rate › {mode} › {end}" for mode in ("Normal", "Low power") for end in ("Low", "High")]
    assert found.headers == ("Item", *parts, "Unit")
    assert cells(found) == rows[3:]


def test_rows_that_only_shades_part(tmp_path: Path):
    texts = ("Selects the filter\nof the first input", "Sets the limit\nof the sensor\nbelow it", "Holds the output")
    body: list[list[Value]] = [[f"REG_{n}", text, f"0x{n}F"] for n, text in enumerate([*texts, *texts], start=1)]
    look = Look(ruling="columns", fill="header and stripes", place=0.5)
    found = only_table(drawn([["Register", "Meaning", "Reset"], *body], [80, 130, 60], look), tmp_path)
    assert found.headers == ("Register", "Meaning", "Reset")
    assert cells(found) == [[key, " ".join(str(text).split()), value] for key, text, value in body]


def test_units_below_names_are_lines_of_these_and_no_level(tmp_path: Path):
    header: list[Value] = ["Signal", "Type\n(mA)", "Amount\n(%)", "M/O (in\nthousands)", "Units\n(%)"]
    rows: list[list[Value]] = [[f"CLK_{n}", f"{n}.5", f"{n}86,352", "x", "kPa"] for n in range(1, 7)]
    for ruling in ("grid", "rows and sides", "header"):
        look = Look(ruling=ruling, align_header="centre", align="lrrcl", header_bottom=True)
        found = only_table(drawn([header, *rows], [80, 70, 80, 80, 60], look), tmp_path)
        assert found.headers == tuple(str(name).replace("\n", " ") for name in header)
        assert cells(found) == rows


def test_a_name_wider_than_its_column_beside_an_empty_corner(tmp_path: Path):
    rows: list[list[Value]] = [[f"Input no. {n}:", f"0x{n}06C", "bits"] for n in range(1, 7)]
    look = Look(ruling="header", align="lcl", align_header="centre")
    found = only_table(drawn([["", "Initial reset value", "Nominal units"], *rows], [90, 60, 70], look), tmp_path)
    assert found.headers == ("", "Initial reset value", "Nominal units")
    assert cells(found) == rows
