"""Names in the order in which people sort them."""

from __future__ import annotations

import math
import re

_DIGITS = re.compile(r"(\d+)")
_LAST_SIGN = 0x10FFFF


def natural(name: str, reverse: bool) -> tuple[tuple[float, str], ...]:
    """Parts of a name that compare as people sort: numbers by their value, the rest by its letters; or the reverse."""
    return tuple(_part(part, reverse) for part in _DIGITS.split(name.casefold()))


def _part(part: str, reverse: bool) -> tuple[float, str]:
    number = float(part[:15]) if part.isdecimal() else math.inf
    if not reverse:
        return number, part
    return -number, "".join(chr(_LAST_SIGN - ord(sign)) for sign in part) + chr(_LAST_SIGN)
