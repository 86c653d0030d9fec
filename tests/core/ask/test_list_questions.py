"""Lists by what a table is about, by values of a column, by bands and by headings; over many trades and languages."""

from __future__ import annotations

import pytest

from tests.core.ask.list_papers import PAPERS
from tests.core.ask.shelf import computed, shelf

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("lists"), PAPERS)
    yield made
    made[0].close()


def _listed(shelved, question):
    """What the rows of the answer's table say."""
    answer = computed(shelved, question)
    rows = answer.table.rows if answer.table is not None else ()
    return [" | ".join(row) for row in rows], answer


def _is_exactly(shelved, question, items):
    rows, answer = _listed(shelved, question)
    assert len(rows) == len(items), (rows, answer.text)
    assert all(any(item in row for row in rows) for item in items), (rows, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List all towns on the line.", ("Arden", "Birch Hill", "Cole", "Dunmere", "Elm Cross")),
        ("Which towns are there?", ("Arden", "Birch Hill", "Cole", "Dunmere", "Elm Cross")),
        ("List all sample tubes.", ("Red", "Lilac", "Blue")),
        ("Which sample tubes are there?", ("Red", "Lilac", "Blue")),
        ("Welche Zusatzstoffe gibt es?", ("keine", "Farbstoff", "Konservierungsstoff", "Phosphat")),
        ("Nenne alle Zusatzstoffe.", ("keine", "Farbstoff", "Konservierungsstoff", "Phosphat")),
        ("Quels bateaux peut-on louer ?", ("Barque", "Pédalo", "Voilier", "Vedette")),
        ("有哪些充电模式？", ("涓流", "快速", "均衡")),
    ],
)
def test_a_table_about_the_things_is_their_list(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("Which articles cost 12.50 EUR?", ("Boxwood", "Rosemary")),
        ("List all articles that cost 12.50 €.", ("Boxwood", "Rosemary")),
        ("Which articles cost 12,50 EUR?", ("Boxwood", "Rosemary")),
        ("Which articles cost 1.150,00 EUR?", ("Watering can",)),
        ("List the articles with VAT 19 %.", ("Watering can", "Trowel")),
        ("Which articles have a VAT of 19 %?", ("Watering can", "Trowel")),
        ("Which towns have 3 stations?", ("Arden", "Cole")),
        ("Which towns are in zone 2?", ("Birch Hill", "Cole")),
        ("List all towns with 12 platforms.", ("Dunmere",)),
        ("Welche Positionen haben die Menge 2?", ("Werkbank", "Regal")),
        ("Welche Positionen haben einen Gesamtpreis von 240 €?", ("Regal", "Lampe")),
        ("Welche Positionen haben einen Gesamtpreis von 1.234,56 Euro?", ("Werkbank",)),
        ("Welche Menüs kosten 5,90 Euro?", ("Vegetarisch", "Vegan")),
        ("Quels bateaux ont 4 places ?", ("Barque", "Voilier")),
        ("Quels bateaux coûtent 18,50 € ?", ("Pédalo",)),
        ("¿Qué habitaciones tienen 2 camas?", ("Doble", "Estudio")),
        ("¿Qué habitaciones cuestan 80 euros?", ("Doble", "Estudio")),
        ("列出数量为2的接口类型", ("USB", "RJ45")),
        ("哪些充电模式的电流为5 A？", ("涓流", "均衡")),
        ("Which tests have a rate of 5?", ("Glucose", "Lipase")),
        ("List the timers with a width of 16.", ("Timer 1", "Timer 2")),
        ("Which towns have 0 stations?", ("Elm Cross",)),
    ],
)
def test_a_value_in_a_named_column_is_a_condition(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the settings under 'Network'.", ("Host name", "DHCP", "Port")),
        ("Which settings are there under Display?", ("Brightness", "Language")),
        ("List all Security settings.", ("Password", "Session timeout")),
        ("Which settings belong to Network?", ("Host name", "DHCP", "Port")),
        ("Nenne alle Settings im Abschnitt Display.", ("Brightness", "Language")),
    ],
)
def test_the_rows_under_a_band_are_its_list(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the serial parameters.", ("19200", "even", "Stop bits", "Slave address", "Termination")),
        ("Which serial parameters are there?", ("19200", "even", "Stop bits", "Slave address", "Termination")),
        (
            "List all serial parameters and their values.",
            ("19200", "even", "Stop bits", "Slave address", "Termination"),
        ),
        ("Nenne alle Angaben zur Bestellung.", ("R-1001", "20833", "12.05.2024", "Frau Keller")),
        ("Welche Angaben zur Bestellung gibt es?", ("R-1001", "20833", "12.05.2024", "Frau Keller")),
    ],
)
def test_a_headless_block_is_listed_by_the_heading_above_it(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("Which types of tickets are there?", ("Single", "Return", "Day", "Season")),
        ("What types of tickets are there?", ("Single", "Return", "Day", "Season")),
        ("Which alarm types are there?", ("Information", "Warning", "Fault")),
        ("What alarm types exist?", ("Information", "Warning", "Fault")),
        ("Welche Arten von Menüs gibt es?", ("Vollkost", "Vegetarisch", "Vegan", "Schonkost")),
        ("有哪些接口类型？", ("USB", "CAN", "RJ45", "DC")),
        ("¿Qué tipos de habitaciones hay?", ("Sencilla", "Doble", "Familiar", "Estudio")),
    ],
)
def test_the_types_of_something_are_the_whole_table(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List all towns with their stations.", ("Arden", "Birch Hill", "Cole", "Dunmere", "Elm Cross")),
        ("List all tests with their deposit.", ("Glucose", "Ferritin", "Lipase", "Cortisol")),
        ("Nenne alle Menüs mit ihrem Zuschlag.", ("Vollkost", "Vegetarisch", "Vegan", "Schonkost")),
        ("List all alarm types with their type and priority.", ("Information", "Warning", "Fault")),
        ("List all dimmer levels with their output.", ("0 | 0", "1 | 12", "2 | 35", "3 | 70", "4 | 100")),
        ("Which dimmer levels are there?", ("0 | 0", "1 | 12", "2 | 35", "3 | 70", "4 | 100")),
        ("Which tests have a deposit?", ("Glucose", "Ferritin", "Cortisol")),
        ("列出所有接口类型的数量", ("USB", "CAN", "RJ45", "DC")),
    ],
)
def test_nought_is_a_value(shelved, question, items):
    _is_exactly(shelved, question, items)


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the tools in the group Pruning.", ("Shears", "Loppers", "Pole saw")),
        ("List all Digging tools.", ("Spade", "Fork")),
        ("Which tools are in the group Watering?", ("Hose", "Sprinkler", "Can")),
    ],
)
def test_a_group_goes_down_to_the_next_one(shelved, question, items):
    _is_exactly(shelved, question, items)
