"""Documents at a glance: a table in a list of tables, and the map of a document's pages. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from localmind_desktop.core.model import (
    BlockKind,
    Box,
    Document,
    MappedPage,
    Opened,
    PageMap,
    PageRead,
    Place,
    Table,
    TableOutline,
    TablePart,
    TableRef,
    enclosing,
)


def outline(document: Document, index: int, table: Table) -> TableOutline:
    """The outline of the table with that ``index`` in ``document``; one part per page."""
    page = table.pages[0] if table.pages else 1
    return TableOutline(TableRef(document.id, document.name, index, table.name, page), len(table.rows), parts(table))


def parts(table: Table) -> tuple[Place, ...]:
    """What a table takes of each page it stands on."""
    boxes: dict[int, list[Box]] = defaultdict(list)
    for place in (*table.header_places, *(row.place for row in table.rows)):
        boxes[place.page].append(place.box)
    return tuple(Place(page, enclosing(boxes[page])) for page in sorted(boxes))


def page_map(opened: Opened, pages: Sequence[PageRead], tables: Sequence[Table]) -> PageMap:
    """The outline of a document, and of each page its section and what its tables take of it (I17)."""
    on_page: dict[int, list[TablePart]] = defaultdict(list)
    for index, table in enumerate(tables):
        for place in parts(table):
            on_page[place.page].append(TablePart(index, table.name, place.box))
    section = ""
    mapped = []
    for page in pages:
        blocks = [block for block in page.blocks if block.kind is not BlockKind.FURNITURE]
        headings = [" ".join(block.text.split()) for block in blocks if block.kind is BlockKind.HEADING]
        begins = bool(headings) and blocks[0].kind is BlockKind.HEADING
        first = headings[0] if begins else section
        tables_here = tuple(on_page[page.number])
        size = page.width, page.height
        mapped.append(MappedPage(page.number, *size, first, tables_here, page.label, page.sheet, page.moments))
        section = headings[-1] if headings else section
    return PageMap(opened.outline, tuple(mapped))
