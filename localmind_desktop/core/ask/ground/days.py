"""Dates in several spellings, as year, month and day. Pure."""

from __future__ import annotations

import re
from typing import NamedTuple

from localmind_desktop.core.text.languages import words

_MONTHS = words().month_numbers | {
    "一月": 1,
    "二月": 2,
}
_NAME = "(?:" + "|".join(sorted((name for name in _MONTHS if name.isalpha()), key=len, reverse=True)) + r")\b\.?"
_DATE = re.compile(
    rf"""
    (?P<y1>\d{{4}})[-/.](?P<m1>\d{{1,2}})[-/.](?P<d1>\d{{1,2}})(?!\w)
    | (?P<a>\d{{1,2}})(?P<mark>[./-])(?P<b>\d{{1,2}})(?P=mark)(?P<y2>\d{{4}}|\d{{2}})(?![\w.]?\d)
    | (?P<d3>\d{{1,2}})(?:st|nd|rd|th|\.|er)?\s+(?:of\s+|de\s+)?(?P<n3>{_NAME})(?:,?\s+(?:de\s+)?(?P<y3>\d{{4}})\b)?
    | (?P<n4>{_NAME})\s+(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?\b(?!\s?[:%])(?:,?\s+(?P<y4>\d{{4}})\b)?
    | (?P<n5>{_NAME}),?\s+(?P<y5>\d{{4}})\b
    | (?P<y6>\d{{4}})\s?年\s?(?P<m6>\d{{1,2}})\s?月(?:\s?(?P<d6>\d{{1,2}})\s?日)?
    """,
    re.VERBOSE | re.IGNORECASE,
)
_WORD = 5  # letters up to which a name without a capital is a word: may, mar, march
_PIVOT = 70  # two figures of a year: 70 is 1970, 69 is 2069


class Day(NamedTuple):
    """A date; None for what is not written."""

    year: int | None
    month: int
    day: int | None


def days_at(text: str, position: int) -> tuple[frozenset[Day], int] | None:
    """The date at ``position`` and where it ends. ``3/4/2016`` may be two days."""
    match = _DATE.match(text, position)
    if match is None:
        return None
    said = match.groupdict()
    if said["a"]:
        year = _year(said["y2"])
        first, second = int(said["a"]), int(said["b"])
        both = [Day(year, second, first)] + ([Day(year, first, second)] if said["mark"] != "." else [])
    else:
        number = next(n for n in "134567" if said.get(f"y{n}") or said.get(f"n{n}"))
        month = said.get(f"m{number}") or said.get(f"n{number}") or ""
        if month[0].islower() and len(month) <= _WORD and month.isascii():
            return None
        written, day = said.get(f"y{number}"), said.get(f"d{number}")
        which = int(month) if month.isdigit() else _MONTHS[month.rstrip(".").casefold()]
        both = [Day(int(written) if written else None, which, int(day) if day else None)]
    found = frozenset(one for one in both if 1 <= one.month <= 12 and (one.day is None or 1 <= one.day <= 31))
    return (found, match.end()) if found else None


def told_by(day: Day) -> frozenset[Day]:
    """What a source that gives a date says: the date, its month, and the day without its year."""
    found = {day, Day(day.year, day.month, None)}
    return frozenset(found | {Day(None, day.month, day.day)} if day.day is not None else found)


def _year(text: str) -> int:
    number = int(text)
    return number if len(text) == 4 else number + (1900 if number >= _PIVOT else 2000)
