"""A library of tables whose truth the test knows, without files: what a reader would have found is stored directly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.rank.ranking import Ranker, draft_values
from localmind_desktop.core.ingest.chunking import Measure, chunk_document
from localmind_desktop.core.ingest.describing import term_counts
from localmind_desktop.core.ingest.embedding import estimated_tokens
from localmind_desktop.core.model import (
    Answer,
    Block,
    BlockKind,
    Box,
    Cell,
    Chunk,
    Document,
    HistoryTurn,
    Line,
    Mode,
    PageRead,
    Place,
    Row,
    Scope,
    State,
    Table,
)
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, result_of
from localmind_desktop.core.terms import is_identifier, tokens

LINE = 12.0  # points from one line to the next
WIDTH = 90.0  # points of a column
COLLECTION = "Library"
REFUSED = ()  # what is said in an answer that must be refused
LONGEST = 1500  # characters of an answer that is a list

Shelved: TypeAlias = tuple[Catalog, SearchIndex]


@dataclass(frozen=True)
class Written:
    """A table as its author wrote it, on a page of its own. ``notes`` are the lines below it.

    ``chapters`` are the headings over its section, ``beside`` what those of the same form say instead.
    """

    caption: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    section: str = ""
    notes: Sequence[str] = ()
    above: Sequence[str] = ()
    chapters: Sequence[str] = ()
    beside: Sequence[str] = ()


@dataclass(frozen=True)
class Paper:
    """A document: its title, its tables, one to a page, and lines of prose on the last page; ``# `` marks a heading."""

    name: str
    title: str
    tables: Sequence[Written]
    prose: Sequence[str] = ()


def shelf(folder: Path, papers: Sequence[Paper], embedder: Embedder | None = None) -> Shelved:
    """A catalog and its index that hold ``papers``; found by keyword only, where no ``embedder`` is given."""
    catalog, index = Catalog(folder / "catalog.sqlite"), SearchIndex(folder / "index")
    for number, paper in enumerate(papers):
        chunks = _put(catalog, index, f"{number:02d}", paper)
        if embedder is not None:
            vectors = embedder.passages([f"{chunk.context}\n{chunk.text}" for chunk in chunks])
            index.add_vectors(embedder.stamp, COLLECTION, chunks, vectors)
    index.commit()
    return catalog, index


@cache
def ranker() -> Ranker:
    """The shipped weights, read once."""
    return Ranker.load(resources())


def asking_of(shelved: Shelved, embedder: Embedder | None = None) -> Asking:
    """Asking without a chat model."""
    catalog, index = shelved
    return Asking(catalog, index, embedder, None, None, Settings(), ranker())


def answer_to(shelved: Shelved, question: str, embedder: Embedder | None = None) -> Answer:
    """The whole way, as a user goes it: what is told depends on the weights."""
    return result_of(asking_of(shelved, embedder).answer(question, [], Scope(), CancelToken()))


def best_answer(shelved: Shelved, question: str, history: Sequence[HistoryTurn] = ()) -> Answer:
    """What would be told if nothing were ever too unsure: how an answer is made, whatever it weighs."""
    asking = asking_of(shelved)
    weights = replace(asking.ranker.weights, answered=0.0, likely=0.0)
    asking = replace(asking, ranker=replace(asking.ranker, weights=weights))
    return result_of(asking.answer(question, history, Scope(), CancelToken()))


def computed(shelved: Shelved, question: str) -> Draft:
    """What is computed from many cells, whatever it weighs; a draft that says nothing where nothing is."""
    _, draft = asking_of(shelved).studied(question)
    return draft or Draft(Mode.NOT_FOUND, "", "", (), None, 0.0)


def tells_computed(shelved: Shelved, question: str) -> bool:
    """Whether what is computed from many cells is sure enough to be told."""
    asking = asking_of(shelved)
    ranked, draft = asking.studied(question)
    weights = asking.ranker.weights
    return draft is not None and weights.draft.probability(draft_values(draft, ranked)) >= weights.answered


