"""The evidence that a model writes an answer from: what would be told without it, and what else may matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.ask.compute.chains import Tables
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.write.confidence import Claim
from localmind_desktop.core.ask.write.packing import Completed, ReadTable, row_line
from localmind_desktop.core.ask.write.rereading import reread
from localmind_desktop.core.ask.write.seeds import Seed, TableKey, seeds_of
from localmind_desktop.core.model import LEVELS, Box, Citation, PageMap, Passage, Place, Scores, Table
from localmind_desktop.core.models.protocols import Reader
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import is_identifier

_CALLED, _FIRST_ROWS = 180, 3  # characters of a name, and rows of a table, that are read
_FOLLOWED = 6  # of the best, whose cells are followed to the tables that describe what they name


@dataclass(frozen=True, slots=True)
class Evidence:
    """``computed``: the places of the answer that is told without a model; ``ranked``: what was weighed, best first;
    ``passages``: the best that were found, ``further`` what follows them where there is room, and ``of_named`` what was
    found in each document that the question names. ``tables`` are those that a cell may lead to. A ``reader`` reads
    what was found with the ``question``, whose names that stand in no document as they are written are ``unknown``, and
    to which ``claims`` may be the answer."""

    catalog: Catalog
    tables: Tables
    healing: Healing | None
    computed: Sequence[Citation] = ()
    ranked: Sequence[Ranked] = ()
    passages: Sequence[Passage] = ()
    of_named: Sequence[Sequence[Passage]] = ()
    further: Sequence[Passage] = ()
    question: str = ""
    reader: Reader | None = None
    unknown: Sequence[str] = ()
    claims: Sequence[Claim] = ()
    _read: dict[TableKey, ReadTable | None] = field(default_factory=dict)
    _maps: dict[str, PageMap] = field(default_factory=dict)
    _seeds: list[Seed] = field(default_factory=list, init=False)

    def seeds(self) -> list[Seed]:
        """What a model may need to read, best first; found out once."""
        if not self._seeds:
            self._seeds.extend(self._found())
        return self._seeds

    def read(self, key: TableKey) -> ReadTable | None:
        """A table with its completed cells; None where it is no longer there."""
        if key not in self._read:
            table = self.catalog.table(*key)
            self._read[key] = None if table is None else ReadTable(table, self._called(key[0], table))
        return self._read[key]

    def completed(self, key: TableKey, rows: Iterable[int]) -> Completed:
        """What the empty cells of some rows stand for, in words that say so, and where that stands (R19)."""
        read = self.read(key)
        if self.healing is None or read is None:
            return {}
        cells = [(row, column) for row in rows for column in range(len(read.table.headers))]
        found = self.healing.healed(*key, read.table, cells)
        return {cell: (f"{one.text} (empty here; from {one.origin})", one.places) for cell, one in found.items()}

    # ------------------------------------------------------------------ inside

    def _found(self) -> list[Seed]:
        computed = [seed for cited in self.computed for seed in self._of_citation(cited)]
        found = [*self.passages, *(one for one in self.further if one not in self.passages)]
        best = [*computed, *seeds_of(self.ranked, (found, *self.of_named))]
        seeds = [*best[:_FOLLOWED], *self._led_to(best[:_FOLLOWED]), *best[_FOLLOWED:]]
        return [*computed[:1], *reread(self.question, seeds, self._text_of, self.reader)]

    def _text_of(self, seed: Seed) -> str:
        """What is read of a seed: of a table that was found by its name, the first rows."""
        read = self.read(seed.table) if seed.table is not None else None
        if read is None:
            chunk = seed.passage.chunk if seed.passage is not None else None
            return f"{chunk.context[-_CALLED:]}\n{chunk.text}" if chunk is not None else ""
        rows = read.table.rows
        told = [rows[row] for row in seed.rows if row < len(rows)] or rows[:_FIRST_ROWS]
        lines = map(row_line, (read.table.headers, *(row.texts for row in told)))
        return "\n".join([read.context[-_CALLED:], *lines])

    def _led_to(self, seeds: Sequence[Seed]) -> list[Seed]:
        """The tables that describe what a row names: of a type ``ASG``, the attributes of ASG."""
        found: dict[TableKey, Seed] = {}
        for seed in seeds:
            read = self.read(seed.table) if seed.table is not None and len(seed.rows) == 1 else None
            texts = read.table.rows[seed.rows[0]].texts if read is not None else ()
            for name in dict.fromkeys(text.strip() for text in texts if is_identifier(text.strip())):
                for source in self.tables.about(name)[:1]:
                    found.setdefault(source.key, Seed(source.document, seed.scores, source.key))
        return list(found.values())

    def _called(self, document_id: str, table: Table) -> str:
        title = self.catalog.titles([document_id]).get(document_id, "")
        names = (" ".join(name.split()) for name in (title, table.section, table.caption))
        return LEVELS.join(dict.fromkeys(filter(None, names)))

    def _of_citation(self, cited: Citation) -> Iterator[Seed]:
        """The rows of a table in which a cited place lies; without one, the passage that holds it."""
        if not cited.places:
            return
        scores = Scores(share=cited.confidence)
        key = self._table_at(cited.document_id, cited.places[0])
        read = self.read(key) if key is not None else None
        if key is not None and read is not None:
            rows = tuple(
                n for n, row in enumerate(read.table.rows) if any(_lies_in(row.place, p) for p in cited.places)
            )
            if rows:
                yield Seed(cited.document, scores, key, rows)
                return
        for passage in self.passages:
            if passage.chunk.table_index is None and _holds(passage, cited):
                yield Seed(passage.document, passage.scores, passage=passage)
                return

    def _table_at(self, document_id: str, place: Place) -> TableKey | None:
        if document_id not in self._maps:
            self._maps[document_id] = self.catalog.page_map(document_id) or PageMap()
        for page in self._maps[document_id].pages:
            for part in page.tables if page.number == place.page else ():
                if _is_inside(place.box, part.box):
                    return document_id, part.index
        return None


def _lies_in(row: Place, place: Place) -> bool:
    return row.page == place.page and _is_inside(place.box, row.box)


def _is_inside(box: Box, outer: Box) -> bool:
    """Whether the middle of a box lies in another."""
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return outer.x0 <= x <= outer.x1 and outer.y0 <= y <= outer.y1


def _holds(passage: Passage, cited: Citation) -> bool:
    return passage.chunk.document_id == cited.document_id and not set(cited.places).isdisjoint(passage.chunk.places)
