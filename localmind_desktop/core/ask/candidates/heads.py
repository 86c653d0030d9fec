"""Headers in the first row of a table's body: names over figures or texts, or numbers under one header. Pure."""

from __future__ import annotations

from itertools import pairwise

from localmind_desktop.core.ask.candidates.describing_cells import is_describing
from localmind_desktop.core.model import LEVELS, Table
from localmind_desktop.core.text.quantities import quantity

_FEWEST_ROWS, _FEWEST_COLUMNS = 3, 3
_LONGEST_NAME = 3  # words


def headed(table: Table) -> tuple[str, ...] | None:
    """The headers with what the first row adds to them; None where it is a row like the others."""
    if len(table.rows) < _FEWEST_ROWS:
        return None
    first = [" ".join(text.split()) for text in table.rows[0].texts]
    if not any(header.strip() for header in table.headers):
        if numbered := _numbers_under_caption(table, first):
            return numbered
        return tuple(first) if _names_figures(table, first) or _names_texts(first) else None
    if _numbers_columns(table, first):
        return tuple(
            f"{header}{LEVELS}{cell}" if cell else header for header, cell in zip(table.headers, first, strict=True)
        )
    return None


def _names_texts(first: list[str]) -> bool:
    """Whether the first row is short names, one of which is that of a column which describes: Character, Meaning."""
    are_names = all(cell and len(cell.split()) <= _LONGEST_NAME for cell in first)
    return are_names and any(is_describing(cell) for cell in first[1:])


def _names_figures(table: Table, first: list[str]) -> bool:
    """Whether the first row is words, each over a column that is mostly figures: ``mpg`` over 21.0, 22.8."""
    names = first[1:]
    if len(first) < _FEWEST_COLUMNS:
        return False
    are_names = all(name and name[0].isalpha() and len(name.split()) <= _LONGEST_NAME for name in names)
    if not are_names or len(set(names)) < len(names):
        return False
    columns = [[row.texts[column].strip() for row in table.rows[1:]] for column in range(1, len(first))]
    figures = sum(sum(quantity(text) is not None for text in texts) * 2 > len(texts) for texts in columns)
    return figures * 2 > len(columns)


def _numbers_under_caption(table: Table, first: list[str]) -> tuple[str, ...] | None:
    """Names, and numbers counted through, over columns of figures: what is counted, the caption says."""
    begin = next((column for column, cell in enumerate(first) if cell.isdecimal()), 0)
    counted = first[begin:]
    if not begin or len(counted) < _FEWEST_COLUMNS or not all(cell.isdecimal() for cell in counted):
        return None
    below = [row.texts[column].strip() for row in table.rows[1:] for column in range(begin, len(first))]
    figures = sum(quantity(text) is not None for text in below)
    if any(int(b) != int(a) + 1 for a, b in pairwise(counted)) or 2 * figures <= len(below) or not all(first):
        return None
    title = " ".join(table.caption.split()[2:] if table.number else table.caption.split())
    return (*first[:begin], *(f"{title}{LEVELS}{cell}" if title else cell for cell in counted))


def _numbers_columns(table: Table, first: list[str]) -> bool:
    """Whether the first row only counts the columns of one header: 1, 2, 3 under ``Priority``."""
    begin = next((column for column, cell in enumerate(first) if cell), 0)
    counted = first[begin:]
    if not begin or len(counted) < _FEWEST_COLUMNS or not all(cell.isdecimal() for cell in counted):
        return False
    above = table.headers[begin:]
    return len(set(above)) < len(above) and all(int(b) == int(a) + 1 for a, b in pairwise(counted))
