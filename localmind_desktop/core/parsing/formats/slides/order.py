"""The order in which the shapes of a slide are read. Pure.

By cutting the slide at its widest empty strips, across or down, and each part again (the recursive X-Y cut of Nagy and
Seth, 1984): so columns are read one after the other, and rows of boxes row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

_OVERLAP = 60_000  # English Metric Units, 5 points: the edges of boxes that stand side by side may overlap by that
_NEARLY = 0.6  # strips that are this wide, by the widest, are cut at the same time
_MOST_CUT = 400  # shapes; more are not laid out by hand


class Placed(NamedTuple):
    """A shape, and its place in any unit."""

    x0: int
    y0: int
    x1: int
    y1: int
    shape: Any


def in_reading_order(shapes: Sequence[Placed]) -> list[Any]:
    ordered: list[Any] = []
    waiting = [list(shapes)]
    while waiting:
        group = waiting.pop()
        parts = _cut(group) if 1 < len(group) <= _MOST_CUT else [group]
        if len(parts) > 1:
            waiting += reversed(parts)
            continue
        group.sort(key=lambda placed: (placed.y0, placed.x0))
        if 2 < len(group) <= _MOST_CUT:  # the topmost may lie behind the others
            waiting.append(group[1:])
            group = group[:1]
        ordered += [placed.shape for placed in group]
    return ordered


def _cut(group: list[Placed]) -> list[list[Placed]]:
    """The parts of ``group`` between its widest strips; itself where there is none."""
    rows = _strips(group, lambda placed: (placed.y0, placed.y1))
    columns = _strips(group, lambda placed: (placed.x0, placed.x1))
    widest_row, widest_column = (max((width for _, width in strips), default=0) for strips in (rows, columns))
    if not widest_row and not widest_column:
        return [group]
    if widest_row >= widest_column:
        return _parted(group, _wide(rows, widest_row), lambda placed: placed.y0 + placed.y1)
    return _parted(group, _wide(columns, widest_column), lambda placed: placed.x0 + placed.x1)


def _strips(group: Iterable[Placed], extent: Callable[[Placed], tuple[int, int]]) -> list[tuple[float, float]]:
    """The empty strips between shapes: where their middles are, and how wide."""
    found = []
    end: float | None = None
    for start, stop in sorted(map(extent, group)):
        inset = min(_OVERLAP, (stop - start) / 4)
        if end is not None and start + inset > end:
            found.append(((start + inset + end) / 2, start + inset - end))
        end = stop - inset if end is None else max(end, stop - inset)
    return found


def _wide(strips: Sequence[tuple[float, float]], widest: float) -> list[float]:
    return [middle for middle, width in strips if width >= _NEARLY * widest]


def _parted(group: Iterable[Placed], cuts: Sequence[float], doubled: Callable[[Placed], int]) -> list[list[Placed]]:
    parts: list[list[Placed]] = [[] for _ in range(len(cuts) + 1)]
    for placed in group:
        parts[sum(doubled(placed) > 2 * cut for cut in cuts)].append(placed)
    return [part for part in parts if part]
