"""What one document says of an aspect, read from its review and from the lines that the review points to. Pure."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.ask.documents.periods import Days, days_of, months_after
from localmind_desktop.core.ask.documents.vocabulary import (
    AMOUNT,
    CLAUSE,
    DAY,
    END,
    NAMES,
    PERIOD,
    SIGNERS,
    TEXT,
    Aspect,
    vocabulary,
)
from localmind_desktop.core.insight.entities.dates import date_finds
from localmind_desktop.core.insight.entities.finds import Surroundings, free
from localmind_desktop.core.insight.review.values import decimal_of, periods_in
from localmind_desktop.core.model import BlockKind, Line, Place
from localmind_desktop.core.model.insight import EntityKind, Inspection, ItemState, ReviewItem, TextRun
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.numbers import NUMERAL

_BEFORE = 60  # letters before a day that may say whether a term ends or begins with it
_FIGURES = re.compile(NUMERAL)
_NUMBER = re.compile(r"\d+")
_WORDS = re.compile(r"\w+")
_SIZES = {"day": (0, 1), "week": (0, 7), "month": (1, 0), "year": (12, 0)}  # months and days
_PAGE_END = 40.0  # points above the first line of the signatures where names may stand
_MOST_SIGNERS = 6


class Value(NamedTuple):
    """What a document says: ``text`` as it is told, at ``places``. ``days`` and ``amount`` (as entities are normalised)
    are what conditions are held against. Without ``text``, the document does not say it, or not clearly."""

    text: str
    places: tuple[Place, ...] = ()
    days: Days | None = None
    amount: str = ""
    state: ItemState = ItemState.FOUND
    notes: tuple[str, ...] = ()


MISSING = Value("", state=ItemState.MISSING)


@dataclass(frozen=True, slots=True)
class Paper:
    """An inspected document with the text at any of its places."""

    found: Inspection
    text_at: Callable[[Place], str]

    def runs(self, places: Iterable[Place]) -> list[TextRun]:
        """The lines at ``places``, page by page."""
        pages: dict[int, list[Line]] = {}
        for place in places:
            pages.setdefault(place.page, []).append(Line(self.text_at(place), place.box))
        return [TextRun(page, tuple(lines), BlockKind.PARAGRAPH) for page, lines in pages.items()]

    def quote(self, places: Iterable[Place]) -> str:
        return " ".join(" ".join(run.text for run in self.runs(places)).split())

    def item(self, aspect: Aspect) -> ReviewItem | None:
        name = aspect.items.get(self.found.classified.label)
        return next((item for item in self.found.review if item.item == name), None)

    def day(self, written: str, normalised: str) -> str:
        """A day as the whole document is read: "3/4/2024" is in March or in April."""
        dates = self.found.named(EntityKind.DATE)
        return next((one.normalised for one in dates if one.value == " ".join(written.split())), normalised)


def value_of(paper: Paper, aspect: Aspect) -> Value:
    """`MISSING` where its class says no such thing."""
    item = paper.item(aspect)
    if item is None or item.state is ItemState.MISSING:
        return MISSING
    read = _READERS[aspect.kind](paper, item)
    notes = tuple(note.key for note in item.notes)
    return (read or Value("", item.places, state=ItemState.UNCLEAR))._replace(notes=notes)


# ------------------------------------------------------------------------------------- days


class _Dated(NamedTuple):
    """A day as it is written, and the sentence around it. ``is_end``: of a term, or its beginning; None where nothing
    says so."""

    text: str
    days: Days
    places: tuple[Place, ...]
    is_end: bool | None
    sentence: str


def _dates(paper: Paper, places: Sequence[Place]) -> Iterator[_Dated]:
    for run in paper.runs(places):
        text = run.text
        for find in free(date_finds(text, "", _around(text)), ()):
            written = " ".join(text[find.start : find.end].split())
            before = text[max(0, find.start - _BEFORE) : find.start]
            days = days_of(paper.day(written, find.normalised))
            around = next((text[a:b] for a, b in sentence_spans(text) if a <= find.start < b), text)
            yield _Dated(written, days, run.places(find.start, find.end), vocabulary().is_end(before), around)


def _around(text: str) -> Surroundings:
    language = words().languages_of(text)[0]
    return Surroundings(language, False, language == "en")


def _day(paper: Paper, item: ReviewItem) -> Value | None:
    """The date of an item; where it only says a period, as for payment, that after the document's own date."""
    written = {" ".join(text.split()) for kind, text in item.fields if kind == "date"}
    dates = [one for one in _dates(paper, item.places) if not written or one.text in written]
    if dates:
        return Value(dates[0].text, dates[0].places, dates[0].days)
    for day in written:
        for find in free(date_finds(day, "", _around(day)), ()):
            return Value(day, item.places, days_of(paper.day(day, find.normalised)))
    length = next((text for kind, text in item.fields if kind == "period"), "")
    start = _own_date(paper)
    if not length or start is None or (end := _after(start.days.first, length)) is None:
        return None
    return Value(f"{end.isoformat()} ({length}, {start.text})", item.places, Days(end, end))


def _own_date(paper: Paper) -> _Dated | None:
    """What the document itself is dated, where it says one day."""
    own = vocabulary().aspects["dated"]
    item = paper.item(own)
    dates = list(_dates(paper, item.places)) if item is not None and item.state is ItemState.FOUND else []
    return dates[0] if len({one.days for one in dates}) == 1 else None


