"""Whose things a question lists: ``Which types does a file have?`` chooses no row by ``file``. Pure."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.query.asked import Asked, Wanted
from localmind_desktop.core.terms import normalised, terms, tokens

_OWNERS = (
    re.compile(r"^(?P<owner>[^，。？?]+?)(?:中|里)?(?:都)?有(?:哪些|什么)"),
    re.compile(
        r"\b(?:do|does|did)\s+(?P<owner>[^?]+?)\s+(?:have|has|contain|support|offer|provide|include|know|use)\b",
        re.IGNORECASE,
    ),
)


def is_of_owner(want: Wanted, column: int | None, rows: AbstractSet[int], asked: Asked, sheet: Sheet) -> bool:
    """Whether a word only says whose the things are: part of longer texts, and the table is about all the rest."""
    if want.exact or not column or all(sheet.cells[row][column] in want.forms for row in rows):
        return False
    said = _owner(asked.question)
    rest = [one for one in asked.wanted if one.token not in said]
    return want.token in said and bool(rest) and all(one.met_by(sheet.context) for one in rest)


def _owner(question: str) -> frozenset[str]:
    text = normalised(question)
    match = next((match for pattern in _OWNERS if (match := pattern.search(text))), None)
    return (
        frozenset(part for token in tokens(match["owner"]) for part in (token, *terms(token))) if match else frozenset()
    )
