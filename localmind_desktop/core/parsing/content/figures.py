"""Which texts are figures. Pure."""

from __future__ import annotations

import re

SIGNS_BEFORE = frozenset(("$", "€", "£", "¥", "US$", "(", "$("))  # of a figure
SIGNS_AFTER = frozenset(("%", ")", ")%", "%)", "*", "**"))
SIGNS = SIGNS_BEFORE | SIGNS_AFTER
_NUMERIC = re.compile(
    r"^[\s$€£¥%°±+\-–—−~≈<>≤≥=()\[\]/.,:*'’\d]*\d[\s$€£¥%°±+\-–—−<>≤≥()\[\]/.,:*'’\dxXeEhHbBnpuµmkKMG]*$|^[-–—−*]+$|^0x[0-9A-Fa-f]+h?$"
)
_YEAR = re.compile(
    r"(?:FY)?\s?(?:19|20)\d\d\s?(?:\(\d\))?$|\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d\d$|(?:19|20)\d\d[-–]\d\d(?:-\d\d|\d\d)?$"
)


def is_numeric(text: str) -> bool:
    return not text[:1].isalpha() and bool(_NUMERIC.match(text))  # as most, soonest told


def is_figure(text: str) -> bool:
    """A figure, but neither a year nor a date: those name columns."""
    return is_numeric(text) and not is_year(text)


def is_year(text: str) -> bool:
    """A year or a date."""
    return bool(_YEAR.match(text))
