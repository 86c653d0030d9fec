"""Tables as they are compared: whole, with their headers, one column for each. Pure."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from localmind_desktop.core.insight.compare.blocks import Content, Item, PlacedTable
from localmind_desktop.core.insight.compare.sections import Numbered, numbered
from localmind_desktop.core.insight.compare.wording import letters, plain, title_words, words
from localmind_desktop.core.model import LEVELS, BlockKind, Cell, Place, Row, Table

_DIGITS = re.compile(r"\d+")


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
        if parts and _is_cut(parts, headed, texts):
            headed = replace(headed, table=_unheaded(headed.table, parts[0].table))
        elif parts and not _goes_on(parts, headed, texts):
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


def _is_beside(parts: Sequence[PlacedTable], one: PlacedTable, texts: Sequence[int]) -> bool:
    """Whether a table is as wide as the one before it, with no text between."""
    has_text_between = bisect_right(texts, parts[-1].at) < bisect_right(texts, one.at)
    return not has_text_between and len(parts[0].table.headers) == len(one.table.headers)


def _is_cut(parts: Sequence[PlacedTable], one: PlacedTable, texts: Sequence[int]) -> bool:
    """Whether a page ended within a table, so that the next rows were taken for headers: they count on its rows."""
    last, following = parts[-1].table, one.table
    if not _is_beside(parts, one, texts) or following.pages[0] != last.pages[-1] + 1 or not last.rows:
        return False
    if last.caption and following.caption and last.caption != following.caption:
        return False
    labels = [row.texts[0].strip() for row in last.rows if row.texts[0].strip()]
    above, below = _DIGITS.sub("0", labels[-1] if labels else ""), _DIGITS.sub("0", following.headers[0].strip())
    return above == below and "0" in above


def _unheaded(table: Table, first: Table) -> Table:
    """A part of ``first`` with its headers as the rows that they are; each level of a header is one."""
    levels = [header.split(LEVELS) for header in table.headers]
    depth = max(map(len, levels))
    place = table.header_places[0] if table.header_places else table.rows[0].place
    texts = zip(*([""] * (depth - len(level)) + level for level in levels), strict=True)
    rows = tuple(Row(tuple(Cell(text) for text in row), place) for row in texts)
    return replace(table, headers=first.headers, rows=(*rows, *table.rows))


def _goes_on(parts: Sequence[PlacedTable], one: PlacedTable, texts: Sequence[int]) -> bool:
    table, following = parts[0].table, one.table
    if not _is_beside(parts, one, texts):
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


def _says(headers: Sequence[str], rows: Sequence[Sequence[str]], column: int) -> bool:
    """Whether a column holds anything that its neighbours do not: others are slices of merged cells."""
    return bool(headers[column].strip()) or any(_own(texts, column) for texts in rows)


def _own(texts: Sequence[str], column: int) -> bool:
    text = texts[column].strip()
    return bool(text) and text not in (other.strip() for other in _beside(texts, column, column))


def _beside(texts: Sequence[str], first: int, last: int) -> Sequence[str]:
    """The texts of the columns next to a group of them."""
    return (*texts[max(0, first - 1) : first], *texts[last + 1 : last + 2])


def _inside(texts: Sequence[str], group: Sequence[int], before: str) -> list[int]:
    """The columns under one header with the text of a row's cell there.

    Where rows are cut otherwise than the headers, cells reach over the edges of these: one that does so counts where it
    is widest, if nothing lies wholly within.
    """
    filled = [number for number in group if texts[number].strip()]
    if len(filled) < 2:
        return filled
    widths = Counter(texts[number] for number in filled)
    edges = _beside(texts, group[0], group[-1])
    whole = [number for number in filled if texts[number] not in edges]
    if len(widths) < 2 or len(whole) == len(filled):
        return filled
    if whole:
        return whole
    widest = max(widths, key=lambda text: (widths[text], plain(text) != before))
    return [number for number in filled if texts[number] == widest]


def _grid(one: PlacedTable) -> Grid:
    """Neighbouring columns under one header are one: cells of some rows are only drawn as wide as several columns."""
    table = one.table
    folded = _folded(table.headers)
    numbers = range(len(table.headers))
    groups = [list(group) for _, group in groupby(numbers, key=lambda number: folded[number] or str(number))]
    texts = [row.texts for row in table.rows]
    groups = [group for group in groups if any(_says(table.headers, texts, number) for number in group)]
    rows = []
    for row, said in zip(table.rows, texts, strict=True):
        cells: list[GridCell] = []
        for group in groups:
            before = cells[-1].text if cells else ""
            parts = [row.cells[number] for number in _inside(said, group, before)]
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
