"""Every word of a question is accounted for by what was read, or there is no answer from cells."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.more_papers import TRADES
from tests.core.ask.shelf import computed, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("accounting"), TRADES)
    yield made
    made[0].close()


@pytest.mark.parametrize(
    "question",
    [
        "Which lamps does the glyph font of the SX40 switch on for the character F?",
        "What are the typical and maximum barometer currents of the SX40?",
    ],
)
def test_what_is_asked_of_something_else_is_refused(shelved, question):
    answer = computed(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, answer.text


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the g_sel settings of the SX40 with their gate damping.", ("Skipped", "×1", "×2", "×4")),
        ("List the maximum lamp currents of the SX40 for 1-, 2- and 3-lamp boards.", ("10", "20", "30")),
        ("Which marks are there, and what do they mean?", ("door", "pier", "stair")),
        ("All ground pins on header P9 of the SX40", ("1", "3")),
        ("Which addresses of the SX40 need a bridge on A2?", ("2", "3")),
        ("SX40 address map: which addresses need a bridge on A2?", ("2", "3")),
        ("Which SX40 test chips were fabricated in 45 nm?", ("Heron", "Stork")),
        ("Which donors of the hut donors list gave $ 120,00?", ("MENA", "PAEZ")),
    ],
)
def test_a_list_is_whole_and_never_padded(shelved, question, items):
    answer = computed(shelved, question)
    rows = [" | ".join(row) for row in answer.table.rows] if answer.table else []
    assert len(rows) == len(items), (rows, answer.text)
    assert all(any(item in row for row in rows) for item in items), rows


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which Amount applies to the Call package?", "5.00"),
    ],
)
def test_verbs_and_words_for_what_a_name_is_need_not_be_told(shelved, question, told):
    answer = computed(shelved, question)
    rows = answer.table.rows if answer.table else ()
    assert told in " ".join([answer.text, *(cell for row in rows for cell in row)]), answer.text
