"""From a cell of a table to the citation that shows it on its page."""

from __future__ import annotations

from dataclasses import replace

from localmind_desktop.bridge.table_rows import WholeTable
from localmind_desktop.core.model import Box, Citation, Place, TableRef

LEAST_SHARED = 0.5


def at_cell(citation: Citation, place: Place) -> Citation:
    """``citation`` narrowed to one cell of what it cites; of the rows around it only the cell's own stays."""
    others = [cited for cited in citation.places if not shares(cited, place)]
    around = [near for near in citation.around if shares(near, place) or not any(shares(near, o) for o in others)]
    return replace(citation, page=place.page, places=(place,), around=tuple(around))


def cell_citation(whole: WholeTable, ref: TableRef, row: int, column: int) -> Citation:
    """A citation of one cell of a table: the cell, its row, and the headers on whatever pages they stand."""
    table, cited = whole.table, whole.table.rows[row]
    place = Place(cited.place.page, cited.cells[column].box or cited.place.box)
    quote = " | ".join(text for text in cited.texts if text.strip())
    around = (cited.place, *table.header_places)
    return Citation(0, ref.document_id, ref.document, place.page, (place,), quote, around, table.confidence)


def origin_citation(whole: WholeTable, ref: TableRef, row: int, column: int) -> Citation | None:
    """A citation of the place that an empty cell was completed from, if it was."""
    healed = whole.healed.get((row, column))
    if healed is None or not healed.places:
        return None
    return Citation(0, ref.document_id, ref.document, healed.places[0].page, healed.places, healed.quote)


def shares(one: Place, other: Place) -> bool:
    """Whether two places lie on each other: by half of the smaller one at least."""
    if one.page != other.page:
        return False
    a, b = one.box, other.box
    common = _area(Box(max(a.x0, b.x0), max(a.y0, b.y0), min(a.x1, b.x1), min(a.y1, b.y1)))
    return common > 0 and common >= LEAST_SHARED * min(_area(a), _area(b))


def _area(box: Box) -> float:
    return max(0.0, box.x1 - box.x0) * max(0.0, box.y1 - box.y0)
