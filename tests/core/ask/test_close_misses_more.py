"""Close misses: numbered names that do not exist, unknown items on known papers; and what is shown of rows."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.list_papers import PAPERS as LISTED
from tests.core.ask.more_papers import WORKS_AND_BILLS
from tests.core.ask.shelf import computed, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("misses"), [*LISTED, *WORKS_AND_BILLS])
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "List the clocks of TIMER9.",
        "Which timers are called TIMER9?",
        "List all values of Timer 9.",
        "List the timers of PS-99.",
    ],
)
def test_a_numbered_name_that_does_not_exist_is_refused(shelved, question):
    assert computed(shelved, question).mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    "question",
    [
        "List the prices of the spade on invoice R-1001.",
        "Welche Menge hat der Kühlschrank in der Bestellung R-1001?",
    ],
)
def test_an_unknown_item_on_a_known_paper_is_refused(shelved, question):
    assert computed(shelved, question).mode is Mode.NOT_FOUND


def _told(answer):
    cells = [text for row in answer.table.rows for text in row] if answer.table is not None else []
    return " ".join([answer.text, *cells])


def test_a_range_of_something_else_is_refused(shelved):
    answer = computed(shelved, "What is the input signal range of Channel 9 of the pump station?")
    assert answer.mode is Mode.NOT_FOUND
