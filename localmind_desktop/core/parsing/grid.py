"""The grid of a table: its edges, and the cells between them, merged ones included. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.ink import Stroke, Word, box_of, words_text
from localmind_desktop.core.parsing.rulings import Frame, covered, edges

_SAME_COLUMN = 2.5  # points that vertical rulings of one column edge may lie apart
_SAME_ROW = 3.6  # ... horizontal ones: double lines are one edge
_MOST_POSITIONS = 20_000  # more are graph paper
_OPEN_SIDE = 8.0  # points that rulings must reach beyond the outermost crossing to make an open side
_LEFT_OPEN, _DRAWN = 0.05, 0.7  # share of a side of the outline that is ruled
_BORDER = 0.5  # share of an edge that must be ruled to part two cells


@dataclass(frozen=True, slots=True)
class GridCell:
    """A cell that covers ``rows`` × ``columns`` positions of the grid from ``row``, ``column`` on."""

    row: int
    column: int
    rows: int
    columns: int
    box: Box
    words: tuple[Word, ...] = ()

    @property
    def text(self) -> str:
        return words_text(self.words)

    @property
    def ink(self) -> Box:
        """The box around its words; its own where it is empty."""
        return box_of(self.words) if self.words else self.box


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells over column and row edges. ``ruled`` tells that rulings part the columns.

    ``header_line`` is the height of a double or thick ruling below the first rows, which makes them the header.
    """

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    cells: tuple[GridCell, ...]
    ruled: bool = True
    header_line: float | None = None

    @property
    def box(self) -> Box:
        return Box(self.xs[0], self.ys[0], self.xs[-1], self.ys[-1])

    @property
    def columns(self) -> int:
        return len(self.xs) - 1

    @property
    def rows(self) -> int:
        return len(self.ys) - 1

    def matrix(self) -> list[list[GridCell]]:
        """The cells by row and column; a merged cell stands at each of its positions."""
        matrix: list[list[GridCell | None]] = [[None] * self.columns for _ in range(self.rows)]
        for cell in self.cells:
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
    if len(xs) < 2 or len(ys) < 2 or len(xs) * len(ys) > _MOST_POSITIONS or _is_ragged(frame, xs, ys):
        return None
    walls = [[v for v in frame.vertical if abs(v.at - x) <= 2 * _SAME_COLUMN] for x in xs]
    floors = [[h for h in frame.horizontal if abs(h.at - y) <= 2 * _SAME_ROW] for y in ys]
    cells = tuple(_merged(xs, ys, walls, floors))
    grid = Grid(tuple(xs), tuple(ys), cells, header_line=_header_line(ys, floors))
    return filled(without_empty_edges(grid, words), words)


def _header_line(ys: Sequence[float], floors: Sequence[list[Stroke]]) -> float | None:
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


def _is_ragged(frame: Frame, xs: Sequence[float], ys: Sequence[float]) -> bool:
    """Whether the outline is neither drawn nor left open: boxes and lines of a drawing, no table."""
    sides = [
        covered([h for h in frame.horizontal if abs(h.at - y) <= _SAME_ROW], xs[0], xs[-1]) for y in (ys[0], ys[-1])
    ]
    sides += [
        covered([v for v in frame.vertical if abs(v.at - x) <= _SAME_COLUMN], ys[0], ys[-1]) for x in (xs[0], xs[-1])
    ]
    return sum(_LEFT_OPEN < side < _DRAWN for side in sides) >= 2


def _with_open_sides(found: list[float], start: float, end: float) -> list[float]:
    if found and start < found[0] - _OPEN_SIDE:
        found = [start, *found]
    if found and end > found[-1] + _OPEN_SIDE:
        found = [*found, end]
    return found


def _merged(
    xs: Sequence[float], ys: Sequence[float], walls: Sequence[list[Stroke]], floors: Sequence[list[Stroke]]
) -> list[GridCell]:
    """Grow each cell over the positions that no ruling parts from it, as long as it stays a rectangle."""
    rows, columns = len(ys) - 1, len(xs) - 1
    wall = [[covered(walls[c], ys[r], ys[r + 1]) >= _BORDER for c in range(columns + 1)] for r in range(rows)]
    floor = [[covered(floors[r], xs[c], xs[c + 1]) >= _BORDER for c in range(columns)] for r in range(rows + 1)]
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
                and not any(floor[bottom][k] for k in range(c, right))
                and not any(wall[bottom][k] for k in range(c + 1, right))
                and (c == 0 or wall[bottom][c])
                and (right == columns or wall[bottom][right])
            ):
                bottom += 1
            for i in range(r, bottom):
                for k in range(c, right):
                    taken[i][k] = True
            cells.append(GridCell(r, c, bottom - r, right - c, Box(xs[c], ys[r], xs[right], ys[bottom])))
    return cells


def filled(grid: Grid, words: Sequence[Word]) -> Grid:
    """The grid with every word that lies within it put into the cell that holds its middle."""
    from bisect import bisect_right

    matrix = grid.matrix()
    members: dict[tuple[int, int], list[Word]] = {}
    for word in words:
        x, y = word.middle
        if not (grid.xs[0] <= x <= grid.xs[-1] and grid.ys[0] <= y <= grid.ys[-1]):
            continue
        column = min(bisect_right(grid.xs, x), grid.columns) - 1
        row = min(bisect_right(grid.ys, y), grid.rows) - 1
        cell = matrix[row][column]
        members.setdefault((cell.row, cell.column), []).append(word)
    cells = tuple(
        GridCell(c.row, c.column, c.rows, c.columns, c.box, tuple(members.get((c.row, c.column), ())))
        for c in grid.cells
    )
    return replace(grid, cells=cells)


def without_empty_edges(grid: Grid, words: Sequence[Word]) -> Grid:
    """The grid without rows and columns too thin to hold text."""
    thin_columns = [c for c in range(grid.columns) if grid.xs[c + 1] - grid.xs[c] < 4.0]
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
            box = Box(xs[left], ys[top], xs[right], ys[bottom])
            cells.append(GridCell(top, left, bottom - top, right - left, box, cell.words))
    return replace(grid, xs=tuple(xs), ys=tuple(ys), cells=tuple(cells))


def _new_positions(count: int, gone: set[int]) -> list[int]:
    positions, position = [], 0
    for index in range(count + 1):
        positions.append(position)
        position += index not in gone
    return positions
