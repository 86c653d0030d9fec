"""The order of a column's texts: numbers as numbers, amounts by what they amount to, texts with their numbers in order.

``500 µA`` comes before ``2 mA``, ``0x0A`` before ``0x20`` and ``Table 2`` before ``Table 10``. Pure.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from localmind_desktop.core.text.quantities import quantity

Key: TypeAlias = tuple[int, str, float, tuple[tuple[int, int, str], ...]]

_PART = re.compile(r"\d+|\D+")


def sort_key(text: str) -> Key | None:
    """What ``text`` is ordered by: amounts first, unit by unit; then texts. An empty text has no place: None."""
    plain = " ".join(text.split())
    if not plain:
        return None
    amount = quantity(plain)
    if amount is not None:
        return 0, amount.unit.dimension, amount.most, ()
    return 1, "", 0.0, tuple(_natural(part) for part in _PART.findall(plain.casefold()))


def _natural(part: str) -> tuple[int, int, str]:
    return (0, int(part), "") if part.isdecimal() and len(part) < 19 else (1, 0, part)
