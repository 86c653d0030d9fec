"""Whether a row that carries a question also answers it: a close miss must not end in a neighbour's value. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.healing.describing_cells import is_describing
from localmind_desktop.core.ask.prose.answer_types import Kind, expected, told
from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.question.routing import Route, route_of
from localmind_desktop.core.ask.tables.accounting import accounts
from localmind_desktop.core.ask.tables.amounts import amounts_in, numbers_in
from localmind_desktop.core.ask.tables.assigned import assigned, set_columns
from localmind_desktop.core.ask.tables.attributes import asked_attribute, asked_head, asked_table, asked_unit
from localmind_desktop.core.ask.tables.bounds import UNIT_HEADERS, Bound, bounds_in, is_numeric, quantity_in
from localmind_desktop.core.ask.tables.named_numbers import is_numbered, named_numbers, numbering_columns
from localmind_desktop.core.ask.tables.number_conditions import equal_to, named_beside, within
from localmind_desktop.core.ask.tables.numbered_columns import of_numbered_columns
from localmind_desktop.core.ask.tables.qualifiers import is_of_other
from localmind_desktop.core.ask.tables.sheets import RowMatch, Sheet, headers_for
from localmind_desktop.core.terms import STOP_WORDS
from localmind_desktop.core.text.units import Unit

_AMOUNT = re.compile(r"\bhow (?:much|many)\b|\bwie ?viele?\b|\bcombien\b|\bcuánt[oa]s?\b|多少", re.IGNORECASE)
_MONEY = re.compile(
    r"^\W*(?:what|which|welche[rs]?|was|wie hoch|quel(?:le)?s?)\b[^?]*?\b"
    r"(?:\w*amount|\w*price|\w*betrag|\w*preis|montant|prix)\b",
    re.IGNORECASE,
)
_CASE = re.compile(r"\b(?:during|for|while|in|at) (?:the |an? )?(?P<first>[a-z]+) (?P<second>[a-z]+)\b")
_WORDS = re.compile(r"[^\W\d_\u2e80-\uffff]{2,}|[\u3400-\u9fff]{2}")
_LEAST_WORDS = 3  # of a cell that describes
_NAMING_COLUMNS = 2
_SEVERAL = 2


def answers(asked: Asked, match: RowMatch, speaks: bool = False) -> bool:
    """Whether nothing that the question sets speaks against a row. ``speaks``: it is known to be of the attribute."""
    known = _of_attribute(asked) if speaks else _described(asked, match)
    return (
        keeps_conditions(asked, match)
        and keeps_numbers(asked, match)
        and accounts(asked, match.support, known)
        and (speaks or (_speaks(asked, match, known) and not _is_far_off(asked, match)))
        and fits_unit(asked_unit(asked.question), match)
        and tells_kind(asked.question, match)
        and adds_something(asked, match)
    )


def _speaks(asked: Asked, match: RowMatch, known: AbstractSet[str]) -> bool:
    """Whether a row is of the attribute that is asked for; ``known``: what it describes."""
    found = match.support
    is_said = bool(known) or (says_attribute(asked, found) and says_head(asked, found))
    return is_said and not _is_of_other(asked, match)


def in_named_table(asked: Asked, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables with the number that the question names; all of them where it names none."""
    number = asked_table(asked.question)
    if number is None:
        return list(sheets)
    return [sheet for sheet in sheets if number.casefold() in (sheet.table.number.casefold(), _numbered(sheet))]


