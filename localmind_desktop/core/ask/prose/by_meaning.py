"""The sentence that answers in other words than the question (A5): of those that tell what is expected, the nearest.

A cosine alone cannot tell an answer from a neighbour's: only sentences are compared that hold an expression of the kind
that is asked for, every identifier, number and name of the question, and some of its words.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

import numpy as np

from localmind_desktop.core.ask.prose.extracting import Quote, typed_quotes
from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Passage
from localmind_desktop.core.models.protocols import Embedder

log = logging.getLogger(__name__)

_MOST = 24  # sentences that are compared: some 10 ms each on a slow processor
_LEAST_COVERAGE = 0.45  # share of the question's words that must be met anywhere near
_TELLING = 0.3  # from this share of the words that tell this sentence from its document, it is surely of the matter
# Cosines of sentences that answer: 0.5 to 0.72; of the nearest ones to questions that nothing answers: 0.48 to 0.69.
_ALIKE, _MUCH_ALIKE = 0.5, 0.63
_OF_TELLING = 0.15  # what the telling words weigh beside the cosine, between sentences that both may answer
_MOST_UNKNOWN = 0.1  # share of a question's pieces that the model may not know


@dataclass(frozen=True, slots=True)
class _Alike:
    quote: Quote
    cosine: float

    @property
    def answers(self) -> bool:
        is_of_matter = self.quote.support.specific >= _TELLING
        return self.cosine >= (_ALIKE if is_of_matter else _MUCH_ALIKE)

    @property
    def rank(self) -> float:
        return self.cosine + _OF_TELLING * self.quote.support.specific


def quote_by_meaning(
    asked: Asked, passages: Sequence[Passage], subjects: dict[str, AbstractSet[str]], embedder: Embedder
) -> Quote | None:
    """The sentence that answers in other words; None where none is near enough, or the model cannot tell."""
    found = [
        quote
        for quote in typed_quotes(asked, passages, subjects)
        if quote.support.coverage >= _LEAST_COVERAGE and quote.support.own
    ]
    found = sorted(found, key=lambda quote: -quote.rank)[:_MOST]
    if not found:
        return None
    try:
        alike = _compared(asked.question, found, embedder)
    except ModelError as error:
        log.info("sentences are not compared by meaning: %s", type(error).__name__)
        return None
    best = max((one for one in alike if one.answers), key=lambda one: one.rank, default=None)
    return replace(best.quote, rank=best.rank) if best is not None else None


def _compared(question: str, quotes: Sequence[Quote], embedder: Embedder) -> list[_Alike]:
    """Each sentence with its cosine to the question: alone, or under what stands above it."""
    if embedder.share_of_unknown([question]) > _MOST_UNKNOWN:
        return []
    under = [f"{quote.passage.chunk.context} {quote.text}" for quote in quotes]
    wanted = embedder.question(question)
    alone, placed = np.split(embedder.passages([*(quote.text for quote in quotes), *under]) @ wanted, 2)
    return [_Alike(quote, float(cosine)) for quote, cosine in zip(quotes, np.maximum(alone, placed), strict=True)]
