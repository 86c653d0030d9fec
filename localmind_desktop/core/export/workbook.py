"""Answers, tables and conversations as Excel workbooks (X1-X3, X5), each with a sheet of sources."""

from __future__ import annotations

import datetime
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.export.answer_grids import grids_of, title_of
from localmind_desktop.core.export.figures import Figure, table_entries
from localmind_desktop.core.export.reading import rows_note
from localmind_desktop.core.export.saving import check_complete, replace_file
from localmind_desktop.core.export.sheets import Grid, Link, Value, cleaned, write_grid
from localmind_desktop.core.model import Answer, Citation, Mode, Table, Turn

NO_LINKS: Mapping[str, Path] = MappingProxyType({})
SOURCES = "Sources"
SOURCE_HEADERS = ("Used in", "No.", "Document", "Page", "Quoted text", "Confidence", "Link")


@dataclass(frozen=True, slots=True)
class Cited:
    """A citation and where in the workbook it is used."""

    sheet: str
    row: int
    citation: Citation
    confidence: float | None = None  # that its answer is right, where that was measured


def save_answer(answer: Answer, path: Path, links: Mapping[str, Path] = NO_LINKS) -> None:
    """Save ``answer`` as a workbook; ``links`` gives the file that each document id leads to.

    Raises `ExportError` when the answer is incomplete or the file cannot be written.
    """
    check_complete(answer)
    workbook = _new_workbook(title_of(answer))
    cited = _write_answer(workbook, "Answer", answer)
    _write_sources(_add_sheet(workbook, SOURCES), cited, links)
    _save(workbook, path)


def save_table(table: Table, document: str, path: Path, link: Path | None, total: int) -> None:
    """Save the rows of ``table``, which has ``total`` of them as a whole; ``link`` is the file of its document.

    Raises `ExportError`.
    """
    title = table.name or f"Table on page {table.pages[0]}"
    workbook = _new_workbook(title)
    note = f"{document} · {_pages(table.pages)} · {rows_note(len(table.rows), total)}"
    rows = [*table_entries([row.texts for row in table.rows])]
    grid = Grid(title, table.headers, rows, (note,))
    write_grid(_add_sheet(workbook, "Table"), grid)
    sources = [
        (
            _row_link("Table", grid.first_row + index),
            document,
            row.place.page,
            " | ".join(row.texts),
            _file_link(link, row.place.page),
        )
        for index, row in enumerate(table.rows)
    ]
    headers = tuple(header for header in SOURCE_HEADERS if header not in ("No.", "Confidence"))
    write_grid(_add_sheet(workbook, SOURCES), Grid(SOURCES, headers, sources))
    _save(workbook, path)


def save_list(
    title: str, headers: Sequence[str], rows: Sequence[Sequence[Value]], path: Path, notes: Sequence[str] = ()
) -> None:
    """Save rows on one sheet. Raises `ExportError`."""
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
        if answer is not None and (answer.table is not None or answer.findings) and not answer.incomplete:
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
    by_number = {citation.number: citation for citation in answer.citations}
    measured = answer.probability if answer.says_something and answer.probability < 1.0 else None
    cited = []
    for count, (grid, numbers) in enumerate(grids_of(answer), 1):
        sheet = _add_sheet(workbook, name if count == 1 else f"{name}, table {count}")
        write_grid(sheet, grid)
        cited += [
            Cited(sheet.title, grid.first_row + index, by_number[number], measured)
            for index, row_numbers in enumerate(numbers)
            for number in row_numbers
            if number in by_number
        ]
    used = {entry.citation.number for entry in cited}
    return cited + [Cited(name, 1, citation, measured) for citation in answer.citations if citation.number not in used]


def _write_sources(sheet: Worksheet, cited: Iterable[Cited], links: Mapping[str, Path]) -> None:
    """Each cited place once, with all the rows that use it; how sure its answer is, where that was measured."""
    places: dict[Citation, list[Cited]] = {}
    for entry in cited:
        places.setdefault(entry.citation, []).append(entry)
    has_confidence = any(entry.confidence is not None for entries in places.values() for entry in entries)
    rows = [
        (
            _uses_link(entries),
            citation.number,
            citation.document,
            citation.where or citation.page,
            citation.quote,
            *([_percent(entries[0].confidence)] if has_confidence else []),
            _file_link(links.get(citation.document_id), citation.page),
        )
        for citation, entries in places.items()
    ]
    headers = tuple(header for header in SOURCE_HEADERS if has_confidence or header != "Confidence")
    write_grid(sheet, Grid(SOURCES, headers, rows))


# ------------------------------------------------------------------------------------- values


def _uses_link(entries: Sequence[Cited]) -> Link:
    """Where a place is used, sheet by sheet; it leads to the first row."""
    rows: dict[str, list[int]] = {}
    for entry in entries:
        rows.setdefault(entry.sheet, []).append(entry.row)
    said = "; ".join(f"{sheet}, {_rows_text(numbers)}" for sheet, numbers in rows.items())
    return Link(said, f"#'{entries[0].sheet}'!A{entries[0].row}")


def _rows_text(rows: Sequence[int]) -> str:
    each = sorted(set(rows))
    if len(each) == 1:
        return f"row {each[0]}"
    is_run = each[-1] - each[0] == len(each) - 1
    return f"rows {each[0]}–{each[-1]}" if is_run else f"rows {', '.join(map(str, each))}"


def _row_link(sheet: str, row: int) -> Link:
    return Link(f"{sheet}, row {row}", f"#'{sheet}'!A{row}")


def _percent(confidence: float | None) -> Value:
    return Figure(confidence, "0%") if confidence is not None else ""


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
    workbook.properties.title = cleaned(title)[:200]
    return workbook


def _add_sheet(workbook: Workbook, name: str) -> Worksheet:
    sheet: Worksheet = workbook.create_sheet(name)
    return sheet


def _save(workbook: Workbook, path: Path) -> None:
    content = io.BytesIO()
    try:
        workbook.save(content)
    except ValueError as error:
        raise ExportError(
            "{name} could not be saved: it has more rows or columns than Excel allows.", name=path.name
        ) from error
    replace_file(path, content.getvalue())
