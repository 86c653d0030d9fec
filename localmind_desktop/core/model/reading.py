"""What a reader finds in a file."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.model.places import Box, Place, enclosing

GROUP_HEADER = "Group"
"""The header of the column that is made of the bands between a table's rows."""

LEVELS = " › "
"""Stands between the levels of a header, and between a title and the headings below it."""


class Kind(enum.StrEnum):
    """Which reader a file needs."""

    PDF = "pdf"
    TEXT = "text"
    CSV = "csv"  # text whose name says that it is a table, with commas, semicolons or tabs
    WORD = "word"
    OPEN_TEXT = "open_text"
    SLIDES = "slides"
    OPEN_SLIDES = "open_slides"
    WORKBOOK = "workbook"
    OLD_WORKBOOK = "old_workbook"  # the binary format of Excel before 2007
    OPEN_SHEET = "open_sheet"
    HTML = "html"
    WEB_ARCHIVE = "web_archive"
    XML = "xml"
    JSON = "json"
    MARKDOWN = "markdown"
    RESTRUCTURED = "restructured"
    LATEX = "latex"
    RICH_TEXT = "rich_text"
    EPUB = "epub"
    MAIL = "mail"
    OUTLOOK = "outlook"
    CODE = "code"
    SVG = "svg"
    IMAGE = "image"
    RECORDING = "recording"  # sound, with or without pictures that move
    ARCHIVE = "archive"


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
        return tuple([cell.text for cell in self.cells])


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
    may continue the last one of the page before. ``opens_page`` and ``closes_page`` tell whether text precedes or
    follows it. ``continues`` tells whether it does continue, where the file says so. ``header_cells`` are the cells
    of all levels of the header, and of a title above it, where pages are drawn from what was read. ``open_band`` names
    the rows on the next page: a band at the very end.
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
    continues: bool | None = None
    header_cells: tuple[Line, ...] = ()
    open_band: str = ""


class SecondLook(enum.StrEnum):
    """What came of reading a page's doubtful tables again, slowly: nothing better, better tables, or no end."""

    NOT_TAKEN = ""
    KEPT = "kept"
    BETTER = "better"
    FAILED = "failed"


class SheetPart(NamedTuple):
    """The part of a sheet that a page shows: edges of its columns and rows in points, and the numbers (from 1) of the
    first column and row."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    column: int
    row: int


class Moment(NamedTuple):
    """From the height ``top`` of a page on, what is said begins at ``seconds`` of its recording."""

    top: float
    seconds: float


@dataclass(frozen=True, slots=True)
class PageRead:
    """Everything that was read from one page.

    ``label`` is what a person calls it, where that is no number: "Slide 3", the name of a sheet. A page that ``is_set``
    was made of what was read, and is drawn from it; others are drawn from the file. The ``moments`` of a transcript
    stand in the order of its lines. ``hidden`` are the kinds of personal data that were taken out of it. One that
    ``has_unseen`` holds text that no viewer shows, which was left out.
    """

    number: int
    width: float
    height: float
    blocks: tuple[Block, ...] = ()
    fragments: tuple[Fragment, ...] = ()
    ocr_language: str | None = None
    has_image: bool = False
    error: str | None = None
    second_look: SecondLook = SecondLook.NOT_TAKEN
    label: str = ""
    is_set: bool = False
    sheet: tuple[SheetPart, ...] = ()
    moments: tuple[Moment, ...] = ()
    hidden: tuple[str, ...] = ()
    has_unseen: bool = False

    @property
    def has_text(self) -> bool:
        return bool(self.blocks or self.fragments)


class OutlineEntry(NamedTuple):
    level: int
    title: str
    page: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The first thing a reader says of a file; ``remarks`` say what was left out of it, in plain words.

    ``locked``: a password was needed.
    """

    pages: int
    title: str = ""
    outline: tuple[OutlineEntry, ...] = ()
    remarks: tuple[str, ...] = ()
    locked: bool = False
