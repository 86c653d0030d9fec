"""Documents at a glance: a table in a list of tables, and the map of a document's pages. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from localmind_desktop.core.headings import Heading
from localmind_desktop.core.headings import opened as now_open
from localmind_desktop.core.model import (
    LEVELS,
    BlockKind,
    Box,
    Document,
    MappedPage,
    Opened,
    PageHeading,
    PageMap,
    PageRead,
    Place,
    Table,
    TableOutline,
    TablePart,
    TableRef,
    enclosing,
)

_LEVEL = 3.0  # points that a heading may stand below the top of a line that runs on behind it


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
    above: tuple[Heading, ...] = ()
    mapped = []
    for page in pages:
        blocks = [block for block in page.blocks if block.kind is not BlockKind.FURNITURE]
        section, headings = above[-1].text if above else "", []
        for number, block in enumerate(blocks):
            if block.kind is BlockKind.HEADING:
                above = now_open(above, block)
                path = LEVELS.join(heading.text for heading in above)
                headings += [PageHeading(path, enclosing([line.box for line in block.lines]))] if block.lines else []
                section = section if number else above[-1].text
        mapped.append(
            MappedPage(
                page.number,
                page.width,
                page.height,
                section,
                tuple(on_page[page.number]),
                page.label,
                page.sheet,
                page.moments,
                tuple(headings),
            )
        )
    return PageMap(opened.outline, tuple(mapped))


def section_at(mapped: PageMap, place: Place) -> str | None:
    """The headings over a place, outermost first; None where the map does not tell.

    The lowest one above it in its column, or else the last one of the columns before it or of the pages before.
    """
    before = [page for page in mapped.pages if page.number <= place.page]
    if not before or before[-1].headings is None:
        return None
    if before[-1].number == place.page:
        here = before.pop().headings or ()
        x0, y0, x1, _ = place.box
        over = [one for one in here if one.box.y0 < y0 + _LEVEL and one.box.x0 < x1 and one.box.x1 > x0]
        over = over or [one for one in here if one.box.x1 <= x0]
        if over:
            return over[-1].path
    return next((page.headings[-1].path for page in reversed(before) if page.headings), "")