def is_told(shelved: Shelved, question: str, told: Sequence[str], rows: int | None) -> None:
    """Asserts that the answer says ``told``, in a table of ``rows`` rows; refused where nothing is to be told."""
    if told is REFUSED:
        assert not tells_computed(shelved, question)
        return
    answer = computed(shelved, question)
    shown = answer.table.rows if answer.table is not None else ()
    text = " ".join([answer.text, *(cell for row in shown for cell in row)])
    assert [one for one in told if one not in text] == []
    assert len(text) <= LONGEST
    assert rows is None or len(shown) == rows, shown


def laid_out(written: Written, page: int) -> Table:
    """The table in a regular grid on ``page``."""
    made = []
    for number, texts in enumerate(written.rows):
        top = 100.0 + LINE * (number + 1)
        cells = tuple(
            Cell(text, Box(50.0 + WIDTH * n, top, 50.0 + WIDTH * (n + 1), top + LINE)) for n, text in enumerate(texts)
        )
        made.append(Row(cells, Place(page, Box(50.0, top, 50.0 + WIDTH * len(texts), top + LINE))))
    header = Place(page, Box(50.0, 100.0, 50.0 + WIDTH * len(written.headers), 112.0))
    return Table(
        caption=written.caption,
        section=written.section,
        headers=tuple(written.headers),
        rows=tuple(made),
        pages=(page,),
        header_places=(header,),
        number=_number(written.caption),
        subject=tuple(token for token in tokens(written.caption) if is_identifier(token)),
        chapters=tuple(written.chapters),
        beside=tuple(written.beside),
    )


def _number(caption: str) -> str:
    found = [token for token in tokens(caption)[1:2] if token[0].isdigit()]
    return found[0] if found else ""


def _put(catalog: Catalog, index: SearchIndex, key: str, paper: Paper) -> Sequence[Chunk]:
    tables = [laid_out(written, page) for page, written in enumerate(paper.tables, start=1)]
    pages = [_page(page, written, paper) for page, written in enumerate(paper.tables, start=1)]
    if paper.prose or not pages:
        lines = [(text, Box(50.0, 80.0 + 30.0 * n, 500.0, 92.0 + 30.0 * n)) for n, text in enumerate(paper.prose)]
        blocks = tuple(
            Block(BlockKind.HEADING, (Line(text[2:], box),), 1)
            if text.startswith("# ")
            else Block(BlockKind.PARAGRAPH, (Line(text, box),))
            for text, box in lines
        )
        pages.append(PageRead(len(pages) + 1, 595.0, 842.0, blocks))
    document = Document(
        id=f"document-{key}",
        name=paper.name,
        collection=COLLECTION,
        state=State.QUEUED,
        reason=None,
        sha256=key * 32,
        size=1,
        pages=len(pages),
        tables=len(tables),
        rows=sum(len(table.rows) for table in tables),
        chunks=0,
        ocr_pages=0,
        added=float(key),
        source=f"/papers/{paper.name}",
    )
    catalog.add_document(document)
    catalog.add_pages(document.id, pages)
    measure = Measure(200, 0.1, estimated_tokens)
    chunks, _ = chunk_document(document.id, paper.title, pages, tables, measure, Settings().chunking)
    terms = term_counts(paper.title, pages, chunks)
    catalog.replace_content(replace(document, chunks=len(chunks)), paper.title, tables, chunks, terms)
    catalog.set_state(document.id, State.READY)
    index.add_words(document.collection, chunks)
    return chunks


def _page(number: int, written: Written, paper: Paper) -> PageRead:
    """The lines around the table; the title on the first page."""
    top = [(BlockKind.HEADING, paper.title)] if number == 1 else []
    top += [(BlockKind.HEADING, written.section)] if written.section else []
    above = [*top, *((BlockKind.PARAGRAPH, line) for line in written.above)]
    end = 120.0 + LINE * (len(written.rows) + 1)
    lines = [(kind, text, 20.0 + LINE * n) for n, (kind, text) in enumerate(above)]
    lines += [(BlockKind.PARAGRAPH, text, end + LINE * n) for n, text in enumerate(written.notes)]
    blocks = tuple(
        Block(kind, (Line(text, Box(50.0, y, 500.0, y + 10.0)),), 1 if kind is BlockKind.HEADING else 0)
        for kind, text, y in lines
    )
    return PageRead(number, 595.0, 842.0, blocks)
