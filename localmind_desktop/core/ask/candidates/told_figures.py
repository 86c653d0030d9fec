"""Which cells of a row answer where no header is asked for: its figures, rather than what names it. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.ask.candidates.parts import unit_column_of
from localmind_desktop.core.ask.candidates.sheets import Sheet, headers_for
from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.ask.query.routing import Route, route_of
from localmind_desktop.core.model import LEVELS
from localmind_desktop.core.text.quantities import quantity

_OF_THINGS = (Route.DEFINITION, Route.PROSE, Route.IDENTIFIER)  # ask what a thing is, not for one of its figures


def told_figures(asked: Asked, sheet: Sheet, row: int) -> tuple[int, ...]:
    """The columns of the figures of a row that answer; none where it cannot be told which.

    They stand behind what names the row, and the question neither says them itself nor names another cell that is
    filled. Of several, those that it names; else all, where they are of one kind: in one unit, or under one header.
    """
    if route_of(asked.question).route in _OF_THINGS:
        return ()
    texts = [" ".join(text.split()) for text in sheet.table.rows[row].texts]
    filled = [column for column, text in enumerate(texts) if text]
    name = next((column for column in filled if quantity(texts[column]) is None), len(texts))
    behind = [column for column in filled if column > name]
    named = {column for want in asked.wanted for column in headers_for(want, asked, sheet)}
    figures = [column for column in behind if quantity(texts[column]) is not None]
    if named & set(behind) - set(figures):
        return ()
    columns = [column for column in figures if not _is_said(texts[column], asked)]
    columns = [column for column in columns if column in named] or columns
    return tuple(columns) if len(columns) == 1 or _are_of_one_kind(sheet, row, columns) else ()


def _is_said(text: str, asked: Asked) -> bool:
    """Whether the question holds a number of the cell: then it asks for what belongs to it."""
    own = present_terms([text])
    return any(want.met_by(own) for want in asked.wanted if want.is_number)


def _are_of_one_kind(sheet: Sheet, row: int, columns: Sequence[int]) -> bool:
    units = {unit_column_of(sheet, row, column) for column in columns}
    above = {sheet.table.headers[column].rpartition(LEVELS)[0] for column in columns}
    return len(columns) > 1 and any(len(kinds) == 1 and not kinds <= {None, ""} for kinds in (units, above))
