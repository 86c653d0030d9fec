"""Lists computed from a table (A6): which rows satisfy what the question says. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked, Wanted
from localmind_desktop.core.ask.evidence import CONTEXT, HEADER, SUBJECT, Level, Support, support
from localmind_desktop.core.ask.sheets import SHORT_CELL, Sheet, headers_for
from localmind_desktop.core.terms import tokens

_LIST = re.compile(
    r"^\s*(?:list|enumerate|name (?:the|all)|(?:give|show)(?: me)? all|liste|nenne|quels|quelles)\b"
    r"|\ball (?:the )?(?:\w+ ){0,3}?\w+s\b"
    r"|^\s*welche (?:\w+ ){0,3}?\w+(?:en|er)\b|哪些|列出|所有",
    re.IGNORECASE,
)
_WHAT_ARE = re.compile(r"^\s*what are the (?:\w+ ){0,2}?\w+[a-rt-z]s (?:of|in)\b", re.IGNORECASE)
_WHICH = re.compile(r"^\s*(?:which|what)\s+((?:[\w./'-]+\s+){1,7})", re.IGNORECASE)
_NO_PLURAL = re.compile(r"(?:ss|us|is)$|^(?:does|has|was|is)$", re.IGNORECASE)
_VERBS = frozenset(
    ("is", "are", "was", "were", "does", "do", "did", "has", "have", "can", "of", "in", "for", "at", "on", "with")
)
_RANGE = re.compile(r"(0x[0-9a-fA-F]+|\d+)\s*(?:to|through|until|bis|à|至|到|–|-|…|\.\.\.?)\s*(0x[0-9a-fA-F]+|\d+)")
_NUMBER = re.compile(r"^\s*(\d+)\b(?!x)")
_NEGATION = re.compile(
    r"\b(?:not|no|without|except(?: for)?|excluding|other than|different from|leave out|leaving out|nicht|keine?|ohne|"
    r"außer|sans|sauf|non)\s+(?P<scope>(?:[^\s,;.?()]+\s*){1,9})|(?:不是|不|非|除了)(?P<cjk>[^，。？]{1,8})",
    re.IGNORECASE,
)
_BARE_NUMBER = re.compile(r"0x[0-9a-fA-F]+|\d+")
_HEX_NUMBER = re.compile(r"\b(0x[0-9a-fA-F]+)\b")
_ONLY = re.compile(r"\b(?:only|nur)\s+(?:(?:in|for|by|with|to|from|bei|mit|von)\s+)?(?:the\s+)?(\w+)", re.IGNORECASE)
GROUP_MARK = " › "  # between the levels of a header
_CODE_CHARS = 3  # the longest value that counts as a code in a column of marks such as M, O, C
_CODES = 12
_LONGEST_LIST = 200
_BY_NAME = 0.1  # what a list gains in rank when names in the question chose its rows, or name the column of its range
_CONDITION = CONTEXT  # how near a term is that tells rows apart


@dataclass(frozen=True, slots=True)
class Items:
    """The rows of a table that make up a list, and the columns to show."""

    sheet: Sheet
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    support: Support
    is_chosen: bool  # whether conditions chose the rows; else it is the whole table
    rank: float


@dataclass(frozen=True, slots=True)
class Condition:
    """A term of the question that some rows of the table meet and others do not."""

    want: Wanted
    rows: frozenset[int]
    column: int | None


@dataclass(frozen=True, slots=True)
class Ranged:
    """The rows whose number lies in a range; ``bare``: the cells hold nothing else."""

    column: int
    rows: AbstractSet[int]
    bare: bool


def asks_for_list(question: str) -> bool:
    """Whether more than one item is asked for: ``List …``, ``all …``, ``Which …s …``."""
    if _LIST.search(question) or may_ask_for_list(question):
        return True
    match = _WHICH.match(question)
    for word in match.group(1).split() if match else []:
        if word.casefold() in _VERBS:
            return False
        if word.endswith("s") and not _NO_PLURAL.search(word):
            return True
    return False


def may_ask_for_list(question: str) -> bool:
    """``What are the mandatory attributes of …``: a list where conditions choose rows, else perhaps a value."""
    return bool(_WHAT_ARE.search(question))


def best_list(asked: Asked, sheets: Sequence[Sheet]) -> Items | None:
    """The list of the table that carries the question best."""
    lists = [items for sheet in sheets if (items := _list_of(asked, sheet)) is not None]
    return max(lists, key=lambda items: (items.rank, -items.sheet.index), default=None)


def _list_of(asked: Asked, sheet: Sheet) -> Items | None:
    named = {want.token: headers_for(want, asked, sheet) for want in asked.wanted}
    ranged = _within_range(asked, sheet, frozenset(column for columns in named.values() for column in columns))
    within = ranged.rows if ranged else None
    conditions = [c for c in _conditions(asked, sheet) if within is None or not c.want.is_number]
    rows = _satisfying(conditions, len(sheet.cells))
    if within is not None:
        rows &= within
    if not rows or len(rows) > _LONGEST_LIST:
        return None
    met = frozenset(term for condition in conditions for term in condition.want.forms[0])
    if within is not None:
        met |= frozenset(term for want in asked.wanted if want.is_number for term in want.forms[0])
    headed = frozenset(term for want in asked.wanted if named[want.token] for term in want.forms[0])
    levels = (
        Level(HEADER, headed),
        Level(CONTEXT, sheet.context),
        Level(_CONDITION, met),
        Level(SUBJECT, sheet.subjects),
    )
    key = _key_column(sheet, sorted(rows))
    used = {condition.column for condition in conditions} | ({ranged.column} if ranged else set())
    asked_for = [column for columns in named.values() for column in columns if column not in used]
    if not asked_for and key in used:
        asked_for = [c for c in range(len(sheet.headers)) if len({sheet.table.rows[r].texts[c] for r in rows}) > 1]
    columns = tuple(dict.fromkeys([*_with_siblings(sheet, key), *asked_for]))
    carried = support(asked, levels)
    rank = carried.score + _exact_share(asked, conditions) * _BY_NAME
    if ranged and ranged.bare and ranged.column in {column for columns in named.values() for column in columns}:
        rank += _BY_NAME
    return Items(sheet, tuple(sorted(rows)), columns, carried, bool(conditions) or within is not None, rank)


def _exact_share(asked: Asked, conditions: Sequence[Condition]) -> float:
    """The share of the question's exact terms that chose the rows."""
    chosen = sum(condition.want.weight for condition in conditions if condition.want.exact)
    return chosen / (sum(want.weight for want in asked.exact) or 1.0)


