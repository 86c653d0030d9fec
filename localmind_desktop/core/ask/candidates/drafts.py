"""From evidence to the words, the table and the citations of an answer. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.candidates.findings import cell_finding, cells_finding, part_finding, row_finding, said
from localmind_desktop.core.ask.candidates.parts import (
    EMPTY,
    cells_citation,
    pairs_of,
    part_of,
    said_parts,
    told_columns,
    told_parts,
    told_value,
    under_name,
)
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.model import AnswerTable, Branch, Citation, Finding, Mode, TableRef
from localmind_desktop.core.phrase import changed, in_turn, phrase

_GLANCE = 230  # characters of a row in words and as a table that are read at a glance
COMPOUND = "compound"  # several questions in one
MARK = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer before it is told. ``value`` is its bare cell where it is one; ``parts`` are the halves it joins.

    ``coverage``: the share of the question that it meets; ``missing``: that of the heaviest word which it does not.
    """

    mode: Mode
    route: str
    text: str
    citations: tuple[Citation, ...]
    table: AnswerTable | None
    coverage: float
    value: str = ""
    parts: tuple[str, ...] = ()
    other_candidates: tuple[TableRef, ...] = ()
    tree: tuple[Branch, ...] = ()
    more_tables: tuple[AnswerTable, ...] = ()
    missing: float = 0.0
    findings: tuple[Finding, ...] = ()


def row_draft(
    sheet: Sheet,
    row: int,
    columns: Sequence[int],
    asked: int | None,
    coverage: float,
    several: Sequence[int] = (),
    is_name_said: bool = False,
) -> Draft:
    """A row in words, with a small table where it is short; of the column that is ``asked``, its value first, or the
    values of ``several``, which are filled.

    Of a long row, what names it and ``columns``, which stand best first. A question that says that name itself
    (``is_name_said``) asks for something else, which is told however long it is.
    """
    if several:
        return _cells_draft(sheet, row, several, coverage)
    shown = told_columns(sheet, row, columns, 2 if is_name_said and asked is None else 1)
    texts, headers = sheet.table.rows[row].texts, sheet.table.headers
    cited = cells_citation(sheet, row, shown if asked is None else [asked], 1, sheet.table.confidence)
    if asked is not None and texts[asked].strip():
        found, value = cell_finding(sheet, row, asked), told_value(sheet, row, asked)
        text = _with_rest(sheet, row, shown, found)
        return Draft(Mode.TABLE, Route.CELL, text, (cited,), None, coverage, value, findings=(found,))
    text = under_name(sheet, pairs_of(sheet, row, shown))
    if asked is not None:
        empty = phrase("{header}: {value}; {row}", header=headers[asked], value=EMPTY, row=f"{text} [1]")
        return Draft(Mode.TABLE, Route.CELL, empty, (cited,), None, coverage)
    cells = sum(len(headers[column]) + len(texts[column]) + 3 for column in shown)
    table = part_of(sheet, [row], shown, [1]) if len(text) + cells <= _GLANCE else None
    found = row_finding(sheet, row)
    return Draft(Mode.TABLE, "row", f"{text} [1]", (cited,), table, coverage, findings=(found,))


def parts_draft(sheet: Sheet, row: int, parts: Sequence[tuple[int, str]], coverage: float) -> Draft:
    """A long row by ``parts`` of its cells, which stand best first: that one, what it is, and the others that fit."""
    shown = told_parts(sheet, row, parts)
    column, value = parts[0]
    cited = cells_citation(sheet, row, [column], 1, sheet.table.confidence)
    first = min(shown)
    if column == first:
        text, found = f"{said_parts(sheet, shown)} [1]", row_finding(sheet, row)
    else:
        rest = {other: part for other, part in shown.items() if other not in (first, column)}
        found = part_finding(sheet, row, column, value, shown[first])
        text = "; ".join(filter(None, (said(found), said_parts(sheet, rest))))
    return Draft(Mode.TABLE, "row", under_name(sheet, text), (cited,), None, coverage, findings=(found,))


