"""The fragments of all pages joined into whole tables. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from statistics import median

from localmind_desktop.core.model import LEVELS, BlockKind, Cell, Fragment, PageRead, Place, Row, Table, enclosing
from localmind_desktop.core.parsing.check.self_check import table_confidence
from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric
from localmind_desktop.core.parsing.content.ink import joined_lines
from localmind_desktop.core.parsing.header.choice import shape_of
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER
from localmind_desktop.core.parsing.layout.captions import (
    caption_number,
    is_caption,
    is_continued,
    subject_of,
    without_continued,
)
from localmind_desktop.core.parsing.layout.chapters import Under, chapters_of
from localmind_desktop.core.parsing.stitch.late_headers import begins_with_header, heads_of_groups

_COMPARED = 12  # rows that a line on top of a page is compared with
_SAME_EDGE = 6.0  # points that column edges may move from page to page


@dataclass(slots=True)
class _Growing:
    """A table as far as it has been read."""

    caption_below: bool
    caption: str
    section: str
    headers: tuple[str, ...]
    has_header: bool
    header_places: tuple[Place, ...]
    rows: list[Row]
    pages: list[int]
    last: Fragment
    confidences: list[tuple[float, int]]
    under: Under


def join_fragments(pages: Iterable[PageRead]) -> tuple[Table, ...]:
    """Whole tables in the order of the document."""
    read = list(pages)
    grown: list[_Growing] = []
    pending = ""  # a caption at the foot of the page before
    open_table: _Growing | None = None
    for page, over in zip(read, chapters_of(read), strict=True):
        first = True
        for fragment, under in zip(page.fragments, over, strict=True):
            if first and fragment.opens_page and not fragment.caption and pending:
                fragment = replace(fragment, caption=pending)
            first = False
            below = _caption_is_below(fragment, page)
            if open_table is not None and _continues(open_table, fragment, page.number, below):
                _extend(open_table, fragment, page.number, below)
            else:
                open_table = _begun(fragment, page.number, below, under)
                grown.append(open_table)
        pending = _trailing_caption(page)
    return tuple(_finished(table) for table in grown)


def _trailing_caption(page: PageRead) -> str:
    """The text of a table's caption that stands last on the page."""
    used = {fragment.caption for fragment in page.fragments}
    blocks = [block for block in page.blocks if block.kind is not BlockKind.FURNITURE]
    if not blocks or blocks[-1].kind is not BlockKind.CAPTION or not is_caption(blocks[-1].text):
        return ""
    text = " ".join(blocks[-1].text.split())
    below = any(fragment.box.y0 > blocks[-1].box.y1 for fragment in page.fragments)
    return "" if text in used or below else text


def _caption_is_below(fragment: Fragment, page: PageRead) -> bool:
    """A caption below ends its table; one above begins it."""
    return any(
        block.kind is BlockKind.CAPTION
        and block.box.y0 >= fragment.box.y1 - 4
        and " ".join(block.text.split()) == fragment.caption
        for block in page.blocks
    )


def _begun(fragment: Fragment, page: int, caption_below: bool, under: Under) -> _Growing:
    return _Growing(
        caption_below=caption_below and not is_continued(fragment.caption),
        caption=without_continued(fragment.caption) or fragment.caption,
        section=without_continued(fragment.section) or fragment.section,
        headers=fragment.headers,
        has_header=fragment.has_header,
        header_places=tuple(Place(page, box) for box in fragment.header_boxes),
        rows=list(fragment.rows),
        pages=[page],
        last=fragment,
        confidences=[(fragment.confidence, len(fragment.rows))],
        under=under,
    )


def _continues(table: _Growing, fragment: Fragment, page: int, caption_below: bool) -> bool:
    if fragment.continues is not None:
        return fragment.continues
    if page != table.pages[-1] + 1 or not fragment.opens_page:
        return False
    number, earlier = caption_number(fragment.caption), caption_number(table.caption)
    said = is_continued(fragment.caption) or bool(number and number == earlier)
    if fragment.caption and not (caption_below and not table.caption):
        same = number == earlier and (said or without_continued(fragment.caption) == table.caption)
        if not same:
            return False
    if table.caption_below and not said:
        return False
    if not table.last.closes_page and not said:
        return False
    if _header_is_row(table, fragment):
        return True
    same_headers = _plain(fragment.headers) == _plain(table.headers) or _is_same_merged(table, fragment)
    if _header_repeated(table, fragment):
        return True
    if fragment.has_header:
        return same_headers or (said and len(fragment.headers) == len(table.headers))
    return _columns(table.last, fragment) is not None


