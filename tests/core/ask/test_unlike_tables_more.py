"""Things across, matrices of marks, sister tables, lists in German and Chinese; and close misses of each."""

from __future__ import annotations

import pytest

from tests.core.ask.shelf import REFUSED, is_told, shelf
from tests.core.ask.unlike_papers_more import PAPERS

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("unlike"), PAPERS)
    yield made
    made[0].close()


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which accessories are available for the P200?", ("Wall bracket", "Float switch"), 2),
        ("Which accessories are not available for the P100?", ("Float switch", "Remote control"), 2),
        ("How many accessories does the P300 have?", ("4",), None),
        ("Which accessories are available for the P500?", REFUSED, None),
        ("List all accessories.", ("Hose set",), 4),
    ],
)
def test_things_across_and_marks(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which faults have a manual reset?", ("Dry running", "Blocked rotor"), 2),
        ("Which fault codes are reset automatically?", ("F02", "F04"), 2),
        ("List all fault codes with their remedy.", ("F03", "Clean the rotor"), 4),
        ("How many faults have an automatic reset?", ("2",), None),
        ("Which faults have a remote reset?", REFUSED, None),
    ],
)
def test_fault_codes(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which input registers have the data type FLOAT32?", ("Voltage L1", "Current L1"), 3),
        ("Which holding registers can be written only?", ("Reset energy",), 1),
        ("Which holding registers are read and write?", ("Slave address", "Baud rate"), 3),
        ("How many input registers are there?", ("5",), None),
        ("How many holding registers are there?", ("4",), None),
        ("List all holding registers.", ("40004",), 4),
        ("List the input registers measured in V.", ("Voltage L1", "Voltage L2"), 2),
        ("Which input registers have the data type INT32?", REFUSED, None),
        ("Which status bits have the severity warning?", ("Clock not set", "Memory full"), 2),
        ("Which status bits are alarms?", ("Phase L1", "Phase L2"), 2),
        ("List the status bits.", ("Service due",), 5),
    ],
)
def test_sister_tables(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Welche Anwendungen kosten 32,50 €?", ("Massage", "Solebad"), 2),
        ("Welche Anwendungen kosten mehr als 30 €?", ("Moorbad", "Massage", "Solebad"), 3),
        ("Welche Anwendungen im Badehaus kosten weniger als 35 €?", ("Solebad",), 1),
        ("Welche Anwendungen dauern weniger als 25 min?", ("Inhalation", "Wassertreten"), 2),
        ("Welche Anwendungen gibt es im Kurhaus?", ("Massage", "Inhalation"), 2),
        ("Nenne alle Anwendungen mit Dauer und Preis.", ("Moorbad", "38,00"), 5),
        ("Welche Anwendungen kosten 99 €?", REFUSED, None),
        ("Wie viele Anwendungen gibt es im Kurhaus?", ("2",), None),
        ("Welche Anwendungen finden im Hallenbad statt?", REFUSED, None),
    ],
)
def test_german_lists(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("有哪些接口？", ("以太网口", "USB口"), 4),
        ("列出所有指示灯的颜色", ("PWR", "绿"), 4),
        ("哪些指示灯是绿色的？", ("PWR", "SYS", "NET"), 3),
        ("哪些指示灯的状态为闪烁？", ("SYS", "NET"), 2),
        ("哪些接口的数量为2？", ("光口", "串口"), 2),
        ("哪些指示灯的颜色为黄？", REFUSED, None),
        ("有多少个接口类型？", ("4",), None),
        ("指示灯有哪些？", ("ALM",), 4),
    ],
)
def test_chinese_tables(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which relays have an NO contact?", ("Relay 1", "Relay 3"), 2),
        ("Which relays have a max. current of 5 A?", ("Relay 1", "Relay 2"), 2),
        ("Which relays have a max. current of more than 5 A?", ("Relay 3",), 1),
        ("Which relays have a max. current of 7 A?", REFUSED, None),
        ("Which relays have a max. voltage of more than 500 V?", REFUSED, None),
        ("Which relays have an NC contact and a max. current of 10 A?", REFUSED, None),
        ("List the relay outputs.", ("Relay 2",), 3),
    ],
)
def test_what_is_of_something_else_is_refused(shelved, question, told, rows):
    is_told(shelved, question, told, rows)
