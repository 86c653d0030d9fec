"""Conditions on numbers that a question sets: ``more than 5 mA``, ``between 2 h and 7 h``, ``0x10 to 0x18``. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.query.grouping import may_group, points_group
from localmind_desktop.core.model import Row, Table
from localmind_desktop.core.terms import normalised, tokens
from localmind_desktop.core.text.numbers import hexadecimal, is_hexadecimal, may_be_hexadecimal
from localmind_desktop.core.text.quantities import Quantity, header_unit, quantity, quantity_at
from localmind_desktop.core.text.units import BARE, Unit, unit_of

_COMPARATIVE = r"(?:greater|larger|bigger|higher|longer|heavier|faster|older|later|deeper|wider|more|stronger)"
_DIMINUTIVE = r"(?:less|smaller|lower|shorter|lighter|slower|younger|earlier|fewer|cheaper)"
_BOUNDS = (
    (
        "least",
        rf"at least|not? (?:{_DIMINUTIVE} than|under|below)|(?:a )?minimum of|or more than|"
        r"mindestens|wenigstens|au moins|至少|不小于|不低于",
        "≥|>=",
    ),
    (
        "most",
        rf"at most|not? (?:{_COMPARATIVE} than|over|above|exceed(?:ing)?)|(?:a )?maximum of|up to|"
        r"höchstens|bis zu|au plus|jusqu'à|至多|不超过|不大于",
        "≤|<=",
    ),
    (
        "above",
        rf"{_COMPARATIVE} than|over|above|exceeding|exceeds?|beyond|(?:mehr|größer|höher|länger|schwerer) als|"
        r"über|oberhalb von|"
        r"plus (?:de|que)|supérieure?s? à|大于|超过|高于|多于",
        ">",
    ),
    (
        "below",
        rf"{_DIMINUTIVE} than|under|below|(?:weniger|kleiner|niedriger|kürzer|leichter) als|unter|unterhalb von|"
        r"moins (?:de|que)|inférieure?s? à|小于|低于|不到|少于",
        "<",
    ),
)
_SAID = tuple(
    (kind, re.compile(rf"(?:(?<!\w)(?:{words})|{signs})\s*", re.IGNORECASE)) for kind, words, signs in _BOUNDS
)
_TO = re.compile(r"\s*(?:and|to|through|until|und|bis|et|à|至|到|–|-|…|\.\.\.?)\s*", re.IGNORECASE)
NUMBER_START = re.compile(r"(?<![^\W\u2e80-\uffff])(?<!\.)(?=[$€£¥]?\s?[-+±]?(?:0x[0-9a-fA-F]|\d))")
_NUMERIC_SHARE = 0.5  # the share of a column's filled cells that must be quantities for it to be numeric
_NOTHING = frozenset({"", "-", "–", "—", "n/a", "none", "keine", "无"})


@dataclass(frozen=True, slots=True)
class Bound:
    """The quantities that satisfy a condition, with the tokens that say it and the word that follows."""

    low: float
    high: float
    open_low: bool
    open_high: bool
    unit: Unit
    tokens: frozenset[str]
    start: int
    end: int

    def holds(self, found: Quantity) -> bool:
        """Whether all of a quantity lies within; a bare number is compared with the figure as written."""
        scale = self.unit.factor if self.unit.dimension else 1.0
        low, high = (found.least, found.most) if self.unit.dimension else (found.low, found.high)
        above = low > self.low * scale if self.open_low else low >= self.low * scale
        below = high < self.high * scale if self.open_high else high <= self.high * scale
        return above and below


def bounds_in(question: str) -> list[Bound]:
    """The conditions on numbers, in order."""
    text = normalised(question)
    found: list[Bound] = []
    position = 0
    for match in NUMBER_START.finditer(text):
        if match.start() < position:
            continue
        bound = _bound_at(text, match.start())
        if bound is not None:
            found.append(bound)
            position = bound.end
    return found


def is_numeric(table: Table, column: int) -> bool:
    """Whether most filled cells of a column are quantities."""
    filled = [text for row in table.rows if (text := row.texts[column].strip()).casefold() not in _NOTHING]
    return bool(filled) and sum(quantity(text) is not None for text in filled) > _NUMERIC_SHARE * len(filled)


def quantity_in(table: Table, row: Row, column: int) -> Quantity | None:
    """What a cell says, with the unit of its row's unit column or of its header where it has none itself."""
    return _read(table, row, column, may_group(row.texts[column]) and points_group(table, column))