def in_set_tables(question: str, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables that have a column for every one of several set names; all of them where none has."""
    names = {name.casefold() for name, _ in assigned(question)}
    if len(names) < _SEVERAL:
        return list(sheets)
    having = [sheet for sheet in sheets if len(set_columns(question, sheet.table.headers)) >= len(names)]
    return having or list(sheets)


def keeps_conditions(asked: Asked, match: RowMatch) -> bool:
    """``FS_SEL=4``, ``mode 6``: where a column has that name, its cell must have that value."""
    table = match.sheet.table
    texts = table.rows[match.row].texts
    wanted = set_columns(asked.question, table.headers)
    for name, number in named_numbers(asked.question):
        columns = list(numbering_columns(table, name))
        if columns and not any(is_numbered(table, match.row, column, number) for column in columns):
            return False
    return all(value.casefold() in re.split(r"[\s,;/]+", texts[c].casefold()) for c, value in wanted.items())


def keeps_numbers(asked: Asked, match: RowMatch) -> bool:
    """Whether a row that is asked for by a number (``more than 5 gears``, ``a power of 7 kW``) has that number."""
    sheet = match.sheet
    bounds = [bound for bound in bounds_in(asked.question) if math.inf in (bound.high, -bound.low)]
    is_listed = route_of(asked.question).route in (Route.LIST, Route.INVERSE, Route.COUNT)
    columns = [column for column in range(len(sheet.headers)) if is_numeric(sheet.table, column)]
    amounts = [*amounts_in(asked.question), *numbers_in(asked.question)] if is_listed else []
    of_columns = of_numbered_columns(asked, sheet.table.headers)
    amounts = [one for one in amounts if not one.tokens & of_columns]
    amounts = [
        one for one in amounts if named_beside(one, asked, sheet, columns) and not _is_of_name(one, asked, sheet)
    ]
    if not bounds and not amounts:
        return True
    named = frozenset(column for want in asked.wanted for column in headers_for(want, asked, sheet))
    found = [within(bound, asked, sheet, named) for bound in bounds]
    found += [equal_to(amount, asked, sheet, named) for amount in amounts]
    return all(condition is None or match.row in condition.rows for condition in found)


def _is_of_name(amount: Bound, asked: Asked, sheet: Sheet) -> bool:
    """Whether a number belongs to a name (``the 8051 instructions``), or is a code."""
    near = sheet.title | sheet.context | sheet.subjects
    wants = [want for want in asked.wanted if want.token in amount.tokens]
    return any(want.of_name or want.met_by(near) or want.token.casefold().startswith("0x") for want in wants)


def _of_attribute(asked: Asked) -> frozenset[str]:
    return frozenset(token.casefold() for token in asked_attribute(asked.question))


def _described(asked: Asked, match: RowMatch) -> frozenset[str]:
    """The tokens of an attribute that means a description, where the row describes: ``the purpose of``."""
    attribute = _of_attribute(asked)
    rest = match.sheet.table.rows[match.row].texts[1:]
    is_text = any(len(_WORDS.findall(text)) >= _LEAST_WORDS for text in rest)
    wants = {want.token for want in asked.wanted if any(want.token.casefold() in token for token in attribute)}
    return frozenset(token.casefold() for token in wants if is_describing(token)) if is_text else frozenset()


def _is_of_other(asked: Asked, match: RowMatch) -> bool:
    """``humidity range`` where only a temperature range is told, ``during a gas measurement`` where another one is."""
    table, found = match.sheet.table, match.support
    texts = (*table.rows[match.row].texts[:_NAMING_COLUMNS], *(table.headers[column] for column in match.columns))
    cases = [(case["first"], case["second"]) for case in _CASE.finditer(asked.question)]
    missing = (*found.unmet, *found.far)
    return any(is_of_other(said, asked, missing, texts) for said in (asked_attribute(asked.question), *cases))


def says_head(asked: Asked, support: Support) -> bool:
    """Whether what is asked for is named near: ``rate`` of a tax rate, not only somewhere in the document."""
    head = asked_head(asked.question)
    return not any(want.token == head for want in support.far)


def _is_far_off(asked: Asked, match: RowMatch) -> bool:
    """``the protocol version byte``, where the row is on a byte, and only its document says protocol and version."""
    before = asked_attribute(asked.question)[:-1]
    wants = [want for want in asked.wanted if want.token in before and want.token.islower() and not want.exact]
    missing = (*match.support.unmet, *match.support.far)
    return len(wants) >= _SEVERAL and all(want in missing for want in wants)


def says_attribute(asked: Asked, support: Support) -> bool:
    """Whether a Chinese sentence says anything of the attribute that is asked for; of other languages it may reword."""
    attribute = [token for token in asked_attribute(asked.question) if not token.isascii()]
    wants = [want for want in asked.wanted if any(want.token in token for token in attribute)]
    return not wants or any(want not in support.unmet and want not in support.far for want in wants)


def adds_something(asked: Asked, match: RowMatch) -> bool:
    """Whether a row says anything that the question does not: a header read as a row is no answer."""
    said = asked.said | STOP_WORDS
    cells = match.sheet.cells[match.row]
    shown = [cells[column] for column in match.columns] or list(cells)
    if _MONEY.search(asked.question) and not any(term[0].isdigit() for cell in shown for term in cell):
        return False
    if _AMOUNT.search(asked.question):  # a number is asked for, and the one of the question is none
        return any(term[0].isdigit() and term not in said for cell in cells for term in cell)
    said -= STOP_WORDS if match.columns else frozenset()  # ``NO`` is a value
    return any(cell - said for cell in shown) or all(not cell for cell in shown)


def tells_kind(question: str, match: RowMatch) -> bool:
    """Whether a row holds a date, a unit, or a form of words such as a telephone number, where one is asked for."""
    kind = expected(question)
    if kind is None or not (kind.shaped or kind.kind in (Kind.DATE, Kind.DAY, Kind.UNIT)):
        return True
    if kind.kind is Kind.UNIT and _has_unit(match):
        return True
    return told(kind, " ".join(match.sheet.table.rows[match.row].texts), question) > 0


def _has_unit(match: RowMatch) -> bool:
    """Whether a row has a cell for units, or a quantity with one."""
    table = match.sheet.table
    row = table.rows[match.row]
    if any(words and words[-1] in UNIT_HEADERS for words in match.sheet.header_words):
        return True
    found = (quantity_in(table, row, column) for column in range(len(row.texts)))
    return any(one is not None and one.unit.dimension for one in found)


def fits_unit(unit: Unit | None, match: RowMatch) -> bool:
    """Whether the cells asked for are in the dimension that the answer is wanted in; a bare number may be."""
    if unit is None:
        return True
    row = match.sheet.table.rows[match.row]
    columns = match.columns or range(len(row.texts))
    found = [value for column in columns if (value := quantity_in(match.sheet.table, row, column)) is not None]
    dimensions = {value.unit.dimension for value in found} - {""}
    return not dimensions or unit.dimension in dimensions


def _numbered(sheet: Sheet) -> str:
    found = asked_table(sheet.table.name)
    return found.casefold() if found else ""
