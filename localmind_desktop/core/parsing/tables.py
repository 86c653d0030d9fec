"""The tables of one page, as fragments. Pure: from the page's ink, nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from localmind_desktop.core.model import Box, Cell, Fragment, Place, Row, enclosing
from localmind_desktop.core.parsing.check.self_check import cut_off, fragment_confidence, self_check
from localmind_desktop.core.parsing.content.ink import Fill, PageInk, Stroke, Word, words_text
from localmind_desktop.core.parsing.content.leaders import is_leader
from localmind_desktop.core.parsing.header.rows import (
    GROUP_HEADER,
    HeaderRows,
    band_text,
    find_header,
    first_column_look,
    header_boxes,
    header_texts,
    is_alone,
    own_part,
)
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, dropped, filled, frame_grid, is_diagram
from localmind_desktop.core.parsing.lattice.outside import with_labels
from localmind_desktop.core.parsing.lattice.refine import refined
from localmind_desktop.core.parsing.lattice.rulings import Frame, frames, rulings
from localmind_desktop.core.parsing.lattice.stacked import is_stacked
from localmind_desktop.core.parsing.lattice.strips import shifted_grid
from localmind_desktop.core.parsing.lattice.tiles import is_whole, tile_frames
from localmind_desktop.core.parsing.layout.reading_order import between_rules, pieces_of, regions
from localmind_desktop.core.parsing.stream.beside import parted
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.unruled import find_aligned
from localmind_desktop.core.parsing.stream.zone_tables import table_in
from localmind_desktop.core.parsing.stream.zones import Zone, zones

_MANY_LINES = 10  # in one cell
_WIDE_GAP = 1.0  # times the type size: between the entries of two columns
_FEW_CELLS = 12  # a frame with so few may be part of a drawing
_LABEL_GAP = 12.0  # points between a diagram and its labels
_SAME_HEIGHT = 12.0  # points between the tops of tables side by side
_STREWN = 0.6  # share of the rows with a single text, of which no more stand in one column
_PAGE_TOP = 0.2  # share of the page's height: a table that begins there may go on from the page before


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A fragment, the words that it holds, and words inside its box that are notes and belong to the running text."""

    fragment: Fragment
    words: tuple[Word, ...]
    notes: tuple[tuple[Word, ...], ...] = ()


def find_tables(ink: PageInk, furniture: frozenset[Word] = frozenset()) -> list[FoundTable]:
    """The tables on a page, top to bottom. Captions, sections and places on the page are filled in later."""
    horizontal, vertical = rulings(ink.horizontal), rulings(ink.vertical)
    ruled_frames, loose = frames(horizontal, vertical)
    upright: list[Stroke] = []  # of frames that are no grids
    grids: list[Grid] = []
    diagrams = [frame.box for frame in ruled_frames if is_diagram(frame)]
    text = _without(ink.words, set(map(id, furniture)))
    for frame in ruled_frames:
        if frame.box in diagrams:
            continue
        grid = _grid_of(frame, ink)
        if grid is None:
            loose += frame.horizontal
            upright += frame.vertical
        else:
            grids.append(grid)
    unruled = [fill for fill in ink.fills if not any(_inside(fill.box, grid.box) for grid in grids)]
    shaded = (_grid_of(frame, ink) for frame in tile_frames(unruled))
    grids += [grid for grid in shaded if grid is not None and is_whole(grid)]
    taken = _ids(cell.words for grid in grids for cell in grid.cells)
    free = _without(text, taken)
    grids = _parted([with_labels(grid, free) for grid in grids])
    held = _ids(cell.words for grid in grids for cell in grid.cells)
    found = [table for grid in grids if (table := fragment_of(grid, ink, held)) is not None]
    taken = _ids([*(_held(box, ink.words) for box in diagrams), *(table.words for table in found)])
    free = _without(text, taken)
    boxes = [table.fragment.box for table in found]
    fills = [fill for fill in unruled if not any(_inside(fill.box, box) for box in boxes)]
    aligned = _aligned_tables(ink, free, loose, boxes, upright)
    aligned = _with_zones(aligned, zones(free, loose, fills, upright, ink.height), ink, loose, upright)
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


def _grid_of(frame: Frame, ink: PageInk) -> Grid | None:
    """The grid of a table in ``frame``; None if it is a part of a drawing or holds no table."""
    box = frame.box
    grid = _table_grid(frame, _held(box, ink.words), ink.fills, box.y0 < _PAGE_TOP * ink.height)
    few = grid is not None and grid.rows * grid.columns <= _FEW_CELLS
    return None if few and _is_sketched(box, ink.sketches) else grid


