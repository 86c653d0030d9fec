"""The text of a paragraph of an OpenDocument file, with its notes and what is fastened to it."""

from __future__ import annotations

import re
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.open_document.names import DRAW, OFFICE, TEXT, name_of, whole
from localmind_desktop.core.parsing.formats.open_document.styles import Styles
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.remarks import COMMENTS, HIDDEN_TEXT, Remarks

_SPACES = re.compile(r"[ \t\r\n]+")
_MOST_SPACES = 200
_SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_COMMENTS = frozenset({OFFICE + "annotation"})
_SILENT = frozenset({TEXT + "number", TEXT + "note-citation", TEXT + "script", OFFICE + "annotation-end"})


class Note(NamedTuple):
    mark: str
    element: Element
    is_endnote: bool


class Written(NamedTuple):
    """``bold`` where all letters are."""

    text: str
    bold: bool
    fastened: tuple[Element, ...]
    notes: tuple[Note, ...]


class RunReader:
    def __init__(self, styles: Styles, remarks: Remarks) -> None:
        self._styles, self._remarks = styles, remarks

    def read(self, paragraph: Element, bold: bool) -> Written:
        run = _Run(self._styles, self._remarks)
        run.read(paragraph, bold)
        return Written("".join(run.texts), bool(run.bold) and all(run.bold), tuple(run.fastened), tuple(run.notes))


class _Run:
    """A paragraph as far as it was read."""

    def __init__(self, styles: Styles, remarks: Remarks) -> None:
        self._styles, self._remarks = styles, remarks
        self.texts: list[str] = []
        self.bold: list[bool] = []
        self.fastened: list[Element] = []
        self.notes: list[Note] = []

    def read(self, element: Element, bold: bool) -> None:
        self._add(element.text, bold)
        for child in element.iterchildren("*"):
            self._read_child(child, bold)
            self._add(child.tail, bold)

    def _add(self, text: str | None, bold: bool) -> None:
        if text:
            self.texts.append(_SPACES.sub(" ", text).replace(_SOFT_HYPHEN, ""))
            if text.strip():
                self.bold.append(bold)

    def _read_child(self, child: Element, bold: bool) -> None:
        tag = child.tag
        if tag == TEXT + "span":
            self._read_span(child, bold)
        elif tag == TEXT + "s":
            self.texts.append(" " * min(whole(child.get(TEXT + "c"), 1), _MOST_SPACES))
        elif tag == TEXT + "tab":
            self.texts.append("\t")
        elif tag == TEXT + "line-break":
            self.texts.append("\n")
        elif tag == TEXT + "note":
            self._read_note(child)
        elif tag == TEXT + "ruby-text":
            self.texts.append(" (")
            self.read(child, bold)
            self.texts.append(")")
        elif tag in _COMMENTS:
            self._remarks.add(COMMENTS)
        elif tag == TEXT + "hidden-text":
            self._remarks.add(HIDDEN_TEXT)
        elif tag.startswith(DRAW) and tag != DRAW + "a":
            self.fastened.append(child)
        elif tag not in _SILENT:
            self.read(child, bold)

    def _read_span(self, span: Element, bold: bool) -> None:
        name = name_of(span, TEXT)
        if self._styles.hides_letters(name):
            self._remarks.add(HIDDEN_TEXT)
            return
        stated = self._styles.bold_letters(name)
        self.read(span, bold if stated is None else stated)

    def _read_note(self, note: Element) -> None:
        citation, body = note.find(TEXT + "note-citation"), note.find(TEXT + "note-body")
        said = "" if citation is None else "".join(citation.itertext()).strip()
        if body is not None:
            mark = f"[{said}]" if said else ""
            self.texts.append(mark)
            self.notes.append(Note(mark, body, note.get(TEXT + "note-class") == "endnote"))
