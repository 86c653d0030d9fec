"""Which words of a question the keyword search is asked for (R13). Pure.

A word weighs ``ln((N + 1) / (df + 1))``, N being the chunks of the library and df those that hold it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.query.asked import idf
from localmind_desktop.core.ask.query.asking_words import asking_words
from localmind_desktop.core.ask.record import KeywordPlan
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, terms, words

Synonyms = Callable[[Sequence[str]], Mapping[str, Sequence[str]]]  # other words for each, best first

_LEAST_MEAN = 0.5  # under this mean weight the words say nothing
_MANY_WORDS = 5
_KEPT_SHARE = 2 / 3
_MOST_WORDS = 40  # of one search: more are a page of text, of which the rarest words tell
_LONGEST_WORD = 200  # characters; no document has a longer one
_BUDGETS = (5, 3, 1)  # synonyms by rank of weight; the last also for all that follow
_FEW_CHUNKS = 100  # a library of fewer has no words that say nothing: half of ten chunks is chance


@dataclass(frozen=True, slots=True)
class Weighed:
    """A word of the question; ``known`` when the library holds it."""

    word: str
    idf: float
    known: bool


def no_synonyms(_: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Nothing is known beside the words themselves."""
    return {}


def planned(
    question: str,
    frequencies: Callable[[Sequence[str]], Mapping[str, int]],
    chunks: int,
    synonyms: Synonyms = no_synonyms,
    *,
    may_do_without: bool = True,
) -> KeywordPlan:
    """``frequencies`` gives the chunks that hold each term. ``may_do_without``: another search stands in for this."""
    weighed = _weighed(_asked_words(question), frequencies, chunks)
    if chunks >= _FEW_CHUNKS:
        if may_do_without and _says_nothing(weighed):
            return KeywordPlan((), tuple(one.word for one in weighed))
        kept = _best([one for one in weighed if one.idf >= _everywhere(chunks)] or weighed)
    else:
        kept = _best(weighed)
    words_kept = tuple(one.word for one in kept)
    return KeywordPlan(
        words_kept,
        tuple(one.word for one in weighed if one.word not in words_kept),
        _other_words(kept, synonyms),
        all(one.known for one in kept),
    )


def _asked_words(question: str) -> list[str]:
    """The words without those that only ask; all of them where nothing else is left."""
    found = [word for word in dict.fromkeys(words(question)) if len(word) <= _LONGEST_WORD]
    nothing = STOP_WORDS | asking_words(question)
    return [word for word in found if word.casefold() not in nothing] or found


def _weighed(
    found: Sequence[str], frequencies: Callable[[Sequence[str]], Mapping[str, int]], chunks: int
) -> list[Weighed]:
    """Of a word that falls into several terms, the rarest that the library knows speaks for it."""
    own = {word: terms(word) for word in found}
    counts = frequencies(sorted({term for mine in own.values() for term in mine}))
    made = []
    for word, mine in own.items():
        known = [counts[term] for term in mine if counts[term]]
        made.append(Weighed(word, idf(min(known, default=0), chunks), bool(known)))
    return made


def _says_nothing(weighed: Sequence[Weighed]) -> bool:
    known = [one.idf for one in weighed if one.known]
    if not known or any(is_identifier(one.word) for one in weighed):
        return False
    return sum(known) / len(known) < _LEAST_MEAN


def _everywhere(chunks: int) -> float:
    """The weight of a word that stands in half of the chunks."""
    return idf(chunks // 2, chunks)


def _best(weighed: Sequence[Weighed]) -> list[Weighed]:
    """Of many words the two thirds that weigh most. Unknown ones, which find nothing by themselves, do not count."""
    known = sorted((one for one in weighed if one.known), key=lambda one: -one.idf)
    if len(weighed) <= _MANY_WORDS or not known:
        return list(weighed[:_MOST_WORDS])
    kept = known[: min(_MOST_WORDS, max(_MANY_WORDS, math.ceil(len(known) * _KEPT_SHARE)))]
    unknown = [one for one in weighed if not one.known][: _MOST_WORDS - len(kept)]
    chosen = {one.word for one in (*kept, *unknown)}
    return [one for one in weighed if one.word in chosen]


def _other_words(kept: Sequence[Weighed], synonyms: Synonyms) -> tuple[str, ...]:
    """Synonyms of the words that weigh most; a word that the library does not know needs them most."""
    others = synonyms([one.word for one in kept])
    if not others:
        return ()
    chosen: dict[str, None] = {}
    ranked = sorted((one for one in kept if one.known), key=lambda one: -one.idf)
    for one in kept:
        rank = ranked.index(one) if one.known else 0
        budget = _BUDGETS[min(rank, len(_BUDGETS) - 1)]
        chosen.update(dict.fromkeys(others.get(one.word, ())[:budget]))
    return tuple(word for word in chosen if word not in {one.word for one in kept})
