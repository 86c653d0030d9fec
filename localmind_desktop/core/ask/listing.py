"""Lists computed from a table (A6): which rows satisfy what the question says. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked, Wanted
from localmind_desktop.core.ask.evidence import CONTEXT, HEADER, OWN, SUBJECT, Level, Support, support
from localmind_desktop.core.ask.sheets import Sheet, headers_for

_LIST = re.compile(
    r"^\s*(?:list|enumerate|name (?:the|all)|(?:give|show)(?: me)? all|liste|nenne|quels|quelles)\b"
    r"|\ball (?:the )?(?:\w+ ){0,3}?\w+s\b"
    r"|^\s*(?:which|what) (?:[\w./-]+ ){0,5}?[\w_/-]*[a-rt-z]s\b.*\b(?:are|have|must|do|can|require|belong|lie|imply|were|"
    r"contain|use|support|need)\b"
    r"|^\s*welche (?:\w+ ){0,3}?\w+(?:en|er|e)\b|哪些|列出|所有",
    re.IGNORECASE,
)
_RANGE = re.compile(r"(0x[0-9a-fA-F]+|\d+)\s*(?:to|through|until|bis|à|至|到|–|-|…|\.\.\.?)\s*(0x[0-9a-fA-F]+|\d+)")
_NUMBER = re.compile(r"^\s*(0x[0-9a-fA-F]+|\d+)\b")
_CODE_CHARS = 3  # the longest value that counts as a code in a column of marks such as M, O, C
_CODES = 8
_LONGEST_LIST = 200


@dataclass(frozen=True, slots=True)
class Items:
    """The rows of a table that make up a list, and the columns to show."""

    sheet: Sheet
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    support: Support


@dataclass(frozen=True, slots=True)
class Condition:
    """A term of the question that some rows of the table meet and others do not."""

    want: Wanted
    rows: frozenset[int]
    column: int | None


def asks_for_list(question: str) -> bool:
    return bool(_LIST.search(question))


def best_list(asked: Asked, sheets: Sequence[Sheet]) -> Items | None:
    """The list of the table that carries the question best."""
    lists = [items for sheet in sheets if (items := _list_of(asked, sheet)) is not None]
    return max(lists, key=lambda items: items.support.score, default=None)


def _list_of(asked: Asked, sheet: Sheet) -> Items | None:
    conditions = _conditions(asked, sheet)
    within = _within_range(asked, sheet)
    rows = _satisfying(conditions, len(sheet.cells))
    if within is not None:
        rows &= within
    if not rows or len(rows) > _LONGEST_LIST:
        return None
    met = frozenset(term for condition in conditions for term in condition.want.forms[0])
    if within is not None:
        met |= frozenset(term for want in asked.wanted if want.is_number for term in want.forms[0])
    named = {want.token: headers_for(want, asked, sheet) for want in asked.wanted}
    headed = frozenset(term for want in asked.wanted if named[want.token] for term in want.forms[0])
    levels = (Level(OWN, met), Level(HEADER, headed), Level(CONTEXT, sheet.context), Level(SUBJECT, sheet.subjects))
    key = _key_column(sheet)
    used = {condition.column for condition in conditions}
    asked_for = [column for columns in named.values() for column in columns if column not in used]
    columns = tuple(dict.fromkeys([key, *asked_for]))
    return Items(sheet, tuple(sorted(rows)), columns, support(asked, levels))


def _conditions(asked: Asked, sheet: Sheet) -> list[Condition]:
    """The terms that tell rows apart. A term that the table as a whole is about is none."""
    found = []
    for want in asked.wanted:
        if want.met_by(sheet.context):
            continue
        condition = _value_condition(want, sheet) or _code_condition(want, asked, sheet)
        if condition is not None:
            found.append(condition)
    return found


def _value_condition(want: Wanted, sheet: Sheet) -> Condition | None:
    is_mark = len(want.token) == 1
    for column in range(len(sheet.headers)):
        rows = frozenset(
            number
            for number, cells in enumerate(sheet.cells)
            if (cells[column] == want.forms[0] if is_mark else want.met_by(cells[column]))
        )
        if rows and len(rows) < len(sheet.cells):
            return Condition(want, rows, column)
    return None


def _code_condition(want: Wanted, asked: Asked, sheet: Sheet) -> Condition | None:
    """``mandatory`` is M in a column of marks; of several such columns, one that the question names, else the first."""
    if want.exact or want.met_by(sheet.subjects) or headers_for(want, asked, sheet):
        return None
    named = {column for other in asked.wanted for column in headers_for(other, asked, sheet)}
    code = want.token[0].upper()
    for column in sorted(range(len(sheet.headers)), key=lambda c: (c not in named, c)):
        values = [row.texts[column].strip() for row in sheet.table.rows]
        codes = {value for value in values if value}
        if code in codes and len(codes) <= _CODES and all(len(value) <= _CODE_CHARS for value in codes):
            return Condition(want, frozenset(n for n, value in enumerate(values) if value == code), column)
    return None


def _satisfying(conditions: Sequence[Condition], rows: int) -> AbstractSet[int]:
    """The rows that satisfy all conditions; where none does, those that satisfy the weightiest set."""
    if not conditions:
        return frozenset(range(rows))
    weight = {row: sum(c.want.weight for c in conditions if row in c.rows) for row in range(rows)}
    most = max(weight.values())
    return frozenset(row for row, value in weight.items() if value >= most - 1e-9)


def _within_range(asked: Asked, sheet: Sheet) -> AbstractSet[int] | None:
    """The rows whose number lies in a range such as ``0x10 to 0x18``, in the first column that holds such numbers."""
    match = _RANGE.search(asked.question)
    if match is None:
        return None
    low, high = int(match.group(1), 0), int(match.group(2), 0)
    is_hex = match.group(1).startswith("0x")
    for column in range(len(sheet.headers)):
        numbers = {n: _number(row.texts[column], is_hex) for n, row in enumerate(sheet.table.rows)}
        if sum(value is not None for value in numbers.values()) * 2 > len(numbers):
            return frozenset(n for n, value in numbers.items() if value is not None and low <= value <= high)
    return None


def _number(text: str, is_hex: bool) -> int | None:
    match = _NUMBER.match(text)
    if match is None or match.group(1).startswith("0x") != is_hex:
        return None
    return int(match.group(1), 0) if is_hex else int(match.group(1))


def _key_column(sheet: Sheet) -> int:
    """The column that names the rows: the first whose values are mostly there and mostly distinct."""
    rows = sheet.table.rows
    for column in range(len(sheet.headers)):
        values = [row.texts[column].strip() for row in rows]
        filled = [value for value in values if value]
        if len(filled) * 2 > len(rows) and len(set(filled)) * 2 > len(filled):
            return column
    return 0
