"""Questions to papers of kinds that were not met before: each is answered by its cell, and none by a neighbour's."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.new_papers import ALL
from tests.core.ask.shelf import best_answer, computed, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    return shelf(tmp_path_factory.mktemp("shelf"), ALL)


def test_a_range_of_names_is_a_list_of_them(shelved):
    answer = best_answer(shelved, "Welche Störungen zeigen die Fehlercodes E1 bis E3 des LG 50 an?")
    assert answer.table is not None
    assert [row[0] for row in answer.table.rows] == ["E1", "E2", "E3"]


@pytest.mark.parametrize(
    "question",
    [
        "How many arrests for Arson were there in 2015?",
    ],
)
def test_what_the_papers_do_not_say_is_refused(shelved, question):
    answer = computed(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text
