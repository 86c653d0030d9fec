"""Rows of one table that stand below each other are read together, under its name and headers (R18). Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from localmind_desktop.core.model import ChunkKind, Passage

TableKey = tuple[str, int]


def with_neighbours(passages: Sequence[Passage]) -> list[Passage]:
    """The passages in their order; rows that follow on each other are one, in the place of the best of them."""
    rows: defaultdict[TableKey, dict[int, Passage]] = defaultdict(dict)
    for passage in passages:
        if (row := _row(passage)) is not None:
            rows[_table(passage)].setdefault(row, passage)
    merged: list[Passage] = []
    for passage in passages:
        row = _row(passage)
        if row is None:
            merged.append(passage)
            continue
        own = rows[_table(passage)]
        if row in own:  # not yet told with a better one
            numbers = _run(row, own.keys())
            merged.append(_together(passage, [own.pop(number) for number in numbers]))
    return merged


def _run(row: int, there: AbstractSet[int]) -> list[int]:
    """The numbers around ``row`` without a gap, in order."""
    first = last = row
    while first - 1 in there:
        first -= 1
    while last + 1 in there:
        last += 1
    return list(range(first, last + 1))


def _together(best: Passage, rows: Sequence[Passage]) -> Passage:
    """One passage with the text and the places of all ``rows``, and the scores of the best."""
    if len(rows) < 2:
        return best
    text = "\n".join(row.chunk.text for row in rows)
    places = tuple(dict.fromkeys(place for row in rows for place in row.chunk.places))
    return replace(best, chunk=replace(best.chunk, text=text, places=places))


def _row(passage: Passage) -> int | None:
    chunk = passage.chunk
    return chunk.row_index if chunk.kind is ChunkKind.ROW and chunk.table_index is not None else None


def _table(passage: Passage) -> TableKey:
    return passage.chunk.document_id, passage.chunk.table_index or 0
