"""A ruled grid made finer where its rulings are sparser than its text: rows and columns within cells. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, filled
from localmind_desktop.core.parsing.lattice.row_marks import are_apart, are_rows, banded, begins_name
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows
from localmind_desktop.core.parsing.stream.rows import rows_of
from localmind_desktop.core.parsing.stream.splits import Split
from localmind_desktop.core.parsing.stream.unruled import separators

_MANY_LISTED = 4  # lines of keys, beside columns that leave some out
_FEWEST_LINES = 3  # text lines in a ruled row that may be several rows
_DELIBERATE = 0.7  # share of line ends that leave room for the next word: no wrapped text
_MOST_LEVELS = 3  # of names, all but the last of them with a name over several columns
_ONLY_COLUMNS = 2  # ruled rows of a table whose other rows no rule parts: the names, and all below
_WHOLE = 0.9  # share of a table's width that the shade of a row covers
_FULL = 0.8  # share of the lines that have a text in each column
_FEW_ROWS = 5  # ruled rows of a table in which one may hold all its rows of text
_ROW_APART = 1.12  # times the distance of lines within a cell: that of lines of two rows
_TWO_LINES, _THREE_LINES, _MANY_LINES = 2.0, 3.2, 4.0  # times a line's height: a row in which so many have room
_WIDE_GAP = 1.2  # times the type size: between two column names in one ruled cell
_LABELS_AT_LEAST = 0.5  # share of the rows
_LABELLED, _LABEL_LINES = 3, 2  # cells in a row that its first one names; lines of such a name


class _Parts(NamedTuple):
    """The rows within a ruled row, and the columns that they part; cells of the others stand beside all of them."""

    groups: list[list[Split]]
    columns: frozenset[int]


def refined(grid: Grid, fills: Sequence[Fill]) -> Grid:
    """The grid with rows and columns that its text or its shades show but no ruling parts."""
    return split_columns(split_rows(grid, fills))


# ---------------------------------------------------------------- rows


def split_rows(grid: Grid, fills: Sequence[Fill]) -> Grid:
    """Part ruled rows whose cells are lists of the same length, line by line, or that shades part."""
    grid = _unmerged(grid)
    labelled = _labelled_rows(grid)
    whole = _WHOLE * (grid.box.x1 - grid.box.x0)
    shades = separators(grid.box, (), [fill for fill in fills if fill.box.x1 - fill.box.x0 >= whole])
    inner = {
        row: parts for row in range(grid.rows) if (parts := _row_parts(grid, row, _FEWEST_LINES, labelled, shades))
    }
    if not inner or (list(inner) == [0] and _is_of_names(grid)):
        return grid
    for row in range(grid.rows):
        if row not in inner and (parts := _row_parts(grid, row, 2, labelled, shades)):
            inner[row] = parts
    ys: list[float] = []
    starts: list[int] = []  # where each old row begins
    for row in range(grid.rows):
        starts.append(len(ys))
        ys.append(grid.ys[row])
        for above, below in pairwise(inner[row].groups if row in inner else ()):
            ys.append((max(s.row.box.y1 for s in above) + min(s.row.box.y0 for s in below)) / 2)
    starts.append(len(ys))
    ys.append(grid.ys[-1])
    cells: list[GridCell] = []
    for cell in grid.cells:
        top, bottom = starts[cell.row], starts[cell.row + cell.rows]
        if cell.row in inner and cell.rows == 1 and cell.column in inner[cell.row].columns:
            for position in range(top, bottom):
                box = Box(cell.box.x0, ys[position], cell.box.x1, ys[position + 1])
                cells.append(GridCell(position, cell.column, 1, cell.columns, box))
        else:
            cells.append(GridCell(top, cell.column, bottom - top, cell.columns, cell.box))
    words = [word for cell in grid.cells for word in cell.words]
    if grid.rows == 2 and 0 not in inner:  # the only rule is that below the header
        grid = replace(grid, header_line=grid.ys[1])
    return filled(replace(grid, ys=tuple(ys), cells=tuple(cells)), words)


def _is_of_names(grid: Grid) -> bool:
    """Whether the first row names columns: one alone in each of its cells, and a rule parts each row below."""
    return grid.rows > _ONLY_COLUMNS and all(cell.columns == 1 for cell in grid.held if cell.row == 0)


def _unmerged(grid: Grid) -> Grid:
    """Cells over several columns with many lines that keep clear of the column edges: the rulings only stop early.

    A line in one column alone speaks neither for that nor against it: it may go on with the line above.
    """
    cells: list[GridCell] = []
    for cell in grid.cells:
        if cell.columns == 1 or cell.rows > 1:
            cells.append(cell)
            continue
        inner = grid.xs[cell.column + 1 : cell.column + cell.columns]
        lines = cell.lines
        crossed = sum(
            any(run.box.x0 < x - 1 and run.box.x1 > x + 1 for x in inner for run in line.runs) for line in lines
        )
        several = sum(len(line.runs) >= 2 for line in lines)
        listed = len(lines) >= 4 and crossed <= 0.15 * len(lines) and several >= 0.25 * len(lines)
        if not listed and not (len(lines) == 1 and _fills_each(lines[0], cell, grid.xs)):
            cells.append(cell)
            continue
        for column in range(cell.column, cell.column + cell.columns):
            box = Box(grid.xs[column], cell.box.y0, grid.xs[column + 1], cell.box.y1)
            cells.append(GridCell(cell.row, column, 1, 1, box))
    if len(cells) == len(grid.cells):
        return grid
    words = [word for cell in grid.cells for word in cell.words]
    return filled(replace(grid, cells=tuple(cells)), words)


def _fills_each(line: TextRow, cell: GridCell, xs: Sequence[float]) -> bool:
    """Whether a line has a run of its own in each column that its cell covers: rules between them are missing."""
    runs = line.runs
    places = pairwise(xs[cell.column : cell.column + cell.columns + 1])
    return len(runs) == cell.columns and all(
        left - 1 <= run.box.x0 and run.box.x1 <= right + 1 for run, (left, right) in zip(runs, places, strict=True)
    )


def _is_list(cell: GridCell) -> bool:
    """A single line in the middle of a tall row belongs to all its parts, and so does one between two lines.

    Anything else is parted with them.
    """
    top, bottom = cell.ink.y0, cell.ink.y1
    height = bottom - top
    tall = (cell.box.y1 - cell.box.y0) / (height or 1.0)
    if tall < _TWO_LINES or _THREE_LINES <= tall < _MANY_LINES or len(cell.lines) != 1:
        return True
    return abs((top + bottom) / 2 - (cell.box.y0 + cell.box.y1) / 2) > 0.6 * height


def _labelled_rows(grid: Grid) -> Collection[int]:
    """The ruled rows whose first cell names all that stands beside it, where most rows below the header are such."""
    found = [row for row, cells in enumerate(grid.matrix()) if _is_label(_cells_of(cells))]
    return found if len(found) > 1 and len(found) >= _LABELS_AT_LEAST * (grid.rows - 1) else ()


def _cells_of(row: Sequence[GridCell]) -> list[GridCell]:
    """The cells with text that begin in a row of the matrix, each once."""
    return [cell for column, cell in enumerate(row) if cell.column == column and cell.words]


def _row_parts(grid: Grid, row: int, fewest: int, labelled: Collection[int], shades: Sequence[float]) -> _Parts | None:
    """The rows within a ruled row; None where it is a single one."""
    matrix = grid.matrix()[row]
    held = _cells_of(matrix)
    if len(held) < 2 or any(cell.rows > 1 for cell in held):
        return None
    heights = {(word.y0, word.y1) for cell in held for word in cell.words}
    if len(heights) < fewest:  # there are no more lines than these
        return None
    lists = [cell for cell in held if _is_list(cell)]
    if row in labelled:
        lists = [cell for cell in lists if cell.column]
    whole = {cell.column for cell in held} - {cell.column for cell in lists}
    inner = [y for y in shades if grid.ys[row] + 3 < y < grid.ys[row + 1] - 3]
    splits = _lines_beside(lists)
    if len(splits) < fewest:
        return None
    groups = _groups_of(lists, splits, row in labelled, grid.rows <= _FEW_ROWS, inner)
    if not groups and _is_whole_body(grid, row):
        groups = _groups_apart(lists, splits)
    columns = frozenset(cell.column for cell in matrix) - whole
    return _Parts(groups, columns) if len(groups) > 1 else None


def _is_whole_body(grid: Grid, row: int) -> bool:
    """Whether a ruled row is all that stands below the header, but for a last line that a rule sets off: a sum."""
    if grid.rows <= _ONLY_COLUMNS:
        return row == grid.rows - 1
    groups = {cell.row for cell in grid.held if cell.columns > 1}
    if row > _MOST_LEVELS or not all(level in groups for level in range(row - 1)):
        return False
    last = _cells_of(grid.matrix()[-1])
    return row == grid.rows - 1 or (row == grid.rows - 2 and all(len(cell.lines) == 1 for cell in last))


def _is_label(cells: Sequence[GridCell]) -> bool:
    """Whether the first cell names what stands beside it: a line or two, beside a list of names and another column."""
    if len(cells) < _LABELLED or cells[0].column or len(cells[0].lines) > _LABEL_LINES:
        return False
    names, others = cells[1], cells[2:]
    listed = len(names.lines)
    if listed < _FEWEST_LINES or not _is_stack(names) or any(len(cell.lines) < listed for cell in others):
        return False
    return all(len(cell.lines) == listed or _breaks_are_deliberate(cell) for cell in others)


def _groups_of(
    lists: Sequence[GridCell], splits: list[Split], labelled: bool, few_rows: bool, shades: Sequence[float]
) -> list[list[Split]]:
    if any(word.turn for split in splits for word in split.row.words):
        return []
    if _are_sparse(lists, splits):
        return [[split] for split in splits]
    shades = shades if are_rows(banded(splits, shades)) else ()
    listed = labelled or _are_lists(lists, splits)
    if not listed and not shades and not (few_rows and _rows_by_key(lists, splits)):
        return []
    first = lists[0].column
    numbered = [Split(split.row, {column - first: own for column, own in split.cells.items()}) for split in splits]
    groups = rows_of(numbered, shades)
    several = [group for group in groups if any(len(split.filled) >= 2 for split in group)]
    return groups if len(groups) > 1 and len(several) >= 0.6 * len(groups) else []


def _lines_beside(cells: Sequence[GridCell]) -> list[Split]:
    """The lines of cells that stand beside each other; none of a single cell."""
    words = [word for cell in cells for word in cell.words]
    return [_split(line, cells) for line in text_rows(words)] if len(cells) > 1 else []


def _groups_apart(lists: Sequence[GridCell], splits: list[Split]) -> list[list[Split]]:
    """The rows of a body that no rule parts: each has a key, and stands apart from the others, or is a full line."""
    if lists[0].column:
        return []
    groups = rows_of(splits, ())
    if len(groups) < 2 or not all(any(0 in split.filled for split in group) for group in groups):
        return []
    if all(len(group) == 1 for group in groups):
        full = sum(len(split.filled) == len(lists) for split in splits)
        return groups if full >= _FULL * len(splits) else []
    return groups if are_apart(groups) else []


def _split(line: TextRow, cells: Sequence[GridCell]) -> Split:
    held: dict[int, tuple[Word, ...]] = {}
    middles = [(word.middle[0], word) for word in line.words]
    for cell in cells:
        inside = tuple(word for x, word in middles if cell.box.x0 <= x <= cell.box.x1)
        if inside:
            held[cell.column] = inside
    return Split(line, held)


def _are_lists(cells: Sequence[GridCell], splits: Sequence[Split]) -> bool:
    """Whether two columns run beside each other line by line, one of them surely a list and no wrapped text.

    Both have a text in most lines, or one is of figures: the lines between go on with texts beside them.
    """
    tall = [cell for cell in cells if sum(cell.column in split.filled for split in splits) >= 0.5 * len(splits)]
    figures = [cell for cell in cells if _is_of_figures(cell)]
    lists = [cell for cell in tall if _breaks_are_deliberate(cell)]
    if len(splits) <= 2 and len({cell.column for cell in (*lists, *figures)}) < 2:
        return False
    for listed, others in (*((cell, tall) for cell in lists), *((cell, cells) for cell in figures)):
        for other in others:
            together = sum({listed.column, other.column} <= split.filled for split in splits)
            alone = sum(listed.column in split.filled for split in splits)
            if other is not listed and together >= 0.8 * alone:
                return True
    return False


def _are_sparse(cells: Sequence[GridCell], splits: Sequence[Split]) -> bool:
    """Whether a list of keys has an entry in every line, and a column beside it leaves lines out between its own."""
    key = min(cells, key=lambda cell: cell.column)
    if len(splits) < _MANY_LISTED or not all(key.column in split.filled for split in splits):
        return False
    names = _breaks_are_deliberate(key) or all(begins_name(line.text) for line in key.lines)
    if not names or not all(_is_of_words(cell) for cell in cells if cell is not key):
        return False
    pitch = [below.row.middle - above.row.middle for above, below in pairwise(splits)]
    if max(pitch) > _ROW_APART * min(pitch):
        return False
    for cell in cells:
        held = [number for number, split in enumerate(splits) if cell.column in split.filled]
        within = held[-1] - held[0] + 1 > len(held)
        if within or (held[0] > 0 and held[-1] == len(splits) - 1):
            return True
    return False


def _rows_by_key(cells: Sequence[GridCell], splits: Sequence[Split]) -> bool:
    """Whether each line with a key begins a row: some column is surely a list, and rows stand apart from each other."""
    key = min(cell.column for cell in cells)
    keyed = [index for index, split in enumerate(splits) if key in split.filled]
    if len(keyed) < _FEWEST_LINES or keyed[0] or sum(len(splits[index].filled) > 1 for index in keyed) < 2:
        return False
    beside = [cell for cell in cells if all(key in split.filled for split in splits if cell.column in split.filled)]
    full = [cell for cell in beside if sum(cell.column in split.filled for split in splits) >= 0.8 * len(keyed)]
    if not any(_is_stack(cell) or (len(full) > 1 and _breaks_are_deliberate(cell)) for cell in full):
        return False
    pitch = [below.row.middle - above.row.middle for above, below in pairwise(splits)]
    rests = [pitch[index - 1] for index in range(1, len(splits)) if index not in keyed]
    if rests:
        return min(pitch[index - 1] for index in keyed[1:]) > _ROW_APART * max(rests)
    return max(pitch) <= _ROW_APART * min(pitch) or all(
        _is_stack(cell) or _breaks_are_deliberate(cell) for cell in cells if len(text_rows(cell.words)) > 1
    )


def _is_of_words(cell: GridCell) -> bool:
    """Whether the lines of a cell are single words, or end before the cell is full."""
    return all(len(line.words) == 1 for line in cell.lines) or _breaks_are_deliberate(cell)


def _is_of_figures(cell: GridCell) -> bool:
    """Whether the lines of a cell are figures, which never wrap."""
    lines = cell.lines
    return len(lines) >= _FEWEST_LINES and all(is_numeric(line.text) for line in lines)


def _is_stack(cell: GridCell) -> bool:
    """Whether the lines of a cell are names and figures, one each, and no sentence."""
    lines = [line.text for line in text_rows(cell.words)]
    single = sum(len(line.split()) <= 1 + any(ch.isdigit() for ch in line) for line in lines)
    coded = sum(any(ch.isdigit() or ch == "_" for ch in line) or not line.isalpha() for line in lines)
    return len(lines) >= _FEWEST_LINES and single >= 0.9 * len(lines) and coded >= 0.5 * len(lines)


def _breaks_are_deliberate(cell: GridCell) -> bool:
    """Whether the lines of a cell mostly end before the cell is full: the next word would have fitted."""
    lines = cell.lines
    deliberate = 0
    for above, below in pairwise(lines):
        first = below.runs[0].words[0]
        room = cell.box.x1 - above.box.x1 - 2 - 0.3 * above.size
        deliberate += room > (first.x1 - first.x0) + 0.3 * above.size
    return len(lines) > 1 and deliberate >= _DELIBERATE * (len(lines) - 1)


# ---------------------------------------------------------------- columns


def split_columns(grid: Grid) -> Grid:
    """Part a ruled column whose header names several, if its body's texts stand below those names."""
    edges: list[float] = []
    for column in range(grid.columns):
        edges.append(grid.xs[column])
        edges += _inner_edges(grid, column)
    edges.append(grid.xs[-1])
    if len(edges) == len(grid.xs):
        return grid
    position = {edge: index for index, edge in enumerate(edges)}
    cells: list[GridCell] = []
    for cell in grid.cells:
        left, right = position[grid.xs[cell.column]], position[grid.xs[cell.column + cell.columns]]
        whole = cell.columns > 1 or right - left == 1 or not _is_parted(cell, edges[left : right + 1])
        if whole:
            cells.append(GridCell(cell.row, left, cell.rows, right - left, cell.box))
            continue
        for inner in range(left, right):
            box = Box(edges[inner], cell.box.y0, edges[inner + 1], cell.box.y1)
            cells.append(GridCell(cell.row, inner, cell.rows, 1, box))
    words = [word for cell in grid.cells for word in cell.words]
    return filled(replace(grid, xs=tuple(edges), cells=tuple(cells)), words)