def _with_zones(
    tables: list[FoundTable], found: Sequence[Zone], ink: PageInk, rules: Sequence[Stroke], walls: Sequence[Stroke]
) -> list[FoundTable]:
    """The tables, and those of zones of which none of them holds a word."""
    for zone in found:
        own = set(map(id, zone.words))
        read = any(not own.isdisjoint(map(id, table.words)) for table in tables)
        if read or _is_sketched(zone.box, ink.sketches):
            continue
        aligned = table_in(zone, rules, ink.fills, walls)
        table = fragment_of(aligned.grid, ink, (), aligned.header_rows, aligned.titles) if aligned else None
        if table is not None and table.fragment.rows:
            tables = [*tables, table]
    return tables


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


def _missed(box: Box, ink: PageInk, held: Container[int]) -> list[Word]:
    """The words within the box that no table holds."""
    left, right = 2 * (box.x0 - 1), 2 * (box.x1 + 1)
    inside = [word for word in ink.between(box.y0, box.y1) if left <= word.x0 + word.x1 <= right]
    return [w for w in inside if id(w) not in held and id(w) not in ink.borrowed and not is_leader(w)]


def _touches(box: Box, diagram: Box) -> bool:
    """Whether aligned words go on into a diagram, as its labels."""
    level = min(box.y1, diagram.y1) - max(box.y0, diagram.y0) > 0.5 * (box.y1 - box.y0)
    return level and diagram.x0 - box.x1 < _LABEL_GAP and box.x0 - diagram.x1 < _LABEL_GAP


def _is_sketched(box: Box, sketches: Sequence[Box]) -> bool:
    """Whether something is drawn within the box: its words are a chart's or a diagram's."""
    return any(_inside(sketch, box) for sketch in sketches)


def _held(box: Box, words: Sequence[Word]) -> list[Word]:
    """The words whose middles lie in the box or at its very edge."""
    left, right = 2 * (box.x0 - 2), 2 * (box.x1 + 2)
    top, bottom = 2 * (box.y0 - 2), 2 * (box.y1 + 2)
    return [word for word in words if top <= word.y0 + word.y1 <= bottom and left <= word.x0 + word.x1 <= right]


def _table_grid(frame: Frame, words: Sequence[Word], fills: Sequence[Fill], opens_page: bool) -> Grid | None:
    if not words:
        return None
    grid = shifted_grid(frame, words)
    if grid is not None and _is_table(grid):
        return grid
    grid = frame_grid(frame, words)
    if grid is None or grid.columns < 2 or grid.rows < 1 or _is_coarse(grid):
        return None
    if _is_table(grid):
        return None if is_stacked(grid, fills) else refined(_without_empty(grid), fills)
    return grid if opens_page and _is_rest_of_row(grid) else None


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


def _is_rest_of_row(grid: Grid) -> bool:
    """The rest of a row that the page break cut: ruled columns, one of them with text."""
    few = grid.rows <= 3 and 2 <= grid.columns <= 12 and len(grid.cells) == grid.rows * grid.columns
    return few and len({cell.row for cell in grid.held}) == 1


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
        outer = next((other for other in kept if _inside(grid.box, other.box)), None)
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


def _inside(box: Box, other: Box) -> bool:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return other.x0 <= x <= other.x1 and other.y0 <= y <= other.y1


def fragment_of(
    grid: Grid, ink: PageInk, held: Container[int], header_rows: int = 0, titles: int = 0
) -> FoundTable | None:
    """The fragment that a filled grid makes; ``held`` are the ids of the words that some table of the page holds.

    Of the ``header_rows``, where they are known, the first ``titles`` name the table.
    """
    if not _is_rest_of_row(grid):
        grid = _without_empty(grid)
    if grid.columns < 2 or grid.rows < 1:
        return None
    fills = [fill for fill in ink.fills if _inside(fill.box, grid.box) or _inside(grid.box, fill.box)]
    header = HeaderRows(titles, header_rows) if header_rows else find_header(grid, fills)
    if ink.borrowed:
        grid, header = own_part(grid, header, ink.borrowed)
        if not grid.held:
            return None
    matrix = grid.matrix()
    rows, notes = body_rows(matrix, header, fills, ink.number, grid.ruled)
    headers = header_texts(matrix, header) if header else ("",) * grid.columns
    if any(len(row.cells) > grid.columns for row in rows):
        headers = (*headers, GROUP_HEADER)
    title = " ".join(dict.fromkeys(row[0].text for row in matrix[: header.first]))
    words = tuple(chain.from_iterable([cell.words for cell in grid.held]))
    named = {id(cell): cell.text for row in matrix[: header.end] for cell in row}
    others = [*named.values(), *(words_text(note) for note in notes)]
    missed = [*_missed(grid.box, ink, held or set(map(id, words))), *cut_off(ink, grid)]
    check = self_check([*words, *_once(missed)] if missed else words, rows, others)
    fragment = Fragment(
        box=grid.box,
        headers=headers,
        header_boxes=header_boxes(matrix, header, grid.ruled),
        has_header=bool(header),
        rows=tuple(rows),
        column_edges=grid.xs,
        caption=title,
        section="",
        opens_page=False,
        closes_page=False,
        confidence=fragment_confidence(check, grid, header.end),
    )
    return FoundTable(fragment, words, notes)


