"""Which words of a picture are set in bold type: those whose strokes are thicker than most of the page."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.ocr.picture import DPI, Grey

_DARK = 128  # greys below are ink
_BOLD = 1.3  # times as thick as usual, which is 1.5 times in most type
_LEAST_RUNS = 12  # rows of pixels across strokes, by which the thickness of these is told


def bold_ones(words: Sequence[tuple[Box, float]], grey: Grey) -> list[bool]:
    """Whether each of the words, told by its box and type size in points, is bold."""
    dark = grey < _DARK
    weights = np.array([_weight(box, dark) / size if size else 0.0 for box, size in words])
    told = weights[weights > 0]
    if not len(told):
        return [False] * len(words)
    return [bool(heavy) for heavy in weights > _BOLD * float(np.median(told))]


def _weight(box: Box, dark: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> float:
    """The usual length in pixels of a run of ink along the rows of a word; 0 where there are too few."""
    x0, y0, x1, y1 = (max(0, round(value * DPI / 72)) for value in box)
    part = dark[y0:y1, x0:x1]
    edges = np.diff(np.pad(part, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    runs = np.nonzero(edges.ravel() == -1)[0] - np.nonzero(edges.ravel() == 1)[0]
    return float(np.median(runs)) if len(runs) >= _LEAST_RUNS else 0.0
