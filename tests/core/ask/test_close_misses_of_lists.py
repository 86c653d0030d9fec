"""Lists, counts and cells of papers of many trades, each beside a close miss that must be refused."""

from __future__ import annotations

import pytest

from tests.core.ask.list_papers import PAPERS
from tests.core.ask.shelf import REFUSED, is_told, shelf

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("unlike"), PAPERS)
    yield made
    made[0].close()


@pytest.mark.parametrize(
    ("question", "told", "rows"),
    [
        ("Which towns have more than 4 stations?", ("Dunmere",), 1),
        ("Which towns have more than 40 stations?", REFUSED, None),
        ("How many towns have more than 40 stations?", ("0",), None),
        ("How many towns are in zone 1?", ("2",), None),
        ("How many towns are in zone 7?", REFUSED, None),
        ("Which towns are in zone 1 and have 12 platforms?", ("Dunmere",), 1),
        ("Which towns are in zone 2 and have 12 platforms?", REFUSED, None),
        ("Which towns are in zone 1 or zone 3?", ("Arden", "Elm Cross"), 3),
        ("How many benches does Dunmere have?", REFUSED, None),
        ("Which towns have a museum?", REFUSED, None),
        ("Which tickets cost 5 €?", ("Return",), 1),
        ("Which tickets cost 7 €?", REFUSED, None),
        ("Which article costs 24.90 EUR?", ("Hydrangea",), None),
        ("Which article is the most expensive?", ("Watering can",), None),
        ("How many articles have VAT 7?", ("4",), None),
        ("Welche Positionen haben die Menge 2 und einen Einzelpreis von 120,00 €?", ("Regal",), 1),
        ("Which settings have the default on?", ("DHCP",), 1),
    ],
)
def test_a_list_and_its_close_miss(shelved, question, told, rows):
    is_told(shelved, question, told, rows)
