"""Rows that a model is given to read, with their empty describing cells completed, and both places cited (R19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.model import Passage


def healed_passages(passages: Sequence[Passage], healing: Healing) -> tuple[Passage, ...]:
    """The passages; those of rows say what completes their cells and where that stands."""
    return tuple(_healed(passage, healing) for passage in passages)


def _healed(passage: Passage, healing: Healing) -> Passage:
    chunk = passage.chunk
    if chunk.table_index is None or chunk.row_index is None:
        return passage
    table = healing.catalog.table(chunk.document_id, chunk.table_index)
    if table is None or chunk.row_index >= len(table.rows):
        return passage
    cells = [(chunk.row_index, column) for column in range(len(table.headers))]
    found = healing.healed(chunk.document_id, chunk.table_index, table, cells)
    told = [
        f"{table.headers[column]}: {one.text} (empty here; from {one.origin})" for (_, column), one in found.items()
    ]
    places = tuple(place for one in found.values() for place in one.places)
    text = "\n".join((chunk.text, *told))
    return replace(passage, chunk=replace(chunk, text=text, places=(*chunk.places, *places))) if found else passage
