"""The number of a paper: all of its tables are of ``invoice 4711`` where it says ``Invoice number: 4711``. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from localmind_desktop.core.ask.question.asked import Asked, Wanted
from localmind_desktop.core.ask.tables.sheets import Sheet
from localmind_desktop.core.terms import terms, tokens

_SHORTEST, _LONG = 4, 6  # digits; so many say of which paper a line is, whatever stands before them
_LONGEST_LINE = 80  # characters of a line that says a paper's number


def with_paper_numbers(asked: Asked, sheets: Sequence[Sheet], lines: Callable[[str], Iterable[str]]) -> list[Sheet]:
    """The tables, those of a paper whose number the question says with it in their title.

    ``lines`` gives the lines of a short document, by its id.
    """
    made = list(sheets)
    for word, want in _numbers(asked):
        papers = {sheet.document_id for sheet in sheets if _is_of_paper(sheet, word, want)}
        others = {sheet.document_id for sheet in sheets} - papers
        papers |= {document for document in others if any(_says(line, want) for line in lines(document))}
        number = frozenset(term for form in want.forms for term in form)
        made = [replace(one, title=one.title | number) if one.document_id in papers else one for one in made]
    return made


def _numbers(asked: Asked) -> list[tuple[str, Wanted]]:
    """The long numbers of a question with the word right before each: ``invoice 42183017``."""
    said = tokens(asked.question)
    return [
        (said[said.index(want.token) - 1], want)
        for want in asked.exact
        if sum(map(str.isdigit, want.token)) >= _SHORTEST and want.token in said[1:]
    ]


def _says(line: str, want: Wanted) -> bool:
    """Whether a short line of a paper says a long number that is no amount: ``Invoice no. 42183017``."""
    is_long = sum(map(str.isdigit, want.token)) >= _LONG
    return is_long and len(line) <= _LONGEST_LINE and want.token in tokens(line)


def _is_of_paper(sheet: Sheet, word: str, want: Wanted) -> bool:
    """Whether a row says that the number is the paper's: ``Invoice number: | 42183017``, or labels beside values do."""
    stem = frozenset(terms(word)[:1])
    if not any(map(str.strip, sheet.table.headers)) and not want.is_number:
        return any(text.strip() == want.token for row in sheet.table.rows for text in row.texts[1:])
    return any(stem <= label and any(cell in want.forms for cell in cells) for label, *cells in sheet.cells if cells)