def _header_is_row(table: _Growing, fragment: Fragment) -> bool:
    """Whether what stands out on top of a fragment is no header but the table's next row: it holds figures.

    A table whose rows have grounds of different shades goes on without its header so.
    """
    if not (table.has_header and fragment.has_header) or len(fragment.header_boxes) != len(table.header_places):
        return False
    if any(LEVELS in name for name in fragment.headers) or any(map(is_figure, table.headers)):
        return False
    return _is_like_values(table, fragment) and _column_map(table.last.column_edges, fragment.column_edges) is not None


def _is_like_values(table: _Growing, fragment: Fragment) -> bool:
    """Whether what stands on top of a fragment holds figures, or is of the shape of the values in most columns."""
    names = fragment.headers[: len(fragment.header_boxes)]
    if any(map(is_figure, names)):
        return True
    if _plain(fragment.headers) == _plain(table.headers):
        return False
    rows = [*table.rows[-_COMPARED:], *fragment.rows[:_COMPARED]]
    alike = [
        name in (values := {row.texts[n] for row in rows if n < len(row.cells)})
        or shape_of(name) in map(shape_of, values)
        for n, name in enumerate(names)
        if name
    ]
    headed = [shape_of(name) == shape_of(own) for name, own in zip(names, table.headers, strict=False) if name]
    return len(alike) > 1 and sum(alike) > 0.5 * len(alike) and sum(alike) > sum(headed)


def _with_header_as_row(fragment: Fragment, page: int) -> Fragment:
    boxes = fragment.header_boxes
    texts = fragment.headers[: len(boxes)]
    cells = [Cell(text, box) for text, box in zip(texts, boxes, strict=True)]
    missing = [Cell("")] * (len(fragment.headers) - len(boxes))
    first = Row((*cells, *missing), Place(page, enclosing(list(boxes))))
    return replace(fragment, rows=(first, *fragment.rows), has_header=False)


def _header_repeated(table: _Growing, fragment: Fragment) -> bool:
    """Whether an unrecognised first row is the table's header, or was the first row of the page before too."""
    if fragment.has_header or not fragment.rows or len(fragment.headers) != len(table.headers):
        return False
    first = _plain(fragment.rows[0].texts)
    if table.has_header:
        return first == _plain(table.headers)
    return bool(table.rows) and first == _plain(table.rows[0].texts) and sum(map(bool, first)) >= 2


def _take_header(table: _Growing) -> None:
    """The first row turned out to be the header: it comes again on the next page."""
    first = table.rows.pop(0)
    table.headers, table.has_header = first.texts, True
    table.header_places = tuple(Place(first.place.page, cell.box or first.place.box) for cell in first.cells)


def _plain(headers: Sequence[str]) -> list[str]:
    return ["".join(name.split()).casefold() for name in headers if name != GROUP_HEADER]


def _is_same_merged(table: _Growing, fragment: Fragment) -> bool:
    """Whether the header is that of the table but for columns that one name is over."""
    names, own = ([name for name, _ in groupby(_plain(part.headers))] for part in (table, fragment))
    return names == own and _column_map(table.last.column_edges, fragment.column_edges) is not None


def _columns(last: Fragment, new: Fragment) -> list[int | None] | None:
    """For each column of ``last`` the one of ``new`` that continues it; None if they are not of one table."""
    by_edges = _column_map(last.column_edges, new.column_edges)
    return by_edges if by_edges is not None else _columns_by_ink(last, new)


