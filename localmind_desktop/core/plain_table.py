"""A table as plain text with aligned columns, for a terminal. Pure."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from unicodedata import east_asian_width

from localmind_desktop.core.counting import counted
from localmind_desktop.core.model import Table

_WIDEST = 36  # places of a column; longer cells go over several lines
_GAP = "  "


def table_text(table: Table) -> str:
    """The table with its name, pages, number of rows and confidence, as lines."""
    pages = f"page {table.pages[0]}" if len(table.pages) == 1 else f"pages {table.pages[0]}-{table.pages[-1]}"
    facts = f"{pages}, {counted(len(table.rows), 'row')}, confidence {table.confidence:.2f}"
    head = [table.name or "(a table without a name)", facts, ""]
    return "\n".join([*head, *aligned(table.headers, [row.texts for row in table.rows])])


def aligned(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Header, rule and rows as lines, every column as wide as its widest text."""
    lines = [[_wrapped(text) for text in row] for row in (headers, *rows)]
    widths = [max((_width(part) for cell in column for part in cell), default=0) for column in zip(*lines, strict=True)]
    printed = [_printed(row, widths) for row in lines]
    rule = _GAP.join("-" * width for width in widths).rstrip()
    return [*printed[0], rule, *(line for row in printed[1:] for line in row)]


def _printed(cells: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    """The lines of one row."""
    levels = zip_longest(*cells, fillvalue="")
    return [
        _GAP.join(part + " " * (width - _width(part)) for part, width in zip(level, widths, strict=True)).rstrip()
        for level in levels
    ] or [""]


def _wrapped(text: str) -> list[str]:
    """A cell's lines; wide characters take two places each."""
    room = _WIDEST // 2 if _width(text) > 1.5 * len(text) else _WIDEST
    return textwrap.wrap(" ".join(text.split()), room) or [""]


def _width(text: str) -> int:
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
