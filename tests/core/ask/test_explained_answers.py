"""What a table answer says of how it was found: rows read, places, citations, rivals and editions."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode, Place
from tests.core.ask.papers import PAPERS
from tests.core.ask.shelf import best_answer, shelf

pytestmark = pytest.mark.sampled(2)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory):
    catalog, index = shelf(tmp_path_factory.mktemp("shelf"), PAPERS)
    yield catalog, index
    catalog.close()


QUESTIONS = [
    ("List the mandatory data objects of QPUMP.", 5, "Table 2"),
    ("How many data objects of QPUMP are mandatory?", 5, "Table 2"),
    ("Which employee has the highest salary?", 5, "Employees"),
    ("What is the average salary of the employees?", 5, "Employees"),
]


@pytest.mark.parametrize(("question", "rows", "name"), QUESTIONS)
def test_an_answer_says_how_many_rows_were_read(shelved, question, rows, name):
    answer = best_answer(shelved, question)
    assert answer.text.endswith(f"All {rows} rows of {name} checked.")
    assert (answer.table.rows_read, answer.table.rows_total) == (rows, rows)
    assert answer.table.source.label == name


@pytest.mark.parametrize("question", [*(entry[0] for entry in QUESTIONS), "Compare CTRL_1 and CTRL_2 of the TQ-9."])
def test_every_cell_has_its_place_and_every_computed_value_none(shelved, question):
    catalog, _ = shelved
    table = best_answer(shelved, question).table
    source = catalog.table(table.source.document_id, table.source.index)
    assert len(table.places) == len(table.rows)
    for texts, places in zip(table.rows, table.places, strict=True):
        for text, place in zip(texts, places, strict=True):
            if place is not None:
                found = [c.text for row in source.rows for c in row.cells if Place(row.place.page, c.box) == place]
                assert found == [text]


def test_the_cells_of_a_sum_are_cited(shelved):
    answer = best_answer(shelved, "What is the average salary of the employees?")
    assert [len(citation.places) for citation in answer.citations] == [5]


def test_two_editions_are_both_answered_and_named(shelved):
    answer = best_answer(shelved, "What is the weight of the ZM-75?")
    assert "9.4 kg" in answer.text
    assert "8.9 kg" in answer.text
    assert {citation.document for citation in answer.citations} == {
        "motor-catalogue-2021.pdf",
        "motor-catalogue-2024.pdf",
    }


def test_two_editions_that_agree_are_one_answer(shelved):
    answer = best_answer(shelved, "What is the weight of the ZM-110?")
    assert answer.text.startswith("11.8 kg [1] – ")
    assert len({citation.document for citation in answer.citations}) == 2


def test_a_named_edition_is_answered_alone(shelved):
    answer = best_answer(shelved, "What is the weight of the ZM-75 in the catalogue of 2024?")
    assert "8.9 kg" in answer.text
    assert "9.4 kg" not in answer.text


def test_the_lists_of_two_editions_are_both_told(shelved):
    answer = best_answer(shelved, "Which motors of the ZM series have a speed of 2,900 rpm?")
    assert len(answer.table.rows) == 2
    assert [len(table.rows) for table in answer.more_tables] == [2]


def test_the_route_is_named_in_the_answer(shelved):
    answer = best_answer(shelved, "How many data objects of QPUMP are mandatory?")
    assert answer.mode is Mode.TABLE
    assert answer.route == "count"
    assert any(stage.note.startswith("count") for stage in answer.trace.stages if stage.name == "route")
