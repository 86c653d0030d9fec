"""What the sheets of an answer show: its values first, its tables, or its statements; and what each row cites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from localmind_desktop.core.counting import amount
from localmind_desktop.core.export.claims import Claim, claims_of, lines_of
from localmind_desktop.core.export.figures import figure_in, table_entries
from localmind_desktop.core.export.reading import healed_notes, read_note, row_citations, source_note
from localmind_desktop.core.export.sheets import Grid, Value
from localmind_desktop.core.model import Answer, AnswerTable, Finding, Mode
from localmind_desktop.core.phrase import Say, phrase

SHORT_TEXT = 300  # characters of an answer that stand above its table; a longer one stands below
LONGEST_UNIT = 12  # characters
CitedGrid: TypeAlias = tuple[Grid, list[tuple[int, ...]]]

_SOURCE = phrase("Source")
_UNANSWERED = {
    Mode.NOT_FOUND: phrase("Not found in the documents"),
    Mode.LIKELY: phrase("Possible answer. Please check these places."),
}


def grids_of(answer: Answer, say: Say) -> list[CitedGrid]:
    """The grids of an answer, the first of which answers, each with the citation numbers of its rows."""
    first = answer.findings[0] if len(answer.findings) == 1 else None
    if first is not None and first.is_row and first.rows is not None:
        told = [_answer_table_grid(answer, first.rows)]
    elif answer.findings:
        told = [_findings_grid(answer, say)]
        told += [_table_grid(found.rows) for found in answer.findings if found.rows is not None and found.rows.rows]
        if not any(found.rows is not None for found in answer.findings) and answer.table is not None:
            told.append(_table_grid(answer.table))
    elif answer.table is not None:
        told = [_answer_table_grid(answer, answer.table)]
    else:
        told = [_statements_grid(answer, say(answer.text))]
    return told + [_table_grid(table) for table in answer.more_tables]


def title_of(answer: Answer) -> str:
    """The question as it was understood, so that it needs no earlier one."""
    return answer.standalone_question or answer.question


def _findings_grid(answer: Answer, say: Say) -> CitedGrid:
    """One row for each value: the figure as a number, its unit beside it, what it is."""
    told = [(found, part) for found in answer.findings for part in found.parts or (("", found.value),)]
    values = [value_and_unit(text) for _, (_, text) in told]
    has_units = any(unit for _, unit in values)
    rows: list[tuple[Value, ...]] = [
        (value, *((unit,) if has_units else ()), _what_it_is(found, name, say), _name(found), f"[{found.citation}]")
        for (value, unit), (found, (name, _)) in zip(values, told, strict=True)
    ]
    unit_header = (phrase("Unit"),) if has_units else ()
    headers = (phrase("Value"), *unit_header, phrase("What it is"), phrase("Table"), _SOURCE)
    notes = (answer.text,) if answer.trace.model else ()
    return Grid(title_of(answer), headers, rows, notes), [(found.citation,) for found, _ in told]


def _what_it_is(found: Finding, name: str, say: Say) -> str:
    return "; ".join(map(say, (*found.about, name) if name else found.about))


def value_and_unit(text: str) -> tuple[Value, str]:
    """``18 mA`` as a number and its unit; what is no number with a unit stays as it is."""
    whole = figure_in(text)
    if whole is not None:
        return whole, ""
    number, _, unit = text.partition(" ")
    figure = figure_in(number)
    if figure is None or not unit or len(unit) > LONGEST_UNIT or any(letter.isdigit() for letter in unit):
        return text, ""
    return figure, unit


def _name(found: Finding) -> str:
    source = found.rows.source if found.rows is not None else None
    return source.name if source is not None else ""


def _answer_table_grid(answer: Answer, table: AnswerTable) -> CitedGrid:
    """An answer that is a table, under its question; its text only where that says more than the notes."""
    rows, numbers = _cited_rows(table)
    text = answer.text if table.source is None or answer.trace.model else ""
    is_short = len(text) <= SHORT_TEXT
    notes = (text, *_notes(table)) if is_short and text else _notes(table)
    return Grid(title_of(answer), (*table.headers, _SOURCE), rows, notes, "" if is_short else text), numbers


def _table_grid(table: AnswerTable) -> CitedGrid:
    """Rows of a table of the documents, under its name."""
    rows, numbers = _cited_rows(table)
    title = table.source.name if table.source is not None and table.source.name else phrase("Table")
    return Grid(title, (*table.headers, _SOURCE), rows, _notes(table)), numbers


def _cited_rows(table: AnswerTable) -> tuple[list[tuple[Value, ...]], list[tuple[int, ...]]]:
    numbers = [row_citations(table, row) for row in range(len(table.rows))]
    entries = table_entries(table.rows)
    rows: list[tuple[Value, ...]] = [(*row, _markers(cited)) for row, cited in zip(entries, numbers, strict=True)]
    return rows, numbers


def _notes(table: AnswerTable) -> tuple[str, ...]:
    source = (source_note(table.source),) if table.source is not None else ()
    return (*source, read_note(table), *healed_notes(table))


def _statements_grid(answer: Answer, text: str) -> CitedGrid:
    """One statement of the ``text`` for each row (X4): a quotation by its lines, what may answer by its places."""
    if not answer.says_something:
        claims = [Claim(" ".join(cited.quote.split()), (cited.number,)) for cited in answer.citations]
    elif answer.mode is Mode.EXTRACT:
        claims = lines_of(text)
    else:
        claims = claims_of(text)
    note = _UNANSWERED.get(answer.mode) or amount(len(claims), "statement")
    rows = [(claim.text, _markers(claim.citations)) for claim in claims]
    return Grid(title_of(answer), (phrase("Statement"), _SOURCE), rows, (note,)), [claim.citations for claim in claims]


def _markers(numbers: Sequence[int]) -> str:
    return " ".join(f"[{number}]" for number in numbers)
