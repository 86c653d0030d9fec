"""The text of a paragraph of a Word file, and what is fastened to it: text boxes, charts, diagrams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.remarks import (
    COMMENTS,
    HIDDEN_TEXT,
    OBJECTS,
    PICTURES,
    WHITE_TEXT,
    Remarks,
)
from localmind_desktop.core.parsing.formats.word.fields import Fields
from localmind_desktop.core.parsing.formats.word.math import formula
from localmind_desktop.core.parsing.formats.word.names import M, W, child, hexadecimal
from localmind_desktop.core.parsing.formats.word.notes import Notes
from localmind_desktop.core.parsing.formats.word.sight import is_hidden, is_white
from localmind_desktop.core.parsing.formats.word.styles import ParagraphStyle, Styles
from localmind_desktop.core.parsing.formats.word.symbols import symbol
from localmind_desktop.core.parsing.formats.word.walk import printed

DIAGRAM = "{http://schemas.openxmlformats.org/drawingml/2006/diagram}relIds"
CHART = "{http://schemas.openxmlformats.org/drawingml/2006/chart}chart"
TEXT_BOX = W + "txbxContent"
_PICTURES = (
    "{http://schemas.openxmlformats.org/drawingml/2006/picture}pic",
    "{urn:schemas-microsoft-com:vml}imagedata",
)
_WORD_ART = "{urn:schemas-microsoft-com:vml}textpath"
_DRAWINGS = frozenset({W + "drawing", W + "pict", W + "object"})
_TABS = frozenset({W + "tab", W + "ptab"})
_REFERENCES = frozenset({W + "footnoteReference", W + "endnoteReference"})
_PAGE_BREAKS = frozenset({"page", "column"})
_SOFT_HYPHEN = "\N{SOFT HYPHEN}"


class Paragraph(NamedTuple):
    """``bold`` where all its letters are."""

    text: str
    bold: bool
    fastened: tuple[Element, ...]


class ParagraphReader:
    """Reads the paragraphs of all stories; ``fields`` are those of the story that the paragraph belongs to."""

    def __init__(self, styles: Styles, notes: Notes, remarks: Remarks) -> None:
        self._styles, self._notes, self._remarks = styles, notes, remarks

    def read(self, paragraph: Element, style: ParagraphStyle, fields: Fields) -> Paragraph:
        texts: list[str] = []
        fastened: list[Element] = []
        bold: list[bool] = []
        for element in printed(paragraph, self._remarks):
            self._read_part(element, style, fields, texts, bold, fastened)
        return Paragraph("".join(texts), bool(bold) and all(bold), tuple(fastened))

    def _read_part(
        self,
        element: Element,
        style: ParagraphStyle,
        fields: Fields,
        texts: list[str],
        bold: list[bool],
        fastened: list[Element],
    ) -> None:
        tag = element.tag
        if tag == W + "r":
            is_bold = self._styles.is_bold(child(element, "rPr"), style)
            for text in self._run(element, fields, texts, fastened):
                if text and not fields.hides:
                    texts.append(text)
                    if text.strip():
                        bold.append(is_bold)
        elif tag == W + "fldSimple":
            start = len(texts)
            for inner in printed(element, self._remarks):
                self._read_part(inner, style, fields, texts, bold, fastened)
            texts.append(fields.simple(element, "".join(texts[start:])))
        elif tag in (M + "oMath", M + "oMathPara"):
            texts.append(formula(element))

    def _run(self, run: Element, fields: Fields, texts: list[str], fastened: list[Element]) -> Iterator[str]:
        """What is printed of a run, piece by piece."""
        if is_hidden(run):
            if _says_something(run):
                self._remarks.add(HIDDEN_TEXT)
            return
        if is_white(run) and _says_something(run):
            self._remarks.add(WHITE_TEXT)
        for element in printed(run, self._remarks):
            tag = element.tag
            if tag == W + "t":
                yield (element.text or "").replace("\n", " ").replace(_SOFT_HYPHEN, "")
            elif tag == W + "fldChar":
                yield fields.mark(element, texts)
            elif tag == W + "instrText":
                fields.instruct(element.text or "")
            elif tag in _DRAWINGS:
                yield from self._drawing(element, fastened)
            elif tag == W + "ruby":
                yield from self._ruby(element, fields, texts, fastened)
            else:
                yield self._sign(element)

    def _sign(self, element: Element) -> str:
        """What an element that holds no text stands for."""
        tag = element.tag
        if tag in _TABS:
            return "\t"
        if tag == W + "br":
            return "" if element.get(W + "type") in _PAGE_BREAKS else "\n"
        if tag == W + "cr":
            return "\n"
        if tag == W + "noBreakHyphen":
            return "-"
        if tag == W + "sym":
            return symbol(hexadecimal(element.get(W + "char")), element.get(W + "font") or "")
        if tag in _REFERENCES:
            return self._notes.mark(element)
        if tag == W + "commentReference":
            self._remarks.add(COMMENTS)
        return ""

    def _ruby(self, ruby: Element, fields: Fields, texts: list[str], fastened: list[Element]) -> Iterator[str]:
        """The text with how it is spoken in brackets."""
        for part, form in (("rubyBase", "{}"), ("rt", " ({})")):
            spoken = child(ruby, part)
            if spoken is not None:
                runs = (run for run in printed(spoken, self._remarks) if run.tag == W + "r")
                yield form.format("".join(piece for run in runs for piece in self._run(run, fields, texts, fastened)))

    def _drawing(self, drawing: Element, fastened: list[Element]) -> Iterator[str]:
        """The words of word art; what else the drawing holds is ``fastened`` to the paragraph."""
        for element in _outermost(drawing, self._remarks):
            if element.tag == _WORD_ART:
                yield element.get("string") or ""
            elif element.tag in _PICTURES:
                self._remarks.add(PICTURES)
            else:
                fastened.append(element)
        if (
            drawing.tag == W + "object"
            and drawing.find("{urn:schemas-microsoft-com:office:office}OLEObject") is not None
        ):
            self._remarks.add(OBJECTS)


def _says_something(run: Element) -> bool:
    return any((text.text or "").strip() for text in run.iter(W + "t"))


def _outermost(drawing: Element, remarks: Remarks) -> Iterator[Element]:
    """The parts of a drawing that are read, none that lies in another."""
    for element in printed(drawing, remarks):
        if element.tag in (TEXT_BOX, CHART, DIAGRAM, _WORD_ART, *_PICTURES):
            yield element
        else:
            yield from _outermost(element, remarks)
