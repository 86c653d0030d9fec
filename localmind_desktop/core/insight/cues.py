"""Terms of several languages looked for in one text. Pure.

A term is written in small letters; a star at the beginning or the end of its words stands for any letters, so
``terminat*`` also finds "termination". Words may be joined by spaces, hyphens or line breaks. Chinese terms are found
anywhere, others as whole words. A star alone stands for up to six words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from localmind_desktop.core.text.languages import FIRST_WIDE

_WORD = re.compile(r"[^\W_\u2e80-\uffff]+|[§°]")
_PATTERN = re.compile(r"\*?[^\W_]+\*?|[§°]|\*")
_MOST_BETWEEN = 6  # words for a star alone
_GAP = re.compile(r"[\s\-‐‑.'’/&]{0,4}")


class Cue(NamedTuple):
    """A term found: its number, and the letters ``start`` to ``end``."""

    term: int
    start: int
    end: int


class _Pattern(NamedTuple):
    """One word of a term."""

    letters: str
    open_before: bool
    open_after: bool

    def fits(self, word: str) -> bool:
        if self.open_before:
            return self.letters in word if self.open_after else word.endswith(self.letters)
        return word.startswith(self.letters) if self.open_after else word == self.letters


class Cues:
    """Finds ``terms``; the longest of those that begin with one word, and none within another."""

    def __init__(self, terms: Iterable[str]) -> None:
        self.terms = tuple(dict.fromkeys(terms))
        wide = sorted((term for term in self.terms if term >= FIRST_WIDE), key=len, reverse=True)
        self._wide = re.compile("|".join(map(re.escape, wide)))
        self._numbers = {term: number for number, term in enumerate(self.terms)}
        split = {number: _patterns(term) for term, number in self._numbers.items() if term < FIRST_WIDE}
        self._patterns = {number: split[number] for number in sorted(split, key=lambda one: -len(self.terms[one]))}

    def found(self, text: str) -> Iterator[Cue]:
        """Every term in ``text``, those of Chinese last."""
        words = [(match.group().casefold(), match.start(), match.end()) for match in _WORD.finditer(text)]
        known = {word: self._beginning_with(word) for word in {word for word, _, _ in words}}
        reached = 0
        for at, (word, start, _) in enumerate(words):
            for term in known[word] if start >= reached else ():
                end = _end(self._patterns[term], text, words, at)
                if end is not None:
                    yield Cue(term, start, end)
                    reached = end
                    break
        if self._wide.pattern:
            for match in self._wide.finditer(text):
                yield Cue(self._numbers[match.group()], match.start(), match.end())

    def first(self, text: str) -> Cue | None:
        return next(self.found(text), None)

    def _beginning_with(self, word: str) -> tuple[int, ...]:
        return tuple(term for term, words in self._patterns.items() if words[0].fits(word))


def _end(pattern: Sequence[_Pattern], text: str, words: Sequence[tuple[str, int, int]], at: int) -> int | None:
    """Where a term that begins with the word ``at`` ends; None where the words after it are others."""
    is_open = False
    for one in pattern[1:]:
        if not one.letters:
            is_open = True
            continue
        following = range(at + 1, min(len(words), at + 2 + (_MOST_BETWEEN if is_open else 0)))
        fitting = (to for to in following if one.fits(words[to][0]))
        to = next((to for to in fitting if is_open or _GAP.fullmatch(text, words[to - 1][2], words[to][1])), None)
        if to is None:
            return None
        at, is_open = to, False
    return words[at][2]


def _patterns(term: str) -> tuple[_Pattern, ...]:
    words = _PATTERN.findall(term)
    return tuple(_Pattern(word.strip("*").casefold(), word.startswith("*"), word.endswith("*")) for word in words)
