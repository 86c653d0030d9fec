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
from localmind_desktop.core.export.figures import table_entries
from localmind_desktop.core.export.reading import rows_note
from localmind_desktop.core.export.saving import check_complete, replace_file
from localmind_desktop.core.export.sheets import Grid, Link, Value, cleaned, write_grid
from localmind_desktop.core.model import Answer, Citation, Mode, Table, Turn
from localmind_desktop.core.phrase import Phrase, Say, in_english, in_turn, phrase

NO_LINKS: Mapping[str, Path] = MappingProxyType({})
_SOURCES = phrase("Sources")
_CONVERSATION = phrase("Conversation")
_USED_IN, _NUMBER, _DOCUMENT, _PAGE, _QUOTED, _LINK = (
    *(phrase("Used in"), phrase("No."), phrase("Document"), phrase("Page"), phrase("Quoted text"), phrase("Link")),
)


@dataclass(frozen=True, slots=True)
class Cited:
    """A citation and where in the workbook it is used."""

    sheet: str
    row: int
    citation: Citation


def save_answer(answer: Answer, path: Path, links: Mapping[str, Path] = NO_LINKS, say: Say = in_english) -> None:
    """Save ``answer`` as a workbook; ``links`` gives the file that each document id leads to.

    Raises `ExportError` when the answer is incomplete or the file cannot be written.
    """
    check_complete(answer)
    workbook = _new_workbook(title_of(answer))
    cited = _write_answer(workbook, say(phrase("Answer")), answer, say)
    _write_sources(workbook, cited, links, say)
    _save(workbook, path)


def save_table(table: Table, document: str, path: Path, link: Path | None, total: int, say: Say = in_english) -> None:
    """Save the rows of ``table``, which has ``total`` of them as a whole; ``link`` is the file of its document.

    Raises `ExportError`.
    """
    title = table.name or say(phrase("Table on page {page}", page=table.pages[0]))
    workbook = _new_workbook(title)
    note = " · ".join((document, say(_pages(table.pages)), say(rows_note(len(table.rows), total))))
    rows = [*table_entries([row.texts for row in table.rows])]
    grid = Grid(title, table.headers, rows, (note,))
    sheet = _add_sheet(workbook, say(phrase("Table")))
    write_grid(sheet, grid, say)
    sources = [
        (
            _row_link(sheet.title, grid.first_row + index),
            document,
            row.place.page,
            " | ".join(row.texts),
            _file_link(link, row.place.page),
        )
        for index, row in enumerate(table.rows)
    ]
    headers = (_USED_IN, _DOCUMENT, _PAGE, _QUOTED, _LINK)
    write_grid(_add_sheet(workbook, say(_SOURCES)), Grid(_SOURCES, headers, sources), say)
    _save(workbook, path)


def save_list(
    title: str,
    headers: Sequence[str],
    rows: Sequence[Sequence[Value]],
    path: Path,
    notes: Sequence[str] = (),
    say: Say = in_english,
) -> None:
    """Save rows on one sheet. Raises `ExportError`."""
    workbook = _new_workbook(say(title))
    write_grid(_add_sheet(workbook, say(phrase("List"))), Grid(title, headers, rows, notes), say)
    _save(workbook, path)


def save_conversation(
    turns: Sequence[Turn], path: Path, links: Mapping[str, Path] = NO_LINKS, say: Say = in_english
) -> None:
    """Save ``turns`` as a workbook: an overview, a sheet per answer with a table, the sources. Raises `ExportError`."""
    workbook = _new_workbook(say(_CONVERSATION))
    overview = _add_sheet(workbook, say(_CONVERSATION))
    rows: list[tuple[Value, ...]] = []
    cited: list[Cited] = []
    first_row = Grid(_CONVERSATION, (), ()).first_row
    for number, turn in enumerate(turns, 1):
        answer = turn.answer
        name = ""
        if answer is not None and (answer.table is not None or answer.findings) and not answer.incomplete:
            name = say(phrase("Answer {n}", n=number))
            cited += _write_answer(workbook, name, answer, say)
        elif answer is not None:
            cited += [Cited(overview.title, first_row + number - 1, citation) for citation in answer.citations]
        link = Link(name, f"#'{name}'!A1") if name else ""
        text = answer.text if answer is not None else ""
        rows.append((number, _time(turn.asked_at), turn.question, text, _state(answer), link))
    headers = (*(_NUMBER, phrase("Asked"), phrase("Question"), phrase("Answer"), phrase("Status"), phrase("Table")),)
    write_grid(overview, Grid(_CONVERSATION, headers, rows), say)
    _write_sources(workbook, cited, links, say)
    _save(workbook, path)


