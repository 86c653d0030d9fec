"""The library: documents, their chunks, and what happens to them."""

from __future__ import annotations

import enum
import hashlib
from dataclasses import dataclass

from localmind_desktop.core.model.places import Box, Place
from localmind_desktop.core.model.reading import LEVELS, Moment, OutlineEntry, SheetPart

BEGUN = "begun"
"""The status of a document that was read and is to be completed."""


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

    @property
    def is_whole(self) -> bool:
        """Whether all that can be had of the document is there."""
        return self in (State.READY, State.PARTIAL)


@dataclass(frozen=True, slots=True)
class Document:
    """One file of the library. ``name`` is unique within its collection, of which ``collection`` is the key.

    ``added`` is seconds since the epoch. A ``paused`` document is not gone on with until it is released.
    ``dismissed``: the user has taken note of its ``reason``. The file of one that is ``locked`` asks for a password.
    ``title`` is what it calls itself, "" where that is not certain.
    """

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
    paused: bool = False
    locked: bool = False
    title: str = ""
    dismissed: bool = False

    @property
    def needs_password(self) -> bool:
        """Whether it could not be read because its password is not known."""
        return self.locked and self.state is State.FAILED and not self.pages


class ChunkKind(enum.StrEnum):
    PROSE = "prose"
    TABLE = "table"
    ROW = "row"


@dataclass(frozen=True, slots=True)
class Chunk:
    """What is stored and searched. A row's ``parent`` is its table's chunk.

    ``text`` is what the user sees and what is quoted; ``context`` says where it stands and is only embedded and
    searched with it. So is ``context_header``, which a model wrote (I9); nothing but search rests on it. ``digest`` is
    the SHA-256 of all that is searched.
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
    context_header: str = ""

    @property
    def title(self) -> str:
        """What its document is called."""
        return self.context.partition(LEVELS)[0]

    @property
    def section(self) -> str:
        """The headings under which it stands, outermost first."""
        return self.context.partition(LEVELS)[2]

    @property
    def searched(self) -> str:
        """What is embedded and indexed by word."""
        return "\n".join((self.context, *filter(None, (self.context_header,)), self.text))

    @property
    def is_sound(self) -> bool:
        """Whether the text is that of the digest."""
        return hashlib.sha256(self.searched.encode()).hexdigest() == self.digest


@dataclass(frozen=True, slots=True)
class TablePart:
    """Where a table, or its part, stands on a page; ``index`` counts the document's tables from 0."""

    index: int
    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class PageHeading:
    """A heading on a page, behind those over it: ``8 Term › 8.3 Return``."""

    path: str
    box: Box


@dataclass(frozen=True, slots=True)
class MappedPage:
    """What stands on a page (from 1) of ``width`` × ``height`` points: the section it begins in, and its tables.

    ``headings`` come in reading order; None in libraries of earlier versions. ``label``, ``sheet`` and ``moments`` as
    of a `PageRead`.
    """

    number: int
    width: float
    height: float
    section: str = ""
    tables: tuple[TablePart, ...] = ()
    label: str = ""
    sheet: tuple[SheetPart, ...] = ()
    moments: tuple[Moment, ...] = ()
    headings: tuple[PageHeading, ...] | None = None


@dataclass(frozen=True, slots=True)
class PageMap:
    """I17: the outline and the pages of a document, kept so that no file is read to open it."""

    outline: tuple[OutlineEntry, ...] = ()
    pages: tuple[MappedPage, ...] = ()


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
    """How the taking in of one file ended. ``status``: ready, partial, duplicate, failed or skipped.

    Of one that is only read so far it is begun; of one that went to another collection, moved or copied.
    """

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

    @property
    def is_begun(self) -> bool:
        """Whether more is to be done."""
        return self.status == BEGUN


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
    document_id: str = ""


@dataclass(frozen=True, slots=True)
class PageImage:
    """A rendered page: packed RGB bytes, ``stride`` bytes per line. ``scale`` is pixels per point.

    With 4 ``channels`` a pixel is blue, green, red and 255, as screens have it: it is shown without being converted.
    """

    document_id: str
    page: int
    scale: float
    width: int
    height: int
    stride: int
    pixels: bytes
    channels: int = 3
