"""Documents drawn by the tests: whoever draws a table knows what is in it."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pymupdf


class Merged(enum.Enum):
    """A position that belongs to the cell on its left, or above it."""

    LEFT = "left"
    ABOVE = "above"


class Rules(enum.Enum):
    """Which lines a table has: between all cells, columns, rows, around the header and below the table, none."""

    ALL = "all"
    COLUMNS = "columns"
    ROWS = "rows"
    HEADER = "header"
    NONE = "none"


Value: TypeAlias = str | Merged
LEFT, ABOVE = Merged.LEFT, Merged.ABOVE
GREY = (0.85, 0.85, 0.85)
PALE = (0.93, 0.93, 0.93)


@dataclass(frozen=True)
class Style:
    """How a table is drawn. ``thin_boxes`` draws lines as filled rectangles, ``dashes`` as many short strokes.

    ``align`` has a letter per column: left, right or centre. ``pad`` is the space beside a text, ``row_pad``
    that above and below. ``band`` is the shade of rows over the whole width, ``spanners`` draws a rule below names
    over several columns, ``bold_bands`` sets band rows in bold type.
    """

    rules: Rules = Rules.ALL
    size: float = 9.0
    header_rows: int = 1
    bold_header: bool = True
    header_fill: bool = False
    banded: bool = False
    thin_boxes: bool = False
    dashes: bool = False
    right_from: int = 99  # columns from this one on are set to the right
    font: str = "helv"
    leading: float = 1.3
    align: str = ""
    pad: float = 3.0
    row_pad: float = 5.0
    band: float | None = None
    bold_bands: bool = False
    spanners: bool = False
    rule: float = 0.5


@dataclass
class Drawing:
    """A document being drawn; ``save`` writes it."""

    document: pymupdf.Document = field(default_factory=pymupdf.open)

    def page(self, width: float = 595, height: float = 842) -> pymupdf.Page:
        return self.document.new_page(width=width, height=height)

    def save(self, path: Path) -> Path:
        self.document.save(path)
        self.document.close()
        return path


@cache
def _face(font: str) -> pymupdf.Font:
    return pymupdf.Font(font)


@lru_cache(50_000)
def length_of(words: str, font: str, size: float) -> float:
    """How long a line is set, also with letters beyond ASCII, which PyMuPDF leaves out but in Chinese type."""
    if font.startswith("china"):
        return float(pymupdf.get_text_length(words, font, size))
    return float(_face(font).text_length(words, size))


def text(
    page: pymupdf.Page, x: float, y: float, words: str, size: float = 10, font: str = "helv", turn: int = 0
) -> None:
    """One line with its baseline at ``y``; what follows a ``^`` is a raised mark."""
    words, raised, mark = words.partition("^")
    page.insert_text((x, y), words, fontsize=size, fontname=font, rotate=turn)
    if raised:
        x += length_of(words, font, size) + 0.03 * size
        page.insert_text((x, y - 0.4 * size), mark, fontsize=0.6 * size, fontname=font)


def paragraph(page: pymupdf.Page, x: float, y: float, width: float, words: str, size: float = 10) -> float:
    """Running text from ``y`` on; where it ends."""
    for line in wrapped(words, width, size, "helv"):
        y += size * 1.25
        text(page, x, y, line, size)
    return y


def wrapped(words: str, width: float, size: float, font: str) -> list[str]:
    lines: list[str] = []
    chinese = font.startswith("china")
    for word in re.findall(r"[^\x00-\xff]|[\x00-\xff]+", words) if chinese else words.split(" "):
        longer = f"{lines[-1]}{'' if chinese else ' '}{word}" if lines else word
        if lines and length_of(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def table(
    page: pymupdf.Page, x: float, y: float, widths: Sequence[float], rows: Sequence[Sequence[Value]], style: Style
) -> float:
    """Draw a table with its top left corner at ``x``, ``y``; where it ends."""
    edges = [x + sum(widths[:n]) for n in range(len(widths) + 1)]
    heights = [y]
    for number, row in enumerate(rows):
        heights.append(heights[-1] + _height(row, number, edges, style))
    _fills(page, rows, edges, heights, style)
    for number, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, str):
                _cell(page, value, number, column, rows, edges, heights, style)
    _lines(page, rows, edges, heights, style)
    return heights[-1]


BOLD = {"helv": "hebo", "tiro": "tibo", "cour": "cobo"}


def is_band(row: Sequence[Value]) -> bool:
    """Whether one cell reaches over the whole width."""
    return len(row) > 1 and isinstance(row[0], str) and all(value is LEFT for value in row[1:])


def _font(row: Sequence[Value], number: int, style: Style) -> str:
    bold = style.bold_header if number < style.header_rows else style.bold_bands and is_band(row)
    return BOLD.get(style.font, style.font) if bold else style.font


def _last_column(rows: Sequence[Sequence[Value]], number: int, column: int) -> int:
    last = column
    while last + 1 < len(rows[number]) and rows[number][last + 1] is LEFT:
        last += 1
    return last


def _height(row: Sequence[Value], number: int, edges: Sequence[float], style: Style) -> float:
    most = 1
    for column, value in enumerate(row):
        if isinstance(value, str):
            width = edges[_last_column([row], 0, column) + 1] - edges[column] - 2 * style.pad
            most = max(most, len(wrapped(value, width, style.size, _font(row, number, style))))
    return most * style.size * style.leading + style.row_pad


def _cell(
    page: pymupdf.Page,
    value: str,
    number: int,
    column: int,
    rows: Sequence[Sequence[Value]],
    edges: Sequence[float],
    heights: Sequence[float],
    style: Style,
) -> None:
    last = _last_column(rows, number, column)
    font = _font(rows[number], number, style)
    width = edges[last + 1] - edges[column] - 2 * style.pad
    baseline = heights[number] + style.row_pad / 2 + style.size
    for line in wrapped(value, width, style.size, font):
        length = length_of(line, font, style.size)
        left = edges[column] + style.pad
        align = style.align[column : column + 1] or ("r" if column >= style.right_from else "l")
        if (last > column and number < style.header_rows) or (align == "c" and last == column):
            left = (edges[column] + edges[last + 1] - length) / 2
        elif align == "r" and last == column:
            left = edges[last + 1] - style.pad - length
        text(page, left, baseline, line, style.size, font)
        baseline += style.size * style.leading


def _fills(
    page: pymupdf.Page, rows: Sequence[Sequence[Value]], edges: Sequence[float], heights: Sequence[float], style: Style
) -> None:
    for number, (top, bottom) in enumerate(pairwise(heights)):
        header = number < style.header_rows
        shade = None
        if header and style.header_fill:
            shade = GREY
        elif not header and style.band is not None and is_band(rows[number]):
            shade = (style.band, style.band, style.band)
        elif style.banded and not header and (number - style.header_rows) % 2 == 0:
            shade = PALE
        if shade:
            page.draw_rect((edges[0], top, edges[-1], bottom), color=None, fill=shade)


def _is_ruled(number: int, column: int, rows: Sequence[Sequence[Value]], style: Style) -> bool:
    """Whether a rule is drawn above a row in a column."""
    outer = number in (0, style.header_rows, len(rows))
    if style.rules is Rules.NONE or (style.rules is not Rules.ALL and style.rules is not Rules.ROWS and not outer):
        inner = number < len(rows) and 0 < number < style.header_rows
        return style.spanners and inner and _is_group(rows[number - 1], column)
    return number in (0, len(rows)) or rows[number][column] is not ABOVE


def _is_group(row: Sequence[Value], column: int) -> bool:
    return row[column] is LEFT or (column + 1 < len(row) and row[column + 1] is LEFT)


def _lines(
    page: pymupdf.Page, rows: Sequence[Sequence[Value]], edges: Sequence[float], heights: Sequence[float], style: Style
) -> None:
    for number, height in enumerate(heights):
        for column in range(len(edges) - 1):
            if _is_ruled(number, column, rows, style):
                short = 0.0
                if style.rules not in (Rules.ALL, Rules.ROWS) and 0 < number < style.header_rows:
                    short = 2.0 if rows[number - 1][column] is not LEFT else 0.0
                line(page, (edges[column] + short, height), (edges[column + 1], height), style)
    if style.rules not in (Rules.ALL, Rules.COLUMNS):
        return
    for number in range(len(rows)):
        for column, edge in enumerate(edges):
            inner = column < len(edges) - 1
            if not (inner and rows[number][column] is LEFT):
                line(page, (edge, heights[number]), (edge, heights[number + 1]), style)


def line(page: pymupdf.Page, start: tuple[float, float], end: tuple[float, float], style: Style) -> None:
    (x0, y0), (x1, y1) = start, end
    if style.thin_boxes:
        page.draw_rect((x0 - 0.25, y0 - 0.25, x1 + 0.25, y1 + 0.25), color=None, fill=(0, 0, 0))
    elif style.dashes:
        steps = max(1, int(max(x1 - x0, y1 - y0) / 4))
        for step in range(steps):
            a, b = step / steps, (step + 0.5) / steps
            page.draw_line(
                (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b), width=0.5
            )
    else:
        page.draw_line(start, end, width=style.rule)
