"""How a value is told."""

import pytest

from localmind_desktop.core.ask.candidates.parts import told_value, value_first
from tests.core.ask.building import sheet_of, table

PARAMETERS = sheet_of(
    table(
        ["Parameter", "Condition", "Typ", "Unit", "Max (mA)", ""],
        [
            ["Supply current", "measuring", "18", "mA", "25", "a"],
            ["Start-up time", "", "20 ms", "", "", ""],
            ["Interface", "", "I2C", "mA", "-", ""],
        ],
    )
)


@pytest.mark.parametrize(
    ("row", "asked", "columns", "told"),
    [
        (0, 2, (0, 1, 2, 3), "18 mA — Typ; Parameter: Supply current; Condition: measuring"),
        (1, 2, (0, 2), "20 ms — Typ; Parameter: Start-up time"),
        (2, 2, (0, 2, 3), "I2C — Typ; Parameter: Interface; Unit: mA"),
        (0, 0, (0, 2, 3), "Supply current — Parameter; Typ: 18; Unit: mA"),
        (0, 5, (0, 5), "a — Parameter: Supply current"),
        (0, 5, (), "a"),
    ],
)
def test_the_value_comes_first_and_then_what_it_is(row, asked, columns, told):
    assert value_first(PARAMETERS, row, asked, columns) == told


def test_a_unit_is_not_said_twice():
    assert told_value(PARAMETERS, 1, 2) == "20 ms"
    assert told_value(PARAMETERS, 0, 3) == "mA"


def test_a_unit_belongs_to_the_figures_beside_it():
    pins = sheet_of(table(["Pin", "Name", "Min", "Max", "Unit"], [["4", "VDD", "-", "3.6", "V"]]))
    assert [told_value(pins, 0, column) for column in (0, 2, 3)] == ["4", "-", "3.6 V"]
