"""The weights made anew from questions whose answers are known. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.units import Kind
from localmind_desktop.core.ask.rank.fitting import Sample, listwise, logistic
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import draft_values
from localmind_desktop.core.ask.rank.weights import Linear, Weights
from localmind_desktop.core.weighing.odds import log_odds


@dataclass(frozen=True, slots=True)
class Studied:
    """A question: its units, best first by the weights of before, which of them are right, and the computed answer."""

    ranked: Sequence[Ranked]
    right: Sequence[bool]
    draft: Draft | None = None
    draft_is_right: bool = False


def learned(studied: Sequence[Studied], before: Weights) -> Weights:
    """Weights near ``before``, moved towards what ``studied`` shows; its trees stay, and are set right as a whole.

    Probabilities are learned under the scores of ``before``, which have not seen these questions.
    """
    known = [one for one in studied if one.ranked]
    if not known:
        return before
    units = listwise([sample_of(one) for one in known], len(Kind), before.units)
    odds = [[_of_trees(one.ranked[0].chance, before.own)] for one in known]
    own = logistic(odds, [one.right[0] for one in known], before.own)
    after = replace(before, units=units, own=own)
    told = [(draft_values(one.draft, one.ranked), one.draft_is_right) for one in known if one.draft is not None]
    if not told:
        return after
    values, right = zip(*told, strict=True)
    return replace(after, draft=logistic(values, right, before.draft))


def _of_trees(chance: float, own: Linear) -> float:
    """The log odds that the trees gave, before ``own`` set them right."""
    return (log_odds(chance) - own.bias) / float(own.weights[0])


def sample_of(one: Studied) -> Sample:
    """The units of a question, for the listwise fit."""
    return Sample(
        np.stack([unit.features for unit in one.ranked]),
        np.array([unit.unit.kind for unit in one.ranked]),
        np.array(one.right, dtype=bool),
    )
