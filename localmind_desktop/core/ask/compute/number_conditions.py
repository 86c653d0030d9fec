"""The rows whose numbers satisfy what a question says of a column: within a bound, or the very number. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.codes import bits_of
from localmind_desktop.core.ask.candidates.sheets import COSTS, PRICES, Sheet, headers_for
from localmind_desktop.core.ask.query.amounts import equals, words_beside
from localmind_desktop.core.ask.query.asked import Asked, Wanted
from localmind_desktop.core.ask.query.bounds import Bound, as_in, fits, is_numeric, quantities_in
from localmind_desktop.core.ask.query.wording import LEAD
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import normalised, tokens
from localmind_desktop.core.text.quantities import Quantity
from localmind_desktop.core.text.units import BARE

_NUMBER = re.compile(r"^\s*(\d+)\b(?!x)")
_HEX_NUMBER = re.compile(r"\b(0x[0-9a-fA-F]+)\b")
_LISTED = re.compile(
    r"^\s*(?:which|what|list(?: all)?(?: the)?|how many|welche|wie viele|nenne(?: alle)?(?: die)?)\s+"
    r"(?P<things>(?:[\w-]+\s+){0,3}?[\w-]+(?:s|en|er))\b",
    re.IGNORECASE,
)
_CURRENCIES = frozenset("$€£¥")


@dataclass(frozen=True, slots=True)
class Condition:
    """Terms of the question with the rows that meet them. ``bare``: the cells hold nothing but the number asked for.

    ``is_nought``: that no row meets it is known, for the column could say so. ``is_guess``: by a first letter alone.
    """

    wants: tuple[Wanted, ...]
    rows: frozenset[int]
    column: int | None
    bare: bool = False
    is_nought: bool = False
    is_guess: bool = False

    @property
    def weight(self) -> float:
        return sum(want.weight for want in self.wants)

    @property
    def is_exact(self) -> bool:
        return any(want.exact for want in self.wants)


def within(bound: Bound, asked: Asked, sheet: Sheet, named: AbstractSet[int]) -> Condition | None:
    """The rows whose number lies in a bound: of a column that the question names, else of the only one that fits."""
    wants = tuple(want for want in asked.wanted if want.token in bound.tokens)
    fitting = {
        column: values
        for column in range(len(sheet.headers))
        if fits(bound, list((values := _compared(sheet, column, bound)).values()))
    }
    listed = listed_columns(asked, sheet)
    chosen = [column for column in fitting if column in named - listed] or [c for c in fitting if c not in listed]
    chosen = [column for column in fitting if _bits(sheet, column, bound)][:1] or chosen
    after = _column_after(bound, asked, sheet, fitting)
    if after is not None:
        chosen = [after]
    if len(chosen) > 1 and chosen[0] not in named:
        chosen = [column for column in chosen if _divides(bound, fitting[column])]
    if len(chosen) == 1 or (chosen and chosen[0] in named):
        limit, values = as_in(sheet.table, chosen[0], bound), fitting[chosen[0]]
        rows = frozenset(number for number, value in values.items() if limit.holds(value))
        return Condition(wants, rows, chosen[0], bare=True, is_nought=not rows and chosen[0] in named)
    is_range = math.isfinite(bound.low) and math.isfinite(bound.high)
    return _leading_numbers(bound, wants, sheet, named) if is_range and not bound.unit.dimension else None


def equal_to(amount: Bound, asked: Asked, sheet: Sheet, named: AbstractSet[int]) -> Condition | None:
    """The rows whose cell is an amount: in the column that the words beside it name, else in the one that holds it.

    A bare number says nothing without such a column. What a column that is named never holds is met by no row.
    """
    if _counts_things(amount, asked):
        return None
    columns = [c for c in range(len(sheet.headers)) if is_numeric(sheet.table, c)]
    beside = named_beside(amount, asked, sheet, columns)
    paid = _paid(amount, asked)
    likely = [c for c in columns if c in named - listed_columns(asked, sheet) or (paid and _is_price(sheet, c))]
    if amount.unit.dimension:
        columns = [c for c in columns if c in beside or c in likely or _has_dimension(amount, sheet, c)]
        columns = beside or [c for c in likely if c in columns] or columns
    else:
        columns = beside
    rows = {c: _equal_rows(amount, sheet.table, c) for c in columns}
    column = next((c for c in columns if rows[c]), next(iter(columns), None))
    if column is None or not (rows[column] or column in beside or column in likely):
        return None
    wants = tuple(want for want in asked.wanted if want.token in amount.tokens or want.token.casefold() in paid)
    return Condition(wants, rows[column], column, bare=True)


def named_beside(amount: Bound, asked: Asked, sheet: Sheet, columns: Sequence[int]) -> list[int]:
    """Those of ``columns`` that the words beside an amount name."""
    before, behind = words_beside(amount, asked.question)
    for words in (behind, before):
        for word in words:
            for want in asked.wanted:
                found = [c for c in headers_for(want, asked, sheet) if c in columns] if want.token == word else []
                if found:
                    return found
    return []


def _counts_things(amount: Bound, asked: Asked) -> bool:
    """``Which 3 towns``: how many there are, no value of theirs."""
    match = _LISTED.match(asked.question)
    return bool(match) and amount.start < match.end("things")  # type: ignore[union-attr]


def _paid(amount: Bound, asked: Asked) -> frozenset[str]:
    """The words of a question that say that a sum of money is a price."""
    is_money = amount.unit.dimension in _CURRENCIES
    words = {token.casefold() for token in tokens(asked.question)}
    return frozenset(words & COSTS) if is_money or words & COSTS else frozenset()


def _is_price(sheet: Sheet, column: int) -> bool:
    return any(word.startswith(PRICES) or word.endswith(PRICES) for word in sheet.header_words[column])


def _has_dimension(amount: Bound, sheet: Sheet, column: int) -> bool:
    return any(value.unit.dimension == amount.unit.dimension for value in quantities_in(sheet.table, column).values())


def _equal_rows(amount: Bound, table: Table, column: int) -> frozenset[int]:
    read = quantities_in(table, column)
    return frozenset(n for n, found in read.items() if equals(amount, found, table.rows[n].texts[column]))


def listed_things(question: str) -> frozenset[str]:
    """The tokens of the things that are listed: ``Which employees …``."""
    match = _LISTED.match(LEAD.sub("", question))
    return frozenset(tokens(match["things"])) if match else frozenset()


def listed_columns(asked: Asked, sheet: Sheet) -> frozenset[int]:
    """The columns that the listed things name: ``Which employees …`` compares something of the employees."""
    said = listed_things(asked.question)
    return frozenset(c for want in asked.wanted if want.token in said for c in headers_for(want, asked, sheet))


def named_first(sheet: Sheet, named: AbstractSet[int]) -> list[int]:
    """The columns, those that the question names first."""
    return sorted(range(len(sheet.headers)), key=lambda column: (column not in named, column))


def _divides(bound: Bound, values: Mapping[int, Quantity]) -> bool:
    """Whether a bound holds for some rows and not for others: of a column where it tells nothing it is not said."""
    return len({bound.holds(value) for value in values.values()}) == 2


def _column_after(bound: Bound, asked: Asked, sheet: Sheet, fitting: Iterable[int]) -> int | None:
    """The column that the words next to the number name: ``more than 2 cycles``."""
    following = tokens(normalised(asked.question)[bound.end :])[:2]
    for want in asked.wanted:
        if want.token in following:
            for column in headers_for(want, asked, sheet):
                if column in fitting:
                    return column
    return None


def _compared(sheet: Sheet, column: int, bound: Bound) -> dict[int, Quantity]:
    """The numbers of a column that are compared with a bound."""
    if bits := _bits(sheet, column, bound):
        return {number: Quantity(value, value, BARE) for number, value in enumerate(bits)}
    return quantities_in(sheet.table, column) if is_numeric(sheet.table, column) else {}


def _bits(sheet: Sheet, column: int, bound: Bound) -> tuple[int, ...]:
    """The numbers of a column of bits, which a hexadecimal bound is compared with; none of any other column."""
    is_code = any(token.casefold().startswith("0x") for token in bound.tokens)
    return bits_of([row.texts[column] for row in sheet.table.rows]) if is_code else ()


def _leading_numbers(
    bound: Bound, wants: tuple[Wanted, ...], sheet: Sheet, named: AbstractSet[int]
) -> Condition | None:
    """A range of numbers that the cells only begin with or hold: ``0x10 Control``."""
    is_hex = any(token.casefold().startswith("0x") for token in bound.tokens)
    for column in named_first(sheet, named):
        numbers = {number: _number(row.texts[column], is_hex) for number, row in enumerate(sheet.table.rows)}
        if sum(value is not None for value in numbers.values()) * 2 > len(numbers):
            rows = frozenset(
                n for n, value in numbers.items() if value is not None and bound.low <= value <= bound.high
            )
            return Condition(wants, rows, column, bare=True)
    return None


def _number(text: str, is_hex: bool) -> int | None:
    match = _HEX_NUMBER.search(text) if is_hex else _NUMBER.match(text)
    return int(match.group(1), 16 if is_hex else 10) if match else None
