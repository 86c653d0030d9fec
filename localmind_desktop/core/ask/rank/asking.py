"""What the ranking needs to know of a question: its words, what they weigh, and which kind of thing it asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.text.languages import Words

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

KINDS = ("number", "name", "date", "definition")
COMPUTED = "computed"  # what no single place says: a difference, a sum
LISTED = "listed"  # several things
JOINED = "joined"  # two things at once
_FIRST_WIDE = "\u2e80"  # Chinese and Japanese are written without spaces: a word is met anywhere


@dataclass(frozen=True, slots=True)
class Asking:
    """A question. Per term: its word in lower case, its ``weights`` (their sum is 1), whether nothing else can stand in
    for it (``exact``), and whether it is a ``number``. ``kind`` is one of `KINDS`, or empty. ``computed``: what is
    asked for stands in no single place, as a difference. ``listed``: several things may be asked for, ``joined``: two.
    """

    asked: Asked
    words: tuple[str, ...]
    weights: Floats
    exact: Flags
    number: Flags
    kind: str
    computed: bool
    listed: bool = False
    joined: bool = False


@dataclass(frozen=True, slots=True)
class AskingWords:
    """The words that ask for a kind of thing, by language."""

    words: Words
    patterns: Mapping[tuple[str, str], re.Pattern[str]]

    @classmethod
    def of(cls, words: Words) -> AskingWords:
        kinds = (*KINDS, COMPUTED, LISTED, JOINED)
        return cls(words, {(name, kind): _pattern(own[kind]) for name, own in words.asking.items() for kind in kinds})

    def asked_in(self, question: str) -> frozenset[str]:
        """The kinds of things that words of the question's language ask for."""
        folded, languages = question.casefold(), self.words.languages_of(question)
        return frozenset(
            kind for (name, kind), pattern in self.patterns.items() if name in languages and pattern.search(folded)
        )


def asking_of(asked: Asked, words: AskingWords) -> Asking:
    """``asked`` with its weights as shares."""
    weights = np.array([want.weight for want in asked.wanted], dtype=np.float32)
    kinds = words.asked_in(asked.question)
    return Asking(
        asked,
        tuple(want.token.casefold() for want in asked.wanted),
        weights / (float(weights.sum()) or 1.0),
        np.array([want.exact for want in asked.wanted], dtype=bool),
        np.array([want.is_number for want in asked.wanted], dtype=bool),
        next((kind for kind in KINDS if kind in kinds), ""),
        COMPUTED in kinds,
        LISTED in kinds,
        JOINED in kinds,
    )


def _pattern(words: Sequence[str]) -> re.Pattern[str]:
    parts = [re.escape(word) if word[0] >= _FIRST_WIDE else rf"\b{re.escape(word)}\b" for word in words]
    return re.compile("|".join(parts))
