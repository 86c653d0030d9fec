"""Tables as they are compared: whole, with their headers, one column for each. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from localmind_desktop.core.insight.compare.blocks import Content, Item, PlacedTable
from localmind_desktop.core.insight.compare.sections import Numbered, numbered
from localmind_desktop.core.insight.compare.wording import letters, plain, title_words, words
from localmind_desktop.core.model import BlockKind, Place, Table


class GridCell(NamedTuple):
    """``key`` is what is compared."""

    text: str
    key: str
    place: Place


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with as many headers as every row has cells. ``at`` is the block before it."""

    name: str
    caption: tuple[str, ...]
    named: Numbered
    headers: tuple[str, ...]
    rows: tuple[tuple[GridCell, ...], ...]
    row_places: tuple[Place, ...]
    header_places: tuple[Place, ...]
    at: int

    def column(self, number: int) -> list[str]:
        return [row[number].key for row in self.rows]


def grids_of(content: Content) -> list[Grid]:
    """The tables that hold any text below their headers."""
    grids = map(_grid, _whole(content))
    return [grid for grid in grids if any(cell.key for row in grid.rows for cell in row)]


def place_of(grid: Grid) -> tuple[Place, ...]:
    """Where a table begins."""
    return (grid.header_places or grid.row_places)[:1]


def _whole(content: Content) -> Iterator[PlacedTable]:
    """The tables, those in one that a reader told apart: alike in their columns, with no text between them."""
    texts = [item.at for item in content.items if _is_text(item)]
    parts: list[PlacedTable] = []
    for one in content.tables:
        headed = replace(one, table=_headed(one.table))
        if parts and not _goes_on(parts, headed, texts):
            yield _joined(parts)
            parts = []
        parts.append(headed)
    if parts:
        yield _joined(parts)


def _is_text(item: Item) -> bool:
    return item.block.kind is not BlockKind.CAPTION


def _headed(table: Table) -> Table:
    """With its first row as headers where none were recognised."""
    if any(header.strip() for header in table.headers) or len(table.rows) < 2:
        return table
    first, *rest = table.rows
    return replace(table, headers=first.texts, rows=tuple(rest), header_places=(first.place,))


def _goes_on(parts: Sequence[PlacedTable], one: PlacedTable, texts: Sequence[int]) -> bool:
    table, following = parts[0].table, one.table
    has_text_between = bisect_right(texts, parts[-1].at) < bisect_right(texts, one.at)
    if has_text_between or len(table.headers) != len(following.headers):
        return False
    alike = _folded(table.headers) == _folded(following.headers)
    return alike and (not following.caption or not table.caption or following.caption == table.caption)


def _joined(parts: Sequence[PlacedTable]) -> PlacedTable:
    first, tables = parts[0], [part.table for part in parts]
    if len(parts) == 1:
        return first
    table = replace(
        first.table,
        caption=next((table.caption for table in tables if table.caption), ""),
        rows=tuple(row for table in tables for row in table.rows),
        pages=tuple(page for table in tables for page in table.pages),
    )
    return replace(first, table=table)


def _folded(headers: Iterable[str]) -> list[str]:
    return [letters(title_words(header)) for header in headers]


def _says(table: Table, column: int) -> bool:
    """Whether a column holds anything."""
    return bool(table.headers[column].strip()) or any(row.cells[column].text.strip() for row in table.rows)


def _grid(one: PlacedTable) -> Grid:
    """Neighbouring columns under one header are one: cells of some rows are only drawn as wide as several columns."""
    table = one.table
    folded = _folded(table.headers)
    numbers = range(len(table.headers))
    groups = [list(group) for _, group in groupby(numbers, key=lambda number: folded[number] or str(number))]
    groups = [group for group in groups if any(_says(table, number) for number in group)]
    rows = []
    for row in table.rows:
        cells = []
        for group in groups:
            parts = [cell for cell in (row.cells[number] for number in group) if cell.text.strip()]
            text = plain(" ".join(dict.fromkeys(cell.text for cell in parts)))
            box = parts[0].box if parts and parts[0].box else row.place.box
            cells.append(GridCell(text, letters(words(text)), Place(row.place.page, box)))
        rows.append(tuple(cells))
    named = numbered(plain(table.caption), ())
    headers = tuple(plain(table.headers[group[0]]) for group in groups)
    return Grid(
        plain(table.name),
        title_words(named.title),
        named,
        headers,
        tuple(rows),
        tuple(row.place for row in table.rows),
        table.header_places,
        one.at,
    )
