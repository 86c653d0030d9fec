"""Raw strokes made into rulings, and rulings into the frames that they form. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter

import numpy as np

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Stroke

_SAME_LINE = 1.5  # points that strokes of one ruling may lie apart
_STROKE_GAP = 3.0  # points that may be missing between two strokes of one ruling
_DOT_GAP = 5.0  # ... between the dots of a dotted one
_SHORTEST = 7.0  # points: what is shorter is no ruling
_MOST = 2500  # rulings of one page; more are a drawing
_PLACE = attrgetter("at")
_TOUCH = 3.5  # points that two rulings may miss each other by where they meet


@dataclass(frozen=True, slots=True)
class Frame:
    """Rulings that touch each other."""

    horizontal: tuple[Stroke, ...]
    vertical: tuple[Stroke, ...]

    @property
    def box(self) -> Box:
        xs = [v.at for v in self.vertical] + [x for h in self.horizontal for x in (h.start, h.end)]
        ys = [h.at for h in self.horizontal] + [y for v in self.vertical for y in (v.start, v.end)]
        return Box(min(xs), min(ys), max(xs), max(ys))


def rulings(strokes: Iterable[Stroke]) -> list[Stroke]:
    """Strokes on one line that follow each other become one; what stays short is dropped."""
    found: list[Stroke] = []
    row: list[Stroke] = []
    for stroke in sorted(strokes):
        if row and stroke.at - row[0].at > _SAME_LINE:
            found += _chained(row)
            row = []
        row.append(stroke)
    found += _chained(row)
    return [stroke for stroke in found if stroke.end - stroke.start >= _SHORTEST]


def _chained(row: list[Stroke]) -> list[Stroke]:
    chains: list[Stroke] = []
    for stroke in sorted(row, key=lambda s: s.start):
        last = chains[-1] if chains else None
        dotted = stroke.end - stroke.start <= 4 and last is not None
        if last is not None and stroke.start <= last.end + (_DOT_GAP if dotted else _STROKE_GAP):
            longer = last if last.end - last.start >= stroke.end - stroke.start else stroke
            chains[-1] = Stroke(longer.at, last.start, max(last.end, stroke.end), max(last.width, stroke.width))
        else:
            chains.append(stroke)
    return chains


def frames(horizontal: Sequence[Stroke], vertical: Sequence[Stroke]) -> tuple[list[Frame], list[Stroke]]:
    """The frames that rulings form, and the horizontal rulings that no vertical one touches."""
    if not horizontal or not vertical or max(len(horizontal), len(vertical)) > _MOST:
        return [], list(horizontal[:_MOST])
    h = np.array([stroke[:3] for stroke in horizontal])
    v = np.array([stroke[:3] for stroke in vertical])
    touching = (
        (h[:, 1:2] - _TOUCH <= v[None, :, 0])
        & (v[None, :, 0] <= h[:, 2:3] + _TOUCH)
        & (v[None, :, 1] - _TOUCH <= h[:, 0:1])
        & (h[:, 0:1] <= v[None, :, 2] + _TOUCH)
    )
    found = []
    touched = np.any(touching, axis=1).tolist()
    seen = np.zeros(len(horizontal), dtype=bool)
    for first in range(len(horizontal)):
        if not touched[first] or seen[first]:
            continue
        rows = np.zeros(len(horizontal), dtype=bool)
        rows[first] = True
        while True:
            columns = touching[rows].any(axis=0)
            wider = rows | touching[:, columns].any(axis=1)
            if (wider == rows).all():
                break
            rows = wider
        seen |= rows
        found.append(
            Frame(
                tuple(horizontal[i] for i in np.flatnonzero(rows).tolist()),
                tuple(vertical[i] for i in np.flatnonzero(columns).tolist()),
            )
        )
    return found, [stroke for stroke, touches in zip(horizontal, touched, strict=True) if not touches]


def near(strokes: Sequence[Stroke], place: float, apart: float) -> Sequence[Stroke]:
    """Those of the strokes, which are sorted by place, that lie at most ``apart`` from ``place``."""
    first = bisect_left(strokes, place - apart, key=_PLACE)
    return strokes[first : bisect_right(strokes, place + apart, lo=first, key=_PLACE)]


def edges(values: Iterable[float], apart: float) -> list[float]:
    """Positions with those closer than ``apart`` to the one before taken together."""
    found: list[list[float]] = []
    for value in sorted(values):
        if found and value - found[-1][-1] <= apart and value - found[-1][0] <= 2 * apart:
            found[-1].append(value)
        else:
            found.append([value])
    return [sum(group) / len(group) for group in found]


def covered(strokes: Iterable[Stroke], start: float, end: float) -> float:
    """The share of ``start`` to ``end`` that the strokes cover together."""
    if end <= start:
        return 0.0
    return sum(max(0.0, min(high, end) - max(low, start)) for low, high in stretches(strokes)) / (end - start)


def stretches(strokes: Iterable[Stroke]) -> list[tuple[float, float]]:
    """Where the strokes rule their line together: starts and ends, in order, those that touch made one."""
    found: list[tuple[float, float]] = []
    for start, end in sorted([(stroke.start, stroke.end) for stroke in strokes]):
        if found and start <= found[-1][1]:
            if end > found[-1][1]:
                found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found
