"""The months that a text names, in words with a year or a day beside them, or in figures. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.text.languages import words

_MONTHS = words().month_numbers
_WORD = rf"(?P<word>{'|'.join(sorted(_MONTHS, key=len, reverse=True))})"
_IN_WORDS = re.compile(
    rf"\b\d{{1,2}}(?:st|nd|rd|th|er|\.)?\s+{_WORD}\b"
    rf"|\b{_WORD.replace('word', 'first')}\.?\s+(?:\d{{1,2}},?\s+)?(?:19|20)\d\d\b",
    re.IGNORECASE,
)
_IN_FIGURES = re.compile(
    r"\b(?:19|20)\d\d-(?P<iso>\d{2})(?:-\d{2})?\b|\b\d{1,2}[./](?P<middle>\d{1,2})[./](?:19|20)?\d{2}\b|"
    r"\b(?P<first>\d{1,2})/\d{1,2}/(?:19|20)?\d{2}\b"
)


def months_in(text: str) -> frozenset[int]:
    """The numbers of the months; of 3/4/2023 both, because it is written either way."""
    found = {_MONTHS[(match["word"] or match["first"]).casefold()] for match in _IN_WORDS.finditer(text)}
    for match in _IN_FIGURES.finditer(text):
        found |= {int(number) for number in match.groups() if number}
        if match["middle"] and "/" in match.group():
            found.add(int(match.group().split("/")[0]))
    return frozenset(number for number in found if 1 <= number <= 12)
