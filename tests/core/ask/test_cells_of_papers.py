"""Cells and rows of invented documents of many trades, by the shipped weights: what is told, likely, and not told.

Single questions may change sides when the weights are fitted anew; the shares may not get worse.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from localmind_desktop.core.model import Answer, Mode
from tests.core.ask import head_papers, list_papers, more_papers, new_papers, papers, unlike_papers, unlike_papers_more
from tests.core.ask.cell_questions import CELLS, CLOSE_MISSES
from tests.core.ask.shelf import answer_to, shelf
from tests.fakes.fixtures import builtin_model, inference_child

__all__ = ["builtin_model", "inference_child"]

pytestmark = pytest.mark.long
SHELVES = {
    "PAPERS": papers.PAPERS,
    "UNLIKE": unlike_papers.PAPERS,
    "UNLIKE_MORE": unlike_papers_more.PAPERS,
    "MISSES": [*list_papers.PAPERS, *more_papers.WORKS_AND_BILLS],
    "NEW": new_papers.ALL,
    "LISTED": list_papers.PAPERS,
    "HEADS": head_papers.PAPERS,
    "TRADES": more_papers.TRADES,
    "HANDBOOK": [more_papers.HANDBOOK],
    "NAMESAKES": [more_papers.NAMESAKES],
}
TOLD, FIRST, WRONG, ELSEWHERE = "told", "likely, first", "wrong", "elsewhere"


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory, builtin_model):
    """What became of the questions that have an answer, and of those that have none."""
    answered, missed = Counter(), Counter()
    for name, own in SHELVES.items():
        shelved = shelf(tmp_path_factory.mktemp(name), own, builtin_model)
        ask = partial(answer_to, shelved, embedder=builtin_model)
        answered.update(_outcome(ask(question), said) for question, said in CELLS.get(name, ()))
        missed.update(_outcome(ask(question), None) for question in CLOSE_MISSES.get(name, ()))
        shelved[0].close()
    return answered, missed


def _outcome(answer: Answer, said: tuple[str, ...] | None) -> str:
    if answer.mode in (Mode.LIKELY, Mode.NOT_FOUND):
        first = answer.citations[0].quote if answer.mode is Mode.LIKELY else ""
        return FIRST if said is not None and all(one in first for one in said) else ELSEWHERE
    shown = answer.table.rows if answer.table is not None else ()
    text = " ".join([answer.text, *(cell for row in shown for cell in row)])
    return TOLD if said is not None and all(one in text for one in said) else WRONG


def test_most_cells_are_told_or_are_the_first_place(outcomes):
    answered, _ = outcomes
    assert answered[TOLD] + answered[FIRST] >= 0.8 * answered.total()


def test_few_answers_are_wrong(outcomes):
    answered, _ = outcomes
    assert answered[WRONG] <= 0.07 * answered.total()


def test_most_close_misses_are_not_told(outcomes):
    """A row of the very thing that is named, in a table of three rows, is hard to tell from its answer: a third still
    passes. Of the unanswerable questions that people wrote over real documents 1 in 20 does."""
    _, missed = outcomes
    assert missed[WRONG] <= 0.4 * missed.total()
