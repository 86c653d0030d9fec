"""The user's notes on a document as a file, for reading and for going on with them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path

from localmind_desktop.core.export.markdown import on_one_line
from localmind_desktop.core.export.saving import replace_file
from localmind_desktop.core.model.notes import NoteColour, PageNote
from localmind_desktop.core.phrase import Say, in_english, phrase

_HEADERS = (
    *(phrase("Document"), phrase("Page"), phrase("Quoted text"), phrase("Note"), phrase("Color"), phrase("Date")),
)
_NOT_FOUND = phrase("no longer found on its page")
_COLOURS = {
    NoteColour.YELLOW: phrase("Yellow"),
    NoteColour.GREEN: phrase("Green"),
    NoteColour.PINK: phrase("Pink"),
    NoteColour.PURPLE: phrase("Purple"),
}


def save_notes(document: str, notes: Sequence[PageNote], path: Path, say: Say = in_english) -> None:
    """Save ``notes`` in their order: ``.md`` as a text to read, other endings as a list. Raises `ExportError`."""
    from localmind_desktop.core.export import csv, workbook

    rows = [_row(document, note, say) for note in notes]
    title = phrase("Notes: {document}", document=document)
    match path.suffix.lower():
        case ".md":
            replace_file(path, ("\n".join(_lines(say(title), notes, say)) + "\n").encode("utf-8", "replace"))
        case ".csv":
            csv.save_list(_HEADERS, [[str(value) for value in row] for row in rows], path, say)
        case _:
            workbook.save_list(title, _HEADERS, rows, path, say=say)


def _row(document: str, note: PageNote, say: Say) -> tuple[str | int, ...]:
    page = note.page if note.is_found else f"{note.page} ({say(_NOT_FOUND)})"
    return document, page, " ".join(note.quote.split()), note.text, say(_COLOURS[note.colour]), _date(note)


def _lines(title: str, notes: Sequence[PageNote], say: Say) -> Iterator[str]:
    yield f"# {on_one_line(title)}"
    for page, group in groupby(notes, key=lambda note: note.page):
        yield ""
        heading = say(phrase("Page {page}", page=page))
        yield f"## {heading}"
        for note in group:
            yield ""
            if note.quote:
                yield f"> {on_one_line(note.quote)}"
                yield ""
            for paragraph in filter(str.strip, note.text.splitlines()):
                yield on_one_line(paragraph)
                yield ""
            said = (say(_COLOURS[note.colour]), _date(note), *(() if note.is_found else (say(_NOT_FOUND),)))
            yield f"*{' · '.join(said)}*"


def _date(note: PageNote) -> str:
    return datetime.fromtimestamp(note.added).strftime("%Y-%m-%d %H:%M")
