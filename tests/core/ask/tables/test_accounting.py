"""Every word of a question is accounted for by what was read, or there is no answer from cells."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

PAPERS = (
    Paper(
        "sluice.pdf",
        "SX40 sluice controller",
        (
            Written(
                "Table 1 - Glyph font",
                ("Glyph character", "Lamp A", "Lamp B", "Lamp F"),
                (("0", "1", "0", "1"), ("1", "0", "0", "1"), ("2", "1", "1", "0")),
            ),
            Written(
                "Table 2 - Gate settings",
                ("g_sel[1:0]", "Gate damping"),
                (("00", "Skipped (gate locked)"), ("01", "damping ×1"), ("10", "damping ×2"), ("11", "damping ×4")),
            ),
            Written(
                "Table 3 - Maximum lamp current for 1-, 2- and 3-lamp boards",
                ("Number of lamps", "Maximum lamp current (mA)"),
                (("1", "10"), ("2", "20"), ("3", "30")),
            ),
            Written("Table 4 - Marks", ("", ""), (("Mark", "Meaning"), ("d", "door"), ("p", "pier"), ("s", "stair"))),
            Written(
                "Table 5 - Header P9",
                ("Pin", "Function"),
                (("1", "GND"), ("2", "RXQ"), ("3", "GND"), ("4", "CLK"), ("5", "TXQ")),
            ),
            Written(
                "Table 6 - Address map",
                ("Address", "A2 bridge", "A1 bridge"),
                (("0", "No", "No"), ("1", "No", "Yes"), ("2", "Yes", "No"), ("3", "Yes", "Yes")),
            ),
            Written(
                "Table 7 - Tariff",
                ("Item", "Amount"),
                (("Line rental", "24.99"), ("Call package", "5.00"), ("Router", "3.50")),
            ),
            Written(
                "Table 8 - Pilot chips",
                ("Chip", "Process", "Area"),
                (("Heron", "45 nm", "3 mm²"), ("Egret", "28 nm", "2 mm²"), ("Stork", "45 nm", "5 mm²")),
                section="Fabricated testchips",
            ),
            Written(
                "Table 9 - Characteristics of the SX40",
                ("Parameter", "Conditions", "Typ", "POR state", "Unit"),
                (
                    ("Tilt sensitivity", "FS = ±2 g", "0.06", "0x15", "mg/LSB"),
                    ("Tilt sensitivity", "FS = ±4 g", "0.12", "0x16", "mg/LSB"),
                    ("Supply current of the tilt sensor", "on", "600", "0x17", "µA"),
                    ("Noise", "on", "30", "0x18", "dB"),
                ),
            ),
        ),
    ),
)


DONORS = Paper(
    "hut-donors.pdf",
    "Page 1 of 9",
    (
        Written(
            "",
            ("Apellido", "Nombre", "Importe"),
            (("LOPEZ", "ANA", "$ 300,00"), ("MENA", "JUAN", "$ 120,00"), ("PAEZ", "LUZ", "$ 120,00")),
        ),
    ),
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("accounting"), (*PAPERS, DONORS))
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "Which lamps does the glyph font of the SX40 switch on for the character F?",
        "What is the download rate in Mbit/s of the line rental of the SX40?",
        "What is the Amount of the leased line rental?",
        "On which date was the Router delivered?",
        "What is the Gate damping of g_sel 01 at 5 V?",
        "Which mooring has the mark d?",
        "How much did ANA MENA give according to the list of hut donors?",
        "What is the typ tilt sensitivity of the SX40 at FS = ±8 g?",
        "What is the typical barometer current of the SX40?",
        "What is the noise figure rate of the SX40?",
        "What is the tilt bandwidth of the SX40?",
        "What are the typical and maximum barometer currents of the SX40?",
    ],
)
def test_what_is_asked_of_something_else_is_refused(shelved, question):
    answer = answer_to(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the g_sel settings of the SX40 with their gate damping.", ("Skipped", "×1", "×2", "×4")),
        ("List the maximum lamp currents of the SX40 for 1-, 2- and 3-lamp boards.", ("10", "20", "30")),
        ("Which marks are there, and what do they mean?", ("door", "pier", "stair")),
        ("All ground pins on header P9 of the SX40", ("1", "3")),
        ("Which addresses of the SX40 need a bridge on A2?", ("2", "3")),
        ("SX40 address map: which addresses need a bridge on A2?", ("2", "3")),
        ("Which SX40 test chips were fabricated in 45 nm?", ("Heron", "Stork")),
        ("Which donors of the hut donors list gave $ 120,00?", ("MENA", "PAEZ")),
    ],
)
def test_a_list_is_whole_and_never_padded(shelved, question, items):
    answer = answer_to(shelved, question)
    rows = [" | ".join(row) for row in answer.table.rows] if answer.table else []
    assert len(rows) == len(items), (rows, answer.text)
    assert all(any(item in row for row in rows) for item in items), rows


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which Amount applies to the Call package?", "5.00"),
        ("Which process was used for the test chip Egret?", "28 nm"),
        ("How much did ANA LOPEZ give according to the list of hut donors?", "300,00"),
        ("What is the typical tilt sensitivity of the SX40 at FS = ±4 g?", "0.12"),
        ("What is the nominal supply current of the tilt sensor of the SX40?", "600"),
        ("What is the wake-up state (POR) of the noise of the SX40?", "0x18"),
    ],
)
def test_verbs_and_words_for_what_a_name_is_need_not_be_told(shelved, question, told):
    answer = answer_to(shelved, question)
    rows = answer.table.rows if answer.table else ()
    assert told in " ".join([answer.text, *(cell for row in rows for cell in row)]), answer.text
