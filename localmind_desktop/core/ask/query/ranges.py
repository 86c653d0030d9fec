"""Ranges of names that differ by their number: ``E1 to E4`` are E1, E2, E3 and E4. Pure."""

from __future__ import annotations

import re

_RANGE = re.compile(
    r"(?<![\w.-])(?P<name>[A-Za-z]{1,4}_?)(?P<first>\d{1,2})\s*(?:-|–|to|through|bis|à|\.\.+|…)\s*(?P=name)(?P<last>\d{1,2})(?![\w.-])"
)
_MOST = 16  # names of one range


def spelled_out(question: str) -> str:
    """The question with every range of names as a list of them."""
    return _RANGE.sub(_listed, question)


def _listed(match: re.Match[str]) -> str:
    first, last = int(match["first"]), int(match["last"])
    if not first < last < first + _MOST or match["first"].startswith("0"):
        return match.group()
    *names, end = [f"{match['name']}{number}" for number in range(first, last + 1)]
    return f"{', '.join(names)}, {end}"
