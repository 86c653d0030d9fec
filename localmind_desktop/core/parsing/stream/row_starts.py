"""Which lines of print begin a row of a table, told by all that speaks for it together. Pure.

Boosted trees (Friedman 2001) over pairs of neighbouring lines: rules and edges of shades between them, their distance
beside the least and the usual distance of the table's lines, which columns they fill, whether the next word would have
fitted on the line above, small letters and figures. They stand in ``resources/tables/rows.json``, fitted on tables
drawn at random (``tests/benchmarks/table_fitting.py``).
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import exp
from typing import Any, NamedTuple

from localmind_desktop.assets import resources
from localmind_desktop.core.parsing.content.ink import Word
from localmind_desktop.core.parsing.stream.row_groups import banded, grouped, rows_by_space
from localmind_desktop.core.parsing.stream.splits import Split, fits_behind

_MOST_COLUMNS = 0.8  # share of the columns of a row
_FEWEST_APART = 3  # rows that space parts
_APART = 1.12  # times the distance of lines within a row: that of two rows
_WIDE_PITCH = 0.85  # the quantile of the distances that is usual between rows


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a table's body, with what tells their distances and columns apart."""

    splits: Sequence[Split]
    parted: tuple[bool, ...]  # per pair of neighbours: a rule or an edge of a shade between them
    gaps: tuple[float, ...]  # between their boxes, in line heights
    least: float
    usual: float
    ends: dict[int, float]  # per column the right end of its longest text
    filled: float  # columns that the middle line fills
    columns: int


