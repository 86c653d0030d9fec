"""Sets a sample document on A4 pages: title, contents, headings, text, tables that continue over pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pymupdf
from source import Column, Figure, Grid, Heading, Signatures, Source, Text

WIDTH, HEIGHT = 595.0, 842.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 533.0, 92.0, 770.0
MEASURE = RIGHT - LEFT
BLACK, GREY, PALE = (0.0, 0.0, 0.0), (0.42, 0.45, 0.5), (0.93, 0.94, 0.95)
WHITE = (1.0, 1.0, 1.0)
PADDING = 4.0
CONTENTS_LINE, CONTENTS_PER_PAGE = 13.2, 48
UNBROKEN = 190.0  # a table that is no higher stays on one page

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Style:
    """``ruled`` tables have lines all around, others only between rows; ``cover`` gives title page and contents."""

    accent: Colour
    text_font: str
    bold_font: str
    ruled: bool
    cover: bool
    size: float = 9.5


STYLES = {
    "standard": Style((0.10, 0.18, 0.33), "helv", "hebo", ruled=True, cover=True),
    "sheet": Style((0.02, 0.42, 0.37), "helv", "hebo", ruled=False, cover=False),
    "contract": Style((0.15, 0.15, 0.15), "tiro", "tibo", ruled=True, cover=False, size=10.5),
}


@dataclass(frozen=True, slots=True)
class Face:
    """A font under the name that the pages know it by."""

    name: str
    font: pymupdf.Font

    def width(self, text: str, size: float) -> float:
        return float(self.font.text_length(text, fontsize=size))

    def wrapped(self, text: str, size: float, width: float) -> list[str]:
        """``text`` in lines of at most ``width`` points; a longer word has a line of its own."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, size) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines or [""]


