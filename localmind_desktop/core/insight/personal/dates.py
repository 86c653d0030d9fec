"""Dates as a birthday is written, in figures and with names of months. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.personal.checks import is_birth_day
from localmind_desktop.core.text.languages import words

_YEAR = r"(?:1[89]|20)\d\d"
_ORDINAL = r"(?:\.|er|ère|º|°|st|nd|rd|th)?"
_PART = re.compile(r"\d+|[^\W\d_]{3,}")
_PIVOT = 100  # years in two figures are of the last century or of this one


@cache
def date_pattern() -> re.Pattern[str]:
    months = "|".join(sorted(map(re.escape, words().month_numbers), key=len, reverse=True))
    named = rf"(?:{months})\.?"
    forms = (
        rf"{_YEAR}\s?年\s?\d\d?\s?月\s?\d\d?(?:\s?[日号])?",
        rf"{_YEAR}([-/. ])\d\d?\1\d\d?",
        rf"\d\d?(?:[./-]\s?|\s)\d\d?(?:[./-]\s?|\s)(?:{_YEAR}|\d\d)",
        rf"\d\d?\s{{0,3}}(?P<mark>[./-])\s{{0,3}}\d\d?\s{{0,3}}(?P=mark)\s{{0,3}}{_YEAR}",
        rf"\d\d?{_ORDINAL}(?:\s{{0,3}}|-)(?:of\s|de\s)?{named},?(?:[\s-]{{0,3}}|\sdel?\s)(?:{_YEAR}|\d\d)",
        rf"{named}\s{{0,3}}\d\d?{_ORDINAL},?\s{{1,3}}(?:{_YEAR}|\d\d)",
    )
    return re.compile(rf"(?<!\w)(?<!\d[.,/-])(?:{'|'.join(forms)})(?![\w]|[-/.,]\d)", re.IGNORECASE)


def is_birth_date(text: str) -> bool:
    """Whether a date, read in any of the usual orders, is one on which a living person may have been born."""
    parts = _PART.findall(text)
    if len(parts) == 1 and len(text) == 8:
        parts = [text[:4], text[4:6], text[6:]]
    names = words().month_numbers
    numbers = [int(part) if part.isdecimal() else names.get(part.casefold(), 0) for part in parts if _counts(part)]
    return len(numbers) == 3 and any(is_birth_day(*order) for order in _orders(numbers, parts))


def _counts(part: str) -> bool:
    return part.isdecimal() or part.casefold() in words().month_numbers


def _orders(numbers: list[int], parts: list[str]) -> Iterator[tuple[int, int, int]]:
    """Day, month and year in the orders in which they can be meant."""
    first, second, third = numbers
    if first > 31:
        yield third, second, first
        return
    for year in (third,) if third >= _PIVOT else (third + 1900, third + 2000):
        yield first, second, year
        yield second, first, year
