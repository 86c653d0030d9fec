"""Tables prepared for look-ups: the terms of every cell, header and caption, made once per question. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.evidence import CONTEXT, HEADER, OWN, SUBJECT, Level, Support, support
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import tokens

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SHORTEST_ABBREVIATION = 3
_INITIALS = range(2, 5)  # words that an initialism such as CDC stands for


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of a document with the terms of its parts."""

    document_id: str
    document: str
    index: int
    table: Table
    subjects: AbstractSet[str]
    context: AbstractSet[str]
    headers: tuple[AbstractSet[str], ...]
    header_words: tuple[tuple[str, ...], ...]
    cells: tuple[tuple[AbstractSet[str], ...], ...]


@dataclass(frozen=True, slots=True)
class RowMatch:
    """A row of a sheet with how well it carries the question."""

    sheet: Sheet
    row: int
    support: Support
    key: bool  # a cell is, as a whole, a term of the question

    @property
    def rank(self) -> tuple[float, bool]:
        return (self.support.score + (0.1 if self.key else 0.0), self.key)


def sheet(document_id: str, document: str, title: str, index: int, table: Table, subjects: AbstractSet[str]) -> Sheet:
    return Sheet(
        document_id=document_id,
        document=document,
        index=index,
        table=table,
        subjects=subjects | present_terms([title]),
        context=present_terms([table.caption, table.section, *table.subject]),
        headers=tuple(present_terms([header]) for header in table.headers),
        header_words=tuple(_words(header) for header in table.headers),
        cells=tuple(tuple(present_terms([text]) for text in row.texts) for row in table.rows),
    )


def row_matches(asked: Asked, sheet: Sheet) -> Iterator[RowMatch]:
    """Every row that meets at least one term of the question in its own cells."""
    header_terms = frozenset().union(*sheet.headers) if sheet.headers else frozenset()
    headed = header_terms | {term for want in asked.wanted if headers_for(want, asked, sheet) for term in want.forms[0]}
    for number, cells in enumerate(sheet.cells):
        own: AbstractSet[str] = frozenset().union(*cells)
        levels = (Level(OWN, own), Level(HEADER, headed), Level(CONTEXT, sheet.context), Level(SUBJECT, sheet.subjects))
        found = support(asked, levels)
        if found.own:
            yield RowMatch(sheet, number, found, _has_key(asked, cells, found))


def headers_for(want: Wanted, asked: Asked, sheet: Sheet) -> list[int]:
    """The columns whose header means ``want``: by its terms, by an abbreviation, by an initialism of the question."""
    return [
        column
        for column, (terms, words) in enumerate(zip(sheet.headers, sheet.header_words, strict=True))
        if want.met_by(terms) or _abbreviated(want, words) or _initialled(want, asked, words)
    ]


def _has_key(asked: Asked, cells: tuple[AbstractSet[str], ...], found: Support) -> bool:
    return any(
        want.exact and not want.token[0].isdigit() and cell and cell <= set().union(*want.forms)
        for want in found.own
        for cell in cells
    )


def _words(header: str) -> tuple[str, ...]:
    return tuple(word.casefold() for token in tokens(header) for word in _CAMEL.split(token))


def _abbreviated(want: Wanted, words: tuple[str, ...]) -> bool:
    """``min`` for minimum, ``addr`` for address, ``PresCond`` for presence condition."""
    if want.exact:
        return False
    asked_word = want.token.casefold()
    return any(
        word.isalpha()
        and len(word) >= _SHORTEST_ABBREVIATION
        and (asked_word.startswith(word) or (len(asked_word) > _SHORTEST_ABBREVIATION and word.startswith(asked_word)))
        for word in words
    )


def _initialled(want: Wanted, asked: Asked, words: tuple[str, ...]) -> bool:
    """``CDC`` for common data class: the initials of neighbouring terms of the question."""
    position = asked.wanted.index(want)
    for length in _INITIALS:
        for start in range(max(0, position - length + 1), position + 1):
            run = asked.wanted[start : start + length]
            if len(run) == length and "".join(part.token[0] for part in run).casefold() in words:
                return True
    return False
