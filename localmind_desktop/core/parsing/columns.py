"""Columns of words: where text is aligned without rulings. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

import numpy as np

from localmind_desktop.core.model import Box, enclosing
from localmind_desktop.core.parsing.ink import Word, box_of, line_text, lines_of

_RUN_GAP = 0.6  # times the type size: a wider gap within a line may be one between columns
_COLUMN_GAP = 0.5  # times the type size: the least space that all lines must leave between two columns
_LEAST_GAP = 3.0  # points
_INTRUDERS = 0.07  # share of the lines that may reach into that space


class Run(NamedTuple):
    """Words of one line that follow each other closely."""

    words: tuple[Word, ...]
    box: Box

    @property
    def text(self) -> str:
        return line_text(self.words)


class TextRow(NamedTuple):
    """One line of print across all columns."""

    runs: tuple[Run, ...]
    box: Box
    size: float

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for run in self.runs for word in run.words)

    @property
    def middle(self) -> float:
        return (self.box.y0 + self.box.y1) / 2


def text_rows(words: Sequence[Word], gap: float = _RUN_GAP) -> list[TextRow]:
    """Words as lines of runs, top to bottom; ``gap`` times the type size parts two runs."""
    return [_text_row(line, gap) for line in lines_of(words)]


def _text_row(line: Sequence[Word], gap: float) -> TextRow:
    last = line[0]
    runs = [[last]]
    reach = last.x1
    for word in line[1:]:
        if word.x0 - reach > gap * max(word.size, last.size, 4.0):
            runs.append([])
            reach = word.x1
        runs[-1].append(word)
        reach = max(reach, word.x1)
        last = word
    found = tuple(Run(tuple(run), box_of(run)) for run in runs)
    box = found[0].box if len(found) == 1 else enclosing([run.box for run in found])
    return TextRow(found, box, median([word.size for word in line]))


def column_edges(rows: Sequence[TextRow], most_intruders: float = _INTRUDERS) -> list[float]:
    """The edges of the columns that lines of several runs form together: outer edges and the middles of the spaces."""
    several = [row for row in rows if len(row.runs) >= 2]
    if not several:
        return []
    left = min(row.box.x0 for row in rows)
    right = max(row.box.x1 for row in rows)
    if right - left < 20:
        return []
    size = median(row.size for row in several)
    ink = _profile(several, left, right)
    allowed = 0 if len(several) < 6 else max(1, int(most_intruders * len(several)))
    found = [left]
    for start, end in _low_stretches(ink, allowed):
        if end - start < max(_COLUMN_GAP * size, _LEAST_GAP):
            continue
        inner = _sparse_columns(several, left + start, left + end, size)
        for low, high in inner:
            position = _emptiest(ink, low - left, high - left) + left
            if _parts_lines(several, position):
                found.append(position)
    return [*found, right]


def _profile(rows: Sequence[TextRow], left: float, right: float) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """How many lines have ink at each point from ``left`` to ``right``."""
    steps = np.zeros(int(right - left) + 3, dtype=np.int64)
    boxes = np.array([run.box for row in rows for run in row.runs])
    np.add.at(steps, np.rint(boxes[:, 0] - left).astype(int), 1)
    np.subtract.at(steps, np.rint(boxes[:, 2] - left).astype(int), 1)
    return np.cumsum(steps)


def _low_stretches(ink: np.ndarray[tuple[int], np.dtype[np.int64]], allowed: int) -> list[tuple[int, int]]:
    low = np.concatenate(([False], ink <= allowed, [False]))
    changes = np.flatnonzero(low[1:] != low[:-1])
    stretches = [(int(a), int(b)) for a, b in zip(changes[::2], changes[1::2], strict=True)]
    inked = np.flatnonzero(ink > allowed)
    if not len(inked):
        return []
    return [(a, b) for a, b in stretches if a > inked[0] and b <= inked[-1] + 1]


def _sparse_columns(rows: Sequence[TextRow], start: float, end: float, size: float) -> list[tuple[float, float]]:
    """The space itself, or the spaces left and right of runs that stand alone in it: a column with few entries."""
    alone = sorted(
        (run.box.x0, run.box.x1)
        for row in rows
        for run in row.runs
        if run.box.x0 >= start - 0.5 and run.box.x1 <= end + 0.5
    )
    spaces = []
    reached = start
    for x0, x1 in alone:
        if x0 - reached >= max(_COLUMN_GAP * size, _LEAST_GAP):
            spaces.append((reached, x0))
        reached = max(reached, x1)
    if end - reached >= max(_COLUMN_GAP * size, _LEAST_GAP) or not spaces:
        spaces.append((reached if end > reached else start, end))
    return spaces


def _emptiest(ink: np.ndarray[tuple[int], np.dtype[np.int64]], start: float, end: float) -> float:
    """The middle of the widest stretch with the least ink between two points."""
    low, high = max(0, int(start)), min(len(ink), int(end) + 1)
    part = ink[low:high]
    if not len(part):
        return (start + end) / 2
    empty = np.concatenate(([False], part == part.min(), [False]))
    changes = np.flatnonzero(empty[1:] != empty[:-1])
    widest = max(zip(changes[::2], changes[1::2], strict=True), key=lambda pair: pair[1] - pair[0])
    return low + float(widest[0] + widest[1]) / 2


def _parts_lines(rows: Sequence[TextRow], position: float) -> bool:
    """Whether enough lines have runs on both sides of ``position``, and few run across it."""
    parted = crossed = 0
    for row in rows:
        if any(run.box.x0 < position - 1 and run.box.x1 > position + 1 for run in row.runs):
            crossed += 1
        elif row.runs[0].box.x1 <= position + 1 and row.runs[-1].box.x0 >= position - 1:
            parted += 1
    return parted >= 2 and crossed <= 0.25 * parted


def columns_held(run: Run, edges: Sequence[float]) -> list[int]:
    """The columns that a run lies in, by more than a sliver of itself."""
    sliver = min(3.0, 0.2 * (run.box.x1 - run.box.x0))
    held = [
        column
        for column in range(len(edges) - 1)
        if min(run.box.x1, edges[column + 1]) - max(run.box.x0, edges[column]) > sliver
    ]
    return held or [column_at((run.box.x0 + run.box.x1) / 2, edges)]


def column_at(x: float, edges: Sequence[float]) -> int:
    for column in range(len(edges) - 2):
        if x < edges[column + 1]:
            return column
    return len(edges) - 2
