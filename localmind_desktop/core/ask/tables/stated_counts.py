"""A row that says how many there are: ``Number of channels | 8``. What is stated is not counted again. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.evidence import carries
from localmind_desktop.core.ask.question.asked import Asked, present_terms
from localmind_desktop.core.ask.tables.fitting import answers
from localmind_desktop.core.ask.tables.looking_up import RowFind
from localmind_desktop.core.ask.tables.sheets import RowMatch, Sheet, row_matches
from localmind_desktop.core.terms import STOP_WORDS

_LABEL = re.compile(
    r"^\W*(?:(?:total|max(?:imum|imale|\.)?|gesamte?)\s+)?(?:(?:number|no\.?|count|quantity) of|#|anzahl(?: de[rs])?|"
    r"nombre d[eu']|n° de)\s*(?P<thing>\S.*?)\W*$|^\W*(?P<counted>\S.*?)\s+count\W*$",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"^\W*\d[\d.,' ]*\W*$")


def stated_count(asked: Asked, sheets: Sequence[Sheet]) -> RowFind | None:
    """The best row whose label is the number of just what is counted, and whose one other cell is a number."""
    found = [
        match
        for sheet in sheets
        for match in row_matches(asked, sheet)
        if _states(asked, match) and carries(match.support) and answers(asked, match)
    ]
    best = max(found, key=lambda match: match.rank, default=None)
    return RowFind(replace(best, columns=()), ()) if best is not None else None


def _states(asked: Asked, match: RowMatch) -> bool:
    filled = [text for text in match.sheet.table.rows[match.row].texts if text.strip()]
    labels = [label for text in filled[:-1] if (label := _LABEL.match(" ".join(text.split())))]
    if len(filled) != 2 or not labels or not _NUMBER.match(filled[-1]):
        return False
    named = present_terms([labels[0]["thing"] or labels[0]["counted"]]) - STOP_WORDS
    said = frozenset(term for want in asked.wanted for form in want.forms for term in form)
    return bool(named) and named <= said
