"""Which things of two documents belong together: in order, wherever they stand, and word by word. Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Scores: TypeAlias = npt.NDArray[np.float32]  # shape (things before, things after), 0-1
Pair: TypeAlias = tuple[int, int]

_CLEAR = 0.08  # by which a pair scores more than all others
_LARGEST = 200_000_000  # products of lengths whose common sequence is found exactly: 25 MB


class Run(NamedTuple):
    """``length`` equal things from ``before`` and ``after`` on."""

    before: int
    after: int
    length: int


def ordered(scores: Scores, least: float) -> list[Pair]:
    """The pairs of the heaviest alignment in which no two cross; each scores ``least`` or more."""
    rows, columns = scores.shape
    totals = np.zeros((rows + 1, columns + 1), dtype=np.float32)
    for row in range(rows):
        above = totals[row]
        paired = np.where(scores[row] >= least, above[:-1] + scores[row], 0.0)
        np.maximum.accumulate(np.maximum(above[1:], paired), out=totals[row + 1, 1:])
    pairs: list[Pair] = []
    row, column = rows, columns
    while row and column:
        if totals[row, column] == totals[row - 1, column]:
            row -= 1
        elif totals[row, column] == totals[row, column - 1]:
            column -= 1
        else:
            row, column = row - 1, column - 1
            pairs.append((row, column))
    return pairs[::-1]


def assigned(scores: Scores, least: float) -> list[Pair]:
    """The pairs of the heaviest assignment, whatever their order; each scores ``least`` or more."""
    from scipy.optimize import linear_sum_assignment

    if not scores.size:
        return []
    rows, columns = linear_sum_assignment(np.where(scores >= least, scores, 0.0), maximize=True)
    found = zip(rows.tolist(), columns.tolist(), strict=True)
    return [(row, column) for row, column in found if scores[row, column] >= least]


def clear_pairs(scores: Scores) -> npt.NDArray[np.bool_]:
    """The pairs in which each is clearly more alike to the other than to any other thing."""
    found: npt.NDArray[np.bool_] = np.greater(scores, 0.0)
    for axis in (0, 1):
        if scores.shape[axis] > 1:
            second, best = np.partition(scores, -2, axis=axis).take([-2, -1], axis=axis).swapaxes(0, axis)
            found &= scores >= np.expand_dims(np.maximum(best, second + _CLEAR), axis)
    return found


def without_rivals(scores: Scores, clear: npt.NDArray[np.bool_]) -> Scores:
    """The scores without the other pairs of things that are in a ``clear`` one."""
    taken = np.any(clear, axis=1, keepdims=True) | np.any(clear, axis=0, keepdims=True)
    found: Scores = np.where(taken & ~clear, 0.0, scores).astype(np.float32)
    return found


def common_runs(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Run]:
    """Runs of equal things in both sequences, in order: the longest common sequence.

    Of long sequences the parts between things that each has once; of very long parts without any, piece by piece.
    """
    start = 0
    shorter = min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[len(before) - 1 - end] == after[len(after) - 1 - end]:
        end += 1
    runs = [Run(0, 0, start)] if start else []
    inner, other = before[start : len(before) - end], after[start : len(after) - end]
    runs += [Run(run.before + start, run.after + start, run.length) for run in _between(inner, other)]
    return [*runs, Run(len(before) - end, len(after) - end, end)] if end else runs


def gaps(runs: Sequence[Run], before: int, after: int) -> Iterator[tuple[slice, slice]]:
    """What lies between runs, where sequences are ``before`` and ``after`` long."""
    row = column = 0
    for run in (*runs, Run(before, after, 0)):
        if row < run.before or column < run.after:
            yield slice(row, run.before), slice(column, run.after)
        row, column = run.before + run.length, run.after + run.length


def rising(values: Sequence[int]) -> list[int]:
    """The positions of a longest strictly rising subsequence."""
    ends: list[int] = []
    lasts: list[int] = []
    previous: list[int] = []
    for position, value in enumerate(values):
        place = bisect_left(ends, value)
        previous.append(lasts[place - 1] if place else -1)
        ends[place : place + 1] = [value]
        lasts[place : place + 1] = [position]
    found: list[int] = []
    position = lasts[-1] if lasts else -1
    while position >= 0:
        found.append(position)
        position = previous[position]
    return found[::-1]


def _between(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Run]:
    from rapidfuzz.distance import LCSseq

    if not before or not after:
        return []
    if len(before) * len(after) > _LARGEST:
        return _in_parts(before, after)
    blocks = LCSseq.opcodes(before, after)
    return [Run(one.src_start, one.dest_start, one.src_end - one.src_start) for one in blocks if one.tag == "equal"]


def _in_parts(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Run]:
    anchors = _anchors(before, after) or _evenly(len(before), len(after))
    runs: list[Run] = []
    row = column = 0
    for next_row, next_column in (*anchors, (len(before), len(after))):
        part, other = before[row:next_row], after[column:next_column]
        runs += [Run(run.before + row, run.after + column, run.length) for run in _between(part, other)]
        row, column = next_row, next_column
    return runs


def _anchors(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Pair]:
    """Things that each sequence has once, as far as they come in the same order; not at the very beginning."""
    once_before, once_after = Counter(before), Counter(after)
    places = {thing: place for place, thing in enumerate(after) if once_after[thing] == 1}
    found = [(row, places[thing]) for row, thing in enumerate(before) if once_before[thing] == 1 and thing in places]
    kept = [found[position] for position in rising([column for _, column in found])]
    return [pair for pair in kept if pair != (0, 0)]


def _evenly(before: int, after: int) -> list[Pair]:
    parts = 1 + before * after // _LARGEST
    return [(before * part // parts, after * part // parts) for part in range(1, parts)]
