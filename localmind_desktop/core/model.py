"""The nouns of the product: frozen values that travel between its parts.

Coordinates are PDF points (1/72 inch) of the page *as displayed* (rotation and crop box applied), origin top left.
Page numbers start at 1. Nothing here imports anything of ours.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in PDF points, x0 <= x1 and y0 <= y1."""

    x0: float
    y0: float
    x1: float
    y1: float


class Place(NamedTuple):
    """Where something stands: a page (from 1) and a box on it."""

    page: int
    box: Box


# ---------------------------------------------------------------- what a reader finds in a file


@dataclass(frozen=True, slots=True)
class Line:
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


@dataclass(frozen=True, slots=True)
class Cell:
    """A table cell. ``box`` is None only for cells that have no area of their own in the source."""

    text: str
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Row:
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
    its caption or heading names. ``confidence`` is 0-1.
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


# ---------------------------------------------------------------- the library


class State(enum.StrEnum):
    QUEUED = "queued"
    READING = "reading"
    REDACTING = "redacting"
    EMBEDDING = "embedding"
    INDEXING = "indexing"
    ANALYSING = "analysing"
    READY = "ready"
    PARTIAL = "partial"
    FAILED = "failed"

    @property
    def is_final(self) -> bool:
        return self in (State.READY, State.PARTIAL, State.FAILED)


@dataclass(frozen=True, slots=True)
class Document:
    """One file of the library. ``name`` is unique within its collection. ``added`` is seconds since the epoch."""

    id: str
    name: str
    collection: str
    state: State
    reason: str | None
    sha256: str
    size: int
    pages: int
    tables: int
    rows: int
    chunks: int
    ocr_pages: int
    added: float
    source: str


class ChunkKind(enum.StrEnum):
    PROSE = "prose"
    TABLE = "table"
    ROW = "row"


@dataclass(frozen=True, slots=True)
class Chunk:
    """What is stored and searched. A row's ``parent`` is its table's chunk.

    ``text`` is what the user sees and what is quoted; ``context`` says where it stands and is only embedded and
    searched with it. ``digest`` is the SHA-256 of context and text.
    """

    id: str
    document_id: str
    kind: ChunkKind
    ordinal: int
    text: str
    context: str
    places: tuple[Place, ...]
    parent: str | None = None
    table_index: int | None = None
    row_index: int | None = None
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a document is. ``done`` and ``total`` count pages while reading, chunks while embedding."""

    document_id: str
    name: str
    state: State
    done: int = 0
    total: int = 0
    seconds_left: float | None = None


@dataclass(frozen=True, slots=True)
class ImportResult:
    """How the taking in of one file ended. ``status``: ready, partial, duplicate, failed or skipped."""

    path: str
    document: str
    status: str
    reason: str | None
    pages: int = 0
    ocr_pages: int = 0
    tables: int = 0
    rows: int = 0
    chunks: int = 0
    seconds: float = 0.0
    document_id: str | None = None


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a removal took away, and whether a search afterwards proved it."""

    document: str
    rows: int
    vectors: int
    cache_entries: int
    page_images: int
    files: int
    verified: bool


@dataclass(frozen=True, slots=True)
class PageImage:
    """A rendered page: packed RGB bytes, ``stride`` bytes per line. ``scale`` is pixels per point."""

    document_id: str
    page: int
    scale: float
    width: int
    height: int
    stride: int
    pixels: bytes


# ---------------------------------------------------------------- questions and answers


@dataclass(frozen=True, slots=True)
class Scope:
    """Where to search (R22): empty tuples and None mean no limit."""

    collection: str | None = None
    documents: tuple[str, ...] = ()  # document ids
    kind: ChunkKind | None = None
    pages: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Scores:
    """Why a passage was found: cosine, BM25, fused and rerank score. None where a step did not see it."""

    vector: float | None = None
    keyword: float | None = None
    fused: float = 0.0
    rerank: float | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    chunk: Chunk
    document: str
    scores: Scores


@dataclass(frozen=True, slots=True)
class Citation:
    """A numbered passage in an answer: ``places`` is the cited cell or lines, ``around`` its row and header."""

    number: int
    document_id: str
    document: str
    page: int
    places: tuple[Place, ...]
    quote: str
    around: tuple[Place, ...] = ()
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class AnswerTable:
    """The tabular part of an answer. ``citations`` holds the citation number of each row."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    rows_read: int
    citations: tuple[int, ...] = ()


class Mode(enum.StrEnum):
    TABLE = "table"
    EXTRACT = "extract"
    CHAIN = "chain"
    GENERATED = "generated"
    EXACT_CACHE = "exact_cache"
    MEANING_CACHE = "meaning_cache"
    NOT_FOUND = "not_found"


@dataclass(frozen=True, slots=True)
class Stage:
    name: str
    ms: float
    note: str = ""


@dataclass(frozen=True, slots=True)
class Trace:
    """What happened on the way to an answer (R25)."""

    request_id: str
    stages: tuple[Stage, ...] = ()
    notes: tuple[str, ...] = ()
    model: str | None = None


@dataclass(frozen=True, slots=True)
class Grounding:
    checked: int = 0
    unsupported: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, complete or marked ``incomplete``. ``text`` carries ``[n]`` markers of ``citations``."""

    question: str
    standalone_question: str
    mode: Mode
    text: str
    citations: tuple[Citation, ...] = ()
    table: AnswerTable | None = None
    route: str = ""
    subquestions: tuple[str, ...] = ()
    grounding: Grounding = field(default_factory=Grounding)
    incomplete: bool = False
    trace: Trace = field(default_factory=lambda: Trace(request_id=""))


@dataclass(frozen=True, slots=True)
class Turn:
    """A question and, once there is one, its answer. ``asked_at`` is seconds since the epoch."""

    id: str
    conversation_id: str
    question: str
    asked_at: float
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class Conversation:
    id: str
    title: str
    created_at: float


# Events that `Library.ask` yields before it returns the answer.


@dataclass(frozen=True, slots=True)
class Step:
    """A stage of the way to an answer began, in words for the user."""

    name: str


@dataclass(frozen=True, slots=True)
class Sources:
    """The passages were found; shown before the answer streams."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the streamed answer."""

    text: str


# ---------------------------------------------------------------- models and health


@dataclass(frozen=True, slots=True)
class Message:
    """One message to a chat model; ``role`` is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class ChatEnd:
    """The last item of a chat stream. ``reason``: stop, length or cancelled. Counts are tokens, None if unknown."""

    reason: str
    prompt_tokens: int | None = None
    answer_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """One line of `localmind models` or `localmind doctor`."""

    check: str
    ok: bool
    detail: str


def enclosing(boxes: list[Box]) -> Box:
    """The smallest box around ``boxes`` (at least one)."""
    return Box(
        min(box.x0 for box in boxes),
        min(box.y0 for box in boxes),
        max(box.x1 for box in boxes),
        max(box.y1 for box in boxes),
    )
