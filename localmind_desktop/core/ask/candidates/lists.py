"""Lists that may answer: all rows of a table, those that share a value or lie in a range, the items of a passage. Pure.

Which list is meant is learned like everything else of the ranking; here stands only what can be one.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import combinations

from localmind_desktop.core.ask.candidates.legends import NO_LEGEND, Legend, marks_of
from localmind_desktop.core.ask.candidates.prose_windows import Span, Window
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.query.asked import Wanted, present_terms
from localmind_desktop.core.ask.query.bounds import Bound, as_in, fits, quantities_in

_ITEMS = range(2, 41)  # of a list
_LONGEST_VALUE = 40  # characters of a value that rows share
_MOST_VALUES = 24  # lists of a table by shared values
_MOST_NAMED = 6  # conditions of a question, that are put together in pairs
_LONGEST = 900  # characters of the items of a passage
_COLON = re.compile(r"[:：](?=[ \t]*\n)")
_START = re.compile(r"[^\W\d_]{2,}(?=[_.\d-])[_.-]?")
LEAD = re.compile(r"[:：]\s*(?:[•▪◦–*-]|\(?\w{1,3}[.)])?$")  # only leads to what stands below


@dataclass(frozen=True, slots=True)
class RowList:
    """``rows`` of a table. ``common`` is what they share and the others lack; empty for all rows of the table."""

    rows: tuple[int, ...]
    common: str = ""


def row_lists(
    sheet: Sheet, bounds: Sequence[Bound], asked: Sequence[Wanted] = (), legend: Legend = NO_LEGEND
) -> list[RowList]:
    """The lists of rows of a table, each once, the whole table first. ``bounds`` and ``asked`` are of the question,
    ``legend`` tells what the marks of the table mean."""
    filled = sheet.filled_rows
    chosen = [
        *_banded(sheet, frozenset(filled)),
        *_within(sheet, filled, bounds),
        *_sharing(sheet, filled, asked, legend),
        *_beginning(sheet, filled),
        *_holding(sheet, filled, asked),
    ]
    found: dict[tuple[int, ...], RowList] = {}
    for one in (RowList(tuple(filled)), *chosen, *_under_two(chosen, asked)):
        if len(one.rows) in _ITEMS:
            found.setdefault(one.rows, one)
    return list(found.values())


def _under_two(chosen: Sequence[RowList], asked: Sequence[Wanted]) -> Iterator[RowList]:
    """The rows that satisfy two conditions which different words of the question name."""
    said = [(one, present_terms([one.common])) for one in chosen]
    named = [(one, frozenset(n for n, want in enumerate(asked) if want.met_by(terms))) for one, terms in said]
    best = sorted((pair for pair in named if pair[1]), key=lambda pair: -max(asked[n].weight for n in pair[1]))
    for (one, left), (other, right) in combinations(best[:_MOST_NAMED], 2):
        both = tuple(row for row in one.rows if row in other.rows)
        if left - right and right - left and len(both) < min(len(one.rows), len(other.rows)):
            yield RowList(both, f"{one.common} {other.common}")


def _banded(sheet: Sheet, rows: AbstractSet[int]) -> Iterator[RowList]:
    """The rows under each band."""
    own: list[int] = []
    band = ""
    for number, row in enumerate(sheet.table.rows):
        if number in sheet.band_rows:
            yield RowList(tuple(own), band)
            own, band = [], " ".join(text for text in row.texts if text.strip())
        elif number in rows:
            own.append(number)
    yield RowList(tuple(own), band)


def _within(sheet: Sheet, rows: Sequence[int], bounds: Sequence[Bound]) -> Iterator[RowList]:
    """The rows whose figure in some column lies within a bound of the question."""
    for bound in bounds:
        for column in range(len(sheet.table.headers)):
            found = quantities_in(sheet.table, column)
            meant = as_in(sheet.table, column, bound)
            if found and fits(meant, list(found.values())):
                held = tuple(row for row in rows if row in found and meant.holds(found[row]))
                yield RowList(held, " ".join([sheet.table.headers[column], *sorted(bound.tokens)]))


def _sharing(sheet: Sheet, rows: Sequence[int], asked: Sequence[Wanted], legend: Legend) -> Iterator[RowList]:
    """The rows with the same value in a column, where several rows share one; of a mark also what it means."""
    given = 0
    for column in range(len(sheet.table.headers)):
        marks = marks_of(sheet.table, column)
        by_value: defaultdict[str, list[int]] = defaultdict(list)
        for row in rows:
            value = " ".join(sheet.table.rows[row].texts[column].split())
            if 0 < len(value) <= _LONGEST_VALUE:
                by_value[value].append(row)
        for value, same in by_value.items():
            if len(same) in _ITEMS and given < _MOST_VALUES:
                given += 1
                means = _meaning(value, asked, legend) if value in marks else ()
                yield RowList(tuple(same), " ".join([value.casefold(), *means]))


def _meaning(mark: str, asked: Sequence[Wanted], legend: Legend) -> Sequence[str]:
    """What a mark means; where the document does not say it, the words of the question that begin with it."""
    meaning = legend.meanings.get(mark) or legend.meanings.get(mark.casefold())
    if meaning:
        return sorted(meaning)
    begun = mark.casefold() if mark.isalpha() else ""
    words = [want.token for want in asked if begun and not want.exact]
    return [word for word in words if word.casefold().startswith(begun) and len(word) > len(begun)]


def _beginning(sheet: Sheet, rows: Sequence[int]) -> Iterator[RowList]:
    """The rows whose names begin alike: all that are called ``SHARED_…``."""
    by_start: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        name = next((text for text in sheet.table.rows[row].texts if text.strip()), "")
        if (match := _START.match(name.strip())) is not None:
            by_start[match.group()].append(row)
    for start, same in list(by_start.items())[:_MOST_VALUES]:
        yield RowList(tuple(same), start)


def _holding(sheet: Sheet, rows: Sequence[int], asked: Sequence[Wanted]) -> Iterator[RowList]:
    """The rows that hold a word of the question in some column, beside other words."""
    for column in range(len(sheet.table.headers)):
        said = frozenset().union(*(sheet.cells[row][column] for row in rows))
        for want in (one for one in asked if one.met_by(said)):
            held = tuple(row for row in rows if want.met_by(sheet.cells[row][column]))
            if held:
                yield RowList(held, f"{sheet.table.headers[column]} {want.token}")


def item_lists(text: str, led: Sequence[Window]) -> list[Window]:
    """What stands under each lead of a passage: its items together, and all that follows it."""
    leads: defaultdict[Span, list[Span]] = defaultdict(list)
    for window in led:
        if len(window.spans) > 1:
            leads[window.spans[0]].append(window.spans[1])
    found = {}
    for lead, items in leads.items():
        if len(items) in _ITEMS:
            found[lead, *items] = Window((lead, *items), (lead[0], items[-1][1]))
    for start, end in _leads(text, led):
        ends = [window.spans[-1][1] for window in led if end < window.spans[-1][1] <= start + _LONGEST]
        if ends:
            found.setdefault(((start, max(ends)),), Window(((start, max(ends)),), (start, max(ends))))
    return [window for window in found.values() if len(window.text(text)) <= _LONGEST]


def _leads(text: str, told: Sequence[Window]) -> Iterator[Span]:
    """The beginnings of stretches up to a colon at the end of a line."""
    for match in _COLON.finditer(text):
        starts = [window.spans[0][0] for window in told if window.spans[0][0] <= match.start() < window.spans[0][1]]
        if starts:
            yield max(starts), match.end()
