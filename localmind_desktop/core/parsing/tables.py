"""The tables of one page, as fragments. Pure: from the page's ink, nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.check.likeness import is_likely
from localmind_desktop.core.parsing.content.ink import Fill, PageInk, Stroke, Word
from localmind_desktop.core.parsing.content.leaders import is_leader
from localmind_desktop.core.parsing.fragments import FoundTable, fragment_of, is_inside, is_rest_of_row, without_empty
from localmind_desktop.core.parsing.lattice.above import with_names_above
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, filled, frame_grid, is_diagram
from localmind_desktop.core.parsing.lattice.outside import with_labels
from localmind_desktop.core.parsing.lattice.refine import refined
from localmind_desktop.core.parsing.lattice.rulings import Frame, frames, rulings
from localmind_desktop.core.parsing.lattice.stacked import is_outer, outer_zone, stacked_zone
from localmind_desktop.core.parsing.lattice.strips import shifted_grid
from localmind_desktop.core.parsing.lattice.tiles import is_whole, tile_frames
from localmind_desktop.core.parsing.layout.reading_order import between_rules, pieces_of, regions
from localmind_desktop.core.parsing.stream.beside import parted
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.unruled import find_aligned
from localmind_desktop.core.parsing.stream.zone_tables import table_in
from localmind_desktop.core.parsing.stream.zones import Zone, with_names, zones

_MANY_LINES = 10  # in one cell
_WIDE_GAP = 1.0  # times the type size: between the entries of two columns
_FEW_CELLS = 12  # a frame with so few may be part of a drawing
_LABEL_GAP = 12.0  # points between a diagram and its labels
_SAME_HEIGHT = 12.0  # points between the tops of tables side by side
_STREWN = 0.6  # share of the rows with a single text, of which no more stand in one column
_PAGE_TOP = 0.2  # share of the page's height: a table that begins there may go on from the page before


def find_tables(ink: PageInk, furniture: frozenset[Word] = frozenset()) -> list[FoundTable]:
    """The tables on a page, top to bottom. Captions, sections and places on the page are filled in later."""
    rules = rulings(ink.horizontal)
    return [table for table in readings(ink, rules, furniture) if is_likely(table, ink, rules)]


def readings(ink: PageInk, horizontal: Sequence[Stroke], furniture: frozenset[Word] = frozenset()) -> list[FoundTable]:
    """What may be a table, top to bottom; ``horizontal`` are the page's merged rules."""
    vertical = rulings(ink.vertical)
    ruled_frames, loose = frames(horizontal, vertical)
    upright: list[Stroke] = []  # of frames that are no grids
    grids: list[Grid] = []
    enclosed: list[Zone] = []
    boxes = [frame.box for frame in ruled_frames]
    diagrams = [box for frame, box in zip(ruled_frames, boxes, strict=True) if is_diagram(frame)]
    text = _without(ink.words, set(map(id, furniture)))
    for frame, box in zip(ruled_frames, boxes, strict=True):
        if box in diagrams:
            continue
        grid = _grid_of(frame, ink, boxes)
        if isinstance(grid, Grid):
            grids.append(grid)
            continue
        loose += frame.horizontal
        upright += frame.vertical
        if grid is not None:
            enclosed.append(with_names(grid, text))
        elif is_outer(frame, box) and (zone := outer_zone(box, words_within(box, text))) is not None:
            enclosed.append(zone)
    unruled = [fill for fill in ink.fills if not any(is_inside(fill.box, grid.box) for grid in grids)]
    shaded = (_grid_of(frame, ink, ()) for frame in tile_frames(unruled))
    grids += [grid for grid in shaded if isinstance(grid, Grid) and is_whole(grid)]
    taken = _ids(cell.words for grid in grids for cell in grid.cells)
    free = _without(text, taken)
    grids = [with_names_above(grid, free, ink.fills) for grid in _parted([with_labels(grid, free) for grid in grids])]
    held = _ids(cell.words for grid in grids for cell in grid.cells)
    found = [table for grid in grids if (table := fragment_of(grid, ink, held)) is not None]
    taken = _ids([*(words_within(box, ink.words) for box in diagrams), *(table.words for table in found)])
    free = _without(text, taken)
    boxes = [table.fragment.box for table in found]
    fills = [fill for fill in unruled if not any(is_inside(fill.box, box) for box in boxes)]
    aligned = _zone_tables(enclosed, found, ink, loose, upright)
    held = _ids(table.words for table in aligned)
    aligned += _aligned_tables(ink, _without(free, held), loose, boxes, upright)
    aligned += _zone_tables(zones(free, loose, fills, upright, ink.height), aligned, ink, loose, upright)
    found += [table for table in aligned if not any(_touches(table.fragment.box, box) for box in diagrams)]
    return _in_order(found)


