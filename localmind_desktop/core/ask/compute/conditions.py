"""Which rows of a table satisfy what a question says (A6): each condition with its rows and its column. Pure.

A term is a condition where some rows meet it and others do not: as a value, as a mark that the document explains, as a
column of marks that is filled, or as the first letter of a mark. Numbers are compared with their units.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.compounds import before, is_compound
from localmind_desktop.core.ask.candidates.legends import MARKS, Legend, marks_of
from localmind_desktop.core.ask.candidates.numbered_columns import of_numbered_columns
from localmind_desktop.core.ask.candidates.sheets import SHORT_CELL, Sheet, headers_for
from localmind_desktop.core.ask.compute.number_conditions import Condition, equal_to, named_first, within
from localmind_desktop.core.ask.compute.owners import is_of_owner
from localmind_desktop.core.ask.query.amounts import amounts_in, holds_amount, numbers_in
from localmind_desktop.core.ask.query.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.query.bounds import Bound, bounds_in
from localmind_desktop.core.terms import term_of, tokens
from localmind_desktop.core.text.quantities import quantity

_NEGATION = re.compile(
    r"\b(?:not|no|without|except(?: for)?|excluding|other than|different from|leave out|leaving out|nicht|keine?|ohne|"
    r"außer|sans|sauf|non)\s+(?P<scope>(?:[^\s,;.?()]+\s*){1,9})|(?:不是|不|非|除了)(?P<cjk>[^，。？]{1,8})",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\b(?:only|nur)\s+(?:(?:in|for|by|with|to|from|bei|mit|von)\s+)?(?:the\s+)?(\w+)", re.IGNORECASE)
_EXISTS = re.compile(
    r"(\w+)\s+(?:another|any|some|an?)\b(?:\s+(\w+))?", re.IGNORECASE
)  # ``imply another``, ``have a key``
_DETERMINERS = frozenset({"another", "other", "others", "each", "every", "same", "different", "several", "certain"})
_OR = re.compile(r"\s*(?:,|/|\b(?:or|and|oder|und|ou|et)\b|或|和)\s*(?:the |in |the |der |die |das )*", re.IGNORECASE)
_SKELETON = re.compile(r"[B-DF-HJ-NP-TV-Z]{3,5}")
_SWITCH = re.compile(r"(?P<name>\w+)\s+(?P<value>on|no|all|any|both)\s*[?.]*\s*$", re.IGNORECASE)
_CODE_CHARS = 3  # the longest value that counts as a code in a column of marks such as M, O, C
_NO = frozenset(
    {"", "-", "–", "—", "no", "n", "none", "nein", "keine", "keiner", "non", "false", "n/a", "否", "无", "不"}
)
_YES = frozenset({"yes", "y", "ja", "j", "oui", "true", "x", "✓", "✔", "√", "●", "•", "是", "有", "required", "1"})


@dataclass(frozen=True, slots=True)
class Unmet:
    """A condition on numbers that cannot be compared with any column of the table."""

    bound: Bound


def conditions(asked: Asked, sheet: Sheet, legend: Legend) -> list[Condition] | Unmet:
    """What tells rows apart. A term that the table as a whole is about is no condition."""
    named = frozenset(column for want in asked.wanted for column in headers_for(want, asked, sheet))
    found: list[Condition] = []
    spoken: set[str] = set()
    for bound in bounds_in(asked.question):
        condition = within(bound, asked, sheet, named)
        if condition is None:
            return Unmet(bound)
        found.append(condition)
        spoken |= bound.tokens
    of_columns = of_numbered_columns(asked, sheet.table.headers)
    for amount in (*amounts_in(asked.question), *numbers_in(asked.question)):
        if amount.tokens & of_columns or (not amount.unit.dimension and present_terms(amount.tokens) <= sheet.caption):
            continue
        condition = equal_to(amount, asked, sheet, named)
        if condition is not None:
            found.append(condition)
            spoken |= {want.token for want in condition.wants}
    spoken |= of_columns
    found += _switched(asked, sheet, spoken)
    spoken |= {want.token for condition in found for want in condition.wants if condition.column is not None}
    found += _of_terms(asked, sheet, legend, named, spoken)
    return _alternatives(found, asked.question)


def negated(question: str) -> frozenset[str]:
    """The tokens that a negation speaks of: ``not mandatory``, ``different from 0``, ``leave out reserved ones``."""
    return frozenset(
        token for match in _NEGATION.finditer(question) for token in tokens(match["scope"] or match["cjk"])
    )


def satisfying(found: Sequence[Condition], sheet: Sheet) -> AbstractSet[int]:
    """The rows that satisfy all conditions; where none does, those that satisfy the weightiest set.

    A condition on numbers is never given up, nor one that is known to be met by none.
    """
    if any(condition.is_nought for condition in found):
        return frozenset()
    bound = [condition for condition in found if not condition.wants or condition.bare]
    rows = set(range(len(sheet.cells))) - sheet.band_rows
    allowed = rows.intersection(*(condition.rows for condition in bound))
    rest = [condition for condition in found if condition not in bound]
    if not rest or not allowed:
        return allowed
    weight = {row: sum(c.weight for c in rest if row in c.rows) for row in allowed}
    most = max(weight.values())
    return frozenset(row for row, value in weight.items() if value >= most - 1e-9)


# ---------------------------------------------------------------------- terms


def _switched(asked: Asked, sheet: Sheet, spoken: AbstractSet[str]) -> list[Condition]:
    """``with the default on``: a small word as the value of a column, at the question's end."""
    match = _SWITCH.search(asked.question)
    wants = [want for want in asked.wanted if match and want.token == match["name"] and want.token not in spoken]
    columns = [(want, column) for want in wants for column in headers_for(want, asked, sheet)]
    for want, column in columns:
        texts = [row.texts[column].strip().casefold() for row in sheet.table.rows]
        rows = frozenset(n for n, text in enumerate(texts) if match and text == match["value"].casefold())
        if rows:
            return [Condition((want,), rows, column)]
    return []


