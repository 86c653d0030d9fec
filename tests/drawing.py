"""Documents drawn by the tests: whoever draws a table knows what is in it."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pymupdf


class Merged(enum.Enum):
    """A position that belongs to the cell on its left, or above it."""

    LEFT = "left"
    ABOVE = "above"


class Rules(enum.Enum):
    """Which lines a table has: between all cells, between rows, around the header and below the table, none."""

    ALL = "all"
    ROWS = "rows"
    HEADER = "header"
    NONE = "none"


Value: TypeAlias = str | Merged
LEFT, ABOVE = Merged.LEFT, Merged.ABOVE
GREY = (0.85, 0.85, 0.85)
PALE = (0.93, 0.93, 0.93)


@dataclass(frozen=True)
class Style:
    """How a table is drawn. ``thin_boxes`` draws lines as filled rectangles, ``dashes`` as many short strokes."""

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


def text(
    page: pymupdf.Page, x: float, y: float, words: str, size: float = 10, font: str = "helv", turn: int = 0
) -> None:
    """One line with its baseline at ``y``."""
    page.insert_text((x, y), words, fontsize=size, fontname=font, rotate=turn)


def paragraph(page: pymupdf.Page, x: float, y: float, width: float, words: str, size: float = 10) -> float:
    """Running text from ``y`` on; where it ends."""
    for line in wrapped(words, width, size, "helv"):
        y += size * 1.25
        text(page, x, y, line, size)
    return y


def wrapped(words: str, width: float, size: float, font: str) -> list[str]:
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pymupdf.get_text_length(longer, font, size) <= width:
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
    _fills(page, edges, heights, style)
    for number, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, str):
                _cell(page, value, number, column, rows, edges, heights, style)
    _lines(page, rows, edges, heights, style)
    return heights[-1]


def _font(number: int, style: Style) -> str:
    return "hebo" if style.bold_header and number < style.header_rows and style.font == "helv" else style.font


def _last_column(rows: Sequence[Sequence[Value]], number: int, column: int) -> int:
    last = column
    while last + 1 < len(rows[number]) and rows[number][last + 1] is LEFT:
        last += 1
    return last


def _height(row: Sequence[Value], number: int, edges: Sequence[float], style: Style) -> float:
    most = 1
    for column, value in enumerate(row):
        if isinstance(value, str):
            width = edges[_last_column([row], 0, column) + 1] - edges[column] - 6
            most = max(most, len(wrapped(value, width, style.size, _font(number, style))))
    return most * style.size * style.leading + 5


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
    font = _font(number, style)
    width = edges[last + 1] - edges[column] - 6
    baseline = heights[number] + style.size + 2.5
    for line in wrapped(value, width, style.size, font):
        length = pymupdf.get_text_length(line, font, style.size)
        left = edges[column] + 3
        if last > column and number < style.header_rows:
            left = (edges[column] + edges[last + 1] - length) / 2
        elif column >= style.right_from:
            left = edges[last + 1] - 3 - length
        text(page, left, baseline, line, style.size, font)
        baseline += style.size * style.leading


def _fills(page: pymupdf.Page, edges: Sequence[float], heights: Sequence[float], style: Style) -> None:
    for number, (top, bottom) in enumerate(pairwise(heights)):
        header = number < style.header_rows
        if header and style.header_fill:
            page.draw_rect((edges[0], top, edges[-1], bottom), color=None, fill=GREY)
        elif style.banded and not header and (number - style.header_rows) % 2 == 0:
            page.draw_rect((edges[0], top, edges[-1], bottom), color=None, fill=PALE)


def _lines(
    page: pymupdf.Page, rows: Sequence[Sequence[Value]], edges: Sequence[float], heights: Sequence[float], style: Style
) -> None:
    for number, height in enumerate(heights):
        if style.rules is Rules.NONE or (
            style.rules is Rules.HEADER and number not in (0, style.header_rows, len(rows))
        ):
            continue
        for column in range(len(edges) - 1):
            if number < len(rows) and rows[number][column] is ABOVE and style.rules is Rules.ALL:
                continue
            line(page, (edges[column], height), (edges[column + 1], height), style)
    if style.rules is not Rules.ALL:
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
        page.draw_line(start, end, width=0.5)
