"""Word files (docx): what is printed of them, in reading order. Source: ECMA-376-1."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.prose import (
    caption,
    contents_line,
    furniture,
    heading,
    is_caption,
    is_code,
    is_title,
    paragraph,
    with_listings,
)
from localmind_desktop.core.parsing.formats.shared.remarks import CHARTS, EMBEDDED_FILES, Remarks
from localmind_desktop.core.parsing.formats.word.drawings import chart_table, diagram_texts
from localmind_desktop.core.parsing.formats.word.fields import Fields, Sequences
from localmind_desktop.core.parsing.formats.word.names import R, W, child, value, whole
from localmind_desktop.core.parsing.formats.word.notes import ENDNOTE, FOOTNOTE, Note, Notes
from localmind_desktop.core.parsing.formats.word.numbering import Label, Numbering
from localmind_desktop.core.parsing.formats.word.package import Package
from localmind_desktop.core.parsing.formats.word.runs import CHART, DIAGRAM, TEXT_BOX, ParagraphReader
from localmind_desktop.core.parsing.formats.word.styles import BODY_LEVEL, ParagraphStyle, Styles
from localmind_desktop.core.parsing.formats.word.tables import CellText, TablePlan
from localmind_desktop.core.parsing.formats.word.walk import printed


def read(path: Path) -> Flow:
    package = Package(path)
    body = child(package.body(), "body")
    if body is None:
        raise Damaged("The file holds no document. Try to get a fresh copy.")
    reader = _Reader(package, body)
    content = tuple(reader.document(body))
    return Flow(content, package.title() or reader.title, reader.remarks.all())


class _Item(NamedTuple):
    """``bold`` where all letters of a text are."""

    content: FlowText | FlowTable
    bold: bool = False


class _Reader:
    """Reads the stories of a file: the text itself, notes, text boxes, headers and footers."""

    def __init__(self, package: Package, body: Element) -> None:
        self.title = ""
        self.remarks = Remarks()
        self._package = package
        self._styles = Styles(package.part("styles"))
        self._numbering = Numbering(package.part("numbering"))
        self._notes = Notes(
            package.part("footnotes"), package.part("endnotes"), package.part("settings"), child(body, "sectPr")
        )
        self._paragraphs = ParagraphReader(self._styles, self._notes, self.remarks)
        self._sequences = Sequences()

    def document(self, body: Element) -> Iterator[Content]:
        yield from self._running(body, "headerReference")
        fields = Fields(body, self._sequences)
        yield from with_listings(self._story(body, fields))
        for note in self._notes.take(ENDNOTE):
            yield from self._note(note)
        yield from self._running(body, "footerReference")

    def _story(self, story: Element, fields: Fields) -> Iterator[Content]:
        """All that a story holds, with each footnote below what it is marked in."""
        for item in self._blocks(story, fields):
            yield item.content
            waiting = self._notes.take(FOOTNOTE)
            while waiting:
                for note in waiting:
                    yield from self._note(note)
                waiting = self._notes.take(FOOTNOTE)

    def _blocks(self, container: Element, fields: Fields) -> Iterator[_Item]:
        carried = ""  # the text of paragraphs that go on in the next one
        for element in printed(container, self.remarks):
            if element.tag == W + "p":
                properties = child(element, "pPr")
                style = self._styles.paragraph(properties)
                contents = style.is_contents or fields.lists_contents
                written = self._paragraphs.read(element, style, fields)
                contents = contents or fields.lists_contents
                if _goes_on(properties):
                    carried += written.text
                else:
                    label = self._numbering.label(properties, style)
                    text = contents_line(carried + written.text) if contents else carried + written.text
                    carried = ""
                    if text.strip():
                        yield _Item(self._text(text.strip("\n"), properties, style, label), written.bold)
                for fastened in written.fastened:
                    yield from self._fastened(fastened)
            elif element.tag == W + "tbl":
                yield from self._table(element, fields)
            elif element.tag == W + "altChunk":
                self.remarks.add(EMBEDDED_FILES)
        if carried.strip():
            yield _Item(FlowText(carried))

    def _text(self, text: str, properties: Element | None, style: ParagraphStyle, label: Label | None) -> FlowText:
        mark = label.text if label else ""
        stated = value(properties, "outlineLvl")
        outline = whole(stated, BODY_LEVEL) if stated else style.outline
        if is_title(style.names):
            self.title = self.title or " ".join(text.split())
            outline = 0
        if outline is not None and 0 <= outline < BODY_LEVEL:
            return heading(text, outline + 1, mark)
        if is_caption(style.names):
            return caption(text, mark)
        if is_code(style.names):
            return FlowText(mark + text, BlockKind.CODE)
        if label and mark:
            return FlowText(mark + text.strip(), BlockKind.LIST, label.level)
        return paragraph(text)

    def _fastened(self, element: Element) -> Iterator[_Item]:
        """What a text box, a chart or a diagram holds."""
        if element.tag == TEXT_BOX:
            yield from self._blocks(element, Fields(element, self._sequences))
        elif element.tag == CHART:
            chart = self._package.related(element.get(R + "id"))
            table = None if chart is None else chart_table(chart)
            if table is None:
                self.remarks.add(CHARTS)
            else:
                yield _Item(table)
        elif element.tag == DIAGRAM:
            diagram = self._package.related(element.get(R + "dm"))
            yield from () if diagram is None else map(_Item, diagram_texts(diagram))

    def _table(self, element: Element, fields: Fields) -> Iterator[_Item]:
        """A table, and after it those that lie in its cells; a frame of one column is what it holds."""
        inner: list[_Item] = []

        def cell_text(cell: Element) -> CellText:
            items = list(self._blocks(cell, fields))
            inner.extend(item for item in items if isinstance(item.content, FlowTable))
            texts = [(item.content.text, item.bold) for item in items if isinstance(item.content, FlowText)]
            return CellText("\n".join(text for text, _ in texts), bool(texts) and all(bold for _, bold in texts))

        plan = TablePlan(element, self._styles, self.remarks)
        if not plan.has_columns:
            for cell in plan.elements:
                yield from self._blocks(cell, fields)
            return
        table = plan.filled(cell_text)
        if any(cell.text.strip() for cell in table.cells):
            yield _Item(table)
        yield from inner

    def _note(self, note: Note) -> Iterator[Content]:
        """A note with its mark before it."""
        mark = f"{note.mark} " if note.mark else ""
        for item, _ in self._blocks(note.element, Fields(note.element, self._sequences)):
            if isinstance(item, FlowText) and mark:
                yield item._replace(text=mark + item.text.lstrip())
                mark = ""
            else:
                yield item

    def _running(self, body: Element, kind: str) -> Iterator[FlowText]:
        """The headers or footers of all sections."""
        keys = dict.fromkeys(reference.get(R + "id") for reference in body.iter(W + kind))
        parts = [part for part in map(self._package.related, keys) if part is not None]
        return furniture((item.content for item in self._blocks(part, Fields(part, self._sequences))) for part in parts)


def _goes_on(properties: Element | None) -> bool:
    """Whether a paragraph goes on in the next one: its end was deleted, or it is a large first letter."""
    mark = child(properties, "rPr")
    ends = any(child(mark, name) is not None for name in ("del", "moveFrom"))
    return ends or value(properties, "framePr", name="dropCap") in ("drop", "margin")
