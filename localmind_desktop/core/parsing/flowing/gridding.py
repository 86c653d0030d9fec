"""A table of a file set as a grid: how wide its columns are, how high its rows.

Widths as a web browser's automatic layout has them: each column at least as wide as its widest word, at most as wide
as its widest line, what is left over in proportion. Source: CSS 2.1, 17.5.2.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable
from localmind_desktop.core.parsing.flowing.faces import face
from localmind_desktop.core.parsing.flowing.styles import CELL, HEADER_CELL, MARGIN, PADDING
from localmind_desktop.core.parsing.flowing.wrapping import widest, wrapped
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell

_NARROWEST = 12.0  # points of a column
_WIDEST_IN_SHEET = 170.0  # ... of a sheet, whose pages are as wide as their columns take
_ROWS_AT_ONCE = 4_000
_WIDEST_WORD = 150.0  # a longer one is cut


def column_edges(table: FlowTable, room: float) -> tuple[float, ...]:
    """The edges of the columns from the left margin on, ``room`` points apart at most, unless words take more."""
    widths = _widths(table, room, _WIDEST_IN_SHEET if table.corner else room)
    return tuple(accumulate(widths, initial=MARGIN))


def segments(table: FlowTable) -> list[FlowTable]:
    """The table, or a list of many thousand rows in pieces, so that not all of it is laid out at once."""
    if table.rows <= _ROWS_AT_ONCE:
        return [table]
    cells = sorted(table.cells, key=lambda cell: (cell.row, cell.column))
    pieces: list[list[FlowCell]] = [[]]
    start = end = 0
    for cell in cells:
        if cell.row - start >= _ROWS_AT_ONCE and cell.row >= end:
            pieces.append([])
            start = cell.row
        end = max(end, cell.row + cell.rows)
        pieces[-1].append(cell)
    return [_piece(table, piece) for piece in pieces]


def _piece(table: FlowTable, cells: Sequence[FlowCell]) -> FlowTable:
    first = cells[0].row
    corner = (table.corner[0] + first, table.corner[1]) if table.corner else None
    return replace(table, cells=tuple(cell._replace(row=cell.row - first) for cell in cells), corner=corner)


def set_grid(table: FlowTable, xs: tuple[float, ...]) -> tuple[Grid, tuple[Fill, ...]]:
    """The grid over the column edges ``xs``, from height 0 on, with the grounds of its cells."""
    ys = tuple(accumulate(_heights(table, xs), initial=0.0))
    cells = tuple(_cell(cell, xs, ys) for cell in table.cells)
    fills = tuple(
        Fill(placed.box, cell.shade) for cell, placed in zip(table.cells, cells, strict=True) if cell.shade < 1
    )
    return Grid(xs, ys, cells), fills


def _cell(cell: FlowCell, xs: Sequence[float], ys: Sequence[float]) -> GridCell:
    box = Box(xs[cell.column], ys[cell.row], xs[cell.column + cell.columns], ys[cell.row + cell.rows])
    words: tuple[Word, ...] = ()
    if cell.text:
        inner = (box.x0 + PADDING[0], box.y0 + PADDING[1], box.x1 - PADDING[0], box.y1 - PADDING[1])
        words = (Word(*inner, cell.text, CELL.size, cell.bold, False, 0, 0),)
    return GridCell(cell.row, cell.column, cell.rows, cell.columns, box, words)


def _widths(table: FlowTable, room: float, widest_column: float) -> list[float]:
    least, most = [_NARROWEST] * table.columns, [_NARROWEST] * table.columns
    spanning = []
    for cell in table.cells:
        if not cell.text:
            continue
        word, full = widest(cell.text, face(HEADER_CELL.face if cell.bold else CELL.face), CELL.size)
        word, full = min(word, _WIDEST_WORD) + 2 * PADDING[0], min(full, widest_column) + 2 * PADDING[0] + 0.5
        if cell.columns > 1:
            spanning.append((cell, word))
            continue
        least[cell.column] = max(least[cell.column], word)
        most[cell.column] = max(most[cell.column], full)
    for cell, word in spanning:  # room for the widest word is enough for a cell over several columns
        over = range(cell.column, cell.column + cell.columns)
        lacking = (word - sum(most[c] for c in over)) / cell.columns
        for c in over if lacking > 0 else ():
            least[c], most[c] = least[c] + lacking, most[c] + lacking
    most = [max(pair) for pair in zip(least, most, strict=True)]
    if sum(most) <= room:
        return most
    spare, wanted = room - sum(least), sum(most) - sum(least)
    if spare <= 0 or not wanted:
        return least
    return [low + spare * (high - low) / wanted for low, high in zip(least, most, strict=True)]


def _heights(table: FlowTable, xs: Sequence[float]) -> list[float]:
    heights = [CELL.leading + 2 * PADDING[1]] * table.rows
    spanning = []
    for cell in table.cells:
        if not cell.text:
            continue
        width = xs[cell.column + cell.columns] - xs[cell.column]
        height = len(cell_lines(cell.text, width, cell.bold)) * CELL.leading + 2 * PADDING[1]
        if cell.rows > 1:
            spanning.append((cell, height))
        else:
            heights[cell.row] = max(heights[cell.row], height)
    for cell, height in spanning:
        last = cell.row + cell.rows - 1
        heights[last] += max(0.0, height - sum(heights[cell.row : last + 1]))
    return heights


def cell_lines(text: str, width: float, bold: bool) -> list[str]:
    """The lines of a cell that is ``width`` points wide with its borders."""
    style = HEADER_CELL if bold else CELL
    return wrapped(text, face(style.face), style.size, width - 2 * PADDING[0] + 0.01)
