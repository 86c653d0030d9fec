"""From what was found to what answers best, with the probability that it is right."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.rank.asking import AskingWords, Floats, asking_of
from localmind_desktop.core.ask.rank.features import NAMES, Measured, measured
from localmind_desktop.core.ask.rank.units import Group, Kind, Unit, groups_of, told
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.ask.tables.bounds import bounds_in
from localmind_desktop.core.ask.tables.sheets import Sheet
from localmind_desktop.core.model import Passage
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness

log = logging.getLogger(__name__)

BEST_PASSAGES = 30
_KEPT = 40  # units, best first
_SAME = 0.6  # share of words from which two units say the same
_MARKS = ".,:;—"  # around words: a row is told in several orders
_FAR = 5.0  # margin where nothing else was found

DRAFT_MODES = ("table", "extract", "chain")
DRAFT_ROUTES = ("cell", "row", "prose", "list", "compound")
SURE_NAMES = ("score", "margin", "near_margin", "lead", "is_row", "is_list", *NAMES)
DRAFT_NAMES = (
    *("agrees_with_best", "agrees_with_some", "best_chance", "agreeing_score", "coverage"),
    *(f"mode_{mode}" for mode in DRAFT_MODES),
    *(f"route_{route}" for route in DRAFT_ROUTES),
)
FEATURE_NAMES: Mapping[str, Sequence[str]] = {
    "units": NAMES,
    "sure": SURE_NAMES,
    "draft": DRAFT_NAMES,
}


@dataclass(frozen=True, slots=True)
class Ranked:
    """A unit with its features, its score, and what is told of it. ``columns``: those asked for first."""

    group: Group
    unit: Unit
    columns: tuple[int, ...]
    features: Floats
    score: float
    text: str


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
        subjects: Mapping[str, AbstractSet[str]],
    ) -> list[Ranked]:
        """The units of the best passages and of the tables, best first."""
        groups = groups_of(passages[:BEST_PASSAGES], sheets, subjects, bounds_in(asked.question))
        asking = asking_of(asked, self.words)
        if not groups or not asking.words:
            return []
        found = measured(asking, groups, self.likeness)
        scores = [self._scores(group, one) for group, one in zip(groups, found, strict=True)]
        order = sorted(
            ((float(score), at, number) for at, own in enumerate(scores) for number, score in enumerate(own)),
            key=lambda entry: (-entry[0], entry[1:]),
        )
        return [_ranked(groups[at], found[at], number, score) for score, at, number in order[:_KEPT]]

    def chance(self, ranked: Sequence[Ranked]) -> float:
        """The probability that the first of ``ranked`` is right; 0 where there is none."""
        return self.weights.sure.probability(sure_values(ranked)) if ranked else 0.0

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


def sure_values(ranked: Sequence[Ranked]) -> list[float]:
    """The features of the first of some units: how surely it leads, and its own."""
    best = ranked[0]
    rival = next((one for one in ranked[1:] if not says_same(one.text, best.text)), None)
    margin = best.score - rival.score if rival is not None else _FAR
    lead = float(-np.log(sum(np.exp(one.score - best.score) for one in ranked)))
    kind = [float(best.unit.kind is Kind.ROW), float(best.unit.kind is Kind.LIST)]
    return [best.score, margin, min(1.0, margin), lead, *kind, *map(float, best.features)]


def draft_values(
    text: str, mode: str, route: str, coverage: float, ranked: Sequence[Ranked], chance: float
) -> list[float]:
    """The features of an answer that was computed or quoted by rule, as `DRAFT_NAMES` lists them."""
    agreeing = next((one for one in ranked if says_same(one.text, text)), None)
    return [
        float(agreeing is not None and agreeing is ranked[0]),
        float(agreeing is not None),
        chance,
        agreeing.score - ranked[0].score if agreeing is not None else -_FAR,
        coverage,
        *(float(mode == each) for each in DRAFT_MODES),
        *(float(route.startswith(each)) for each in DRAFT_ROUTES),
    ]


def says_same(one: str, other: str) -> bool:
    """Whether most words of the shorter text stand in the other."""
    left, right = ({word.strip(_MARKS) for word in text.casefold().split()} - {""} for text in (one, other))
    return len(left & right) >= _SAME * max(1, min(len(left), len(right)))


def _ranked(group: Group, found: Measured, number: int, score: float) -> Ranked:
    unit, columns = group.units[number], found.columns[number]
    return Ranked(group, unit, columns, found.features[number], score, told(group, unit, columns))
