"""What the ranking needs to know of a question: its words, what they weigh, and which kind of thing it asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.terms import STOP_WORDS, tokens
from localmind_desktop.core.text.languages import FIRST_WIDE, Words, words

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

KINDS = ("number", "name", "date", "definition")
COMPUTED = "computed"  # what no single place says: a difference, a sum
LISTED = "listed"  # several things
JOINED = "joined"  # two things at once


@dataclass(frozen=True, slots=True)
class Asking:
    """A question. Per term: its word in lower case, its ``weights`` (their sum is 1), whether nothing else can stand in
    for it (``exact``), and whether it is a ``number``. ``kind`` is one of `KINDS`, or empty. ``computed``: what is
    asked for stands in no single place, as a difference. ``listed``: several things may be asked for, ``joined``: two.
    ``name``: whether a term is a name by its capital. ``count``: of how many things it asks; 0 where it does not say.
    """

    asked: Asked
    words: tuple[str, ...]
    weights: Floats
    exact: Flags
    number: Flags
    name: Flags
    count: int
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


def asking_of(asked: Asked, asking: AskingWords) -> Asking:
    """``asked`` with its weights as shares."""
    weights = np.array([want.weight for want in asked.wanted], dtype=np.float32)
    kinds = asking.asked_in(asked.question)
    return Asking(
        asked,
        tuple(want.token.casefold() for want in asked.wanted),
        weights / (float(weights.sum()) or 1.0),
        np.array([want.exact for want in asked.wanted], dtype=bool),
        np.array([want.is_number for want in asked.wanted], dtype=bool),
        np.array(_names(asked, asking.words), dtype=bool),
        counted_in(asked.question),
        next((kind for kind in KINDS if kind in kinds), ""),
        COMPUTED in kinds,
        LISTED in kinds,
        JOINED in kinds,
    )


def counted_in(text: str) -> int:
    """How many things a text announces in words: ``the three options``; 0 where it announces none, or two numbers."""
    found, numbers = [token.casefold() for token in tokens(text)], words().numbers
    said = {
        numbers[word]
        for before, word in zip(["", *found], found, strict=False)
        if word in numbers and (not before or before in STOP_WORDS)
    } - {1}
    return said.pop() if len(said) == 1 else 0


def _names(asked: Asked, known: Words) -> list[bool]:
    """Which terms are names: written with a capital inside a question whose language does not write every noun so."""
    if known.capital_nouns.intersection(known.languages_of(asked.question)):
        return [False] * len(asked.wanted)
    first = next(iter(tokens(asked.question)), "")
    return [want.token.istitle() and want.token != first for want in asked.wanted]


def _pattern(words: Sequence[str]) -> re.Pattern[str]:
    parts = [re.escape(word) if word[0] >= FIRST_WIDE else rf"\b{re.escape(word)}\b" for word in words]
    return re.compile("|".join(parts))
