"""Several documents before many passages of one, and nothing twice (R15, R20). Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from localmind_desktop.core.model import ChunkKind, Passage, Scores

_SAME_BEGINNING = 200  # characters by which two passages count as one
_ALIKE = 0.95  # of the best score of a run: what has as much is as good


def fair(passages: Iterable[Passage], per_document: int, keep: int) -> list[Passage]:
    """At most ``per_document`` of each document first; what is over follows, so that nothing is lost."""
    first: list[Passage] = []
    over: list[Passage] = []
    seen: Counter[str] = Counter()
    for passage in passages:
        seen[passage.chunk.document_id] += 1
        (first if seen[passage.chunk.document_id] <= per_document else over).append(passage)
    return first + over if len(first) < keep else first


def mingled(passages: Iterable[Passage]) -> list[Passage]:
    """The passages, best first; of a run of like scores, those of documents that were named least so far first."""
    taken: Counter[str] = Counter()
    ordered: list[Passage] = []
    for run in _runs_of_like_scores(passages):
        while run:
            chosen = min(run, key=lambda passage: taken[passage.chunk.document_id])
            run.remove(chosen)
            taken[chosen.chunk.document_id] += 1
            ordered.append(chosen)
    return ordered


def _runs_of_like_scores(passages: Iterable[Passage]) -> list[list[Passage]]:
    runs: list[list[Passage]] = []
    kind, least = "", 0.0
    for passage in passages:
        own, score = _deciding(passage.scores)
        if own != kind or score < least:
            runs.append([])
            kind, least = own, _ALIKE * score
        runs[-1].append(passage)
    return runs


def _deciding(scores: Scores) -> tuple[str, float]:
    """The score that gave a passage its place, and which one that is."""
    if scores.rerank is not None:
        return "rerank", scores.rerank
    return ("closer", scores.closer) if scores.closer is not None else ("fused", scores.fused)


def distinct(passages: Iterable[Passage]) -> list[Passage]:
    """Of passages that begin alike the first. Two rows that read alike are two where their tables differ."""
    kept: dict[tuple[ChunkKind, str, str], Passage] = {}
    for passage in passages:
        chunk = passage.chunk
        place = chunk.context if chunk.kind is not ChunkKind.PROSE else ""
        kept.setdefault((chunk.kind, place, chunk.text[:_SAME_BEGINNING]), passage)
    return list(kept.values())
