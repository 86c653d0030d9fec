"""The first phase of the ranking: the chance that a unit is right, by its features and by how it stands among the
others. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from localmind_desktop.core.ask.rank.asking import Floats
from localmind_desktop.core.ask.rank.features import NAMES
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.weighing.trees import Trees

TREE_NAMES = (*NAMES, *(f"{name}_below" for name in NAMES), "score", "score_below", "place", "kind", "crowd")
# What can only speak for a unit, and what only against it: trees see too few questions to find that out themselves.
FOR = (
    *("exact_own", "soft_own", "exact_head", "soft_head", "exact_around", "soft_around", "exact_all", "soft_all"),
    *("exacts_own", "share", "reciprocal_rank", "cosine", "key_cell", "asked_header", "number_fits", "name_fits"),
    *("date_fits", "neighbours", "whole_words", "defines", "specific_exact", "specific_soft", "score"),
)
AGAINST = (
    *("exacts_unmet", "numbers_unmet", "rarest_unmet", "number_lacks", "likened", "rarest_unsaid", "computed"),
    "name_unmet",
)
SIGNS = tuple((name.removesuffix("_below") in FOR) - (name.removesuffix("_below") in AGAINST) for name in TREE_NAMES)


def by_chance(ranked: Sequence[Ranked], trees: Trees) -> list[Ranked]:
    """Units, which stand best first by their scores, in the order of the chance that each is right."""
    if not ranked:
        return []
    chances = trees.probability(tree_values(ranked))
    return sorted((replace(one, chance=float(chance)) for one, chance in zip(ranked, chances, strict=True)), key=_least)


def tree_values(ranked: Sequence[Ranked]) -> Floats:
    """What the trees look at, of shape (units, `TREE_NAMES`): the features, and how each stands among the others."""
    features = np.stack([one.features for one in ranked])
    scores = np.array([one.score for one in ranked], dtype=np.float32)
    kinds = np.array([one.unit.kind for one in ranked], dtype=np.float32)
    crowd = np.full(len(ranked), np.log(np.exp(scores - scores.max()).sum()), dtype=np.float32)
    places = np.arange(len(ranked), dtype=np.float32)
    among = np.stack([scores, scores - scores.max(), places, kinds, crowd], axis=1)
    return np.hstack([features, features - features.max(axis=0), among])


def _least(one: Ranked) -> float:
    return -one.chance
