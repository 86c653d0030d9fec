"""Questions to papers of kinds that were not met before: each is answered by its cell, and none by a neighbour's."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.new_papers import ALL
from tests.core.ask.shelf import answer_to, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    return shelf(tmp_path_factory.mktemp("shelf"), ALL)


@pytest.mark.parametrize(
    ("question", "value", "other"),
    [
        ("What is the bit-rate of Tally mode 4?", "11,000", "5,950"),  # not the mode whose load is 4
        ("How many bits per sub-frame does Tally mode 4 use for the shape VQ?", "48", "35"),
        ("What is object 3 of the Tally codec?", "Balance", "Volume"),
        ("What size in bytes has the field tally_version in the header packet?", "20", "8"),
        ("What is the net amount of the line rental on the bill 562044387?", "24.99", "29.99"),
        ("Wie hoch ist der Betrag Gross für Calls der Rechnung 562044387?", "1.44", "29.99"),
        ("Welche Störung zeigt der Fehlercode E3 am LG 50 an?", "Sensor Außenluft", "Filtermeldung"),
        ("Was ist die Werkseinstellung der Programmfunktion P beim LG 50?", "P1", "Nachtfunktion"),
        ("How accurate is the temperature sensor of the RX40?", "0.5 K", "100"),
        ("How heavy is the RX40?", "85 g", "9 m"),
        ("How many arrests for Arson of Black persons does the arrests by race table 2009 show?", "2,154", "7,085"),
        ("How much natural gas did Lyon consume in 2022?", "98", "120"),
        ("Wie hoch ist der Gesamtbetrag der Rechnung RE-2024-0815?", "401.00", "11.03.2024"),
        ("What is the shipping cost of the invoice RE-2024-0815?", "18.00", "empty"),
        ("How many pieces of the hex key set are on the invoice RE-2024-0815?", "10", "119"),
        ("What is the weight of the RX40 according to the table indicated?", "85 g", "9 m"),
        ("参考卡片：apt autoremove 的作用是什么？", "移除系统中不再需要的软件包", "更新"),
    ],
)
def test_the_cell_is_told(shelved, question, value, other):
    answer = answer_to(shelved, question)
    assert answer.mode is Mode.TABLE, answer.text
    assert value in answer.text
    assert other not in answer.text


def test_a_range_of_names_is_a_list_of_them(shelved):
    answer = answer_to(shelved, "Welche Störungen zeigen die Fehlercodes E1 bis E3 des LG 50 an?")
    assert answer.table is not None
    assert [row[0] for row in answer.table.rows] == ["E1", "E2", "E3"]


@pytest.mark.parametrize(
    "question",
    [
        "What is the bit-rate of Tally mode 16?",  # a 16 stands elsewhere in the tables
        "What is object 0 of the Tally codec?",
        "What is the net amount of the line rental on the bill of August 2015?",
        "What amount was drawn in August 2015?",
        "Was bedeutet der Fehlercode E7 am LG 50?",
        "Which ordering code does the SRM 350J have?",
        "How many arrests for Arson were there in 2015?",
        "When must the invoice RE-2024-0815 be paid?",  # the year in its number is no date
        "What is the shipping cost of the invoice RE-2024-0999?",
    ],
)
def test_what_the_papers_do_not_say_is_refused(shelved, question):
    answer = answer_to(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text
