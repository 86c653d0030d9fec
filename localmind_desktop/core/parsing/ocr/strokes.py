"""Rulings in a picture: long thin runs of dark pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.core.parsing.content.ink import Stroke
from localmind_desktop.core.parsing.ocr.picture import DPI, Grey

_POINT = DPI / 72  # pixels
_LONG = round(30 * _POINT)  # pixels of a run that is a ruling by itself
_SHORT = round(9 * _POINT)  # ... that is one where it leads from ruling to ruling
_THIN = round(3.2 * _POINT)  # pixels across
_REACH = 1  # pixels that a short ruling may end before another: its ink goes on into that
_STRAIGHT = 0.9  # of a short ruling that lies in one row of pixels: brackets are bent
_CLEAR = 0.25  # share of a ruling beside which there may be ink: rows of letters have more
_BESIDE = round(1.5 * _POINT)  # pixels
_MOST_RUNS = 40_000  # a picture with more is a photograph
_MARGIN = 2  # pixels beside a ruling that smoothing has greyed, and a third of its thickness
_CONTRAST = 0.08  # of that between ink and paper: thin rulings are paler than letters
_SAME = 0.5  # share that runs of one ruling have in common


class _Ruling(NamedTuple):
    """Dark pixels, rows ``top`` to ``bottom`` and columns ``start`` to ``end``, without the last; of a vertical one
    the other way around."""

    top: int
    bottom: int
    start: int
    end: int
    longest: int

    @property
    def length(self) -> int:
        return self.end - self.start

    @property
    def thickness(self) -> int:
        return self.bottom - self.top


class Ruled(NamedTuple):
    """The rulings of a picture in points, and the picture without them."""

    horizontal: tuple[Stroke, ...]
    vertical: tuple[Stroke, ...]
    bare: Grey


def ruled(ink: Grey) -> Ruled:
    """The rulings of a picture that is dark on white.

    Recognition takes rulings for letters, and letters beside them for a part of these.
    """
    dark = ink < 255 * (1 - _CONTRAST)
    across, down = _connected(_rulings(dark), _rulings(dark.T))
    without = ink.copy()
    for ruling in across:
        _erase(without, ruling, dark)
    for ruling in down:
        _erase(without.T, ruling, dark.T)
    return Ruled(tuple(map(_stroke, across)), tuple(map(_stroke, down)), without)


def _rulings(dark: NDArray[np.bool_]) -> list[_Ruling]:
    """Runs along the rows, those that lie upon each other made one; thick ones are areas and left out."""
    rows, starts, ends = _runs(dark)
    if len(rows) > _MOST_RUNS:
        return []
    open_runs: list[_Ruling] = []
    found: list[_Ruling] = []
    for row, start, end in zip(rows.tolist(), starts.tolist(), ends.tolist(), strict=True):
        if open_runs and open_runs[0].bottom < row:
            found += [run for run in open_runs if run.bottom < row]
            open_runs = [run for run in open_runs if run.bottom >= row]
        place = next((n for n, run in enumerate(open_runs) if _goes_on(run, start, end)), None)
        if place is None:
            open_runs.append(_Ruling(row, row + 1, start, end, end - start))
        else:
            run = open_runs.pop(place)
            reach = min(run.start, start), max(run.end, end)
            open_runs.append(_Ruling(run.top, row + 1, *reach, max(run.longest, end - start)))
    return [run for run in (*found, *open_runs) if run.thickness <= _THIN and _is_clear(run, dark)]


def _goes_on(run: _Ruling, start: int, end: int) -> bool:
    """Whether the pixels of the next row are of the same ruling, not of a letter that touches it."""
    return min(run.end, end) - max(run.start, start) >= _SAME * max(run.longest, end - start)


def _is_clear(run: _Ruling, dark: NDArray[np.bool_]) -> bool:
    """Whether there is paper on either side of a run, as beside a ruling."""
    sides = (dark[max(0, run.top - _BESIDE) : run.top], dark[run.bottom : run.bottom + _BESIDE])
    return all(not len(side) or side[:, run.start : run.end].mean(axis=1).min() <= _CLEAR for side in sides)


def _runs(dark: NDArray[np.bool_]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Row, start and end of every run that is not too short."""
    framed = np.pad(dark, ((0, 0), (1, 1)))
    flat, width = framed.ravel(), framed.shape[1]
    edges = np.flatnonzero(flat[1:] != flat[:-1])  # before each run, and at its last pixel
    starts, ends = edges[::2], edges[1::2]
    long = ends - starts >= _SHORT
    rows, starts = np.divmod(starts[long], width)
    return rows, starts, ends[long] % width


def _connected(across: Sequence[_Ruling], down: Sequence[_Ruling]) -> tuple[list[_Ruling], list[_Ruling]]:
    """Without short ones, which are strokes of letters, that do not end at rulings of the other direction."""
    long_across = [run for run in across if run.length >= _LONG]
    long_down = [run for run in down if run.length >= _LONG]
    short_across = [run for run in across if run.length < _LONG and _is_between(run, long_down)]
    short_down = [run for run in down if run.length < _LONG and _is_between(run, long_across)]
    return long_across + short_across, long_down + short_down


def _is_between(run: _Ruling, others: Sequence[_Ruling]) -> bool:
    """Whether ``run`` is straight and both its ends lie on rulings of the other direction."""
    if run.longest < _STRAIGHT * run.length:
        return False
    crossing = [o for o in others if o.start - _REACH <= run.top and run.bottom <= o.end + _REACH]
    return all(
        any(other.top - _REACH <= end <= other.bottom + _REACH for other in crossing) for end in (run.start, run.end)
    )


def _erase(grey: Grey, run: _Ruling, dark: NDArray[np.bool_]) -> None:
    """Put white in the ruling's place, and in its grey margins where no letter reaches into them."""
    margin = _MARGIN + run.thickness // 3
    top, bottom = max(0, run.top - margin), min(len(grey), run.bottom + margin)
    columns = slice(max(0, run.start - margin), run.end + margin)
    clear = ~(dark[max(0, top - 1), columns] | dark[min(len(dark) - 1, bottom), columns])
    for row in range(top, bottom):
        if run.top <= row < run.bottom:
            grey[row, columns] = 255
        else:
            grey[row, columns][clear] = 255


def _stroke(run: _Ruling) -> Stroke:
    return Stroke((run.top + run.bottom) / 2 / _POINT, run.start / _POINT, run.end / _POINT, run.thickness / _POINT)
