"""Tables ruled in strips: the same columns in each, but their vertical rulings shifted from strip to strip. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Stroke, Word
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell
from localmind_desktop.core.parsing.lattice.rulings import Frame, covered, edges

_SAME_COLUMN, _SAME_ROW = 2.5, 3.6  # points that rulings of one column or row edge may lie apart
_LOWEST = 4.5  # points: the least height of a row
_BORDER = 0.5  # share of a row's height that a ruling covers
_CLOSED = 0.9  # share of a row's width that the rulings above and below it cover
_MERGED = 0.2  # share of the rows that may have cells over several columns
_MOST_ROWS = 400

Edges = tuple[float, ...]


def shifted_grid(frame: Frame, words: Sequence[Word]) -> Grid | None:
    """The grid of a frame whose rows all have the same number of columns, at different places; else None.

    A few rows may have cells over several columns. The column edges are those of most rows; the cells have boxes and
    words of their own places.
    """
    ys = _with_room(edges([h.at for h in frame.horizontal], _SAME_ROW))
    if not 3 <= len(ys) <= _MOST_ROWS:
        return None
    count = len(_edges_between(frame.vertical, ys[0], ys[1]))
    if count < 3 or len(edges([v.at for v in frame.vertical], _SAME_COLUMN)) <= count:
        return None  # the same edges in all rows
    drawn = [_edges_between(frame.vertical, top, bottom) for top, bottom in pairwise(ys)]
    rows = _whole(drawn, count)
    if not rows or not _are_shifted(rows) or not _are_closed(frame, ys, rows):
        return None
    cells = []
    for number, row in enumerate(rows):
        inside = [word for word in words if ys[number] <= word.middle[1] < ys[number + 1]]
        starts = [row.index(edge) for edge in drawn[number]]
        places = [min(max(bisect_right(drawn[number], word.middle[0]), 1), len(starts) - 1) - 1 for word in inside]
        for place, (first, end) in enumerate(pairwise(starts)):
            own = tuple(word for word, its in zip(inside, places, strict=True) if its == place)
            box = Box(row[first], ys[number], row[end], ys[number + 1])
            cells.append(GridCell(number, first, 1, end - first, box, own))
    usual = Counter(rows).most_common(1)[0][0]
    return Grid(usual, tuple(ys), tuple(cells))


def _whole(drawn: Sequence[Edges], count: int) -> list[Edges]:
    """Per row all its edges, those within cells over several columns from the row above; none if too many have such."""
    rows: list[Edges] = []
    for row in drawn:
        if len(row) == count:
            rows.append(row)
        elif rows and 1 < len(row) < count and set(row) <= set(rows[-1]) and _same_ends(row, rows[-1]):
            rows.append(rows[-1])
        else:
            return []
    return rows if sum(len(row) < count for row in drawn) <= _MERGED * len(drawn) else []


def _same_ends(row: Edges, other: Edges) -> bool:
    return row[0] == other[0] and row[-1] == other[-1]


def _with_room(ys: Sequence[float]) -> list[float]:
    """Row edges with those too close below another left out."""
    kept: list[float] = []
    for y in ys:
        if not kept or y - kept[-1] >= _LOWEST:
            kept.append(y)
    return kept


def _edges_between(vertical: Sequence[Stroke], top: float, bottom: float) -> Edges:
    crossing = [stroke for stroke in vertical if covered([stroke], top, bottom) >= _BORDER]
    return tuple(round(x, 1) for x in edges([stroke.at for stroke in crossing], _SAME_COLUMN))


def _are_closed(frame: Frame, ys: Sequence[float], rows: Sequence[Edges]) -> bool:
    """Whether each row has a ruling over its whole width above and below: what has not is a drawing."""
    floors = [[h for h in frame.horizontal if abs(h.at - y) <= _SAME_ROW] for y in ys]
    return all(
        covered(floor, row[0], row[-1]) >= _CLOSED
        for row, sides in zip(rows, pairwise(floors), strict=True)
        for floor in sides
    )


def _are_shifted(rows: Sequence[Edges]) -> bool:
    """Whether edges of one column lie further apart than those of one ruling, and yet within a neighbour's width."""
    moves = [max(column) - min(column) for column in zip(*rows, strict=True)]
    widths = [right - left for left, right in pairwise(rows[0])]
    return max(moves) > 2 * _SAME_COLUMN and all(
        abs(here - there) <= max(widths)
        for above, below in pairwise(rows)
        for here, there in zip(above, below, strict=True)
    )
