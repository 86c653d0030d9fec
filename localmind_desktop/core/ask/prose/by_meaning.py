"""The sentence that answers in other words than the question (A5): of those that tell what is expected, the nearest.

A cosine alone cannot tell an answer from a neighbour's: only sentences are compared that hold an expression of the kind
that is asked for, every identifier, number and name of the question, and some of its words.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import chain

from localmind_desktop.core.ask.prose.extracting import typed_quotes
from localmind_desktop.core.ask.prose.quote import Quote
from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Passage
from localmind_desktop.core.models.protocols import Embedder

log = logging.getLogger(__name__)

_AT_A_TIME = 6  # sentences, between two looks at the clock
_MOST = 24  # sentences that are compared: some 10 ms each on a slow processor
_LEAST_COVERAGE = 0.45  # share of the question's words that must be met anywhere near
_TELLING = 0.3  # from this share of the words that tell this sentence from its document, it is surely of the matter
# Cosines of sentences that answer: 0.5 to 0.72; of the nearest ones to questions that nothing answers: 0.48 to 0.69.
_ALIKE, _MUCH_ALIKE = 0.5, 0.63
_OF_TELLING = 0.15  # what the telling words weigh beside the cosine, between sentences that both may answer
_STAGE = "by meaning"
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


@dataclass(frozen=True, slots=True)
class Meaning:
    """What comparing by meaning works with. ``stage`` takes its line of the trace: name, start, note."""

    embedder: Embedder
    seconds: float
    stage: Callable[[str, float, str], None]


def quote_by_meaning(
    asked: Asked, passages: Sequence[Passage], subjects: dict[str, AbstractSet[str]], meaning: Meaning
) -> Quote | None:
    """The sentence that answers in other words; None where none is near enough, or the model cannot tell.

    What is not compared after ``meaning.seconds`` is left out: the sentences that hold most of the question come first.
    """
    started = time.perf_counter()
    found = [
        quote
        for quote in typed_quotes(asked, passages, subjects)
        if quote.support.coverage >= _LEAST_COVERAGE and quote.support.own and quote.is_sentence
    ]
    found = sorted(found, key=lambda quote: -quote.rank)[:_MOST]
    if not found:
        return None
    try:
        alike = _compared(asked.question, found, meaning, started)
    except ModelError as error:
        log.info("sentences are not compared by meaning: %s", type(error).__name__)
        meaning.stage(_STAGE, started, "the model failed")
        return None
    best = max((one for one in alike if one.answers), key=lambda one: one.rank, default=None)
    nearest = f"the nearest at {max(one.cosine for one in alike):.2f}" if alike else "the model does not know its words"
    meaning.stage(_STAGE, started, f"{len(alike)} of {len(found)} sentences, {nearest}")
    return replace(best.quote, rank=best.rank) if best is not None else None


def _compared(question: str, quotes: Sequence[Quote], meaning: Meaning, started: float) -> list[_Alike]:
    """Sentences with their cosine to the question, alone or under what stands above them, as many as time allows."""
    if meaning.embedder.share_of_unknown([question]) > _MOST_UNKNOWN:
        return []
    wanted = meaning.embedder.question(question)
    alike: list[_Alike] = []
    for begin in range(0, len(quotes), _AT_A_TIME):
        if alike and time.perf_counter() - started > meaning.seconds:
            break
        some = quotes[begin : begin + _AT_A_TIME]
        texts = chain.from_iterable((quote.text, f"{quote.passage.chunk.context} {quote.text}") for quote in some)
        cosines = (meaning.embedder.passages(list(texts)) @ wanted).reshape(-1, 2).max(axis=1)
        alike += [_Alike(quote, float(cosine)) for quote, cosine in zip(some, cosines, strict=True)]
    return alike
