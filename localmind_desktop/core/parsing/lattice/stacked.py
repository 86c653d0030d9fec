"""Whether a ruled grid has rules between its columns alone, and its rows stand within one of its cells. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.row_starts import likely_rows
from localmind_desktop.core.parsing.stream.splits import split_row
from localmind_desktop.core.parsing.stream.unruled import separators

_FEWEST = 3  # rows
_MOST_RULED = 2  # rows of a grid that may be parted so
_SEVERAL = 0.9  # share of the rows with entries in two columns, and of those with one in the first


def is_stacked(grid: Grid, fills: Sequence[Fill]) -> bool:
    """Whether one ruled row holds most of the lines, and these are several rows."""
    if not 1 <= grid.rows <= _MOST_RULED or grid.columns < 2:
        return False
    largest = max(range(grid.rows), key=lambda row: grid.ys[row + 1] - grid.ys[row])
    words = [word for cell in grid.held for word in cell.words if cell.row <= largest < cell.row + cell.rows]
    if any(word.turn for word in words) or len({word.run for word in words}) < 2 * _FEWEST:
        return False
    splits = [split_row(row, grid.xs) for row in text_rows(words)]
    if len(splits) < _FEWEST:
        return False
    box = Box(grid.xs[0], grid.ys[largest], grid.xs[-1], grid.ys[largest + 1])
    groups = likely_rows(splits, separators(box, (), fills))
    several = sum(len(set().union(*(split.filled for split in group))) > 1 for group in groups)
    keyed = sum(0 in group[0].filled for group in groups)
    return len(groups) >= _FEWEST and min(several, keyed) >= _SEVERAL * len(groups)
