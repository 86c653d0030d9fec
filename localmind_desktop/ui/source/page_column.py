"""Where each page of a document lies in one long column, or in two. Pure arithmetic; nothing grows with a zoom."""

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
    """Pages below each other, ``across`` of them side by side, in the middle, at ``scale`` logical pixels per point.

    All rectangles are in pixels from the column's upper left corner; the column is as wide as its widest row or as
    ``room``, whichever is more. ``sizes`` are those of the pages as they are shown, turned by ``quarters`` (0 to 3) to
    the right; boxes and spots are of the pages as they are in the file.
    """

    def __init__(
        self,
        sizes: Sequence[tuple[float, float]] = (),
        scale: float = 1.0,
        room: float = 0.0,
        quarters: int = 0,
        across: int = 1,
    ) -> None:
        self.sizes = sizes
        self.scale = scale
        self.room = room
        self.quarters = quarters
        self.across = across
        rows = [sizes[first : first + across] for first in range(0, len(sizes), across)]
        self._rows = len(rows)
        self._above = [0.0, *accumulate(max(height for _, height in row) for row in rows)]
        self._widest = max((self._width(first) for first in range(1, len(sizes) + 1, across)), default=0.0)

    def turned(self, quarters: int) -> PageColumn:
        """The same pages, turned by so many quarters more to the right; to the left where it is negative."""
        sizes = [(height, width) for width, height in self.sizes] if quarters % 2 else self.sizes
        return PageColumn(sizes, self.scale, self.room, (self.quarters + quarters) % 4, self.across)

    def laid_out(self, across: int) -> PageColumn:
        """The same pages, so many side by side."""
        return PageColumn(self.sizes, self.scale, self.room, self.quarters, across)

    @property
    def count(self) -> int:
        return len(self.sizes)

    @property
    def gaps(self) -> float:
        """The pixels between the pages of a row."""
        return (self.across - 1) * GAP

    @property
    def size(self) -> QSizeF:
        height = 2 * MARGIN + max(0, self._rows - 1) * GAP + self._above[-1] * self.scale
        return QSizeF(max(self.room, self._widest * self.scale + self.gaps + 2 * MARGIN), height)

    def rect(self, page: int) -> QRectF:
        width, height = self.sizes[page - 1]
        first = self._first_beside(page)
        before = sum(size[0] for size in self.sizes[first - 1 : page - 1]) * self.scale + (page - first) * GAP
        left = (self.size.width() - self._width(first) * self.scale - self.gaps) / 2 + before
        return QRectF(left, self._top(self._row(page)), width * self.scale, height * self.scale)

    def size_to_fit(self, page: int) -> QSizeF:
        """The points that are to be seen with ``page``: its row, as wide as all rows unless some are far wider."""
        first = self._first_beside(page)
        width, row = self._width(first), self._row(page)
        height = self._above[row + 1] - self._above[row]
        return QSizeF(self._widest if self._widest <= FAR_WIDER * width else width, height)

    def stepped(self, page: int, by: int) -> int:
        """The first page of the row that is so many rows further; it may be beyond the ends."""
        return (self._row(page) + by) * self.across + 1

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
        """The first page of the row that ``y`` lies on or follows; 1 at least."""
        return self._row_at(y) * self.across + 1

    def pages_between(self, top: float, bottom: float) -> range:
        """The pages of the rows that have a part between two heights."""
        if not self.count:
            return range(0)
        first = self._row_at(top)
        if self._top(first + 1) - GAP <= top and first + 1 < self._rows:
            first += 1
        return range(first * self.across + 1, min(self.count, (self._row_at(bottom) + 1) * self.across) + 1)

    def spot(self, point: QPointF) -> Spot:
        """The point of the nearest page of the row above or at ``point``; it may lie beside the page."""
        first = self.page_at(point.y())
        beside = range(first, min(self.count, first + self.across - 1) + 1)
        page = next((each for each in beside if point.x() <= self.rect(each).right() + GAP / 2), beside[-1])
        shown = (point - self.rect(page).topLeft()) / self.scale
        width, height = self.sizes[page - 1]
        size = (height, width) if self.quarters % 2 else (width, height)
        own = turned_point(shown.x(), shown.y(), size, -self.quarters % 4)
        return Spot(page, own.x(), own.y())

    def point(self, spot: Spot) -> QPointF:
        """Where ``spot`` is."""
        shown = turned_point(spot.x, spot.y, self.sizes[spot.page - 1], self.quarters)
        return self.rect(spot.page).topLeft() + shown * self.scale

    def _row(self, page: int) -> int:
        """The row that ``page`` stands in, from 0."""
        return (page - 1) // self.across

    def _first_beside(self, page: int) -> int:
        return self._row(page) * self.across + 1

    def _width(self, first: int) -> float:
        """The points that the row of page ``first`` takes; the last page has the room of those that it lacks."""
        widths = [width for width, _ in self.sizes[first - 1 : first - 1 + self.across]]
        return sum(widths) + (self.across - len(widths)) * widths[-1]

    def _row_at(self, y: float) -> int:
        return max(0, bisect_right(range(self._rows), y, key=self._top) - 1)

    def _top(self, row: int) -> float:
        return MARGIN + row * GAP + self._above[row] * self.scale


def turned_point(x: float, y: float, size: tuple[float, float], quarters: int) -> QPointF:
    """Where a point of a page is when the page is turned to the right and then has this ``size``."""
    width, height = size
    return (QPointF(x, y), QPointF(width - y, x), QPointF(width - x, height - y), QPointF(y, height - x))[quarters]
