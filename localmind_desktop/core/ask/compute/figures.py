"""Figures computed from the cells of a table (A6): how many rows, the least and the most, sum and mean. Pure.

A figure is computed of quantities of one dimension only; rows that are themselves totals are left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.filled_down import is_total
from localmind_desktop.core.ask.candidates.sheets import headers_for
from localmind_desktop.core.ask.compute.listing import Items, key_column
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.bounds import is_numeric, quantities_in
from localmind_desktop.core.ask.query.grouping import has_decimal_comma
from localmind_desktop.core.ask.query.routing import implied_headers
from localmind_desktop.core.ask.query.wording import Figure
from localmind_desktop.core.terms import tokens
from localmind_desktop.core.text.quantities import Quantity

_NOTHING = frozenset({"", "-", "–", "—", "n/a"})
_DECIMALS = 6
_COMMA_STYLE = str.maketrans(",.", ".,")
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class Figured:
    """A figure with the rows it was computed of; ``column`` None for a count. ``rows`` of an extreme are its rows."""

    items: Items
    figure: Figure
    value: str
    rows: tuple[int, ...]
    column: int | None


def counted(items: Items) -> Figured:
    """The number of rows; totals are no rows."""
    rows = tuple(row for row in items.rows if not _is_total(items, row))
    return Figured(items, Figure.COUNT, str(len(rows)), rows, None)


def figured(items: Items, figure: Figure, columns: Sequence[int]) -> Figured | None:
    """The figure of the first of ``columns`` whose cells are quantities of one dimension."""
    for column in columns:
        found = _quantities(items, column)
        if found and len({one.unit.dimension for one in found.values()}) == 1:
            if figure in (Figure.MAXIMUM, Figure.MINIMUM):
                return _extreme(items, figure, column, found)
            return _total(items, figure, column, found)
    return None


def numeric_columns(asked: Asked, items: Items, said: AbstractSet[str] = frozenset()) -> list[int]:
    """The columns of quantities that the question names or a superlative measures; else the only one but the key."""
    table = items.sheet.table
    used = {condition.column for condition in items.conditions}
    numeric = [column for column in range(len(table.headers)) if is_numeric(table, column)]
    named = [column for want in asked.wanted for column in headers_for(want, asked, items.sheet) if column in numeric]
    if named:
        most = max(named, key=named.count)
        return list(dict.fromkeys([most, *named]))
    implied = implied_headers(said)
    measured = [column for column in numeric if implied & {word.casefold() for word in tokens(table.headers[column])}]
    if measured:
        return measured
    key = key_column(items.sheet, items.rows)
    left = [column for column in numeric if column != key and column not in used]
    return left if len(left) == 1 else []


def plain(value: float) -> str:
    """A number as it is read: no exponent, no trailing zeros."""
    return f"{round(value, _DECIMALS):,.{_DECIMALS}f}".rstrip("0").rstrip(".")


def _quantities(items: Items, column: int) -> dict[int, Quantity]:
    """The quantities of the rows; none where a row holds something that is no quantity."""
    table = items.sheet.table
    read = quantities_in(table, column)
    filled = [n for n in items.rows if table.rows[n].texts[column].strip().casefold() not in _NOTHING]
    found = {n: read[n] for n in filled if n in read and not _is_total(items, n)}
    return found if len(found) * 2 > len(filled) else {}


def _extreme(items: Items, figure: Figure, column: int, found: dict[int, Quantity]) -> Figured | None:
    """The row of the largest or smallest; none where a number that cannot be read might be it."""
    texts = [row.texts[column] for row in items.sheet.table.rows]
    if any(_DIGIT.search(texts[n]) for n in items.rows if n not in found and not _is_total(items, n)):
        return None
    is_most = figure is Figure.MAXIMUM
    best = max(q.most for q in found.values()) if is_most else min(q.least for q in found.values())
    rows = tuple(n for n, q in found.items() if (q.most if is_most else q.least) == best)
    return Figured(items, figure, items.sheet.table.rows[rows[0]].texts[column].strip(), rows, column)


def _total(items: Items, figure: Figure, column: int, found: dict[int, Quantity]) -> Figured | None:
    """Sum or mean, in the unit of the first cell; a cell that is no quantity leaves none."""
    table = items.sheet.table
    rows = tuple(n for n in items.rows if not _is_total(items, n))
    filled = [n for n in rows if table.rows[n].texts[column].strip().casefold() not in _NOTHING]
    if len(filled) != len(found) or any(q.low != q.high for q in found.values()):
        return None
    first = found[filled[0]]
    total = sum(q.least for q in found.values()) / first.unit.factor
    value = total / len(found) if figure is Figure.MEAN else total
    unit = _unit_text(table.rows[filled[0]].texts[column])
    number = plain(value).translate(_COMMA_STYLE) if has_decimal_comma(table, column) else plain(value)
    return Figured(items, figure, f"{number} {unit}".strip(), tuple(filled), column)


def _unit_text(cell: str) -> str:
    return re.sub(r"^[^\d]*\d[\d.,'\s]*|[()]", "", cell).strip() or re.sub(r"[\d.,'\s()+\-−]", "", cell)


def _is_total(items: Items, row: int) -> bool:
    return is_total(items.sheet.table.rows[row].texts)