def _end(paper: Paper, item: ReviewItem) -> Value | None:
    """The last day of a term: the one that it is said to run until, or a period after its first day."""
    dates = list(_dates(paper, item.places))
    ends = [one for one in dates if one.is_end]
    starts = [one for one in dates if one.is_end is False]
    if len({one.days for one in ends}) == 1:
        return Value(ends[0].text, ends[0].places, Days(ends[0].days.last, ends[0].days.last))
    lengths = [text for kind, text in item.fields if kind == "period"]
    if not (ends or lengths) and any(kind == "open_ended" for kind, _ in item.fields):
        return Value("", item.places, state=ItemState.MISSING)
    start = starts[0] if len({one.days for one in starts}) == 1 else None if dates else _own_date(paper)
    if ends or start is None:
        return None
    beside = periods_in(start.sentence) if starts else []
    periods = list(dict.fromkeys(beside or lengths))
    after = _after(start.days.first, periods[0]) if len(periods) == 1 else None
    if after is None:
        return None
    last = after - datetime.timedelta(days=1)
    return Value(f"{last.isoformat()} ({periods[0]}, {start.text})", item.places, Days(last, last))


def _after(day: datetime.date, length: str) -> datetime.date | None:
    """The day a period later: "24 months", "zwei Jahre"; None where its number or its unit is not known."""
    counts = [int(one) for one in _NUMBER.findall(length)] or [
        words().numbers[one] for one in _WORDS.findall(length.casefold()) if one in words().numbers
    ]
    unit = vocabulary().unit_in(length)
    if len(set(counts)) != 1 or unit is None:
        return None
    months, days = _SIZES[unit]
    return months_after(day, months * counts[0]) if months else day + datetime.timedelta(days=days * counts[0])


# ------------------------------------------------------------------------------------- amounts and names


def _amount(paper: Paper, item: ReviewItem) -> Value | None:
    written = next((text for kind, text in item.fields if kind in ("money", "amount")), "")
    figures = _FIGURES.search(written)
    if figures is None or item.state is not ItemState.FOUND:
        return None
    amounts = paper.found.named(EntityKind.AMOUNT)
    flat = " ".join(written.split())
    same = next((one for one in amounts if one.value == flat), None)
    if same is not None and "–" not in same.normalised:
        return Value(flat, _own_places(paper, item, written), amount=same.normalised)
    read = decimal_of(figures.group(), _writes_comma(paper))
    currency = max(amounts, key=lambda one: one.count).normalised.rpartition(" ")[2] if amounts else ""
    if read is None:
        return None
    text = flat if currency in flat or not _FIGURES.fullmatch(flat) else f"{flat} {currency}".strip()
    return Value(text, _own_places(paper, item, written), amount=f"{read} {currency}".strip())


def _writes_comma(paper: Paper) -> bool:
    """Whether the amounts of the document have a decimal comma."""
    written = [one.value for one in paper.found.named(EntityKind.AMOUNT)]
    return sum(bool(re.search(r",\d\d\b", text)) for text in written) > len(written) / 2


def _own_places(paper: Paper, item: ReviewItem, written: str) -> tuple[Place, ...]:
    """Where a value of an item stands, of all the places of the item."""
    for run in paper.runs(item.places):
        start = run.text.find(written)
        if start >= 0 and (places := run.places(start, start + len(written))):
            return places
    return item.places


def _names(paper: Paper, item: ReviewItem) -> Value | None:
    roles = {
        one.normalised: one.role
        for kind in (EntityKind.ORGANISATION, EntityKind.PERSON)
        for one in paper.found.named(kind)
    }
    names = [" ".join(text.split()) for kind, text in item.fields if kind in ("organisation", "person")]
    told = [f"{name} ({roles[name]})" if roles.get(name) else name for name in dict.fromkeys(names)]
    return Value(", ".join(told), item.places) if told else None


def _signers(paper: Paper, item: ReviewItem) -> Value | None:
    """The people who are named where the signatures are."""
    tops: dict[int, float] = {}
    for place in item.places:
        tops[place.page] = min(tops.get(place.page, place.box.y0), place.box.y0)
    found = []
    for one in paper.found.named(EntityKind.PERSON):
        here = [place for place in one.places if place.page in tops and place.box.y1 >= tops[place.page] - _PAGE_END]
        if here:
            found.append((here[0], f"{one.value} ({one.role})" if one.role else one.value))
    found = sorted(found, key=lambda one: (one[0].page, one[0].box.y0))[:_MOST_SIGNERS]
    return Value(", ".join(text for _, text in found), tuple(place for place, _ in found)) if found else None


def _period(paper: Paper, item: ReviewItem) -> Value | None:
    lengths = list(dict.fromkeys(text for kind, text in item.fields if kind in ("period", "open_ended")))
    return Value(", ".join(lengths), item.places) if lengths else None


def _text(paper: Paper, item: ReviewItem) -> Value | None:
    told = list(dict.fromkeys(" ".join(text.split()) for _, text in item.fields))
    is_clear = bool(told) and item.state is ItemState.FOUND
    return Value(", ".join(told), _own_places(paper, item, item.fields[0][1])) if is_clear else None


def _clause(paper: Paper, item: ReviewItem) -> Value | None:
    """The sentence that says it; a clause that is only touched on is unclear."""
    if item.state is not ItemState.FOUND:
        return None
    runs = paper.runs(item.places[:3])
    said = next((text for kind, text in item.fields if kind == "text"), "")
    told = said or " ".join(runs[0].text.split()) if runs else said
    return Value(told, item.places[:3]) if told else None


_READERS: dict[str, Callable[[Paper, ReviewItem], Value | None]] = {
    DAY: _day,
    END: _end,
    AMOUNT: _amount,
    NAMES: _names,
    SIGNERS: _signers,
    PERIOD: _period,
    TEXT: _text,
    CLAUSE: _clause,
}
