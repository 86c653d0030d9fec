"""From the cells of a sheet to its tables, which empty rows and columns part, and its lines of text. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.figures import is_numeric
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.heading_rows import header_rows

_DEEPEST = 40  # cuts within one another
_FEWEST = 2  # columns and rows of a table
_FEWEST_NAMED = 3  # columns of a table whose first row is taken for its header without being set off
_LONGEST_NAME = 60  # characters of a column's name there
_EMPTIEST = 60  # positions of a table for each cell with text; what is emptier is no table


class SheetCell(NamedTuple):
    """What a cell shows and how it looks."""

    text: str
    bold: bool = False
    shade: float = 1.0


class Area(NamedTuple):
    """Rows and columns (from 1) from the first to the last."""

    top: int
    left: int
    bottom: int
    right: int

    def holds(self, row: int, column: int) -> bool:
        return self.top <= row <= self.bottom and self.left <= column <= self.right


Cells: TypeAlias = Mapping[tuple[int, int], SheetCell]


def content_of_sheet(
    cells: Cells, merged: Sequence[Area] = (), stated: Sequence[tuple[Area, int]] = (), *, is_list: bool = False
) -> Iterator[Content]:
    """Tables and lines of text from top to bottom.

    ``cells`` are those with text, by row and column; ``merged`` the merged ones, ``stated`` the areas that the file
    says are tables, with the number of their header rows. ``is_list``: the file is of a kind that holds records, not
    forms, so that two columns are enough for names over them.
    """
    left = dict(cells)
    found: list[tuple[Area, int | None]] = []
    for area, header in stated:
        if any(area.holds(*at) for at in left):
            found.append((area, header))
            left = {at: cell for at, cell in left.items() if not area.holds(*at)}
    spans = {(area.top, area.left): area for area in merged if (area.top, area.left) in left}
    found += [(area, None) for area in _joined(_areas(left, spans), left, spans)]
    for area, rows in sorted(found):
        for item in _content(area, cells, spans, rows):
            yield _with_header(item, 2 if is_list else _FEWEST_NAMED) if isinstance(item, FlowTable) else item


# ------------------------------------------------------------------------------------- areas


def _areas(cells: Cells, spans: Mapping[tuple[int, int], Area]) -> list[Area]:
    """Cut along empty rows and columns, again and again: recursive XY-cut (Nagy and Seth, 1984)."""
    boxes = [spans.get(at, Area(*at, *at)) for at in cells]
    return list(_cut(boxes, by_rows=True, depth=0, stuck=False)) if boxes else []


def _cut(boxes: list[Area], by_rows: bool, depth: int, stuck: bool) -> Iterator[Area]:
    low, high = (0, 2) if by_rows else (1, 3)
    boxes.sort(key=lambda box: (box[low], box[high]))
    parts: list[list[Area]] = []
    end = -1
    for box in boxes:
        if not parts or box[low] > end + 1:
            parts.append([])
        parts[-1].append(box)
        end = max(end, box[high])
    if (len(parts) == 1 and stuck) or depth > _DEEPEST:
        yield Area(
            min(box.top for box in boxes),
            min(box.left for box in boxes),
            max(box.bottom for box in boxes),
            max(box.right for box in boxes),
        )
        return
    for part in parts:
        yield from _cut(part, not by_rows, depth + 1, stuck=len(parts) == 1)


def _joined(areas: list[Area], cells: Cells, spans: Mapping[tuple[int, int], Area]) -> list[Area]:
    """Areas below each other are one table where the upper has a header, and the lower none and no other columns."""
    result: list[Area] = []
    for area in sorted(areas):
        above = next(
            (
                (number, other)
                for number, other in enumerate(result)
                if area.top - other.bottom == 2 and other.left <= area.left and area.right <= other.right
            ),
            None,
        )
        if above is not None and _goes_on(above[1], area, cells, spans):
            number, other = above
            result[number] = Area(other.top, other.left, area.bottom, other.right)
        else:
            result.append(area)
    return result


def _goes_on(above: Area, below: Area, cells: Cells, spans: Mapping[tuple[int, int], Area]) -> bool:
    if above.right - above.left + 1 < _FEWEST or below.right == below.left:
        return False
    upper, lower = _table(above, cells, spans, None), _table(below, cells, spans, None)
    return bool(header_rows(upper)) and not header_rows(lower)


def _with_header(table: FlowTable, fewest: int) -> FlowTable:
    """The table with its first row as header, where nothing shows one but that row can be nothing else.

    All columns are named there, differently and by no figure; ``fewest`` columns, as two may be keys and their values.
    """
    if table.header_rows is not None or table.columns < fewest or table.rows < _FEWEST or header_rows(table):
        return table
    names = [cell.text for cell in table.cells if cell.row == 0]
    plain = all(names) and not any(map(is_numeric, names)) and max(map(len, names)) <= _LONGEST_NAME
    whole = len(names) == table.columns == len(set(names))
    return replace(table, header_rows=1) if plain and whole else table


# ------------------------------------------------------------------------------------- content


def _content(area: Area, cells: Cells, spans: Mapping[tuple[int, int], Area], stated: int | None) -> Iterator[Content]:
    """A table with the lines above and below it that fill one cell only, or lines alone."""
    if stated is not None:
        yield _table(area, cells, spans, stated)
        return
    within = sorted(at for at in cells if area.holds(*at))
    if (area.bottom - area.top + 1) * (area.right - area.left + 1) > _EMPTIEST * len(within):
        yield from _lines([[cells[at] for at in row] for _, row in groupby(within, key=itemgetter(0))])
        return
    by_row = {row: [cells[at] for at in row_cells] for row, row_cells in groupby(within, key=itemgetter(0))}
    rows = [by_row.get(row, []) for row in range(area.top, area.bottom + 1)]
    first, last = 0, len(rows)
    while first < last and len(rows[first]) <= 1:
        first += 1
    while last > first and len(rows[last - 1]) <= 1:
        last -= 1
    if last - first < _FEWEST or area.right == area.left:
        yield from _lines(rows)
        return
    yield from _lines(rows[:first])
    yield _table(Area(area.top + first, area.left, area.top + last - 1, area.right), cells, spans, None)
    yield from _lines(rows[last:])


def _lines(rows: Sequence[Sequence[SheetCell]]) -> Iterator[Content]:
    for row in rows:
        if row:
            text = "   ".join(cell.text for cell in row)
            heading = len(row) == 1 and row[0].bold and "\n" not in text
            yield FlowText(text, BlockKind.HEADING, 2) if heading else FlowText(text)


def _table(area: Area, cells: Cells, spans: Mapping[tuple[int, int], Area], header: int | None) -> FlowTable:
    """The cells of an area; those of rows and columns that hold nothing are left out at its edges only."""
    placed: list[FlowCell] = []
    covered: set[tuple[int, int]] = set()
    for row in range(area.top, area.bottom + 1):
        for column in range(area.left, area.right + 1):
            if (row, column) in covered:
                continue
            cell = cells.get((row, column), SheetCell(""))
            span = spans.get((row, column), Area(row, column, row, column))
            high, wide = min(span.bottom, area.bottom) - row + 1, min(span.right, area.right) - column + 1
            if high > 1 or wide > 1:
                covered |= {(row + r, column + c) for r in range(high) for c in range(wide)}
            placed.append(FlowCell(cell.text, row - area.top, column - area.left, high, wide, cell.bold, cell.shade))
    return FlowTable(tuple(placed), header, corner=(area.top, area.left))
