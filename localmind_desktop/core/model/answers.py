"""Questions, the passages that are found, and answers."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from localmind_desktop.core.model.documents import Chunk, ChunkKind
from localmind_desktop.core.model.places import Place

_NUMBERED = re.compile(
    r"\s*(?:tab(?:le|elle|leau|la|ella|ela|\.)?|表格?)\s*[A-Z]?[\d.\-–]*\d[a-z]?(?!\w)", re.IGNORECASE
)


class HistoryTurn(NamedTuple):
    """An earlier question of the conversation with its answer, which may be empty."""

    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Scope:
    """Where to search (R22): empty tuples and None mean no limit. A table is searched alone, see `of_table`."""

    collection: str | None = None
    documents: tuple[str, ...] = ()  # document ids
    kind: ChunkKind | None = None
    pages: tuple[int, int] | None = None
    table: TableRef | None = None

    @classmethod
    def of_table(cls, table: TableRef, pages: Sequence[int]) -> Scope:
        """One table only, which stands on ``pages``."""
        return cls(documents=(table.document_id,), pages=(min(pages), max(pages)) if pages else None, table=table)

    def holds_page(self, number: int) -> bool:
        """Whether what stands on this page may be read."""
        return self.pages is None or self.pages[0] <= number <= self.pages[1]

    def holds_table(self, document_id: str, index: int | None) -> bool:
        """Whether what belongs to this table, None for what belongs to none, may be read."""
        return self.table is None or (document_id, index) == (self.table.document_id, self.table.index)


@dataclass(frozen=True, slots=True)
class Scores:
    """Why a passage was found: cosine, BM25, fused and rerank score. None where a step did not see it.

    ``share`` is the fused score within its result: 1 for the best, 0 for the last (R16). ``closer`` is what the second
    look at the words of a passage gave it.
    """

    vector: float | None = None
    keyword: float | None = None
    fused: float = 0.0
    rerank: float | None = None
    share: float = 1.0
    closer: float | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    chunk: Chunk
    document: str
    scores: Scores


@dataclass(frozen=True, slots=True)
class Citation:
    """A numbered passage in an answer: ``places`` is the cited cell or lines, ``around`` its row and header.

    ``cells`` are header and text of each filled cell of a cited row; ``section`` is the table or section it stands in.
    ``where`` is what a person calls the place where that is no page: "Prices!C14", "Slide 3"; else it is empty.
    Places of ``around`` may stand on other pages than the cited one, where a table continues.
    """

    number: int
    document_id: str
    document: str
    page: int
    places: tuple[Place, ...]
    quote: str
    around: tuple[Place, ...] = ()
    confidence: float = 1.0
    where: str = ""
    section: str = ""
    cells: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class TableRef:
    """A table of a document, to name and to open it. ``index`` counts the document's tables from 0."""

    document_id: str
    document: str
    index: int
    name: str
    page: int

    @property
    def label(self) -> str:
        """What the name begins with when that numbers the table (``Table 12``), else the whole name."""
        numbered = _NUMBERED.match(self.name)
        return numbered.group().strip() if numbered else self.name


@dataclass(frozen=True, slots=True)
class TableOutline:
    """A table of a document in a list of them: how many rows it has, and what it takes of each page it stands on."""

    table: TableRef
    rows: int
    parts: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class HealedCell:
    """A cell of an answer's table that is empty in its source and was completed from another place (R19).

    ``citation`` is the number of the citation that shows that place.
    """

    row: int
    column: int
    citation: int


@dataclass(frozen=True, slots=True)
class AnswerTable:
    """The tabular part of an answer.

    ``citations`` holds the citation number of each row; ``places``, per row and column, where each cell stands (None
    for a computed cell, which stands nowhere). ``rows_read`` of the ``rows_total`` rows of ``source`` were read.
    ``chosen_by`` says what the rows were chosen by: ``M/O: M``; empty where they are all rows of their table.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    rows_read: int
    citations: tuple[int, ...] = ()
    rows_total: int = 0
    source: TableRef | None = None
    places: tuple[tuple[Place | None, ...], ...] = ()
    healed: tuple[HealedCell, ...] = ()
    chosen_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """What an answer found, in its parts: the value first, then what it is, each thing that says so apart.

    ``value`` has its unit; where the whole row answers, or it cannot be told which cell does (``is_row``), it is what
    names the row. ``rows`` is the row of the value, or those that it was computed of; ``citation`` is a number.
    ``parts``: where several cells of a row are asked for, the name and the text of each; ``value`` says them all.
    """

    value: str
    about: tuple[str, ...]
    citation: int
    rows: AnswerTable | None = None
    is_row: bool = False
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """One hop of a reference chain as a line of a small tree (R21). ``depth`` counts from 0; ``citation`` is a number.

    ``note`` says what the hop is, in words of its source; it is empty where the source says nothing.
    """

    depth: int
    name: str
    note: str
    citation: int


class Mode(enum.StrEnum):
    TABLE = "table"
    EXTRACT = "extract"
    CHAIN = "chain"
    GENERATED = "generated"
    EXACT_CACHE = "exact_cache"
    MEANING_CACHE = "meaning_cache"
    LIKELY = "likely"
    NOT_FOUND = "not_found"


@dataclass(frozen=True, slots=True)
class Stage:
    name: str
    ms: float
    note: str = ""


@dataclass(frozen=True, slots=True)
class WindowUse:
    """How many tokens of a model's window a prompt and its answer took (A11)."""

    used: int
    of: int


