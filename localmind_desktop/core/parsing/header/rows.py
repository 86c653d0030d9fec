"""Header rows, band rows and title rows of a grid. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from math import inf
from typing import NamedTuple

from localmind_desktop.core.model import LEVELS, Box
from localmind_desktop.core.model.reading import GROUP_HEADER as GROUP_HEADER
from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric
from localmind_desktop.core.parsing.content.ink import Fill
from localmind_desktop.core.parsing.header.strips import header_rows
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, dropped

_MOST_LEVELS = 3
_LONGEST_NAME = 120  # characters of a column's name
_LONGEST_GROUP = 60  # ... of a name in a header of several levels
_LONGEST_BAND = 120  # characters: a longer row over the whole width is a note
_BITS = re.compile(r"(\d{1,3})(?:\s?[:–-]\s?(\d{1,3}))?")
_FEWEST_BITS = 4

Matrix = list[list[GridCell]]


class Look(NamedTuple):
    """How a row or cell looks: shares of bold and italic words, shade of its ground, size of its type."""

    bold: float
    italic: float
    shade: float
    size: float


@dataclass(frozen=True, slots=True)
class HeaderRows:
    """The rows before ``first`` are titles, from ``first`` to before ``end`` the header."""

    first: int
    end: int

    def __bool__(self) -> bool:
        return self.end > self.first


_BOLD = Look(1.0, 0.0, 1.0, 0.0)


def look_of(cell: GridCell, fills: Sequence[Fill]) -> Look:
    shade = _shade(cell, fills) if fills else 1.0
    if len(cell.words) == 1:
        word = cell.words[0]
        return Look(float(word.bold), float(word.italic), shade, word.size)
    letters = bold = italic = 0
    size = 0.0
    for word in cell.words:
        count = len(word.text)
        letters += count
        bold += count * word.bold
        italic += count * word.italic
        size = max(size, word.size)
    return Look(bold / (letters or 1), italic / (letters or 1), shade, size)


def _shade(cell: GridCell, fills: Sequence[Fill]) -> float:
    """The brightness of the ground below a cell's first word."""
    x0, y0, x1, y1 = cell.words[0][:4] if cell.words else cell.box
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    shade = 1.0
    for (left, top, right, bottom), brightness in fills:
        if left <= x <= right and top <= y <= bottom:
            shade = brightness
    return shade


def find_header(grid: Grid, fills: Sequence[Fill]) -> HeaderRows:
    """Which rows at the top of ``grid`` are its header."""
    matrix = grid.matrix()
    first = 0
    while first < min(2, grid.rows - 1) and _is_full_width(matrix[first]):
        first += 1
    if first and not _plausible_below_title(matrix, first):
        first = 0
    if _counts(matrix[first]) and not any(_counts(row) for row in matrix[first + 1 :]):
        return HeaderRows(first, min(first + 1, grid.rows - 1))
    end = first + _levels_by_spans(matrix, first)
    marked = sum(grid.header_line is not None and y <= grid.header_line + 1 for y in grid.ys[1:])
    if first < marked <= first + _MOST_LEVELS and marked < grid.rows and _names_columns(matrix[marked - 1], _BOLD):
        return HeaderRows(first, marked)
    looks = [_row_look(row, fills) for row in matrix]
    body = _body_look(looks, end)
    distinct = [_stands_out(look, body) for look in looks]
    if grid.rows - first >= 2 and distinct[first] and _names_columns(matrix[first], looks[first]):
        while end < min(first + _MOST_LEVELS, grid.rows - 1) and distinct[end] and _goes_on(matrix, looks, end, first):
            end += 1
        if distinct[end - 1] or end - first > 1:
            return HeaderRows(first, max(end, first + 1))
    if end - first > 1 and grid.rows > end:
        return HeaderRows(first, end)
    # nothing plain tells: all that speaks for a header is weighed
    likely = header_rows(grid, fills, first) if _names_columns(matrix[first], looks[first]) else 0
    return HeaderRows(first, first + likely)


def _counts(row: Sequence[GridCell]) -> bool:
    """Whether a row counts the bits of what stands below: 7 6 5 …, or 31:24 23:16 …"""
    cells = list({id(cell): cell for cell in row if cell.words}.values())
    matches = [_BITS.fullmatch(cell.text) for cell in cells]
    named = matches[:1] == [None]  # a first cell may say what is counted
    found = [(int(match[1]), int(match[2] or match[1])) for match in matches if match]
    if len(found) < max(_FEWEST_BITS, len(cells) - named) or sum(cell.columns for cell in cells) < len(row) - 1:
        return False
    steps = {below[0] - above[1] for above, below in pairwise(found)}
    return steps in ({-1}, {1})