def lines_of(splits: Sequence[Split], separators: Sequence[float]) -> Lines:
    """Two lines at least. ``separators`` are the heights of rules and of edges of shades."""
    heights = sorted(separators)
    parted, gaps = [], []
    for above, below in pairwise(splits):
        parted.append(bisect_right(heights, above.row.middle) < bisect_left(heights, below.row.middle))
        height = max(above.row.size, below.row.size, 1.0)
        gaps.append((below.row.middle - above.row.middle) / height)
    ordered = sorted(gaps)
    ends: dict[int, float] = {}
    for split in splits:
        for column, words in split.cells.items():
            ends[column] = max(ends.get(column, 0.0), words[-1].x1)
    counts = sorted([len(split.cells) for split in splits])
    usual = ordered[int(_WIDE_PITCH * (len(ordered) - 1))]
    return Lines(splits, tuple(parted), tuple(gaps), ordered[0], usual, ends, counts[len(counts) // 2], len(ends))


def features(lines: Lines, number: int, held: frozenset[int]) -> list[float]:
    """What tells whether line ``number`` (from 1) begins a row; ``held`` are the columns that the row so far fills."""
    above, here = lines.splits[number - 1], lines.splits[number]
    parted, gap = lines.parted[number - 1], lines.gaps[number - 1]
    share = sum(lines.parted) / len(lines.parted)
    spread = min(1.5, lines.usual - lines.least)
    place = (gap - lines.least) / (spread + 0.15) if spread > 0 else 0.0
    even = float(spread < 0.1)
    common = [column for column in here.cells if column in above.cells]
    fits = sum(fits_behind(above.cells[c], here.cells[c], lines.ends[c]) for c in common)
    small = sum(_is_small(words) for words in here.cells.values()) / len(here.cells)
    figures = len(here.figures) / len(here.cells)
    new = float(any(column not in held for column in here.cells))
    key = float(0 in here.cells)
    count = len(here.cells) / lines.columns
    alone = float(len(here.cells) == 1)
    following = lines.gaps[number] if number < len(lines.gaps) else lines.usual
    return [
        1.0,
        float(parted),
        (1.0 - parted) * share,
        min(2.0, gap - lines.least),
        min(1.5, max(0.0, place)) * float(spread >= 0.1),
        even,
        key,
        key * even,
        key * float(0 in above.cells),
        count,
        (len(here.cells) - lines.filled) / lines.columns,
        new,
        new * key,
        figures,
        small,
        small * key,
        fits / max(1, len(common)),
        (len(common) - fits) / max(1, len(common)),
        float(not common),
        alone * key,
        alone * (1.0 - key),
        even * share,
        float(held == {0}),
        float(held == {0}) * float(len(here.cells) > 1),
        float(held == {0}) * alone * key,
        sum(column in held for column in here.figures) / max(1, len(here.figures)),
        key * float(any(map(str.isdigit, here.texts.get(0, "")))),
        max(-1.0, min(1.0, gap - following)),
        count * key,
        _set_in(above, here),
        key * float(number + 1 < len(lines.splits) and 0 in lines.splits[number + 1].cells),
    ]


def _set_in(above: Split, here: Split) -> float:
    """How much farther in than the one above a key begins, in type sizes; 0 where one has none."""
    if 0 not in here.cells or 0 not in above.cells:
        return 0.0
    first = here.cells[0][0]
    return max(-2.0, min(2.0, (first.x0 - above.cells[0][0].x0) / max(first.size, 1.0)))


def _is_small(words: Sequence[Word]) -> bool:
    first = words[0].text
    return first[:1].islower() and first.rstrip(",;:.)").isalpha() and first.rstrip(",;:.)").islower()


class _Trees(NamedTuple):
    base: float
    trees: list[list[Any]]


@cache
def _fitted() -> _Trees:
    return _Trees(**json.loads((resources() / "tables" / "rows.json").read_text("utf-8")))


def likelihood(values: Sequence[float]) -> float:
    """The probability, 0 to 1, that a row begins."""
    score, trees = _fitted()
    for node in trees:
        while len(node) > 1:
            node = node[2] if values[node[0]] <= node[1] else node[3]
        score += node[0]
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def row_starts(splits: Sequence[Split], separators: Sequence[float]) -> list[float]:
    """Per line the probability that it begins a row, judged from the top down; 1 for the first."""
    if len(splits) < 2:
        return [1.0] * len(splits)
    lines = lines_of(splits, separators)
    held = frozenset(splits[0].cells)
    found = [1.0]
    for number in range(1, len(splits)):
        chance = likelihood(features(lines, number, held))
        found.append(chance)
        held = frozenset(splits[number].cells) | (frozenset() if chance >= 0.5 else held)
    return found


def rows_of(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """Lines gathered into rows: as rules and shades, or the space between them, part them where that is likely, too."""
    if not splits:
        return []
    bands = banded(splits, separators)
    parted, spaced = len(bands) > 1 and are_rows(bands), _is_spaced(splits)
    likely = _likely_rows(splits, separators) if parted or spaced else []  # it takes its time
    if parted and bands == likely:
        return bands
    if len(likely) >= _FEWEST_APART and are_apart(likely) and not any(map(_is_below_band, likely)):
        return likely
    return grouped(splits, separators)


def _is_spaced(splits: Sequence[Split]) -> bool:
    """Whether some lines are farther apart than others."""
    distances = [_pitch(above, below) for above, below in pairwise(splits)]
    return bool(distances) and max(distances) > _APART * min(distances)


def are_apart(rows: Sequence[Sequence[Split]]) -> bool:
    """Whether each row is farther from the next than any of its lines are from each other; some have several lines."""
    within = [_pitch(above, below) for row in rows for above, below in pairwise(row)]
    between = [_pitch(above[-1], below[0]) for above, below in pairwise(rows)]
    return bool(within) and bool(between) and min(between) > _APART * max(within)


def _pitch(above: Split, below: Split) -> float:
    return below.row.middle - above.row.middle


def _is_below_band(row: Sequence[Split]) -> bool:
    """Whether the first line is a name alone, in other type than the key below it: a band's, and no part of the row."""
    first, *rest = row
    below = next((split for split in rest if 0 in split.cells), None)
    return first.filled == {0} and below is not None and first.cells[0][0].bold != below.cells[0][0].bold


def are_rows(bands: Sequence[Sequence[Split]]) -> bool:
    """Whether not more than one line of each has a text in most of its columns."""
    return all(map(_is_row, bands))


def _is_row(band: Sequence[Split]) -> bool:
    columns = len(set().union(*(split.filled for split in band)))
    return sum(len(split.filled) >= max(2, _MOST_COLUMNS * columns) for split in band) <= 1


def likely_rows(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """Lines gathered into rows by what is likely at each of them, or by the space between them."""
    return (rows_by_space(splits) if not separators else []) or _likely_rows(splits, separators)


def _likely_rows(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    rows: list[list[Split]] = []
    for split, chance in zip(splits, row_starts(splits, separators), strict=True):
        if not rows or chance >= 0.5:
            rows.append([])
        rows[-1].append(split)
    return rows
