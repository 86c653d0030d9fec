"""Lists, counts and cells of papers of many trades, each beside a close miss that must be refused."""

from __future__ import annotations

import pytest

from tests.core.ask.list_papers import PAPERS
from tests.core.ask.shelf import computed, shelf, tells_computed

REFUSED = ()  # what is said in an answer that must be refused
_LONGEST = 1500  # characters of an answer that is a list


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("unlike"), PAPERS)
    yield made
    made[0].close()


def _is_told(shelved, question, told, rows):
    """Whether the answer says ``told``, in a table of ``rows`` rows; refused where nothing is to be told."""
    if told is REFUSED:
        assert not tells_computed(shelved, question)
        return
    answer = computed(shelved, question)
    shown = answer.table.rows if answer.table is not None else ()
    text = " ".join([answer.text, *(cell for row in shown for cell in row)])
    assert [one for one in told if one not in text] == []
    assert len(text) <= _LONGEST
    assert rows is None or len(shown) == rows, shown


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
    _is_told(shelved, question, told, rows)
