"""What a model may need to read, best first: what was weighed, and what was found. Pure."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.model import Passage, Scores

TableKey = tuple[str, int]
"""A document's id and the index of a table in it."""


@dataclass(frozen=True, slots=True)
class Seed:
    """Rows of a ``table``, or a ``passage`` of prose, with the scores of what it was found by.

    ``rows`` is empty where the table was found by its name and headers.
    """

    document: str
    scores: Scores
    table: TableKey | None = None
    rows: tuple[int, ...] = ()
    passage: Passage | None = None

    @property
    def key(self) -> Hashable:
        """What it is: the same for what was found twice."""
        return (self.table, self.rows) if self.passage is None else self.passage.chunk.id


def seeds_of(ranked: Sequence[Ranked], found: Iterable[Sequence[Passage]]) -> list[Seed]:
    """The weighed units and what each search found take turns, each best first."""
    units = [_of_unit(one) for one in ranked]
    passages = [[_of_passage(one) for one in each] for each in found]
    return [seed for turn in zip_longest(units, *passages) for seed in turn if seed is not None]


def _of_unit(ranked: Ranked) -> Seed | None:
    group, unit = ranked.group, ranked.unit
    if group.sheet is not None:
        return Seed(group.sheet.document, unit.scores, (group.document_id, group.sheet.index), unit.rows)
    return Seed(group.passage.document, unit.scores, passage=group.passage) if group.passage is not None else None


def _of_passage(passage: Passage) -> Seed:
    chunk = passage.chunk
    if chunk.table_index is None:
        return Seed(passage.document, passage.scores, passage=passage)
    rows = () if chunk.row_index is None else (chunk.row_index,)
    return Seed(passage.document, passage.scores, (chunk.document_id, chunk.table_index), rows)
