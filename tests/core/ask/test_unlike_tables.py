"""Tables that say a thing otherwise than it is asked for: other nouns, codes, periods, spellings; and close misses."""

from __future__ import annotations

import pytest

from tests.core.ask.shelf import REFUSED, is_told, shelf
from tests.core.ask.unlike_papers import PAPERS

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("unlike"), PAPERS)
    yield made
    made[0].close()


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("List the settings of the scan limit.", ("Digit 0 only", "Digits 0 to 3"), 4),
        ("List the scan limit settings.", ("Digit 0 only", "Digits 0 to 3"), 4),
        ("What are the scan limit settings of the SX7210?", ("Digits 0 to 3",), None),
    ],
)
def test_a_caption_names_what_is_listed(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which cars have gear 5?", ("Ferro", "Lotos"), 2),
        ("Which cars have 5 gears?", ("Ferro", "Lotos"), 2),
        ("Which cars have a gear of 4?", ("Fiato",), 1),
        ("Which cars have more than 110 hp?", ("Ferro", "Lotos"), 2),
        ("Which cars have gear 9?", REFUSED, None),
        ("Which cars have airbag 5?", REFUSED, None),
        ("Which boats have 4 sails?", REFUSED, None),
    ],
)
def test_things_may_have_another_name_than_the_table_gives(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which grantees have an amount of $ 20.000,00?", ("River", "Ferry"), 2),
        ("List grantees with a amount of $ 20.000,00.", ("River", "Ferry"), 2),
        ("Which grantees have an amount of $20,000.00?", ("River", "Ferry"), 2),
        ("Which grantees have an amount of 20000 $?", ("River", "Ferry"), 2),
        ("¿Qué conceptos tienen un importe de 1.234,50 €?", ("Montaje", "Retirada"), 2),
        ("¿Qué conceptos tienen un importe de 1234,50 €?", ("Montaje", "Retirada"), 2),
        ("Liste los conceptos con importe de 1.234,50 €.", ("Montaje", "Retirada"), 2),
        ("¿Qué conceptos tienen un importe de 777,00 €?", REFUSED, None),
        ("Which grantees have an amount of $ 30.000,00?", REFUSED, None),
        ("Which grantees have an amount of more than $ 4.000,00?", ("River", "Ferry", "Otter"), 3),
    ],
)
def test_amounts_are_read_in_every_spelling(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which LEX functions of QZSS are there?", ("LEX message", "LEX correction"), 2),
        ("List the functions of QZSS.", ("LEX message", "LEX correction", "Short report"), 3),
        ("Which functions of Galileo are there?", ("Position fix", "Search"), 2),
        ("Which functions of GLONASS are there?", REFUSED, None),
        ("How many functions does QZSS have?", ("3",), None),
    ],
)
def test_a_band_chooses_its_rows(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("有哪些工作模式？", ("制冷", "送风"), 4),
        ("列出所有故障代码", ("E1", "E3"), 3),
        ("故障代码有哪些？", ("E1", "E3"), 3),
        ("温控器有哪些工作模式？", ("制冷", "送风"), 4),
        ("哪些模式的风速为低？", ("制热", "除湿"), 2),
        ("列出故障代码及其处理方法", ("E1", "检查接线"), 3),
        ("温控器的技术参数有哪些？", ("额定电压", "0.3"), 4),
        ("哪些故障需要更换传感器？", ("E1", "E2"), 2),
    ],
)
def test_chinese_lists_have_all_rows(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("List the address bits of Digit 8.", REFUSED, None),
    ],
)
def test_a_numbered_item_that_is_not_there_is_refused(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which machines stand in hall North?", ("Lathe", "Press", "Drill"), 3),
        ("Which machines have a power of 4 kW?", ("Lathe", "Saw"), 2),
        ("List all machines.", ("Lathe", "Drill"), 4),
    ],
)
def test_a_list_of_a_wide_table_is_short(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("How many visitors came in December?", REFUSED, None),
    ],
)
def test_codes_and_periods_are_written_in_several_ways(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Welche Schutzart hat der Feuchtesensor FS20?", ("IP54, IP65",), None),
        ("Welche Umgebungstemperatur hat der FS20 im Betrieb?", ("-10 ... 50",), None),
        ("Welche Ausführungen haben die Gehäusefarbe weiß und einen Relaisausgang?", ("FS20-A",), 1),
        ("Welche Ausführungen sind schwarz und haben einen analogen Ausgang?", ("FS20-D",), 1),
        ("Welche weißen Ausführungen gibt es?", ("FS20-A", "FS20-B"), 2),
        ("Welche Ausführungen haben die Gehäusefarbe rot?", REFUSED, None),
        ("Welche Leistung hat der FS20?", REFUSED, None),
    ],
)
def test_german_compounds(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("How many arguments of valve_open are optional?", ("0", "All 3 rows"), None),
        ("How many arguments of valve_open are mandatory?", ("3",), None),
        ("How many arguments of valve_open are deprecated?", REFUSED, None),
        ("How many arguments of valve_close are optional?", REFUSED, None),
        ("How many cars have more than 500 hp?", ("0", "All 5 rows"), None),
        ("How many arguments of valve_open are not mandatory?", ("0",), None),
    ],
)
def test_nought_is_counted_where_the_column_can_say_so(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which machines are in hall West?", REFUSED, None),
        ("Which machines have a power of 7 kW?", REFUSED, None),
        ("Which functions have the return type double?", REFUSED, None),
        ("Which models have 8 gears?", REFUSED, None),
        ("Which models have more than 5 gears?", REFUSED, None),
        ("Welche Ausführungen sind rot?", REFUSED, None),
        ("Welche Ausführungen haben einen Transistorausgang?", REFUSED, None),
        ("Which machines are painted green?", REFUSED, None),
        ("Which grantees are in Denham?", REFUSED, None),
        ("List the grantees in Arnfeld.", ("River", "Ferry"), 2),
        ("哪些模式的风速为中？", REFUSED, None),
        ("哪些故障的含义为压缩机故障？", REFUSED, None),
        ("Which functions of QZSS have the rate 20 Hz?", REFUSED, None),
        ("How many machines are in hall North?", ("3",), None),
        ("How many machines are in hall West?", REFUSED, None),
        ("How many grantees have an amount of more than $ 100.000,00?", ("0", "All 4 rows"), None),
        ('Welche Positionen sind "Pintura interior"?', REFUSED, None),
    ],
)
def test_close_misses_of_lists(shelved, question, told, rows):
    is_told(shelved, question, told, rows)


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("How many cars have 2 carburetors?", ("1",), None),
        ("Which machines in hall North have a power of 9 kW?", ("Press",), 1),
        ("How many trees were planted in Birkwood in 2019?", REFUSED, None),
    ],
)
def test_words_that_name_the_column(shelved, question, told, rows):
    is_told(shelved, question, told, rows)
