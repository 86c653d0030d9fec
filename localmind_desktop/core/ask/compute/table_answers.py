"""What many cells of a table answer: a comparison, a figure, a list (A6). Pure but for the legends that are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.candidates.asked_table import asked_table
from localmind_desktop.core.ask.candidates.document_legends import Legends
from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.evidence import carries
from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet, best_row, same_subject
from localmind_desktop.core.ask.compute.comparing import compared, pair_of
from localmind_desktop.core.ask.compute.figures import counted, figured, numeric_columns
from localmind_desktop.core.ask.compute.listing import Items, key_column, lists
from localmind_desktop.core.ask.compute.number_conditions import Condition
from localmind_desktop.core.ask.compute.table_drafts import comparison_draft, figure_draft, list_draft, with_rivals
from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.ask.query.bounds import bounds_in
from localmind_desktop.core.ask.query.routing import Route, Routing, asks_total, may_ask_for_list
from localmind_desktop.core.ask.query.wording import Figure
from localmind_desktop.core.terms import terms
from localmind_desktop.core.text.quantities import quantity

_AS_GOOD = 0.06  # tables that carry the question as well but for this are rivals
_ALSO = 2


def from_tables(asked: Asked, routing: Routing, sheets: Sequence[Sheet], legends: Legends) -> Draft | None:
    """What many cells answer: a comparison, a figure, a list; None for a question of one row, or where none fits."""
    sheets = _in_named_table(asked.question, sheets)
    if routing.route is Route.COMPARISON:
        pair = pair_of(asked.question)
        both = compared(asked.without(routing.said), pair, sheets) if pair is not None else None
        return comparison_draft(both) if both is not None else None
    if routing.figure is not None:
        return _of_figure(asked, routing, sheets, legends)
    if routing.route is Route.LIST or (routing.route is Route.INVERSE and bounds_in(asked.question)):
        return _of_list(asked, lists(asked, sheets, legends))
    return None


def _in_named_table(question: str, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables with the number that the question names; where it names none, all of them without their numbers."""
    number = asked_table(question)
    if number is None:
        return [_unnumbered(sheet) for sheet in sheets]
    numbers = [(one, one.table.number or asked_table(one.table.name) or "") for one in sheets]
    return [one for one, called in numbers if called.casefold() == number.casefold()]


def _unnumbered(sheet: Sheet) -> Sheet:
    """A table less the number of its caption: that of ``Table 8`` is no 8 that a question says of a thing."""
    number = frozenset(terms(sheet.table.number))
    rest = sheet.table.caption.replace(sheet.table.number, " ", 1) if number else ""
    own = number - present_terms([rest, sheet.table.section, *sheet.table.subject])
    return replace(sheet, context=sheet.context - own, caption=sheet.caption - own) if own else sheet


def _of_list(asked: Asked, found: Sequence[Items]) -> Draft | None:
    if not found or not carries(found[0].support):
        return None
    best = found[0]
    if not best.rows:
        return None
    if not best.is_chosen and not best.is_about and may_ask_for_list(asked.question):
        return None
    rivals = [items for items in found[1:] if items.rank >= best.rank - _AS_GOOD and carries(items.support)]
    same = [items for items in rivals if same_subject(best.sheet, items.sheet)]
    return with_rivals(list_draft(best), same[:_ALSO], [items for items in rivals if items not in same])


def _of_figure(asked: Asked, routing: Routing, sheets: Sequence[Sheet], legends: Legends) -> Draft | None:
    """A figure that is computed; None where a row says it itself (``Maximum``, ``Total``, ``Number of seats``)."""
    best = max((row for sheet in sheets if (row := best_row(asked, sheet))), key=lambda row: row.rank, default=None)
    if best is not None and _says_figure(routing, best):
        return None
    bare = asked.without(routing.said)
    found = [items for items in lists(bare, sheets, legends) if carries(items.support)]
    figure = routing.figure
    assert figure is not None
    for items in found:
        columns = numeric_columns(bare, items, routing.said)
        if figure is Figure.COUNT and not (asks_total(asked.question) and columns):
            is_named = len(items.rows) == 1 and any(_names_row(condition, items) for condition in items.conditions)
            return None if is_named else figure_draft(counted(items))  # a row with a name is asked for what it says
        computed = figured(items, Figure.SUM if figure is Figure.COUNT else figure, columns)
        if computed is not None:
            return figure_draft(computed)
    return None


def _names_row(condition: Condition, items: Items) -> bool:
    """Whether a row was chosen by its name: by an identifier, or by what stands in the column that names the rows."""
    is_key = condition.column == key_column(items.sheet, range(len(items.sheet.table.rows)))
    return not condition.bare and (condition.is_exact or is_key)


def _says_figure(routing: Routing, match: RowMatch) -> bool:
    """Whether a row holds the figure as a cell: its words are met, or the counted thing heads a number."""
    if routing.figure is Figure.COUNT:
        texts = match.sheet.table.rows[match.row].texts
        return any(quantity(texts[column]) is not None for column in match.columns)
    return all(want.token not in routing.said for want in match.support.unmet)
