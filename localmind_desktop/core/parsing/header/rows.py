"""Header rows, band rows and title rows of a grid. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import inf
from typing import NamedTuple

from localmind_desktop.core.model import LEVELS, Box
from localmind_desktop.core.model.reading import GROUP_HEADER as GROUP_HEADER
from localmind_desktop.core.parsing.content.ink import Fill
from localmind_desktop.core.parsing.header.choice import NOTHING, Parting, likeliest
from localmind_desktop.core.parsing.header.strips import strips_of_rows
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, dropped

_LONGEST_BAND = 120  # characters: a longer row over the whole width is a note

Matrix = list[list[GridCell]]


class Look(NamedTuple):
    """How a row or cell looks: shares of bold and italic words, shade of its ground, size of its type."""

    bold: float
    italic: float
    shade: float
    size: float


def look_of(cell: GridCell, fills: Sequence[Fill]) -> Look:
    shade = _shade(cell, fills) if fills else 1.0
    if len(cell.words) == 1:
        word = cell.words[0]
        return Look(float(word.bold), float(word.italic), shade, word.size)
    letters = bold = italic = 0
    size = 0.0
    for word in cell.words:
        count = len(word.text)
        letters += count
        bold += count * word.bold
        italic += count * word.italic
        size = max(size, word.size)
    return Look(bold / (letters or 1), italic / (letters or 1), shade, size)


def _shade(cell: GridCell, fills: Sequence[Fill]) -> float:
    """The brightness of the ground below a cell's first word."""
    x0, y0, x1, y1 = cell.words[0][:4] if cell.words else cell.box
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    shade = 1.0
    for (left, top, right, bottom), brightness in fills:
        if left <= x <= right and top <= y <= bottom:
            shade = brightness
    return shade


def find_header(grid: Grid, fills: Sequence[Fill]) -> Parting:
    """Which rows at the top of ``grid`` are its title and its header."""
    return likeliest(strips_of_rows(grid, fills), grid.columns, ruled=True)


def _is_full_width(row: Sequence[GridCell]) -> bool:
    return len(row) > 1 and bool(row[0].words) and row[-1] is row[0]


def _body_look(looks: Sequence[Look | None], start: int) -> Look | None:
    body = [look for look in looks[max(start, 1) :] if look is not None]
    if not body:
        return None
    middle = len(body) // 2
    return Look(
        sorted(look.bold for look in body)[middle],
        sorted(look.italic for look in body)[middle],
        sorted(look.shade for look in body)[len(body) // 4],
        sorted(look.size for look in body)[middle],
    )


def _stands_out(look: Look | None, body: Look | None) -> bool:
    if look is None or body is None:
        return False
    return (
        look.bold - body.bold >= 0.5
        or body.shade - look.shade >= 0.03
        or look.italic - body.italic >= 0.6
        or look.size > body.size * 1.15
    )


def own_part(grid: Grid, header: Parting, borrowed: frozenset[int]) -> tuple[Grid, Parting]:
    """The grid without borrowed words and the rows beyond its own ones; a header among these is none of this page."""
    cells = [
        cell._replace(words=tuple([word for word in cell.words if id(word) not in borrowed])) if cell.words else cell
        for cell in grid.cells
    ]
    grid = replace(grid, cells=tuple(cells))
    top = min([word.y0 for cell in grid.held for word in cell.words], default=inf)
    bottom = max([word.y1 for cell in grid.held for word in cell.words], default=-inf)
    gone = {row for row, (y0, y1) in enumerate(pairwise(grid.ys)) if y1 <= top + 1 or y0 >= bottom - 1}
    if not gone:
        return grid, header
    if header and not gone.isdisjoint(range(header.titles, header.end)):
        header = NOTHING
    return dropped(grid, gone, set()), header


def header_texts(matrix: Matrix, header: Parting, ruled: bool) -> tuple[str, ...]:
    """Per column its levels from top to bottom, joined, without repetition.

    What stands over one column alone is no level where no rule parts it from the name below: it is a line of that.
    """
    names = []
    for column in range(len(matrix[0])):
        levels: list[str] = []
        line = False
        for row in range(header.titles, header.end):
            cell = matrix[row][column]
            if cell.text and (not levels or levels[-1] != cell.text):
                levels = [*levels[:-1], f"{levels[-1]} {cell.text}"] if line else [*levels, cell.text]
                line = not ruled and cell.columns == 1
        names.append(LEVELS.join(levels))
    return tuple(names)


def header_boxes(matrix: Matrix, header: Parting, ruled: bool) -> tuple[Box, ...]:
    """Per column the box of its lowest header cell, or of its words where no rulings draw one."""
    return tuple(cell.box if ruled else cell.ink for cell in matrix[header.end - 1]) if header else ()


def is_alone(row: Sequence[GridCell]) -> bool:
    """Whether a row has text in its first cell, and in no other."""
    first = row[0]
    return bool(first.words) and not [cell for cell in row if cell.words and cell is not first]


def band_text(row: Sequence[GridCell], fills: Sequence[Fill], body: Look | None) -> str:
    """The text of a row with text in its first cell alone that names the group of the rows below it; else nothing."""
    text = row[0].text
    if len(row) < 2 or len(text) > _LONGEST_BAND:
        return ""
    if _is_full_width(row):
        return text
    spans = row[0].columns > 1 and row[0].columns >= len(row) - 1
    if len(row) > 2 and text.endswith((":", "：")):
        return text
    return text if spans or _stands_out(look_of(row[0], fills), body) else ""


def first_column_look(matrix: Matrix, header: Parting, fills: Sequence[Fill]) -> Look | None:
    """How the first column of the body mostly looks."""
    looks = [
        look_of(row[0], fills)
        for row in matrix[header.end :]
        if row[0].words and any(cell.words for cell in row if cell is not row[0])
    ]
    return _body_look([None, *looks], 1) if looks else None