class Typesetter:
    """Sets one document. ``pages`` gives the page of each heading, known from a first setting, for the contents."""

    def __init__(self, source: Source, pages: Sequence[int] = ()) -> None:
        self.source = source
        self.style = STYLES[source.keys["style"]]
        self.text = Face("text", pymupdf.Font(self.style.text_font))
        self.bold = Face("bold", pymupdf.Font(self.style.bold_font))
        self.document = pymupdf.Document()
        self.headings: list[tuple[Heading, int]] = []
        self._pages = pages
        self._canvas: pymupdf.Shape | None = None
        self._y = TOP

    def set(self) -> pymupdf.Document:
        if self.style.cover:
            self._cover()
            self._contents()
        self._turn()
        if not self.style.cover:
            self._masthead()
        for index, part in enumerate(self.source.parts):
            match part:
                case Heading():
                    self._keep(self._together(index))
                    self._heading(part)
                case Text():
                    self._paragraph(part)
                case Grid():
                    self._grid(part)
                case Figure():
                    self._figure(part)
                case Signatures():
                    self._signatures(part)
        self._finish_page()
        self._furniture()
        outline = [[heading.level, f"{heading.number} {heading.title}", page] for heading, page in self.headings]
        self.document.set_toc(outline)
        return self.document

    # ------------------------------------------------------------------------------- pages

    def _turn(self) -> None:
        self._finish_page()
        page = self.document.new_page(width=WIDTH, height=HEIGHT)
        for face in (self.text, self.bold):
            page.insert_font(fontname=face.name, fontbuffer=face.font.buffer)
        self._canvas = page.new_shape()
        self._y = TOP

    def _finish_page(self) -> None:
        """Commit what was drawn: PyMuPDF forgets its page objects as soon as there is another page."""
        if self._canvas is not None:
            self._canvas.commit()
            self._canvas = None

    def _keep(self, height: float) -> None:
        """Turn the page unless ``height`` points are left on it."""
        if self._y + height > BOTTOM:
            self._turn()

    def _write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: Face | None = None,
        colour: Colour = BLACK,
        align: str = "l",
    ) -> None:
        """Write one line at the baseline ``y``; ``x`` is its left end, its middle or its right end."""
        face = face or self.text
        shift = {"l": 0.0, "c": 0.5, "r": 1.0}[align] * face.width(text, size)
        self._canvas.insert_text((x - shift, y), text, fontsize=size, fontname=face.name, color=colour)

    def _rule(self, y: float, colour: Colour, width: float, left: float = LEFT, right: float = RIGHT) -> None:
        self._canvas.draw_line((left, y), (right, y))
        self._canvas.finish(color=colour, width=width)

    def _area(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        fill: Colour | None,
        line: Colour | None,
        thick: float = 0.5,
    ) -> None:
        self._canvas.draw_rect((left, top, left + width, top + height))
        self._canvas.finish(fill=fill, color=line, width=thick)

    def _furniture(self) -> None:
        """Running headers and footers, written last since they say how many pages there are."""
        keys = self.source.keys
        for index, page in enumerate(self.document):
            if index == 0 and self.style.cover:
                continue
            self._canvas = page.new_shape()
            self._write(LEFT, 52, f"{keys['title']} – {keys['subtitle']}", 8, colour=GREY)
            self._write(RIGHT, 52, keys["number"], 8, self.bold, GREY, "r")
            self._rule(60, self.style.accent, 0.8)
            self._rule(790, PALE, 0.8)
            self._write(LEFT, 804, f"© {keys['publisher']} · {keys['edition']}", 7.5, colour=GREY)
            self._write(RIGHT, 804, f"Page {index + 1} of {len(self.document)}", 7.5, colour=GREY, align="r")
            self._finish_page()

    def _cover(self) -> None:
        keys = self.source.keys
        self._turn()
        self._area(0, 0, WIDTH, 250, self.style.accent, None)
        self._write(LEFT, 120, keys["number"], 34, self.bold, WHITE)
        self._write(LEFT, 150, keys["edition"], 12, colour=WHITE)
        self._write(LEFT, 330, keys["title"], 26, self.bold, self.style.accent)
        self._write(LEFT, 362, keys["subtitle"], 17, colour=GREY)
        self._rule(384, self.style.accent, 1.5, right=LEFT + 120)
        self._write(LEFT, 760, keys["publisher"], 11, self.bold)
        notice = "An invented document, drawn to show LocalMind Desktop. It may be copied freely."
        self._write(LEFT, 776, notice, 9, colour=GREY)

    def _contents(self) -> None:
        headings = [part for part in self.source.parts if isinstance(part, Heading)]
        for index, heading in enumerate(headings):
            if index % CONTENTS_PER_PAGE == 0:
                self._turn()
                self._write(LEFT, self._y + 6, "Contents" if index == 0 else "Contents (continued)", 15, self.bold)
                self._y += 34
            page = self._pages[index] if self._pages else 1
            self._contents_line(heading, page)

    def _contents_line(self, heading: Heading, page: int) -> None:
        face = self.bold if heading.level == 1 else self.text
        left = LEFT + 18 * (heading.level - 1)
        title = f"{heading.number}  {heading.title}"
        start, end = left + face.width(title, 9.5) + 6, RIGHT - 24
        dots = ". " * int((end - start) / self.text.width(". ", 9.5))
        self._write(left, self._y, title, 9.5, face)
        self._write(end, self._y, dots, 9.5, colour=GREY, align="r")
        self._write(RIGHT, self._y, str(page), 9.5, face, align="r")
        self._y += CONTENTS_LINE

    def _masthead(self) -> None:
        keys = self.source.keys
        self._write(LEFT, self._y + 22, keys["title"], 26, self.bold, self.style.accent)
        self._write(LEFT, self._y + 42, keys["subtitle"], 13, colour=GREY)
        self._write(RIGHT, self._y + 22, keys["number"], 11, self.bold, GREY, "r")
        self._write(RIGHT, self._y + 42, keys["edition"], 10, colour=GREY, align="r")
        self._rule(self._y + 54, self.style.accent, 1.5)
        self._y += 74

    # ------------------------------------------------------------------------------- text

    def _together(self, index: int) -> float:
        """The height of the heading at ``index`` with what may not be parted from it."""
        match self.source.parts[index]:
            case Heading():
                return 36 + self._together(index + 1)
            case Grid() as grid:
                return self._grid_start(grid)
            case _:
                return 72

    def _heading(self, heading: Heading) -> None:
        size = {1: 14.0, 2: 11.5}[heading.level]
        self._y += 12 + size
        self._write(LEFT, self._y, heading.number, size, self.bold, self.style.accent)
        self._write(LEFT + 32, self._y, heading.title, size, self.bold, self.style.accent)
        self.headings.append((heading, len(self.document)))
        self._y += 10

    def _paragraph(self, part: Text) -> None:
        left = LEFT + {"paragraph": 0.0, "bullet": 16.0, "clause": 32.0}[part.kind]
        size, step = self.style.size, self.style.size * 1.42
        lines = self.text.wrapped(part.text, size, RIGHT - left)
        self._keep(step * min(len(lines), 3) + 4)
        for index, line in enumerate(lines):
            self._keep(step)
            self._y += step
            if index == 0 and part.kind != "paragraph":
                self._write(LEFT + 4 if part.kind == "bullet" else LEFT, self._y, part.number or "•", size)
            self._write(left, self._y, line, size)
        self._y += 4 if part.kind == "bullet" else 6

    def _signatures(self, part: Signatures) -> None:
        self._keep(95)
        self._y += 56
        width = MEASURE / 2 - 20
        for index, name in enumerate(part.names):
            left = LEFT + index * (width + 40)
            self._rule(self._y, BLACK, 0.6, left, left + width)
            for step, line in enumerate(name.split(": ")):
                self._write(left, self._y + 14 + 13 * step, line, 9, colour=GREY)

    def _figure(self, figure: Figure) -> None:
        self._keep(110)
        gap = 16.0
        width = (MEASURE - gap * (len(figure.boxes) - 1)) / len(figure.boxes)
        top = self._y + 14
        for index, name in enumerate(figure.boxes):
            left = LEFT + index * (width + gap)
            self._area(left, top, width, 46, PALE, self.style.accent, 0.9)
            lines = self.text.wrapped(name, 9, width - 8)
            for step, line in enumerate(lines):
                self._write(left + width / 2, top + 29 - 6 * len(lines) + 12 * step, line, 9, align="c")
            if index:
                self._rule(top + 23, self.style.accent, 1, left - gap, left - 4)
                self._canvas.draw_polyline([(left - 5, top + 20), (left, top + 23), (left - 5, top + 26)])
                self._canvas.finish(fill=self.style.accent, color=None)
        self._write(LEFT + MEASURE / 2, top + 66, f"Figure {figure.number} – {figure.caption}", 9, self.bold, align="c")
        self._y = top + 78

    # ------------------------------------------------------------------------------- tables

    def _grid(self, grid: Grid) -> None:
        self._keep(self._grid_start(grid))
        self._grid_head(grid, continued=False)
        for row in grid.rows:
            lines, height = self._lines(grid, row)
            names_a_group = len(lines) == 1
            if self._y + height * (2.5 if names_a_group else 1) > BOTTOM:
                self._turn()
                self._grid_head(grid, continued=True)
            self._grid_row(grid, lines, height)
        self._y += 16

    def _grid_start(self, grid: Grid) -> float:
        """The height of the part of a table that stays on one page: all of a small one."""
        whole = 41 + sum(self._lines(grid, row)[1] for row in grid.rows)
        return whole if whole < UNBROKEN else 96

    def _lines(self, grid: Grid, row: Sequence[str]) -> tuple[list[list[str]], float]:
        """The wrapped lines of each cell, and the height of the row."""
        widths = [self._width(column) for column in grid.columns] if len(row) > 1 else [MEASURE]
        lines = [self.text.wrapped(cell, 8.5, width - 2 * PADDING) for cell, width in zip(row, widths, strict=True)]
        return lines, max(len(cell) for cell in lines) * 10.5 + 6

    @staticmethod
    def _width(column: Column) -> float:
        return column.width / 100 * MEASURE

    def _grid_head(self, grid: Grid, *, continued: bool) -> None:
        caption = f"Table {grid.number} – {grid.caption}" + (" (continued)" if continued else "")
        self._y += 16
        self._write(LEFT + MEASURE / 2, self._y, caption, 9, self.bold, align="c")
        self._y += 7
        top, left = self._y, LEFT
        fill, colour = (PALE, BLACK) if self.style.ruled else (self.style.accent, WHITE)
        self._area(LEFT, top, MEASURE, 18, fill, None)
        for column in grid.columns:
            width = self._width(column)
            self._cell(left, width, top, [column.header], column.align, self.bold, colour)
            left += width
        self._borders([self._width(column) for column in grid.columns], top, 18)
        self._y += 18

    def _grid_row(self, grid: Grid, lines: list[list[str]], height: float) -> None:
        top, left = self._y, LEFT
        if len(lines) == 1:
            self._cell(LEFT, MEASURE, top, lines[0], "l" if not self.style.ruled else "c", self.bold, BLACK)
            self._borders([MEASURE], top, height)
        else:
            for column, cell in zip(grid.columns, lines, strict=True):
                width = self._width(column)
                if column.header == "Symbol" and "_" in cell[0]:
                    self._symbol(left + PADDING, top + 11, cell[0])
                else:
                    self._cell(left, width, top, cell, column.align, self.text, BLACK)
                left += width
            self._borders([self._width(column) for column in grid.columns], top, height)
        self._y += height

    def _cell(
        self, left: float, width: float, top: float, lines: Sequence[str], align: str, face: Face, colour: Colour
    ) -> None:
        x = {"l": left + PADDING, "c": left + width / 2, "r": left + width - PADDING}[align]
        for index, line in enumerate(lines):
            self._write(x, top + 11 + 10.5 * index, line, 8.5, face, colour, align)

    def _symbol(self, x: float, y: float, text: str) -> None:
        letter, index = text.split("_")
        self._write(x, y, letter, 8.5)
        self._write(x + self.text.width(letter, 8.5), y + 1.5, index, 6.2)

    def _borders(self, widths: Sequence[float], top: float, height: float) -> None:
        if not self.style.ruled:
            self._rule(top + height, GREY, 0.3)
            return
        left = LEFT
        for width in widths:
            self._area(left, top, width, height, None, BLACK)
            left += width


def set_document(source: Source) -> pymupdf.Document:
    """The finished document: set twice, since the contents name pages that only the first setting knows."""
    draft = Typesetter(source)
    draft.set()
    return Typesetter(source, [page for _, page in draft.headings]).set()
