"""Tables of web pages: where each cell stands. Source: HTML Standard, 4.9.12, forming a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple, TypeAlias

from lxml import html

from localmind_desktop.core.errors import TooLarge
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable
from localmind_desktop.core.phrase import phrase

_MOST_COLUMNS, _MOST_ROWS = 1_000, 65_534  # that a cell may cover, as the standard has it
_MOST_CELLS, _MOST_COVERED = 2_000_000, 200_000  # of a table, and positions that they cover beside their own
WIDE_CELLS = phrase("The cells of a table say that they cover far too many others, so each was read as a single one.")


Rows: TypeAlias = list[list[html.HtmlElement]]


def rows_of(table: html.HtmlElement) -> list[list[html.HtmlElement]]:
    """The cells of each row of ``table``, without those of tables within it."""
    return [row for part in _parts(table).all for row in part]


class _Parts(NamedTuple):
    """The rows of the heads, bodies and feet of a table, a list for each of them."""

    heads: list[Rows]
    bodies: list[Rows]
    feet: list[Rows]

    @property
    def all(self) -> list[Rows]:
        return [*self.heads, *self.bodies, *self.feet]


def _parts(table: html.HtmlElement) -> _Parts:
    """The parts of ``table``, wherever they stand in it.

    Forms and the like may stand around rows, as old pages have it; cells without a row make one.
    """
    found_parts = _Parts([], [], [])
    parts = dict(zip(("thead", "tbody", "tfoot"), found_parts, strict=True))
    within: html.HtmlElement | None = table
    for found in _own(table, ("tr", "td", "th")):
        above = list(takewhile(lambda each: each is not table, found.iterancestors()))
        if any(each.tag == "tr" for each in above):
            continue  # a cell, which its row has
        part = next((each for each in above if each.tag in parts), None)
        rows = parts[part.tag if part is not None else "tbody"]
        if part is not within or not rows:
            rows.append([])
            within = part
        if found.tag == "tr":
            rows[-1].append(list(_own(found, ("td", "th"), table)))
        elif rows[-1] and found.getprevious() in rows[-1][-1]:
            rows[-1][-1].append(found)
        else:
            rows[-1].append([found])
    return found_parts


def _own(
    element: html.HtmlElement, names: tuple[str, ...], table: html.HtmlElement | None = None
) -> Iterator[html.HtmlElement]:
    """The elements of these ``names`` in a table or a part of it that stand in no table within it."""
    owner = element if table is None else table
    return (each for each in element.iter(names) if next(each.iterancestors("table"), None) is owner)


def texts_beside_cells(table: html.HtmlElement) -> Iterator[str]:
    """Letters that stand in a table but in none of its cells, as browsers show them beside it."""
    for element in (table, *_own(table, ("thead", "tbody", "tfoot", "tr", "form"))):
        tails = [child.tail for child in element if child.tag != "caption" or element is table]
        for text in (element.text, *tails):
            if text and text.strip():
                yield " ".join(text.split())


def is_frame(table: html.HtmlElement) -> bool:
    """Whether a table only arranges what is in it: it says so, or has no two cells beside each other."""
    if table.get("role") == "presentation":
        return True
    return all(len(row) < 2 for row in rows_of(table))


def table_of_element(
    element: html.HtmlElement, text_of: Callable[[html.HtmlElement], str]
) -> tuple[FlowTable, list[html.HtmlElement], tuple[str, ...]]:
    """The table with what ``text_of`` gives for its cells, the tables within them, and what is to be said of it.

    Raises `TooLarge`.
    """
    cells: list[FlowCell] = []
    inner: list[html.HtmlElement] = []
    first, parts = 0, _parts(element)
    spans = not _covers_too_much(parts)
    for rows in parts.all:
        for cell, place in _placed(rows, first, spans):
            if len(cells) >= _MOST_CELLS:
                raise TooLarge("A table has more cells than can be read. Split it and add the parts.")
            cells.append(place._replace(text=text_of(cell), bold=cell.tag == "th" or _is_bold(cell)))
            inner += [nested for nested in cell.iter("table") if next(nested.iterancestors("table")) is element]
        first += len(rows)
    caption = element.find("caption")
    text = " ".join(text_of(caption).split()) if caption is not None else ""
    table = FlowTable(tuple(_without_overlaps(cells)), _header_rows(parts), text)
    return table, inner, () if spans else (WIDE_CELLS,)


def _covers_too_much(parts: _Parts) -> bool:
    """Whether the cells of a table cover more positions beside their own than can be held."""
    areas = (place.rows * place.columns - 1 for rows in parts.all for _, place in _placed(rows, 0))
    return any(covered > _MOST_COVERED for covered in accumulate(areas))


def _placed(
    rows: Sequence[Sequence[html.HtmlElement]], first: int, spans: bool = True
) -> Iterator[tuple[html.HtmlElement, FlowCell]]:
    """The cells of a part of a table whose first row is number ``first``; none reaches out of the part. Without
    ``spans`` none covers another."""
    taken: set[tuple[int, int]] = set()
    for number, row in enumerate(rows):
        column = 0
        for cell in row:
            while (number, column) in taken:
                column += 1
            wide = min(max(_count(cell, "colspan"), 1), _MOST_COLUMNS)
            high = min(_count(cell, "rowspan") or _MOST_ROWS, _MOST_ROWS, len(rows) - number)
            if not spans:
                high = wide = 1
            yield cell, FlowCell("", first + number, column, high, wide)
            taken |= {(number + r, column + c) for r in range(high) for c in range(wide)}
            column += wide


def _without_overlaps(cells: Sequence[FlowCell]) -> list[FlowCell]:
    """A cell that grows down into a row may meet one that stands there: the first has the place."""
    taken: set[tuple[int, int]] = set()
    kept = []
    for cell in cells:
        places = {(cell.row + r, cell.column + c) for r in range(cell.rows) for c in range(cell.columns)}
        if places & taken:
            cell = cell._replace(rows=1, columns=1)
            places = {(cell.row, cell.column)}
        if not places & taken:
            taken |= places
            kept.append(cell)
    return kept


def _header_rows(parts: _Parts) -> int | None:
    """As the page says it: by heads, else by rows of nothing but header cells; None where it does not."""
    rows = [row for part in parts.all for row in part]
    stated = sum(map(len, parts.heads))
    if stated:
        return stated if stated < len(rows) else 0
    first = 0
    while first < len(rows) and rows[first] and all(cell.tag == "th" for cell in rows[first]):
        first += 1
    return first if 0 < first < len(rows) else None


def _is_bold(cell: html.HtmlElement) -> bool:
    """Whether all text of a cell is set bold."""
    if (cell.text or "").strip() or len(cell) != 1:
        return False
    return cell[0].tag in ("b", "strong") and not (cell[0].tail or "").strip()


def _count(cell: html.HtmlElement, name: str) -> int:
    text = (cell.get(name) or "1").strip()
    return int(text) if re.fullmatch(r"\d{1,6}", text) else 1
