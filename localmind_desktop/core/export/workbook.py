"""Answers, tables and conversations as Excel workbooks (X1-X3, X5), each with a sheet of sources."""

from __future__ import annotations

import datetime
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from localmind_desktop.core.counting import counted
from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.export.claims import claims_of
from localmind_desktop.core.export.figures import Figure, table_entries
from localmind_desktop.core.export.reading import healed_notes, read_note, row_citations, source_note
from localmind_desktop.core.export.saving import check_complete, replace_file
from localmind_desktop.core.export.sheets import Grid, Link, Value, write_grid
from localmind_desktop.core.model import Answer, AnswerTable, Citation, Mode, Table, Turn

NO_LINKS: Mapping[str, Path] = MappingProxyType({})
SOURCES = "Sources"
SHORT_TEXT = 300  # characters of an answer that stand above its table; a longer one stands below
SOURCE_HEADERS = ("Row", "No.", "Document", "Page", "Quoted text", "Confidence", "Link")


@dataclass(frozen=True, slots=True)
class Cited:
    """A citation and where in the workbook it is used."""

    sheet: str
    row: int
    citation: Citation


_UNANSWERED = {Mode.NOT_FOUND: "Not found in the documents", Mode.LIKELY: "Places to check, no answer"}


def save_answer(answer: Answer, path: Path, links: Mapping[str, Path] = NO_LINKS) -> None:
    """Save ``answer`` as a workbook; ``links`` gives the file that each document id leads to.

    Raises `ExportError` when the answer is incomplete or the file cannot be written.
    """
    check_complete(answer)
    workbook = _new_workbook(answer.question)
    cited = _write_answer(workbook, "Answer", answer)
    _write_sources(_add_sheet(workbook, SOURCES), cited, links)
    _save(workbook, path)


def save_table(table: Table, document: str, path: Path, link: Path | None = None) -> None:
    """Save all rows of ``table`` as a workbook; ``link`` is the file of its document. Raises `ExportError`."""
    title = table.name or f"Table on page {table.pages[0]}"
    workbook = _new_workbook(title)
    note = f"{document} · {_pages(table.pages)} · {counted(len(table.rows), 'row')}"
    rows = [*table_entries([row.texts for row in table.rows])]
    grid = Grid(title, table.headers, rows, (note,))
    write_grid(_add_sheet(workbook, "Table"), grid)
    sources = [
        (
            _row_link("Table", grid.first_row + index),
            document,
            row.place.page,
            " | ".join(row.texts),
            Figure(table.confidence, "0%"),
            _file_link(link, row.place.page),
        )
        for index, row in enumerate(table.rows)
    ]
    headers = tuple(header for header in SOURCE_HEADERS if header != "No.")
    write_grid(_add_sheet(workbook, SOURCES), Grid(SOURCES, headers, sources))
    _save(workbook, path)


def save_list(
    title: str, headers: Sequence[str], rows: Sequence[Sequence[str]], path: Path, notes: Sequence[str]
) -> None:
    """Save rows of texts on one sheet. Raises `ExportError`."""
    workbook = _new_workbook(title)
    write_grid(_add_sheet(workbook, "List"), Grid(title, headers, rows, notes))
    _save(workbook, path)


def save_conversation(turns: Sequence[Turn], path: Path, links: Mapping[str, Path] = NO_LINKS) -> None:
    """Save ``turns`` as a workbook: an overview, a sheet per answer with a table, the sources. Raises `ExportError`."""
    workbook = _new_workbook("Conversation")
    overview = _add_sheet(workbook, "Conversation")
    rows: list[tuple[Value, ...]] = []
    cited: list[Cited] = []
    first_row = Grid("Conversation", (), ()).first_row
    for number, turn in enumerate(turns, 1):
        answer = turn.answer
        name = ""
        if answer is not None and answer.table is not None and not answer.incomplete:
            name = f"Answer {number}"
            cited += _write_answer(workbook, name, answer)
        elif answer is not None:
            cited += [Cited("Conversation", first_row + number - 1, citation) for citation in answer.citations]
        link = Link(name, f"#'{name}'!A1") if name else ""
        text = answer.text if answer is not None else ""
        rows.append((number, _time(turn.asked_at), turn.question, text, _state(answer), link))
    write_grid(overview, Grid("Conversation", ("No.", "Asked", "Question", "Answer", "State", "Table"), rows))
    _write_sources(_add_sheet(workbook, SOURCES), cited, links)
    _save(workbook, path)


# ------------------------------------------------------------------------------------- answers


