"""Lists computed from a table (A6): the rows that satisfy what the question says, and what to show of them. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.document_legends import Legends
from localmind_desktop.core.ask.candidates.evidence import CONTEXT, HEADER, SUBJECT, TITLE, Level, Support, support
from localmind_desktop.core.ask.candidates.legends import Legend
from localmind_desktop.core.ask.candidates.numbered_columns import numbered_columns
from localmind_desktop.core.ask.candidates.sheets import Sheet, headers_for
from localmind_desktop.core.ask.compute.conditions import Unmet, conditions, satisfying
from localmind_desktop.core.ask.compute.number_conditions import Condition, listed_columns
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.model import LEVELS

_BARE_NUMBER = re.compile(r"0x[0-9a-fA-F]+|\d+")
_LONGEST_LIST = 200
_GLANCE = 700  # characters of whole rows that are shown
_FEW_VALUES, _GLANCED_VALUES = 3, 60  # of a deciding column, and their characters, that are named
_BY_NAME = 0.1  # what a list gains in rank when names in the question chose its rows, or name the column of its range
_WHOLE = 0.15  # what a table gains that is about the very things that are listed: a row with their name is no list
_OWN_NAME = 0.5  # how much a name in the caption counts beside one that chose rows
_VALUES = frozenset(  # of a list: what stands beside its things
    ("value", "values", "werte", "werten", "valeurs", "valores", "settings", "options", "einstellungen", "réglages")
)
_CONDITION = CONTEXT  # how near a term is that tells rows apart


@dataclass(frozen=True, slots=True)
class Items:
    """The rows of a table that make up a list, and the columns to show. No rows: it is known that none satisfies."""

    sheet: Sheet
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    support: Support
    conditions: tuple[Condition, ...]  # none: the list is the whole table
    rank: float
    is_about: bool = False  # it is the whole of a table whose caption or section is what the question says

    @property
    def is_chosen(self) -> bool:
        """Whether conditions chose the rows; else it is the whole table."""
        return bool(self.conditions)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The columns by which conditions chose the rows, in their order."""
        return tuple(sorted({one.column for one in self.conditions if one.column is not None}))

    @property
    def chosen_by(self) -> tuple[str, ...]:
        """What the chosen rows say in the deciding columns: ``M/O: M``; nothing where they say much."""
        return tuple(filter(None, (self._chosen_by(column) for column in self.deciding)))

    def _chosen_by(self, column: int) -> str:
        header = " ".join(self.sheet.table.headers[column].split())
        values = dict.fromkeys(" ".join(self.sheet.table.rows[row].texts[column].split()) for row in self.rows)
        said = ", ".join(values)
        if len(values) > _FEW_VALUES or len(said) > _GLANCED_VALUES or not all(values):
            return ""
        return f"{header}: {said}" if header else said


def lists(asked: Asked, sheets: Sequence[Sheet], legends: Legends) -> list[Items]:
    """A list of every table that has rows for the question, the one that carries it best first."""
    found = [items for sheet in sheets if (items := list_of(asked, sheet, legends(sheet))) is not None]
    return sorted(found, key=lambda items: (-items.rank, items.sheet.index))


def list_of(asked: Asked, sheet: Sheet, legend: Legend) -> Items | None:
    """The rows of one table that satisfy the question; None where none does."""
    named = {want.token: headers_for(want, asked, sheet) for want in asked.wanted}
    found = conditions(asked, sheet, legend)
    if isinstance(found, Unmet):
        return None
    rows = satisfying(found, sheet)
    if len(rows) > _LONGEST_LIST or not (rows or any(condition.is_nought for condition in found)):
        return None
    met = frozenset(term for condition in found for want in condition.wants for term in want.forms[0])
    headed = frozenset(term for want in asked.wanted if named[want.token] for term in want.forms[0])
    levels = (
        Level(HEADER, headed),
        Level(CONTEXT, sheet.context),
        Level(_CONDITION, met),
        Level(TITLE, sheet.title),
        Level(SUBJECT, sheet.subjects),
    )
    carried = support(asked, levels)
    is_guessed = bool(found) and all(condition.is_guess for condition in found)
    if is_guessed and not _is_named(asked, sheet, headed):
        return None
    columns = frozenset(column for columns in named.values() for column in columns)
    rank = carried.score + _exact_share(asked, found, sheet) * _BY_NAME
    rank += _BY_NAME * any(condition.bare and condition.column in columns for condition in found)
    about = not found and len(rows) > 1 and _is_about(asked, sheet, headed)
    rank += _WHOLE * about
    by_number = [c for want in asked.wanted for c in numbered_columns(want, asked.question, sheet.table.headers)]
    heading = by_number or [c for columns in named.values() for c in columns]
    shown = _shown(asked, sheet, sorted(rows), found, heading)
    return Items(sheet, tuple(sorted(rows)), shown, carried, tuple(found), rank, about)


