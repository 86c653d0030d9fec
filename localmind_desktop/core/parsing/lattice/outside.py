"""Row labels that stand beside a ruled frame instead of in it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Word
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows

_NEAREST = 40.0  # points between the frame and the longest label
_WIDEST = 170.0  # points that a label may reach away from the frame
_LONGEST = 40  # characters of a label
_LEVEL = 0.3  # share of a row's height that a label's middle may be off the row's
_LABELLED = 0.6  # share of the rows that must have a label


def with_labels(grid: Grid, words: Sequence[Word]) -> Grid:
    """The grid with a column for the labels to its left and one for those to its right, where it has such.

    ``words`` are those of the page that no table holds.
    """
    for left in (True, False):
        labels = _labels(grid, words, left)
        if labels:
            grid = _with_column(grid, labels, left)
    return grid


def _labels(grid: Grid, words: Sequence[Word], left: bool) -> dict[int, TextRow]:
    """Per row of the grid the line beside it; none at all unless lines and rows agree one to one."""
    box = grid.box
    if grid.rows < 2:
        return {}
    beside = [
        word
        for word in words
        if (box.x0 - _WIDEST < word.x0 and word.x1 <= box.x0 + 2 if left else box.x1 - 2 <= word.x0 < box.x1 + _WIDEST)
        and not word.turn
        and box.y0 - 3 <= word.middle[1] <= box.y1 + 3
    ]
    found: dict[int, TextRow] = {}
    for line in text_rows(beside):
        row = next((r for r in range(grid.rows) if grid.ys[r] <= line.middle <= grid.ys[r + 1]), None)
        if row is None or row in found:
            return {}
        height = grid.ys[row + 1] - grid.ys[row]
        off = abs(line.middle - (grid.ys[row] + grid.ys[row + 1]) / 2)
        if off > _LEVEL * height or sum(len(run.text) for run in line.runs) > _LONGEST:
            return {}
        found[row] = line
    if len(found) < max(2, _LABELLED * grid.rows) or _goes_on(grid, words, found, left):
        return {}
    gaps = [box.x0 - line.box.x1 if left else line.box.x0 - box.x1 for line in found.values()]
    return found if min(gaps) <= _NEAREST else {}


def _goes_on(grid: Grid, words: Sequence[Word], labels: dict[int, TextRow], left: bool) -> bool:
    """Whether the lines are part of running text, which goes on above or below the table."""
    lines = list(labels.values())
    x0, x1 = min(line.box.x0 for line in lines), max(line.box.x1 for line in lines)
    height = median(line.box.y1 - line.box.y0 for line in lines)
    box = grid.box
    for word in words:
        across = min(word.x1, x1) - max(word.x0, x0) > 0
        within = word.x1 <= box.x0 + 2 if left else word.x0 >= box.x1 - 2
        near = 0 < box.y0 - word.y1 < 1.2 * height or 0 < word.y0 - box.y1 < 1.2 * height
        if across and within and near:
            return True
    return False


def _with_column(grid: Grid, labels: dict[int, TextRow], left: bool) -> Grid:
    start = min(line.box.x0 for line in labels.values()) - 1
    end = max(line.box.x1 for line in labels.values()) + 1
    xs = (start, *grid.xs) if left else (*grid.xs, max(end, grid.xs[-1] + 1))
    shift = 1 if left else 0
    cells = [
        GridCell(cell.row, cell.column + shift, cell.rows, cell.columns, cell.box, cell.words) for cell in grid.cells
    ]
    column = 0 if left else grid.columns
    for row in range(grid.rows):
        words = labels[row].words if row in labels else ()
        box = Box(xs[column], grid.ys[row], xs[column + 1], grid.ys[row + 1])
        cells.append(GridCell(row, column, 1, 1, box, words))
    return Grid(xs, grid.ys, tuple(cells), grid.ruled, grid.header_line)