def _ids(words: Iterable[Iterable[Word]]) -> set[int]:
    """The identities of the words: to look for a word by its fields costs three times as much."""
    return set(map(id, chain.from_iterable(words)))


def _without(words: Sequence[Word], taken: set[int]) -> Sequence[Word]:
    return [word for word in words if id(word) not in taken] if taken else words


def _in_order(tables: Sequence[FoundTable]) -> list[FoundTable]:
    """Top to bottom, tables that begin at nearly one height from left to right."""
    ordered: list[FoundTable] = []
    height = 0.0
    for table in sorted(tables, key=lambda table: (table.fragment.box.y0, table.fragment.box.x0)):
        x0, y0, _, _ = table.fragment.box
        if not ordered or y0 - height > _SAME_HEIGHT:
            height = y0
        place = len(ordered)
        while place and ordered[place - 1].fragment.box.y0 >= height and ordered[place - 1].fragment.box.x0 > x0:
            place -= 1
        ordered.insert(place, table)
    return ordered


def _grid_of(frame: Frame, ink: PageInk, frames: Sequence[Box]) -> Grid | Zone | None:
    """The grid of a table in ``frame``, or its place where rules part the columns alone; None if it holds no table."""
    box = frame.box
    grid = table_grid(frame, words_within(box, ink.words), ink.fills, box.y0 < _PAGE_TOP * ink.height, frames)
    few = isinstance(grid, Grid) and grid.rows * grid.columns <= _FEW_CELLS
    return None if few and _is_sketched(box, ink.sketches) else grid


def _zone_tables(
    found: Sequence[Zone],
    tables: Sequence[FoundTable],
    ink: PageInk,
    rules: Sequence[Stroke],
    walls: Sequence[Stroke],
) -> list[FoundTable]:
    """The tables of zones of which none of the other ``tables``, and none before, holds a word."""
    taken = _ids(table.words for table in tables)
    read: list[FoundTable] = []
    for zone in found:
        if not taken.isdisjoint(map(id, zone.words)) or _is_sketched(zone.box, ink.sketches):
            continue
        aligned = table_in(zone, rules, ink.fills, walls)
        table = fragment_of(aligned.grid, ink, (), aligned.header_rows, aligned.titles) if aligned else None
        if table is not None and table.fragment.rows:
            read.append(table)
            taken |= set(map(id, table.words))
    return read


def _aligned_tables(
    ink: PageInk, words: Sequence[Word], rules: Sequence[Stroke], taken: Sequence[Box], walls: Sequence[Stroke]
) -> list[FoundTable]:
    found = []
    for part in [part for region in regions(between_rules(pieces_of(words), rules)) for part in parted(region, rules)]:
        words = [word for piece in part for word in piece.words]
        for aligned in find_aligned(words, rules, ink.fills, taken, walls):
            if _is_sketched(aligned.grid.box, ink.sketches):
                continue
            table = fragment_of(aligned.grid, ink, (), aligned.header_rows, aligned.titles)
            if table is not None and table.fragment.rows:
                found.append(table)
    return found


def _touches(box: Box, diagram: Box) -> bool:
    """Whether aligned words go on into a diagram, as its labels."""
    level = min(box.y1, diagram.y1) - max(box.y0, diagram.y0) > 0.5 * (box.y1 - box.y0)
    return level and diagram.x0 - box.x1 < _LABEL_GAP and box.x0 - diagram.x1 < _LABEL_GAP


def _is_sketched(box: Box, sketches: Sequence[Box]) -> bool:
    """Whether something is drawn within the box: its words are a chart's or a diagram's."""
    return any(is_inside(sketch, box) for sketch in sketches)


def words_within(box: Box, words: Sequence[Word]) -> list[Word]:
    """The words whose middles lie in the box or at its very edge."""
    left, right = 2 * (box.x0 - 2), 2 * (box.x1 + 2)
    top, bottom = 2 * (box.y0 - 2), 2 * (box.y1 + 2)
    return [word for word in words if top <= word.y0 + word.y1 <= bottom and left <= word.x0 + word.x1 <= right]


