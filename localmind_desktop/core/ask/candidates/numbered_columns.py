"""Columns that a number names: ``in 2015`` under 2015, ``a coefficient of 8`` under Coefficient › 8. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.query.asked import Asked, Wanted, present_terms
from localmind_desktop.core.model import LEVELS
from localmind_desktop.core.terms import STOP_WORDS, normalised, terms, tokens

_YEAR = re.compile(r"(?:19|20)\d\d")
_WORDS_BEFORE = 3
_JOINTS = frozenset(("and", "or", "to", "und", "oder", "bis", "et", "ou", "y"))


def numbered_columns(want: Wanted, question: str, headers: Sequence[str]) -> tuple[int, ...]:
    """The columns whose header is the number itself: a year, or a number right behind a word of the group above it.

    None for a number that the question says twice: it may be a row's, too.
    """
    said = tokens(question)
    if not want.is_number or said.count(want.token) != 1:
        return ()
    place = said.index(want.token)
    while place and (said[place - 1].isdecimal() or said[place - 1].casefold() in _JOINTS):
        place -= 1  # ``priority 1, 2 and 3``
    before = [token for token in said[max(0, place - _WORDS_BEFORE) : place] if token.casefold() not in STOP_WORDS]
    near = frozenset(term for token in before[-1:] for term in terms(token))
    is_year = bool(_YEAR.fullmatch(want.token))
    return tuple(
        column for column, header in enumerate(headers) if _is_numbered(want, normalised(header), near, is_year)
    )


def of_numbered_columns(asked: Asked, headers: Sequence[str]) -> frozenset[str]:
    """The tokens of a question that name columns by their number."""
    return frozenset(want.token for want in asked.wanted if numbered_columns(want, asked.question, headers))


def _is_numbered(want: Wanted, header: str, near: frozenset[str], is_year: bool) -> bool:
    group, _, last = header.rpartition(LEVELS)
    if present_terms([last]) not in want.forms:
        return False
    return is_year or bool(near & present_terms([group]))
