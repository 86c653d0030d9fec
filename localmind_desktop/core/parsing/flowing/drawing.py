"""Draws the pages that were set, from what was stored of them, so that they show just what is cited.

Runs in a child process, as all that uses PyMuPDF.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from localmind_desktop.core.model import Box, Fragment, Line, PageRead, SheetPart
from localmind_desktop.core.parsing.flowing.faces import face
from localmind_desktop.core.parsing.flowing.gridding import cell_lines
from localmind_desktop.core.parsing.flowing.styles import (
    BASELINE,
    CELL,
    HEADER_CELL,
    PADDING,
    Style,
    style_of,
)
from localmind_desktop.core.places import column_name

if TYPE_CHECKING:
    import pymupdf

_RULE, _GROUND, _RULER = (0.72, 0.74, 0.78), (0.93, 0.94, 0.96), (0.45, 0.47, 0.5)
_RULER_SIZE = 7.5
_LEAST = 0.7  # of its size, to have a cell on the one line that it has room for
_FITS = 1.02  # of the room: a set line takes all of it at most
_RULER_AWAY = 4.0  # points between a sheet and the letters of its columns


def _fitted(style: Style, line: Line) -> Style:
    """Smaller where the text would not fit its box: pages of files that are drawn from what was read of them."""
    width, room = face(style.face).width(line.text, style.size), line.box.x1 - line.box.x0
    return style if width <= _FITS * room else style._replace(size=style.size * room / width)


def _fitted_cell(text: str, box: Box, bold: bool) -> tuple[list[str], Style]:
    """The lines of a cell; one, smaller, where there is room for one only: a cell of a file is as wide as its words."""
    style = HEADER_CELL if bold else CELL
    lines = cell_lines(text, box.x1 - box.x0, bold)
    if len(lines) == 1 or box.y1 - box.y0 >= 2 * style.leading:
        return lines, style
    fitted = _fitted(style, Line(text, Box(box.x0 + PADDING[0], box.y0, box.x1, box.y1)))
    return (lines, style) if fitted.size < _LEAST * style.size else ([text], fitted)


class DrawnPage:
    """A page as a document of one page, drawn from what was read when it is made."""

    def __init__(self, read: PageRead) -> None:
        import pymupdf

        self._document = pymupdf.open()
        self.page = self._document.new_page(width=read.width, height=read.height)
        self._writer = pymupdf.TextWriter(self.page.rect)
        self._ruler = pymupdf.TextWriter(self.page.rect, color=_RULER)
        self._shape = self.page.new_shape()
        for fragment in read.fragments:
            self._draw_table(fragment)
        for part in read.sheet:
            self._draw_ruler(part)
        for block in read.blocks:
            for line in block.lines:
                self._write(line.text, line.box, _fitted(style_of(block.kind, block.level), line))
        self._shape.commit()
        for writer in (self._writer, self._ruler):
            writer.write_text(self.page)

    def close(self) -> None:
        self._document.close()

    def _draw_table(self, fragment: Fragment) -> None:
        heads = {line.box: line.text for line in fragment.header_cells}
        cells = {cell.box: cell.text for row in fragment.rows for cell in row.cells if cell.box is not None}
        self._frame(heads, fill=_GROUND)
        self._frame(cells.keys() - heads.keys())
        for texts, bold in ((heads, True), (cells, False)):
            for box, text in texts.items():
                self._write_cell(text, box, bold)

    def _frame(self, boxes: Iterable[Box], fill: tuple[float, float, float] | None = None) -> None:
        drawn = False
        for box in boxes:
            self._shape.draw_rect(tuple(box))
            drawn = True
        if drawn:
            self._shape.finish(color=_RULE, fill=fill, width=0.5)

    def _write_cell(self, text: str, box: Box, bold: bool) -> None:
        lines, style = _fitted_cell(text, box, bold)
        top = box.y0 + PADDING[1]
        for line in lines:
            if top > box.y1:
                break  # the rest stands on the next page
            self._write(line, Box(box.x0 + PADDING[0], top, box.x1, top + style.leading), style)
            top += style.leading

    def _draw_ruler(self, part: SheetPart) -> None:
        """The letters of the columns above a sheet, the numbers of the rows to its left."""
        style = Style("helv", _RULER_SIZE, 0.0)
        for number, (x0, x1) in enumerate(zip(part.xs, part.xs[1:], strict=False), part.column):
            name = column_name(number)
            middle = (x0 + x1 - face(style.face).width(name, style.size)) / 2
            self._write(name, Box(middle, part.ys[0] - _RULER_AWAY - style.size, x1, part.ys[0]), style, self._ruler)
        for number, (y0, y1) in enumerate(zip(part.ys, part.ys[1:], strict=False), part.row):
            left = part.xs[0] - _RULER_AWAY - face(style.face).width(str(number), style.size)
            self._write(str(number), Box(left, y0 + PADDING[1], part.xs[0], y1), style, self._ruler)

    def _write(self, text: str, box: Box, style: Style, writer: pymupdf.TextWriter | None = None) -> None:
        """One line from the left edge of ``box``, each run of letters in a typeface that holds them."""
        target = self._writer if writer is None else writer
        letters, x = face(style.face), box.x0
        baseline = box.y0 + BASELINE * style.leading
        start = 0
        while start < len(text):
            font, end = letters.font_of(text[start]), start + 1
            while end < len(text) and letters.font_of(text[end]) is font:
                end += 1
            target.append((x, baseline), text[start:end], font=font, fontsize=style.size)
            x += letters.width(text[start:end], style.size)
            start = end