def _write_answer(workbook: Workbook, name: str, answer: Answer) -> list[Cited]:
    """Write ``answer`` on the sheet ``name``, its further tables on sheets of their own; what is cited, row by row."""
    grids = [_table_grid(answer, answer.table)] if answer.table is not None else [_claims_grid(answer)]
    grids += [_further_grid(table) for table in answer.more_tables]
    by_number = {citation.number: citation for citation in answer.citations}
    cited = []
    for count, (grid, numbers) in enumerate(grids, 1):
        sheet = _add_sheet(workbook, name if count == 1 else f"{name}, table {count}")
        write_grid(sheet, grid)
        cited += [
            Cited(sheet.title, grid.first_row + index, by_number[number])
            for index, row_numbers in enumerate(numbers)
            for number in row_numbers
            if number in by_number
        ]
    used = {entry.citation.number for entry in cited}
    return cited + [Cited(name, 1, citation) for citation in answer.citations if citation.number not in used]


def _table_grid(answer: Answer, table: AnswerTable) -> tuple[Grid, list[tuple[int, ...]]]:
    """The grid of an answer with a table, and the citation numbers of each row."""
    rows, numbers = _cited_rows(table)
    short = len(answer.text) <= SHORT_TEXT
    notes = (answer.text, *_notes(table)) if short and answer.text else _notes(table)
    headers = (*table.headers, "Source")
    return Grid(answer.question, headers, rows, notes, "" if short else answer.text), numbers


def _further_grid(table: AnswerTable) -> tuple[Grid, list[tuple[int, ...]]]:
    """The grid of another table that answers as well, and the citation numbers of each row."""
    rows, numbers = _cited_rows(table)
    title = table.source.name if table.source is not None and table.source.name else "Table"
    return Grid(title, (*table.headers, "Source"), rows, _notes(table)), numbers


def _cited_rows(table: AnswerTable) -> tuple[list[tuple[Value, ...]], list[tuple[int, ...]]]:
    numbers = [row_citations(table, row) for row in range(len(table.rows))]
    entries = table_entries(table.rows)
    rows: list[tuple[Value, ...]] = [(*row, _markers(cited)) for row, cited in zip(entries, numbers, strict=True)]
    return rows, numbers


def _notes(table: AnswerTable) -> tuple[str, ...]:
    source = (source_note(table.source),) if table.source is not None else ()
    return (*source, read_note(table), *healed_notes(table))


def _claims_grid(answer: Answer) -> tuple[Grid, list[tuple[int, ...]]]:
    """The grid of a prose answer: one claim per row (X4), and the citation numbers of each row."""
    claims = claims_of(answer.text)
    note = _UNANSWERED.get(answer.mode) or counted(len(claims), "statement")
    rows = [(claim.text, _markers(claim.citations)) for claim in claims]
    return Grid(answer.question, ("Statement", "Source"), rows, (note,)), [claim.citations for claim in claims]


def _write_sources(sheet: Worksheet, cited: Iterable[Cited], links: Mapping[str, Path]) -> None:
    rows = [
        (
            _row_link(entry.sheet, entry.row),
            entry.citation.number,
            entry.citation.document,
            entry.citation.where or entry.citation.page,
            entry.citation.quote,
            Figure(entry.citation.confidence, "0%"),
            _file_link(links.get(entry.citation.document_id), entry.citation.page),
        )
        for entry in cited
    ]
    write_grid(sheet, Grid(SOURCES, SOURCE_HEADERS, rows))


# ------------------------------------------------------------------------------------- values


def _markers(numbers: Sequence[int]) -> str:
    return " ".join(f"[{number}]" for number in numbers)


def _row_link(sheet: str, row: int) -> Link:
    return Link(f"{sheet}, row {row}", f"#'{sheet}'!A{row}")


def _file_link(file: Path | None, page: int) -> Value:
    return Link("Open", f"{file.absolute().as_uri()}#page={page}") if file is not None else ""


def _pages(pages: Sequence[int]) -> str:
    return f"page {pages[0]}" if len(pages) == 1 else f"pages {pages[0]}–{pages[-1]}"


def _time(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _state(answer: Answer | None) -> str:
    if answer is None:
        return "no answer"
    if answer.incomplete:
        return "incomplete"
    return {Mode.NOT_FOUND: "not found", Mode.LIKELY: "places to check"}.get(answer.mode, "complete")


# ------------------------------------------------------------------------------------- workbooks


def _new_workbook(title: str) -> Workbook:
    workbook = Workbook()
    workbook.remove(workbook.worksheets[0])
    workbook.properties.creator = "LocalMind Desktop"
    workbook.properties.title = re.sub(r"[^\w .,:;?!()\-–]+", " ", title)[:200]
    return workbook


def _add_sheet(workbook: Workbook, name: str) -> Worksheet:
    sheet: Worksheet = workbook.create_sheet(name)
    return sheet


def _save(workbook: Workbook, path: Path) -> None:
    content = io.BytesIO()
    try:
        workbook.save(content)
    except ValueError as error:
        raise ExportError(f"{path.name} could not be saved: it has more rows or columns than Excel allows.") from error
    replace_file(path, content.getvalue())
