"""The footnotes and endnotes of a Word file: how they are marked, and which are still to be set."""

from __future__ import annotations

from typing import NamedTuple

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import W, child, value, whole
from localmind_desktop.core.parsing.formats.word.numbering import written

FOOTNOTE, ENDNOTE = "footnote", "endnote"
_FORMATS = {FOOTNOTE: "decimal", ENDNOTE: "lowerRoman"}


class Note(NamedTuple):
    """``mark`` is empty where the note brings its own."""

    mark: str
    element: Element


class _Series:
    """The notes of one kind in the order of their marks."""

    def __init__(self, kind: str, root: Element | None, settings: Element | None, section: Element | None) -> None:
        self._notes = {} if root is None else {note.get(W + "id"): note for note in root.findall(W + kind)}
        stated = [child(place, f"{kind}Pr") for place in (section, settings)]
        self._form = next((form for form in (value(place, "numFmt") for place in stated) if form), _FORMATS[kind])
        self._next = next((whole(start, 1) for start in (value(place, "numStart") for place in stated) if start), 1)
        self._marks: dict[str, str] = {}
        self._waiting: list[Note] = []

    def mark(self, reference: Element) -> str:
        key = reference.get(W + "id") or ""
        if key not in self._notes:
            return ""
        if key not in self._marks:
            self._marks[key] = ""
            if reference.get(W + "customMarkFollows") not in ("1", "true", "on"):
                self._marks[key] = f"[{written(self._next, self._form)}]"
                self._next += 1
            self._waiting.append(Note(self._marks[key], self._notes[key]))
        return self._marks[key]

    def take(self) -> list[Note]:
        taken, self._waiting = self._waiting, []
        return taken


class Notes:
    def __init__(
        self, footnotes: Element | None, endnotes: Element | None, settings: Element | None, section: Element | None
    ) -> None:
        self._series = {
            FOOTNOTE: _Series(FOOTNOTE, footnotes, settings, section),
            ENDNOTE: _Series(ENDNOTE, endnotes, settings, section),
        }

    def mark(self, reference: Element) -> str:
        """What is printed for a reference to a note."""
        kind = ENDNOTE if reference.tag == W + "endnoteReference" else FOOTNOTE
        return self._series[kind].mark(reference)

    def take(self, kind: str) -> list[Note]:
        """The notes that were marked since they were last taken."""
        return self._series[kind].take()
