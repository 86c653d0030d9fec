"""Units as they follow a number in a sentence: ``V``, ``VDC``, ``mm²``, ``°C``, ``LSB/g``, ``percent``. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.tables.quantities import Unit, unit_of

_OWN = (
    "dB dBm dBc dBV dBi dBA ppm ppb ppt LSB px pixel rad cd lm mol Bd baud psi mmHg °F dpi sr cal kcal ha mi mph kn "
    "gal GE IOPS FPS fps MIPS Sa"
)
_ALIASES = {
    "LSBs": "LSB",
    "lsb": "LSB",
    "pixels": "px",
    "pixel": "px",
    "degree": "°",
    "degrees": "°",
    "deg": "°",
    "°": "°",
    "grad": "°",
    "percent": "%",
    "pct": "%",
    "prozent": "%",
    "pourcent": "%",
    "‰": "‰",
}
_DIMENSIONS = {symbol: symbol for symbol in _OWN.split()} | _ALIASES
_WORDS_NOT_UNITS = frozenset(
    {"in", "d", "a", "In", "IN", "D", "Min", "MIN", "Hr", "HR", "Ft", "FT", "Oz", "OZ", "Lb", "LB"}
)
_POWERED = frozenset({"m", "s"})  # dimensions that are squared without a raised figure: mm2, but not B3
_KINDS = re.compile(r"(?:DC|AC|dc|ac|pp|p-p|rms|RMS|eff|peak|pk)$")
_POWER = re.compile(r"(?P<base>[^\W\d]+)\^?(?P<power>[23])")
_DEGREES = re.compile(r"(?:°|deg(?:rees?)?\b\.?|grad\b)\s?(?P<scale>C(?:elsius)?|F(?:ahrenheit)?)\b", re.IGNORECASE)
_SYMBOL = re.compile(r"[^\s\d;,()\[\]{}|\"“”*`=<>±~\u2e80-\uffff][^\s;,()\[\]{}|\"“”*`=<>±~\u2e80-\uffff]*")
_PER_CENT = re.compile(r"per\s?cent\b|v\.?\s?H\.?(?=\W|$)", re.IGNORECASE)
_ENDS = ".:?!'’-"


def symbol_at(text: str, position: int) -> tuple[Unit, int] | None:
    """The unit that stands at ``position`` of a plain text, and where it ends; None for any other word."""
    if degrees := _DEGREES.match(text, position):
        return Unit(1.0, f"°{degrees['scale'][0].upper()}"), degrees.end()
    if cent := _PER_CENT.match(text, position):
        return Unit(1.0, "%"), cent.end()
    match = _SYMBOL.match(text, position)
    if match is None:
        return None
    for symbol in _shorter(match.group()):
        unit = _unit(symbol)
        if unit is not None:
            return unit, position + len(symbol)
    return None


def _shorter(symbol: str) -> list[str]:
    """A symbol without what may follow it: a full stop, ``-tolerant``, ``/3.3`` of an alternative."""
    bare = symbol.rstrip(_ENDS)
    found = [symbol, bare, re.split(r"[/-](?=\d)|-(?=[a-z]{3})", bare)[0].rstrip(_ENDS)]
    if symbol.startswith("%"):
        found.append("%")
    return list(dict.fromkeys(one for one in found if one))


def _unit(symbol: str) -> Unit | None:
    if symbol in _WORDS_NOT_UNITS:
        return None
    if symbol in _DIMENSIONS or symbol.casefold() in _ALIASES:
        return Unit(1.0, _DIMENSIONS.get(symbol) or _ALIASES[symbol.casefold()])
    above, mark, per = symbol.partition("/")
    if mark:
        found = _unit(above) if per and not per[0].isdigit() else None
        return Unit(found.factor, f"{found.dimension}/{_per(per)}") if found else None
    found = unit_of(symbol)
    if found is not None:
        return found
    power = _POWER.fullmatch(symbol)
    base = _unit(power["base"]) if power else None
    if power and base and (base.dimension in _POWERED or "^" in symbol):
        return Unit(base.factor ** int(power["power"]), f"{base.dimension}^{power['power']}")
    kind = _KINDS.search(symbol)
    return unit_of(symbol[: kind.start()]) if kind and kind.start() else None


def _per(symbol: str) -> str:
    """What stands below the stroke, in one spelling."""
    bare = symbol.replace("^", "")
    return f"µ{bare[1:]}" if bare.startswith("u") and unit_of(bare) is not None else bare