def _once(words: Iterable[Word]) -> Iterable[Word]:
    return {id(word): word for word in words}.values()


def _without_empty(grid: Grid) -> Grid:
    """Rows and columns without any text go, as long as they are no column of the body with a header."""
    held = grid.held
    rows = set(range(grid.rows)).difference([cell.row for cell in held])
    columns = set(range(grid.columns)).difference([cell.column for cell in held])
    if not rows and not columns:
        return grid
    for cell in [cell for cell in held if cell.rows > 1 or cell.columns > 1]:
        rows.difference_update(range(cell.row + 1, cell.row + cell.rows))
        columns.difference_update(range(cell.column + 1, cell.column + cell.columns))
    # one in which no cell begins only ever repeats its neighbour
    rows |= set(range(1, grid.rows)) - {cell.row for cell in grid.cells}
    columns |= set(range(1, grid.columns)) - {cell.column for cell in grid.cells}
    return dropped(grid, rows, columns) if rows or columns else grid


def body_rows(
    matrix: list[list[GridCell]], header: HeaderRows, fills: Sequence[Fill], page: int, ruled: bool
) -> tuple[list[Row], tuple[tuple[Word, ...], ...]]:
    alone = [row for row in matrix[header.end :] if is_alone(row)]  # only these may be bands
    lone = set(map(id, alone))
    body = first_column_look(matrix, header, fills) if alone else None
    rows: list[tuple[list[GridCell], GridCell | None]] = []
    notes: list[tuple[Word, ...]] = []
    bands: list[GridCell] = []
    last = next((r for r in range(len(matrix) - 1, -1, -1) if any(c.words for c in matrix[r])), -1)
    for number in range(header.end, len(matrix)):
        row = matrix[number]
        text = band_text(row, fills, body) if id(row) in lone else ""
        whole = row[-1] is row[0]
        if whole and (number == last or not text):
            if row[0].words:
                notes.append(row[0].words)
        elif text:
            bands.append(row[0])
        else:
            rows.append((row, bands[-1] if bands else None))
    rows = _within_reach(rows) if bands else rows
    groups = {id(group) for _, group in rows}
    notes += [band.words for band in bands if id(band) not in groups]  # bands without rows
    banded = any(group is not None for _, group in rows)
    result = []
    for row, group in rows:
        cells = tuple([cell.framed if ruled else cell.printed for cell in row])
        if banded:
            cells = (*cells, Cell(group.text, group.box) if group else Cell(""))
        level = next((cell.box for cell in row if cell.rows == 1), None) or enclosing([cell.box for cell in row])
        box = tuple.__new__(Box, (row[0].box.x0, level.y0, row[-1].box.x1, level.y1))
        result.append(tuple.__new__(Row, (cells, Place(page, box))))
    return result, tuple(notes)


def _within_reach(rows: list[tuple[list[GridCell], GridCell | None]]) -> list[tuple[list[GridCell], GridCell | None]]:
    """Where the rows below a band are indented, the band ends with the first row that is not."""
    result = []
    indented: dict[int, bool] = {}
    ended: set[int] = set()
    for row, band in rows:
        if band is not None and band.words and row[0].words:
            deeper = row[0].words[0].x0 > band.words[0].x0 + 2.5
            if not indented.setdefault(id(band), deeper):
                pass
            elif not deeper:
                ended.add(id(band))
        result.append((row, None if band is not None and id(band) in ended else band))
    return result


def placed(table: FoundTable, **changes: object) -> FoundTable:
    """The table with changed fields of its fragment."""
    return replace(table, fragment=replace(table.fragment, **changes))  # type: ignore[arg-type]