def quantities_in(table: Table, column: int) -> dict[int, Quantity]:
    """What each cell of a column says, by row; what the points of its numbers mean is decided once."""
    group = points_group(table, column)
    found = ((number, _read(table, row, column, group)) for number, row in enumerate(table.rows))
    return {number: value for number, value in found if value is not None}


def unit_beside(table: Table, row: Row, column: int) -> Unit:
    """The unit that stands in the row's column of units."""
    for other, header in enumerate(table.headers):
        words = [word.casefold() for word in tokens(header)]
        if other != column and words and words[-1] in UNIT_HEADERS and row.texts[other].strip():
            return unit_of(row.texts[other].strip()) or Unit(1.0, row.texts[other].strip().casefold())
    return BARE


_TIME = "s"
UNIT_HEADERS = frozenset({"unit", "units", "einheit", "einheiten", "unité", "unités", "单位"})


def as_in(table: Table, column: int, bound: Bound) -> Bound:
    """A bound whose figures are read as the column writes its own: more than 1.000, where points part thousands."""
    if bound.unit.dimension == _TIME and _is_hexadecimal(table, column):
        return _in_hexadecimal(bound)
    written = {float(token) for token in bound.tokens if may_group(token)}
    if not written or not points_group(table, column):
        return bound
    low, high = (end * 1000 if end in written else end for end in (bound.low, bound.high))
    return replace(bound, low=low, high=high)


def fits(bound: Bound, found: Sequence[Quantity]) -> bool:
    """Whether a column's quantities can be compared with a bound: one dimension, and the same."""
    dimensions = {one.unit.dimension for one in found}
    if bound.unit.dimension:
        return dimensions == {bound.unit.dimension}
    return len(dimensions) == 1 and len({one.unit.factor for one in found}) == 1


def _read(table: Table, row: Row, column: int, group: bool) -> Quantity | None:
    text = row.texts[column]
    if may_be_hexadecimal(text) and _is_hexadecimal(table, column):
        figure = float(hexadecimal(text.strip()))
        return Quantity(figure, figure, BARE)
    found = quantity(text)
    if group and found is not None and found.low == found.high and may_group(row.texts[column]):
        found = replace(found, low=found.low * 1000, high=found.high * 1000)
    if found is None or found.unit.dimension:
        return found
    header = header_unit(table.headers[column])
    return found.in_unit(header if header.dimension else unit_beside(table, row, column))


def _is_hexadecimal(table: Table, column: int) -> bool:
    """Whether figures with an h are no hours in a column: others there have letters."""
    return any(is_hexadecimal(row.texts[column]) for row in table.rows)


def _in_hexadecimal(bound: Bound) -> Bound:
    """``10h to 18h`` as addresses."""
    if not all(map(may_be_hexadecimal, (token for token in bound.tokens if token[:1].isdigit()))):
        return bound
    low, high = (end if math.isinf(end) else float(int(f"{end:.0f}", 16)) for end in (bound.low, bound.high))
    return replace(bound, low=low, high=high, unit=BARE)


def _bound_at(text: str, start: int) -> Bound | None:
    first = quantity_at(text, start)
    if first is None:
        return None
    low, end = first
    before = text[:start]
    kind = next((kind for kind, said in _SAID if (m := _last(said, before)) and m.end() == len(before)), "")
    opening = start
    if kind:
        opening = next(m.start() for name, said in _SAID if name == kind and (m := _last(said, before)))
    joint = _TO.match(text, end)
    second = quantity_at(text, joint.end()) if joint and not kind else None
    if second is not None and joint is not None and _is_range(before, joint.group().strip()):
        high, end = second
        unit = high.unit if high.unit.dimension else low.unit
        scale = low.unit.factor / unit.factor if low.unit.dimension and unit.dimension == low.unit.dimension else 1.0
        said = frozenset(tokens(text[start:end]))
        return Bound(low.low * scale, high.high, False, False, unit, said, start, end)
    if not kind:
        return None
    said = frozenset(tokens(text[opening:end]))
    low_side = kind in ("least", "above")
    return Bound(
        low=low.low if low_side else -math.inf,
        high=math.inf if low_side else low.high,
        open_low=kind == "above",
        open_high=kind == "below",
        unit=low.unit,
        tokens=said,
        start=opening,
        end=end,
    )


def _is_range(before: str, joint: str) -> bool:
    """``and`` joins a range only after ``between``."""
    said = re.search(r"\b(?:between|zwischen|entre|from|von|de)\s*$|介于\s*$", before, re.IGNORECASE)
    return bool(said) or joint.casefold() not in ("and", "und", "et")


def _last(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for match in pattern.finditer(text):
        found = match
    return found
