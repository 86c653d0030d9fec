"""Numbers with units as cells and questions hold them: read, put on one scale, compared. Pure.

``3.3 V``, ``1,000``, ``1 k``, ``±2``, ``0x1F``, ``(41.2)``, ``2.4 to 3.6 V``, ``< 5 ms``. A unit is a dimension with a
factor: ``mA`` and ``A`` can be compared, ``mA`` and ``V`` cannot. An unknown unit is a dimension of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import normalised

_PREFIXES = {
    "": 1.0,
    "p": 1e-12,
    "n": 1e-9,
    "µ": 1e-6,
    "u": 1e-6,
    "m": 1e-3,
    "c": 1e-2,
    "d": 1e-1,
    "h": 1e2,
    "k": 1e3,
    "K": 1e3,
    "M": 1e6,
    "G": 1e9,
    "T": 1e12,
    "Ki": 2.0**10,
    "Mi": 2.0**20,
    "Gi": 2.0**30,
}
_PREFIX_NAMES = {"nano": 1e-9, "micro": 1e-6, "mikro": 1e-6, "milli": 1e-3, "centi": 1e-2, "zenti": 1e-2} | {
    "": 1.0,
    "kilo": 1e3,
    "mega": 1e6,
    "giga": 1e9,
}
_SCALED = frozenset(
    [
        "V",
        "A",
        "W",
        "Ω",
        "F",
        "H",
        "Hz",
        "s",
        "m",
        "g",
        "B",
        "bit",
        "b",
        "J",
        "Pa",
        "N",
        "C",
        "K",
        "T",
        "lx",
        "bar",
        "l",
        "L",
        "eV",
        "Wh",
        "Ah",
        "VA",
        "var",
        "bps",
        "sps",
        "Sps",
        "S",
    ]
)
_SCALED_PER = re.compile(r"(?P<unit>[^/]+)/(?P<per>.+)")
_WHOLE = {
    "min": (60.0, "s"),
    "h": (3600.0, "s"),
    "hr": (3600.0, "s"),
    "d": (86400.0, "s"),
    "day": (86400.0, "s"),
    "days": (86400.0, "s"),
    "week": (604800.0, "s"),
    "weeks": (604800.0, "s"),
    "month": (2629746.0, "s"),
    "months": (2629746.0, "s"),
    "year": (31556952.0, "s"),
    "years": (31556952.0, "s"),
    "t": (1e6, "g"),
    "lb": (453.592, "g"),
    "lbs": (453.592, "g"),
    "oz": (28.3495, "g"),
    "in": (0.0254, "m"),
    "inch": (0.0254, "m"),
    "inches": (0.0254, "m"),
    "ft": (0.3048, "m"),
    "feet": (0.3048, "m"),
    "%": (1.0, "%"),
    "percent": (1.0, "%"),
    "prozent": (1.0, "%"),
    "ohm": (1.0, "Ω"),
    "ohms": (1.0, "Ω"),
    "°c": (1.0, "°C"),
    "rpm": (1.0, "rpm"),
    "r/min": (1.0, "rpm"),
    "u/min": (1.0, "rpm"),
    "$": (1.0, "$"),
    "usd": (1.0, "$"),
    "dollars": (1.0, "$"),
    "dollar": (1.0, "$"),
    "€": (1.0, "€"),
    "eur": (1.0, "€"),
    "euro": (1.0, "€"),
    "euros": (1.0, "€"),
    "£": (1.0, "£"),
    "gbp": (1.0, "£"),
    "¥": (1.0, "¥"),
}
_NAMES = {
    "volt": "V",
    "amp": "A",
    "ampere": "A",
    "watt": "W",
    "hertz": "Hz",
    "second": "s",
    "sekunde": "s",
    "sekunden": "s",
    "minute": "min",
    "minuten": "min",
    "hour": "h",
    "stunde": "h",
    "stunden": "h",
    "tag": "d",
    "tage": "d",
    "metre": "m",
    "meter": "m",
    "gram": "g",
    "gramm": "g",
    "gramme": "g",
    "litre": "l",
    "liter": "l",
    "byte": "B",
    "bit": "bit",
    "joule": "J",
    "pascal": "Pa",
    "newton": "N",
    "farad": "F",
    "kelvin": "K",
}
_NUMERAL = (
    r"(?:0[xX][0-9a-fA-F]+(?:[ _][0-9a-fA-F]{4})*|[0-9][0-9a-fA-F]*[hH]\b|\d[\d.,'\u2009\u202f]*(?:[eE][+-]?\d+)?)"
)
_SIGNED = rf"(?:[±+\-]\s?)?{_NUMERAL}"
_UNIT = r"(?:[^\W\d_][^\s;,()\[\]]*|[%‰°$€£¥][^\s;,()\[\]]*)"
_QUANTITY = re.compile(
    rf"^(?P<bound>[<>≤≥~≈]|max\.?|min\.?)?\s*(?P<open>\()?\s*(?P<before>[$€£¥]|USD|EUR)?\s?(?P<low>{_SIGNED})\s?(?P<first>{_UNIT}(?=\s*(?:to|bis|à|-|…|\.\.)))?"
    rf"(?:\s*(?:to|bis|à|至|–|-|…|\.\.\.?)\s*(?P<high>{_SIGNED}))?\s?(?P<close>\))?\s?(?P<unit>{_UNIT})?\s*(?P<mark>\(?\d?\)?[*†‡]?)$"
)
_IN_TEXT = re.compile(
    rf"(?<![^\W\u2e80-\uffff])(?<!\.)(?P<before>[$€£¥])?\s?(?P<number>{_SIGNED})(?:\s?(?P<unit>{_UNIT}))?"
)
_WIDE = re.compile(r"(?<=[^\u2e80-\uffff])[\u2e80-\uffff].*")  # Chinese right behind a unit
_HEADER_UNIT = re.compile(
    r"[(\[]\s*(?:in\s+)?(?P<bracketed>[^)\]]+?)\s*[)\]]|\bin\s+(?P<said>\S+)\s*$|/\s*(?P<per>\S+)\s*$"
)
_PREPOSITIONS = frozenset({"in", "d"})  # no inches and days in a sentence
_MAGNITUDES = {"k": 1e3, "thousand": 1e3, "million": 1e6, "millions": 1e6, "mio": 1e6, "billion": 1e9, "billions": 1e9}


@dataclass(frozen=True, slots=True)
class Unit:
    """A factor to the base of a dimension. The empty dimension is a bare number."""

    factor: float
    dimension: str


BARE = Unit(1.0, "")


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
    number = _number(match["number"]) if match else None
    if match is None or number is None:
        return None
    unit, end = BARE, match.end("number")
    if match["before"]:
        unit = unit_of(match["before"]) or BARE
    elif match["unit"]:
        symbol = _WIDE.sub("", match["unit"]).rstrip(".?!")
        found = unit_of(symbol) if symbol not in _PREPOSITIONS else None
        if found is not None:
            unit, end = found, match.start("unit") + len(symbol)
    return Quantity(number, number, unit), end


def unit_of(text: str) -> Unit | None:
    """A unit that is known by its symbol or its name; None for any other word."""
    symbol = normalised(text).strip().replace("\u2126", "Ω")
    if symbol in _SCALED:
        return Unit(1.0, "V" if symbol == "V" else _alike(symbol))
    for length in (2, 1):
        prefix, rest = symbol[:length], symbol[length:]
        if prefix in _PREFIXES and rest in _SCALED:
            return Unit(_PREFIXES[prefix], _alike(rest))
    if symbol.casefold() in _WHOLE:
        return Unit(*_WHOLE[symbol.casefold()])
    named = _by_name(symbol.casefold())
    if named is not None:
        return named
    per = _SCALED_PER.fullmatch(symbol)
    if per and (above := unit_of(per["unit"])) is not None:
        return Unit(above.factor, f"{above.dimension}/{per['per']}")
    return None


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
    if symbol in ("k", "K", "M", "G") or symbol.casefold() in _MAGNITUDES:
        return Unit(_PREFIXES.get(symbol) or _MAGNITUDES[symbol.casefold()], "")
    return unit_of(symbol) or (Unit(1.0, symbol.casefold()) if symbol else BARE)


def _alike(symbol: str) -> str:
    return {"L": "l", "b": "bit", "Sps": "sps"}.get(symbol, symbol)


def _by_name(word: str) -> Unit | None:
    for singular in (word, word.removesuffix("s"), word.removesuffix("n")):
        for prefix, factor in _PREFIX_NAMES.items():
            base = singular.removeprefix(prefix)
            if base in _NAMES and singular.startswith(prefix):
                unit = unit_of(_NAMES[base])
                return Unit(unit.factor * factor, unit.dimension) if unit else None
    return None


def _is_word(unit: str) -> bool:
    """Whether what follows a number is a word, so that the cell names something (``4 wheels`` is a quantity yet)."""
    return bool(re.search(r"\d", unit)) and unit_of(unit) is None and "/" not in unit


def _number(text: str) -> float | None:
    bare = re.sub(r"[±+\s_]", "", text)
    sign = -1.0 if bare.startswith("-") else 1.0
    bare = bare.lstrip("-")
    if bare[:2].casefold() == "0x":
        return sign * int(bare, 16)
    if bare[-1:].casefold() == "h":
        return sign * int(bare[:-1], 16)
    bare = re.sub(r"['\u2009\u202f]", "", bare).rstrip(".,")
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?", bare):
        bare = bare.replace(",", "")
    elif re.fullmatch(r"\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}", bare):
        bare = bare.replace(".", "").replace(",", ".")
    elif re.fullmatch(r"\d+,\d+", bare):
        bare = bare.replace(",", ".")
    try:
        return sign * float(bare)
    except ValueError:
        return None
