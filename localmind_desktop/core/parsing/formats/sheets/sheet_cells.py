"""From the cells of a sheet to its tables, which empty rows and columns part, and its lines of text. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.heading_rows import header_rows

_DEEPEST = 40  # cuts within one another
_LOOKED_AT = 60  # rows for a header
_FEWEST = 2  # columns and rows of a table
_FEWEST_NAMED = 3  # columns of a table whose first row is taken for its header without being set off
_LONGEST_NAME = 60  # characters of a column's name there
_DEEPEST_HEADER = 5  # rows down to the one that names the columns
_TITLES = 2  # cells of a row above that, which is a title of the table
_UNSHADED = 0.97  # brightness from which a ground counts as white
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


Position: TypeAlias = tuple[int, int]
Cells: TypeAlias = Mapping[Position, SheetCell]
Spans: TypeAlias = Mapping[Position, Area]
Part: TypeAlias = tuple[Area, list[Position]]
"""An area and the cells in it that hold something."""


def shade_of(red: int, green: int, blue: int) -> float:
    """How bright a ground is to the eye, from 0 to 1, of its colour's parts from 0 to 255 (ITU-R BT.601)."""
    brightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    return 1.0 if brightness > _UNSHADED else brightness


def content_of_sheet(
    cells: Cells, merged: Sequence[Area] = (), stated: Sequence[tuple[Area, int]] = (), *, is_list: bool = False
) -> Iterator[Content]:
    """Tables and lines of text from top to bottom.

    ``cells`` are those with text, by row and column; ``merged`` the merged ones, ``stated`` the areas that the file
    says are tables, with the number of their header rows. ``is_list``: the file is of a kind that holds records, not
    forms, so that two columns are enough for names over them.
    """
    left = dict(cells)
    tables: list[tuple[Area, int]] = []
    for area, header in stated:
        within = _within(area, left)
        if within:
            tables.append((area, header))
            for at in within:
                del left[at]
    spans = {(area.top, area.left): area for area in merged if (area.top, area.left) in left}
    parts = _joined(_parts(left, spans), left, spans)
    found = sorted(
        [*((area, header, None) for area, header in tables), *((area, None, at) for area, at in parts)],
        key=itemgetter(0),
    )
    for area, rows, held in found:
        if rows is not None:
            yield _table(area, cells, {(each.top, each.left): each for each in merged}, rows)
        elif held is not None:
            yield from _content(area, sorted(held), left, spans, 2 if is_list else _FEWEST_NAMED)


def _within(area: Area, cells: Cells) -> list[Position]:
    """The positions of ``cells`` in ``area``, by way of the fewer of both."""
    if (area.bottom - area.top + 1) * (area.right - area.left + 1) > len(cells):
        return [at for at in cells if area.holds(*at)]
    rows, columns = range(area.top, area.bottom + 1), range(area.left, area.right + 1)
    return [(row, column) for row in rows for column in columns if (row, column) in cells]


# ------------------------------------------------------------------------------------- areas


def _parts(cells: Cells, spans: Spans) -> list[Part]:
    """Cut along empty rows and columns, again and again: recursive XY-cut (Nagy and Seth, 1984)."""
    boxes = [(spans.get(at, Area(*at, *at)), at) for at in cells]
    return list(_cut(boxes, by_rows=True, depth=0, stuck=False)) if boxes else []


def _cut(boxes: list[tuple[Area, Position]], by_rows: bool, depth: int, stuck: bool) -> Iterator[Part]:
    low, high = (0, 2) if by_rows else (1, 3)
    boxes.sort(key=lambda box: (box[0][low], box[0][high]))
    parts: list[list[tuple[Area, Position]]] = []
    end = -1
    for box in boxes:
        if not parts or box[0][low] > end + 1:
            parts.append([])
        parts[-1].append(box)
        end = max(end, box[0][high])
    if (len(parts) == 1 and stuck) or depth > _DEEPEST:
        areas = [area for area, _ in boxes]
        around = Area(
            min(area.top for area in areas),
            min(area.left for area in areas),
            max(area.bottom for area in areas),
            max(area.right for area in areas),
        )
        yield around, [at for _, at in boxes]
        return
    for part in parts:
        yield from _cut(part, not by_rows, depth + 1, stuck=len(parts) == 1)