def _of_terms(
    asked: Asked, sheet: Sheet, legend: Legend, named: AbstractSet[int], spoken: AbstractSet[str]
) -> list[Condition]:
    alone = frozenset(_ONLY.findall(asked.question))
    unwanted = negated(asked.question)
    said = tokens(asked.question)
    found = []
    for want in asked.wanted:
        if want.token in spoken or want.met_by(sheet.context) or (want.exact and want.met_by(sheet.title)):
            continue
        whole = len(want.token) == 1 or want.token in alone
        condition = (
            _band_condition(want, sheet)
            or _mark_condition(want, said, sheet, legend, named)
            or _value_condition(want, asked, sheet, named, whole)
            or _compound_condition(want, sheet)
            or _skeleton_condition(want, sheet)
            or _filled_condition(want, asked, sheet)
            or _code_condition(want, asked, sheet, named, legend)
        )
        if condition is not None and not is_of_owner(want, condition.column, condition.rows, asked, sheet):
            found.append(_opposite(condition, sheet) if want.token in unwanted else condition)
    exact = {condition.column for condition in found if condition.is_exact and not condition.is_guess}
    found = [one for one in found if not (one.is_guess and one.column in exact)]  # E3 is called so, an F only begins
    guessed = [(condition.column, condition.rows) for condition in found if condition.is_guess]
    return [one for one in found if not one.is_guess or guessed.count((one.column, one.rows)) == 1]


def _opposite(condition: Condition, sheet: Sheet) -> Condition:
    """The rows that say something else; a row that says nothing in that column is not among them."""
    column = condition.column
    holding = {
        number
        for number, cells in enumerate(sheet.cells)
        if any(want.met_by(cell) for want in condition.wants for cell in cells)
    }
    texts = [row.texts[column].strip() if column is not None else "" for row in sheet.table.rows]
    filled = {number for number, text in enumerate(texts) if column is None or text}
    if column is not None and _is_answered(texts):
        filled = {n for n in range(len(texts)) if n not in condition.rows and any(sheet.table.rows[n].texts)}
        said = {n for n in filled if texts[n]}
        filled, holding = said or filled, set()
    rows = frozenset(filled - holding - condition.rows)
    return Condition(condition.wants, rows, column, is_nought=not rows and column is not None)