def _columns_by_ink(last: Fragment, new: Fragment) -> list[int | None] | None:
    """The same for tables without rulings: each new column stands below an old one."""
    old, here = _extents(last), _extents(new)
    if len(here) > len(old) or not here:
        return None
    edges = [-math.inf, *last.column_edges[1:-1], math.inf]
    columns: list[int | None] = [None] * len(old)
    aligned = 0
    for number, extent in enumerate(here):
        middle = (extent[0] + extent[1]) / 2
        column = next(c for c in range(len(old)) if middle < edges[c + 1])
        if columns[column] is not None:
            return None
        columns[column] = number
        left, right = abs(extent[0] - old[column][0]), abs(extent[1] - old[column][1])
        aligned += min(left, right, abs(middle - sum(old[column]) / 2)) <= _SAME_EDGE
    return columns if aligned >= 0.6 * len(here) and columns[0] is not None else None


def _extents(fragment: Fragment) -> list[tuple[float, float]]:
    """Per column where its texts usually begin and end."""
    extents = []
    for column in range(len(fragment.column_edges) - 1):
        found = [row.cells[column].box for row in fragment.rows if row.cells[column].text]
        boxes = [box for box in found if box is not None] or list(fragment.header_boxes[column : column + 1])
        if not boxes:
            extents.append((fragment.column_edges[column], fragment.column_edges[column + 1]))
            continue
        extents.append((median(box.x0 for box in boxes), median(box.x1 for box in boxes)))
    return extents


def _column_map(edges: Sequence[float], new: Sequence[float]) -> list[int | None] | None:
    """For each old column the new one that stands there; None if the edges do not agree."""
    if _same_inside(edges, new):
        return list(range(len(edges) - 1))
    if abs(edges[0] - new[0]) > 2 * _SAME_EDGE or abs(edges[-1] - new[-1]) > 2 * _SAME_EDGE:
        return None
    if not all(min(abs(edge - old) for old in edges) <= _SAME_EDGE for edge in new[1:-1]):
        return None
    columns: list[int | None] = []
    for left, right in pairwise(edges):
        middle = (left + right) / 2
        column = next((c for c in range(len(new) - 1) if new[c] <= middle < new[c + 1]), None)
        if column is None:
            return None
        columns.append(column)
    return columns


def _same_inside(edges: Sequence[float], new: Sequence[float]) -> bool:
    """Whether several inner edges agree one by one: the outer columns may be set wider on one page."""
    inner = list(zip(edges[1:-1], new[1:-1], strict=False))
    return len(edges) == len(new) and len(inner) >= 3 and all(abs(old - here) <= _SAME_EDGE for old, here in inner)


def _extend(table: _Growing, fragment: Fragment, page: int, caption_below: bool) -> None:
    if fragment.continues:
        table.rows += fragment.rows
        if table.pages[-1] != page:
            table.pages.append(page)
        return
    if not table.caption:
        table.caption = without_continued(fragment.caption)
        table.caption_below = caption_below and not is_continued(fragment.caption)
    if _header_is_row(table, fragment):
        fragment = _with_header_as_row(fragment, page)
    if _header_repeated(table, fragment):
        if not table.has_header:
            _take_header(table)
        fragment = replace(fragment, rows=fragment.rows[1:], has_header=True)
    width = len(table.headers) - (table.headers[-1:] == (GROUP_HEADER,))
    banded = fragment.headers[-1:] == (GROUP_HEADER,)
    columns: list[int | None] = list(range(width))
    if len(fragment.headers) - banded != width:
        columns = _columns(table.last, fragment) or columns
    edges = table.last.column_edges if len(set(columns)) < len(columns) else ()
    rows = []
    for row in fragment.rows:
        cells = tuple(row.cells[c] if c is not None and c < len(row.cells) else Cell("") for c in columns)
        if len(edges) == len(cells) + 1:
            cells = _within_boxes(cells, edges)
        group = row.cells[-1] if banded else Cell("")
        rows.append((Row(cells, row.place), group))
    if banded and width == len(table.headers):
        table.headers = (*table.headers, GROUP_HEADER)
        table.rows = [row._replace(cells=(*row.cells, Cell(""))) for row in table.rows]
    if width < len(table.headers):
        before = table.rows[-1].cells[-1].text if table.rows else ""
        open_group = Cell(table.last.open_band or before)  # printed on the page before
        finished = [row._replace(cells=(*row.cells, group if group.text else open_group)) for row, group in rows]
    else:
        finished = [row for row, _ in rows]
    if finished and table.rows and not fragment.has_header and _is_rest(table.rows, finished[0]):
        table.rows[-1] = _with_rest(table.rows[-1], finished.pop(0))
    table.rows += _with_rest_of_merged(table.rows[-1:], finished)
    table.pages.append(page)
    table.confidences.append((fragment.confidence, len(fragment.rows)))
    whole = len(fragment.column_edges) == width + 1
    kept = replace(table.last, closes_page=fragment.closes_page, open_band=fragment.open_band)
    table.last = fragment if whole else kept


