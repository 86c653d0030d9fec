"""Lines of print gathered into the rows of a table: the parting of the whole body that explains it best. Pure.

A semi-Markov conditional random field (S. Sarawagi and W. Cohen, "Semi-Markov conditional random fields for
information extraction", 2004): each run of lines is scored as a row by what speaks for it and against it — rules and
edges of shades, the white around and within it, which columns it fills, how its cells stand beside each other, whether
a line goes on as the rest of a text does — and dynamic programming finds the best parting. How cells stand in the
height of their rows is one choice for the whole table. The weights stand in ``resources/tables/rows.json``, fitted on
tables drawn at random and on real ones whose rules were taken away (``tests/benchmarks/table_rows.py``).
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import inf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.assets import resources
from localmind_desktop.core.parsing.content.ink import Word
from localmind_desktop.core.parsing.stream.splits import Split, fits_behind

MOST_LINES = 24  # of a row
_HOPELESS = 4  # lines with figures below each other, or with rules between them
_FULL = 0.8  # share of the columns
_USUAL = 0.85  # the quantile of distances that is usual between rows
_CLOSE = 1.3  # times the least distance of lines in a column: within one text
_OPEN_ENDS = (",", "-", "–", "/", "(", "&", "+", "=", "‐", "‑")
_OPENING, _INNER = 20, 18  # values of a row's first line, and of its others together
KEYLESS = _OPENING + _INNER + 3  # the number of the value that tells of a row without a key
_EVEN, _LEAST_SPREAD = (
    0.1,
    0.15,
)  # type sizes: lines that differ less stand evenly; added to what distances are shares of
_FIRST = 9.0  # in place of a distance: nothing of the column stands before
PLACES = 3  # cells begin at the top of their row, stand in its middle, or end at its foot


Numbers = NDArray[np.float64]


class Segment(NamedTuple):
    """A run of lines as a row: what speaks for it, and how far its cells are from standing at top, middle and foot."""

    end: int
    values: list[float]
    places: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class _Entry:
    """What stands in one column of a line."""

    y: float
    figures: bool
    small: bool  # begins as the rest of a sentence does
    open: bool  # ends as no text does
    before: float  # distance to the last entry of the column, in least distances; 9 for the first
    fits: float  # whether its first word would have fitted behind that


@dataclass(frozen=True, slots=True)
class Body:
    """The lines of a table's body, with what tells their distances and columns apart.

    ``gaps`` in type sizes, ``spread`` between the least and the usual one; ``wide``, from 0 to 1.5, how far each is
    beyond the least beside that. ``lead``, the least distance of lines of a column, in points; ``apart``, how far lines
    of a column mostly stand apart, in leads; ``share`` of the lines that rules part; ``keyed``, of those with a key.
    """

    lines: Sequence[dict[int, _Entry]]
    parted: Sequence[bool]
    gaps: Sequence[float]
    wide: Sequence[float]
    lead: float
    spread: float
    columns: int
    share: float
    keyed: float
    apart: float

    @property
    def is_even(self) -> bool:
        return self.spread < _EVEN


def body_of(splits: Sequence[Split], separators: Sequence[float]) -> Body:
    heights = sorted(separators)
    parted, gaps = [False], [0.0]
    for above, below in pairwise(splits):
        parted.append(bisect_right(heights, above.row.middle) < bisect_left(heights, below.row.middle))
        gaps.append((below.row.middle - above.row.middle) / max(above.row.size, below.row.size, 1.0))
    ends: dict[int, float] = {}
    last: dict[int, Split] = {}
    lead = 1e9
    for split in splits:
        for column, words in split.cells.items():
            ends[column] = max(ends.get(column, 0.0), words[-1].x1)
            if column in last:
                lead = min(lead, split.row.middle - last[column].row.middle)
            last[column] = split
    lead = max(lead, 1.0)
    last = {}
    lines = []
    for split in splits:
        lines.append({column: _entry(split, column, last.get(column), ends[column], lead) for column in split.cells})
        last.update(dict.fromkeys(split.cells, split))
    ordered = sorted(gaps[1:])
    least, spread = ordered[0], min(1.5, ordered[int(_USUAL * (len(ordered) - 1))] - ordered[0])
    wide = [min(1.5, max(0.0, (gap - least) / (spread + _LEAST_SPREAD))) if spread >= _EVEN else 0.0 for gap in gaps]
    befores = sorted([entry.before for line in lines for entry in line.values() if entry.before < _FIRST])
    apart = befores[int(_USUAL * (len(befores) - 1))] if befores else 1.0
    return Body(
        lines,
        parted,
        gaps,
        wide,
        lead,
        spread,
        len(ends),
        sum(parted) / max(1, len(splits) - 1),
        sum(0 in line for line in lines) / len(lines),
        min(3.0, apart) - 1.0,
    )


def _entry(split: Split, column: int, above: Split | None, end: float, lead: float) -> _Entry:
    words = split.cells[column]
    text = split.texts[column]
    return _Entry(
        split.row.middle,
        column in split.figures,
        _is_small(words),
        text.endswith(_OPEN_ENDS),
        min(8.0, (split.row.middle - above.row.middle) / lead) if above else _FIRST,
        float(fits_behind(above.cells[column], words, end)) if above else 0.0,
    )


def _is_small(words: Sequence[Word]) -> bool:
    first = words[0].text
    return first[:1].islower() and first.rstrip(",;:.)").isalpha() and first.rstrip(",;:.)").islower()


def _opening(body: Body, number: int) -> list[float]:
    """What speaks at the first line of a row, beside the line above it."""
    if number == 0:
        return [0.0] * _OPENING
    line = body.lines[number]
    parted, wide = float(body.parted[number]), body.wide[number]
    even = float(body.is_even)
    key = float(0 in line)
    close = [entry for entry in line.values() if entry.before <= _CLOSE]
    near = min([entry.before for entry in line.values()])
    small = sum(entry.small for entry in line.values()) / len(line)
    fits = sum(entry.fits for entry in close) / max(1, len(close))
    above = body.lines[number - 1]
    figures = sum(entry.figures for entry in line.values()) / len(line)
    hangs = sum(above[column].open for column in line if column in above) / len(line)
    return [
        1.0,
        parted,
        (1.0 - parted) * body.share,
        wide,
        max(0.0, wide - 0.5),
        even,
        key,
        key * float(0 in above),
        key * even,
        1.0 - key,
        float(0 in line and line[0].small),
        small,
        fits,
        float(not close),
        min(2.0, near - 1.0) if near < _FIRST else 1.0,
        min(2.0, max(0.0, near - 1.0) / (body.apart + 0.1)) if near < _FIRST else 1.0,
        hangs,
        len(line) / body.columns,
        figures,
        figures * (1.0 - key),
    ]


def segments(body: Body, first: int) -> list[Segment]:
    """The rows that may begin with a line."""
    opening = _opening(body, first)
    found: list[Segment] = []
    blocks: dict[int, tuple[float, float]] = {}  # per column the heights of its first and last lines
    inner = [0.0] * _INNER
    most, full, stacked, crossed = 0.0, 0, 0, 0
    for number in range(first, min(len(body.lines), first + MOST_LINES)):
        line = body.lines[number]
        if number > first:
            crossed += body.parted[number]
            stacked += _add_inner(body, number, line, blocks, inner)
            most = max(most, body.gaps[number])
        full += len(line) >= _FULL * body.columns
        for column, entry in line.items():
            blocks[column] = (blocks[column][0] if column in blocks else entry.y, entry.y)
        values, places = _whole(body, first, number + 1, blocks, most, full)
        found.append(Segment(number + 1, [*opening, *inner, *values], places))
        if stacked >= _HOPELESS or crossed >= _HOPELESS or full >= _HOPELESS:
            break
    return found


def _add_inner(
    body: Body, number: int, line: dict[int, _Entry], blocks: dict[int, tuple[float, float]], inner: list[float]
) -> int:
    """Counts what a further line says; the number of its figures below others."""
    wide = body.wide[number]
    parted = float(body.parted[number])
    common = [column for column in line if column in blocks]
    inside = [column for column in common if line[column].before < _FIRST]
    figures = sum(line[column].figures for column in common)
    above = body.lines[number - 1]
    key = 0 in line
    again = key and 0 in blocks
    inner[0] += 1.0
    inner[1] += parted
    inner[2] += wide
    inner[3] += max(0.0, wide - 0.5)
    inner[4] += float(again)
    inner[5] += float(again and line[0].fits)
    inner[6] += float(again and not line[0].small)
    inner[7] += float(key and not again)
    inner[8] += min(2.0, figures)
    inner[9] += sum(line[column].fits for column in inside) / max(1, len(inside))
    inner[10] += sum(line[column].small for column in common) / len(line)
    inner[11] += sum(above[column].open for column in common if column in above) / len(line)
    inner[12] += sum(min(2.0, max(0.0, line[c].before - _CLOSE)) for c in inside) / max(1, len(inside))
    inner[13] += (len(line) - len(common)) / body.columns
    inner[14] += len(line) / body.columns
    inner[15] += body.share * (1.0 - parted)
    inner[16] += float(again and line[0].before > _CLOSE)
    inner[17] += float(body.is_even and again)
    return figures > 0


def _whole(
    body: Body, first: int, end: int, blocks: dict[int, tuple[float, float]], most: float, full: int
) -> tuple[list[float], tuple[float, float, float]]:
    lines = end - first
    several = float(lines > 1)
    before = body.gaps[first] if first else inf
    after = body.gaps[end] if end < len(body.gaps) else inf
    out = min(before, after)
    contrast = max(-1.0, min(1.0, (out - most) / (body.spread + _LEAST_SPREAD))) if several and out < inf else 0.0
    tops = [top for top, _ in blocks.values()]
    feet = [foot for _, foot in blocks.values()]
    top, foot = min(tops), max(feet)
    count, lead = len(blocks), body.lead
    places = (
        min(3.0, sum(tops) / count - top) / lead if several else 0.0,
        min(3.0, sum(abs(a + b - top - foot) for a, b in zip(tops, feet, strict=True)) / 2 / count / lead),
        min(3.0, (foot - sum(feet) / count) / lead),
    )
    key = 0 in blocks
    values = [
        several,
        min(0.0, contrast),
        max(0.0, contrast),
        float(not key),
        float(not key) * (1.0 - body.keyed),
        float(not key and count == 1),
        float(key and count == 1),
        float(key and count == 1) * several,
        count / body.columns,
        float(full > 1),
        max(0.0, full - 1.0),
        several * float(body.is_even),
        several * body.keyed,
    ]
    return values, places


def rows_of(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """Lines gathered into rows. ``separators`` are the heights of rules and of edges of shades."""
    if len(splits) < 2:
        return [[split] for split in splits]
    ends = _parting(body_of(splits, separators), _fitted())
    return [list(splits[start:end]) for start, end in pairwise([0, *ends])]


class _Network(NamedTuple):
    """What a run of lines is worth as a row: a line and a hidden layer over its values, each by mean and scale, and
    per way of the table what its cells' distance from their place, and a row without a key, add."""

    mean: Numbers
    scale: Numbers
    linear: Numbers
    hidden: Numbers
    bias: Numbers
    out: Numbers
    places: Numbers
    keys: Numbers

    def scores(self, found: Sequence[Segment]) -> Numbers:
        """Per way and run of lines."""
        values = np.array([one.values for one in found])
        known = (values - self.mean) / self.scale
        alike = known @ self.linear + np.maximum(known @ self.hidden.T + self.bias, 0.0) @ self.out
        places = np.array([one.places for one in found])
        ways = [places[:, way % PLACES] * weight for way, weight in enumerate(self.places)]
        scores: Numbers = alike + np.array(ways) + np.outer(self.keys, values[:, KEYLESS])
        return scores


@cache
def _fitted() -> _Network:
    held = json.loads((resources() / "tables" / "rows.json").read_text("utf-8"))
    return _Network(**{name: np.array(numbers) for name, numbers in held.items()})


def _parting(body: Body, network: _Network) -> list[int]:
    """The ends of the rows, in lines, of the parting that scores best over all ways of the table."""
    found = [(first, run) for first in range(len(body.lines)) for run in segments(body, first)]
    scores = network.scores([run for _, run in found])
    runs = [(first, run.end) for first, run in found]
    return max(best_parting(len(body.lines), runs, own) for own in scores.tolist())[1]


def best_parting(lines: int, runs: Sequence[tuple[int, int]], scores: Sequence[float]) -> tuple[float, list[int]]:
    """The best score and the ends of its rows; ``runs`` in the order of their first lines, each with its end."""
    best = [0.0] + [-inf] * lines
    back = [0] * (lines + 1)
    for (first, end), score in zip(runs, scores, strict=True):
        total = best[first] + score
        if total > best[end]:
            best[end], back[end] = total, first
    ends, at = [], lines
    while at:
        ends.append(at)
        at = back[at]
    return best[lines], ends[::-1]
