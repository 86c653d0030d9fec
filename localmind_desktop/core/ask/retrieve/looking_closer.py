"""A second look at the best passages where no reranker is there (R17): cheap, by their words and their meaning. Pure.

The fused order says that a passage is about the matter. The second look asks how alike its meaning is beside that of
the most alike one, and whether the words of the question stand together in it: in one sentence or row, near each other,
the identifiers among them, the rest in its heading.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.ask.retrieve.floors import share_met
from localmind_desktop.core.model import ChunkKind, Passage
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.terms import terms, tokens


@dataclass(frozen=True, slots=True)
class Weights:
    """What each sign counts: learned, and rounded, on 568 questions about 53 documents in six languages, a quarter of
    them in another language than the document; by cross-validation over documents."""

    fused: float = 4.0
    whole: float = 5.0
    sentence: float = 4.0
    near: float = 1.0
    exact: float = 0.3
    heading: float = 0.7
    alike: float = 7.0


WEIGHTS = Weights()


@dataclass(frozen=True, slots=True)
class Signs:
    """Each 0-1: the share of the question's weight in the passage, in its best sentence, and so on."""

    fused: float
    whole: float
    sentence: float
    near: float
    exact: float
    heading: float
    alike: float

    def total(self, weights: Weights) -> float:
        return (
            weights.fused * self.fused
            + weights.whole * self.whole
            + weights.sentence * self.sentence
            + weights.near * self.near
            + weights.exact * self.exact
            + weights.heading * self.heading
            + weights.alike * self.alike
        )


def looked_closer(
    asked: Asked, passages: Sequence[Passage], looked_at: int, weights: Weights = WEIGHTS
) -> list[Passage]:
    """The first ``looked_at`` passages in their new order, and then the rest as it was."""
    head = list(passages[:looked_at])
    if len(head) < 2 or not asked.wanted:
        return list(passages)
    best = max(passage.scores.fused for passage in head) or 1.0
    marked = []
    for one, alike in zip(head, _alike(head), strict=True):
        seen = signs(asked, one, one.scores.fused / best, alike)
        marked.append(replace(one, scores=replace(one.scores, closer=seen.total(weights))))
    marked.sort(key=lambda passage: -(passage.scores.closer or 0.0))
    return [*marked, *passages[looked_at:]]


def _alike(passages: Sequence[Passage]) -> list[float]:
    """How near each comes to the question's meaning, as a share of the nearest. Those that the search by meaning did
    not bring are no nearer than the last that it did."""
    known = [one.scores.vector for one in passages if one.scores.vector is not None]
    if not known or max(known) <= 0:
        return [0.0] * len(passages)
    least = max(0.0, min(known))
    likenesses = (least if one.scores.vector is None else max(0.0, one.scores.vector) for one in passages)
    return [likeness / max(known) for likeness in likenesses]


def signs(asked: Asked, passage: Passage, fused: float, alike: float) -> Signs:
    """What speaks for a passage: each 0-1."""
    chunk = passage.chunk
    heading = present_terms([chunk.context])
    own = present_terms([chunk.text])
    exact = Asked(asked.question, asked.exact)
    sentences = [present_terms([text]) for text in _sentences(chunk.text, chunk.kind)]
    return Signs(
        fused=fused,
        whole=share_met(asked, own | heading),
        sentence=max((share_met(asked, present) for present in sentences), default=0.0),
        near=_nearness(asked, chunk.text),
        exact=share_met(exact, own | heading) if exact.wanted else 1.0,
        heading=share_met(asked, heading),
        alike=alike,
    )


def _sentences(text: str, kind: ChunkKind) -> list[str]:
    """A row is read as one; prose by sentence."""
    return [text[start:end] for start, end in sentence_spans(text)] if kind is ChunkKind.PROSE else [text]


def _nearness(asked: Asked, text: str) -> float:
    """How close together the question's words stand: 1 where nothing stands between them, 0 with fewer than two."""
    found: list[tuple[int, int]] = []  # position, which word
    for position, token in enumerate(tokens(text)):
        present = frozenset(terms(token))
        found += [(position, which) for which, want in enumerate(asked.wanted) if want.met_by(present)]
    there = {which for _, which in found}
    if len(there) < 2:
        return 0.0
    return len(there) / _shortest_window(found, len(there))


def _shortest_window(found: Sequence[tuple[int, int]], words: int) -> int:
    """The tokens of the shortest stretch that holds each word once."""
    counts: dict[int, int] = {}
    start, shortest = 0, found[-1][0] - found[0][0] + 1
    for position, which in found:
        counts[which] = counts.get(which, 0) + 1
        while len(counts) == words:
            shortest = min(shortest, position - found[start][0] + 1)
            first = found[start][1]
            counts[first] -= 1
            if not counts[first]:
                del counts[first]
            start += 1
    return max(shortest, words)
