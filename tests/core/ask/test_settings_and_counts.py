"""Rows that are found by way of another row, by an abbreviated condition, or because they state a count."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.evidence import carries
from localmind_desktop.core.ask.tables.looking_up import best_row
from localmind_desktop.core.model import Mode
from tests.core.ask.building import question, sheet_of, table
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

COLUMNS = ("Parameter", "Conditions", "Typ", "Unit")
TUMBLER = Paper(
    "a.pdf",
    "TUMBLER-6 motion unit",
    [
        Written(
            "Table 1 – Gyroscope of the TUMBLER-6",
            COLUMNS,
            [
                ("Full-scale range", "RNG=0", "±300", "°/s"),
                ("", "RNG=1", "±600", "°/s"),
                ("", "RNG=2", "±1200", "°/s"),
                ("Sensitivity scale factor", "RNG=0", "110", "LSB/(°/s)"),
                ("", "RNG=1", "55", "LSB/(°/s)"),
                ("", "RNG=3", "14", "LSB/(°/s)"),
                ("Settling time", "", "45", "ms"),
            ],
        )
    ],
)
ROLLER = Paper(
    "b.pdf",
    "ROLLER-9 motion unit with gyroscope and accelerometer",
    [
        Written(
            "Table 1 – Characteristics of the ROLLER-9",
            COLUMNS,
            [
                ("Angular rate sensitivity", "Angular rate FS = ±600 dps", "21", "mdps/LSB"),
                ("Angular rate sensitivity", "Angular rate FS = ±1200 dps", "42", "mdps/LSB"),
                ("Linear acceleration sensitivity", "Linear acceleration FS = ±4 g", "0.12", "mg/LSB"),
            ],
        )
    ],
)
HUB = Paper(
    "c.pdf",
    "PELIKAN gateway",
    [
        Written("Table 1 – Limits of the PELIKAN", ("", ""), [("Number of lamps:", "64"), ("Anzahl Gruppen:", "16")]),
        Written(
            "Table 2 – Lamps of the PELIKAN",
            ("Lamp", "Colour", "Spare lamps"),
            [("L1", "red", "2"), ("L2", "green", "1"), ("L3", "white", "5")],
        ),
    ],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("settings"), [TUMBLER, ROLLER, HUB])
    yield made
    made[0].close()


def test_the_row_of_the_setting_that_another_row_gives_a_range(shelved):
    answer = answer_to(shelved, "What is the gyroscope sensitivity of the TUMBLER-6 at the full-scale range ±600?")
    assert answer.mode is Mode.TABLE
    assert answer.text == (
        "Parameter: Sensitivity scale factor; Conditions: RNG=1; Typ: 55; Unit: LSB/(°/s) [1]; "
        "Parameter: Full-scale range; Conditions: RNG=1; Typ: ±600; Unit: °/s [2]"
    )


@pytest.mark.parametrize(
    "question",
    [
        "What is the gyroscope sensitivity of the TUMBLER-6 at the full-scale range ±1200?",  # no row under RNG=2
        "What is the gyroscope sensitivity of the TUMBLER-6 at the full-scale range ±500?",  # no such range
        "What is the settling time of the TUMBLER-6 at the full-scale range ±600?",  # under no setting
        "What is the accelerometer sensitivity of the TUMBLER-6 at the full-scale range ±600?",  # of a gyroscope
    ],
)
def test_without_a_row_under_that_setting_nothing_is_told(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("What is the gyroscope sensitivity of the ROLLER-9 at the full-scale range ±600?", "Typ: 21"),
        ("What is the gyroscope sensitivity of the ROLLER-9 at a full scale of ±1200 dps?", "Typ: 42"),
        ("What is the accelerometer sensitivity of the ROLLER-9 at the full-scale range ±4 g?", "Typ: 0.12"),
    ],
)
def test_a_condition_in_short_and_an_instrument_by_what_it_measures(shelved, question, value):
    assert value in answer_to(shelved, question).text


@pytest.mark.parametrize(
    "question",
    [
        "What is the gyroscope sensitivity of the ROLLER-9 at the full-scale range ±4 g?",  # of the acceleration
        "What is the gyroscope sensitivity of the ROLLER-9 at the output data rate ±600?",  # FS is no data rate
        "What is the magnetometer sensitivity of the ROLLER-9 at the full-scale range ±600?",
    ],
)
def test_a_condition_of_something_else_is_not_met(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many lamps does the PELIKAN have?", "64"),
        ("Wie viele Gruppen hat das PELIKAN?", "16"),
        ("How many lamps of the PELIKAN are red?", "1"),
    ],
)
def test_a_count_that_is_stated_is_told_and_others_are_counted(shelved, question, value):
    assert value in answer_to(shelved, question).text.split("[")[0]
    assert "3" not in answer_to(shelved, question).text.split("[")[0]


def test_a_row_that_shares_but_the_head_of_what_is_asked_for_is_no_answer():
    made = table(("Bit", "7 to 4", "3 to 0"), [("Byte 3", "Kind", "Flags")], caption="Table 1 – Head of a frame")
    frames = sheet_of(made, "OTTER protocol, version 3", ("otter", "protocol", "version", "3", "use"))
    assert best_row(question("Which protocol version byte does OTTER 3 use?"), [frames], carries) is None
    assert best_row(question("Which byte does OTTER 3 use?"), [frames], carries) is not None