def _value_condition(
    want: Wanted, asked: Asked, sheet: Sheet, named: AbstractSet[int], whole: bool
) -> Condition | None:
    """``whole``: the term must be all that stands in the cell, as a mark or as the only value.

    What some cells repeat of the name of their own column is no value of it.
    """
    amounts = amounts_in(asked.question)
    own = frozenset(headers_for(want, asked, sheet))
    for column in named_first(sheet, named):
        if column in own and not any(want.forms[0] == cells[column] for cells in sheet.cells):
            continue
        rows = frozenset(
            number
            for number, cells in enumerate(sheet.cells)
            if (cells[column] == want.forms[0] if whole else want.met_by(cells[column]))
            and (column == 0 or len(cells[column]) <= SHORT_CELL)
            and (not want.is_number or _is_number_of(want, amounts, sheet, number, column))
        )
        if rows and len(rows) < len(sheet.cells):
            return Condition((want,), _with_group(rows, sheet) if column == 0 else rows, column)
    return None


def _with_group(rows: AbstractSet[int], sheet: Sheet) -> frozenset[int]:
    """The rows, and those below whose empty leading cell carries on their name."""
    grown = set(rows)
    for number in range(1, len(sheet.cells)):
        goes_on = not sheet.table.rows[number].texts[0].strip() and any(sheet.cells[number])
        if goes_on and number - 1 in grown:
            grown.add(number)
    return frozenset(grown)


def _is_number_of(want: Wanted, amounts: Sequence[Bound], sheet: Sheet, row: int, column: int) -> bool:
    """Whether a cell holds the number itself, not as a part of a name (``SIG_17``), and with the unit asked for."""
    text = sheet.table.rows[row].texts[column]
    if not any(frozenset([term_of(token)]) in want.forms for token in tokens(text)):
        return False
    return all(holds_amount(one, sheet.table, row, column) for one in amounts if want.token in one.tokens)


def _band_condition(want: Wanted, sheet: Sheet) -> Condition | None:
    """The rows under a band that the term names: ``Data conversions`` over its switches."""
    rows = frozenset(number for number, band in enumerate(sheet.bands) if want.met_by(band))
    return Condition((want,), rows, None) if rows else None


def _mark_condition(
    want: Wanted, said: Sequence[str], sheet: Sheet, legend: Legend, named: AbstractSet[int]
) -> Condition | None:
    """``mandatory`` where the document says that M means it; none where it means a mark that no row has."""
    if not legend.meanings:
        return None
    columns = [(column, known) for column in named_first(sheet, named) if (known := marks_of(sheet.table, column))]
    found = [
        Condition((want,), rows, column)
        for column, known in columns
        if (rows := _rows_with(sheet, column, legend.marks_for(want.token, said, known)))
    ]
    telling = [condition for condition in found if len(condition.rows) < len(sheet.cells)]
    if found:
        return (telling or found)[0]
    explained = [column for column, known in columns if known <= legend.meanings.keys()]
    is_nought = bool(explained) and legend.means_a_mark(want.token, said)
    return Condition((want,), frozenset(), explained[0], is_nought=True) if is_nought else None


def _compound_condition(want: Wanted, sheet: Sheet) -> Condition | None:
    """``Relaisausgang`` where a column Ausgang says Relais."""
    if not is_compound(want.token):
        return None
    for column, words in enumerate(sheet.header_words):
        values = {value for word in words for value in before(want.token, word)}
        rows = frozenset(n for n, row in enumerate(sheet.table.rows) if row.texts[column].strip().casefold() in values)
        if rows and len(rows) < len(sheet.cells):
            return Condition((want,), rows, column)
    return None


