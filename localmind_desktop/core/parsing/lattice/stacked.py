"""Frames whose rows no rule parts: rules between the columns alone, or none within. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.lattice.rulings import Frame
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.rows import rows_of
from localmind_desktop.core.parsing.stream.splits import split_row
from localmind_desktop.core.parsing.stream.unruled import separators
from localmind_desktop.core.parsing.stream.zones import Zone

_FEWEST = 3  # rows
_SEVERAL = 0.9  # share of the rows with entries in two columns, and of those with one in the first
_AT_EDGE = 3.0  # points that a rule may lie beside the side of its frame


def stacked_zone(grid: Grid, fills: Sequence[Fill]) -> Zone | None:
    """A grid of which one ruled row holds most of the lines, which are several rows; None for any other."""
    if grid.columns < 2:
        return None
    largest = max(range(grid.rows), key=lambda row: grid.ys[row + 1] - grid.ys[row])
    if largest > 1 or grid.rows - 1 - largest > _has_sum(grid):
        return None
    top, bottom = grid.ys[largest : largest + 2]
    words = [word for cell in grid.held for word in cell.words if top < word.middle[1] < bottom]
    if any(word.turn for word in words) or len({word.run for word in words}) < 2 * _FEWEST:
        return None
    splits = [split_row(row, grid.xs) for row in text_rows(words)]
    if len(splits) < _FEWEST:
        return None
    box = Box(grid.xs[0], top, grid.xs[-1], bottom)
    groups = rows_of(splits, separators(box, (), fills))
    filled = [set().union(*(split.filled for split in group)) for group in groups]
    bands = sum(above == {0} and len(below) > 1 for above, below in pairwise(filled))
    several = sum(len(columns) > 1 for columns in filled)
    keyed = sum(0 in group[0].filled for group in groups)
    if min(several, keyed - bands) < max(_FEWEST, _SEVERAL * (len(groups) - bands)):
        return None
    held = tuple([word for cell in grid.held for word in cell.words])
    return Zone(grid.box, held, grid.xs, head=grid.ys[largest] if largest else None)


def _has_sum(grid: Grid) -> bool:
    """Whether a rule sets off a last line."""
    return all(len(cell.lines) == 1 for cell in grid.held if cell.row == grid.rows - 1)


def is_outer(frame: Frame, box: Box) -> bool:
    """Whether no rule parts a frame with that ``box`` but from side to side, as between a header and its rows."""
    return all(min(rule.at - box.x0, box.x1 - rule.at) <= _AT_EDGE for rule in frame.vertical) and all(
        max(rule.start - box.x0, box.x1 - rule.end) <= _AT_EDGE for rule in frame.horizontal
    )


def outer_zone(box: Box, words: Sequence[Word]) -> Zone | None:
    """The ``words`` in such a frame, which may be a table; None where they cannot."""
    if len(words) < 2 * _FEWEST or any(word.turn for word in words):
        return None
    return Zone(box, tuple(words), certain=False)
