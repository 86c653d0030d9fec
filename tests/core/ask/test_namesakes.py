"""An attribute with another qualifier is another attribute; codes in bits are compared with codes in hexadecimal."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.tables.codes import bits_of
from localmind_desktop.core.model import Mode
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

SENSOR = Paper(
    "tq9-tilt-sensor.pdf",
    "TQ9 tilt sensor with angular rate output and 3.3 V supply",
    [
        Written(
            "Table 1 – Device summary",
            ("Part number", "Temperature range [°C]", "Package"),
            [("TQ9", "-40 to +85", "LGA-24"), ("TQ9TR", "-40 to +85", "Tape and reel")],
            "Device summary",
        ),
        Written(
            "Table 2 – Characteristics",
            ("Symbol", "Parameter", "Typ.", "Unit"),
            [
                ("R_FS", "Angular rate measurement range", "±125", "dps"),
                ("R_FS", "Angular rate measurement range", "±2000", "dps"),
                ("R_SO", "Angular rate sensitivity", "8.75", "mdps/LSB"),
                ("BW", "Bandwidth", "200", "Hz"),
            ],
            "Characteristics",
        ),
        Written(
            "Table 4 – Supply currents",
            ("Parameter", "Typ.", "Unit"),
            [("Current during tilt measurement", "340", "µA"), ("Current during self test", "90", "µA")],
            "Supply currents",
        ),
        Written(
            "Table 3 – Pulse width control",
            ("PW[1:0]", "Pulse width (µs)", "Resolution (bits)"),
            [("00", "69", "15"), ("01", "118", "16"), ("10", "215", "17"), ("11", "411", "18")],
            "Pulse width control",
        ),
    ],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("namesakes"), [SENSOR])
    yield made
    made[0].close()


def test_the_ranges_of_one_thing_are_listed_not_those_of_another(shelved):
    answer = answer_to(shelved, "List the angular rate ranges of the TQ9.")
    assert answer.table is not None
    cells = {cell for row in answer.table.rows for cell in row}
    assert {"±125", "±2000"} <= cells
    assert "-40 to +85" not in cells


@pytest.mark.parametrize(
    "question", ["What is the supply voltage range of the TQ9?", "List the humidity ranges of the TQ9."]
)
def test_a_range_of_something_else_is_not_told(shelved, question):
    answer = answer_to(shelved, question)
    assert "-40" not in answer.text
    assert answer.table is None or all("-40 to +85" not in row for row in answer.table.rows)


def test_the_current_of_another_measurement_is_not_told(shelved):
    assert "340" in answer_to(shelved, "What is the current of the TQ9 during tilt measurement?").text
    assert "340" not in answer_to(shelved, "What is the current of the TQ9 during gas measurement?").text


def test_a_range_of_codes_in_hexadecimal_finds_the_bits(shelved):
    answer = answer_to(shelved, "List the pulse widths of the TQ9 for PW 0x01 to 0x03.")
    assert answer.mode is Mode.TABLE
    assert [row[0] for row in answer.table.rows] == ["01", "10", "11"]


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [(["00", "01", "11"], (0, 1, 3)), (["0", "1"], ()), (["10", "011"], ()), (["10", "12"], ()), (["10"], ())],
)
def test_bits_are_told_from_numbers_by_their_column(cells, numbers):
    assert bits_of(cells) == numbers
