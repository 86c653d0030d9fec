"""A row is found wherever it stands in a table of thousands, and lists of such a table are lists."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.candidates.units import Kind, groups_of
from tests.core.ask.building import question, sheet_of, table
from tests.core.ask.shelf import Paper, Written, best_answer, shelf

PLACES = ("Abadia", "Brasilia", "Curvelo", "Diamantina", "Esmeraldas", "Formiga", "Guapiara")
ROWS = [(f"{PLACES[n % 7]} {n}" if n != 951 else "VITORIA", f"{1000 + n}") for n in range(1_200)]
PRICES = Paper("prices.pdf", "Prices of diesel", [Written("Prices", ("Town", "Price"), ROWS)])


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory):
    catalog, index = shelf(tmp_path_factory.mktemp("shelf"), [PRICES])
    yield catalog, index
    catalog.close()


@pytest.mark.parametrize("town", ["VITORIA", "Vitória"])
def test_a_row_far_down_is_told(shelved, town):
    assert best_answer(shelved, f"What is the price in {town}?").text == "1951 [1] – VITORIA; Price · Prices"


def test_the_rows_of_a_list_may_stand_far_down():
    asked = question("Which towns have the price 77?").wanted
    rows = [[f"Town {n}", "77" if n in (900, 950) else f"{n}x"] for n in range(1_000)]
    (group,) = groups_of([], [sheet_of(table(["Town", "Price"], rows))], [], {}, (), asked)
    assert (900, 950) in [unit.rows for unit in group.units if unit.kind is Kind.LIST]
