"""Empty cells completed from elsewhere in their document, found once and then kept (R19)."""

from __future__ import annotations

from dataclasses import dataclass, field

from localmind_desktop.core.ask.describing_cells import may_be_completed
from localmind_desktop.core.ask.origins import origin_of
from localmind_desktop.core.ask.same_key import Content, content_of
from localmind_desktop.core.model import Table
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.healed import CellKey, Healed, HealedCells


@dataclass(frozen=True, slots=True)
class Healing:
    """Completes cells of a catalog's tables, each from its own document only. Runs on the answers lane."""

    catalog: Catalog
    cells: HealedCells
    _read: dict[str, Content] = field(default_factory=dict)

    def healed(self, document_id: str, index: int, table: Table, row: int, column: int) -> Healed | None:
        """What completes an empty cell of a document's table ``index``; None when it stays empty."""
        if table.rows[row].texts[column].strip():
            return None
        recipe = self.catalog.recipe(document_id)
        key = CellKey(document_id, f"{recipe.reader}/{recipe.chunker}", index, row, column)
        try:
            return self.cells.find(key)
        except KeyError:
            pass  # it has not been looked for yet
        if not may_be_completed(table, row, column):
            return None
        found = self._found(key)
        self.cells.keep(key, found)
        return found

    def _found(self, key: CellKey) -> Healed | None:
        if key.document_id not in self._read:
            tables, pages = self.catalog.tables(key.document_id), self.catalog.pages(key.document_id)
            self._read[key.document_id] = content_of(tables, pages)
        origin = origin_of(self._read[key.document_id], key.table, key.row, key.column)
        return Healed(origin.text, origin.name, origin.quote, origin.places) if origin is not None else None
