"""The days that a question asks for: "in 2026", "before 1 March 2026", "next year", "zwischen Mai und Juli". Pure."""

from __future__ import annotations

import calendar
import datetime
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from localmind_desktop.core.ask.documents.vocabulary import Said
from localmind_desktop.core.insight.entities.dates import date_finds
from localmind_desktop.core.insight.entities.finds import Surroundings, free
from localmind_desktop.core.text.languages import words

_YEAR = re.compile(r"(?<![\w.,/-])(?:19|20)\d\d(?![\w/-]|[.,]\d)")
_WORD = re.compile(r"\w+")
FIRST, LAST = datetime.date.min, datetime.date.max
_SIDES = ("before", "until", "after", "since")
_SHIFTS = {"this": 0, "next": 1, "last": -1}
_MONTHS = {"year": 12, "quarter": 3, "month": 1}
_DAY = datetime.timedelta(days=1)


class Days(NamedTuple):
    """From ``first`` to ``last``, both included."""

    first: datetime.date
    last: datetime.date

    def holds(self, day: datetime.date) -> bool:
        return self.first <= day <= self.last


class Asked(NamedTuple):
    """The days that are asked for, and the letters of the question that say so."""

    days: Days
    spans: tuple[tuple[int, int], ...]


def days_of(normalised: str) -> Days:
    """Those of a day, a month, a quarter, a year or a span of them, as entities are normalised."""
    first, _, last = normalised.partition("/")
    return Days(_begin(first), _end(last or first))


def days_asked(question: str, language: str, said: Sequence[Said], today: datetime.date) -> Asked | None:
    """None where a question says no days, or says them in more ways than one."""
    found = [
        (find.start, find.end, days_of(find.normalised))
        for find in free(date_finds(question, "", Surroundings(language, False, language == "en")), ())
    ]
    years = [match for match in _YEAR.finditer(question) if not any(a <= match.start() < b for a, b, _ in found)]
    found += [(match.start(), match.end(), days_of(match.group())) for match in years]
    found += _relative(said, question, today)
    found.sort()
    if len(found) == 2 and len(_words(question[found[0][1] : found[1][0]])) <= 1:
        spans = tuple((start, end) for start, end, _ in found)
        return Asked(Days(found[0][2].first, found[1][2].last), spans)
    if len(found) != 1:
        return None
    (start, end, days), *_ = found
    side = _side(said, question, start)
    if side is None:
        return Asked(days, ((start, end),))
    return Asked(_beyond(side.meaning, days), ((side.start, side.end), (start, end)))


def _beyond(side: str, days: Days) -> Days:
    return {
        "before": Days(FIRST, days.first - _DAY),
        "until": Days(FIRST, days.last),
        "after": Days(days.last + _DAY, LAST),
        "since": Days(days.first, LAST),
    }[side]


def _side(said: Iterable[Said], question: str, start: int) -> Said | None:
    """The word right before a day that says on which side of it."""
    sides = [one for one in said if one.role == "words" and one.meaning in _SIDES and one.end <= start]
    last = max(sides, key=lambda one: one.end, default=None)
    if last is None or set(_words(question[last.end : start])) - words().stop:
        return None
    return last


def _relative(said: Sequence[Said], question: str, today: datetime.date) -> list[tuple[int, int, Days]]:
    """ "next year" """
    found = []
    for which in (one for one in said if one.role == "words" and one.meaning in _SHIFTS):
        for unit in (one for one in said if one.role == "words" and one.meaning in _MONTHS):
            near, far = sorted((which, unit), key=lambda one: one.start)
            if near.end <= far.start and not question[near.end : far.start].strip():
                found.append((near.start, far.end, _shifted(today, unit.meaning, _SHIFTS[which.meaning])))
    return found


def _shifted(today: datetime.date, unit: str, by: int) -> Days:
    size = _MONTHS[unit]
    month = (today.year * 12 + today.month - 1) // size * size + by * size
    first = datetime.date(month // 12, month % 12 + 1, 1)
    return Days(first, months_after(first, size) - _DAY)


def months_after(day: datetime.date, months: int) -> datetime.date:
    """The same day that many months later, or the last of a shorter month."""
    month = day.year * 12 + day.month - 1 + months
    year, number = month // 12, month % 12 + 1
    return datetime.date(year, number, min(day.day, calendar.monthrange(year, number)[1]))


def _begin(text: str) -> datetime.date:
    year, *rest = text.split("-")
    if rest and rest[0].startswith("Q"):
        return datetime.date(int(year), 3 * int(rest[0][1:]) - 2, 1)
    numbers = [int(part) for part in rest]
    return datetime.date(int(year), numbers[0] if numbers else 1, numbers[1] if len(numbers) > 1 else 1)


def _end(text: str) -> datetime.date:
    first = _begin(text)
    parts = text.split("-")
    if len(parts) == 3:
        return first
    months = 12 if len(parts) == 1 else 3 if parts[1].startswith("Q") else 1
    return months_after(first, months) - _DAY


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]
