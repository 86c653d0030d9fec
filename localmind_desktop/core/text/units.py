"""Units of measure as documents write them: ``mA``, ``km/h``, ``VDC``, ``percent``, ``Stunden``. Pure.

A unit is a factor to the base of its dimension: ``mA`` and ``A`` can be compared, ``mA`` and ``V`` cannot. Which units
there are says ``resources/units.txt``, which Pint reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from localmind_desktop.assets import resources
from localmind_desktop.core.terms import normalised

if TYPE_CHECKING:
    import pint

    Known: TypeAlias = pint.Unit

_FILE = "units.txt"
_PREFIXED = "prefixed"  # the group of units that take prefixes
_SHORTEST_NAME = 4  # letters; a shorter word is a symbol, whose capitals count
_ATOM = re.compile(
    r"(?P<name>[^\W\d_]+|°\s?[CFcf]?(?![^\W\d])|[%‰$€£¥])(?:(?:\^?(?P<power>[23])|(?P<raised>[²³]))[·*]?|[·*]|$)"
)
_POWERED = frozenset({"m", "s"})  # dimensions that are raised without a mark: mm2
_RAISED = {"²": 2, "³": 3}
_UNDER_ONE = re.compile(r"\s?(?:/|\bper\b|\bpro\b)\s?")
_KIND = re.compile(r"(?<=[VAW])(?:DC|AC|dc|ac|pp|p-p|rms|RMS|eff|peak|pk)$")  # of a voltage, a current
_DEGREES = re.compile(r"(?:°|deg(?:rees?)?\b\.?|grad\b)\s?(?P<scale>C(?:elsius)?|F(?:ahrenheit)?)\b", re.IGNORECASE)
_SYMBOL = re.compile(r"[^\s\d;,()\[\]{}|\"“”*`=<>±~\u2e80-\uffff][^\s;,()\[\]{}|\"“”*`=<>±~\u2e80-\uffff]*")
_PER_CENT = re.compile(r"per\s?cent\b|v\.?\s?H\.?(?=\W|$)", re.IGNORECASE)
_ENDS = ".:?!'’-"
PROSE = frozenset({"in", "d"})  # behind a number of a sentence they are words


@dataclass(frozen=True, slots=True)
class Unit:
    """A factor to the base of a dimension. The empty dimension is a bare number."""

    factor: float
    dimension: str


BARE = Unit(1.0, "")


def unit_of(text: str) -> Unit | None:
    """A unit that is known by its symbol or its name, or what such units make together; None for any other word."""
    return _unit(normalised(text).strip().replace("\u2126", "Ω"))


def symbol_at(text: str, position: int) -> tuple[Unit, int] | None:
    """The unit that stands at ``position`` of a plain text, and where it ends; None for any other word."""
    if degrees := _DEGREES.match(text, position):
        return Unit(1.0, f"°{degrees['scale'][0].upper()}"), degrees.end()
    if cent := _PER_CENT.match(text, position):
        return Unit(1.0, "%"), cent.end()
    match = _SYMBOL.match(text, position)
    for symbol in _shorter(match.group()) if match is not None else ():
        unit = unit_of(symbol) if symbol.casefold() not in PROSE else None
        if unit is not None:
            return unit, position + len(symbol)
    return None


def _shorter(symbol: str) -> list[str]:
    """A symbol without what may follow it: a full stop, ``-tolerant``, ``/3.3`` of an alternative."""
    bare = symbol.rstrip(_ENDS)
    found = [bare, re.split(r"[/-](?=\d)|-(?=[a-z]{3})", bare)[0].rstrip(_ENDS)]
    if symbol.startswith("%"):
        found.append("%")
    return list(dict.fromkeys(one for one in found if one))


@lru_cache(maxsize=8192)
def _unit(symbol: str) -> Unit | None:
    whole = _product(symbol) or _product(_KIND.sub("", symbol))
    if whole is not None:
        return _of_pint(whole)
    above, *under = _UNDER_ONE.split(symbol, maxsplit=1)
    over = _product(above) if under else None
    if over is None or not under[0] or under[0][0].isdigit():
        return None
    per = _product(under[0])
    if per is not None:
        return _of_pint(over / per)
    unit = _of_pint(over)
    return Unit(unit.factor, f"{unit.dimension}/{under[0].replace('^', '')}")  # of a thing that is no unit


def _product(symbol: str) -> Known | None:
    """Pint's unit of ``kg·m²``; None where a part is no unit."""
    named = _named(symbol)
    if named is not None or not symbol:
        return named
    result: Known | None = None
    position = 0
    while position < len(symbol):
        atom = _ATOM.match(symbol, position)
        unit = _named(atom["name"].replace(" ", "")) if atom else None
        if atom is None or unit is None:
            return None
        if atom["power"] and "^" not in atom.group() and _of_pint(unit).dimension not in _POWERED:
            return None  # B2 is a name
        power = _RAISED[atom["raised"]] if atom["raised"] else int(atom["power"] or 1)
        result = unit**power if result is None else result * unit**power  # type: ignore[assignment]
        position = atom.end()
    return result


def _named(word: str) -> Known | None:
    """The unit of one word, as it is written or, where it is a name, in small letters."""
    registry, prefixed = _registry()
    for spelling in (word, word.casefold()) if len(word) >= _SHORTEST_NAME and word[1:].islower() else (word,):
        for prefix, name, ending in registry.parse_unit_name(spelling):
            is_plural = not ending or len(spelling) >= _SHORTEST_NAME
            if is_plural and (not prefix or name in prefixed):
                return registry.Unit(prefix + name)
    return None


@lru_cache(maxsize=2048)
def _of_pint(unit: Known) -> Unit:
    factor, base = _registry()[0].get_base_units(unit)
    return Unit(float(str(factor)), f"{base:~C}")


@cache
def _registry() -> tuple[pint.UnitRegistry[Any], frozenset[str]]:
    """The units, and the names of those that take prefixes. Read at first use: Pint takes a quarter of a second."""
    import pint

    registry: pint.UnitRegistry[Any] = pint.UnitRegistry(None, cache_folder=None)
    registry.load_definitions(str(resources() / _FILE))
    return registry, frozenset(registry.get_group(_PREFIXED).members)