def _conditions(asked: Asked, sheet: Sheet) -> list[Condition]:
    """The terms that tell rows apart. A term that the table as a whole is about is none."""
    found = []
    named = frozenset(column for want in asked.wanted for column in headers_for(want, asked, sheet))
    alone = frozenset(_ONLY.findall(asked.question))
    unwanted = negated(asked.question)
    for want in asked.wanted:
        if want.met_by(sheet.context) or (want.exact and want.met_by(sheet.title)):
            continue
        whole = len(want.token) == 1 or want.token in alone
        condition = _value_condition(want, sheet, named, whole) or _code_condition(want, asked, sheet, named)
        if condition is not None:
            found.append(_opposite(condition, sheet) if want.token in unwanted else condition)
    return found


def negated(question: str) -> frozenset[str]:
    """The tokens that a negation speaks of: ``not mandatory``, ``different from 0``, ``leave out reserved ones``."""
    return frozenset(
        token for match in _NEGATION.finditer(question) for token in tokens(match["scope"] or match["cjk"])
    )


def _opposite(condition: Condition, sheet: Sheet) -> Condition:
    """The rows that say something else; a row that says nothing in that column is not among them."""
    column = condition.column
    holding = {number for number, cells in enumerate(sheet.cells) if any(condition.want.met_by(cell) for cell in cells)}
    filled = {n for n, row in enumerate(sheet.table.rows) if column is None or row.texts[column].strip()}
    return Condition(condition.want, frozenset(filled - holding - condition.rows), column)


