"""Amounts that a question gives, number and unit, and the cells that hold one: not its digits in another word. Pure."""

from __future__ import annotations

from localmind_desktop.core.ask.bounds import NUMBER_START, Bound, bounds_in, unit_beside
from localmind_desktop.core.ask.quantities import header_unit, quantity, quantity_at
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import normalised, tokens

_ROUNDING = 1e-9  # of an amount: 17 mA are 0.017 A


def amounts_in(question: str) -> list[Bound]:
    """The amounts in a known unit that a question gives without a comparison: ``with a current of 17 mA``."""
    text = normalised(question)
    taken = [(bound.start, bound.end) for bound in bounds_in(question)]
    found = []
    for match in NUMBER_START.finditer(text):
        read = quantity_at(text, match.start())
        if read is None or any(start <= match.start() < end for start, end in taken):
            continue
        amount, end = read
        taken.append((match.start(), end))
        if amount.unit.dimension:
            said = frozenset(tokens(text[match.start() : end]))
            slack = _ROUNDING * abs(amount.low)
            low, high = amount.low - slack, amount.high + slack
            found.append(Bound(low, high, False, False, amount.unit, said, match.start(), end))
    return found


def holds_amount(amount: Bound, table: Table, row: int, column: int) -> bool:
    """Whether a cell says an amount: as it is written, or as a number with its unit in the cell, header or row."""
    text = normalised(table.rows[row].texts[column])
    if amount.tokens.issubset(tokens(text)):
        return True
    is_numeric = quantity(text) is not None
    header = header_unit(table.headers[column])
    unit = header if header.dimension else unit_beside(table, table.rows[row], column)
    for match in NUMBER_START.finditer(text):
        read = quantity_at(text, match.start())
        if read is None:
            continue
        found = read[0] if read[0].unit.dimension else read[0].in_unit(unit)
        is_bare = is_numeric and not found.unit.dimension
        same = found.unit.dimension == amount.unit.dimension and amount.holds(found)
        if same or (is_bare and amount.low <= found.low <= amount.high):
            return True
    return False