def _cells_draft(sheet: Sheet, row: int, asked: Sequence[int], coverage: float) -> Draft:
    """The cells of a row that are asked for, each by its name, then what else the row says."""
    found = cells_finding(sheet, row, asked)
    text = _with_rest(sheet, row, told_columns(sheet, row, asked), found)
    cited = cells_citation(sheet, row, asked, 1, sheet.table.confidence)
    return Draft(Mode.TABLE, "row", text, (cited,), None, coverage, findings=(found,))


def _with_rest(sheet: Sheet, row: int, shown: Sequence[int], found: Finding) -> str:
    """A finding as a line, with the cells among ``shown`` that it does not tell, under the name of the table."""
    texts = sheet.table.rows[row].texts
    rest = [column for column in shown if not _is_told(" ".join(texts[column].split()), found)]
    return under_name(sheet, "; ".join(filter(None, (said(found), pairs_of(sheet, row, rest)))))


def _is_told(text: str, found: Finding) -> bool:
    """Whether a finding as a line says what a cell says."""
    values = [value for _, value in found.parts] or [found.value]
    is_of_value = any(text == value or value.startswith(f"{text} ") or value.endswith(f" {text}") for value in values)
    return is_of_value or any(part == text or part.endswith(f" {text}") for part in found.about)


def cited_row(sheet: Sheet, row: int, columns: Sequence[int], asked: int | None, number: int) -> Citation:
    """The cell of a row that is ``asked``, else those that are told of it (see `row_draft`)."""
    shown = told_columns(sheet, row, columns) if asked is None else [asked]
    return cells_citation(sheet, row, shown, number, sheet.table.confidence)


def joined(drafts: Sequence[Draft]) -> Draft:
    """The answers to the questions in one, citations numbered through: the first of each leads."""
    order = sorted(
        ((position, number) for number, draft in enumerate(drafts) for position in range(len(draft.citations))),
    )
    numbers = {(number, position): new for new, (position, number) in enumerate(order, start=1)}
    texts = [
        _renumbered(_with_items(draft), {old: new for (n, old), new in numbers.items() if n == number})
        for number, draft in enumerate(drafts)
    ]
    citations = tuple(
        replace(drafts[number].citations[position], number=new) for new, (position, number) in enumerate(order, start=1)
    )
    modes = {draft.mode for draft in drafts}
    mode = modes.pop() if len(modes) == 1 else Mode.TABLE
    coverage = min(draft.coverage for draft in drafts)
    findings = tuple(
        _numbered(found, {old: numbers[number, old - 1] for old in range(1, len(draft.citations) + 1)})
        for number, draft in enumerate(drafts)
        for found in draft.findings
    )
    told = findings if all(draft.findings for draft in drafts) else ()
    return Draft(mode, COMPOUND, in_turn(*texts, between="\n"), citations, None, coverage, findings=told)


def to_check(draft: Draft) -> Draft:
    """An answer that is only likely, as a part of another one: it says so, and no value of it is told by itself."""
    text = phrase("Possible answer, please check: {answer}", answer=_with_items(draft))
    return replace(draft, text=text, table=None, value="", findings=())


def _numbered(found: Finding, numbers: Mapping[int, int]) -> Finding:
    """A finding whose citations have other ``numbers``."""
    rows = found.rows
    if rows is not None:
        healed = tuple(replace(cell, citation=numbers[cell.citation]) for cell in rows.healed)
        rows = replace(rows, citations=tuple(numbers[one] for one in rows.citations), healed=healed)
    return replace(found, citation=numbers[found.citation], rows=rows)


def _renumbered(text: str, numbers: Mapping[int, int]) -> str:
    """``text`` with its marks by the new ``numbers`` of the citations at 0, 1, …"""
    return changed(text, lambda part: MARK.sub(lambda mark: f"[{numbers.get(int(mark[1]) - 1, mark[1])}]", part))


def _with_items(draft: Draft) -> str:
    """A list's items in words, where its table is not shown."""
    if draft.table is None or draft.route != Route.LIST:
        return draft.text
    items = "; ".join(" ".join(part for part in row if part) for row in draft.table.rows)
    marks = "".join(mark.group() for mark in MARK.finditer(draft.text))
    return f"{items} {marks}"
