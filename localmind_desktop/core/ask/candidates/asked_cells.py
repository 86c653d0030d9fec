"""Which cells of a row a question asks for, where it asks for several of them: ``min, max and unit of X``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet, headers_for, row_matches
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.terms import tokens
from localmind_desktop.core.text.languages import FIRST_WIDE, words

_SEVERAL = 2
_MARKS = r"[,;/&()，、；（）]"


def asked_cells(asked: Asked, sheet: Sheet, row: int) -> tuple[int, ...] | None:
    """The filled columns of a row that a question names, at least two of them; None where it names fewer.

    None of them where the question asks for more than they say: then all of the row answers.
    """
    items = items_of(asked.question)
    if len(items) < _SEVERAL:
        return None
    match = next(row_matches(_less_common(asked, sheet), sheet, (row,)), None)
    columns = filled_of(match) if match is not None else ()
    if match is None or len(columns) < _SEVERAL:
        return None
    return columns if all(_is_met(item, asked, match, columns) for item in items) else ()


def filled_of(match: RowMatch) -> tuple[int, ...]:
    """The columns that are asked for of a row, and are filled."""
    texts = match.sheet.table.rows[match.row].texts
    return tuple(column for column in match.columns if texts[column].strip())


def items_of(question: str) -> list[str]:
    """What is set side by side in a question: by a comma or a bracket, or by a word such as ``and``."""
    known = words()
    joins = {join for name in known.languages_of(question) for join in known.joins[name]}
    marks = [re.escape(join) if join[0] >= FIRST_WIDE else rf"\b{re.escape(join)}\b" for join in joins]
    return [item for item in re.split("|".join((_MARKS, *marks)), question, flags=re.IGNORECASE) if tokens(item)]


def _less_common(asked: Asked, sheet: Sheet) -> Asked:
    """A question less the words that several headers have, and that all of the table is about: they name no column."""
    about = sheet.context | sheet.title | sheet.subjects
    common = (want for want in asked.wanted if want.met_by(about) and len(headers_for(want, asked, sheet)) > 1)
    return asked.without(frozenset(want.token for want in common))


def _is_met(item: str, asked: Asked, match: RowMatch, columns: Sequence[int]) -> bool:
    """Whether an item names one of ``columns``, or asks for nothing: it says which row is meant, or where to look."""
    said, sheet = frozenset(tokens(item)), match.sheet
    wants = [want for want in asked.wanted if want.token in said]
    if not wants or any(not set(columns).isdisjoint(headers_for(want, asked, sheet)) for want in wants):
        return True
    near: AbstractSet[str] = frozenset().union(*sheet.cells[match.row], sheet.carried[match.row], sheet.context)
    near |= sheet.title
    return any(want.met_by(near) for want in wants) and not set(wants) & set(match.support.unmet)
