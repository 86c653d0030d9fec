"""From what was found to what answers best, with the probability that it is right."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from localmind_desktop.core.ask.candidates.document_legends import Legends
from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.forms import Form
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.candidates.units import Group, groups_of, told
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.bounds import bounds_in
from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.ask.rank.agreeing import agrees
from localmind_desktop.core.ask.rank.asking import AskingWords, Floats, asking_of
from localmind_desktop.core.ask.rank.features import NAMES, Measured, measured
from localmind_desktop.core.ask.rank.first_phase import TREE_NAMES, by_chance
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.second_phase import SECOND_NAMES
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.model import Passage
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness
from localmind_desktop.core.weighing.odds import log_odds

log = logging.getLogger(__name__)

BEST_PASSAGES = 30
_KEPT = 40  # units, best first

DRAFT_ROUTES = ("list", "reference path")
DRAFT_NAMES = (
    *(
        "agrees_with_best",
        "agrees_with_some",
        "best_chance",
        "agreeing_chance",
        "coverage",
        "missing",
        "several_rows",
        "list_agrees",
    ),
    *(f"route_{route}" for route in DRAFT_ROUTES),
)
HALVES_NAMES = ("lower", "higher")  # the log odds of the answers to two questions in one
FEATURE_NAMES: Mapping[str, Sequence[str]] = {
    "units": NAMES,
    "trees": TREE_NAMES,
    "second": SECOND_NAMES,
    "own": ("log_odds",),
    "draft": DRAFT_NAMES,
    "halves": HALVES_NAMES,
}


@dataclass(frozen=True, slots=True)
class Ranker:
    """What ranking works with; the same for every question."""

    weights: Weights
    likeness: WordLikeness
    words: AskingWords

    @classmethod
    def load(cls, resources: Path, own: Path | None = None) -> Ranker:
        """From the folder ``resources``; with the user's ``own`` weights where that file is, and is sound."""
        weights = _own_weights(own) if own is not None and own.is_file() else None
        return cls(
            weights or Weights.load(resources / "models" / "ranking.json", FEATURE_NAMES),
            WordLikeness.load(resources / "models" / "words"),
            AskingWords.of(words()),
        )

    def ranked(
        self,
        asked: Asked,
        passages: Sequence[Passage],
        sheets: Sequence[Sheet],
        forms: Sequence[Form],
        subjects: Mapping[str, AbstractSet[str]],
        legends: Legends,
    ) -> list[Ranked]:
        """The units of the best passages, of the tables and of the forms, best first by the first phase."""
        best, bounds = passages[:BEST_PASSAGES], bounds_in(asked.question)
        groups = groups_of(best, sheets, forms, subjects, bounds, asked.wanted, legends)
        asking = asking_of(asked, self.words)
        if not groups or not asking.words:
            return []
        found = measured(asking, groups, self.likeness)
        scores = [self._scores(group, one) for group, one in zip(groups, found, strict=True)]
        order = sorted(
            ((float(score), at, number) for at, own in enumerate(scores) for number, score in enumerate(own)),
            key=lambda entry: (-entry[0], entry[1:]),
        )
        kept = [_ranked(groups[at], found[at], number, score) for score, at, number in order[:_KEPT]]
        return by_chance(kept, self.weights.trees)

    def _scores(self, group: Group, found: Measured) -> Floats:
        by_kind = np.stack([linear.of(found.features) for linear in self.weights.units])
        scores: Floats = by_kind[[unit.kind for unit in group.units], np.arange(len(group.units))]
        return scores


def _own_weights(file: Path) -> Weights | None:
    try:
        return Weights.load(file, FEATURE_NAMES)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        log.warning("the weights fitted on own questions are those of another version, or damaged: not used")
        return None


def set_right(ranked: Sequence[Ranked], weights: Weights) -> list[Ranked]:
    """Units with chances as the user's own questions make them; their order stays."""
    return [replace(one, chance=weights.own.probability([log_odds(one.chance)])) for one in ranked]


def draft_values(draft: Draft, ranked: Sequence[Ranked]) -> list[float]:
    """The features of an answer that was computed, as `DRAFT_NAMES` lists them."""
    agreeing = next((one for one in ranked if agrees(one.group, one.unit, one.text, draft)), None)
    is_list = draft.route == Route.LIST  # its rows were chosen cell by cell: another matter than how its words fit
    return [
        float(agreeing is not None and agreeing is ranked[0]),
        float(agreeing is not None),
        ranked[0].chance if ranked and not is_list else 0.0,
        agreeing.chance if agreeing is not None and not is_list else 0.0,
        draft.coverage,
        draft.missing,
        float(draft.table is not None and len(draft.table.rows) > 1),
        float(is_list and agreeing is not None),
        *(float(draft.route == each) for each in DRAFT_ROUTES),
    ]


def _ranked(group: Group, found: Measured, number: int, score: float) -> Ranked:
    unit, columns = group.units[number], found.columns[number]
    return Ranked(group, unit, columns, found.features[number], score, told(group, unit, columns))
