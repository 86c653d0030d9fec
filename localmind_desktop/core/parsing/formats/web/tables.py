"""Tables of web pages: where each cell stands. Source: HTML Standard, 4.9.12, forming a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from lxml import html

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable

_MOST_COLUMNS, _MOST_ROWS = 1_000, 65_534  # that a cell may cover, as the standard has it
_MOST_CELLS = 2_000_000  # positions of a table


def rows_of(table: html.HtmlElement) -> list[list[html.HtmlElement]]:
    """The cells of each row of ``table``, without those of tables within it."""
    return [[cell for cell in row if cell.tag in ("td", "th")] for row in _rows(table)]


def _rows(table: html.HtmlElement) -> list[html.HtmlElement]:
    """Heads first and feet last, wherever they stand."""
    parts: dict[str, list[html.HtmlElement]] = {"thead": [], "tbody": [], "tfoot": []}
    for child in table:
        if child.tag == "tr":
            parts["tbody"].append(child)
        elif child.tag in parts:
            parts[child.tag] += [row for row in child if row.tag == "tr"]
    return [*parts["thead"], *parts["tbody"], *parts["tfoot"]]


def is_frame(table: html.HtmlElement) -> bool:
    """Whether a table only arranges what is in it: it says so, or has no two cells beside each other."""
    if table.get("role") == "presentation":
        return True
    return all(len(row) < 2 for row in rows_of(table))


def table_of_element(
    element: html.HtmlElement, text_of: Callable[[html.HtmlElement], str]
) -> tuple[FlowTable, list[html.HtmlElement]]:
    """The table with what ``text_of`` gives for its cells, and the tables within them."""
    rows = rows_of(element)
    taken: set[tuple[int, int]] = set()
    cells: list[FlowCell] = []
    inner: list[html.HtmlElement] = []
    for number, row in enumerate(rows):
        column = 0
        for cell in row:
            while (number, column) in taken:
                column += 1
            wide = min(max(_count(cell, "colspan"), 1), _MOST_COLUMNS)
            high = min(_count(cell, "rowspan") or _MOST_ROWS, _MOST_ROWS, len(rows) - number)
            if len(taken) + wide * high > _MOST_CELLS:
                raise ValueError("a table with more cells than a page can hold")
            taken |= {(number + r, column + c) for r in range(high) for c in range(wide)}
            bold = cell.tag == "th" or _is_bold(cell)
            cells.append(FlowCell(text_of(cell), number, column, high, wide, bold))
            inner += [nested for nested in cell.iter("table") if next(nested.iterancestors("table")) is element]
            column += wide
    caption = element.find("caption")
    text = " ".join(text_of(caption).split()) if caption is not None else ""
    return FlowTable(tuple(_without_overlaps(cells)), _header_rows(element, rows), text), inner


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


def _header_rows(element: html.HtmlElement, rows: Sequence[Sequence[html.HtmlElement]]) -> int | None:
    """As the page says it: by ``thead``, else by rows of nothing but header cells; None where it does not."""
    stated = sum(row.tag == "tr" for head in element.findall("thead") for row in head)
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
