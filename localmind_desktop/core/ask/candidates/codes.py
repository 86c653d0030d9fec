"""Codes that are numbers: ``0x02`` is the same as the bits ``10``, and as ``0x2``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

_BITS = re.compile(r"[01]{2,8}b?")
_HEX = re.compile(r"0[xX]([0-9a-fA-F]{1,2})")
_FEWEST = 2  # codes that make a column of them


def code_terms(texts: Sequence[str]) -> tuple[frozenset[str], ...]:
    """Per cell of a column its other spellings, where every filled cell of it is a code of one width."""
    filled = [text.strip() for text in texts if text.strip()]
    is_bits = all(map(_BITS.fullmatch, filled)) and len({len(text) for text in filled}) == 1
    if len(filled) < _FEWEST or len(set(filled)) < len(filled) or not (is_bits or all(map(_HEX.fullmatch, filled))):
        return (frozenset(),) * len(texts)
    return tuple(_spelled(text.strip(), 2 if is_bits else 16) for text in texts)


def bits_of(texts: Sequence[str]) -> tuple[int, ...]:
    """The numbers of a column's cells, where all of them are bits of one width; none elsewhere."""
    filled = [text.strip() for text in texts]
    if len(filled) < _FEWEST or not all(map(_BITS.fullmatch, filled)) or len({len(text) for text in filled}) > 1:
        return ()
    return tuple(int(text.rstrip("b"), 2) for text in filled)


def _spelled(text: str, base: int) -> frozenset[str]:
    if not text:
        return frozenset()
    number = int(text.rstrip("b") if base == 2 else text, base)
    return frozenset({f"0x{number:x}", f"0x{number:02x}"})
