"""Conditions on numbers, and what marks mean."""

import math

import pytest

from localmind_desktop.core.ask.candidates.legends import Legend, legend_in, legend_of_tables, marks_of
from localmind_desktop.core.ask.query.bounds import as_in, bounds_in, fits, is_numeric, quantities_in, quantity_in
from localmind_desktop.core.text.quantities import quantity
from tests.core.ask.building import table


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("more than 5 mA", 5, math.inf),
        ("a half-life between 2 h and 7 h", 2, 7),
        ("at least 500 mg", 500, math.inf),
        ("less than 45,000", -math.inf, 45_000),
        ("at addresses 0x10 to 0x18", 16, 24),
        ("Nennstrom über 16 A", 16, math.inf),
        ("大于 5 mA", 5, math.inf),
        ("between 500 mA and 2 A", 0.5, 2),
        ("price < 5", -math.inf, 5),
        ("current<=5 mA", -math.inf, 5),
        ("a gain > 2", 2, math.inf),
        ("VDD≥3.3 V", 3.3, math.inf),
        ("not below 4 V", 4, math.inf),
        ("must not exceed 7 bar", -math.inf, 7),
    ],
)
def test_a_question_sets_bounds(text, low, high):
    (bound,) = bounds_in(text)
    assert (bound.low, bound.high) == (low, high)


@pytest.mark.parametrize("text", ["the default of CTRL_2", "table 5 and 6", "the 2024 catalogue", "FS_SEL=3"])
def test_other_numbers_are_no_bounds(text):
    assert bounds_in(text) == []


@pytest.mark.parametrize(("cell", "holds"), [("6 mA", True), ("5 mA", False), ("0.006 A", True), ("900 µA", False)])
def test_numbers_are_compared_with_their_units(cell, holds):
    (bound,) = bounds_in("more than 5 mA")
    assert bound.holds(quantity(cell)) is holds


def test_a_number_takes_the_unit_of_its_row_or_its_header():
    made = table(("Name", "Typ", "Unit", "Size (mm)"), [("a", "3", "mA", "12"), ("b", "2", "V", "7")])
    assert quantity_in(made, made.rows[0], 1).least == pytest.approx(0.003)
    assert quantity_in(made, made.rows[1], 3).least == pytest.approx(0.007)
    assert is_numeric(made, 1)
    assert not is_numeric(made, 0)


REGISTERS = table(("Register", "Address"), [("CTRL", "10h"), ("DATA", "1Fh"), ("MODE", "24h")])
CYCLES = table(("Test", "Duration"), [("Damp heat", "10h"), ("Salt mist", "24h"), ("Vibration", "90 min")])


def test_figures_with_an_h_are_hours_unless_others_beside_them_are_hexadecimal():
    assert [quantity_in(REGISTERS, row, 1).least for row in REGISTERS.rows] == [16, 31, 36]
    assert [quantity_in(CYCLES, row, 1).least for row in CYCLES.rows] == [36_000, 86_400, 5_400]


@pytest.mark.parametrize(("made", "holding"), [(REGISTERS, [0, 1]), (CYCLES, [0])])
def test_a_bound_in_h_is_read_as_the_column_writes_its_own(made, holding):
    (bound,) = bounds_in("from 10h to 20h")
    found = quantities_in(made, 1)
    meant = as_in(made, 1, bound)
    assert fits(meant, list(found.values()))
    assert [row for row, one in found.items() if meant.holds(one)] == holding


@pytest.mark.parametrize(
    ("line", "mark", "meaning"),
    [
        ("I = input, O = output, P = power supply", "P", {"power", "suppli"}),
        ("r: read only; w: write only; r/w: read and write.", "r/w", {"read", "write"}),
        ("H = High, G = group alarm L = Low", "G", {"group", "alarm"}),
        ("X: available", "X", {"avail"}),
        ("M – mandatory", "M", {"mandatori"}),
    ],
)
def test_a_line_explains_marks(line, mark, meaning):
    assert legend_in([line])[mark] == meaning


def test_a_table_of_abbreviations_explains_marks():
    made = table(("Mark", "Meaning"), [("M", "Mandatory"), ("O", "Optional")])
    assert legend_of_tables([made])["O"] == {"option"}


@pytest.mark.parametrize(
    ("word", "question", "marks"),
    [
        ("read", "Which are read only", {"r"}),
        ("read", "Which can be read and written", {"r/w"}),
        ("read", "Which can be read", {"r", "r/w"}),
        ("blue", "Which are blue", set()),
    ],
)
def test_the_mark_with_the_longest_meaning_is_meant(word, question, marks):
    legend = Legend(legend_in(["r: read only; w: write only; r/w: read and write"]))
    assert legend.marks_for(word, question.split(), ["r", "w", "r/w"]) == marks


def test_columns_of_marks_are_told_from_others():
    made = table(("Name", "Presence", "Class"), [("Spd", "M", "AMVXY"), ("Flw", "O", "ENXAB")])
    assert marks_of(made, 1) == {"M", "O"}
    assert marks_of(made, 2) == frozenset()
