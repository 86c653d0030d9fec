"""What a reader finds in a file."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.model.places import Box, Place, enclosing

GROUP_HEADER = "Group"
"""The header of the column that is made of the bands between a table's rows."""


class Kind(enum.StrEnum):
    """Which reader a file needs."""

    PDF = "pdf"
    TEXT = "text"
    CSV = "csv"  # text whose name says that it is a table, with commas, semicolons or tabs


class Line(NamedTuple):
    """One line of text as printed."""

    text: str
    box: Box


class BlockKind(enum.StrEnum):
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    LIST = "list"
    CAPTION = "caption"
    CODE = "code"
    FURNITURE = "furniture"  # running headers and footers: kept, but neither searched nor quoted


@dataclass(frozen=True, slots=True)
class Block:
    """A run of text outside of tables, in reading order. ``level`` is 1-6 for headings, else 0."""

    kind: BlockKind
    lines: tuple[Line, ...]
    level: int = 0

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)

    @property
    def box(self) -> Box:
        return enclosing([line.box for line in self.lines])


class Cell(NamedTuple):
    """A table cell. ``box`` is None only for cells that have no area of their own in the source."""

    text: str
    box: Box | None = None


class Row(NamedTuple):
    """A table row: as many cells as the table has headers; all on one page. A merged cell's value is repeated."""

    cells: tuple[Cell, ...]
    place: Place

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(cell.text for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Table:
    """A whole table, also when it continues over several pages.

    ``headers`` joins the levels of a multi-level header as ``Group › Column``. ``subject`` holds the identifiers that
    its caption or heading names. ``chapters`` are the headings over its section, outermost first; ``beside`` the words
    by which headings of one form differ from those. ``confidence`` is 0-1.
    """

    caption: str
    section: str
    headers: tuple[str, ...]
    rows: tuple[Row, ...]
    pages: tuple[int, ...]
    header_places: tuple[Place, ...] = ()
    number: str = ""
    subject: tuple[str, ...] = ()
    confidence: float = 1.0
    chapters: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.caption or self.section


@dataclass(frozen=True, slots=True)
class Fragment:
    """The part of a table that stands on one page, before parts are joined.

    ``has_header`` is False when no header row was recognised (``headers`` then holds empty strings): such a fragment
    may continue the last one of the page before. ``top`` and ``bottom`` tell whether text precedes or follows it.
    """

    box: Box
    headers: tuple[str, ...]
    header_boxes: tuple[Box, ...]
    has_header: bool
    rows: tuple[Row, ...]
    column_edges: tuple[float, ...]
    caption: str
    section: str
    opens_page: bool
    closes_page: bool
    confidence: float


class SecondLook(enum.StrEnum):
    """What came of reading a page's doubtful tables again, slowly: nothing better, better tables, or no end."""

    NOT_TAKEN = ""
    KEPT = "kept"
    BETTER = "better"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class PageRead:
    """Everything that was read from one page."""

    number: int
    width: float
    height: float
    blocks: tuple[Block, ...] = ()
    fragments: tuple[Fragment, ...] = ()
    ocr_language: str | None = None
    has_image: bool = False
    error: str | None = None
    second_look: SecondLook = SecondLook.NOT_TAKEN

    @property
    def has_text(self) -> bool:
        return bool(self.blocks or self.fragments)


class OutlineEntry(NamedTuple):
    level: int
    title: str
    page: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The first thing a reader says of a file."""

    pages: int
    title: str = ""
    outline: tuple[OutlineEntry, ...] = ()
