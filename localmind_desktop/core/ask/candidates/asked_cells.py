"""Which cells of a row a question asks for, where it asks for several of them: ``min, max and unit of X``. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet, row_matches
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.text.languages import FIRST_WIDE, words

_LISTS = re.compile(r"[,;/&，、；]")


def asked_cells(asked: Asked, sheet: Sheet, row: int) -> tuple[int, ...]:
    """The filled columns of a row that a question names, at least two of them, in its order; else none."""
    if not names_several(asked.question):
        return ()
    match = next(row_matches(asked, sheet, (row,)), None)
    return several_cells(match) if match is not None else ()


def several_cells(match: RowMatch) -> tuple[int, ...]:
    """The filled columns that are asked for of a row, where they are several."""
    texts = match.sheet.table.rows[match.row].texts
    columns = tuple(column for column in match.columns if texts[column].strip())
    return columns if len(columns) > 1 else ()


def names_several(question: str) -> bool:
    """Whether things are set side by side in a question: by a comma, or by a word such as ``and``."""
    known, said = words(), question.casefold()
    joins = {join for name in known.languages_of(question) for join in known.joins[name]}
    return _LISTS.search(question) is not None or any(
        join in said if join[0] >= FIRST_WIDE else re.search(rf"\b{re.escape(join)}\b", said) for join in joins
    )