def key_column(sheet: Sheet, chosen: Sequence[int]) -> int:
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


def _shown(
    asked: Asked, sheet: Sheet, rows: Sequence[int], found: Sequence[Condition], named: Sequence[int]
) -> tuple[int, ...]:
    """The key column, and those that the question names but for the ones that chose the rows by a word.

    Whole rows, where no header says which column holds what is listed, and they are read at a glance.
    """
    key = key_column(sheet, rows)
    listed = listed_columns(asked, sheet)
    used = {condition.column for condition in found}
    if key not in listed and not listed and not set(named) - used - {key} and (whole := _glanced(sheet, rows)):
        return whole
    compared = [c.column for c in found if c.bare and c.column is not None and c.column != key]
    asked_for = [column for column in named if column not in used]
    if not asked_for and key in used:
        asked_for = [c for c in range(len(sheet.headers)) if len({sheet.table.rows[r].texts[c] for r in rows}) > 1]
    return tuple(dict.fromkeys([*_with_siblings(sheet, key), *asked_for, *compared]))


def _is_named(asked: Asked, sheet: Sheet, headed: AbstractSet[str]) -> bool:
    """Whether caption, section, title or a header says anything of the question."""
    near = sheet.context | sheet.title | headed
    return any(want.met_by(near) for want in asked.wanted)


def _is_about(asked: Asked, sheet: Sheet, headed: AbstractSet[str]) -> bool:
    """Whether caption, section or lead-in say what a question lists, and with title and headers all that it says."""
    near = sheet.context | sheet.title | headed
    left = {want.token.casefold() for want in asked.wanted if not want.met_by(near)} - _VALUES
    return not left and any(want.met_by(sheet.context) for want in asked.wanted)


def _exact_share(asked: Asked, found: Sequence[Condition], sheet: Sheet) -> float:
    """The share of the question's exact terms that chose the rows, or that the table has in its own name."""
    chosen = {want.token for condition in found if not condition.bare for want in condition.wants}
    shares = (
        want.weight if want.token in chosen else want.weight * _OWN_NAME * want.met_by(sheet.caption)
        for want in asked.exact
    )
    return sum(shares) / (sum(want.weight for want in asked.exact) or 1.0)


def _glanced(sheet: Sheet, rows: Sequence[int]) -> tuple[int, ...]:
    """The columns that say something of the rows; none where that is too much to read."""
    texts = [sheet.table.rows[row].texts for row in rows]
    columns = tuple(column for column in range(len(sheet.headers)) if any(row[column].strip() for row in texts))
    length = sum(len(row[column]) for row in texts for column in columns)
    return columns if length <= _GLANCE else ()


def _with_siblings(sheet: Sheet, key: int) -> list[int]:
    """The key column and those under its header group (``Identifier › Hex``); a bare number also takes its name."""
    group, parted, _ = sheet.table.headers[key].partition(LEVELS)
    columns = [key]
    if parted:
        columns += [c for c, header in enumerate(sheet.table.headers) if header.startswith(group + LEVELS)]
    if all(_BARE_NUMBER.fullmatch(row.texts[key].strip() or "0") for row in sheet.table.rows):
        columns += [c for c in range(key + 1, len(sheet.headers)) if c not in columns and sheet.cells[0][c]][:1]
    return columns
