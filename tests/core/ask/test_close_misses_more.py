"""Close misses: numbered names that do not exist, unknown items on known papers; and what is shown of rows."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.list_papers import PAPERS as LISTED
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

WORKS = Paper(
    "pump-station.pdf",
    "Pump station 9 with relays 7, PS-40",
    [
        Written(
            "Table 1 – Timers",
            ("Timer", "Width", "Clock"),
            [("TIMER1", "16 bit", "APB1"), ("TIMER2", "16 bit", "APB1"), ("TIMER3", "32 bit", "APB2")],
            "Timers",
        ),
        Written(
            "Table 2 – Channels",
            ("Channel", "Use", "Range"),
            [("Channel 1", "Inflow", "0-10 V"), ("Channel 2", "Outflow", "4-20 mA"), ("Channel 3", "Level", "0-5 V")],
            "Channels",
        ),
        Written(
            "Tabelle 3 – Relais",
            ("Relais", "Last", "Kontakt"),
            [("Relais 1", "Pumpe", "Schließer"), ("Relais 2", "Ventil", "Wechsler")],
            "Relais",
        ),
        Written(
            "",
            ("", ""),
            [("Serial number", "SN-77120"), ("Order", "B-2044"), ("Customer", "Harbour works"), ("Date", "3 May 2023")],
            "Nameplate",
        ),
    ],
)
BILL = Paper(
    "rechnung-R-2207.pdf",
    "Rechnung R-2207",
    [
        Written(
            "",
            ("", ""),
            [
                ("Rechnungsnummer", "R-2207"),
                ("Kunde", "Bäckerei Sommer"),
                ("Betrag", "412,00 €"),
                ("Datum", "02.03.2024"),
            ],
            "Rechnung",
        ),
        Written(
            "Positionen",
            ("Nr.", "Artikel", "Menge", "Preis"),
            [("1", "Mehlsieb", "2", "36,00 €"), ("2", "Knethaken", "1", "84,00 €"), ("3", "Backblech", "8", "32,00 €")],
            "Positionen",
        ),
    ],
)
RECEIPT = Paper(
    "invoice-R-1001.pdf",
    "Invoice R-1001",
    [
        Written(
            "Items of invoice R-1001",
            ("No.", "Invoice", "Item", "Price"),
            [("1", "R-1001", "Oak board", "44.00"), ("2", "R-1001", "Brass hinge", "6.20")],
            "Items",
        ),
        Written(
            "",
            ("", ""),
            [("Invoice number", "R-1001"), ("Total price", "50.20"), ("Due", "14 days")],
            "Invoice",
        ),
    ],
)
LONG = "A text that goes on and on about how the part was tested, stored, packed and sent, "
WIDE = Paper(
    "parts-register.pdf",
    "Register of parts",
    [
        Written(
            "Parts",
            ("Part", "Supplier", *(f"Remark {n}" for n in range(1, 13)), "Weight", "Colour"),
            [
                (name, supplier, *(f"{LONG}{name} {n}" for n in range(1, 13)), weight, colour)
                for name, supplier, weight, colour in (
                    ("Flange", "Norwood", "1.2 kg", "grey"),
                    ("Gasket", "Delacroix", "0.1 kg", "black"),
                    ("Spindle", "Takeda", "3.4 kg", "blue"),
                )
            ],
            "Parts",
        ),
    ],
)
GAPS = Paper(
    "pump-data.pdf",
    "Data of pumps",
    [
        Written(
            "Pumps in brief",
            ("Pump", "Power", "Weight", "Voltage"),
            [("PX-1", "", "12 kg", ""), ("PX-2", "", "15 kg", ""), ("PX-3", "", "18 kg", "")],
            "Pumps",
        ),
        Written(
            "Electrical values of the motors",
            ("Pump", "Power", "Voltage", "Current"),
            [("PX-1", "370 W", "230 V", "2.6 A"), ("PX-2", "550 W", "230 V", "3.9 A"), ("PX-3", "750 W", "400 V", "")],
            "Motors",
        ),
    ],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("misses"), [*LISTED, WORKS, BILL, RECEIPT, WIDE, GAPS])
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "What is the width of TIMER9?",
        "List the clocks of TIMER9.",
        "Which timers are called TIMER9?",
        "What is the range of Channel 9?",
        "List all ranges of Channel 9.",
        "List all values of Timer 9.",
        "Welche Last hat Relais 7?",
        "Nenne alle Kontakte von Relais 7.",
        "List the timers of PS-99.",
        "What is the use of Timer 9?",
    ],
)
def test_a_numbered_name_that_does_not_exist_is_refused(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    "question",
    [
        "What is the price of the marble slab on invoice R-1001?",
        "What does the copper pipe cost on invoice R-1001?",
        "How much is the screwdriver on invoice R-1001?",
        "Wie hoch ist der Preis der Kaffeemaschine auf der Rechnung R-2207?",
        "Was kostet der Eierkocher auf Rechnung R-2207?",
        "What is the price of the lamp shade in order B-2044?",
        "What is the price of the pump on invoice R-1001?",
        "What is the price of the slab on invoice R-1001?",
        "What is the price of lavender on invoice R-1001?",
        "Which price does the spade have on invoice R-1001?",
        "Was kostet die Lampe auf der Rechnung R-2207?",
        "Wie hoch ist der Preis der Lampe auf der Rechnung R-2207?",
        "What is the quantity of the spade in order B-2044?",
        "What is the item price of shears for invoice R-1001?",
        "List the prices of the spade on invoice R-1001.",
        "How much was charged for the scaffold with serial number SN-77120?",  # the label of a number is no amount
        "Wie viel wurde für die Leiter auf Rechnungsnummer R-2207 berechnet?",
        "What is the quantity of garden chairs on Bestellung 4711?",
        "Welche Menge hat der Kühlschrank in der Bestellung R-1001?",
    ],
)
def test_an_unknown_item_on_a_known_paper_is_refused(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("What is the price of the oak board on invoice R-1001?", "44.00"),
        ("Was kostet der Knethaken auf Rechnung R-2207?", "84,00"),
        ("What is the range of Channel 2?", "4-20 mA"),
        ("What is the width of TIMER3?", "32 bit"),
        ("Welche Last hat Relais 2?", "Ventil"),
        ("What is the total price of invoice R-1001?", "50.20"),
    ],
)
def test_what_exists_is_told(shelved, question, value):
    assert value in _told(answer_to(shelved, question))


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("What do we know about the part Gasket?", "Gasket"),
        ("Gasket", "Gasket"),
        ("Which supplier and weight does the Spindle have?", "3.4 kg"),
        ("Which part comes from Delacroix?", "Gasket"),
        ("Which part has the colour blue?", "Spindle"),
        ("Tell me about the Flange.", "Norwood"),
    ],
)
def test_a_wide_row_is_told_in_short(shelved, question, value):
    answer = answer_to(shelved, question)
    assert value in _told(answer)
    assert len(_told(answer)) <= 250


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("What is the power of the pump PX-1?", "370 W"),
        ("What is the power of PX-2?", "550 W"),
        ("What is the voltage of the pump PX-3?", "400 V"),
        ("Which voltage does the pump PX-2 have?", "230 V"),
        ("What is the weight of the pump PX-3?", "18 kg"),
    ],
)
def test_a_filled_cell_goes_before_an_empty_one(shelved, question, value):
    answer = answer_to(shelved, question)
    assert answer.text.find(value) >= 0
    assert "empty" not in answer.text


def _told(answer):
    cells = [text for row in answer.table.rows for text in row] if answer.table is not None else []
    return " ".join([answer.text, *cells])


def test_a_range_of_something_else_is_refused(shelved):
    answer = answer_to(shelved, "What is the input signal range of Channel 9 of the pump station?")
    assert answer.mode is Mode.NOT_FOUND
