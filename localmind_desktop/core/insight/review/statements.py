"""What the statements of a financial report say: the rows that are asked for, in the column of the latest period. Pure.

The scale, "in millions", is told with each amount, as it stands over the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from localmind_desktop.core.insight.review.checklists import HEADINGS, PHRASES, Checklist, kind_words
from localmind_desktop.core.insight.review.values import Scene, decimal_of, values_in
from localmind_desktop.core.model import Place, Row, Table

_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_FIGURES = re.compile(r"\d[\d.,\s]*\d|\d")
_NO_AMOUNT = re.compile(r"[%‰]|(?<!\d)(?:19|20)\d\d$")
_CURRENCY = re.compile(r"[$€£¥]|(?<![A-Z])[A-Z]{3}(?![A-Z])")
_FEWEST_ROWS = 2  # of a statement, that are asked for
_LONGEST_LABEL = 100  # letters of the first cell of a row


class Statement(NamedTuple):
    """``rows`` are names with amounts and scale; ``period`` is the head of their column, empty where it has none."""

    period: str
    rows: tuple[tuple[str, str], ...]
    places: tuple[Place, ...]


class _Line(NamedTuple):
    name: str
    amount: str
    place: Place


def statement_of(item: int, checklist: Checklist, tables: Sequence[Table], scene: Scene) -> Statement | None:
    """That of an item, by its number: of the tables under a heading that names it, the one that says most."""
    named = [table for table in tables if _is_named(item, checklist, table)]
    found = [statement for table in named if (statement := _read(item, checklist, table, scene))]
    return max(found, key=lambda statement: len(statement.rows), default=None)


def _is_named(item: int, checklist: Checklist, table: Table) -> bool:
    over = (table.caption, table.section, *table.chapters[-1:])
    return any(signal.item == item and signal.role == HEADINGS for text in over for signal in checklist.signals(text))


def _read(item: int, checklist: Checklist, table: Table, scene: Scene) -> Statement | None:
    column = _latest(table, scene)
    if column is None:
        return None
    currency, scale = _currency(table, column), _scale(table)
    lines = list(_lines(item, checklist, table, column, scene))
    if len(lines) < _FEWEST_ROWS:
        return None
    head = table.headers[column].replace("›", " ") if table.headers else ""
    told = [(line.name, _told(line.amount, currency, scale)) for line in lines]
    return Statement(" ".join(head.split()), tuple(told), tuple(line.place for line in lines))


def _lines(item: int, checklist: Checklist, table: Table, column: int, scene: Scene) -> Iterator[_Line]:
    """The first row for each phrase of the item."""
    said: set[str] = set()
    for row in table.rows:
        name = " ".join(row.cells[0].text.split())[:_LONGEST_LABEL]
        amount = _amount(row, column, scene)
        phrases = {
            name[signal.start : signal.end].casefold()
            for signal in checklist.signals(name)
            if signal.item == item and signal.role == PHRASES
        }
        if amount and phrases and said.isdisjoint(phrases):
            said |= phrases
            yield _Line(name, amount, row.place)


def _amount(row: Row, column: int, scene: Scene) -> str:
    """The cell of ``column`` where it holds an amount, else empty."""
    text = " ".join(row.cells[column].text.split()) if column < len(row.cells) else ""
    figures = _FIGURES.search(text)
    is_amount = figures and not _NO_AMOUNT.search(text) and decimal_of(figures.group(), scene.comma) is not None
    return text if is_amount else ""


def _latest(table: Table, scene: Scene) -> int | None:
    """The column of the latest period; where no heads tell periods, the first one of amounts."""
    width = max((len(row.cells) for row in table.rows), default=0)
    columns = [at for at in range(1, width) if any(_amount(row, at, scene) for row in table.rows)]
    heads = {at: _period(table.headers[at], scene) for at in columns if at < len(table.headers)}
    latest = max(heads.values(), default="")
    return next((at for at in columns if not latest or heads.get(at) == latest), None)


def _period(head: str, scene: Scene) -> str:
    """A date or a year, so that the later one is greater."""
    days = [value.normalised for value in values_in(head, ("date",), scene)]
    return max((*days, *_YEAR.findall(head)), key=lambda day: (day[:4], len(day), day), default="")


def _currency(table: Table, column: int) -> str:
    """The mark that stands before an amount of the column."""
    cells = (row.cells[column].text for row in table.rows if column < len(row.cells))
    marks = (found.group() for text in cells if (found := _CURRENCY.search(text)) and any(map(str.isdecimal, text)))
    return next(marks, "")


def _scale(table: Table) -> str:
    """What amounts are counted in, as the heads of the table say it: "in millions"."""
    texts: Iterable[str] = (*table.headers[:1], table.caption, table.section, *table.headers[1:])
    first = [cell.text for row in table.rows[:1] for cell in row.cells[:1]]
    return next((" ".join(found.group().split()) for text in (*texts, *first) if (found := _in().search(text))), "")


def _told(amount: str, currency: str, scale: str) -> str:
    whole = amount if not currency or currency in amount else f"{currency} {amount}"
    return f"{whole} ({scale[:1].casefold()}{scale[1:]})" if scale else whole


@cache
def _in() -> re.Pattern[str]:
    longest_first = sorted(kind_words()["counted_in"], key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?![^\W\d_])", re.IGNORECASE)
