"""What a model gets to read (R18, R20): small tables whole, of others the rows that matter under one header. Pure.

A table stands once, in the place of the best of its rows; what does not fit is left out, and what follows it is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise
from typing import Protocol, TypeAlias

from localmind_desktop.core.ask.write.seeds import Seed, TableKey
from localmind_desktop.core.fencing import Fence, fence_for
from localmind_desktop.core.model import Chunk, ChunkKind, Passage, Place, Table
from localmind_desktop.core.row_lines import Piece, row_lines
from localmind_desktop.core.text.tokens import tokens_of

_SMALL = 5  # a table that takes no more than such a part of the room is read whole
_NEAR = 1  # rows above and below one that matters
_LINES_AROUND = Fence("0a0b0c")  # as long as any
_SKIPPED = "…"  # between rows that do not follow on each other

Completed: TypeAlias = Mapping[tuple[int, int], tuple[str, tuple[Place, ...]]]
"""By row and column, what an empty cell stands for, and where that stands."""

Count: TypeAlias = Callable[[str], int]
"""The tokens of a text."""


@dataclass(frozen=True, slots=True)
class ReadTable:
    """A table with what it is called: the title of its document, its section and caption."""

    table: Table
    context: str


class Tables(Protocol):
    """The tables that parts are made of."""

    def read(self, key: TableKey) -> ReadTable | None:
        """A table; None where it is no longer there."""

    def completed(self, key: TableKey, rows: Iterable[int]) -> Completed:
        """What the empty cells of some rows stand for (R19)."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Numbered parts as text, the passages that they are made of, how many seeds found no room, and the fence.

    ``is_for_time``: there was no more room because the model had to read it in time.

    ``rows`` are, by part, the lines of its passage that are one row of a table each; none for prose.
    """

    text: str
    passages: tuple[Passage, ...]
    left_out: int
    fence: Fence
    rows: tuple[tuple[range, ...], ...] = ()
    is_for_time: bool = False

    def texts_of_rows(self, part: int) -> list[str]:
        """The rows of a part (from 0) as they are cited; none for prose."""
        lines = self.passages[part].chunk.text.split("\n")
        return ["\n".join(lines[row.start : row.stop]) for row in self.rows[part]]


@dataclass(slots=True)
class _Part:
    """One numbered part: a passage of prose, or rows of a table."""

    seed: Seed
    read: ReadTable | None = None
    rows: set[int] = field(default_factory=set)
    completed: Completed = field(default_factory=dict)


def packed(seeds: Sequence[Seed], tables: Tables, room: int, count: Count = tokens_of) -> Packed:
    """As much of ``seeds``, best first, as ``room`` tokens hold by ``count``, each part between lines of a fence."""
    parts: dict[TableKey | str, _Part] = {}
    left, left_out = room, 0
    for seed in seeds:
        key = seed.table or (seed.passage.chunk.id if seed.passage is not None else "")
        part = parts.get(key) or _Part(seed, tables.read(seed.table) if seed.table is not None else None)
        rows = _rows(part, seed, left, room, count)
        cost = _cost(part, rows, count) + (0 if key in parts else _head_cost(part, count))
        if key in parts and not rows:
            continue  # it is there
        if cost > left or (part.read is None and seed.passage is None) or (part.read is not None and not rows):
            left_out += 1
            continue
        left -= cost
        part.rows |= rows
        parts[key] = part
    for part in parts.values():
        if part.seed.table is not None:
            part.completed = tables.completed(part.seed.table, sorted(part.rows))
    pieces = [_pieces(part) for part in parts.values()]
    passages = tuple(map(_passage, parts.values(), pieces))
    texts = [_text(part, passage) for part, passage in zip(parts.values(), passages, strict=True)]
    fence = fence_for([*texts, *(one.document for one in passages)])
    told = zip(texts, passages, strict=True)
    shown = (fence.around(str(number), text, _about_of(one)) for number, (text, one) in enumerate(told, start=1))
    text = "\n\n".join(shown)
    if passages and (excess := count(text) - room) > 0:  # of what completes cells, and of what counts more as a whole
        return packed(seeds, tables, room - excess, count)
    return Packed(text, passages, left_out, fence, tuple(map(_lines_of_rows, pieces)))


def _rows(part: _Part, seed: Seed, left: int, room: int, count: Count) -> set[int]:
    """The rows that come in with a seed: all of a small table, else those beside its own, else its own alone."""
    if part.read is None:
        return set()
    total = len(part.read.table.rows)
    if not part.rows:
        whole = set(range(total))
        if _cost(part, whole, count) <= min(left, room // _SMALL):
            return whole
    own = {row for row in seed.rows if row < total}
    near = {n for row in own for n in range(max(0, row - _NEAR), min(total, row + _NEAR + 1))} - part.rows
    return near if _cost(part, near, count) <= left else own - part.rows


def _cost(part: _Part, rows: Iterable[int], count: Count) -> int:
    """The tokens that a part, or further ``rows`` of it, take."""
    if part.read is None:
        passage = part.seed.passage
        return count(passage.chunk.text) if passage is not None else 0
    head = 0 if part.rows else count(row_line(part.read.table.headers))
    return head + sum(count(f"{row_line(part.read.table.rows[row].texts)}\n") for row in rows)


def _head_cost(part: _Part, count: Count) -> int:
    """The tokens of the lines around a part, and of what it is called."""
    passage = part.seed.passage
    context = part.read.context if part.read is not None else passage.chunk.context if passage is not None else ""
    around = _LINES_AROUND.around("10", context, _about("table", part.seed.document, 100))
    return count(f"{around}\n\n{_SKIPPED}\n")


def row_line(texts: Sequence[str]) -> str:
    """The cells of a row in one line."""
    return " | ".join(" ".join(text.split()) for text in texts)


def _about_of(passage: Passage) -> str:
    chunk = passage.chunk
    kind = "text" if chunk.table_index is None else "table"
    return _about(kind, passage.document, chunk.places[0].page if chunk.places else None)


def _about(kind: str, document: str, page: int | None) -> str:
    return f"{kind}, {document}" + (f", page {page}" if page is not None else "")


def _text(part: _Part, passage: Passage) -> str:
    """What is read of a part, below what it is called."""
    text = " ".join(passage.chunk.text.split()) if part.read is None else _rows_text(part.read.table, part)
    return f"{passage.chunk.context}\n{text}"


def _rows_text(table: Table, part: _Part) -> str:
    """The header and the rows that are told, a line each; what is left out between them is marked."""
    rows = sorted(part.rows)
    lines = [row_line(table.headers)] if any(table.headers) else []
    for before, row in pairwise((-1, *rows)):
        lines += [_SKIPPED] if row != before + 1 else []
        texts = enumerate(table.rows[row].texts)
        lines.append(row_line([part.completed.get((row, column), (text,))[0] for column, text in texts]))
    return "\n".join([*lines, _SKIPPED] if rows and rows[-1] + 1 < len(table.rows) else lines)


def _pieces(part: _Part) -> list[list[Piece]]:
    """The cells of each row; none for prose."""
    return [_row_pieces(part.read.table, part, row) for row in sorted(part.rows)] if part.read is not None else []


def _passage(part: _Part, rows: Sequence[Sequence[Piece]]) -> Passage:
    """What a part is cited as: the prose, or its ``rows`` with the headers of their cells."""
    if part.read is None:
        assert part.seed.passage is not None
        return part.seed.passage
    assert part.seed.table is not None
    document_id, index = part.seed.table
    pieces = [piece for row in rows for piece in row]
    text, places = "\n".join(piece.text for piece in pieces), tuple(piece.place for piece in pieces)
    chunk = Chunk("", document_id, ChunkKind.ROW, 0, text, part.read.context, places, None, index)
    row = min(part.rows) if len(part.rows) == 1 else None
    return Passage(replace(chunk, row_index=row), part.seed.document, part.seed.scores)


def _row_pieces(table: Table, part: _Part, row: int) -> list[Piece]:
    """The cells of a row, and what completes those that are empty, each with the place where it stands first."""
    pieces = row_lines(table, table.rows[row])
    for column, header in enumerate(table.headers):
        text, places = part.completed.get((row, column), ("", ()))
        pieces += [Piece(f"{header}: {text}", place) for place in places[:1]]
    return pieces


def _lines_of_rows(rows: Sequence[Sequence[Piece]]) -> tuple[range, ...]:
    """The lines of each row in the text of its passage; none for prose."""
    ends = list(accumulate(map(len, rows), initial=0))
    return tuple(range(begin, end) for begin, end in pairwise(ends))
