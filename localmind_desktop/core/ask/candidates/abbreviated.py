"""Conditions that a row writes in short: ``FS = ±4 g`` for a full scale of ±4 g, ``ODR = 100 Hz``. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.terms import STOP_WORDS, normalised, terms

_BEFORE_NUMBER = re.compile(
    r"(?P<words>(?:[^\W\d_][\w-]*\s+){1,4})(?:of\s+|von\s+|de\s+|=\s*)?(?P<number>[±+-]?\s?\d[\d.,]*\d|[±+-]?\s?\d)"
)
_FEWEST = 2  # words that an abbreviation stands for


@dataclass(frozen=True, slots=True)
class Short:
    """The terms of the words before a number of a question, and what sets their initials to that number in a cell."""

    terms: frozenset[str]
    pattern: re.Pattern[str]


def shorts_in(question: str) -> list[Short]:
    """What a row may say in short of a question; nothing where it names no number in two words or more."""
    return [
        Short(frozenset(terms(match["words"])) - STOP_WORDS, _set_to(match["number"], words))
        for match in _BEFORE_NUMBER.finditer(normalised(question))
        for words in _runs(match["words"])
    ]


def said_in_short(shorts: Sequence[Short], texts: Iterable[str]) -> frozenset[str]:
    """The terms that the cells of a row say in short."""
    if not shorts:
        return frozenset()
    cells = [normalised(text).casefold() for text in texts]
    return frozenset(term for one in shorts if any(map(one.pattern.search, cells)) for term in one.terms)


def _runs(text: str) -> Iterator[list[str]]:
    """The words before a number that may be abbreviated, less those at the beginning: in lower case, as no name is."""
    words = [word for word in re.split(r"[\s-]+", text) if word]
    for begin in range(len(words) - _FEWEST + 1):
        if all(word.islower() and word not in STOP_WORDS for word in words[begin:]):
            yield words[begin:]
            return


def _set_to(number: str, words: Sequence[str]) -> re.Pattern[str]:
    """Initials of the words, or of all but the last (full-scale range: FS), with the number behind them."""
    initials = "".join(word[0] for word in words)
    said = initials if len(words) == _FEWEST else f"{initials}|{initials[:-1]}"
    return re.compile(rf"(?<!\w)(?:{said})\s*[=:]?\s*{re.escape(number.replace(' ', ''))}(?![\d.,]*\d)")
