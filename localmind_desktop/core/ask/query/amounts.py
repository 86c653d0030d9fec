"""Amounts that a question gives, number and unit, and the cells that hold one: not its digits in another word. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.query.bounds import NUMBER_START, Bound, bounds_in, unit_beside
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import STOP_WORDS, normalised, terms, tokens
from localmind_desktop.core.text.languages import FIRST_WIDE
from localmind_desktop.core.text.quantities import Quantity, header_unit, quantity, quantity_at

_ROUNDING = 1e-9  # of an amount: 17 mA are 0.017 A
_THOUSANDS = re.compile(r"\d{1,3}\.\d{3}")  # perhaps a whole number
_SAYS_IS = re.compile(r"(?:为|是|等于|=|:)\s*$")
_COUNTER = re.compile(r"^\s*(?:个|条|台|件)")
_WORDS_BEFORE = 4
_LINKS = STOP_WORDS | {"equal", "equals", "gleich", "beträgt", "égal", "égale", "vale", "de", "igual", "value", "wert"}


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


def numbers_in(question: str) -> list[Bound]:
    """The bare numbers of a question that no comparison and no unit takes: ``with 3 stations``."""
    text = normalised(question)
    taken = [(bound.start, bound.end) for bound in (*bounds_in(question), *amounts_in(question))]
    found = []
    for match in NUMBER_START.finditer(text):
        read = quantity_at(text, match.start())
        if read is None or any(start <= match.start() < end for start, end in taken):
            continue
        amount, end = read
        if text[end : end + 1].isalpha() and text[end] < FIRST_WIDE:
            continue  # the beginning of a code: 7E
        said = frozenset(tokens(text[match.start() : end]))
        found.append(Bound(amount.low, amount.high, False, False, amount.unit, said, match.start(), end))
    return found


def words_beside(amount: Bound, question: str) -> tuple[list[str], list[str]]:
    """The words that may name what an amount is of, nearest first: those before it, and the one behind it."""
    text = normalised(question)
    before = tokens(_SAYS_IS.sub("", text[: amount.start]))[-_WORDS_BEFORE:]
    behind = tokens(_COUNTER.sub("", text[amount.end :]))[:1]
    left = [word for word in reversed(before) if word.casefold() not in _LINKS]
    return [_end(word, -1) for word in left[:1]], [_end(word, 0) for word in behind]


def _end(word: str, position: int) -> str:
    """A word; of a run of Chinese characters the pair at its end that is next to the amount."""
    pairs = terms(word) if word[0] >= FIRST_WIDE else []
    return pairs[position] if pairs else word


def equals(amount: Bound, found: Quantity, cell: str) -> bool:
    """Whether a cell, read as ``found``, is the amount and nothing else; without a unit its figure is compared."""
    if found.low != found.high:
        return False
    same = found.unit.dimension == amount.unit.dimension and bool(amount.unit.dimension)
    if same and amount.holds(found):
        return True
    if amount.unit.dimension and found.unit.dimension and not same:
        return False
    if _THOUSANDS.fullmatch(cell.split()[0]):
        found = found if amount.low <= found.low <= amount.high else Quantity(found.low * 1000, found.high, found.unit)
    scales = (1.0, 1000.0) if any(map(_THOUSANDS.fullmatch, amount.tokens)) else (1.0,)
    return any(amount.low * scale <= found.low <= amount.high * scale for scale in scales)


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
