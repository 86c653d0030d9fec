"""From pages and tables to chunks (I3, I5, I7). Pure.

Line *i* of a prose or row chunk's text stands at place *i*: a quoted sentence needs no second search for its lines.
"""

from __future__ import annotations

import hashlib
import re
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from localmind_desktop.core.ingest.entropy import is_worth_keeping
from localmind_desktop.core.model import LEVELS, Block, BlockKind, Chunk, ChunkKind, PageRead, Place, Table
from localmind_desktop.core.row_lines import Piece, row_lines
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.settings import Chunking

_NAMESPACE = uuid.UUID("6f2b1c0e-6f0b-4a52-9f57-0f5a3a0f3f11")
CHUNKER = "3"  # to be raised with every change that cuts or words chunks differently
_CONTENTS_LINE = re.compile(r"(?:\.\s?){5,}\s*[\divxlc]+\s*$|_{5,}\s*\d+\s*$")
_SECTION_SHARE = 0.25  # a heading ends a chunk that is filled to this share; smaller sections share one
_CONTEXT_CHARS = 120


@dataclass(frozen=True, slots=True)
class Measure:
    """How long a prose chunk may be. ``count`` gives the embedder's tokens of each text."""

    tokens: int
    overlap: float
    count: Callable[[Sequence[str]], list[int]]


@dataclass(frozen=True, slots=True)
class Sentence:
    pieces: tuple[Piece, ...]
    tokens: int
    section: tuple[str, ...]
    opens_paragraph: bool
    is_heading: bool

    @property
    def text(self) -> str:
        return " ".join(piece.text for piece in self.pieces)


def chunk_document(
    document_id: str, title: str, pages: Sequence[PageRead], tables: Sequence[Table], measure: Measure, limits: Chunking
) -> tuple[list[Chunk], int]:
    """The chunks of a document in the order prose, tables; and how many were dropped as noise (I6)."""
    drafts = [
        *_prose_chunks(document_id, title, pages, measure),
        *_table_chunks(document_id, title, tables),
    ]
    kept = [draft for draft in drafts if draft.kind is not ChunkKind.PROSE or is_worth_keeping(draft.text, limits)]
    return [_numbered(chunk, ordinal) for ordinal, chunk in enumerate(kept)], len(drafts) - len(kept)


# ---------------------------------------------------------------- prose


def _prose_chunks(document_id: str, title: str, pages: Sequence[PageRead], measure: Measure) -> Iterator[Chunk]:
    for number, group in enumerate(_packed(_sentences(pages, measure), measure)):
        section = group[0].section
        pieces = _lines(group)
        text = "\n".join(piece.text for piece in pieces)
        yield _chunk(
            document_id,
            ChunkKind.PROSE,
            key=f"prose:{number}:{pieces[0].place.page}",
            text=text,
            context=_context(title, *section),
            places=tuple(piece.place for piece in pieces),
        )


def _sentences(pages: Sequence[PageRead], measure: Measure) -> list[Sentence]:
    found: list[Sentence] = []
    section: list[tuple[int, str]] = []
    for page in pages:
        for block in page.blocks:
            if block.kind is BlockKind.FURNITURE:
                continue
            if block.kind is BlockKind.HEADING:
                section = [entry for entry in section if entry[0] < block.level]
                section.append((block.level, " ".join(block.text.split())))
            path = tuple(heading for _, heading in section)
            for number, pieces in enumerate(_split_block(block, page.number)):
                is_heading = block.kind is BlockKind.HEADING
                found.append(Sentence(pieces, 0, path, number == 0, is_heading))
    counts = measure.count([sentence.text for sentence in found])
    return [
        part
        for sentence, tokens in zip(found, counts, strict=True)
        for part in _fitting(Sentence(sentence.pieces, tokens, *_rest(sentence)), measure)
    ]


def _rest(sentence: Sentence) -> tuple[tuple[str, ...], bool, bool]:
    return sentence.section, sentence.opens_paragraph, sentence.is_heading


def _split_block(block: Block, page: int) -> Iterator[tuple[Piece, ...]]:
    """The sentences of a block as pieces of its lines; lines of a table of contents are left out."""
    lines = [line for line in block.lines if line.text.strip() and not _CONTENTS_LINE.search(line.text)]
    text = "\n".join(line.text for line in lines)
    starts: list[int] = []
    position = 0
    for line in lines:
        starts.append(position)
        position += len(line.text) + 1
    for start, end in sentence_spans(text):
        pieces = []
        for line, at in zip(lines, starts, strict=True):
            cut = text[max(start, at) : min(end, at + len(line.text))].strip()
            if cut:
                pieces.append(Piece(" ".join(cut.split()), Place(page, line.box)))
        if pieces:
            yield tuple(pieces)


