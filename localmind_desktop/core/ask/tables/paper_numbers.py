"""The number of a paper: all of its tables are of ``invoice 4711`` where one says ``Invoice number: 4711``. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.question.asked import Asked, Wanted
from localmind_desktop.core.ask.tables.sheets import Sheet
from localmind_desktop.core.terms import terms, tokens

_SHORTEST = 4  # digits


def with_paper_numbers(asked: Asked, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables, those of a paper whose number the question says with it in their title."""
    made = list(sheets)
    for word, want in _numbers(asked):
        papers = {sheet.document_id for sheet in sheets if _is_of_paper(sheet, word, want)}
        number = frozenset(term for form in want.forms for term in form)
        made = [replace(one, title=one.title | number) if one.document_id in papers else one for one in made]
    return made


def _numbers(asked: Asked) -> list[tuple[str, Wanted]]:
    """The long numbers of a question with the word right before each: ``invoice 42183017``."""
    said = tokens(asked.question)
    return [
        (said[said.index(want.token) - 1], want)
        for want in asked.exact
        if want.token.isdecimal() and len(want.token) >= _SHORTEST and want.token in said[1:]
    ]


def _is_of_paper(sheet: Sheet, word: str, want: Wanted) -> bool:
    """Whether a row says that the number is the paper's: ``Invoice number: | 42183017``."""
    stem = frozenset(terms(word)[:1])
    return any(stem <= label and any(cell in want.forms for cell in cells) for label, *cells in sheet.cells if cells)
