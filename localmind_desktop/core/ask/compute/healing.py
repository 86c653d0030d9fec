"""Empty cells completed from elsewhere in their document, found once and then kept (R19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from localmind_desktop.core.ask.candidates.describing_cells import may_be_completed
from localmind_desktop.core.ask.compute.contents import Content, content_of
from localmind_desktop.core.ask.compute.origins import origin_of
from localmind_desktop.core.model import Table
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.healed import CellKey, Healed, HealedCells

Cell = tuple[int, int]  # row and column


@dataclass(frozen=True, slots=True)
class Healing:
    """Completes cells of a catalog's tables, each from its own document only. Runs on the answers lane."""

    catalog: Catalog
    cells: HealedCells
    _read: dict[str, Content] = field(default_factory=dict)

    def healed(self, document_id: str, index: int, table: Table, cells: Iterable[Cell]) -> dict[Cell, Healed]:
        """What completes the empty ones among some cells (row and column) of a document's table ``index``."""
        state = self._state(document_id)
        found: dict[Cell, Healed | None] = {}
        new: dict[CellKey, Healed | None] = {}
        for row, column in cells:
            if table.rows[row].texts[column].strip():
                continue
            key = CellKey(document_id, state, index, row, column)
            try:
                found[row, column] = self.cells.find(key)
            except KeyError:
                if may_be_completed(table, row, column):
                    new[key] = found[row, column] = self._found(key)
        if new:
            self.cells.keep(new)
        return {cell: healed for cell, healed in found.items() if healed is not None}

    def kept(self, document_id: str, index: int) -> dict[Cell, Healed]:
        """What is known to complete cells of a table; no more is looked for, so this may run on any lane."""
        return self.cells.of_table(document_id, self._state(document_id), index)

    def _state(self, document_id: str) -> str:
        recipe = self.catalog.versions.recipe(document_id)
        return f"{recipe.reader}/{recipe.chunker}"

    def _found(self, key: CellKey) -> Healed | None:
        if key.document_id not in self._read:
            tables, pages = self.catalog.tables(key.document_id), self.catalog.pages(key.document_id)
            self._read[key.document_id] = content_of(tables, pages)
        origin = origin_of(self._read[key.document_id], key.table, key.row, key.column)
        return Healed(origin.text, origin.name, origin.quote, origin.places) if origin is not None else None
