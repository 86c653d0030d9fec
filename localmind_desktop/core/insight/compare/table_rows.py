"""Which columns and rows of two tables are the same. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log1p

import numpy as np

from localmind_desktop.core.insight.compare.alignment import Pair, Scores, assigned, common_runs, ordered, rising
from localmind_desktop.core.insight.compare.likeness import cosines, either
from localmind_desktop.core.insight.compare.table_parts import Grid
from localmind_desktop.core.insight.compare.wording import title_words

_HEADER, _VALUES, _PLACE = 0.6, 0.8, 0.1  # what each sign of a column is worth alone, of 1
_LEAST_COLUMN, _LEAST_ROW = 0.4, 0.5
_BETTER = 0.02  # by which one more column makes a key better
_NEARLY = 0.9  # as good as the best
_LONG = 2.0  # times the letters of others
_WIDEST, _SAMPLE = 100, 2_000  # columns and rows that columns are judged by
_MOST_CANDIDATES = 12  # columns, of which the first name rows
_MOST_KEYS = 3  # columns of a key
_LARGEST = 1_000_000  # products of the numbers of rows without a key that are compared each with each

Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowsMatched:
    """Pairs of columns and of rows, each in the order of the newer table; ``keys`` are pairs of columns."""

    columns: tuple[Pair, ...]
    keys: tuple[Pair, ...]
    rows: tuple[Pair, ...]
    moved: frozenset[Pair]


def matched_rows(before: Grid, after: Grid) -> RowsMatched:
    columns = _columns(before, after)
    keys = _key_columns(before, after, columns)
    own = [_values(row, [one for one, _ in columns]) for row in _keys(before)]
    other = [_values(row, [one for _, one in columns]) for row in _keys(after)]
    pairs = _equal(own, other)
    left = _left(pairs, own, other)
    old = _by_key([_values(row, [one for one, _ in keys]) for row in _keys(before)], left[0])
    new = _by_key([_values(row, [one for _, one in keys]) for row in _keys(after)], left[1])
    pairs += [(rows[0], new[key][0]) for key, rows in old.items() if len(rows) == 1 and len(new.get(key, ())) == 1]
    pairs += _alike(own, other, *_left(pairs, own, other))
    pairs.sort(key=lambda pair: pair[1])
    in_order = {pairs[position] for position in rising([row for row, _ in pairs])}
    return RowsMatched(tuple(columns), tuple(keys), tuple(pairs), frozenset(pairs) - in_order)


def _keys(grid: Grid) -> list[Key]:
    return [tuple(cell.key for cell in row) for row in grid.rows]


def _values(row: Key, columns: Sequence[int]) -> Key:
    return tuple(row[column] for column in columns)


def _left(pairs: Sequence[Pair], before: Sequence[Key], after: Sequence[Key]) -> tuple[list[int], list[int]]:
    rows, columns = {row for row, _ in pairs}, {column for _, column in pairs}
    return [one for one in range(len(before)) if one not in rows], [
        one for one in range(len(after)) if one not in columns
    ]


def _by_key(keys: Sequence[Key], rows: Sequence[int]) -> dict[Key, list[int]]:
    found: dict[Key, list[int]] = defaultdict(list)
    for row in rows:
        if any(keys[row]):
            found[keys[row]].append(row)
    return found


# ------------------------------------------------------------------------------------- columns


def _columns(before: Grid, after: Grid) -> list[Pair]:
    """By header and by values, in the order of the newer table; of very wide tables the last ones by their place."""
    widths = len(before.headers), len(after.headers)
    headers = cosines(
        [title_words(one) for one in before.headers[:_WIDEST]], [title_words(one) for one in after.headers[:_WIDEST]]
    )
    own, other = (
        [Counter(filter(None, grid.column(number)[:_SAMPLE])) for number in range(min(_WIDEST, len(grid.headers)))]
        for grid in (before, after)
    )
    values: Scores = np.array([[_shared(one, another) for another in other] for one in own], dtype=np.float32)
    places: Scores = np.eye(*headers.shape, dtype=np.float32)
    scores = either(_HEADER * headers, _VALUES * values, _PLACE * places)
    rest = [(number, number) for number in range(_WIDEST, min(widths))]
    return sorted([*assigned(scores, _LEAST_COLUMN), *rest], key=lambda pair: pair[1])


def _shared(values: Counter[str], others: Counter[str]) -> float:
    """The share of the values that both columns have; one that comes often counts little more than once."""
    both = values & others
    total = min(sum(map(log1p, values.values())), sum(map(log1p, others.values())))
    return min(1.0, sum(map(log1p, both.values())) / total) if total else 0.0


def _key_columns(before: Grid, after: Grid, columns: Sequence[Pair]) -> list[Pair]:
    """The columns by which the rows of both tables go together best: one, or as many as it takes."""
    left = list(columns[:_MOST_CANDIDATES])
    rows, others = _keys(before)[:_SAMPLE], _keys(after)[:_SAMPLE]
    chosen: list[Pair] = []
    reached = 0.0
    while left and len(chosen) < _MOST_KEYS:
        scored = [(_explained(rows, others, [*chosen, pair], columns[:_WIDEST]), pair) for pair in left]
        best = max(share for share, _ in scored)
        if best <= reached + _BETTER:
            break
        near = [one for one in scored if one[0] >= _NEARLY * best]
        short = min(_length(before, pair) for _, pair in near)
        names = [one for one in near if _length(before, one[1]) <= _LONG * short]  # a name is short, and comes first
        reached, pair = max(names, key=lambda one: (one[0], -one[1][0]))
        chosen.append(pair)
        left.remove(pair)
    return chosen


def _length(grid: Grid, pair: Pair) -> float:
    """The letters of a cell of a column."""
    return 1.0 + sum(map(len, grid.column(pair[0]))) / max(1, len(grid.rows))


def _explained(rows: Sequence[Key], others: Sequence[Key], keys: Sequence[Pair], columns: Sequence[Pair]) -> float:
    """The share of all cells that are the same, 0-1, in rows that have those keys, and alone have them."""
    old = _by_key([_values(row, [one for one, _ in keys]) for row in rows], range(len(rows)))
    new = _by_key([_values(row, [one for _, one in keys]) for row in others], range(len(others)))
    same = 0
    for key, own in old.items():
        if len(own) == 1 and len(new.get(key, ())) == 1:
            row, other = rows[own[0]], others[new[key][0]]
            same += sum(row[one] == other[another] for one, another in columns)
    return same / max(1, max(len(rows), len(others)) * len(columns))


# ------------------------------------------------------------------------------------- rows


def _equal(before: Sequence[Key], after: Sequence[Key]) -> list[Pair]:
    """Rows that are the same in all their columns: those in order, then those that stand elsewhere."""
    pairs = [(run.before + step, run.after + step) for run in common_runs(before, after) for step in range(run.length)]
    rows, columns = _left(pairs, before, after)
    new = _by_key(after, columns)
    for row in rows:
        if new.get(before[row]):
            pairs.append((row, new[before[row]].pop(0)))
    return pairs


def _alike(before: Sequence[Key], after: Sequence[Key], rows: Sequence[int], columns: Sequence[int]) -> list[Pair]:
    """Of the rows left over those that share most of what they say, first in order, then wherever they are."""
    if not rows or not columns or len(rows) * len(columns) > _LARGEST:
        return []
    scores = _row_scores([before[row] for row in rows], [after[column] for column in columns])
    found = ordered(scores, _LEAST_ROW)
    for row, column in found:
        scores[row, :] = scores[:, column] = 0.0
    found += assigned(scores, _LEAST_ROW)
    return [(rows[row], columns[column]) for row, column in found]


def _row_scores(before: Sequence[Key], after: Sequence[Key]) -> Scores:
    """The share of equal cells, each weighing by how rare its value is in its column."""
    scores = np.zeros((len(before), len(after)), dtype=np.float32)
    totals = np.zeros_like(scores)
    for number in range(len(before[0])):
        uses = Counter(row[number] for row in (*before, *after))
        numbers = {value: index for index, value in enumerate(uses)}
        weights = np.array([log1p(len(uses) / count) if value else 0.0 for value, count in uses.items()])
        old = np.array([numbers[row[number]] for row in before])
        new = np.array([numbers[row[number]] for row in after])
        scores += np.where(old[:, None] == new[None, :], weights[old][:, None], 0.0).astype(np.float32)
        totals += np.maximum(weights[old][:, None], weights[new][None, :]).astype(np.float32)
    found: Scores = (scores / np.maximum(totals, 1e-6)).astype(np.float32)
    return found
