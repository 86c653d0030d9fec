"""The tables that are looked at: of the documents that a question names, with what introduces them."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.candidates.candidates import Candidates
from localmind_desktop.core.model import Mode, Scope
from tests.core.ask.building import question
from tests.core.ask.shelf import Paper, Written, best_answer, shelf

PUMP = Paper(
    "pump-pk77.pdf",
    "Pump PK77",
    [
        Written(
            "",
            ("Part", "Order number"),
            [("Seal", "4411"), ("Impeller", "4412")],
            above=["The following spare parts wear out:"],
        ),
        Written(
            "Switches",
            ("Switch", "Meaning"),
            [
                ("General", ""),
                ("-v", "Version"),
                ("-h", "Help"),
                ("Conversions", ""),
                ("-x", "To hex"),
                ("-b", "To bin"),
            ],
        ),
        Written("", ("Name", "Value"), [("pump.speed.max", "2900"), ("pump.speed.min", "300")], "7 Variables"),
    ],
)
OTHERS = [
    Paper(
        f"fan-{n}.pdf", f"Fan F{n}", [Written("Parts", ("Part", "Order number"), [("Seal", f"99{n}"), ("Blade", "1")])]
    )
    for n in range(20, 45)
]


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory):
    catalog, index = shelf(tmp_path_factory.mktemp("shelf"), [PUMP, *OTHERS])
    yield catalog, index
    catalog.close()


def test_the_tables_of_a_named_document_are_looked_at(shelved):
    catalog, index = shelved
    found = Candidates(catalog, index, Scope()).sheets(question("order number of the seal of the PK77"), [])
    assert [sheet.document for sheet in found] == ["pump-pk77.pdf"] * len(found)
    assert (
        best_answer(shelved, "What is the order number of the seal of the PK77?").text
        == "4411 [1] – Seal; Order number"
    )


def test_a_scope_is_kept(shelved):
    catalog, index = shelved
    scope = Scope(documents=(catalog.documents()[1].id,))
    assert Candidates(catalog, index, scope).sheets(question("order number of the seal of the PK77"), []) == []


def test_the_sentence_above_introduces_a_table(shelved):
    answer = best_answer(shelved, "Which parts of the PK77 wear out?")
    assert [row[0] for row in answer.table.rows] == ["Seal", "Impeller"]


def test_a_band_chooses_the_rows_below_it(shelved):
    answer = best_answer(shelved, "Which switches of the PK77 are for conversions?")
    assert [row[0] for row in answer.table.rows] == ["-x", "-b"]


def test_bands_are_not_counted(shelved):
    assert best_answer(shelved, "How many switches does the PK77 have?").text.startswith("4 [1]")


def test_a_dotted_name_that_is_a_cell_is_no_path(shelved):
    answer = best_answer(shelved, "What is the value of pump.speed.max of the PK77?")
    assert answer.mode is Mode.TABLE
    assert "2900" in answer.text
