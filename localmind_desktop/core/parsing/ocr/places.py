"""The way from a picture of a page, turned, levelled and scaled, back to the page itself. Pure."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from localmind_desktop.core.model import Box, Fragment, Line, PageRead, Place, Row


class Way(NamedTuple):
    """A matrix from points of the picture to those of the page: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    @property
    def scale(self) -> float:
        """Points of the page in one of the picture."""
        return math.hypot(self.a, self.b)

    def box(self, box: Box) -> Box:
        """The smallest box on the page around one of the picture."""
        xs = [self.a * x + self.c * y + self.e for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
        ys = [self.b * x + self.d * y + self.f for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
        return Box(min(xs), min(ys), max(xs), max(ys))


def on_page(read: PageRead, way: Way, width: float, height: float) -> PageRead:
    """What was read in a picture, with its places on the page, which is ``width`` by ``height``."""
    blocks = (
        replace(block, lines=tuple(Line(line.text, way.box(line.box)) for line in block.lines)) for block in read.blocks
    )
    fragments = (_fragment(fragment, way) for fragment in read.fragments)
    return replace(read, width=width, height=height, blocks=tuple(blocks), fragments=tuple(fragments))


def _fragment(fragment: Fragment, way: Way) -> Fragment:
    return replace(
        fragment,
        box=way.box(fragment.box),
        header_boxes=tuple(way.box(box) for box in fragment.header_boxes),
        rows=tuple(_row(row, way) for row in fragment.rows),
        column_edges=tuple(edge * way.scale for edge in fragment.column_edges),
    )


def _row(row: Row, way: Way) -> Row:
    cells = tuple(cell._replace(box=way.box(cell.box)) if cell.box else cell for cell in row.cells)
    return Row(cells, Place(row.place.page, way.box(row.place.box)))
