"""The text of a paragraph of an OpenDocument file, with its notes and what is fastened to it."""

from __future__ import annotations

import re
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.open_document.names import DRAW, OFFICE, TABLE, TEXT, name_of, whole
from localmind_desktop.core.parsing.formats.open_document.styles import Look, Styles
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.remarks import COMMENTS, HIDDEN_TEXT, WHITE_TEXT, Remarks

_SPACES = re.compile(r"[ \t\r\n]+")
_MOST_SPACES = 200
_SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_COMMENTS = frozenset({OFFICE + "annotation"})
_SILENT = frozenset({TEXT + "number", TEXT + "note-citation", TEXT + "script", OFFICE + "annotation-end"})

_GROUNDS = {  # what may have a ground of its own, by the family of its style
    **{TEXT + name: family for name, family in (("span", "text"), ("p", "paragraph"), ("h", "paragraph"))},
    **{TABLE + name: name for name in ("table", "table-row", "table-cell")},
}


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

    def read(self, paragraph: Element) -> Written:
        run = _Run(self._styles, self._remarks)
        run.read(paragraph, self._styles.look("paragraph", name_of(paragraph, TEXT), Look()))
        return Written("".join(run.texts), bool(run.bold) and all(run.bold), tuple(run.fastened), tuple(run.notes))


class _Run:
    """A paragraph as far as it was read."""

    def __init__(self, styles: Styles, remarks: Remarks) -> None:
        self._styles, self._remarks = styles, remarks
        self.texts: list[str] = []
        self.bold: list[bool] = []
        self.fastened: list[Element] = []
        self.notes: list[Note] = []

    def read(self, element: Element, look: Look) -> None:
        self._add(element.text, look, element)
        for child in element.iterchildren("*"):
            self._read_child(child, look)
            self._add(child.tail, look, element)

    def _add(self, text: str | None, look: Look, element: Element) -> None:
        """A piece of what ``element`` says."""
        if text is None or not text.strip():
            self.texts.append(_SPACES.sub(" ", text or ""))
            return
        if look.tiny:
            self._remarks.add(HIDDEN_TEXT)
            return
        if look.white and not self._has_ground(element):
            self._remarks.add(WHITE_TEXT)
        self.texts.append(_SPACES.sub(" ", text).replace(_SOFT_HYPHEN, ""))
        self.bold.append(look.bold)

    def _has_ground(self, element: Element) -> bool:
        """Whether something around it may be other than white; of drawings much would have to be known."""
        for around in (element, *element.iterancestors()):
            family = _GROUNDS.get(around.tag)
            name = name_of(around, TABLE if around.tag.startswith(TABLE) else TEXT)
            if around.tag.startswith(DRAW) or (family is not None and self._styles.has_ground(family, name)):
                return True
        return False

    def _read_child(self, child: Element, look: Look) -> None:
        tag = child.tag
        if tag == TEXT + "span":
            self._read_span(child, look)
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
            self.read(child, look)
            self.texts.append(")")
        elif tag in _COMMENTS:
            self._remarks.add(COMMENTS)
        elif tag == TEXT + "hidden-text":
            self._remarks.add(HIDDEN_TEXT)
        elif tag.startswith(DRAW) and tag != DRAW + "a":
            self.fastened.append(child)
        elif tag not in _SILENT:
            self.read(child, look)

    def _read_span(self, span: Element, look: Look) -> None:
        name = name_of(span, TEXT)
        if self._styles.hides_letters(name):
            self._remarks.add(HIDDEN_TEXT)
            return
        self.read(span, self._styles.look("text", name, look))

    def _read_note(self, note: Element) -> None:
        citation, body = note.find(TEXT + "note-citation"), note.find(TEXT + "note-body")
        said = "" if citation is None else "".join(citation.itertext()).strip()
        if body is not None:
            mark = f"[{said}]" if said else ""
            self.texts.append(mark)
            self.notes.append(Note(mark, body, note.get(TEXT + "note-class") == "endnote"))
