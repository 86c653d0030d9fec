"""Headers that stand in the first row of a table's body: names over figures, or numbers under one header. Pure."""

from __future__ import annotations

from itertools import pairwise

from localmind_desktop.core.ask.tables.quantities import quantity
from localmind_desktop.core.model import Table

_LEVELS = " › "
_FEWEST_ROWS, _FEWEST_COLUMNS = 3, 3
_LONGEST_NAME = 3  # words


def headed(table: Table) -> tuple[str, ...] | None:
    """The headers with what the first row adds to them; None where it is a row like the others."""
    if len(table.rows) < _FEWEST_ROWS or len(table.headers) < _FEWEST_COLUMNS:
        return None
    first = [" ".join(text.split()) for text in table.rows[0].texts]
    if not any(header.strip() for header in table.headers):
        return tuple(first) if _names_figures(table, first) else None
    if _numbers_columns(table, first):
        return tuple(
            f"{header}{_LEVELS}{cell}" if cell else header for header, cell in zip(table.headers, first, strict=True)
        )
    return None


def _names_figures(table: Table, first: list[str]) -> bool:
    """Whether the first row is words, each over a column that is mostly figures: ``mpg`` over 21.0, 22.8."""
    names = first[1:]
    are_names = all(name and name[0].isalpha() and len(name.split()) <= _LONGEST_NAME for name in names)
    if not are_names or len(set(names)) < len(names):
        return False
    columns = [[row.texts[column].strip() for row in table.rows[1:]] for column in range(1, len(first))]
    figures = sum(sum(quantity(text) is not None for text in texts) * 2 > len(texts) for texts in columns)
    return figures * 2 > len(columns)


def _numbers_columns(table: Table, first: list[str]) -> bool:
    """Whether the first row only counts the columns of one header: 1, 2, 3 under ``Priority``."""
    begin = next((column for column, cell in enumerate(first) if cell), 0)
    counted = first[begin:]
    if not begin or len(counted) < _FEWEST_COLUMNS or not all(cell.isdecimal() for cell in counted):
        return False
    above = table.headers[begin:]
    return len(set(above)) < len(above) and all(int(b) == int(a) + 1 for a, b in pairwise(counted))