def _within_boxes(cells: Sequence[Cell], edges: Sequence[float]) -> tuple[Cell, ...]:
    """The cells of columns by their old edges: those that a cell does not reach had no text on its page."""
    middles = [(left + right) / 2 for left, right in pairwise(edges)]
    return tuple(
        cell if cell.box is None or cell.box.x0 <= middle <= cell.box.x1 else Cell("")
        for cell, middle in zip(cells, middles, strict=True)
    )


def _with_rest_of_merged(last: Sequence[Row], rows: list[Row]) -> list[Row]:
    """An empty merged cell at the top of a page is the rest of the one that the page break cut: it has its value."""
    if not last or not rows:
        return rows
    cut = {
        column: (cell.box, last[0].cells[column].text)
        for column, cell in enumerate(rows[0].cells)
        if not cell.text and cell.box and cell.box.y1 > rows[0].place.box.y1 + 3 and last[0].cells[column].text
    }
    if not cut:
        return rows
    return [
        row._replace(
            cells=tuple(
                Cell(cut[column][1], cell.box) if column in cut and cell.box == cut[column][0] else cell
                for column, cell in enumerate(row.cells)
            )
        )
        for row in rows
    ]


def _is_rest(rows: Sequence[Row], first: Row) -> bool:
    """Whether ``first`` is the rest of a row that the page break cut."""
    if rows[-1].cells[0].text.endswith("_") and first.cells[0].text:
        return True
    if first.cells[0].text or not rows[-1].cells[0].text:
        return False
    held = [column for column, cell in enumerate(first.cells) if cell.text]
    usual = sum(not row.cells[0].text for row in rows) / len(rows)
    if usual > 0.1 or not held or len(held) > (len(first.cells) + 1) // 2:
        return False
    return all(not is_numeric(first.cells[c].text) for c in held)


def _with_rest(row: Row, rest: Row) -> Row:
    cells = tuple(
        Cell(joined_lines([old.text, new.text]), old.box) if new.text and new.text != old.text else old
        for old, new in zip(row.cells, rest.cells, strict=True)
    )
    return row._replace(cells=cells)


def _filled(row: Row, width: int) -> Row:
    """A row with a cell under every header, also where its page had fewer columns."""
    missing = width - len(row.cells)
    return row._replace(cells=(*row.cells, *[Cell("")] * missing)) if missing > 0 else row


def _finished(table: _Growing) -> Table:
    headers, rows, places = table.headers, table.rows, table.header_places
    named = len(headers) - (headers[-1:] == (GROUP_HEADER,))
    heads = [] if table.has_header or named == len(headers) else heads_of_groups(rows)
    unsure = not table.has_header and len(table.pages) > 1
    if heads or (unsure and begins_with_header(rows, named)):
        first, others = rows[0], heads[1:]
        columns = zip(*(row.texts[:named] for row in (first, *others)), strict=True)
        headers = (*(" / ".join(dict.fromkeys(names)) for names in columns), *headers[named:])
        places = tuple(Place(first.place.page, cell.box or first.place.box) for cell in first.cells)
        rows = [row for row in rows[1:] if not any(row is other for other in others)]
    return Table(
        caption=table.caption,
        section=table.section,
        headers=headers,
        rows=tuple(_filled(row, len(headers)) for row in rows),
        pages=tuple(table.pages),
        header_places=places,
        number=caption_number(table.caption),
        subject=subject_of(table.caption, table.section),
        confidence=table_confidence(table.confidences, any(headers)),
        chapters=table.under.chapters,
        beside=table.under.beside,
    )
