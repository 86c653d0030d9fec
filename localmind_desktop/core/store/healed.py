"""Cells that are empty in their table and stand elsewhere (R19), as they were found, in ``talk.sqlite``.

They belong to one state of a document: ``state`` is the recipe by which it was read. What was read otherwise is found
anew. That nothing was found is kept too, so that it is not looked for twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from localmind_desktop.core.model import Place
from localmind_desktop.core.phrase import restored, stored
from localmind_desktop.core.store.database import Database

_PLACES = TypeAdapter(tuple[Place, ...])


@dataclass(frozen=True, slots=True)
class CellKey:
    """A cell of a document: table, row and column count from 0."""

    document_id: str
    state: str
    table: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Healed:
    """The text that completes a cell. ``origin`` says in words where it stands, ``places`` on which pages and where."""

    text: str
    origin: str
    quote: str
    places: tuple[Place, ...]


class HealedCells:
    """Reads and writes of the healed cells. Writes happen on the answers lane, removals with their document."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, key: CellKey) -> Healed | None:
        """What completes a cell. Raises `KeyError` when it has not been looked for yet."""
        row = self._database.read_one(
            "SELECT text, origin, quote, places FROM healed_cells"
            " WHERE document_id = ? AND table_index = ? AND row_index = ? AND column_index = ? AND state = ?",
            (key.document_id, key.table, key.row, key.column, key.state),
        )
        if row is None:
            raise KeyError(key)
        return _restored(row) if row[0] is not None else None

    def of_table(self, document_id: str, state: str, table: int) -> dict[tuple[int, int], Healed]:
        """What completes cells of a table, as far as it was looked for, by row and column."""
        rows = self._database.read(
            "SELECT row_index, column_index, text, origin, quote, places FROM healed_cells"
            " WHERE document_id = ? AND table_index = ? AND state = ? AND text IS NOT NULL",
            (document_id, table, state),
        )
        return {(row[0], row[1]): _restored(row[2:]) for row in rows}

    def keep(self, found: Mapping[CellKey, Healed | None]) -> None:
        """Keep what was found for cells, in the place of what another state of their document had."""
        with self._database.transaction() as database:
            for document_id, state in {(key.document_id, key.state) for key in found}:
                database.write("DELETE FROM healed_cells WHERE document_id = ? AND state != ?", (document_id, state))
            database.write_many(
                "INSERT OR REPLACE INTO healed_cells VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    (key.document_id, key.table, key.row, key.column, key.state, *_stored(healed))
                    for key, healed in found.items()
                ),
            )

    def forget_documents(self, document_ids: Iterable[str]) -> Counter[str]:
        """Remove what belongs to documents that are being purged; the number of cells of each."""
        gone = "DELETE FROM healed_cells WHERE document_id = ?"
        with self._database.transaction() as database:
            counts = Counter({one: database.write(gone, (one,)) for one in document_ids})
        if counts.total():
            self._database.purge()
        return counts

    def keep_only(self, document_ids: Collection[str]) -> int:
        """Remove what belongs to documents that are not among these (a new state took their place)."""
        rows = self._database.read("SELECT DISTINCT document_id FROM healed_cells")
        gone = [row[0] for row in rows if row[0] not in document_ids]
        return self.forget_documents(gone).total() if gone else 0


def _stored(healed: Healed | None) -> tuple[str | bytes | None, ...]:
    if healed is None:
        return (None,) * 4
    return healed.text, stored(healed.origin), healed.quote, _PLACES.dump_json(healed.places)


def _restored(row: Sequence[str]) -> Healed:
    text, origin, quote, places = row
    return Healed(text, restored(origin) or "", quote, _PLACES.validate_json(places))
