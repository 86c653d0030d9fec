"""Lists that may answer: all rows of a table, those that share a value or lie in a range, the items of a passage. Pure.

Which list is meant is learned like everything else of the ranking; here stands only what can be one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.prose.prose_windows import Window
from localmind_desktop.core.ask.tables.bounds import Bound, as_in, fits, quantities_in
from localmind_desktop.core.ask.tables.sheets import Sheet

_ITEMS = range(2, 41)  # of a list
_LONGEST_VALUE = 40  # characters of a value that rows share
_MOST_VALUES = 12  # lists of a table by shared values
_LONGEST = 900  # characters of the items of a passage

Rows = tuple[int, ...]


def row_lists(sheet: Sheet, bounds: Sequence[Bound]) -> list[Rows]:
    """The lists of rows of a table, each once, the whole table first."""
    filled = [
        number
        for number, row in enumerate(sheet.table.rows)
        if number not in sheet.band_rows and any(text.strip() for text in row.texts)
    ]
    found = [
        tuple(filled),
        *_banded(sheet, frozenset(filled)),
        *_within(sheet, filled, bounds),
        *_sharing(sheet, filled),
    ]
    return [rows for rows in dict.fromkeys(found) if len(rows) in _ITEMS]


def _banded(sheet: Sheet, rows: AbstractSet[int]) -> Iterator[Rows]:
    """The rows under each band."""
    own: list[int] = []
    for number in range(len(sheet.table.rows)):
        if number in sheet.band_rows:
            yield tuple(own)
            own = []
        elif number in rows:
            own.append(number)
    yield tuple(own)


def _within(sheet: Sheet, rows: Sequence[int], bounds: Sequence[Bound]) -> Iterator[Rows]:
    """The rows whose figure in some column lies within a bound of the question."""
    for bound in bounds:
        for column in range(len(sheet.table.headers)):
            found = quantities_in(sheet.table, column)
            meant = as_in(sheet.table, column, bound)
            if found and fits(meant, list(found.values())):
                yield tuple(row for row in rows if row in found and meant.holds(found[row]))


def _sharing(sheet: Sheet, rows: Sequence[int]) -> Iterator[Rows]:
    """The rows with the same value in a column, where several rows share one."""
    given = 0
    for column in range(len(sheet.table.headers)):
        by_value: defaultdict[str, list[int]] = defaultdict(list)
        for row in rows:
            value = " ".join(sheet.table.rows[row].texts[column].split()).casefold()
            if 0 < len(value) <= _LONGEST_VALUE:
                by_value[value].append(row)
        for same in by_value.values():
            if len(same) in _ITEMS and given < _MOST_VALUES:
                given += 1
                yield tuple(same)


def item_lists(text: str, led: Sequence[Window]) -> list[Window]:
    """What stands under each lead of a passage, all items together."""
    leads: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for window in led:
        if len(window.spans) > 1:
            leads[window.spans[0]].append(window.spans[1])
    found = []
    for lead, items in leads.items():
        whole = Window((lead, *items), (lead[0], items[-1][1]))
        if len(items) in _ITEMS and len(whole.text(text)) <= _LONGEST:
            found.append(whole)
    return found
