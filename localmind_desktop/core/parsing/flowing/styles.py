"""How set text looks: the same for measuring and for drawing. Pure."""

from __future__ import annotations

from typing import NamedTuple

from localmind_desktop.core.model import BlockKind

WIDTH, HEIGHT = 595.0, 842.0  # points: A4
SLIDE_WIDTH, SLIDE_HEIGHT = 720.0, 405.0
MARGIN = 54.0
INDENT = 16.0  # per level of a list
PADDING = 4.0, 2.5  # points between the border of a cell and its text: across, down
LEADING = 1.28  # heights of a line, in sizes of its type
BASELINE = 0.8  # of a line's height, from its top


class Style(NamedTuple):
    """A typeface by its PDF name, its size in points, and the space before a block of it."""

    face: str
    size: float
    before: float

    @property
    def leading(self) -> float:
        return LEADING * self.size


_PLAIN = Style("helv", 10.0, 6.0)
_HEADINGS = tuple(
    Style("hebo", size, before) for size, before in ((18, 18), (15, 15), (13, 13), (11.5, 11), (10.5, 10), (10, 9))
)
_OTHERS = {
    BlockKind.LIST: Style("helv", 10.0, 3.0),
    BlockKind.CAPTION: Style("heit", 9.5, 8.0),
    BlockKind.CODE: Style("cour", 9.0, 6.0),
    BlockKind.FURNITURE: Style("helv", 8.0, 3.0),
}
CELL = Style("helv", 9.0, 0.0)
HEADER_CELL = Style("hebo", 9.0, 0.0)


def style_of(kind: BlockKind, level: int) -> Style:
    if kind is BlockKind.HEADING:
        return _HEADINGS[min(max(level, 1), len(_HEADINGS)) - 1]
    return _OTHERS.get(kind, _PLAIN)
