"""A text of an RTF file as it grows: its paragraphs, and the tables that they lie in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.formats.rich_text.tables import GrowingTable, Item, RowShape
from localmind_desktop.core.parsing.formats.shared.prose import caption, contents_line, heading, paragraph

_HEADING = re.compile(r"heading ([1-9])")
_CODE = frozenset({"html preformatted", "source code", "code", "macro text"})
_LONGEST_CHAIN = 50  # styles
DEEPEST = 30  # tables in tables
BODY_LEVEL = 9  # the outline level of what is no heading


class Style(NamedTuple):
    name: str = ""
    outline: int | None = None
    based_on: int | None = None


class Styles:
    """The styles of the paragraphs by their numbers."""

    def __init__(self) -> None:
        self._styles: dict[int, Style] = {}

    def add(self, number: int, style: Style) -> None:
        self._styles[number] = style

    def names(self, number: int | None) -> list[str]:
        return [style.name for style in self._chain(number)]

    def outline(self, number: int | None) -> int | None:
        """The level of headings of a style, from 0."""
        for style in self._chain(number):
            match = _HEADING.fullmatch(style.name)
            if style.outline is not None or match:
                return style.outline if style.outline is not None else int(match[1]) - 1 if match else None
        return None

    def _chain(self, number: int | None) -> list[Style]:
        chain: list[Style] = []
        while number in self._styles and len(chain) < _LONGEST_CHAIN:
            chain.append(self._styles[number])
            number = chain[-1].based_on
        return chain


@dataclass(slots=True)
class Layout:
    """What was said of the paragraph that is open; ``depth`` is how many tables it lies in."""

    style: int | None = None
    outline: int | None = None
    depth: int = 0
    depth_is_stated: bool = False
    list_level: int = 0


@dataclass(slots=True)
class Story:
    """``pieces`` are the texts of the paragraph that is open, ``label`` what a list puts before it."""

    styles: Styles
    shades: list[float]
    items: list[Item] = field(default_factory=list)
    layout: Layout = field(default_factory=Layout)
    pieces: list[str] = field(default_factory=list)
    bold: list[bool] = field(default_factory=list)
    label: str = ""
    title: str = ""
    after: list[Item] = field(default_factory=list)
    notes: list[Item] = field(default_factory=list)
    notes_of_table: list[Item] = field(default_factory=list)
    tables: list[GrowingTable] = field(default_factory=list)

    def add(self, text: str, bold: bool) -> None:
        self.pieces.append(text)
        if text.strip():
            self.bold.append(bold)

    def end_paragraph(self) -> None:
        """What is fastened to a paragraph follows it; its notes do, below the table where it lies in one."""
        text = "".join(self.pieces)
        found = [Item(self._text(text), all(self.bold))] if text.strip() else []
        found += self.after
        notes = self.notes
        self.after, self.notes, self.pieces, self.bold, self.label = [], [], [], [], ""
        if self.layout.depth:
            self.notes_of_table += notes
            if found:
                self._close_tables(self.layout.depth)
                self.table(self.layout.depth).open_items.extend(found)
        elif found or notes:
            self._close_tables(0)
            self.items += [*found, *notes]

    def table(self, depth: int) -> GrowingTable:
        """The table that is open at this depth, from 1."""
        while len(self.tables) < min(depth, DEEPEST):
            self.tables.append(GrowingTable())
        return self.tables[min(depth, DEEPEST) - 1]

    def end_cell(self, depth: int) -> None:
        self.layout.depth = depth
        self.end_paragraph()
        self._close_tables(depth)
        self.table(depth).end_cell()

    def end_row(self, depth: int, shape: RowShape) -> None:
        self.layout.depth = depth
        self.end_paragraph()
        self._close_tables(depth)
        self.table(depth).end_row(shape)
        if not self.layout.depth_is_stated:
            self.layout.depth = 0

    def finished(self) -> list[Item]:
        self.end_paragraph()
        self._close_tables(0)
        return self.items

    def _close_tables(self, depth: int) -> None:
        """Ends the tables that lie deeper."""
        while len(self.tables) > min(depth, DEEPEST):
            found = self.tables.pop().items(self.shades)
            if self.tables:
                self.tables[-1].open_items.extend(found)
            else:
                self.items += [*found, *self.notes_of_table]
                self.notes_of_table = []

    def _text(self, text: str) -> FlowText:
        names = self.styles.names(self.layout.style)
        mark = f"{' '.join(self.label.split())} " if self.label.strip() else ""
        stated = self.layout.outline
        outline = self.styles.outline(self.layout.style) if stated is None else stated
        if "title" in names and "subtitle" not in names:
            self.title = self.title or " ".join(text.split())
            outline = 0
        if outline is not None and 0 <= outline < BODY_LEVEL:
            return heading(text, outline + 1, mark)
        if "caption" in names:
            return caption(text, mark)
        if not _CODE.isdisjoint(names):
            return FlowText(mark + text, BlockKind.CODE)
        if any(name.startswith("toc ") for name in names[:1]):
            return FlowText(mark + contents_line(text))
        if mark:
            return FlowText(mark + text.strip(), BlockKind.LIST, self.layout.list_level + 1)
        return paragraph(text)


def texts(items: list[Item]) -> Iterator[FlowText]:
    return (item.content for item in items if isinstance(item.content, FlowText))
