"""The row of a table that carries a question (A6). Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.tables.attributes import asked_attribute
from localmind_desktop.core.ask.tables.fitting import answers
from localmind_desktop.core.ask.tables.header_meanings import HeaderMeanings
from localmind_desktop.core.ask.tables.sheets import RowMatch, Sheet, is_named, names_row, row_matches

_AS_GOOD = 0.06  # rows of other tables that carry the question as well but for this are named beside the answer
_ALSO = 2
_NAMING = 2  # leading columns that may hold the names of rows


@dataclass(frozen=True, slots=True)
class RowFind:
    """The best row, and rows of other tables that carry the question nearly as well.

    ``filled``: where the asked cells of the best row are empty, the row of another table that says them.
    """

    best: RowMatch
    also: tuple[RowMatch, ...]
    filled: RowMatch | None = None


def best_row(
    asked: Asked, sheets: Sequence[Sheet], carries: Callable[[Support], bool], only: int | None = None
) -> RowFind | None:
    """The best of the rows that carry the question, over all candidate tables; ``only`` looks at that row alone."""
    matches = [
        match
        for one in sheets
        for match in row_matches(asked, one)
        if (only is None or match.row == only) and carries(match.support) and answers(asked, match)
    ]
    matches = _saying_attribute(asked, _of_named_rows(asked, matches))
    return _found(matches) if matches else None


def _saying_attribute(asked: Asked, matches: list[RowMatch]) -> list[RowMatch]:
    """The rows that say near them, in all its words, what is asked for; all, where the document says some of them."""
    said = asked_attribute(asked.question)
    near = [one for one in matches if not any(want.token in said for want in (*one.support.unmet, *one.support.far))]
    return near or matches


def _of_named_rows(asked: Asked, matches: list[RowMatch]) -> list[RowMatch]:
    """The rows less those of tables in which another row is called, in a cell of its own, as the question says."""
    names = [want for want in asked.exact if not want.is_number]
    called = {want.token.casefold() for want in names}
    named = {
        (match.sheet.document_id, match.sheet.index)
        for match in matches
        if any(text.strip().casefold() in called for text in match.sheet.table.rows[match.row].texts[:_NAMING])
    }
    return [
        match
        for match in matches
        if (match.sheet.document_id, match.sheet.index) not in named or any(want in names for want in match.support.own)
    ]


def row_by_meaning(
    asked: Asked, sheets: Sequence[Sheet], carries: Callable[[Support], bool], meanings: HeaderMeanings
) -> RowFind | None:
    """The row of the thing that is asked about, with the column whose header means what is asked of it.

    Only where the attribute is nowhere in words, and the rest of the question is a cell that names the row.
    """
    attribute = asked_attribute(asked.question)
    thing = asked.without(frozenset(attribute))
    if not attribute or not thing.wanted or len(thing.wanted) == len(asked.wanted):
        return None
    phrase = " ".join(attribute)
    matches = []
    for sheet in sheets:
        named = [m for m in row_matches(thing, sheet) if carries(m.support) and not m.columns and is_named(thing, m)]
        column = meanings.column(phrase, sheet.table.headers) if named else None
        if column is not None:
            matches += [replace(m, columns=(column,)) for m in named if not names_row(thing, m, column)]
    fitting = [match for match in matches if answers(asked, match, speaks=True)]
    return _found(fitting) if fitting else None


def _found(matches: list[RowMatch]) -> RowFind:
    matches.sort(key=lambda match: (-match.rank, match.sheet.index, match.row))
    best = matches[0]
    also: dict[tuple[str, int], RowMatch] = {}
    for match in matches[1:]:
        other = (match.sheet.document_id, match.sheet.index)
        if match.rank < best.rank - _AS_GOOD:
            break
        if other != (best.sheet.document_id, best.sheet.index):
            also.setdefault(other, match)
    if best.columns and not _says(best) and not best.sheet.table.rows[best.row].texts[0].strip():
        best = replace(best, columns=())  # a total below the columns: what it is, its own label says
    return RowFind(best, tuple(also.values())[:_ALSO], _filled(matches))


def _filled(matches: Sequence[RowMatch]) -> RowMatch | None:
    """A row of another table that says what the asked cells of the best one leave empty, and fits as well."""
    best = matches[0]
    if not best.columns or _says(best):
        return None
    others = (match for match in matches if match.sheet is not best.sheet and match.columns and _says(match))
    return next((match for match in others if match.rank >= best.rank - _AS_GOOD), None)


def _says(match: RowMatch) -> bool:
    return any(match.sheet.table.rows[match.row].texts[column].strip() for column in match.columns)
