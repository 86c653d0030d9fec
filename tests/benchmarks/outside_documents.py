"""Documents drawn of what people outside wrote: text, and tables ruled, shaded or spaced in one of many ways.

How a document looks is chosen by hashes of its id. A short paragraph that does not end like a sentence is a heading; a
table stands below the paragraph that announces it with a colon, else anywhere; a first row with one name only has it
over all columns but the first. Nothing else is added to what was written but the numbers of the pages.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from tests.benchmarks.outside_lines import Grid, Line
from tests.benchmarks.outside_sheets import CHINESE, CHINESE_TYPE, TYPES, DrawingError, Sheet, Type

PAPERS = ((595.0, 842.0), (612.0, 792.0))
MARGINS = (50.0, 60.0, 72.0)
HEADING = 90  # characters that a paragraph has at most to be one
NUMBER = re.compile(r"[^\w]*\d[\d.,\s]*[^\w]*|[-–—]+")
YEAR = re.compile(r"(?:19|20)\d\d")
CURRENCY = re.compile(r"([$€£¥])\s*(.+)")
ANNOUNCES = re.compile(r"follow|below|table", re.IGNORECASE)
LEAST_SIZE = 6.5


class Ruling(enum.Enum):
    """Rules between all cells, below every row, around the header and below the table; shades; nothing at all."""

    GRID = "grid"
    ROWS = "rows"
    HEADER = "header"
    BANDS = "bands"
    NONE = "none"


@dataclass(frozen=True)
class Look:
    """How the tables of a document are drawn."""

    ruling: Ruling
    repeats: bool  # the header, on every page
    bold_header: bool
    grey_header: bool
    bold_groups: bool  # rows with a name only
    whole_width: bool
    apart: bool  # the sign of a currency stands on the left of its cell
    size: float

    @property
    def pad(self) -> float:
        return 8.0 if self.ruling in (Ruling.NONE, Ruling.HEADER) else 4.0


def look_of(line: Line) -> Look:
    ruling = list(Ruling)[line.chance("ruling", len(Ruling))]
    return Look(
        ruling,
        repeats=line.chance("repeats", 2) == 0,
        bold_header=ruling is Ruling.NONE or line.chance("bold", 4) > 0,
        grey_header=ruling in (Ruling.GRID, Ruling.BANDS) and line.chance("grey", 2) == 0,
        bold_groups=line.chance("groups", 2) == 0,
        whole_width=line.chance("whole", 2) == 0,
        apart=line.chance("apart", 3) == 0,
        size=(8.0, 8.5, 9.0)[line.chance("size", 3)],
    )


def draw(line: Line, path: Path) -> Path:
    """Raises `DrawingError`."""
    sheet = _sheet(line)
    if line.title:
        sheet.heading(line.title, 1.5 * sheet.size)
    places = _places(line)
    for number in range(len(line.paragraphs) + 1):
        for table in (table for table, place in zip(line.tables, places, strict=True) if place == number):
            if table.caption and table.caption != line.title:
                sheet.heading(table.caption, sheet.size)
            Setting(sheet, table, look_of(line)).draw()
        if number < len(line.paragraphs):
            words = line.paragraphs[number]
            is_heading = len(words) <= HEADING and words[-1] not in ".:;,!?。：；，！？"
            sheet.heading(words, 1.1 * sheet.size) if is_heading else sheet.paragraph(words)
    return sheet.save(path)


def _sheet(line: Line) -> Sheet:
    text = " ".join([line.title, *line.paragraphs])
    plain, bold = TYPES[line.chance("type", len(TYPES))]
    if len(re.findall(CHINESE, text)) > len(text) / 5:
        plain = bold = CHINESE_TYPE
    paper = PAPERS[line.chance("paper", len(PAPERS))]
    margin = MARGINS[line.chance("margin", len(MARGINS))]
    return Sheet(plain, bold, paper, margin, (9.5, 10.0, 11.0)[line.chance("letters", 3)], line.chance("foot", 2) == 0)


def _places(line: Line) -> list[int]:
    """Before which paragraph each table stands."""
    colons = [number for number, words in enumerate(line.paragraphs, start=1) if words.endswith((":", "："))]
    named = [number for number in colons if ANNOUNCES.search(line.paragraphs[number - 1])]
    announced = [*named, *(number for number in colons if number not in named)]
    return [
        announced[at] if at < len(announced) else line.chance(f"place {at}", len(line.paragraphs) + 1)
        for at in range(len(line.tables))
    ]


def header_rows(rows: Sequence[Sequence[str]]) -> int:
    """The first row, and those below it as long as they name no row, or hold years only."""
    count = 1
    while count < min(4, len(rows) - 1) and not rows[count - 1][0]:
        others = [cell for cell in rows[count][1:] if cell]
        if not others or (rows[count][0] and not all(map(YEAR.fullmatch, others))):
            break
        count += 1
    return count


class Setting:
    """A table on a sheet: its columns are as wide as they need, and narrower where the sheet is."""

    def __init__(self, sheet: Sheet, table: Grid, look: Look) -> None:
        self._sheet, self._rows, self._look = sheet, table.rows, look
        self._head = header_rows(table.rows)
        columns = range(len(table.rows[0]))
        self._right = [column > 0 and self._is_numeric(column) for column in columns]
        self._size, widths = self._widths()
        self._edges = [sheet.margin + width for width in accumulate(widths, initial=0.0)]
        self._wrapped = [list(self._cells(number)) for number in range(len(table.rows))]

    def draw(self) -> None:
        sheet, heights = self._sheet, [self._height(number) for number in range(len(self._rows))]
        if max(heights) + sum(heights[: self._head]) > sheet.height:
            raise DrawingError("a row is higher than a page")
        sheet.y += 4
        if sheet.room < sum(heights[: self._head + 1]):
            sheet.turn()
        for number, height in enumerate(heights):
            if sheet.room < height:
                self._close()
                sheet.turn()
                for head in range(self._head if self._look.repeats and number >= self._head else 0):
                    self._row(head, heights[head], first=head == 0)
            self._row(number, height, first=number == 0 or sheet.y == sheet.margin)
        self._close()
        sheet.y += 1.5 * sheet.size

    # ------------------------------------------------------------ measures

    def _is_numeric(self, column: int) -> bool:
        cells = [row[column] for row in self._rows[self._head :] if row[column]]
        return sum(bool(NUMBER.fullmatch(cell)) for cell in cells) > 0.6 * len(cells)

    def _face(self, number: int) -> Type:
        row = self._rows[number]
        group = bool(row[0]) and not any(row[1:]) and len(row) > 1
        bold = self._look.bold_header if number < self._head else group and self._look.bold_groups
        return self._sheet.bold if bold else self._sheet.plain

    def _spans(self, number: int) -> int | None:
        """The column whose name stands over all columns but the first."""
        row = self._rows[number]
        named = [column for column, cell in enumerate(row) if cell]
        alone = number < self._head - 1 and len(named) == 1 and named[0] > 0 and len(row) > 2
        return named[0] if alone else None

    def _widths(self) -> tuple[float, list[float]]:
        """The size of the letters, and of each column its width."""
        size, whole, pads = self._look.size, self._sheet.width, 2 * self._look.pad
        while True:
            natural, least = self._needed(size)
            if sum(least) <= whole or size <= LEAST_SIZE:
                break
            size -= 0.5
        if sum(natural) <= whole:
            more = (whole - sum(natural)) / len(natural) if self._look.whole_width else 0.0
            return size, [width + more for width in natural]
        if sum(least) > whole:  # words are broken
            least = [max(3 * size + pads, width * whole / sum(least)) for width in least]
            return size, [width * whole / sum(least) for width in least]
        share = (whole - sum(least)) / (sum(natural) - sum(least))
        return size, [low + share * (high - low) for low, high in zip(least, natural, strict=True)]

    def _needed(self, size: float) -> tuple[list[float], list[float]]:
        """Of each column the width without a broken line, and without a broken word."""
        natural, least = [], []
        for column in range(len(self._rows[0])):
            own = [
                (self._face(number), row[column])
                for number, row in enumerate(self._rows)
                if self._spans(number) != column
            ]
            pads = 2 * self._look.pad + (0.1 * size)
            natural.append(max(2 * size, *(face.length(cell, size) for face, cell in own)) + pads)
            least.append(max(2 * size, *(face.longest_word(cell, size) for face, cell in own)) + pads)
        return natural, least

    def _cells(self, number: int) -> Iterator[list[str]]:
        spans = self._spans(number)
        for column, cell in enumerate(self._rows[number]):
            width = (
                self._edges[-1] - self._edges[1] if spans == column else self._edges[column + 1] - self._edges[column]
            )
            yield self._face(number).wrapped(cell, width - 2 * self._look.pad, self._size)

    def _height(self, number: int) -> float:
        return max(map(len, self._wrapped[number])) * 1.2 * self._size + 0.5 * self._size

    # ------------------------------------------------------------ marks

    def _row(self, number: int, height: float, first: bool) -> None:
        sheet, edges, top = self._sheet, self._edges, self._sheet.y
        header, ruling = number < self._head, self._look.ruling
        if header and self._look.grey_header:
            sheet.shade((edges[0], top, edges[-1], top + height), 0.82)
        elif ruling is Ruling.BANDS and not header and (number - self._head) % 2 == 0:
            sheet.shade((edges[0], top, edges[-1], top + height), 0.93)
        spanned = number > 0 and self._spans(number - 1) is not None
        whole = first or number == self._head or (not header and ruling in (Ruling.GRID, Ruling.ROWS))
        if ruling is not Ruling.NONE and not (ruling is Ruling.BANDS and number > self._head):
            if whole or (header and ruling is Ruling.GRID and not spanned):
                sheet.rule(edges[0], top, edges[-1], top)
            elif spanned:
                sheet.rule(edges[1], top, edges[-1], top)
        if ruling is Ruling.GRID:
            inner = edges[:2] + edges[-1:] if self._spans(number) is not None else edges
            for edge in inner:
                sheet.rule(edge, top, edge, top + height)
        for column in range(len(edges) - 1):
            self._cell(number, column)
        sheet.y += height

    def _cell(self, number: int, column: int) -> None:
        sheet, face, size, pad = self._sheet, self._face(number), self._size, self._look.pad
        left, right = self._edges[column] + pad, self._edges[column + 1] - pad
        spans = self._spans(number) == column
        lines = self._wrapped[number][column]
        for count, words in enumerate(filter(None, lines)):
            baseline = sheet.y + 0.25 * size + size * (0.9 + 1.2 * count)
            length = face.length(words, size)
            money = CURRENCY.fullmatch(words) if self._look.apart and self._right[column] and len(lines) == 1 else None
            if spans:
                sheet.put((self._edges[1] + self._edges[-1] - length) / 2, baseline, words, face, size)
            elif money:
                sheet.put(left, baseline, money[1], face, size)
                sheet.put(right - face.length(money[2], size), baseline, money[2], face, size)
            else:
                sheet.put(right - length if self._right[column] else left, baseline, words, face, size)

    def _close(self) -> None:
        if self._look.ruling is not Ruling.NONE:
            self._sheet.rule(self._edges[0], self._sheet.y, self._edges[-1], self._sheet.y)
