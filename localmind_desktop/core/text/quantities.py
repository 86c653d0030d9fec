"""Numbers with units as cells and questions hold them: read, put on one scale, compared. Pure.

``3.3 V``, ``1,000``, ``1 k``, ``±2``, ``0x1F``, ``(41.2)``, ``2.4 to 3.6 V``, ``< 5 ms``. A unit is a dimension with a
factor: ``mA`` and ``A`` can be compared, ``mA`` and ``V`` cannot. An unknown unit is a dimension of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.numbers import FRACTIONS, HEX, NUMERAL, PLAIN, number
from localmind_desktop.core.text.units import BARE, PROSE, Unit, unit_of

_EXPONENT = r"(?:[eE][+-]?\d+)?"
_SIGN = r"(?:[±+\-]\s?)?"
_SIGNED = rf"{_SIGN}(?:{HEX}|{NUMERAL}{_EXPONENT})"
_SIGNED_IN_TEXT = rf"{_SIGN}(?:{HEX}|{PLAIN}[{FRACTIONS}]?{_EXPONENT}|\.\d+)"
_UNIT = r"(?:[^\W\d_][^\s;,()\[\]]*|[%‰°$€£¥][^\s;,()\[\]]*)"
_QUANTITY = re.compile(
    rf"^(?P<bound>[<>≤≥~≈]|max\.?|min\.?)?\s*(?P<open>\()?\s*(?P<before>[$€£¥]|USD|EUR)?\s?(?P<low>{_SIGNED})\s?(?P<first>{_UNIT}(?=\s*(?:to|bis|à|-|…|\.\.)))?"
    rf"(?:\s*(?:to|bis|à|至|–|-|…|\.\.\.?)\s*(?P<high>{_SIGNED}))?\s?(?P<close>\))?\s?(?P<unit>{_UNIT})?\s*(?P<mark>\(?\d?\)?[*†‡]?)$"
)
_IN_TEXT = re.compile(
    rf"(?<![^\W\u2e80-\uffff])(?<!\.)(?P<before>[$€£¥])?\s?(?P<number>{_SIGNED_IN_TEXT})(?:\s?(?P<unit>{_UNIT}))?"
)
_WIDE = re.compile(r"(?<=[^\u2e80-\uffff])[\u2e80-\uffff].*")  # Chinese right behind a unit
_HEADER_UNIT = re.compile(
    r"[(\[]\s*(?:in\s+)?(?P<bracketed>[^)\]]+?)\s*[)\]]|\bin\s+(?P<said>\S+)\s*$|/\s*(?P<per>\S+)\s*$"
)
_SYMBOLS = {"M": 1e6, "G": 1e9}
_MAGNITUDES = {"k": 1e3, "thousand": 1e3, "million": 1e6, "millions": 1e6, "mio": 1e6, "billion": 1e9, "billions": 1e9}


@dataclass(frozen=True, slots=True)
class Quantity:
    """What a cell says: a number or a range, as written, with its unit."""

    low: float
    high: float
    unit: Unit

    def in_unit(self, unit: Unit) -> Quantity:
        """The same with ``unit`` where it has none of its own."""
        return Quantity(self.low, self.high, unit) if not self.unit.dimension and unit.dimension else self

    @property
    def least(self) -> float:
        return self.low * self.unit.factor

    @property
    def most(self) -> float:
        return self.high * self.unit.factor


def quantity(text: str) -> Quantity | None:
    """The quantity that is all a cell says; None for text, identifiers and several numbers."""
    match = _QUANTITY.match(" ".join(normalised(text).split()))
    if match is None or (match["unit"] and _is_word(match["unit"])):
        return None
    low = _number(match["low"])
    high = _number(match["high"]) if match["high"] else low
    if low is None or high is None:
        return None
    if match["low"].startswith("±"):
        low, high = -high, high
    if match["open"] and match["close"] and not match["high"]:
        low = high = -low
    unit = _unit_after(match["unit"] or match["first"] or match["before"] or "")
    return Quantity(min(low, high), max(low, high), unit)


def quantity_at(text: str, position: int) -> tuple[Quantity, int] | None:
    """The quantity that a text holds at ``position``, and where it ends."""
    match = _IN_TEXT.match(normalised(text), position)
    figure = _number(match["number"]) if match else None
    if match is None or figure is None:
        return None
    unit, end = BARE, match.end("number")
    if match["before"]:
        unit = unit_of(match["before"]) or BARE
    elif match["unit"]:
        symbol = _WIDE.sub("", match["unit"]).rstrip(".?!")
        found = unit_of(symbol) if symbol not in PROSE else None
        if found is not None:
            unit, end = found, match.start("unit") + len(symbol)
    return Quantity(figure, figure, unit), end


def header_unit(header: str) -> Unit:
    """The unit that a header gives its column: ``Current (mA)``, ``Height [m]``, ``Revenue ($ million)``."""
    for match in _HEADER_UNIT.finditer(normalised(header)):
        words = (match["bracketed"] or match["said"] or match["per"] or "").split()
        units = [unit for word in words if (unit := unit_of(word)) is not None]
        if units:
            scale = next((_MAGNITUDES[word.casefold()] for word in words if word.casefold() in _MAGNITUDES), 1.0)
            return Unit(units[0].factor * scale, units[0].dimension)
    return BARE


def _unit_after(text: str) -> Unit:
    symbol = text.strip()
    scale = _SYMBOLS.get(symbol) or _MAGNITUDES.get(symbol.casefold())
    if scale is not None:
        return Unit(scale, "")
    return unit_of(symbol) or (Unit(1.0, symbol.casefold()) if symbol else BARE)


def _is_word(unit: str) -> bool:
    """Whether what follows a number is a word, so that the cell names something (``4 wheels`` is a quantity yet)."""
    return bool(re.search(r"\d", unit)) and unit_of(unit) is None and "/" not in unit


def _number(text: str) -> float | None:
    return number(re.sub(r"^([±+-])\s", r"\1", text).lstrip("±"))
