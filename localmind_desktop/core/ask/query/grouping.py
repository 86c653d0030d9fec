"""What the point of a number means in a column: ``1.250`` is twelve hundred and fifty, or one and a quarter. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.model import Table

_MAY_GROUP = re.compile(r"(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,]*\d)")
_GROUPS = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+|\.\d{3})(?!\d)")  # 1.234,50 and 1.234.567
_DECIMAL_POINT = re.compile(
    r"(?<![\d.,])(?:0\.\d+|\d{4,}(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.(?:\d{1,2}|\d{4,}))(?![\d.,]*\d)"
)
_DECIMAL_COMMA = re.compile(r"(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d.,]*\d)")
_HUNDREDS = re.compile(r"(?<![\d.,])[1-9]\d\d(?![\d.,]*\d)")


def points_group(table: Table, column: int) -> bool:
    """Whether the points in a column's numbers part thousands.

    The column itself tells: ``1.234,50`` and ``1.234.567`` do, ``0.5``, ``12.25``, ``1,250`` and ``1250`` do not. Where
    its numbers leave it open, the other columns tell by a decimal comma or point; where these say nothing either,
    hundreds beside them do (``1.250`` and ``980``): who writes three decimals writes them for all.
    """
    texts = [row.texts[column] for row in table.rows]
    if any(map(_GROUPS.search, texts)):
        return True
    if any(map(_DECIMAL_POINT.search, texts)) or not any(map(_MAY_GROUP.search, texts)):
        return False
    others = [text for row in table.rows for text in row.texts]
    if any(map(_DECIMAL_COMMA.search, others)):
        return True
    return not any(map(_DECIMAL_POINT.search, others)) and any(map(_HUNDREDS.search, texts))


def may_group(number: str) -> bool:
    """Whether the point of a number, with or without a unit, may part thousands."""
    return bool(_MAY_GROUP.search(number))


def has_decimal_comma(table: Table, column: int) -> bool:
    """Whether a column writes its numbers as ``1.234,5``."""
    return any(_DECIMAL_COMMA.search(row.texts[column]) for row in table.rows) or points_group(table, column)
