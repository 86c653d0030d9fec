"""The units that may answer: rows of tables, stretches of passages, lists of either, labelled values. Pure."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.document_legends import Legends, no_legends
from localmind_desktop.core.ask.candidates.forms import Form
from localmind_desktop.core.ask.candidates.lists import LEAD, RowList, item_lists, row_lists
from localmind_desktop.core.ask.candidates.parts import pairs_of, told_columns
from localmind_desktop.core.ask.candidates.prose_windows import Window, windows
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.query.asked import Wanted
from localmind_desktop.core.ask.query.bounds import Bound
from localmind_desktop.core.model import ChunkKind, Passage, Scores

_LONGEST = 400  # characters of a stretch that is told
_AROUND = 1_200  # characters of a passage that surround its sentences
_MOST_ROWS = 400  # of a table, from its top; beyond them those that are found
_CELLS = " | "  # between cells: figures beside each other are not one
_LONGEST_LIST = 600  # characters of a list by which it is weighed


class Kind(enum.IntEnum):
    """What a unit is; each has weights of its own."""

    ROW = 0
    STRETCH = 1
    LIST = 2
    LABELLED = 3


@dataclass(frozen=True, slots=True)
class Unit:
    """A row or several of a table (``rows``), or a stretch (``window``).

    ``own`` is what it says; ``scores`` and ``rank`` (from 0) are those of its passage. ``common`` is what the rows of
    a list share; empty for all rows of a table.
    """

    kind: Kind
    own: str
    scores: Scores
    rank: int
    rows: tuple[int, ...] = ()
    window: Window | None = None
    common: str = ""

    @property
    def row(self) -> int | None:
        """The row that it is."""
        return self.rows[0] if self.kind is Kind.ROW else None

    @property
    def items(self) -> int:
        """How many things a list tells; 0 of what is none, or does not part them."""
        spans = len(self.window.spans) - 1 if self.window is not None else 0
        return len(self.rows) or spans if self.kind is Kind.LIST else 0

    @property
    def is_of_several(self) -> bool:
        """Whether it is one of the items under a lead."""
        return self.kind is Kind.STRETCH and self.window is not None and len(self.window.spans) > 1


@dataclass(frozen=True, slots=True)
class Group:
    """Units with the same surroundings, nearest first: headings or headers, what stands around, the document.

    ``headers`` are those of a table's columns. ``subjects``: terms that the whole document is about.
    """

    document_id: str
    units: tuple[Unit, ...]
    head: str
    around: str
    about: str
    subjects: AbstractSet[str]
    headers: tuple[str, ...] = ()
    sheet: Sheet | None = None
    passage: Passage | None = None


def groups_of(
    passages: Sequence[Passage],
    sheets: Sequence[Sheet],
    forms: Sequence[Form],
    subjects: Mapping[str, AbstractSet[str]],
    bounds: Sequence[Bound] = (),
    asked: Sequence[Wanted] = (),
    legends: Legends = no_legends,
) -> list[Group]:
    """The rows of ``sheets``, the stretches of the prose among ``passages``, which stand best first, their lists, and
    what stands beside a label on ``forms``.

    ``bounds`` are those that the question sets to figures, ``asked`` its words; ``legends`` tells what the marks of a
    table mean.
    """
    places = {(one.chunk.document_id, one.chunk.table_index, one.chunk.row_index): n for n, one in enumerate(passages)}
    chosen_by = (bounds, asked, legends)
    tables = [group for sheet in sheets if (group := _of_sheet(sheet, passages, places, *chosen_by)) is not None]
    prose = [
        _of_passage(one, number, subjects.get(one.chunk.document_id, frozenset()))
        for number, one in enumerate(passages)
        if one.chunk.kind is ChunkKind.PROSE
    ]
    ranks = {one.chunk.id: number for number, one in reversed(list(enumerate(passages)))}
    labelled = [_of_form(one, ranks, subjects.get(one.passage.chunk.document_id, frozenset())) for one in forms]
    return [*tables, *(group for group in prose if group.units), *labelled]


def _of_sheet(
    sheet: Sheet,
    passages: Sequence[Passage],
    places: Mapping[tuple[str, int | None, int | None], int],
    bounds: Sequence[Bound],
    asked: Sequence[Wanted],
    legends: Legends,
) -> Group | None:
    table = sheet.table
    own = (sheet.document_id, sheet.index)
    found = {row: n for (document, index, row), n in places.items() if (document, index) == own}
    last = min(found.values(), default=len(passages))

    def unit(number: int) -> Unit:
        rank = found.get(number)
        scores = passages[rank].scores if rank is not None else Scores(share=0.0)
        return Unit(Kind.ROW, _row_text(sheet, number), scores, last + 5 if rank is None else rank, (number,))

    rows = sheet.filled_rows
    if not rows:
        return None
    looked_at = sorted({*rows[:_MOST_ROWS], *(row for row in rows[_MOST_ROWS:] if row in found)})
    units = {number: unit(number) for number in looked_at}
    lists = _lists(lambda number: units.get(number) or unit(number), row_lists(sheet, bounds, asked, legends(sheet)))
    around = " ".join([table.caption, table.section, *table.chapters, *table.subject])
    about = sheet.document.rpartition(".")[0]
    every, head = (*units.values(), *lists), _CELLS.join(table.headers)
    return Group(sheet.document_id, every, head, around, about, sheet.subjects, table.headers, sheet)


def _lists(row: Callable[[int], Unit], lists: Sequence[RowList]) -> Iterator[Unit]:
    """Lists of rows, found as well as the best of their rows."""
    for one in lists:
        own = [row(number) for number in one.rows]
        best = min(own, key=lambda unit: (unit.rank, -unit.scores.share))
        text = _CELLS.join(unit.own for unit in own)[:_LONGEST_LIST]
        yield Unit(Kind.LIST, text, best.scores, best.rank, one.rows, common=one.common)


def _row_text(sheet: Sheet, number: int) -> str:
    """A row with what its band says of it."""
    return _CELLS.join([*filter(str.strip, sheet.texts[number]), " ".join(sorted(sheet.bands[number]))])


def _of_passage(passage: Passage, rank: int, subjects: AbstractSet[str]) -> Group:
    text = passage.chunk.text
    made: dict[str, Unit] = {}
    found = [window for window in windows(passage) if not window.is_joined]
    for window in found:
        said = window.text(text)
        if 0 < len(said) <= _LONGEST and not LEAD.search(said):
            made.setdefault(said, Unit(Kind.STRETCH, said, passage.scores, rank, window=window))
    for window in item_lists(text, found):
        said = window.text(text)
        made.setdefault(said, Unit(Kind.LIST, said, passage.scores, rank, window=window))
    return _standing_in(passage, tuple(made.values()), subjects)


def _of_form(form: Form, ranks: Mapping[str, int], subjects: AbstractSet[str]) -> Group:
    passage, rank = form.passage, ranks.get(form.passage.chunk.id, len(ranks))
    text = passage.chunk.text
    units = (Unit(Kind.LABELLED, one.text(text), passage.scores, rank, window=one) for one in form.windows)
    return _standing_in(passage, tuple(units), subjects)


def _standing_in(passage: Passage, units: tuple[Unit, ...], subjects: AbstractSet[str]) -> Group:
    chunk = passage.chunk
    around, about = chunk.text[:_AROUND], f"{chunk.title} {passage.document.rpartition('.')[0]}"
    return Group(chunk.document_id, units, chunk.section, around, about, subjects, passage=passage)


def told(group: Group, unit: Unit, columns: Sequence[int]) -> str:
    """A unit in words: a stretch itself; a row as ``Header: value`` pairs, of a long one what names it and ``columns``,
    which stand best first."""
    if group.sheet is None:
        return unit.own
    if unit.kind is Kind.LIST:
        return list_of(group.sheet, unit.rows)
    assert unit.row is not None
    return pairs_of(group.sheet, unit.row, told_columns(group.sheet, unit.row, columns))


def list_of(sheet: Sheet, rows: Sequence[int]) -> str:
    """The names of rows: the first column that tells them apart, else their first filled cells."""
    texts = [[" ".join(text.split()) for text in sheet.table.rows[row].texts] for row in rows]
    telling = (column for column in zip(*texts, strict=True) if all(column) and len(set(column)) == len(rows))
    return "; ".join(next(telling, [next(filter(None, own)) for own in texts]))[:_LONGEST_LIST]
