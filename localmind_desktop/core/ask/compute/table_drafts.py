"""The answers that are computed from many cells: lists, figures and comparisons, in words and as tables. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.parts import (
    EMPTY,
    computed_part,
    page_citations,
    pages_of,
    pairs_of,
    part_of,
    place_of,
    read_line,
    ref_of,
    row_citation,
    told_value,
)
from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet
from localmind_desktop.core.ask.compute.comparing import Compared
from localmind_desktop.core.ask.compute.figures import Figured, plain
from localmind_desktop.core.ask.compute.listing import Items, key_column
from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.ask.query.wording import Figure
from localmind_desktop.core.model import AnswerTable, Citation, Finding, Mode
from localmind_desktop.core.phrase import Phrase, in_turn, phrase

_SHOWN_EXTREMES = 5  # rows that share the highest or lowest value and are told
_HEADERS = {Figure.COUNT: phrase("Number of rows"), Figure.SUM: phrase("Sum"), Figure.MEAN: phrase("Mean")}


def list_draft(items: Items) -> Draft:
    """The rows that satisfy the conditions, one per item."""
    table, citations = _items_table(items)
    rows = table.rows
    names = ", ".join(" ".join(part for part in row if part) for row in rows) if len(items.columns) == 1 else ""
    told = names or (phrase("1 row matches") if len(rows) == 1 else phrase("{n} rows match", n=len(rows)))
    by = f" ({'; '.join(items.chosen_by)})" if items.chosen_by and not names else ""
    text = _checked(told, f"{_marks(citations)}{by}", items.sheet)
    carried = items.support
    return Draft(Mode.TABLE, Route.LIST, text, citations, table, carried.coverage, missing=carried.missing)


def figure_draft(found: Figured) -> Draft:
    """A figure, computed from cited cells; an extreme with the rows in which it stands."""
    if found.figure in (Figure.MAXIMUM, Figure.MINIMUM):
        return _extreme_draft(found)
    sheet, items = found.items.sheet, found.items
    column = found.column if found.column is not None else key_column(sheet, found.rows)
    rows = found.rows or range(len(sheet.table.rows))  # that there are none, all the rows say
    citations = page_citations(sheet, rows, [column], items.support.score)
    header = _HEADERS[found.figure]
    if found.column is not None:
        header = phrase("{figure} of {column}", figure=header, column=sheet.table.headers[found.column])
    shown = found.value if found.column is None else phrase("{name}: {value}", name=header, value=found.value)
    summed = part_of(sheet, found.rows, _columns(items, found.column), _numbers(sheet, found.rows))
    about = (*([header] if found.column is not None else []), *items.chosen_by)
    return Draft(
        mode=Mode.TABLE,
        route=found.figure,
        text=_checked(shown, _marks(citations), sheet),
        citations=citations,
        table=computed_part(sheet, header, found.value),
        coverage=items.support.coverage,
        missing=items.support.missing,
        value=found.value,
        findings=(Finding(found.value, about, 1, summed if summed.rows else None),),
    )


def comparison_draft(found: Compared) -> Draft:
    """Both rows side by side; of two quantities also the difference."""
    matches = (found.first, found.second)
    sheet = found.first.sheet
    citations = tuple(row_citation(replace(one, columns=found.columns), n) for n, one in enumerate(matches, start=1))
    key = key_column(sheet, [match.row for match in matches])
    filled = [c for c in range(len(sheet.headers)) if any(sheet.table.rows[m.row].texts[c].strip() for m in matches)]
    names = [" ".join(sheet.table.rows[match.row].texts[key].split()) for match in matches]
    if found.columns:
        table = _beside(sheet, matches, names, found.columns)
        told = [f"{name}: {_values(match, found.columns)}" for name, match in zip(names, matches, strict=True)]
    else:
        table = _beside(sheet, matches, names, [column for column in filled if column != key])
        told = [pairs_of(sheet, match.row, filled) for match in matches]
    text = "; ".join(f"{line} [{number}]" for number, line in enumerate(told, start=1))
    difference = _difference(found, names)
    header = " ".join(sheet.table.headers[found.columns[0]].split()) if found.columns else ""
    return Draft(
        mode=Mode.TABLE,
        route=Route.COMPARISON,
        text=phrase("{values}. {name}: {difference}.", values=text, name=header, difference=difference)
        if difference
        else f"{text}.",
        citations=citations,
        table=table,
        coverage=min(match.support.coverage for match in matches),
        missing=max(match.support.missing for match in matches),
        findings=(Finding(difference or " / ".join(names), (header,) if header else (), 1),),
    )


def with_rivals(draft: Draft, same: Sequence[Items], others: Sequence[Items]) -> Draft:
    """The lists of other tables about the same subject, named behind the first; tables that fit less well."""
    text, citations, more = draft.text, list(draft.citations), []
    for items in same:
        table, cited = _items_table(items, first=len(citations) + 1)
        citations += cited
        more.append(table)
        ref = ref_of(items.sheet)
        text = in_turn(
            text,
            phrase(
                "{table} of {document} has {n} {marks}.",
                table=ref.label or phrase("A table"),
                document=ref.document,
                n=len(items.rows),
                marks=_marks(cited),
            ),
        )
    return replace(
        draft,
        text=text,
        citations=tuple(citations),
        more_tables=tuple(more),
        other_candidates=tuple(ref_of(items.sheet) for items in others),
    )


def _items_table(items: Items, first: int = 1) -> tuple[AnswerTable, tuple[Citation, ...]]:
    """The items as a table, with citations numbered from ``first``."""
    cited = page_citations(items.sheet, items.rows, items.columns[:1], items.support.score)
    citations = tuple(replace(citation, number=citation.number + first - 1) for citation in cited)
    numbers = [number + first - 1 for number in _numbers(items.sheet, items.rows)]
    columns = tuple(dict.fromkeys((*items.columns, *items.deciding)))
    texts = [items.sheet.table.rows[row].texts for row in items.rows]
    columns = tuple(c for c in columns if c == columns[0] or any(row[c].strip() for row in texts))
    return replace(part_of(items.sheet, items.rows, columns, numbers), chosen_by=items.chosen_by), citations


def _columns(items: Items, column: int | None) -> tuple[int, ...]:
    """What a computation is read by: the column that names the rows, those that chose them, and the figures."""
    figures = () if column is None else (column,)
    return tuple(dict.fromkeys((key_column(items.sheet, items.rows), *items.deciding, *figures)))


def _numbers(sheet: Sheet, rows: Sequence[int]) -> list[int]:
    """The citation of each row, where there is one for each page."""
    pages = pages_of(sheet, rows)
    return [pages.index(sheet.table.rows[row].place.page) + 1 for row in rows]


def _extreme_draft(found: Figured) -> Draft:
    sheet, items, rows = found.items.sheet, found.items, found.rows[:_SHOWN_EXTREMES]
    assert found.column is not None
    key = key_column(sheet, items.rows)
    columns = tuple(dict.fromkeys((key, found.column)))
    citations = page_citations(sheet, rows, columns, items.support.score)
    told = "; ".join(pairs_of(sheet, row, columns) for row in rows)
    names = ", ".join(" ".join(sheet.table.rows[row].texts[key].split()) for row in rows)
    value, header = told_value(sheet, rows[0], found.column), " ".join(sheet.table.headers[found.column].split())
    about = tuple(part for part in (header, *items.chosen_by) if part)
    compared = part_of(sheet, items.rows, columns, _numbers(sheet, items.rows))
    return Draft(
        mode=Mode.TABLE,
        route=found.figure,
        text=_checked(told, _marks(citations), sheet),
        citations=citations,
        table=part_of(sheet, rows, columns, _numbers(sheet, rows)),
        coverage=items.support.coverage,
        missing=items.support.missing,
        value=found.value,
        findings=(Finding(f"{names}: {value}" if key != found.column else value, about, 1, compared),),
    )


def _beside(sheet: Sheet, matches: Sequence[RowMatch], names: Sequence[str], columns: Sequence[int]) -> AnswerTable:
    """The things as columns, what is compared as rows."""
    rows = [sheet.table.rows[match.row] for match in matches]
    whole = part_of(sheet, [], [], [])
    return replace(
        whole,
        headers=("", *names),
        rows=tuple((sheet.table.headers[column], *(row.texts[column] for row in rows)) for column in columns),
        citations=(1,) * len(columns),
        places=tuple((None, *(place_of(row, column) for row in rows)) for column in columns),
    )


def _values(match: RowMatch, columns: Sequence[int]) -> str:
    texts = match.sheet.table.rows[match.row].texts
    if len(columns) == 1:
        return " ".join(texts[columns[0]].split()) or EMPTY
    return pairs_of(match.sheet, match.row, columns)


def _difference(found: Compared, names: Sequence[str]) -> str:
    quantities = found.quantities
    if quantities is None:
        return ""
    left, right = quantities
    if left.least == right.least and left.most == right.most:
        return phrase("Both are equal")
    if left.most > right.least and right.most > left.least:
        return phrase("The ranges overlap")
    larger = names[0] if left.least > right.least else names[1]
    unit = left.unit if left.unit.factor == right.unit.factor or left.unit.factor < right.unit.factor else right.unit
    gap = abs(left.least - right.least) / unit.factor
    return phrase("{name} is larger, by {difference}", name=larger, difference=plain(gap))


def _checked(told: str, marks: str, sheet: Sheet) -> Phrase:
    """What is told, with its citations, and that the whole table was looked at for it."""
    return phrase("{told} {marks}. {checked}", told=told, marks=marks, checked=read_line(sheet))


def _marks(citations: Sequence[Citation]) -> str:
    return "".join(f"[{citation.number}]" for citation in citations)