# ------------------------------------------------------------------------------------- answers


def _write_answer(workbook: Workbook, name: str, answer: Answer, say: Say) -> list[Cited]:
    """Write ``answer`` on the sheet ``name``, its further tables on sheets of their own; what is cited, row by row."""
    by_number = {citation.number: citation for citation in answer.citations}
    cited = []
    for count, (grid, numbers) in enumerate(grids_of(answer, say), 1):
        sheet = _add_sheet(workbook, name if count == 1 else say(phrase("{name}, table {n}", name=name, n=count)))
        write_grid(sheet, grid, say)
        cited += [
            Cited(sheet.title, grid.first_row + index, by_number[number])
            for index, row_numbers in enumerate(numbers)
            for number in row_numbers
            if number in by_number
        ]
    used = {entry.citation.number for entry in cited}
    return cited + [Cited(name, 1, citation) for citation in answer.citations if citation.number not in used]


def _write_sources(workbook: Workbook, cited: Iterable[Cited], links: Mapping[str, Path], say: Say) -> None:
    """Each cited place once, with all the rows that use it."""
    places: dict[Citation, list[Cited]] = {}
    for entry in cited:
        places.setdefault(entry.citation, []).append(entry)
    rows = [
        (
            _uses_link(entries),
            citation.number,
            citation.document,
            citation.where or citation.page,
            citation.quote,
            _file_link(links.get(citation.document_id), citation.page),
        )
        for citation, entries in places.items()
    ]
    headers = (_USED_IN, _NUMBER, _DOCUMENT, _PAGE, _QUOTED, _LINK)
    write_grid(_add_sheet(workbook, say(_SOURCES)), Grid(_SOURCES, headers, rows), say)


# ------------------------------------------------------------------------------------- values


def _uses_link(entries: Sequence[Cited]) -> Link:
    """Where a place is used, sheet by sheet; it leads to the first row."""
    rows: dict[str, list[int]] = {}
    for entry in entries:
        rows.setdefault(entry.sheet, []).append(entry.row)
    said = in_turn(*(_rows_text(sheet, numbers) for sheet, numbers in rows.items()), between="; ")
    return Link(said, f"#'{entries[0].sheet}'!A{entries[0].row}")


def _rows_text(sheet: str, rows: Sequence[int]) -> Phrase:
    each = sorted(set(rows))
    if len(each) == 1:
        return phrase("{sheet}, row {row}", sheet=sheet, row=str(each[0]))
    is_run = each[-1] - each[0] == len(each) - 1
    listed = f"{each[0]}–{each[-1]}" if is_run else ", ".join(map(str, each))
    return phrase("{sheet}, rows {rows}", sheet=sheet, rows=listed)


def _row_link(sheet: str, row: int) -> Link:
    return Link(_rows_text(sheet, [row]), f"#'{sheet}'!A{row}")


def _file_link(file: Path | None, page: int) -> Value:
    return Link(phrase("Open"), f"{file.absolute().as_uri()}#page={page}") if file is not None else ""


def _pages(pages: Sequence[int]) -> Phrase:
    if len(pages) == 1:
        return phrase("page {page}", page=pages[0])
    return phrase("pages {first}–{last}", first=pages[0], last=pages[-1])


def _time(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _state(answer: Answer | None) -> Phrase:
    if answer is None:
        return phrase("no answer")
    if answer.incomplete:
        return phrase("incomplete")
    unanswered = {Mode.NOT_FOUND: phrase("not found"), Mode.LIKELY: phrase("possible answer, please check")}
    return unanswered.get(answer.mode, phrase("complete"))


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
