"""Which figures of a row are told first where no header is asked for."""

import pytest

from localmind_desktop.core.ask.candidates.told_figures import told_figures
from tests.core.ask.building import question, sheet_of, table

SENSOR = sheet_of(
    table(
        ["Symbol", "Parameter", "Test conditions", "Min.", "Typ.", "Max.", "Unit"],
        [
            ["LA_So", "Linear acceleration sensitivity", "FS = ±16 g", "", "0.732", "", "mg/LSB"],
            ["Vdd", "Supply voltage", "", "1.9", "2.2", "3.6", "V"],
        ],
    )
)
FEES = [["P1", "Basic fee for maintenance", "per month", "6,480.00"]]
PRICES = sheet_of(table(["Position", "Service", "Unit", "Price in euros"], FEES))
YEARS = sheet_of(table(["", "Year › 2016", "Year › 2015"], [["Greater China", "3,785", "3,067"]]))
PINS = sheet_of(table(["Name", "Address", "Default", "Comment"], [["CTRL", "20", "7", "control register"]]))
SIGNALS = sheet_of(table(["Signal", "Meaning", "Current"], [["SIG_30", "Meaning of signal 30", "30 mA"]]))
NUMBERED = sheet_of(table(["No.", "Thing"], [["4", "hammer"]]))


@pytest.mark.parametrize(
    ("said", "sheet", "row", "columns"),
    [
        ("What is the linear acceleration sensitivity at FS = 16 g?", SENSOR, 0, (4,)),
        ("What is the monthly fee?", PRICES, 0, (3,)),
        ("How is the supply voltage?", SENSOR, 1, (3, 4, 5)),
        ("What revenues were made in Greater China?", YEARS, 0, (1, 2)),
        ("What revenues were made in Greater China in 2015?", YEARS, 0, (2,)),
        ("What is drawn by the signal SIG_30?", SIGNALS, 0, (2,)),
        ("What is the meaning of SIG_30?", SIGNALS, 0, ()),
        ("What is LA_So?", SENSOR, 0, ()),
        ("Tell me about the sensitivity.", SENSOR, 0, ()),
        ("Which service costs 6,480.00 euros?", PRICES, 0, ()),
        ("What does the CTRL register do for me?", PINS, 0, ()),
        ("What is thing number 4 called?", NUMBERED, 0, ()),
    ],
)
def test_the_figures_of_a_row_are_told_where_they_are_of_one_kind_and_not_said_already(said, sheet, row, columns):
    assert told_figures(question(said), sheet, row) == columns
