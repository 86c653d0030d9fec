"""The user's notes on a document as a file, for reading and for going on with them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path

from localmind_desktop.core.export.markdown import on_one_line
from localmind_desktop.core.export.saving import replace_file
from localmind_desktop.core.model.notes import PageNote

HEADERS = ("Document", "Page", "Quoted text", "Note", "Color", "Date")
_NOT_FOUND = "no longer found on its page"


def save_notes(document: str, notes: Sequence[PageNote], path: Path) -> None:
    """Save ``notes`` in their order: ``.md`` as a text to read, other endings as a list. Raises `ExportError`."""
    from localmind_desktop.core.export import csv, workbook

    rows = [_row(document, note) for note in notes]
    match path.suffix.lower():
        case ".md":
            replace_file(path, ("\n".join(_lines(document, notes)) + "\n").encode("utf-8", "replace"))
        case ".csv":
            csv.save_list(HEADERS, [[str(value) for value in row] for row in rows], path)
        case _:
            workbook.save_list(f"Notes: {document}", HEADERS, rows, path)


def _row(document: str, note: PageNote) -> tuple[str | int, ...]:
    page = note.page if note.is_found else f"{note.page} ({_NOT_FOUND})"
    return document, page, " ".join(note.quote.split()), note.text, str(note.colour).capitalize(), _date(note)


def _lines(document: str, notes: Sequence[PageNote]) -> Iterator[str]:
    yield f"# Notes: {on_one_line(document)}"
    for page, group in groupby(notes, key=lambda note: note.page):
        yield ""
        yield f"## Page {page}"
        for note in group:
            yield ""
            if note.quote:
                yield f"> {on_one_line(note.quote)}"
                yield ""
            for paragraph in filter(str.strip, note.text.splitlines()):
                yield on_one_line(paragraph)
                yield ""
            said = (str(note.colour).capitalize(), _date(note), *(() if note.is_found else (_NOT_FOUND,)))
            yield f"*{' · '.join(said)}*"


def _date(note: PageNote) -> str:
    return datetime.fromtimestamp(note.added).strftime("%Y-%m-%d %H:%M")