def _is_parted(cell: GridCell, edges: Sequence[float]) -> bool:
    """Whether no word of the cell reaches over an inner edge: such a text stands for all parts."""
    return not any(word.x0 < edge - 1 and word.x1 > edge + 1 for edge in edges[1:-1] for word in cell.words)


def _inner_edges(grid: Grid, column: int) -> list[float]:
    """Where the names in a header cell part its column."""
    own = [cell for cell in grid.cells if cell.column == column and cell.columns == 1 and cell.words]
    if len(own) < 3:
        return []
    names = text_rows(own[0].words, gap=_WIDE_GAP)
    if len(names) != 1 or len(names[0].runs) < 2 or any(word.turn for word in own[0].words):
        return []
    runs = names[0].runs
    if any(is_numeric(run.text) for run in runs):
        return []
    edges = [(left.box.x1 + right.box.x0) / 2 for left, right in pairwise(runs)]
    zones = [own[0].box.x0, *edges, own[0].box.x1]
    fits = total = 0
    for cell in own[1:]:
        for line in text_rows(cell.words, gap=_WIDE_GAP):
            for run in line.runs:
                total += 1
                fits += any(run.box.x0 >= left - 1 and run.box.x1 <= right + 1 for left, right in pairwise(zones))
    return edges if total >= 2 and fits >= 0.8 * total else []
