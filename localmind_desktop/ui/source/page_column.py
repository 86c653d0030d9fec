"""Where each page of a document lies in one long column. Pure arithmetic; nothing grows with a zoom."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from localmind_desktop.core import Box

MARGIN = 14
GAP = 12
FAR_WIDER = 1.25  # times the width of the page that is read


class Spot(NamedTuple):
    """A point of a page (from 1), in points from its upper left corner."""

    page: int
    x: float
    y: float


class PageColumn:
    """Pages below each other, in the middle, at ``scale`` logical pixels per point.

    All rectangles are in pixels from the column's upper left corner; the column is as wide as its widest page or as
    ``room``, whichever is more. ``sizes`` are those of the pages as they are shown, turned by ``quarters`` (0 to 3) to
    the right; boxes and spots are of the pages as they are in the file.
    """

    def __init__(
        self, sizes: Sequence[tuple[float, float]] = (), scale: float = 1.0, room: float = 0.0, quarters: int = 0
    ) -> None:
        self.sizes = sizes
        self.scale = scale
        self.room = room
        self.quarters = quarters
        self._above = [0.0, *accumulate(height for _, height in sizes)]
        self._widest = max((width for width, _ in sizes), default=0.0)

    def turned(self, quarters: int) -> PageColumn:
        """The same pages, turned by so many quarters more to the right; to the left where it is negative."""
        sizes = [(height, width) for width, height in self.sizes] if quarters % 2 else self.sizes
        return PageColumn(sizes, self.scale, self.room, (self.quarters + quarters) % 4)

    @property
    def count(self) -> int:
        return len(self.sizes)

    @property
    def size(self) -> QSizeF:
        height = 2 * MARGIN + max(0, self.count - 1) * GAP + self._above[-1] * self.scale
        return QSizeF(max(self.room, self._widest * self.scale + 2 * MARGIN), height)

    def rect(self, page: int) -> QRectF:
        width, height = self.sizes[page - 1]
        left = (self.size.width() - width * self.scale) / 2
        return QRectF(left, self._top(page - 1), width * self.scale, height * self.scale)

    def width_to_fit(self, page: int) -> float:
        """The width in points that is to be seen with ``page``: that of all pages unless some are far wider."""
        width = self.sizes[page - 1][0]
        return self._widest if self._widest <= FAR_WIDER * width else width

    def place(self, page: int, box: Box) -> QRectF:
        """Where ``box`` of ``page`` is."""
        return self.rect_in(self.rect(page), box)

    def rect_in(self, page_rect: QRectF, box: Box) -> QRectF:
        """Where ``box`` is on a page that takes ``page_rect``."""
        s = self.scale
        size = (page_rect.width() / s, page_rect.height() / s)
        one, other = (turned_point(*corner, size, self.quarters) for corner in ((box.x0, box.y0), (box.x1, box.y1)))
        return QRectF(one * s, other * s).normalized().translated(page_rect.topLeft())

    def page_at(self, y: float) -> int:
        """The page that ``y`` lies on or follows; 1 at least."""
        return max(1, bisect_right(range(self.count), y, key=self._top))

    def pages_between(self, top: float, bottom: float) -> range:
        """The pages that have a part between two heights."""
        if not self.count:
            return range(0)
        first = self.page_at(top)
        if self.rect(first).bottom() <= top and first < self.count:
            first += 1
        return range(first, self.page_at(bottom) + 1)

    def spot(self, point: QPointF) -> Spot:
        """The point of the nearest page above or at ``point``; it may lie beside the page."""
        page = self.page_at(point.y())
        shown = (point - self.rect(page).topLeft()) / self.scale
        width, height = self.sizes[page - 1]
        size = (height, width) if self.quarters % 2 else (width, height)
        own = turned_point(shown.x(), shown.y(), size, -self.quarters % 4)
        return Spot(page, own.x(), own.y())

    def point(self, spot: Spot) -> QPointF:
        """Where ``spot`` is."""
        shown = turned_point(spot.x, spot.y, self.sizes[spot.page - 1], self.quarters)
        return self.rect(spot.page).topLeft() + shown * self.scale

    def _top(self, index: int) -> float:
        return MARGIN + index * GAP + self._above[index] * self.scale


def turned_point(x: float, y: float, size: tuple[float, float], quarters: int) -> QPointF:
    """Where a point of a page is when the page is turned to the right and then has this ``size``."""
    width, height = size
    return (QPointF(x, y), QPointF(width - y, x), QPointF(width - x, height - y), QPointF(y, height - x))[quarters]
