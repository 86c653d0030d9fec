"""The grid of a table of aligned words, with the cells that its rules show to go on over rows. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import inf

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Stroke, Word
from localmind_desktop.core.parsing.header.lines import Level
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell
from localmind_desktop.core.parsing.stream.splits import Split

_AT_EDGE = 4.0  # points from the left end of a table that a rule below its rows may begin
_MOSTLY = 0.6  # share of these rules
_ROW_RULED = 0.9  # share of the rows that have a rule above them where rules part all rows


def aligned_grid(
    levels: Sequence[Level],
    body: Sequence[Sequence[Split]],
    edges: Sequence[float],
    bottom: float,
    rules: Sequence[Stroke],
) -> Grid:
    """The grid that header levels and rows of lines make between column edges, down to ``bottom``."""
    tops = [min(split.row.box.y0 for split in level.lines) for level in levels]
    tops += [min(split.row.box.y0 for split in group) for group in body]
    for index in range(1, len(tops)):  # a name may begin above the group's
        tops[index] = max(tops[index], tops[index - 1] + 0.1)
    ys = [tops[0], *((tops[i] + tops[i]) / 2 - 1 for i in range(1, len(tops))), max(bottom, tops[-1] + 1)]
    ys = list(accumulate(ys, max))
    cells: list[GridCell] = []
    for number, level in enumerate(levels):
        cells += _level_cells(number, level, edges, ys)
    above = [[], *(_row_rules(body, edges, rules) if levels else [[] for _ in body[1:]])]
    rows = [group[0].cells if len(group) == 1 else _words_of(group) for group in body]
    sides = list(enumerate(pairwise(edges)))
    last = [0] * len(sides)  # the number of the lowest cell of each column
    for number, (row, between) in enumerate(zip(rows, above, strict=True), start=len(levels)):
        top, bottom = ys[number], ys[number + 1]
        for column, (left, right) in sides:
            words = row.get(column, ())
            if between and not words and _is_left_out(column, edges, between):
                cell = cells[last[column]]
                cells[last[column]] = cell._replace(rows=cell.rows + 1, box=cell.box._replace(y1=bottom))
                continue
            last[column] = len(cells)
            box = tuple.__new__(Box, (left, top, right, bottom))
            cells.append(tuple.__new__(GridCell, (number, column, 1, 1, box, words)))
    return Grid(tuple(edges), tuple(ys), tuple(cells), ruled=False)


def _words_of(group: Sequence[Split]) -> dict[int, tuple[Word, ...]]:
    """The words of several lines by column."""
    found: dict[int, tuple[Word, ...]] = {}
    for split in group:
        for column, words in split.cells.items():
            found[column] = found.get(column, ()) + words
    return found


def _row_rules(body: Sequence[Sequence[Split]], edges: Sequence[float], rules: Sequence[Stroke]) -> list[list[Stroke]]:
    """The rules above each row but the first, if such part nearly all rows and some rule runs over the whole table."""
    ruled = sorted(rules)
    heights = [rule.at for rule in ruled]
    found = [
        ruled[bisect_right(heights, above[-1].row.middle) : bisect_left(heights, below[0].row.middle)]
        for above, below in pairwise(body)
    ]
    width = edges[-1] - edges[0]
    whole = any(rule.end - rule.start >= _ROW_RULED * width for between in found for rule in between)
    if not whole and any(rule.end - rule.start >= _ROW_RULED * width for rule in rules):
        starts = [min(rule.start for rule in between) for between in found if between]
        whole = sum(start <= edges[0] + _AT_EDGE for start in starts) >= _MOSTLY * len(starts)
    return found if whole and sum(map(bool, found)) >= _ROW_RULED * len(found) else [[] for _ in found]


def _is_left_out(column: int, edges: Sequence[float], rules: Sequence[Stroke]) -> bool:
    """Whether the rules above a row leave out this column, and so show that the cell above goes on."""
    left, right = edges[column], edges[column + 1]
    return not any(min(rule.end, right) - max(rule.start, left) > 0.5 * (right - left) for rule in rules)


def _level_cells(number: int, level: Level, edges: Sequence[float], ys: Sequence[float]) -> list[GridCell]:
    cells = []
    column = 0
    while column < len(edges) - 1:
        last, words = level.cells.get(column, (column, ()))
        box = Box(edges[column], ys[number], edges[last + 1], ys[number + 1])
        cells.append(GridCell(number, column, 1, last - column + 1, box, words))
        column = last + 1
    return cells


def without_stray_names(grid: Grid, header_rows: int) -> Grid:
    """A name that stands beside its column instead of above it made a column of its own: the two become one."""
    if not header_rows:
        return grid
    matrix = grid.matrix()
    for column in range(grid.columns):
        if any(row[column].words for row in matrix[header_rows:]):
            continue
        beside = [
            n
            for n in (column - 1, column + 1)
            if 0 <= n < grid.columns and _lacks_name(matrix[:header_rows], n, column)
        ]
        if beside:
            other = min(beside, key=lambda n: _apart(matrix, header_rows, n, column))
            return without_stray_names(_as_one(grid, min(column, other)), header_rows)
    return grid


def _lacks_name(header: Sequence[Sequence[GridCell]], column: int, beside: int) -> bool:
    """Whether a column has no name but those of groups that stand over the one beside it too."""
    return not header[-1][column].words and all(row[column] is row[beside] for row in header[:-1] if row[column].words)


def _apart(matrix: Sequence[Sequence[GridCell]], header_rows: int, column: int, name: int) -> float:
    """The space in points between the texts of a column and a name beside it."""
    texts = [row[column].ink for row in matrix[header_rows:] if row[column].words]
    if not texts:
        return inf
    named = matrix[header_rows - 1][name].ink
    return max(named.x0 - max(box.x1 for box in texts), min(box.x0 for box in texts) - named.x1)


def _as_one(grid: Grid, column: int) -> Grid:
    """Columns ``column`` and the next one taken together."""
    xs = (*grid.xs[: column + 1], *grid.xs[column + 2 :])
    merged: dict[tuple[int, int], GridCell] = {}
    for cell in grid.cells:
        first = cell.column - (cell.column > column)
        end = cell.column + cell.columns - (cell.column + cell.columns > column + 1)
        end = max(end, first + 1)
        words = merged[cell.row, first].words if (cell.row, first) in merged else ()
        box = Box(xs[first], cell.box.y0, xs[end], cell.box.y1)
        merged[cell.row, first] = GridCell(cell.row, first, cell.rows, end - first, box, (*words, *cell.words))
    return Grid(xs, grid.ys, tuple(merged.values()), grid.ruled)
