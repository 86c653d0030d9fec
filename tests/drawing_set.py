"""Tables set freely: any rules, grounds, type and places of the texts in their cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import pymupdf

from tests.drawing import ABOVE, BOLD, GREY, LEFT, PALE, Drawing, Value, is_band, length_of, text, wrapped

_DARK = (0.15, 0.25, 0.45)
_WHITE, _BLACK = (1, 1, 1), (0, 0, 0)
_SECTION = 0.6  # times the type size
_SIGN_APART = 1.6  # times the type size between a sign and its figure, at least


@dataclass(frozen=True)
class Look:
    """How a table looks. ``align`` has a letter per column; ``place`` is where texts stand in
    the height of their cells: 0 at the top, 1 at the bottom."""

    ruling: str = "grid"
    fill: str = "none"
    font: str = "helv"
    size: float = 8.0
    header_rows: int = 1
    bold_header: bool = True
    leading: float = 1.2
    pad: float = 4.0
    row_pad: float = 4.0
    rule: float = 0.5
    drawn_as: str = "line"
    place: float = 0.0
    align: str = ""
    align_header: str = "as column"
    levels_ruled: bool = False
    money: bool = False
    header_bottom: bool = False
    bold_bands: bool = True
    sum_rule: bool = False  # above the figures of the last row
    sections: int = 0  # rows, after each of which there is more space; 0: nowhere

    @property
    def can_hold_lines(self) -> bool:
        """Whether a reader can tell the lines of a cell from rows."""
        parted = self.ruling in ("grid", "rows", "rows and sides")
        return parted or self.fill in ("stripes", "header and stripes", "cells") or self.row_pad >= 0.45 * self.size


@dataclass(frozen=True)
class Placed:
    """Where a table was set: its page, the edges of its columns and rows, how many of these are its header."""

    page: int
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    header_rows: int

    @property
    def bottom(self) -> float:
        return self.ys[-1]


def bold_of(font: str) -> str:
    return BOLD.get(font, font)


def _reach(row: Sequence[Value], column: int) -> int:
    last = column
    while last + 1 < len(row) and row[last + 1] is LEFT:
        last += 1
    return last


def _lines(value: str, width: float, font: str, size: float) -> list[str]:
    if "\t" in value:
        return [value]
    return [line for part in value.split("\n") for line in wrapped(part, width, size, font)]


def row_heights(rows: Sequence[Sequence[Value]], widths: Sequence[float], look: Look, header: bool) -> list[int]:
    """How many lines each row takes."""
    font = bold_of(look.font) if header and look.bold_header else look.font
    counts = []
    for row in rows:
        most = 1
        for column, value in enumerate(row):
            if isinstance(value, str):
                width = sum(widths[column : _reach(row, column) + 1]) - 2 * look.pad
                most = max(most, len(_lines(value, width, font, look.size)))
        counts.append(most)
    return counts


def natural_widths(
    random: Random, rows: Sequence[Sequence[Value]], look: Look, room: float, narrow: float, names_wrap: bool
) -> list[float]:
    """Widths that hold every word; columns with long texts as narrow as ``narrow`` (0: as wide as they are).

    Where ``names_wrap``, the names of columns do not make them wider.
    """
    longest, least = [0.0] * len(rows[0]), [0.0] * len(rows[0])
    for number, row in enumerate(rows):
        font = bold_of(look.font)
        for column, value in enumerate(row):
            if not isinstance(value, str) or _reach(row, column) > column:
                continue
            sign = _SIGN_APART * look.size if "\t" in value else 0.0
            length = max(length_of(part.replace("\t", ""), font, look.size) for part in value.split("\n")) + sign
            if number >= look.header_rows or not names_wrap:
                longest[column] = max(longest[column], length)
            words = [value.replace("\t", "")] if sign else value.split()
            least[column] = max([least[column], *[length_of(word, font, look.size) + sign for word in words]])
    wanted = [min(long, narrow) if narrow else min(long, 170.0) for long in longest]
    widths = [max(a, b) + 2 * look.pad + 1 for a, b in zip(wanted, least, strict=True)]
    while sum(widths) > room:
        column = max(range(len(widths)), key=lambda c: widths[c] - least[c])
        if widths[column] - 5 < least[column] + 2 * look.pad + 1:
            break
        widths[column] -= 5
    spare = max(0.0, room - sum(widths)) * random.choice((0.0, 0.3, 0.9)) / len(widths)
    return [width + min(spare, 45.0) for width in widths]


def set_table(
    page: pymupdf.Page, x: float, y: float, widths: Sequence[float], rows: Sequence[Sequence[Value]], look: Look
) -> Placed:
    """Set a table with its top left corner at ``x``, ``y``."""
    xs = [x + sum(widths[:n]) for n in range(len(widths) + 1)]
    head = row_heights(rows[: look.header_rows], widths, look, header=True)
    lines = [*head, *row_heights(rows[look.header_rows :], widths, look, header=False)]
    ys = [y]
    for number, count in enumerate(lines, start=1):
        more = _SECTION * look.size if look.sections and number % look.sections == 0 else 0.0
        ys.append(ys[-1] + count * look.size * look.leading + look.row_pad + more)
    shape = page.new_shape()
    _grounds(shape, rows, xs, ys, look)
    for number, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, str) and value:
                _cell(shape, value, number, column, rows, xs, ys, look)
    _rules(shape, rows, xs, ys, look)
    shape.commit()
    return Placed(page.number + 1, tuple(xs), tuple(ys), look.header_rows)


def _below(rows: Sequence[Sequence[Value]], number: int, column: int) -> int:
    last = number
    while last + 1 < len(rows) and rows[last + 1][column] is ABOVE:
        last += 1
    return last


def _cell(
    shape: pymupdf.Shape,
    value: str,
    number: int,
    column: int,
    rows: Sequence[Sequence[Value]],
    xs: Sequence[float],
    ys: Sequence[float],
    look: Look,
) -> None:
    last = _reach(rows[number], column)
    header = number < look.header_rows
    bold = look.bold_header if header else look.bold_bands and is_band(rows[number])
    font = bold_of(look.font) if bold else look.font
    low, high = xs[column] + look.pad, xs[last + 1] - look.pad
    lines = _lines(value, high - low, font, look.size)
    bottom = ys[_below(rows, number, column) + 1]
    free = 0.0 if is_band(rows[number]) else bottom - ys[number] - look.row_pad - len(lines) * look.size * look.leading
    share = float(look.header_bottom) if header else look.place
    baseline = ys[number] + look.row_pad / 2 + 0.95 * look.size + share * max(0.0, free)
    align = look.align[column : column + 1] or "l"
    if header:
        align = {"as column": align, "left": "l", "centre": "c"}[look.align_header]
        align = "c" if last > column else align
    elif last > column:
        align = "l" if is_band(rows[number]) else "c"
    colour = _WHITE if header and look.fill == "dark header" else _BLACK
    for words in lines:
        _line(shape, words, (low, high), baseline, align, font, look.size, colour)
        baseline += look.size * look.leading


def _line(
    shape: pymupdf.Shape,
    words: str,
    room: tuple[float, float],
    y: float,
    align: str,
    font: str,
    size: float,
    colour: tuple[float, float, float],
) -> None:
    low, high = room
    first, apart, second = words.partition("\t")
    if apart and first == "$":
        shape.insert_text((low, y), first, fontsize=size, fontname=font, color=colour)
        first, align = second, "r"
    elif apart:
        start = high - length_of(second, font, size)
        shape.insert_text((start, y), second, fontsize=size, fontname=font, color=colour)
        high, align = start - (_SIGN_APART - 0.3) * size, "r"
    length = length_of(first, font, size)
    x = {"l": low, "c": (low + high - length) / 2, "r": high - length}[align]
    shape.insert_text((x, y), first, fontsize=size, fontname=font, color=colour)


def _grounds(
    shape: pymupdf.Shape, rows: Sequence[Sequence[Value]], xs: Sequence[float], ys: Sequence[float], look: Look
) -> None:
    for number, (top, bottom) in enumerate(pairwise(ys)):
        if number < look.header_rows:
            shade = {"header": GREY, "header and stripes": GREY, "cells": GREY, "dark header": _DARK}.get(look.fill)
        else:
            striped = look.fill in ("stripes", "header and stripes") and (number - look.header_rows) % 2 == 0
            shade = PALE if striped or look.fill == "cells" else None
        if shade and look.fill == "cells":
            for column, (left, right) in enumerate(pairwise(xs)):
                covered = rows[number][column] in (LEFT, ABOVE)
                end = xs[_reach(rows[number], column) + 1]
                low = ys[_below(rows, number, column) + 1]
                if not covered:
                    _box(shape, (left + 0.6, top + 0.6, max(right, end) - 0.6, max(bottom, low) - 0.6), shade)
        elif shade:
            _box(shape, (xs[0], top, xs[-1], bottom), shade)


def _box(shape: pymupdf.Shape, box: tuple[float, float, float, float], fill: tuple[float, float, float]) -> None:
    shape.draw_rect(box)
    shape.finish(color=None, fill=fill)


def _has_rule(number: int, column: int, rows: Sequence[Sequence[Value]], look: Look) -> bool:
    """Whether a rule runs above a row in a column."""
    inside = 0 < number < len(rows)
    if inside and rows[number][column] is ABOVE:
        return False
    if inside and number < look.header_rows and look.ruling not in ("none", "outer"):
        grouped = rows[number - 1][column] is LEFT or _reach(rows[number - 1], column) > column
        return grouped if look.ruling != "grid" and look.levels_ruled else look.ruling == "grid"
    if inside and number == look.header_rows:
        return look.ruling not in ("none", "outer")
    if look.ruling in ("grid", "rows", "rows and sides"):
        return True
    return not inside and look.ruling != "none"


def _rules(
    shape: pymupdf.Shape, rows: Sequence[Sequence[Value]], xs: Sequence[float], ys: Sequence[float], look: Look
) -> None:
    for number, y in enumerate(ys):
        for column in range(len(xs) - 1):
            summed = look.sum_rule and number == len(rows) - 1 and column > 0
            if summed or _has_rule(number, column, rows, look):
                level = look.ruling != "grid" and 0 < number < look.header_rows
                short = 2.0 if level and rows[number - 1][column] is not LEFT else 0.0
                _rule(shape, (xs[column] + short, y), (xs[column + 1], y), look)
    for number, (top, bottom) in enumerate(pairwise(ys)):
        for column, x in enumerate(xs):
            outer = column in (0, len(xs) - 1)
            merged = not outer and rows[number][column] is LEFT
            drawn = look.ruling in ("grid", "columns") or (outer and look.ruling in ("outer", "rows and sides"))
            if drawn and not merged:
                _rule(shape, (x, top), (x, bottom), look)


def _rule(shape: pymupdf.Shape, start: tuple[float, float], end: tuple[float, float], look: Look) -> None:
    (x0, y0), (x1, y1) = start, end
    if look.drawn_as == "box":
        _box(shape, (x0 - 0.25, y0 - 0.25, x1 + 0.25, y1 + 0.25), _BLACK)
        return
    steps = max(1, int(max(x1 - x0, y1 - y0) / 4)) if look.drawn_as == "dashes" else 1
    part = 0.5 if look.drawn_as == "dashes" else 1.0
    for step in range(steps):
        a, b = step / steps, (step + part) / steps
        shape.draw_line((x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b))
    shape.finish(width=look.rule)


def drawn(rows: Sequence[Sequence[Value]], widths: Sequence[float], look: Look) -> Drawing:
    """A page with a sentence and a table below it."""
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 60, "The values hold at the temperature of the room.", 9)
    set_table(page, 60, 100, widths, rows, look)
    return drawing
