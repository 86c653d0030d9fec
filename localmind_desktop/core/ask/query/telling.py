"""Questions that are rather told by a model than computed, and requests that work on the answer before. Pure.

The phrases lie in ``resources/languages``. A request works on the answer before where it names nothing of its own: it
is made of such phrases, of names of languages and of small words only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from localmind_desktop.core.text.languages import FIRST_WIDE, words

_PIECE = re.compile(rf"(?=[{FIRST_WIDE}-\uffff])\w|[^\W\d_{FIRST_WIDE}-\uffff]+|\d+")
_LONGEST = 16  # words of a request about the answer before


def asks_to_be_told(question: str) -> bool:
    """Whether a question asks why, how, or for an explanation, a summary, a difference, other words."""
    pieces, telling = _pieces(question), words().telling
    return any(
        _begins_with(pieces[at:], _table(telling[language]["explains"])) is not None
        for language in words().languages_of(question)
        for at in range(len(pieces))
    )


def reworks(question: str) -> bool:
    """Whether a request is about the answer before only: *translate that*, *shorter*, *as a table*, *why?*"""
    pieces = _pieces(question)
    return 0 < len(pieces) <= _LONGEST and any(
        _is_made_of(pieces, one["reworks"] + one["languages"], one["around"]) for one in words().telling.values()
    )


# ---------------------------------------------------------------------- inside


def _is_made_of(pieces: list[str], asking: tuple[str, ...], around: tuple[str, ...]) -> bool:
    """Whether nothing but phrases of both kinds stands there, and one at least that asks."""
    at, asks = 0, False
    while at < len(pieces):
        length = _begins_with(pieces[at:], _table(asking))
        asks |= length is not None
        length = length or _begins_with(pieces[at:], _table(around))
        if length is None:
            return False
        at += length
    return asks


def _begins_with(pieces: list[str], phrases: frozenset[tuple[str, ...]]) -> int | None:
    """How many pieces the longest phrase takes that stands at the beginning."""
    lengths: Iterator[int] = iter(range(min(len(pieces), max(map(len, phrases))), 0, -1))
    return next((length for length in lengths if tuple(pieces[:length]) in phrases), None)


@cache
def _table(phrases: Iterable[str]) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(_pieces(phrase)) for phrase in phrases)


def _pieces(text: str) -> list[str]:
    """Words in small letters; Chinese characters one by one."""
    return _PIECE.findall(text.casefold())
