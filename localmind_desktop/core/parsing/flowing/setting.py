"""What a file holds set on pages: lines, tables and their places, as if they had been read from print."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf

from localmind_desktop.core.model import (
    Block,
    BlockKind,
    Box,
    Cell,
    Fragment,
    Line,
    PageRead,
    Place,
    Row,
    SheetPart,
)
from localmind_desktop.core.parsing.content.ink import Fill, box_of, words_text
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.faces import face
from localmind_desktop.core.parsing.flowing.gridding import column_edges, segments, set_grid
from localmind_desktop.core.parsing.flowing.heading_rows import header_rows
from localmind_desktop.core.parsing.flowing.styles import (
    CELL,
    HEIGHT,
    INDENT,
    MARGIN,
    SLIDE_HEIGHT,
    SLIDE_WIDTH,
    WIDTH,
    style_of,
)
from localmind_desktop.core.parsing.flowing.wrapping import clean, wrapped
from localmind_desktop.core.parsing.fragments import body_rows
from localmind_desktop.core.parsing.header.choice import NOTHING, Parting
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER, header_boxes, header_texts
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.layout.captions import is_caption

_KEPT_TOGETHER = 3  # lines that must fit below a heading
_RULER = 14.0  # points for the letters of a sheet's columns, and a line of them
_RULER_WIDTH = 30.0  # for the numbers of its rows
_SHEET_ROOM = 2_000.0  # points that the columns of a sheet may take before their texts are set in several lines


def set_pages(content: Iterable[Content]) -> list[PageRead]:
    """``content`` on pages, at least one."""
    setter = _Setter()
    for before, item, after in _with_neighbours(content):
        if isinstance(item, NewPage):
            setter.new_page(item)
        elif isinstance(item, FlowText):
            setter.add_text(item)
        elif any(cell.text for cell in item.cells):
            setter.add_table(item, _caption(item, before, after))
    return setter.finished()


def _with_neighbours(content: Iterable[Content]) -> Iterable[tuple[Content | None, Content, Content | None]]:
    items = [_cleaned(item) for item in content]
    items = [item for item in items if not isinstance(item, FlowText) or item.text.strip()]
    return zip([None, *items][:-1], items, [*items[1:], None][: len(items)], strict=True)


def _cleaned(item: Content) -> Content:
    if isinstance(item, FlowText):
        return item._replace(text=clean(item.text).rstrip())
    if isinstance(item, FlowTable):
        return replace(item, cells=tuple(map(_cleaned_cell, item.cells)))
    return item


def _cleaned_cell(cell: FlowCell) -> FlowCell:
    text = clean(cell.text).strip()
    return cell if text == cell.text else cell._replace(text=text)  # most are clean; a sheet has a million of them


def _caption(table: FlowTable, before: Content | None, after: Content | None) -> str:
    """What the file calls the caption, else the line above or below that names a table."""
    if table.caption:
        return " ".join(table.caption.split())
    for near in (before, after):
        if isinstance(near, FlowText) and near.kind is not BlockKind.HEADING:
            text = " ".join(near.text.split())
            if near.kind is BlockKind.CAPTION or is_caption(text):
                return text
    return ""


@dataclass(frozen=True, slots=True)
class _Whole:
    """A table before it is parted: heights count from its top."""

    headers: tuple[str, ...]
    header_boxes: tuple[Box, ...]
    header_cells: tuple[Line, ...]
    title: str = ""
    rows: tuple[Row, ...] = ()
    notes: tuple[Line, ...] = ()

    def between(self, top: float, bottom: float) -> Sequence[Row]:
        """The rows that begin at these heights."""
        return self.rows[bisect_left(self.rows, top, key=_top) : bisect_left(self.rows, bottom, key=_top)]


def _top(row: Row) -> float:
    return row.place.box.y0


def _whole(grid: Grid, header: Parting, fills: Sequence[Fill]) -> _Whole:
    matrix = grid.matrix()
    rows, notes, _ = body_rows(matrix, header, fills, 0, ruled=True)
    banded = any(len(row.cells) > grid.columns for row in rows)
    head = _head(grid, header)
    return replace(
        head,
        headers=(*head.headers, GROUP_HEADER) if banded else head.headers,
        title=" ".join(dict.fromkeys(row[0].text for row in matrix[: header.titles])),
        rows=tuple(row for row in rows if any(row.texts)),
        notes=tuple(Line(words_text(note), box_of(note)) for note in notes),
    )


def _list_of(grid: Grid, header: Parting) -> _Whole:
    """A piece of a long list, in which no row is looked at for being a band or a note."""
    rows = []
    for number, row in enumerate(grid.matrix()[header.end :], header.end):
        box = Box(grid.xs[0], grid.ys[number], grid.xs[-1], grid.ys[number + 1])
        rows.append(Row(tuple(cell.framed for cell in row), Place(0, box)))
    return replace(_head(grid, header), rows=tuple(rows))


def _head(grid: Grid, header: Parting) -> _Whole:
    """The header of a table alone."""
    matrix = grid.matrix()
    headers = header_texts(matrix, header, True) if header else ("",) * grid.columns
    above = {id(cell): cell for row in matrix[: header.end] for cell in row if cell.words}
    cells = tuple(Line(cell.text, cell.box) for cell in above.values())
    return _Whole(headers, header_boxes(matrix, header, ruled=True), cells)


class _Setter:
    """The pages that are full, and the one that is being filled down to ``_y``."""

    def __init__(self) -> None:
        self._pages: list[PageRead] = []
        self._page = NewPage()
        self._section = ""
        self._width, self._y = WIDTH, MARGIN
        self._begin()

    def new_page(self, page: NewPage) -> None:
        if self._blocks or self._fragments or self._page.is_slide:
            self._end_page()
        self._page = page
        self._begin()

    @property
    def _bottom(self) -> float:
        """The height at which the page ends; a slide has none."""
        return inf if self._page.is_slide else HEIGHT - MARGIN

    @property
    def _room(self) -> float:
        """Points between the left and the right margin."""
        return (SLIDE_WIDTH if self._page.is_slide else WIDTH) - 2 * MARGIN

    def add_text(self, item: FlowText) -> None:
        kind = BlockKind.CAPTION if item.kind is BlockKind.PARAGRAPH and is_caption(item.text) else item.kind
        style = style_of(kind, item.level)
        left = MARGIN + INDENT * (item.level if kind is BlockKind.LIST else 0)
        lines = wrapped(item.text, face(style.face), style.size, self._room + MARGIN - left)
        if self._y > MARGIN:
            self._y += style.before
        if kind is BlockKind.HEADING:
            self._section = " ".join(item.text.split())
            if self._y + style.leading * (len(lines) + _KEPT_TOGETHER) > self._bottom and self._y > MARGIN:
                self._end_page()
        level = item.level if kind is BlockKind.HEADING else 0
        placed: list[Line] = []
        for text in lines:
            if self._y + style.leading > self._bottom and self._y > MARGIN:
                self._add_block(kind, placed, level)
                placed = []
                self._end_page()
            width = face(style.face).width(text, style.size)
            if text.strip():
                indent = face(style.face).width(text[: len(text) - len(text.lstrip())], style.size)
                box = Box(left + indent, self._y, left + max(width, indent + 1.0), self._y + style.leading)
                placed.append(Line(text.strip(), box))
            self._y += style.leading
        self._add_block(kind, placed, level)

    def add_table(self, table: FlowTable, caption: str) -> None:
        header = header_rows(table)
        if table.columns < 2:  # a frame around text
            for cell in table.cells:
                self.add_text(FlowText(cell.text))
            return
        bold = tuple(cell._replace(bold=True) if cell.row < header.end else cell for cell in table.cells)
        table = replace(table, cells=bold)
        xs = column_edges(table, self._room if table.corner is None else _SHEET_ROOM)
        self._y += CELL.leading / 2
        pieces = segments(table)
        for number, piece in enumerate(pieces):
            grid, fills = set_grid(piece, xs)
            whole = _whole(grid, header, fills) if len(pieces) == 1 else _list_of(grid, header)
            for part in self._parts(grid, header, table.corner is not None):
                opens = number == 0 and part[0] == 0
                self._add_part(whole, part, grid, caption if opens else None, piece.corner)
            header = NOTHING

    def _parts(self, grid: Grid, header: Parting, is_sheet: bool) -> Iterable[tuple[int, int]]:
        """Runs of rows that fit on a page each; the place to set one is at `_y` when it comes."""
        start = 0
        while start < grid.rows:
            top = self._y + (_RULER if is_sheet else 0.0)
            end = bisect_right(grid.ys, grid.ys[start] + self._bottom - top) - 1
            least = header.end + 1 if start == 0 else start + 1  # a header stands above its first row
            if end < min(least, grid.rows):
                if self._y > MARGIN + CELL.leading:
                    self._end_page()
                    continue
                end = min(least, grid.rows)
            end = min(end, grid.rows)
            yield start, end
            start = end
            if start < grid.rows:
                self._end_page()

    def _add_part(
        self, whole: _Whole, part: tuple[int, int], grid: Grid, caption: str | None, corner: tuple[int, int] | None
    ) -> None:
        """Set the rows of ``part``; ``caption`` is None where the table goes on with them."""
        start, end = part
        opens = caption is not None
        across = _RULER_WIDTH if corner else 0.0
        down = self._y - grid.ys[start] + (_RULER if corner else 0.0)
        top, bottom = grid.ys[start], grid.ys[end]
        page = len(self._pages) + 1

        def moved(box: Box) -> Box:
            x0, y0, x1, y1 = box
            return Box(x0 + across, max(y0, top) + down, x1 + across, min(y1, bottom) + down)

        def within(box: Box | None) -> bool:
            return box is not None and box.y0 < bottom - 0.01 and box.y1 > top + 0.01

        rows = tuple(
            Row(
                tuple(
                    Cell(cell.text, moved(cell.box) if within(cell.box) and cell.box else None) for cell in row.cells
                ),
                Place(page, moved(row.place.box)),
            )
            for row in whole.between(top, bottom)
        )
        fragment = Fragment(
            box=moved(Box(grid.xs[0], top, grid.xs[-1], bottom)),
            headers=whole.headers if opens else ("",) * len(whole.headers),
            header_boxes=tuple(moved(box) for box in whole.header_boxes) if opens else (),
            has_header=bool(whole.header_boxes) and opens,
            rows=rows,
            column_edges=tuple(x + across for x in grid.xs),
            caption=caption or (whole.title if opens else ""),
            section=self._section,
            opens_page=not opens,
            closes_page=end < grid.rows,
            confidence=1.0,
            continues=not opens,
            header_cells=tuple(Line(text, moved(box)) for text, box in whole.header_cells) if opens else (),
        )
        self._fragments.append(fragment)
        for text, box in whole.notes:
            if within(box):
                self._blocks.append(Block(BlockKind.PARAGRAPH, (Line(text, moved(box)),)))
        if corner:
            edges = tuple(y + down for y in grid.ys[start : end + 1])
            self._sheet.append(SheetPart(fragment.column_edges, edges, corner[1], corner[0] + start))
        self._y = fragment.box.y1
        self._width = max(self._width, fragment.box.x1 + MARGIN)

    # ------------------------------------------------------------------ pages

    def _begin(self) -> None:
        self._blocks: list[Block] = []
        self._fragments: list[Fragment] = []
        self._sheet: list[SheetPart] = []
        self._width, self._y = self._room + 2 * MARGIN, MARGIN

    def _add_block(self, kind: BlockKind, lines: Sequence[Line], level: int) -> None:
        if lines:
            self._blocks.append(Block(kind, tuple(lines), level))

    def _end_page(self) -> None:
        page = PageRead(
            number=len(self._pages) + 1,
            width=self._width,
            height=max(SLIDE_HEIGHT if self._page.is_slide else HEIGHT, self._y + MARGIN),
            blocks=tuple(self._blocks),
            fragments=tuple(self._fragments),
            label=self._page.label,
            is_set=True,
            sheet=tuple(self._sheet),
        )
        self._pages.append(page)
        self._begin()

    def finished(self) -> list[PageRead]:
        if self._blocks or self._fragments or self._page.is_slide or not self._pages:
            self._end_page()
        return self._pages
