"""What was read of a document as the catalog holds it: a few bytes that go quickly to another process."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import TypeAdapter

from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.store.rows import unpacked

PAGE = TypeAdapter(PageRead)
TABLE = TypeAdapter(Table)


@dataclass(frozen=True, slots=True)
class StoredReading:
    """The pages and the tables of a document, each packed, in order."""

    packed_pages: tuple[bytes, ...]
    packed_tables: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """Bytes, packed."""
        return sum(map(len, self.packed_pages)) + sum(map(len, self.packed_tables))

    def pages(self) -> list[PageRead]:
        return [unpacked(PAGE, content) for content in self.packed_pages]

    def tables(self) -> list[Table]:
        return [unpacked(TABLE, content) for content in self.packed_tables]
