"""A table in a list of tables: its name, how long it is, where it stands. Pure."""

from __future__ import annotations

from collections import defaultdict

from localmind_desktop.core.model import Box, Document, Place, Table, TableOutline, TableRef, enclosing


def outline(document: Document, index: int, table: Table) -> TableOutline:
    """The outline of the table with that ``index`` in ``document``; one part per page."""
    boxes: dict[int, list[Box]] = defaultdict(list)
    for place in (*table.header_places, *(row.place for row in table.rows)):
        boxes[place.page].append(place.box)
    parts = tuple(Place(page, enclosing(boxes[page])) for page in sorted(boxes))
    page = table.pages[0] if table.pages else 1
    return TableOutline(TableRef(document.id, document.name, index, table.name, page), len(table.rows), parts)
