"""Names of columns that stand above a table instead of in it: on a ground of their own, or without any rule. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.parsing.header.choice import Parting
from localmind_desktop.core.parsing.header.rows import find_header
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell
from localmind_desktop.core.parsing.layout.captions import is_caption
from localmind_desktop.core.parsing.stream.columns import TextRow, column_at, columns_held, text_rows

_MOST_LINES = 3
_REACH = 60.0  # points above the table
_NEAR, _TIGHT = 1.5, 0.6  # times the type size: above the first row, and between two lines of names
_OUTSIDE = 4.0  # points that a name may stand beyond the table
_ACROSS = 2.0  # points of a word on both sides of an edge
_FEWEST = 2  # names


def with_names_above(grid: Grid, words: Sequence[Word], fills: Sequence[Fill]) -> Grid:
    """The grid with a first row of the names above it, where it has no header and they are likely one.

    ``words`` are those of the page that no table holds.
    """
    lines = _lines_above(grid, words, fills) if grid.rows > 1 else []
    if not lines or find_header(grid, fills):
        return grid
    for count in range(len(lines), 0, -1):
        longer = _with_row(grid, lines[-count:], fills)
        if longer is not None and find_header(longer, fills) == Parting(0, 1):
            return longer
    return grid


def _lines_above(grid: Grid, words: Sequence[Word], fills: Sequence[Fill]) -> list[TextRow]:
    """The lines that stand closely above the columns, from the top."""
    box = grid.box
    above = [word for word in words if box.y0 - _REACH < word.y0 and word.y1 <= box.y0 + 2 and not word.turn]
    found: list[TextRow] = []
    for line in reversed(text_rows(above)):
        top = found[0].box.y0 if found else box.y0
        room = (_TIGHT if found else _NEAR) * line.size
        if top - line.box.y1 > room and not _is_shaded(line, box, fills):
            break
        within = box.x0 - _OUTSIDE < line.box.x0 and line.box.x1 < box.x1 + _OUTSIDE
        if not within or len(found) == _MOST_LINES or is_caption(line.text):
            break
        found.insert(0, line)
    return found


def _is_shaded(line: TextRow, box: Box, fills: Sequence[Fill]) -> bool:
    """Whether the ground of a line goes down to the table."""
    middle = (line.box.x0 + line.box.x1) / 2
    return any(
        fill.box.x0 < middle < fill.box.x1 and fill.box.y0 < line.middle < fill.box.y1 and fill.box.y1 > box.y0 - 2
        for fill in fills
    )


def _is_parted(line: TextRow, xs: Sequence[float]) -> bool:
    """Whether no run of words goes on from column to column."""
    return all(len(columns_held(run, xs)) == 1 for run in line.runs)


def _with_row(grid: Grid, lines: Sequence[TextRow], fills: Sequence[Fill]) -> Grid | None:
    """The grid with the lines as its first row; None if they are not parted as its columns are, or stand in one."""
    words = [word for line in lines for word in line.words]
    if not all(_is_shaded(line, grid.box, fills) or _is_parted(line, grid.xs) for line in lines):
        return None
    columns = [column_at(word.middle[0], grid.xs) for word in words]
    crossing = any(word.x0 < x - _ACROSS and x + _ACROSS < word.x1 for word in words for x in grid.xs[1:-1])
    if crossing or len(set(columns)) < _FEWEST:
        return None
    top = min(line.box.y0 for line in lines)
    cells = [GridCell(cell.row + 1, *cell[1:]) for cell in grid.cells]
    for column in range(grid.columns):
        own = tuple(word for word, at in zip(words, columns, strict=True) if at == column)
        cells.append(GridCell(0, column, 1, 1, Box(grid.xs[column], top, grid.xs[column + 1], grid.ys[0]), own))
    return Grid(grid.xs, (top, *grid.ys), tuple(cells), grid.ruled)