def _value_condition(want: Wanted, sheet: Sheet, named: AbstractSet[int], whole: bool) -> Condition | None:
    """``whole``: the term must be all that stands in the cell, as a mark or as the only value."""
    for column in sorted(range(len(sheet.headers)), key=lambda c: (c not in named, c)):
        rows = frozenset(
            number
            for number, cells in enumerate(sheet.cells)
            if (cells[column] == want.forms[0] if whole else want.met_by(cells[column]))
            and (column == 0 or len(cells[column]) <= SHORT_CELL)
        )
        if rows and len(rows) < len(sheet.cells):
            return Condition(want, rows, column)
    return None


def _code_condition(want: Wanted, asked: Asked, sheet: Sheet, named: AbstractSet[int]) -> Condition | None:
    """``mandatory`` is M in a column of marks; of several such columns, one that the question names, else the first."""
    if want.exact or headers_for(want, asked, sheet):
        return None
    code = want.token[0].upper()
    for column in sorted(range(len(sheet.headers)), key=lambda c: (c not in named, c)):
        values = [row.texts[column].strip() for row in sheet.table.rows]
        filled = [value for value in values if value]
        short = sum(len(value) <= _CODE_CHARS for value in filled)
        if code in filled and len(set(filled)) <= _CODES and short * 2 >= len(filled):
            return Condition(want, frozenset(n for n, value in enumerate(values) if value == code), column)
    return None


def _satisfying(conditions: Sequence[Condition], rows: int) -> AbstractSet[int]:
    """The rows that satisfy all conditions; where none does, those that satisfy the weightiest set."""
    if not conditions:
        return frozenset(range(rows))
    weight = {row: sum(c.want.weight for c in conditions if row in c.rows) for row in range(rows)}
    most = max(weight.values())
    return frozenset(row for row, value in weight.items() if value >= most - 1e-9)


def _within_range(asked: Asked, sheet: Sheet, named: AbstractSet[int]) -> Ranged | None:
    """The rows whose number lies in a range such as ``0x10 to 0x18``, with the column: a named one first."""
    match = _RANGE.search(asked.question)
    if match is None:
        return None
    is_hex = match.group(1).startswith("0x")
    if is_hex != match.group(2).startswith("0x"):
        return None
    low, high = (int(group, 16 if is_hex else 10) for group in match.groups())
    columns = sorted(range(len(sheet.headers)), key=lambda c: (c not in named, c))
    for column, bare in ((column, bare) for bare in (True, False) for column in columns):
        numbers = {n: _number(row.texts[column], is_hex, bare) for n, row in enumerate(sheet.table.rows)}
        if sum(value is not None for value in numbers.values()) * 2 > len(numbers):
            rows = frozenset(n for n, value in numbers.items() if value is not None and low <= value <= high)
            return Ranged(column, rows, bare)
    return None


def _number(text: str, is_hex: bool, bare: bool) -> int | None:
    """The number in a cell; ``bare``: where nothing else stands in it."""
    if bare and not _BARE_NUMBER.fullmatch(text.strip()):
        return None
    match = _HEX_NUMBER.search(text) if is_hex else _NUMBER.match(text)
    return int(match.group(1), 16 if is_hex else 10) if match else None


def _with_siblings(sheet: Sheet, key: int) -> list[int]:
    """The key column and those under its header group (``Identifier › Hex``); a bare number also takes its name."""
    group, parted, _ = sheet.table.headers[key].partition(GROUP_MARK)
    columns = [key]
    if parted:
        columns += [c for c, header in enumerate(sheet.table.headers) if header.startswith(group + GROUP_MARK)]
    if all(_BARE_NUMBER.fullmatch(row.texts[key].strip() or "0") for row in sheet.table.rows):
        columns += [c for c in range(key + 1, len(sheet.headers)) if c not in columns and sheet.cells[0][c]][:1]
    return columns


def _key_column(sheet: Sheet, chosen: Sequence[int]) -> int:
    """The column that names the items: the first that tells the chosen rows apart, else the first filled one."""
    rows = sheet.table.rows
    for column in range(len(sheet.headers)):
        values = [rows[number].texts[column].strip() for number in chosen]
        if all(values) and len(set(values)) == len(values) > 1:
            return column
    for column in range(len(sheet.headers)):
        values = [row.texts[column].strip() for row in rows]
        filled = [value for value in values if value]
        if len(filled) * 2 > len(rows) and len(set(filled)) * 2 > len(filled):
            return column
    return 0
