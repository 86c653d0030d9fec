"""Close misses made of questions that have an answer: one word, which the right place says, is another one.

Most of the words put in are akin to those they stand for, as humidity is to temperature. That teaches the ranking which
words may be said otherwise, and which may not: people write far too few questions of this kind.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from localmind_desktop.core.terms import STOP_WORDS, tokens
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness

_SHORTEST = 4  # letters of a word that is put in
_LEAST, _MOST = 0.3, 0.75  # likeness: akin, but hardly the same
_NEAREST = 8
_AKIN = 0.75  # share of the words put in that are akin; the others are any
_FEWEST = 20  # words of a language to choose from
_STEPS = (-3, -2, -1, 1, 2, 3, 4, 5)  # by which a number changes

Languages = tuple[str, ...]


class CloseMisses:
    """``questions`` give the words that are put in, each into questions of its own language."""

    def __init__(self, questions: Sequence[str], likeness: WordLikeness, seed: int = 5) -> None:
        self._likeness, self._random = likeness, random.Random(seed)
        self._known: defaultdict[Languages, dict[str, str]] = defaultdict(dict)
        for question in questions:
            for token in filter(_is_plain, tokens(question)):
                self._known[_languages(question)].setdefault(token.casefold(), token)

    def of(self, question: str, said: str) -> str | None:
        """The question with one word changed that ``said``, its right answer, says; None where it has no such word."""
        told, known = {token.casefold() for token in tokens(said)}, self._known[_languages(question)]
        own = [token for token in dict.fromkeys(tokens(question)) if token.casefold() in told]
        own = [token for token in own if token.isdecimal() or token.casefold() in known]
        if not own or len(known) < _FEWEST:
            return None
        old = self._random.choice(own)
        new = self._number(int(old)) if old.isdecimal() else self._word(old, known, told, question)
        changed = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, question, count=1)
        return changed if changed != question else None

    def _number(self, number: int) -> str:
        return str(max(0, number + self._random.choice(_STEPS)))

    def _word(self, old: str, known: Mapping[str, str], told: set[str], question: str) -> str:
        others = list(_others(old.casefold(), known, told, question.casefold()))
        alike = self._likeness.between([old.casefold()], others)[0]
        akin = [others[n] for n in np.argsort(-alike) if _LEAST < alike[n] < _MOST][:_NEAREST]
        pool = akin if akin and self._random.random() < _AKIN else others
        return known[self._random.choice(pool)] if pool else old


def _others(old: str, known: Mapping[str, str], told: set[str], question: str) -> Iterator[str]:
    """The words that neither the question nor the answer says, and that do not begin like ``old``."""
    for word in known:
        if word not in told and word not in question and word[:5] != old[:5]:
            yield word


def _languages(question: str) -> Languages:
    return tuple(sorted(words().languages_of(question)))


def _is_plain(token: str) -> bool:
    return token.isalpha() and len(token) >= _SHORTEST and token.casefold() not in STOP_WORDS
