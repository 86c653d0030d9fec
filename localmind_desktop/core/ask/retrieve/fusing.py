"""Making one ranking of several (R10, R12, R16). Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from localmind_desktop.core.model import Passage, Scores
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.index import Hit

Ranked = TypeVar("Ranked", bound=Hashable)


def highest(rankings: Iterable[Sequence[Hit]]) -> list[Hit]:
    """The hits of several forms of one question: of each chunk the highest score, best first (R10)."""
    best: dict[str, float] = {}
    for hits in rankings:
        for hit in hits:
            best[hit.chunk_id] = max(hit.score, best.get(hit.chunk_id, hit.score))
    return [Hit(chunk_id, score) for chunk_id, score in sorted(best.items(), key=lambda entry: (-entry[1], entry[0]))]


class Ranking(NamedTuple):
    """The hits of one embedder, with the least cosine that means something with it."""

    hits: Sequence[Hit]
    floor: float


def merged(rankings: Sequence[Ranking]) -> tuple[list[Hit], dict[str, float]]:
    """The hits of several embedders, best first: of each chunk the highest score (I11); and the floor of each.

    Cosines of two families do not compare: what is over the floor of its own embedder goes before what is not.
    """
    best: dict[str, tuple[bool, float, float]] = {}
    for hits, floor in rankings:
        for hit in hits:
            scored = (hit.score >= floor, hit.score, floor)
            best[hit.chunk_id] = max(scored, best.get(hit.chunk_id, scored))
    order = sorted(best, key=lambda chunk_id: (not best[chunk_id][0], -best[chunk_id][1], chunk_id))
    return [Hit(chunk_id, best[chunk_id][1]) for chunk_id in order], {key: floor for key, (_, _, floor) in best.items()}


def fuse(
    keyword: Sequence[Hit], vector: Sequence[Hit], settings: Retrieval, meaning_share: float = 1.0
) -> dict[str, Scores]:
    """Chunk ids with their scores, best first, by the fusion that the settings name.

    ``meaning_share``, 0-1, is how far the embedder knows the question's words: what it lacks goes to the keywords.
    """
    cosines = {hit.chunk_id: hit.score for hit in vector}
    keywords = {hit.chunk_id: hit.score for hit in keyword}
    fused: defaultdict[str, float] = defaultdict(float)
    if settings.fusion == "weighted":
        top = max(keywords.values(), default=1.0) or 1.0
        dense = settings.dense_weight * meaning_share
        for chunk_id in cosines.keys() | keywords.keys():
            fused[chunk_id] = dense * cosines.get(chunk_id, 0.0) + (1 - dense) * keywords.get(chunk_id, 0.0) / top
    elif settings.fusion == "boost":
        for chunk_id in cosines.keys() | keywords.keys():
            is_keyword = settings.keyword_boost * (chunk_id in keywords)
            fused[chunk_id] = meaning_share * cosines.get(chunk_id, 0.0) + is_keyword
    else:
        rankings = [[hit.chunk_id for hit in hits] for hits in (keyword, vector)]
        fused = reciprocal_ranks(rankings, settings.rrf_constant, (1.0, meaning_share))
    return {
        chunk_id: Scores(cosines.get(chunk_id), keywords.get(chunk_id), score)
        for chunk_id, score in sorted(fused.items(), key=lambda entry: (-entry[1], entry[0]))
    }


def reciprocal_ranks(
    rankings: Sequence[Sequence[Ranked]], constant: int, weights: Sequence[float]
) -> defaultdict[Ranked, float]:
    """The score of each of what several rankings, best first, hold: the sum of ``weight / (constant + rank)``.

    Source: G. V. Cormack, C. L. A. Clarke and S. Buettcher, "Reciprocal Rank Fusion" (2009).
    """
    fused: defaultdict[Ranked, float] = defaultdict(float)
    for ranking, weight in zip(rankings, weights, strict=True):
        for rank, one in enumerate(ranking, start=1):
            fused[one] += weight / (constant + rank)
    return fused


def normalised(passages: Sequence[Passage]) -> list[Passage]:
    """Each with its fused score as a share of the result's range: 1 for the best, 0 for the last (R16)."""
    scores = [passage.scores.fused for passage in passages]
    low, high = min(scores, default=0.0), max(scores, default=0.0)
    span = high - low
    return [
        replace(one, scores=replace(one.scores, share=(one.scores.fused - low) / span if span else 1.0))
        for one in passages
    ]
