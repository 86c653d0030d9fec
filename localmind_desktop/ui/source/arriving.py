"""How a place on a page is brought into view: large enough to be read, and no larger than that. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from localmind_desktop.core import Box, PageWord
from localmind_desktop.ui.source.page_column import MARGIN
from localmind_desktop.ui.source.selection import is_upright

FULL_SIZE = 96.0 / 72.0  # pixels per point
TEXT_SIZE = 9.0  # points, where the text of a place is not known
READABLE = 0.9 * FULL_SIZE  # for text of that size
MOST = FULL_SIZE  # however small the text
WORD_HEIGHT = 1.2  # of a word's box, as a multiple of the size of its text
GIVES_WAY = 0.81  # of the readable scale, where all then fits into the width


def readable_scale(words: Sequence[PageWord], box: Box, lines: Sequence[Box] = ()) -> float:
    """The pixels per point at which the text in ``box`` is as large as text of 9 points at 90 %.

    ``words`` are those of the page, as far as they are known; ``lines`` are the lines of text in the box, where it is
    known that there are some.
    """
    from statistics import median

    inside = [word.box for word in words if is_in(word.box, box) and not is_upright(word)]
    heights = [each.y1 - each.y0 for each in inside or lines]
    size = median(heights) / WORD_HEIGHT if heights else TEXT_SIZE
    return min(MOST, READABLE * TEXT_SIZE / max(1.0, size))


def scale_for(readable: float, widths: Sequence[float], room: float) -> float:
    """``readable``, or a little less where the first of ``widths`` (points) that can then fits into ``room`` pixels."""
    fitting = (room / max(1.0, width) for width in widths)
    return next((min(readable, scale) for scale in fitting if scale >= GIVES_WAY * readable), readable)


def suits(scale: float, readable: float, width: float, room: float) -> bool:
    """Whether a place ``width`` points wide can stay at ``scale``: it is large enough, and no larger than fits."""
    return GIVES_WAY * readable <= scale * 1.001 and (scale <= readable * 1.001 or width * scale <= room)


def leaves_out(scale: float, readable: float, led: float, room: float) -> bool:
    """Whether ``led`` points, a place with the label of its row, have no ``room`` now but would at a smaller scale."""
    return led * GIVES_WAY * readable <= room < led * scale


def can_stay(scale: float, readable: float, widths: Sequence[float], room: float) -> bool:
    """As `suits`, of a line, what leads to a place in it, and that place, which are ``widths`` points wide."""
    _, led, width = widths
    return suits(scale, readable, width, room) and not leaves_out(scale, readable, led, room - 2 * MARGIN)


def led_to(place: QRectF, whole: QRectF) -> QRectF:
    """``place`` with what stands to its left in ``whole``: the label of its row, and what leads from it."""
    return place.united(QRectF(QPointF(whole.left(), place.top()), place.bottomRight()))


def foremost(boxes: Sequence[Box], height: float) -> Box:
    """What encloses ``boxes`` (at least one), from the first on as many as ``height`` points hold."""
    whole = boxes[0]
    for box in boxes[1:]:
        more = union(whole, box)
        if more.y1 - more.y0 > height:
            break
        whole = more
    return whole


def union(*boxes: Box) -> Box:
    """The smallest box around ``boxes``."""
    return Box(
        min(box.x0 for box in boxes),
        min(box.y0 for box in boxes),
        max(box.x1 for box in boxes),
        max(box.y1 for box in boxes),
    )


def left_edge(place: QRectF, whole: QRectF, left: float, room: float) -> float:
    """Where a view ``room`` wide and now at ``left`` is to begin, all in pixels, to show ``place``.

    Of ``whole``, which is around it, as much is shown as there is room for, from its begin on; where there is none for
    all that leads to ``place``, then the end of that.
    """
    for seen in (whole, led_to(place, whole)):
        if seen.left() >= left and seen.right() <= left + room:
            return left
        if seen.width() + 2 * MARGIN <= room:
            return seen.center().x() - room / 2 if seen == whole else seen.left() - MARGIN
    return min(place.left() - MARGIN, place.right() + MARGIN - room)


def is_in(word: Box, box: Box) -> bool:
    """Whether the middle of ``word`` is in ``box``."""
    x, y = (word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2
    return box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1