def _is_figures(row: Sequence[GridCell]) -> bool:
    cells = [cell for cell in row[1:] if cell.words]
    return len(cells) > 0 and sum(is_figure(cell.text) for cell in cells) > 0.5 * len(cells)


def _is_full_width(row: Sequence[GridCell]) -> bool:
    return len(row) > 1 and bool(row[0].words) and row[-1] is row[0]


def _plausible_below_title(matrix: Matrix, first: int) -> bool:
    return first < len(matrix) and sum(bool(cell.words) for cell in matrix[first]) >= 2


def _levels_by_spans(matrix: Matrix, first: int) -> int:
    """How many header rows merged cells ask for: a cell over several columns has its columns below it."""
    levels = 1
    row = first
    while row < len(matrix) - 1 and levels < _MOST_LEVELS:
        group = [cell for cell in matrix[row] if cell.columns > 1 and cell.words and cell.columns < len(matrix[row])]
        below = matrix[row + 1]
        splits = any(
            len({id(below[c]) for c in range(cell.column, cell.column + cell.columns)}) > 1
            and all(
                not is_figure(below[c].text) or len(below[c].text) < 3
                for c in range(cell.column, cell.column + cell.columns)
            )
            and any(below[c].words for c in range(cell.column, cell.column + cell.columns))
            for cell in group
            if cell.row + cell.rows == row + 1
        )
        if not splits:
            break
        levels += 1
        row += 1
    if levels > 1 and not (_header_deep_enough(matrix, first, levels) and _are_names(matrix[first : first + levels])):
        return 1
    return levels


def _header_deep_enough(matrix: Matrix, first: int, levels: int) -> bool:
    """Columns without a group reach down to the last header row, or are empty there, or all columns have a group."""
    last = matrix[first + levels - 1]
    for column, cell in enumerate(last):
        top = matrix[first][column]
        grouped = top.columns > 1
        if not grouped and cell is not top and cell.words and top.words and is_figure(cell.text):
            return False
    return True


def _are_names(rows: Matrix) -> bool:
    """Whether groups and what stands below them are names, and no keys with their values."""
    grouped = {cell.column + n for cell in rows[0] if cell.columns > 1 for n in range(cell.columns)}
    texts = [row[column].text for row in rows for column in grouped]
    return all(len(text) <= _LONGEST_GROUP and ":" not in text and "：" not in text for text in texts)


