"""The whole way of a question to a table's answer, over invented documents of many trades."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.papers import PAPERS
from tests.core.ask.shelf import computed, shelf

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory):
    catalog, index = shelf(tmp_path_factory.mktemp("shelf"), PAPERS)
    yield catalog, index
    catalog.close()


def _told(answer) -> str:
    rows = answer.table.rows if answer.table else ()
    return "\n".join([answer.text, *(" | ".join(row) for row in rows)])


INVERSE = [
    ("Which reason code means server busy?", "0x89"),
    ("Welche Sicherung schützt den Stromkreis Heizung?", "F4"),
    ("Welche Sicherung hat einen Nennstrom von 16 A?", "F2"),
    ("Which memory region starts at 0x0800_0000?", "Flash"),
]
FIGURES = [
    ("How many data objects of QPUMP are mandatory?", "2"),
    ("How many data objects does QTANK have?", "4"),
    ("How many registers of the TQ-9 are read only?", "3"),
    ("How many employees work in the Workshop department?", "2"),
    ("How many medicines need a prescription?", "3"),
    ("Wie viele Sicherungen haben die Auslösecharakteristik B?", "3"),
    ("Which employee has the highest salary?", "Jonas Weiler"),
    ("Who has the lowest salary?", "Maud Perrin"),
    ("Which instruction takes the most cycles?", "DIVK"),
    ("Which segment has the smallest margin?", "Ferries"),
    ("What is the highest single dose in the formulary?", "1 g"),
    ("Which medicine has the longest half-life?", "Digoxin"),
    ("What is the sum of the amounts of invoice 20931?", "152.7"),
    ("What is the average salary of the employees?", "47,190"),
    ("How many employees do the segments have in total?", "10,195"),
    ("Welche Sicherung hat den höchsten Nennstrom?", "F4"),
    ("Which memory region is the largest?", "Flash"),
]
COMPARED = [
    ("Which is larger, the salary of Ines Holm or of Lucy Tran?", "Ines Holm"),
    ("Which takes more cycles, MULK or LOADK?", "MULK"),
    ("What is the difference in salary between Jonas Weiler and Tariq Aziz?", "17,400"),
    ("Compare the half-life of metformin and amoxicillin.", "6.2 h"),
    ("Which has the longer half-life, ibuprofen or amoxicillin?", "Ibuprofen"),
    ("Compare CTRL_1 and CTRL_2 of the TQ-9.", "High-pass filter"),
]
LISTS = [
    ("List the mandatory data objects of QPUMP.", ["Spd", "Beh"]),
    ("Which data objects of QTANK are optional?", ["Vlm"]),
    ("Which data objects of QPUMP are not mandatory?", ["Flw", "Hrs", "TmpAlm"]),
    ("Which registers of the TQ-9 are write only?", ["RESET"]),
    ("Which registers can be read and written?", ["CTRL_1", "CTRL_2", "FIFO_CTRL"]),
    ("Which pins of the TQ-9 are outputs?", ["4", "5"]),
    ("Which instructions take more than 2 cycles?", ["MULK", "DIVK"]),
    ("Which instructions need <= 3 cycles?", ["ADDK", "SUBK", "LOADK", "STOREK"]),
    ("List all instructions with format R.", ["ADDK", "SUBK", "MULK", "DIVK"]),
    ("Which features are available on the K20?", ["Hardware divider", "Direct memory access"]),
    ("Which medicines have a half-life between 2 h and 7 h?", ["Paracetamol", "Ibuprofen", "Metformin"]),
    ("Which medicines have a single dose of at least 500 mg?", ["Paracetamol", "Metformin", "Amoxicillin"]),
    ("Which employees earn less than 45,000?", ["Tariq Aziz", "Maud Perrin"]),
    ("List the employees of the Sales department.", ["Ines Holm", "Maud Perrin"]),
    ("Which employees work in Sales or Accounts?", ["Ines Holm", "Maud Perrin", "Lucy Tran"]),
    ("Welche Sicherungen haben einen Nennstrom über 16 A?", ["F3", "F4"]),
    ("Which segments have more than 2,000 employees?", ["Containers", "Bulk"]),
    ("Which packets have no payload?", ["WELCOME", "BYE"]),
    ("哪些引脚是输入？", ["RXD", "RST"]),
    ("Which motors of the 2024 catalogue weigh more than 10 kg?", ["ZM-110", "ZM-220"]),
]


@pytest.mark.parametrize(("question", "value"), INVERSE + FIGURES + COMPARED)
def test_a_value_is_told(shelved, question, value):
    answer = computed(shelved, question)
    assert answer.mode is Mode.TABLE
    assert value in _told(answer)


@pytest.mark.parametrize(("question", "items"), LISTS)
def test_a_list_holds_its_items_and_nothing_else(shelved, question, items):
    answer = computed(shelved, question)
    assert answer.mode is Mode.TABLE
    rows = answer.table.rows if answer.table else ()
    assert len(rows) == len(items)
    assert all(item in " | ".join(row) for item, row in zip(items, rows, strict=True))


CLOSE_MISSES = [
    "How many data objects does QVALVE have?",
    "List the mandatory data objects of QVALVE.",
    "Which instructions take more than 50 cycles?",  # no row satisfies the condition
    "Which medicines have a half-life over 5 kg?",  # a unit that does not fit
    "Which is larger, the salary of Ines Holm or of Otto Kern?",
    "Compare CTRL_1 and CTRL_9 of the TQ-9.",
    "What is the average half-life of the employees?",
    "Which employee has the highest bonus?",
    "What is the sum of the departments?",
]


@pytest.mark.parametrize("question", CLOSE_MISSES)
def test_a_close_miss_is_not_found(shelved, question):
    answer = computed(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text
    assert answer.table is None
