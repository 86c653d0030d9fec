"""Doubtful tables of a page read again, inside the regions that a layout model saw. Pure.

The model says where tables and pictures are, and what it takes for their columns and rows; the cells and their boxes
are ours. A table is replaced only by a reading that its own self-check finds better.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.model import Box, PageRead
from localmind_desktop.core.parsing.check.self_check import DOUBTFUL, characters, page_texts
from localmind_desktop.core.parsing.content.ink import PageInk, Word, lines_of
from localmind_desktop.core.parsing.fragments import FoundTable, fragment_of
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell, filled
from localmind_desktop.core.parsing.lattice.refine import split_rows
from localmind_desktop.core.parsing.lattice.rulings import rulings
from localmind_desktop.core.parsing.stream.unruled import find_aligned
from localmind_desktop.core.parsing.tables import find_tables

_REACH = 2.0  # points that words may stand beyond a region
_SAME_TEXT = 0.5  # type sizes: words that are closer are one text, whatever column edge runs between them
_MOSTLY = 0.7  # of a table's area
_GAIN = 0.05  # that another reading must be better


class SeenKind(enum.StrEnum):
    TABLE = "table"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True)
class Seen:
    """A region as the layout model sees it; ``xs`` and ``ys`` are its column and row edges, outer ones included."""

    kind: SeenKind
    box: Box
    xs: tuple[float, ...] = ()
    ys: tuple[float, ...] = ()


def is_doubtful(page: PageRead) -> bool:
    """Whether a page has a table worth a second look."""
    return any(fragment.confidence < DOUBTFUL for fragment in page.fragments)


def is_better(second: PageRead, first: PageRead, ink: PageInk) -> bool:
    """Whether the second reading of a page leaves less doubt about its tables and loses no more of its text."""
    printed = characters(word.text for word in ink.words)
    lost = [(printed - characters(page_texts(page))).total() for page in (second, first)]
    return lost[0] <= lost[1] and _doubt(second) < _doubt(first)


def _doubt(page: PageRead) -> float:
    """Characters of tables, weighted by the doubt in them."""
    return sum(
        (1.0 - fragment.confidence) * sum(len(cell.text) for row in fragment.rows for cell in row.cells)
        for fragment in page.fragments
    )


def tables_with(seen: Sequence[Seen], ink: PageInk, furniture: frozenset[Word]) -> list[FoundTable]:
    """The tables on a page, the doubtful ones read again where the model saw a table, and left out in a picture."""
    tables = find_tables(ink, furniture)
    for region in (region for region in seen if region.kind is SeenKind.TABLE):
        rivals = [table for table in tables if _shared(table.fragment.box, region.box)]
        within = all(_mostly_in(table.fragment.box, region.box) for table in rivals)
        if rivals and not (within and any(map(_in_doubt, rivals))):
            continue
        others = frozenset(id(word) for table in tables if table not in rivals for word in table.words)
        words = [w for w in ink.words if id(w) not in others and w not in furniture and _stands_in(w, region.box)]
        better = _best(_candidates(region, words, ink, others), rivals, words)
        if better is not None:
            tables = [*(table for table in tables if table not in rivals), better]
    pictures = [region.box for region in seen if region.kind is SeenKind.PICTURE]
    kept = [t for t in tables if not (_in_doubt(t) and any(_mostly_in(t.fragment.box, p) for p in pictures))]
    return sorted(kept, key=lambda table: (table.fragment.box.y0, table.fragment.box.x0))


def _in_doubt(table: FoundTable) -> bool:
    return table.fragment.confidence < DOUBTFUL


def _candidates(region: Seen, words: Sequence[Word], ink: PageInk, others: frozenset[int]) -> list[FoundTable]:
    """Ways to read a region: by the model's rows and columns, and by its words' alignment."""
    found = []
    grid = _drawn_by(region, words)
    if grid is not None:
        found = [fragment_of(one, ink, others) for one in (grid, split_rows(grid, ink.fills))]
    for aligned in find_aligned(words, rulings(ink.horizontal), ink.fills, []):
        found.append(fragment_of(aligned.grid, ink, others, aligned.header_rows, aligned.titles))
    return [table for table in found if table is not None and table.fragment.rows]


def _best(candidates: Sequence[FoundTable], rivals: Sequence[FoundTable], words: Sequence[Word]) -> FoundTable | None:
    """The best of ``candidates``, if it is better than the ``rivals`` together; None if it is not."""
    whole = {*words, *(word for table in rivals for word in table.words)}
    total = sum(len(word.text) for word in whole)
    if not candidates or not total:
        return None

    def score(table: FoundTable) -> float:
        return table.fragment.confidence * sum(len(word.text) for word in set(table.words)) / total

    best = max(candidates, key=score)
    needed = sum(map(score, rivals)) + _GAIN if rivals else DOUBTFUL
    return best if score(best) >= needed else None


def _drawn_by(region: Seen, words: Sequence[Word]) -> Grid | None:
    """The grid of the model's rows and columns, its cells merged where a text runs over an edge."""
    if len(region.xs) < 3 or len(region.ys) < 2 or not words:
        return None
    xs, ys = region.xs, region.ys
    cells = []
    for row in range(len(ys) - 1):
        inside = [word for word in words if ys[row] <= word.middle[1] < ys[row + 1]]
        crossed = {n for n in range(1, len(xs) - 1) if any(_crosses(line, xs[n]) for line in lines_of(inside))}
        starts = [n for n in range(len(xs) - 1) if n not in crossed]
        for start, end in zip(starts, [*starts[1:], len(xs) - 1], strict=True):
            cells.append(GridCell(row, start, 1, end - start, Box(xs[start], ys[row], xs[end], ys[row + 1])))
    return filled(Grid(xs, ys, tuple(cells), ruled=False), words)


def _crosses(line: Sequence[Word], edge: float) -> bool:
    """Whether a text of the line runs over ``edge``."""
    left = max((word for word in line if word.x0 < edge), key=lambda word: word.x1, default=None)
    right = min((word for word in line if word.x0 >= edge), key=lambda word: word.x0, default=None)
    if left is None:
        return False
    if left.x1 > edge + _REACH:
        return True
    return right is not None and right.x0 - left.x1 < _SAME_TEXT * max(left.size, right.size)


def _stands_in(word: Word, box: Box) -> bool:
    x, y = word.middle
    return box.x0 - _REACH <= x <= box.x1 + _REACH and box.y0 - _REACH <= y <= box.y1 + _REACH


def _shared(box: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    across, down = min(box.x1, other.x1) - max(box.x0, other.x0), min(box.y1, other.y1) - max(box.y0, other.y0)
    return across * down if across > 0 and down > 0 else 0.0


def _mostly_in(box: Box, region: Box) -> bool:
    return _shared(box, region) >= _MOSTLY * max(1.0, (box.x1 - box.x0) * (box.y1 - box.y0))