def _row_look(row: Sequence[GridCell], fills: Sequence[Fill]) -> Look | None:
    cells = {id(cell): cell for cell in row if cell.words}
    looks = [look_of(cell, fills) for cell in cells.values()]
    if not looks:
        return None
    count = len(looks)
    return Look(
        sum([look.bold > 0.6 for look in looks]) / count,
        sum([look.italic > 0.6 for look in looks]) / count,
        sorted([look.shade for look in looks])[count // 2],
        sorted([look.size for look in looks])[count // 2],
    )


def _body_look(looks: Sequence[Look | None], start: int) -> Look | None:
    body = [look for look in looks[max(start, 1) :] if look is not None]
    if not body:
        return None
    middle = len(body) // 2
    return Look(
        sorted(look.bold for look in body)[middle],
        sorted(look.italic for look in body)[middle],
        sorted(look.shade for look in body)[len(body) // 4],
        sorted(look.size for look in body)[middle],
    )


def _stands_out(look: Look | None, body: Look | None) -> bool:
    if look is None or body is None:
        return False
    return (
        look.bold - body.bold >= 0.5
        or body.shade - look.shade >= 0.03
        or look.italic - body.italic >= 0.6
        or look.size > body.size * 1.15
    )


def _names_columns(row: Sequence[GridCell], look: Look | None) -> bool:
    """Whether a row that stands out can be a header: short names, no figures, in most columns."""
    cells = list({id(cell): cell for cell in row if cell.words}.values())
    if look is None or _is_figures(row) or any(len(cell.text) > _LONGEST_NAME for cell in cells):
        return False
    if len(cells) == 1 and len(row) == 2:
        return row[1] is cells[0] and (look.bold > 0.5 or look.shade < 0.97)
    return len(cells) >= 2 and sum(cell.columns for cell in cells) >= 0.5 * len(row)


def _goes_on(matrix: Matrix, looks: Sequence[Look | None], row: int, first: int) -> bool:
    """Whether ``row`` is a further level of the header and no band and no emphasised first row."""
    here, above = looks[row], looks[first]
    if here is None or above is None or _is_full_width(matrix[row]):
        return False
    if sum(bool(cell.words) for cell in matrix[row]) < 2 and len(matrix[row]) > 2:
        return False
    alike = abs(here.shade - above.shade) < 0.03 and abs(here.bold - above.bold) < 0.5
    numeric = sum(is_numeric(cell.text) for cell in matrix[row] if cell.words)
    return alike and numeric <= 0.3 * len(matrix[row])


def reads_like_header(texts: Sequence[Sequence[str]]) -> bool:
    """Whether the first row names the columns, judged by words alone.

    All columns named, shortly, differently, without figures, over a body that has more.
    """
    if len(texts) < 2 or len(texts[0]) < 2:
        return False
    first, body = texts[0], texts[1:]
    names = [name for name, _ in groupby(first)]  # a name over two columns stands in both
    if not all(first) or len(names) < 2 or len(set(names)) < len(names):
        return False
    if any(is_numeric(text) or len(text) > 40 or text.endswith((":", "：")) for text in first):
        return False
    for column, name in enumerate(first):
        values = [row[column] for row in body if row[column]]
        if not values:
            continue
        numeric = sum(is_numeric(value) for value in values) / len(values)
        longer = sum(len(value) > 2 * len(name) for value in values) / len(values)
        coded = sum(any(ch.isdigit() or ch == "_" for ch in value) for value in values) / len(values)
        plain = not any(ch.isdigit() or ch == "_" for ch in name)
        if numeric >= 0.6 or (len(names) == len(first) and (longer >= 0.8 or (coded >= 0.6 and plain))):
            return True
    return False


def own_part(grid: Grid, header: HeaderRows, borrowed: frozenset[int]) -> tuple[Grid, HeaderRows]:
    """The grid without borrowed words and the rows beyond its own ones; a header among these is none of this page."""
    cells = [
        cell._replace(words=tuple([word for word in cell.words if id(word) not in borrowed])) if cell.words else cell
        for cell in grid.cells
    ]
    grid = replace(grid, cells=tuple(cells))
    top = min([word.y0 for cell in grid.held for word in cell.words], default=inf)
    bottom = max([word.y1 for cell in grid.held for word in cell.words], default=-inf)
    gone = {row for row, (y0, y1) in enumerate(pairwise(grid.ys)) if y1 <= top + 1 or y0 >= bottom - 1}
    if not gone:
        return grid, header
    if header and not gone.isdisjoint(range(header.first, header.end)):
        header = HeaderRows(0, 0)
    return dropped(grid, gone, set()), header


def header_texts(matrix: Matrix, header: HeaderRows, ruled: bool) -> tuple[str, ...]:
    """Per column its levels from top to bottom, joined, without repetition.

    What stands over one column alone is no level where no rule parts it from the name below: it is a line of that.
    """
    names = []
    for column in range(len(matrix[0])):
        levels: list[str] = []
        line = False
        for row in range(header.first, header.end):
            cell = matrix[row][column]
            if cell.text and (not levels or levels[-1] != cell.text):
                levels = [*levels[:-1], f"{levels[-1]} {cell.text}"] if line else [*levels, cell.text]
                line = not ruled and cell.columns == 1
        names.append(LEVELS.join(levels))
    return tuple(names)


def header_boxes(matrix: Matrix, header: HeaderRows, ruled: bool) -> tuple[Box, ...]:
    """Per column the box of its lowest header cell, or of its words where no rulings draw one."""
    return tuple(cell.box if ruled else cell.ink for cell in matrix[header.end - 1]) if header else ()


def is_alone(row: Sequence[GridCell]) -> bool:
    """Whether a row has text in its first cell, and in no other."""
    first = row[0]
    return bool(first.words) and not [cell for cell in row if cell.words and cell is not first]


def band_text(row: Sequence[GridCell], fills: Sequence[Fill], body: Look | None) -> str:
    """The text of a row with text in its first cell alone that names the group of the rows below it; else nothing."""
    text = row[0].text
    if len(row) < 2 or len(text) > _LONGEST_BAND:
        return ""
    if _is_full_width(row):
        return text
    spans = row[0].columns > 1 and row[0].columns >= len(row) - 1
    if len(row) > 2 and text.endswith((":", "：")):
        return text
    return text if spans or _stands_out(look_of(row[0], fills), body) else ""


def first_column_look(matrix: Matrix, header: HeaderRows, fills: Sequence[Fill]) -> Look | None:
    """How the first column of the body mostly looks."""
    looks = [
        look_of(row[0], fills)
        for row in matrix[header.end :]
        if row[0].words and any(cell.words for cell in row if cell is not row[0])
    ]
    return _body_look([None, *looks], 1) if looks else None