def table_grid(
    frame: Frame, words: Sequence[Word], fills: Sequence[Fill], opens_page: bool, frames: Sequence[Box]
) -> Grid | Zone | None:
    """The grid of a table in a frame that holds ``words``, or its place; None if it holds no table."""
    if not words:
        return None
    grid = shifted_grid(frame, words)
    if grid is not None and _is_table(grid):
        return grid
    grid = frame_grid(frame, words)
    if grid is None or grid.columns < 2 or grid.rows < 1 or _is_coarse(grid):
        return None
    if _is_table(grid):
        zone = stacked_zone(grid, fills)
        inner = zone is not None and any(_encloses(box, zone.box) for box in frames if box != frame.box)
        return zone if zone is not None and not inner else refined(without_empty(grid), fills)
    return grid if opens_page and is_rest_of_row(grid) else None


def _is_coarse(grid: Grid) -> bool:
    """Whether rulings only part groups of columns: beside a column of many lines stands a cell of as many.

    Each of these has the entries of several columns, aligned as in a table without rulings, and is read so.
    """
    if sum([len(cell.words) >= _MANY_LINES for cell in grid.cells]) < 2:
        return False
    for row in grid.matrix():
        cells = {id(cell): cell for cell in row if cell.words}.values()
        if len(cells) < 2 or any(cell.rows > 1 or len(cell.words) < _MANY_LINES for cell in cells):
            continue
        lines = [text_rows([word for word in cell.words if not is_leader(word)], _WIDE_GAP) for cell in cells]
        if min(map(len, lines)) < _MANY_LINES or max(map(len, lines)) > 1.2 * min(map(len, lines)):
            continue
        several = [sum(len(line.runs) > 1 for line in cell) >= 0.8 * len(cell) for cell in lines[1:]]
        if any(several):
            return True
    return False


def _is_table(grid: Grid) -> bool:
    """A table has texts side by side in most of its rows; a figure's frames and arrows have not."""
    held = grid.held
    if len(held) < 2:
        return False
    matrix = grid.matrix()
    if not any(len({id(cell) for cell in row if cell.words}) >= 2 for row in matrix) or _is_strewn(matrix):
        return False
    filled_columns = sum(any(row[c].words for row in matrix) for c in range(grid.columns))
    if filled_columns < 2:
        return False
    positions = grid.rows * grid.columns
    return len(held) / positions > 0.08 or len(held) > 30


def _is_strewn(matrix: Sequence[Sequence[GridCell]]) -> bool:
    """Whether most rows hold a single text, each in another column than most: the messages of a diagram."""
    rows = [list({id(cell): cell for cell in row if cell.words}.values()) for row in matrix]
    if len(rows[0]) == len(matrix[0]):  # names of columns
        return False
    single = [row[0].column for row in rows if len(row) == 1 and row[0].columns < len(matrix[0])]
    most = max(Counter(single).values(), default=0)
    return len(single) >= _STREWN * sum(map(bool, rows)) and len(set(single)) > 2 and most < _STREWN * len(single)


def _parted(grids: Sequence[Grid]) -> list[Grid]:
    """Tables within a cell of another one are tables of their own; others within one are parts of its drawing."""
    kept: list[Grid] = []
    for grid in sorted(grids, key=lambda g: -_area(g.box)):
        outer = next((other for other in kept if is_inside(grid.box, other.box)), None)
        if outer is None:
            kept.append(grid)
            continue
        cell = next((cell for cell in outer.cells if _encloses(cell.box, grid.box)), None)
        if cell is None or grid.rows < 2 or sum(bool(inner.words) for inner in grid.cells) < 4:
            continue
        own = _ids(inner.words for inner in grid.cells)
        words = [word for other in outer.cells for word in other.words if id(word) not in own]
        kept[kept.index(outer)] = filled(outer, words)
        kept.append(grid)
    return kept


def _encloses(box: Box, other: Box) -> bool:
    near = 3.0
    return (
        box.x0 - near <= other.x0
        and box.y0 - near <= other.y0
        and other.x1 <= box.x1 + near
        and other.y1 <= box.y1 + near
    )


def _area(box: Box) -> float:
    return (box.x1 - box.x0) * (box.y1 - box.y0)
