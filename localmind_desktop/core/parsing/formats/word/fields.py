"""The fields of a Word file: of a number that is computed, only the result is printed. Source: ECMA-376-1, 17.16."""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import W, child, is_on, switched, value, whole
from localmind_desktop.core.parsing.formats.word.walk import NOT_PRINTED

_SEQUENCE = re.compile(r'\s*SEQ\s+"?([^\s"\\]+)', re.IGNORECASE)
_CONTENTS = re.compile(r"\s*TO[CA]\b", re.IGNORECASE)
_RESET = re.compile(r"\\r\s*(\d{1,6})", re.IGNORECASE)
_REPEATED = re.compile(r"\\c\b", re.IGNORECASE)
_CHECKED, _EMPTY_BOX = "☒", "☐"


class Sequences:
    """The counts of captions, for those whose numbers were never computed."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def result(self, instruction: str, shown: str) -> str:
        """What the field with this instruction adds to what it shows."""
        match = _SEQUENCE.match(instruction)
        if not match:
            return ""
        name, reset = match[1].lower(), _RESET.search(instruction)
        if shown.strip():
            self._counts[name] = whole(shown.strip(), self._counts.get(name, 0) + 1)
            return ""
        before = self._counts.get(name, 0)
        self._counts[name] = int(reset[1]) if reset else before if _REPEATED.search(instruction) else before + 1
        return str(self._counts[name])


@dataclass(slots=True)
class _Field:
    instruction: str = ""
    form: str = ""  # what a box or list of a form shows where there is no result
    has_result: bool = False
    result_from: int = 0


class Fields:
    """The fields of one story that are open, over the borders of its paragraphs.

    Where the marks of their beginnings and ends do not match, all text counts as printed.
    """

    def __init__(self, story: Element, sequences: Sequences) -> None:
        self._matched = _are_matched(story)
        self._sequences = sequences
        self._open: list[_Field] = []

    @property
    def hides(self) -> bool:
        """Whether text here belongs to an instruction, not to a result."""
        return self._matched and any(not field.has_result for field in self._open)

    @property
    def lists_contents(self) -> bool:
        """Whether text here belongs to a table of contents."""
        return any(_CONTENTS.match(field.instruction) for field in self._open)

    def instruct(self, text: str) -> None:
        if self._open:
            self._open[-1].instruction += text

    def mark(self, element: Element, texts: list[str]) -> str:
        """Passes a mark after ``texts`` of the paragraph; gives what is printed there."""
        kind = element.get(W + "fldCharType")
        if kind == "begin":
            self._open.append(_Field(form=form_field(element), result_from=len(texts)))
            return ""
        if not self._open:
            return ""
        if kind == "separate":
            self._open[-1].has_result = True
            self._open[-1].result_from = len(texts)
            return ""
        if kind != "end":
            return ""
        field = self._open.pop()
        form = "" if field.has_result else field.form
        return form + self._sequences.result(field.instruction, "".join(texts[field.result_from :]))

    def simple(self, element: Element, shown: str) -> str:
        return self._sequences.result(element.get(W + "instr") or "", shown)


def _are_matched(story: Element) -> bool:
    depth = 0
    for mark in story.iter(W + "fldChar"):
        if not any(above.tag in NOT_PRINTED for above in mark.iterancestors()):
            depth += {"begin": 1, "end": -1}.get(mark.get(W + "fldCharType") or "", 0)
        if depth < 0:
            return False
    return depth == 0


def form_field(mark: Element) -> str:
    """A box to tick, or what was chosen from a list."""
    box, choices = child(mark, "ffData", "checkBox"), child(mark, "ffData", "ddList")
    if box is not None:
        ticked = switched(box, "checked")
        return _CHECKED if (is_on(box, "default") if ticked is None else ticked) else _EMPTY_BOX
    if choices is not None:
        entries = [entry.get(W + "val") or "" for entry in choices.findall(W + "listEntry")]
        at = whole(value(choices, "result") or value(choices, "default"))
        return entries[at] if 0 <= at < len(entries) else ""
    return ""
