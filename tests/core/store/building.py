"""Values to be stored, drawn by Hypothesis or made by hand."""

from __future__ import annotations

import hashlib

from hypothesis import strategies as st

from localmind_desktop.core.model import (
    Block,
    BlockKind,
    Box,
    Cell,
    Chunk,
    ChunkKind,
    Document,
    Fragment,
    Line,
    Opened,
    OutlineEntry,
    PageRead,
    Place,
    Row,
    State,
    Table,
)

TEXTS = st.text(max_size=20)
POINTS = st.floats(0, 2000, width=32)
BOXES = st.builds(Box, POINTS, POINTS, POINTS, POINTS)
PLACES = st.builds(Place, st.integers(1, 999), BOXES)
LINES = st.builds(Line, TEXTS, BOXES)
BLOCKS = st.builds(Block, st.sampled_from(BlockKind), st.lists(LINES, max_size=3).map(tuple), st.integers(0, 6))
ROWS = st.builds(Row, st.lists(st.builds(Cell, TEXTS, st.none() | BOXES), max_size=3).map(tuple), PLACES)
TEXT_TUPLES = st.lists(TEXTS, max_size=3).map(tuple)
TABLES = st.builds(
    Table,
    caption=TEXTS,
    section=TEXTS,
    headers=TEXT_TUPLES,
    rows=st.lists(ROWS, max_size=3).map(tuple),
    pages=st.lists(st.integers(1, 99), max_size=3).map(tuple),
    header_places=st.lists(PLACES, max_size=2).map(tuple),
    number=TEXTS,
    subject=TEXT_TUPLES,
    confidence=st.floats(0, 1),
)
FRAGMENTS = st.builds(
    Fragment,
    box=BOXES,
    headers=TEXT_TUPLES,
    header_boxes=st.lists(BOXES, max_size=2).map(tuple),
    has_header=st.booleans(),
    rows=st.lists(ROWS, max_size=3).map(tuple),
    column_edges=st.lists(POINTS, max_size=4).map(tuple),
    caption=TEXTS,
    section=TEXTS,
    opens_page=st.booleans(),
    closes_page=st.booleans(),
    confidence=st.floats(0, 1),
)
PAGES = st.builds(
    PageRead,
    number=st.integers(1, 500),
    width=POINTS,
    height=POINTS,
    blocks=st.lists(BLOCKS, max_size=2).map(tuple),
    fragments=st.lists(FRAGMENTS, max_size=2).map(tuple),
    ocr_language=st.none() | TEXTS,
    has_image=st.booleans(),
    error=st.none() | TEXTS,
)
OPENED = st.builds(
    Opened,
    st.integers(0, 500),
    TEXTS,
    st.lists(st.builds(OutlineEntry, st.integers(1, 6), TEXTS, st.integers(1, 500)), max_size=3).map(tuple),
)


def document(name: str = "a.pdf", state: State = State.QUEUED, **more: object) -> Document:
    facts = {"collection": "Documents", "reason": None, "sha256": f"sha of {name}", "size": 1, "source": f"/{name}"}
    counts = {"pages": 0, "tables": 0, "rows": 0, "chunks": 0, "ocr_pages": 0, "added": 1.0}
    return Document(id=f"id of {name}", name=name, state=state, **(facts | counts | more))


def chunk(number: int, text: str, document_id: str = "d", kind: ChunkKind = ChunkKind.PROSE, **more: object) -> Chunk:
    context = str(more.pop("context", "A manual"))
    pages = more.pop("pages", (1,))
    return Chunk(
        id=f"{document_id}-{number}",
        document_id=document_id,
        kind=kind,
        ordinal=number,
        text=text,
        context=context,
        places=tuple(Place(page, Box(0, 0, 10, 10)) for page in pages),
        digest=hashlib.sha256(f"{context}\n{text}".encode()).hexdigest(),
        **more,
    )
