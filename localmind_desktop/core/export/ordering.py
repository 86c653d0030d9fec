"""The order of a column's texts: numbers as numbers, amounts by what they amount to, texts with their numbers in order.

``500 µA`` comes before ``2 mA``, ``0x0A`` before ``0x20`` and ``Table 2`` before ``Table 10``. Pure.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Key: TypeAlias = tuple[int, str, float, tuple[tuple[int, int, str], ...]]

_AMOUNT = re.compile(
    r"(?P<mark>[<>≤≥~≈±]?)\s*(?P<sign>[+\-\u2212]?)\s*(?P<currency>[$€£¥]?)\s*"
    r"(?P<number>\d{1,3}(?:[,'\u00a0\u2009\u202f]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s*(?P<unit>[^\d\s]{0,12})"
)
_HEX = re.compile(r"0[xX](?P<digits>[0-9a-fA-F]+)|(?P<suffixed>[0-9][0-9a-fA-F]*)[hH]")
_GROUPED = re.compile(r"\d{1,3}([,'\u00a0\u2009\u202f]\d{3})+(\.\d+)?")
_UNITS = r"(?P<unit>(?:A|V|W|Hz|s|m|g|F|H|Ω|ohm|B|b|bit|bps|bar|Pa|J|C|N|Wh|VA|var)\b.*)"
_SCALED = re.compile(r"(?P<prefix>[pnµumkKMGT])" + _UNITS)
_PREFIXES = {"p": 1e-12, "n": 1e-9, "µ": 1e-6, "u": 1e-6, "m": 1e-3, "k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
_ALIKE = {0x03BC: "µ", 0x2126: "Ω"}
_PART = re.compile(r"\d+|\D+")


def sort_key(text: str) -> Key | None:
    """What ``text`` is ordered by: amounts first, unit by unit; then texts. An empty text has no place: None."""
    plain = " ".join(text.split()).translate(_ALIKE)
    if not plain:
        return None
    hexadecimal = _HEX.fullmatch(plain)
    if hexadecimal:
        return 0, "", float(int(hexadecimal["digits"] or hexadecimal["suffixed"], 16)), ()
    amount = _AMOUNT.fullmatch(plain)
    if amount:
        factor, unit = _base_unit(amount["unit"])
        value = _number(amount["number"]) * factor
        return 0, amount["currency"] or unit, -value if amount["sign"] in ("-", "\u2212") else value, ()
    return 1, "", 0.0, tuple(_natural(part) for part in _PART.findall(plain.casefold()))


def _number(digits: str) -> float:
    if _GROUPED.fullmatch(digits):
        return float(re.sub("[,'\u00a0\u2009\u202f]", "", digits))
    return float(digits.replace(",", "."))


def _base_unit(unit: str) -> tuple[float, str]:
    """The factor of the unit's prefix, and the unit without it."""
    scaled = _SCALED.fullmatch(unit)
    return (_PREFIXES[scaled["prefix"]], scaled["unit"]) if scaled else (1.0, unit)


def _natural(part: str) -> tuple[int, int, str]:
    return (0, int(part), "") if part.isdecimal() and len(part) < 19 else (1, 0, part)
