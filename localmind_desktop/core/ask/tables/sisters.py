"""Tables of one form about different things: ``Input registers`` cannot stand in for ``Holding registers``. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.tables.sheets import Sheet


def without_sisters(asked: Asked, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables less those of whose form another one of the document is, whose name says more of what is asked."""
    return [sheet for sheet in sheets if not any(_is_meant(asked, other, sheet) for other in sheets)]


def _is_meant(asked: Asked, other: Sheet, sheet: Sheet) -> bool:
    if other is sheet or other.document_id != sheet.document_id or other.table.headers != sheet.table.headers:
        return False
    if not any(header.strip() for header in sheet.table.headers):
        return False  # tables without headers have no form in common
    told = {want.token for want in asked.wanted if want.met_by(sheet.context)}
    also = {want.token for want in asked.wanted if want.met_by(other.context)}
    more = [want for want in asked.wanted if want.token in also - told]
    return told <= also and any(not _says(sheet, want.met_by) for want in more)


def _says(sheet: Sheet, is_met: Callable[[AbstractSet[str]], bool]) -> bool:
    """Whether a table says a thing anywhere."""
    return any(is_met(cell) for row in sheet.cells for cell in row) or any(map(is_met, sheet.headers))
