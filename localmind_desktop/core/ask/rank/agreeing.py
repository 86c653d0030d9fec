"""Whether a computed answer says the same as a unit: by what both cite, or by their words. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.prose_windows import lines_of
from localmind_desktop.core.ask.candidates.units import Group, Kind, Unit
from localmind_desktop.core.model import Place

_SAME = 0.6  # share of words from which two texts say the same
_MARKS = ".,:;—"  # around words: a row is told in several orders
_OVERLAP = 0.5  # of the lower of two lines


def says_same(one: str, other: str) -> bool:
    """Whether most words of the shorter text stand in the other."""
    left, right = ({word.strip(_MARKS) for word in text.casefold().split()} - {""} for text in (one, other))
    return len(left & right) >= _SAME * max(1, min(len(left), len(right)))


def agrees(group: Group, unit: Unit, text: str, draft: Draft) -> bool:
    """Whether ``draft`` says what a unit does, told as ``text``: all rows of a list, any cell of a row."""
    if unit.kind is Kind.LIST and group.sheet is not None:
        return _same_rows(group, unit, draft)
    if says_same(text, draft.text):
        return True
    cited = draft.citations[0] if draft.citations else None
    is_list = draft.table is not None and len(draft.table.rows) > 1
    if cited is None or cited.document_id != group.document_id or is_list:
        return False
    return any(_is_beside(own, place) for own in _places(group, unit) for place in cited.places)


def _same_rows(group: Group, unit: Unit, draft: Draft) -> bool:
    """Whether an answer tells the rows of a list, or was computed from just these."""
    assert group.sheet is not None
    table = draft.table
    if table is None or table.source is None:
        return False
    if (table.source.document_id, table.source.index) != (group.sheet.document_id, group.sheet.index):
        return False
    told = [_first(row) for row in table.places]
    if not any(told):
        told = [place for cited in draft.citations for place in cited.places]
    own = [group.sheet.table.rows[row].place for row in unit.rows]
    return len(told) == len(own) and all(any(place and _is_beside(one, place) for place in told) for one in own)


def _places(group: Group, unit: Unit) -> Iterable[Place]:
    if group.sheet is not None:
        return [group.sheet.table.rows[row].place for row in unit.rows]
    if group.passage is None or unit.window is None:
        return []
    return [place for span in unit.window.spans for place in lines_of(group.passage, *span)]


def _first(places: Iterable[Place | None]) -> Place | None:
    return next((place for place in places if place is not None), None)


def _is_beside(one: Place, other: Place) -> bool:
    """Whether two places are on one line of a page."""
    overlap = min(one.box.y1, other.box.y1) - max(one.box.y0, other.box.y0)
    height = min(one.box.y1 - one.box.y0, other.box.y1 - other.box.y0)
    return (
        one.page == other.page
        and overlap >= _OVERLAP * height
        and one.box.x0 <= other.box.x1
        and other.box.x0 <= one.box.x1
    )
