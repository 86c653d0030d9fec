"""Which answer is told of a question that may be two, by the chances of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.candidates.document_legends import Abbreviations, DocumentLegends
from localmind_desktop.core.ask.candidates.drafts import COMPOUND, Draft
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.compute.computed import Lookup
from localmind_desktop.core.ask.drafting import Drafting
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.understanding import Understanding, Understood
from localmind_desktop.core.ask.rank.verdict import Weighed
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.retrieve.retrieving import Found
from localmind_desktop.core.model import Citation, Mode, Scope
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.task import CancelToken
from tests.core.ask.shelf import Paper, Shelved, ranker, shelf

QUESTION = "What is the TZ7 called, and which pins does its driver have?"
FIRST, SECOND = "What is the TZ7 called", "which pins does its driver have?"


@pytest.fixture
def shelved(tmp_path: Path) -> Shelved:
    return shelf(tmp_path, [Paper("tandem-tz7.pdf", "TZ7 motor driver", [], prose=["The TZ7 drives motors."])])


def told(quote: str, chance: float) -> Weighed:
    cited = Citation(1, "00", "tandem-tz7.pdf", 1, (), quote)
    return Weighed(Draft(Mode.EXTRACT, "prose", f"{quote} [1]", (cited,), None, 1.0), chance)


def best(shelved: Shelved, weighed: Mapping[str, Weighed]) -> Weighed:
    """Of `QUESTION`, where the whole of it and each clause weigh as ``weighed`` says."""
    catalog, index = shelved

    def weigh(asking: Asked, found: Found, sheets: Sequence[Sheet], draft: Draft | None, read: str) -> Weighed:
        return weighed[read]

    understanding = Understanding(catalog, Settings())
    asked: Understood = understanding.of(QUESTION, [], Scope(), Record(), CancelToken())
    assert [[half.own for half in halves] for halves in asked.halves] == [[FIRST, SECOND]]
    lookup = Lookup(catalog, index, Scope(), DocumentLegends(catalog, Abbreviations()))
    weights = replace(ranker().weights, answered=0.7, likely=0.08)
    drafting = Drafting(
        lookup,
        lambda text: Found((), (), ()),
        lambda half: understanding.asked(Scope(), half),
        lambda asking, found: (),
        weigh,
        weights,
    )
    return drafting.best(asked)


def test_an_answer_to_the_second_clause_alone_is_not_all_of_it(shelved: Shelved) -> None:
    pins = told("Pins: 1 to 8", 0.9)
    found = best(shelved, {QUESTION: pins, FIRST: told("TZ7 motor driver", 0.3), SECOND: pins})
    assert found.draft is not None
    assert found.draft.route == COMPOUND
    assert found.probability < 0.7


def test_an_answer_to_the_first_clause_is_told_with_what_the_second_may_be(shelved: Shelved) -> None:
    name = told("TZ7 motor driver", 0.9)
    found = best(shelved, {QUESTION: name, FIRST: name, SECOND: told("Pins: 1 to 8", 0.3)})
    assert found.probability == 0.9
    assert found.draft is not None
    assert "Possible answer, please check: Pins: 1 to 8" in found.draft.text


def test_one_place_that_answers_both_is_told(shelved: Shelved) -> None:
    both = told("TZ7 motor driver, pins 1 to 8", 0.9)
    assert best(shelved, dict.fromkeys((QUESTION, FIRST, SECOND), both)) == both
