"""Grids without rulings, made of shaded cells with narrow gaps or a change of shade between them. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.core.model import Box, enclosing
from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.lattice.rulings import Frame, covered, edges
from localmind_desktop.core.parsing.stream.columns import text_rows

_FEWEST, _MOST = 6, 800  # tiles of a grid; filled areas of a page, of which more are a drawing
_SMALLEST = 6.0  # points: the least width and height of a cell
_TOUCH = 0.7  # points between areas of one shade that make one cell together, if they touch for `_SMALLEST` at least
_GAP = 5.0  # points between two cells
_FULL = 0.9  # share of its outline's box that a cell made of several areas fills
_TILED = 0.7  # share of its box that the tiles of a grid cover
_SHARED = 0.6  # share of the inner edges' length along which tiles end: in a mosaic each edge is that of few tiles
_WIDE_GAP = 1.2  # times the type size: a wider one within a line parts columns
_GAPPED = 0.2  # share of the cells that may have such a gap

Boxes = NDArray[np.float64]
Pairs = NDArray[np.bool_]


def tile_frames(fills: Sequence[Fill]) -> list[Frame]:
    """The outlines of shaded cells that stand in rows and columns, as if they were ruled."""
    if not _FEWEST <= len(fills) <= _MOST:
        return []
    tiles = _tiles(fills)
    if len(tiles) < _FEWEST:
        return []
    groups = _components(_are_neighbours(np.array(tiles)))
    found = (_outlines([tiles[index] for index in group]) for group in groups if len(group) >= _FEWEST)
    return [frame for frame in found if frame is not None]


def is_whole(grid: Grid) -> bool:
    """Whether the shaded areas are the cells, and no stripes or marks behind columns of words."""
    held = [cell for cell in grid.cells if cell.words]
    gapped = sum(any(len(line.runs) > 1 for line in text_rows(cell.words, _WIDE_GAP)) for cell in held)
    return gapped <= _GAPPED * len(held)


def _tiles(fills: Sequence[Fill]) -> list[Box]:
    """The shaded cells: areas of one shade that touch are one, as the lines and the margins of a cell are."""
    boxes = np.array([fill.box for fill in fills])
    shades = np.array([fill.shade for fill in fills])
    alike = np.abs(shades[:, None] - shades[None, :]) < 0.01
    grounds = (_holding(boxes) & ~alike).sum(axis=1) >= 2  # the page's, or a table's
    apart = _apart(boxes)
    touching = (apart.max(axis=0) <= _TOUCH) & (apart.min(axis=0) <= -_SMALLEST)
    joined = touching & alike & ~grounds[:, None] & ~grounds[None, :]
    tiles: list[Box] = []
    for group in _components(joined):
        members = [fills[index].box for index in group if not grounds[index]]
        if not members:
            continue
        outline = enclosing(members)
        tiles += [outline] if sum(map(_area, members)) >= _FULL * _area(outline) else members
    return [tile for tile in tiles if min(tile.x1 - tile.x0, tile.y1 - tile.y0) >= _SMALLEST]


def _holding(boxes: Boxes) -> Pairs:
    """Whether each box holds each other one."""
    low, high = boxes[:, None, :], boxes[None, :, :]
    starts, ends = low[..., :2] <= high[..., :2] + 1, low[..., 2:] >= high[..., 2:] - 1
    return np.asarray(starts.all(axis=2) & ends.all(axis=2))


def _apart(boxes: Boxes) -> Boxes:
    """The space between each two boxes across and down, negative where they overlap: 2 × boxes × boxes."""
    starts = np.maximum(boxes[:, None, :2], boxes[None, :, :2])
    ends = np.minimum(boxes[:, None, 2:], boxes[None, :, 2:])
    return np.moveaxis(starts - ends, 2, 0)


def _are_neighbours(boxes: Boxes) -> Pairs:
    """Whether each two tiles stand side by side, or one below the other, with a narrow gap between them."""
    across, down = _apart(boxes)
    widths, heights = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    beside = (np.abs(across) <= _GAP) & (-down > 0.5 * np.minimum(heights[:, None], heights[None, :]))
    below = (np.abs(down) <= _GAP) & (-across > 0.5 * np.minimum(widths[:, None], widths[None, :]))
    return np.asarray(beside | below)


def _components(linked: Pairs) -> list[list[int]]:
    """The numbers of those that are linked, directly or over others."""
    waiting = np.ones(len(linked), dtype=bool)
    groups = []
    for first in range(len(linked)):
        if not waiting[first]:
            continue
        reached = np.zeros(len(linked), dtype=bool)
        fresh = reached.copy()
        fresh[first] = True
        while fresh.any():
            reached |= fresh
            fresh = linked[fresh].any(axis=0) & ~reached
        waiting &= ~reached
        groups.append(np.flatnonzero(reached).tolist())
    return groups


def _outlines(tiles: list[Box]) -> Frame | None:
    """The tiles' sides, moved into the middle of the gaps; None where they do not stand in rows and columns."""
    box = enclosing(tiles)
    xs = edges([x for tile in tiles for x in (tile.x0, tile.x1)], _GAP)
    ys = edges([y for tile in tiles for y in (tile.y0, tile.y1)], _GAP)
    if min(len(xs), len(ys)) < 3 or sum(map(_area, tiles)) < _TILED * _area(box):
        return None
    horizontal, vertical = set(), set()
    for tile in tiles:
        left, right = (_nearest(xs, x) for x in (tile.x0, tile.x1))
        top, bottom = (_nearest(ys, y) for y in (tile.y0, tile.y1))
        horizontal |= {Stroke(top, left, right), Stroke(bottom, left, right)}
        vertical |= {Stroke(left, top, bottom), Stroke(right, top, bottom)}
    if min(_shared(vertical, xs, ys), _shared(horizontal, ys, xs)) < _SHARED:
        return None
    return Frame(tuple(sorted(horizontal)), tuple(sorted(vertical)))


def _shared(sides: Collection[Stroke], places: Sequence[float], across: Sequence[float]) -> float:
    """The share of their length that the inner edges at ``places`` are sides of tiles."""
    shares = [covered([s for s in sides if s.at == place], across[0], across[-1]) for place in places[1:-1]]
    return sum(shares) / len(shares)


def _nearest(values: Sequence[float], value: float) -> float:
    return min(values, key=lambda other: abs(other - value))


def _area(box: Box) -> float:
    return (box.x1 - box.x0) * (box.y1 - box.y0)
