"""The fragment that a filled grid makes: its header, its rows under their bands, and how sure it is. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from localmind_desktop.core.model import Box, Cell, Fragment, Place, Row, enclosing
from localmind_desktop.core.parsing.check.self_check import cut_off, fragment_confidence, self_check
from localmind_desktop.core.parsing.content.ink import Fill, PageInk, Word, words_text
from localmind_desktop.core.parsing.content.leaders import is_leader
from localmind_desktop.core.parsing.header.choice import Parting
from localmind_desktop.core.parsing.header.rows import (
    GROUP_HEADER,
    band_text,
    find_header,
    first_column_look,
    header_boxes,
    header_texts,
    is_alone,
    own_part,
)
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, dropped


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A fragment, the words that it holds, and words inside its box that are notes and belong to the running text."""

    fragment: Fragment
    words: tuple[Word, ...]
    notes: tuple[tuple[Word, ...], ...] = ()


def fragment_of(
    grid: Grid, ink: PageInk, held: Container[int], header_rows: int = 0, titles: int = 0
) -> FoundTable | None:
    """The fragment that a filled grid makes; ``held`` are the ids of the words that some table of the page holds.

    Of the ``header_rows``, where they are known, the first ``titles`` name the table.
    """
    if not is_rest_of_row(grid):
        grid = without_empty(grid)
    if grid.columns < 2 or grid.rows < 1:
        return None
    fills = [fill for fill in ink.fills if is_inside(fill.box, grid.box) or is_inside(grid.box, fill.box)]
    header = Parting(titles, header_rows) if header_rows else find_header(grid, fills)
    if ink.borrowed:
        grid, header = own_part(grid, header, ink.borrowed)
        if not grid.held:
            return None
    matrix = grid.matrix()
    rows, notes, open_band = body_rows(matrix, header, fills, ink.number, grid.ruled)
    headers = header_texts(matrix, header, grid.ruled) if header else ("",) * grid.columns
    if any(len(row.cells) > grid.columns for row in rows):
        headers = (*headers, GROUP_HEADER)
    title = " ".join(dict.fromkeys(row[0].text for row in matrix[: header.titles]))
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
        open_band=open_band,
    )
    return FoundTable(fragment, words, notes)


def _once(words: Iterable[Word]) -> Iterable[Word]:
    return {id(word): word for word in words}.values()


def without_empty(grid: Grid) -> Grid:
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
    matrix: list[list[GridCell]], header: Parting, fills: Sequence[Fill], page: int, ruled: bool
) -> tuple[list[Row], tuple[tuple[Word, ...], ...], str]:
    """The rows below the header, what is no row, and the band at the end, if there is one, that has no rows here."""
    alone = [row for row in matrix[header.end :] if is_alone(row)]  # only these may be bands
    lone = set(map(id, alone))
    body = first_column_look(matrix, header, fills) if alone else None
    rows: list[tuple[list[GridCell], GridCell | None]] = []
    notes: list[tuple[Word, ...]] = []
    bands: list[GridCell] = []
    open_band = ""
    last = next((r for r in range(len(matrix) - 1, -1, -1) if any(c.words for c in matrix[r])), -1)
    for number in range(header.end, len(matrix)):
        row = matrix[number]
        text = band_text(row, fills, body) if id(row) in lone else ""
        whole = row[-1] is row[0]
        if whole and (number == last or not text):
            if row[0].words:
                notes.append(row[0].words)
                open_band = text if bands and _is_alike(row[0], bands[-1]) else ""
        elif text:
            bands.append(row[0])
            open_band = text
        else:
            rows.append((row, bands[-1] if bands else None))
            open_band = ""
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
    return result, tuple(notes), open_band


def _is_alike(band: GridCell, other: GridCell) -> bool:
    first, second = band.words[0], other.words[0]
    return first.bold == second.bold and first.size == second.size


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


def is_rest_of_row(grid: Grid) -> bool:
    """The rest of a row that the page break cut: ruled columns, one of them with text."""
    few = grid.rows <= 3 and 2 <= grid.columns <= 12 and len(grid.cells) == grid.rows * grid.columns
    return few and len({cell.row for cell in grid.held}) == 1


def is_inside(box: Box, other: Box) -> bool:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return other.x0 <= x <= other.x1 and other.y0 <= y <= other.y1


def _missed(box: Box, ink: PageInk, held: Container[int]) -> list[Word]:
    """The words within the box that no table holds."""
    left, right = 2 * (box.x0 - 1), 2 * (box.x1 + 1)
    inside = [word for word in ink.between(box.y0, box.y1) if left <= word.x0 + word.x1 <= right]
    return [w for w in inside if id(w) not in held and id(w) not in ink.borrowed and not is_leader(w)]


def placed(table: FoundTable, **changes: object) -> FoundTable:
    """The table with changed fields of its fragment."""
    return replace(table, fragment=replace(table.fragment, **changes))  # type: ignore[arg-type]