@dataclass(frozen=True, slots=True)
class Considered:
    """A passage that was found for a question: where it stands, and its scores. It is known without any text."""

    document_id: str
    page: int
    scores: Scores


@dataclass(frozen=True, slots=True)
class Trace:
    """What happened on the way to an answer (R25). ``instructions`` are the user's own; ``resumed`` counts streams
    that were taken up again; ``failures`` are those of ``notes`` that say what failed and may work another time."""

    request_id: str
    stages: tuple[Stage, ...] = ()
    notes: tuple[str, ...] = ()
    model: str | None = None
    window: WindowUse | None = None
    instructions: str = ""
    resumed: int = 0
    words_kept: tuple[str, ...] = ()  # of the question, for the keyword search (R13)
    words_dropped: tuple[str, ...] = ()
    words_besides: tuple[str, ...] = ()  # synonyms and acronyms that were searched for too
    passages_reranked: int = 0  # how many the reranker had the time to read (R17)
    standalone: str = ""  # the question as it was understood, needing no earlier turn (R3)
    standalone_by: str = ""  # bypass: it stood alone; model: a small model wrote it; rule
    subquestions: tuple[str, ...] = ()  # the independent questions in it, where it holds several (R8)
    variants: tuple[str, ...] = ()  # other wordings that were searched for too (R10)
    route: str = ""  # what kind of question it was taken for (R9)
    filters: tuple[str, ...] = ()  # where the question itself said to look
    considered: tuple[Considered, ...] = ()  # the best of what was found, best first
    first_mode: Mode | None = None  # of an answer that was kept (R4): how it came about then
    first_request: str = ""  # and the request that it answered
    failures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flag:
    """A value of an answer's text, from ``start`` to ``end``, that stands in no cited source, and why it is flagged."""

    start: int
    end: int
    reason: str


@dataclass(frozen=True, slots=True)
class Grounding:
    """How many values of an answer were checked, and which of them its sources do not hold (A7). ``doubt``: why the
    answer as a whole may be none to its question; empty where nothing says so."""

    checked: int = 0
    unsupported: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()
    doubt: str = ""


class Unfinished(enum.StrEnum):
    """Why an answer is incomplete; each can be continued."""

    CUT = "cut"
    LENGTH = "length"
    REPEATED = "repeated"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Annotation:
    """What a model says of a passage (R23): its quote and why it matters; or that it does not (``is_relevant``)."""

    citation: Citation
    quote: str
    reason: str
    is_relevant: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, complete or marked ``incomplete``. ``text`` carries ``[n]`` markers of ``citations``.

    ``findings`` are the values that ``text`` tells, where it tells nothing else. ``searched`` documents were ready when
    it was asked, said where nothing was found; ``note`` says what of the question stands nowhere. ``waiting`` documents
    were still being read, said where nothing is claimed.
    ``unsupported`` is what a model wrote without naming a source; it is no part of the answer. ``quoted`` is what the
    documents say where the model's answer broke off.
    ``probability`` that it is right, as calibrated on questions whose answers were known.
    """

    question: str
    standalone_question: str
    mode: Mode
    text: str
    citations: tuple[Citation, ...] = ()
    table: AnswerTable | None = None
    more_tables: tuple[AnswerTable, ...] = ()  # of other tables with the same subject, which answer as well
    other_candidates: tuple[TableRef, ...] = ()  # tables that fit less well: named, not answered from
    tree: tuple[Branch, ...] = ()
    route: str = ""
    subquestions: tuple[str, ...] = ()
    grounding: Grounding = field(default_factory=Grounding)
    incomplete: bool = False
    unfinished: Unfinished | None = None  # why it is incomplete
    annotations: tuple[Annotation, ...] = ()
    set_aside: tuple[Annotation, ...] = ()  # passages that a model found irrelevant
    trace: Trace = field(default_factory=lambda: Trace(request_id=""))
    probability: float = 1.0
    findings: tuple[Finding, ...] = ()
    note: str = ""
    searched: int = 0
    waiting: int = 0
    unsupported: str = ""
    quoted: str = ""

    @property
    def says_something(self) -> bool:
        """Whether it claims anything: it is neither "not found" nor places to look at."""
        return self.mode not in (Mode.NOT_FOUND, Mode.LIKELY)


@dataclass(frozen=True, slots=True)
class Turn:
    """A question, where it was asked to look and, once there is one, its answer.

    ``asked_at`` is seconds since the epoch. ``deleted_with`` names the document with which the answer
    was deleted, or is a phrase that says why it was.
    """

    id: str
    conversation_id: str
    question: str
    asked_at: float
    answer: Answer | None = None
    scope: Scope = Scope()
    deleted_with: str | None = None


@dataclass(frozen=True, slots=True)
class Conversation:
    """``asked_at`` is when its last question was asked, in seconds since the epoch as ``created_at`` is."""

    id: str
    title: str
    created_at: float
    pinned: bool = False
    asked_at: float = 0.0


@dataclass(frozen=True, slots=True)
class ConversationHit:
    """A conversation that a search found; ``excerpt`` is the place in its texts, empty where its title has it."""

    conversation: Conversation
    excerpt: str = ""


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
