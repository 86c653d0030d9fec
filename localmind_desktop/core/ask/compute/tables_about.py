"""The tables of one scope by what they are about, by their number and by the names of their rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from localmind_desktop.core.ask.candidates.key_cells import rows_named
from localmind_desktop.core.ask.compute.chains import Source, is_about, is_subject
from localmind_desktop.core.model import Chunk, ChunkKind, Scope
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex

_LOOKED_AT = 40  # tables, or rows, whose text holds a name best
_KEYED = 12  # of their tables, in which a row may be called so


@dataclass(frozen=True, slots=True)
class ScopedTables:
    """Look-ups within a scope, for one question: nothing outside of it is ever found. Each is made once."""

    catalog: Catalog
    index: SearchIndex
    scope: Scope
    _about: dict[str, list[Source]] = field(default_factory=dict)
    _tables: dict[tuple[str, int], Source | None] = field(default_factory=dict)

    def about(self, name: str) -> list[Source]:
        """The tables that describe ``name``: those with this subject first, then the best found document first."""
        if name not in self._about:
            sources = [one for one in self._holding(name, ChunkKind.TABLE) if is_about(name, one.table)]
            ranks = {source.document_id: rank for rank, source in reversed(list(enumerate(sources)))}
            self._about[name] = sorted(
                sources, key=lambda one: (not is_subject(name, one.table), ranks[one.document_id], one.index)
            )
        return list(self._about[name])

    def keyed(self, name: str) -> list[Source]:
        """The tables with a row that is called ``name``."""
        return [one for one in self._holding(name, ChunkKind.ROW)[:_KEYED] if rows_named(name, one.table)]

    def numbered(self, document_id: str, number: str) -> list[Source]:
        """The tables of a document with this number in their caption."""
        tables = enumerate(self.catalog.tables(document_id))
        found = [self._source(document_id, position) for position, table in tables if table.number == number]
        return [one for one in found if one is not None]

    # ------------------------------------------------------------------ inside

    def _holding(self, name: str, kind: ChunkKind) -> list[Source]:
        hits = self.index.keyword_search(name, replace(self.scope, kind=kind), _LOOKED_AT)
        chunks = self.catalog.chunks_by_id([hit.chunk_id for hit in hits])
        return self._sources(name, (chunks[hit.chunk_id] for hit in hits if hit.chunk_id in chunks))

    def _sources(self, name: str, chunks: Iterable[Chunk]) -> list[Source]:
        found: dict[tuple[str, int], Source] = {}
        for chunk in chunks:
            if chunk.table_index is not None and name.casefold() in f"{chunk.text}\n{chunk.context}".casefold():
                source = self._source(chunk.document_id, chunk.table_index)
                if source is not None:
                    found.setdefault(source.key, source)
        return list(found.values())

    def _source(self, document_id: str, position: int) -> Source | None:
        key = document_id, position
        if not self.scope.holds_table(document_id, position):
            return None
        if key not in self._tables:
            document, table = self.catalog.document(document_id), self.catalog.table(document_id, position)
            self._tables[key] = Source(document_id, document.name, position, table) if document and table else None
        return self._tables[key]
