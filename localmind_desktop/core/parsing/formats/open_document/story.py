"""Texts in OpenDocument files: paragraphs, lists, tables, frames, with each footnote below what it is marked in."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from typing import NamedTuple

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.open_document.lists import Counter, Levels, Lists
from localmind_desktop.core.parsing.formats.open_document.mathml import formula
from localmind_desktop.core.parsing.formats.open_document.names import (
    DRAW,
    MATH,
    OFFICE,
    PRESENTATION,
    TABLE,
    TEXT,
    XLINK,
    XML,
    name_of,
    whole,
)
from localmind_desktop.core.parsing.formats.open_document.runs import Note, RunReader
from localmind_desktop.core.parsing.formats.open_document.styles import ParagraphStyle, Styles
from localmind_desktop.core.parsing.formats.open_document.tables import TablePlan
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.prose import (
    caption,
    contents_line,
    heading,
    is_caption,
    is_code,
    is_title,
    paragraph,
)
from localmind_desktop.core.parsing.formats.shared.remarks import (
    COMMENTS,
    DELETED_TEXT,
    HIDDEN_TEXT,
    OBJECTS,
    PICTURES,
    Remarks,
)
from localmind_desktop.core.parsing.formats.shared.zipped_xml import ZippedXml

_WRAPPINGS = frozenset({TEXT + "section", TEXT + "index-body", TEXT + "index-title", TEXT + "numbered-paragraph"})
_INDEXES = frozenset(
    TEXT + name
    for name in (
        *("table-of-content", "illustration-index", "table-index", "object-index", "user-index"),
        *("alphabetical-index", "bibliography"),
    )
)
_HIDDEN = frozenset({"none", "condition"})


class _Item(NamedTuple):
    """``bold`` where all letters of a text are."""

    content: FlowText | FlowTable
    bold: bool = False


class _Listed(NamedTuple):
    """The list that blocks lie in, ``depth`` from 1."""

    style: str
    depth: int
    counter: Counter


class StoryReader:
    def __init__(self, archive: ZippedXml, styles: Styles, remarks: Remarks) -> None:
        self.title = ""
        self.styles = styles
        self._archive, self._remarks = archive, remarks
        self._runs = RunReader(styles, remarks)
        self._lists = Lists(styles)
        self._notes: list[Note] = []
        self._in_contents = False

    def story(self, container: Element) -> Iterator[Content]:
        """What a text holds; its endnotes stand at the end."""
        endnotes: list[Note] = []
        for item in self._blocks(container, None):
            yield item.content
            yield from self._take_notes(endnotes)
        for note in endnotes:
            yield from self._note(note)

    def running(self, container: Element) -> Iterator[FlowText | FlowTable]:
        """What a header or a footer holds."""
        return (item.content for item in self._blocks(container, None))

    def frame(self, shape: Element) -> Iterator[FlowText | FlowTable]:
        """What a frame or another drawing holds."""
        return (item.content for item in self._drawn(shape))

    def _take_notes(self, endnotes: list[Note]) -> Iterator[Content]:
        while self._notes:
            waiting, self._notes = self._notes, []
            for note in waiting:
                if note.is_endnote:
                    endnotes.append(note)
                else:
                    yield from self._note(note)

    def _note(self, note: Note) -> Iterator[Content]:
        """A note with its mark before it."""
        mark = f"{note.mark} " if note.mark else ""
        for item, _ in self._blocks(note.element, None):
            if isinstance(item, FlowText) and mark:
                yield item._replace(text=mark + item.text.lstrip())
                mark = ""
            else:
                yield item

    def _blocks(self, container: Element, listed: _Listed | None) -> Iterator[_Item]:
        for element in container.iterchildren("*"):
            yield from self._block(element, listed)

    def _block(self, element: Element, listed: _Listed | None) -> Iterator[_Item]:
        tag = element.tag
        if tag in (TEXT + "p", TEXT + "h"):
            yield from self._paragraph(element, None, None)
        elif tag == TEXT + "list":
            yield from self._list(element, listed)
        elif tag == TABLE + "table":
            yield from self._table(element)
        elif tag in _INDEXES:
            before, self._in_contents = self._in_contents, True
            yield from self._blocks(element, listed)
            self._in_contents = before
        elif tag in _WRAPPINGS:
            if element.get(TEXT + "display") in _HIDDEN:
                self._remarks.add(HIDDEN_TEXT)
            else:
                yield from self._blocks(element, listed)
        elif tag == TEXT + "tracked-changes":
            if any(text.strip() for gone in element.iter(TEXT + "deletion") for text in gone.itertext(TEXT + "*")):
                self._remarks.add(DELETED_TEXT)
        elif tag == OFFICE + "annotation":
            self._remarks.add(COMMENTS)
        elif tag.startswith(DRAW):
            yield from self._drawn(element)

    def _paragraph(self, element: Element, label: str | None, depth: int | None) -> Iterator[_Item]:
        """A paragraph. ``label`` is what its list puts before it, None where it is not the first of an item."""
        style = self.styles.paragraph(name_of(element, TEXT))
        written = self._runs.read(element)
        text = written.text if is_code(style.names) else written.text.strip()
        if element.tag == TEXT + "h":
            mark = self._heading_mark(element, style) if label is None else label
            if text:
                yield _Item(heading(text, self._level(element), mark), written.bold)
        elif text.strip():
            yield _Item(self._text(text, style, label or "", depth), written.bold)
        self._notes += written.notes
        for fastened in written.fastened:
            yield from self._drawn(fastened)

    def _text(self, text: str, style: ParagraphStyle, mark: str, depth: int | None) -> FlowText:
        if is_title(style.names):
            self.title = self.title or " ".join(text.split())
            return heading(text, 1, mark)
        if style.outline:
            return heading(text, style.outline, mark)
        if is_caption(style.names):
            return caption(text, mark)
        if is_code(style.names):
            return FlowText(mark + text, BlockKind.CODE)
        if self._in_contents:
            return FlowText(mark + contents_line(text))
        if mark:
            return FlowText(mark + text, BlockKind.LIST, depth or 1)
        return paragraph(text)

    def _level(self, element: Element) -> int:
        return max(1, whole(element.get(TEXT + "outline-level"), 1))

    def _heading_mark(self, element: Element, style: ParagraphStyle) -> str:
        """The number that the outline gives a heading, unless it has a list of its own."""
        if element.get(TEXT + "is-list-header") == "true" or style.list_style == "":
            return ""
        restarts = element.get(TEXT + "restart-numbering") == "true"
        start = whole(element.get(TEXT + "start-value"), 1) if restarts else None
        return self._lists.heading(self._level(element), start)

    def _list(self, element: Element, above: _Listed | None) -> Iterator[_Item]:
        style = name_of(element, TEXT) or (above.style if above else "")
        if above:
            listed = _Listed(style, above.depth + 1, above.counter)
        else:
            continued = element.get(TEXT + "continue-list")
            goes_on = element.get(TEXT + "continue-numbering") == "true"
            counter = self._lists.counter(style, element.get(XML + "id"), continued, goes_on)
            listed = _Listed(style, 1, counter)
        for item in element.iterchildren(TEXT + "list-item", TEXT + "list-header"):
            yield from self._list_item(item, listed)

    def _list_item(self, item: Element, listed: _Listed) -> Iterator[_Item]:
        """An item; its first paragraph has the mark, unless what comes first is a list in it."""
        is_marked = item.tag == TEXT + "list-item"
        start = item.get(TEXT + "start-value")
        for child in item.iterchildren("*"):
            if child.tag not in (TEXT + "p", TEXT + "h"):
                yield from self._block(child, listed)
                is_marked = is_marked and child.tag != TEXT + "list"
                continue
            label = None
            if is_marked:
                levels = self._levels(listed, child)
                label = listed.counter.next(listed.depth, levels, whole(start, 1) if start else None)
                stated = item.findtext(TEXT + "number") or child.findtext(TEXT + "number")
                label = f"{stated.strip()} " if stated else label
                if child.tag == TEXT + "h" and not label:
                    label = None
            is_marked = False
            yield from self._paragraph(child, label, listed.depth)

    def _levels(self, listed: _Listed, first: Element) -> Levels:
        own = self.styles.paragraph(name_of(first, TEXT)).list_style
        return self._lists.levels(listed.style or own or "")

    def _table(self, element: Element) -> Iterator[_Item]:
        """A table, and after it those that lie in its cells; a frame of one column is what it holds."""
        inner: list[_Item] = []

        def cell_text(cell: Element) -> tuple[str, bool]:
            items = list(self._blocks(cell, None))
            inner.extend(item for item in items if isinstance(item.content, FlowTable))
            texts = [(item.content.text, item.bold) for item in items if isinstance(item.content, FlowText)]
            return "\n".join(text for text, _ in texts), bool(texts) and all(bold for _, bold in texts)

        plan = TablePlan(element, self.styles)
        if not plan.has_columns:
            for cell in plan.elements:
                yield from self._blocks(cell, None)
            return
        table = plan.filled(cell_text)
        if any(cell.text.strip() for cell in table.cells):
            yield _Item(table)
        yield from inner

    # ------------------------------------------------------------------ frames

    def _drawn(self, element: Element) -> Iterator[_Item]:
        """What a frame or another drawing holds."""
        if element.tag != DRAW + "frame":
            yield from self._blocks(element, None)
            return
        if element.get(PRESENTATION + "placeholder") == "true":
            return
        for way in element.iterchildren("*"):  # the first of several ways to show the same
            if way.tag == TABLE + "table":
                yield from self._table(way)
                return
            if way.tag == DRAW + "text-box":
                yield from self._blocks(way, None)
                return
            if way.tag in (DRAW + "object", DRAW + "object-ole"):
                found = list(self._object(way))
                if not found:
                    self._remarks.add(OBJECTS)
                yield from found
                return
            if way.tag == DRAW + "image":
                self._remarks.add(PICTURES)
                return

    def _object(self, element: Element) -> Iterator[_Item]:
        """The values of a chart, the tables of a sheet, or a formula."""
        folder = posixpath.normpath((element.get(XLINK + "href") or "").removeprefix("./"))
        root = self._archive.root_if_any(f"{folder}/content.xml")
        for math in (element if root is None else root).iter(MATH + "math"):
            text = formula(math)
            if text:
                yield _Item(FlowText(text))
        for table in () if root is None else root.iter(TABLE + "table"):
            yield from self._table(table)
