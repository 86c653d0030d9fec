"""The weights made anew from questions whose answers are known. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from localmind_desktop.core.ask.drafts import Draft
from localmind_desktop.core.ask.rank.fitting import Sample, listwise, logistic
from localmind_desktop.core.ask.rank.ranking import Ranked, draft_values, sure_values
from localmind_desktop.core.ask.rank.units import Kind
from localmind_desktop.core.ask.rank.weights import Weights


@dataclass(frozen=True, slots=True)
class Studied:
    """A question: its units, best first by the weights of before, which of them are right, and the answer by rule."""

    ranked: Sequence[Ranked]
    right: Sequence[bool]
    draft: Draft | None = None
    draft_is_right: bool = False


def learned(studied: Sequence[Studied], before: Weights) -> Weights:
    """Weights near ``before``, moved towards what ``studied`` shows.

    Probabilities are learned under the scores of ``before``, which have not seen these questions.
    """
    known = [one for one in studied if one.ranked]
    if not known:
        return before
    units = listwise([sample_of(one) for one in known], len(Kind), before.units)
    sure = logistic([sure_values(one.ranked) for one in known], [bool(one.right[0]) for one in known], before.sure)
    after = replace(before, units=units, sure=sure)
    drafts = [(one, one.draft) for one in known if one.draft is not None]
    if not drafts:
        return after
    told = [_told(one, draft, before) for one, draft in drafts]
    return replace(after, draft=logistic(told, [one.draft_is_right for one, _ in drafts], before.draft))


def _told(one: Studied, draft: Draft, weights: Weights) -> list[float]:
    chance = weights.sure.probability(sure_values(one.ranked))
    return draft_values(draft.text, str(draft.mode), draft.route, draft.coverage, one.ranked, chance)


def sample_of(one: Studied) -> Sample:
    """The units of a question, for the listwise fit."""
    return Sample(
        np.stack([unit.features for unit in one.ranked]),
        np.array([unit.unit.kind for unit in one.ranked]),
        np.array(one.right, dtype=bool),
    )
