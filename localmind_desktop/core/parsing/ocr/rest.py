"""The ink that recognition left behind, moved together: a program that reads a picture takes its time by the area."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.core.parsing.ocr.picture import DPI, Grey
from localmind_desktop.core.parsing.ocr.words import Found, FoundLine

_DARK, _LEAST_DARK = 128, 100  # greys, and pixels as dark: a small letter, without which there is nothing to read
_PALE, _LEAST_INK = 224, 50  # ... of pale letters, read along with others: more than a dot
_CELL = 16  # pixels: what is in touching cells, or in such with one between, belongs together
_AROUND = 4 * _CELL  # pixels of paper that are kept around ink: words stay as far apart as tells them apart
_POINTS = 72 / DPI  # in a pixel


class Rest(NamedTuple):
    """What is left of a picture, and from which of its rows and columns each row and column comes."""

    grey: Grey
    rows: NDArray[np.int64]
    columns: NDArray[np.int64]

    def whole(self, lines: Iterable[FoundLine]) -> list[FoundLine]:
        """Lines that were found in the rest, with their places in the picture."""
        return [self._placed(line) for line in lines]

    def _placed(self, line: FoundLine) -> FoundLine:
        words = tuple(self._moved(word) for word in line.words)
        return replace(line, words=words, left=_from(self.columns, line.left), base=_from(self.rows, line.base))

    def _moved(self, word: Found) -> Found:
        x0, x1 = _from(self.columns, word.x0), _from(self.columns, word.x1)
        return word._replace(x0=x0, y0=_from(self.rows, word.y0), x1=x1, y1=_from(self.rows, word.y1))


def rest_of(grey: Grey) -> Rest | None:
    """What is left in a picture, without specks and without the paper between; None where that is nothing."""
    if np.count_nonzero(grey < _DARK) < _LEAST_DARK:
        return None
    kept = _without_specks(_cells(grey < _PALE))
    if not kept.any():
        return None
    cells = _grown(kept)
    rows, columns = (_near(np.asarray(cells.any(axis=1 - axis)), grey.shape[axis]) for axis in (0, 1))
    ink = np.where(cells[np.ix_(rows // _CELL, columns // _CELL)], grey[np.ix_(rows, columns)], np.uint8(255))
    return Rest(ink, rows, columns)


def _cells(dark: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Dark pixels in each of the squares that cover a picture."""
    padded = np.pad(dark, [(0, -size % _CELL) for size in dark.shape])
    height, width = padded.shape
    of_rows = padded.reshape(height // _CELL, _CELL, width).sum(axis=1, dtype=np.uint8)
    return np.asarray(of_rows.reshape(len(of_rows), width // _CELL, _CELL).sum(axis=2), dtype=np.int64)


def _without_specks(cells: NDArray[np.int64]) -> NDArray[np.bool_]:
    """The cells of groups that hold as much ink as a letter."""
    kept = np.zeros(cells.shape, dtype=np.bool_)
    left = {(int(row), int(column)) for row, column in np.argwhere(cells)}
    reach = [(down, right) for down in range(-2, 3) for right in range(-2, 3)]
    while left:
        group = [left.pop()]
        for row, column in group:  # grows while it is gone through
            near = [place for down, right in reach if (place := (row + down, column + right)) in left]
            left.difference_update(near)
            group += near
        places = tuple(np.array(group).T)
        kept[places] = cells[places].sum() >= _LEAST_INK
    return kept


def _grown(cells: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """With the cells around: the pale edges of letters are not counted as dark."""
    framed = np.pad(cells, 1)
    height, width = cells.shape
    parts = [framed[down : down + height, right : right + width] for down in range(3) for right in range(3)]
    return np.asarray(np.logical_or.reduce(parts))


def _near(inked: NDArray[np.bool_], size: int) -> NDArray[np.int64]:
    """The numbers of the rows, or columns, of cells with ink and of those around them, of ``size`` in the picture."""
    around = _AROUND // _CELL
    framed = np.pad(inked, around)
    near = np.logical_or.reduce([framed[step : step + len(inked)] for step in range(2 * around + 1)])
    return np.flatnonzero(np.repeat(near, _CELL)[:size])


def _from(places: NDArray[np.int64], points: float) -> float:
    """Where in the picture that is which is at ``points`` in the rest."""
    pixel = points / _POINTS
    whole = min(max(int(pixel), 0), len(places) - 1)
    return float(places[whole] + pixel - whole) * _POINTS