def _fitting(sentence: Sentence, measure: Measure) -> Iterator[Sentence]:
    """A sentence that is longer than a chunk falls into runs of its lines."""
    if sentence.tokens <= measure.tokens or len(sentence.pieces) == 1:
        yield sentence
        return
    counts = measure.count([piece.text for piece in sentence.pieces])
    run: list[Piece] = []
    tokens = 0
    first = sentence.opens_paragraph
    for piece, count in zip(sentence.pieces, counts, strict=True):
        if run and tokens + count > measure.tokens:
            yield Sentence(tuple(run), tokens, sentence.section, first, sentence.is_heading)
            run, tokens, first = [], 0, False
        run.append(piece)
        tokens += count
    yield Sentence(tuple(run), tokens, sentence.section, first, sentence.is_heading)


def _packed(sentences: Sequence[Sentence], measure: Measure) -> Iterator[list[Sentence]]:
    """Whole paragraphs while they fit, else sentences; neighbours within a section overlap."""
    chunk: list[Sentence] = []
    filled = fresh = 0
    for paragraph in _paragraphs(sentences):
        size = sum(sentence.tokens for sentence in paragraph)
        new_section = paragraph[0].is_heading and filled >= measure.tokens * _SECTION_SHARE
        too_long = filled + size > measure.tokens and size <= measure.tokens
        if fresh and (new_section or too_long):
            yield chunk
            chunk = [] if new_section else _overlap(chunk, measure, room=measure.tokens - size)
            filled, fresh = sum(sentence.tokens for sentence in chunk), 0
        for sentence in paragraph:
            if fresh and filled + sentence.tokens > measure.tokens:
                yield chunk
                chunk = _overlap(chunk, measure, room=measure.tokens - sentence.tokens)
                filled, fresh = sum(part.tokens for part in chunk), 0
            chunk.append(sentence)
            filled += sentence.tokens
            fresh += 1
    if fresh:
        yield chunk


def _paragraphs(sentences: Sequence[Sentence]) -> Iterator[list[Sentence]]:
    paragraph: list[Sentence] = []
    for sentence in sentences:
        if sentence.opens_paragraph and paragraph:
            yield paragraph
            paragraph = []
        paragraph.append(sentence)
    if paragraph:
        yield paragraph


def _overlap(chunk: list[Sentence], measure: Measure, room: int) -> list[Sentence]:
    """The last sentences of ``chunk`` that the next one repeats."""
    budget = min(measure.tokens * measure.overlap, room)
    kept: list[Sentence] = []
    for sentence in reversed(chunk):
        budget -= sentence.tokens
        if budget < 0 or sentence.is_heading:
            break
        kept.insert(0, sentence)
    return kept


def _lines(group: Sequence[Sentence]) -> list[Piece]:
    """The pieces of the sentences, those of one printed line joined again."""
    pieces = [piece for sentence in group for piece in sentence.pieces]
    return [
        Piece(" ".join(piece.text for piece in run), place)
        for place, run in ((place, list(run)) for place, run in groupby(pieces, key=lambda piece: piece.place))
    ]


# ---------------------------------------------------------------- tables


def _table_chunks(document_id: str, title: str, tables: Sequence[Table]) -> Iterator[Chunk]:
    for index, table in enumerate(tables):
        context = _context(title, table.section, table.caption)
        parent = _chunk(
            document_id,
            ChunkKind.TABLE,
            key=f"table:{index}:{table.pages[0] if table.pages else 0}",
            text="\n".join(line for line in (table.name, " | ".join(filter(None, table.headers))) if line),
            context=context,
            places=_table_places(table),
            table_index=index,
        )
        yield parent
        for number, row in enumerate(table.rows):
            pieces = row_lines(table, row)
            if pieces:
                yield _chunk(
                    document_id,
                    ChunkKind.ROW,
                    key=f"row:{index}:{number}:{row.place.page}",
                    text="\n".join(piece.text for piece in pieces),
                    context=context,
                    places=tuple(piece.place for piece in pieces),
                    parent=parent.id,
                    table_index=index,
                    row_index=number,
                )


def _table_places(table: Table) -> tuple[Place, ...]:
    return table.header_places or tuple(row.place for row in table.rows[:1])


# ---------------------------------------------------------------- identity


def _context(*parts: str) -> str:
    named = [" ".join(part.split())[:_CONTEXT_CHARS] for part in parts if part.strip()]
    return LEVELS.join(dict.fromkeys(named))


def _chunk(
    document_id: str,
    kind: ChunkKind,
    *,
    key: str,
    text: str,
    context: str,
    places: tuple[Place, ...],
    parent: str | None = None,
    table_index: int | None = None,
    row_index: int | None = None,
) -> Chunk:
    return Chunk(
        id=str(uuid.uuid5(_NAMESPACE, f"{document_id}:{key}")),
        document_id=document_id,
        kind=kind,
        ordinal=0,
        text=text,
        context=context,
        places=places,
        parent=parent,
        table_index=table_index,
        row_index=row_index,
        digest=hashlib.sha256(f"{context}\n{text}".encode()).hexdigest(),
    )


def _numbered(chunk: Chunk, ordinal: int) -> Chunk:
    return replace(chunk, ordinal=ordinal)
