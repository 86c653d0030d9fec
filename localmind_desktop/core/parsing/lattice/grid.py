"""The grid of a table: its edges, and the cells between them, merged ones included. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from localmind_desktop.core.model import Box, Cell
from localmind_desktop.core.parsing.content.ink import Stroke, Word, box_of, words_text
from localmind_desktop.core.parsing.content.kept import Kept
from localmind_desktop.core.parsing.lattice.rulings import Frame, covered, edges, near, stretches
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows

_SAME_COLUMN = 2.5  # points that vertical rulings of one column edge may lie apart
_SAME_ROW = 3.6  # ... horizontal ones: double lines are one edge
_MOST_POSITIONS = 20_000  # more are graph paper
_OPEN_SIDE = 8.0  # points that rulings must reach beyond the outermost crossing to make an open side
_LEFT_OPEN, _DRAWN = 0.05, 0.7  # share of a side of the outline that is ruled
_HOLE = 6.0  # points of an outline between two boxes
_MOST_BOXES = 60  # edges of boxes of a diagram
_THIN = 4.0  # points: a column too narrow for text
_BORDER = 0.5  # share of an edge that must be ruled to part two cells


class _Held(NamedTuple):
    row: int
    column: int
    rows: int
    columns: int
    box: Box
    words: tuple[Word, ...] = ()


class GridCell(_Held):
    """A cell that covers ``rows`` × ``columns`` positions of the grid from ``row``, ``column`` on.

    A tuple, as hundreds are made for a page.
    """

    @Kept
    def printed(self) -> Cell:
        """Its text in the box around its words; in its own where it is empty."""
        words = self.words
        if len(words) == 1:
            return tuple.__new__(Cell, (words[0].text, tuple.__new__(Box, words[0][:4])))
        return Cell(words_text(words), box_of(words)) if words else Cell("", self.box)

    @property
    def framed(self) -> Cell:
        """Its text in its own box."""
        return tuple.__new__(Cell, (self.printed[0], self.box))

    @property
    def text(self) -> str:
        return self.printed[0]

    @property
    def ink(self) -> Box:
        """The box around its words; its own where it is empty."""
        return self.printed[1] or self.box

    @Kept
    def lines(self) -> list[TextRow]:
        """Its words as lines of runs."""
        return text_rows(self.words)


@dataclass(frozen=True)
class Grid:
    """Cells over column and row edges. ``ruled`` tells that rulings part the columns.

    ``header_line`` is the height of a double or thick ruling below the first rows, which makes them the header.
    """

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    cells: tuple[GridCell, ...]
    ruled: bool = True
    header_line: float | None = None

    @Kept
    def box(self) -> Box:
        return Box(self.xs[0], self.ys[0], self.xs[-1], self.ys[-1])

    @Kept
    def columns(self) -> int:
        return len(self.xs) - 1

    @Kept
    def rows(self) -> int:
        return len(self.ys) - 1

    @Kept
    def held(self) -> list[GridCell]:
        """The cells with text."""
        return [cell for cell in self.cells if cell.words]

    def matrix(self) -> list[list[GridCell]]:
        """The cells by row and column; a merged cell stands at each of its positions."""
        return self._matrix

    @Kept
    def _matrix(self) -> list[list[GridCell]]:
        matrix: list[list[GridCell | None]] = [[None] * self.columns for _ in range(self.rows)]
        for cell in self.cells:
            if cell.rows == cell.columns == 1:  # as most
                matrix[cell.row][cell.column] = cell
                continue
            for row in range(cell.row, cell.row + cell.rows):
                for column in range(cell.column, cell.column + cell.columns):
                    matrix[row][column] = cell
        return [[cell or _blank(self, r, c) for c, cell in enumerate(row)] for r, row in enumerate(matrix)]


def _blank(grid: Grid, row: int, column: int) -> GridCell:
    return GridCell(row, column, 1, 1, Box(grid.xs[column], grid.ys[row], grid.xs[column + 1], grid.ys[row + 1]))


def frame_grid(frame: Frame, words: Sequence[Word]) -> Grid | None:
    """The grid that the rulings of ``frame`` draw, with each word in its cell. None if they part nothing."""
    xs = _with_open_sides(
        edges([v.at for v in frame.vertical], _SAME_COLUMN),
        min(h.start for h in frame.horizontal),
        max(h.end for h in frame.horizontal),
    )
    ys = _with_open_sides(
        edges([h.at for h in frame.horizontal], _SAME_ROW),
        min(v.start for v in frame.vertical),
        max(v.end for v in frame.vertical),
    )
    if len(xs) < 2 or len(ys) < 2 or len(xs) * len(ys) > _MOST_POSITIONS:
        return None
    horizontal, vertical = sorted(frame.horizontal), sorted(frame.vertical)
    if _is_ragged(horizontal, vertical, xs, ys):
        return None
    walls = [near(vertical, x, 2 * _SAME_COLUMN) for x in xs]
    floors = [near(horizontal, y, 2 * _SAME_ROW) for y in ys]
    cells = tuple(_merged(xs, ys, walls, floors))
    grid = Grid(tuple(xs), tuple(ys), cells, header_line=_header_line(ys, floors))
    return filled(without_empty_edges(grid, words), words)


def _header_line(ys: Sequence[float], floors: Sequence[Sequence[Stroke]]) -> float | None:
    """The first inner edge, if it is ruled more heavily than the other inner ones."""
    inner = floors[1:-1]
    if len(inner) < 2:
        return None
    weights = [_weight(strokes) for strokes in inner]
    usual = sorted(weights)[len(weights) // 2]
    heavy = [number for number, weight in enumerate(weights) if weight > 1.7 * usual]
    first = heavy[0] if heavy else len(inner)
    return ys[first + 1] if first < 3 and len(heavy) <= max(1, 0.2 * len(inner)) else None


def _weight(strokes: Sequence[Stroke]) -> float:
    """How heavily an edge is ruled: the thickness of its rulings together, a double line being two."""
    lines = edges([stroke.at for stroke in strokes], 0.8)
    return sum(max(s.width for s in strokes if abs(s.at - line) <= 1.6) for line in lines) if lines else 0.0


def is_diagram(frame: Frame) -> bool:
    """Whether the outline has holes on opposite sides: boxes that lines join, and no table."""
    xs = edges([v.at for v in frame.vertical], _SAME_COLUMN)
    ys = edges([h.at for h in frame.horizontal], _SAME_ROW)
    if not 4 <= len(xs) <= _MOST_BOXES or not 2 <= len(ys) <= _MOST_BOXES:
        return False
    horizontal, vertical = sorted(frame.horizontal), sorted(frame.vertical)
    across = [_has_hole(_ruled(near(horizontal, y, _SAME_ROW), xs), xs) for y in (ys[0], ys[-1])]
    down = [_has_hole(_ruled(near(vertical, x, _SAME_COLUMN), ys), ys) for x in (xs[0], xs[-1])]
    return all(across) or all(down)


def _has_hole(ruled: Sequence[bool], edges: Sequence[float]) -> bool:
    """Whether a stretch of a side is not ruled, though those before and after it are."""
    drawn = [number for number, stretch in enumerate(ruled) if stretch]
    return any(
        not stretch and drawn[0] < number < drawn[-1] and edges[number + 1] - edges[number] >= _HOLE
        for number, stretch in enumerate(ruled)
        if drawn
    )


def _is_ragged(
    horizontal: Sequence[Stroke], vertical: Sequence[Stroke], xs: Sequence[float], ys: Sequence[float]
) -> bool:
    """Whether the outline is neither drawn nor left open: boxes and lines of a drawing, no table."""
    sides = [
        *(covered(near(horizontal, y, _SAME_ROW), xs[0], xs[-1]) for y in (ys[0], ys[-1])),
        *(covered(near(vertical, x, _SAME_COLUMN), ys[0], ys[-1]) for x in (xs[0], xs[-1])),
    ]
    return sum(_LEFT_OPEN < side < _DRAWN for side in sides) >= 2


def _with_open_sides(found: list[float], start: float, end: float) -> list[float]:
    if found and start < found[0] - _OPEN_SIDE:
        found = [start, *found]
    if found and end > found[-1] + _OPEN_SIDE:
        found = [*found, end]
    return found


def _merged(
    xs: Sequence[float], ys: Sequence[float], walls: Sequence[Sequence[Stroke]], floors: Sequence[Sequence[Stroke]]
) -> list[GridCell]:
    """Grow each cell over the positions that no ruling parts from it, as long as it stays a rectangle."""
    rows, columns = len(ys) - 1, len(xs) - 1
    wall = list(zip(*(_ruled(strokes, ys) for strokes in walls), strict=True))
    floor = [_ruled(strokes, xs) for strokes in floors]
    taken = [[False] * columns for _ in range(rows)]
    cells = []
    for r in range(rows):
        for c in range(columns):
            if taken[r][c]:
                continue
            right = c + 1
            while right < columns and not wall[r][right] and not taken[r][right]:
                right += 1
            bottom = r + 1
            while (
                bottom < rows
                and not any(floor[bottom][c:right])
                and not any(wall[bottom][c + 1 : right])
                and (c == 0 or wall[bottom][c])
                and (right == columns or wall[bottom][right])
            ):
                bottom += 1
            for i in range(r, bottom):
                for k in range(c, right):
                    taken[i][k] = True
            box = tuple.__new__(Box, (xs[c], ys[r], xs[right], ys[bottom]))
            cells.append(tuple.__new__(GridCell, (r, c, bottom - r, right - c, box, ())))
    return cells


def _ruled(strokes: Sequence[Stroke], edges: Sequence[float]) -> list[bool]:
    """For each stretch between two neighbouring edges whether the strokes rule enough of it to part two cells."""
    reaches = stretches(strokes)
    ruled = []
    for low, high in pairwise(edges):
        length = 0.0
        for start, end in reaches:
            if start < high and low < end:
                length += (end if end < high else high) - (start if start > low else low)
        ruled.append(length >= _BORDER * (high - low) > 0)
    return ruled


def filled(grid: Grid, words: Sequence[Word]) -> Grid:
    """The grid with every word that lies within it put into the cell that holds its middle."""
    matrix = grid.matrix()
    xs, ys, columns, rows = grid.xs, grid.ys, grid.columns, grid.rows
    members: dict[int, list[Word]] = {}
    for word in words:
        x0, y0, x1, y1 = word[:4]
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        if not (xs[0] <= x <= xs[-1] and ys[0] <= y <= ys[-1]):
            continue
        column = min(bisect_right(xs, x), columns) - 1
        row = min(bisect_right(ys, y), rows) - 1
        members.setdefault(id(matrix[row][column]), []).append(word)
    cells = tuple([_with_words(cell, members.get(id(cell), ())) for cell in grid.cells])
    return replace(grid, cells=cells)


def _with_words(cell: GridCell, words: Sequence[Word]) -> GridCell:
    if not words and not cell.words:
        return cell
    return tuple.__new__(GridCell, (*cell[:5], tuple(words)))


def without_empty_edges(grid: Grid, words: Sequence[Word]) -> Grid:
    """The grid without rows and columns too thin to hold text."""
    thin_columns = [c for c in range(grid.columns) if grid.xs[c + 1] - grid.xs[c] < _THIN]
    thin_rows = [r for r in range(grid.rows) if grid.ys[r + 1] - grid.ys[r] < 4.5]
    if not thin_columns and not thin_rows:
        return grid
    return dropped(grid, set(thin_rows), set(thin_columns))


def dropped(grid: Grid, rows: set[int], columns: set[int]) -> Grid:
    """The grid without the given rows and columns; cells that reach over them shrink, words in them go."""
    row_at = _new_positions(grid.rows, rows)
    column_at = _new_positions(grid.columns, columns)
    xs = [grid.xs[c] for c in range(grid.columns) if c not in columns] + [grid.xs[-1]]
    ys = [grid.ys[r] for r in range(grid.rows) if r not in rows] + [grid.ys[-1]]
    cells = []
    for cell in grid.cells:
        top, bottom = row_at[cell.row], row_at[cell.row + cell.rows]
        left, right = column_at[cell.column], column_at[cell.column + cell.columns]
        if bottom > top and right > left:
            x1 = xs[right]
            if x1 - cell.box.x1 >= _THIN:  # a column beside it went, not a part of its own
                x1 = cell.box.x1
            box = Box(xs[left], ys[top], x1, ys[bottom])
            cells.append(GridCell(top, left, bottom - top, right - left, box, cell.words))
    return replace(grid, xs=tuple(xs), ys=tuple(ys), cells=tuple(cells))


def _new_positions(count: int, gone: set[int]) -> list[int]:
    positions, position = [], 0
    for index in range(count + 1):
        positions.append(position)
        position += index not in gone
    return positions