def _skeleton_condition(want: Wanted, sheet: Sheet) -> Condition | None:
    """``ground`` where cells say GND: the first and last letter of a word and consonants between them."""
    word = want.token.casefold()
    if not (word.isascii() and word.isalpha()):
        return None
    for column in range(len(sheet.headers)):
        texts = [row.texts[column].strip() for row in sheet.table.rows]
        rows = frozenset(n for n, text in enumerate(texts) if _SKELETON.fullmatch(text) and _stands_for(text, word))
        if rows and len(rows) < len(texts):
            return Condition((want,), rows, column)
    return None


def _stands_for(skeleton: str, word: str) -> bool:
    letters = iter(word)
    folded = skeleton.casefold()
    return (folded[0], folded[-1]) == (word[0], word[-1]) and all(letter in letters for letter in folded)


def _filled_condition(want: Wanted, asked: Asked, sheet: Sheet) -> Condition | None:
    """The rows with a mark, or a yes, in a column of the question: ``available on the K20``."""
    if want.is_number:
        return None
    is_said = want.token in {token for match in _EXISTS.finditer(asked.question) for token in match.groups()}
    for column in headers_for(want, asked, sheet):
        texts = [row.texts[column].strip() for row in sheet.table.rows]
        if is_said or _is_answered(texts):
            rows = frozenset(number for number, text in enumerate(texts) if text.casefold() not in _NO)
            if rows and len(rows) < len(texts):
                return Condition((want,), rows, column)
    return None


def _is_answered(texts: Sequence[str]) -> bool:
    """Whether a column says yes or no: one mark or nothing, or words of that meaning in some rows."""
    filled = {text.casefold() for text in texts} - _NO
    if sum(quantity(text) is not None for text in filled - _YES) * 2 > len(filled):
        return False  # figures: a dash among them is one more value
    denied = any(text.casefold() in _NO for text in texts)
    one_mark = len(filled) == 1 and len(next(iter(filled))) <= _CODE_CHARS
    return (
        denied and bool(filled) and (one_mark or bool(filled <= _YES) or any(t.casefold() in _NO - {""} for t in texts))
    )


def _code_condition(
    want: Wanted, asked: Asked, sheet: Sheet, named: AbstractSet[int], legend: Legend
) -> Condition | None:
    """``mandatory`` is M in a column of marks; of several such columns, one that the question names, else the first.

    Not where the document says that M means something else.
    """
    if want.exact or want.token in _DETERMINERS or headers_for(want, asked, sheet):
        return None
    code = want.token[0].upper()
    if code in legend.meanings:
        return None
    for column in named_first(sheet, named):
        values = [row.texts[column].strip() for row in sheet.table.rows]
        filled = [value for value in values if value]
        short = sum(len(value) <= _CODE_CHARS for value in filled)
        if code in filled and len(set(filled)) <= MARKS and short * 2 >= len(filled):
            return Condition((want,), _rows_with(sheet, column, {code}), column, is_guess=True)
    return None


def _rows_with(sheet: Sheet, column: int, values: AbstractSet[str]) -> frozenset[int]:
    return frozenset(n for n, row in enumerate(sheet.table.rows) if row.texts[column].strip() in values)


def _alternatives(found: Sequence[Condition], question: str) -> list[Condition]:
    """``Sales or Accounts``: conditions on one column that no row can meet together, said side by side, are one."""
    joined: list[Condition] = []
    for condition in found:
        last = joined[-1] if joined else None
        if (
            last is not None
            and last.column == condition.column is not None
            and not last.rows & condition.rows
            and _side_by_side(last.wants, condition.wants, question)
        ):
            joined[-1] = Condition((*last.wants, *condition.wants), last.rows | condition.rows, last.column)
        else:
            joined.append(condition)
    return joined


def _side_by_side(left: Sequence[Wanted], right: Sequence[Wanted], question: str) -> bool:
    if not left or not right:
        return False
    end = question.find(left[-1].token) + len(left[-1].token)
    start = question.find(right[0].token, end)
    said = tokens(question[: question.find(left[-1].token)])[-1:]  # ``zone 1 or zone 3``
    between = question[end:start].removesuffix(f"{said[0]} ") if said else question[end:start]
    return start > end and bool(_OR.fullmatch(between))