def _joined(parts: list[Part], cells: Cells, spans: Spans) -> list[Part]:
    """Areas below each other are one table where the upper has a header, and the lower none and no other columns."""
    result: list[Part] = []
    ending: dict[int, list[int]] = {}  # by their last row
    for area, held in sorted(parts):
        above = next(
            (n for n in ending.get(area.top - 2, ()) if _reaches_over(result[n][0], area)),
            None,
        )
        if above is not None and _goes_on(result[above][0], area, cells, spans):
            upper, positions = result[above]
            ending[upper.bottom].remove(above)
            result[above] = Area(upper.top, upper.left, area.bottom, upper.right), [*positions, *held]
        else:
            above = len(result)
            result.append((area, held))
        ending.setdefault(area.bottom, []).append(above)
    return result


def _reaches_over(above: Area, below: Area) -> bool:
    return above.left <= below.left and below.right <= above.right


def _goes_on(above: Area, below: Area, cells: Cells, spans: Spans) -> bool:
    if above.right - above.left + 1 < _FEWEST or below.right == below.left:
        return False
    if any(_is_sparse(area, len(_within(area, cells))) for area in (above, below)):
        return False
    upper, lower = (_table(_top_of(area), cells, spans, None) for area in (above, below))
    return bool(header_rows(upper)) and not header_rows(lower)


def _top_of(area: Area) -> Area:
    """As much of it as tells whether it has a header."""
    return area._replace(bottom=min(area.bottom, area.top + _LOOKED_AT))


def _is_sparse(area: Area, held: int) -> bool:
    return (area.bottom - area.top + 1) * (area.right - area.left + 1) > _EMPTIEST * held


# ------------------------------------------------------------------------------------- content


def _content(
    area: Area, within: Sequence[Position], cells: Cells, spans: Spans, fewest_named: int
) -> Iterator[Content]:
    """A table with the lines above and below it that fill one cell only, or lines alone."""
    if _is_sparse(area, len(within)):
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
    table = Area(area.top + first, area.left, area.top + last - 1, area.right)
    named = _named_row(table, cells, spans) if area.right - area.left + 1 >= fewest_named else None
    if named and all(2 * len(row) < area.right - area.left + 1 and len(row) <= _TITLES for row in rows[first:][:named]):
        first, table, named = first + named, table._replace(top=table.top + named), 0
    yield from _lines(rows[:first])
    yield _headed(_table(table, cells, spans, None), named)
    yield from _lines(rows[last:])


def _named_row(area: Area, cells: Cells, spans: Spans) -> int | None:
    """The first of the upper rows, from 0, that names all columns, differently and by no figure; None if none does."""
    for row in range(area.top, min(area.top + _DEEPEST_HEADER, area.bottom)):
        places = [(row, column) for column in range(area.left, area.right + 1)]
        names = [cells[at].text for at in places if at in cells and at not in spans]
        if len(set(names)) == len(places) and not any(is_numeric(name) or len(name) > _LONGEST_NAME for name in names):
            return row - area.top
    return None


def _headed(table: FlowTable, named: int | None) -> FlowTable:
    """The table with its header down to the row ``named``, where its look does not show another one."""
    if named is None or header_rows(table):
        return table
    return replace(table, header_rows=named + 1)


def _lines(rows: Sequence[Sequence[SheetCell]]) -> Iterator[Content]:
    for row in rows:
        if row:
            text = "   ".join(cell.text for cell in row)
            heading = len(row) == 1 and row[0].bold and "\n" not in text
            yield FlowText(text, BlockKind.HEADING, 2) if heading else FlowText(text)


def _table(area: Area, cells: Cells, spans: Spans, header: int | None) -> FlowTable:
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
