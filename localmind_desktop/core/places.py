"""What a person calls a place in a document that has no pages of its own: a cell, a slide, a time. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from localmind_desktop.core.model import Box, MappedPage, SheetPart

_WITHIN = 1.0  # points that a box may reach over the edge of its cells


def place_name(page: MappedPage, boxes: Sequence[Box]) -> str:
    """``Prices!C14``, ``Prices!C14:F14``, ``Slide 3``, ``12:31``; empty where the page has no name of its own."""
    for part in page.sheet:
        inside = [box for box in boxes if _lies_in(part, box)]
        if inside:
            return f"{_quoted(page.label)}!{_cells(part, inside)}"
    if page.moments and boxes:
        at = bisect_right(page.moments, min(box.y0 for box in boxes) + _WITHIN, key=lambda moment: moment.top)
        return clock(page.moments[max(0, at - 1)].seconds)
    return page.label


def clock(seconds: float) -> str:
    """A time within a recording: ``0:07``, ``12:31``, ``1:02:31``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def long_clock(seconds: float) -> str:
    """The same in a form of one length: ``00:12:31``."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest:02}"


def column_name(number: int) -> str:
    """The letters of a sheet's column: A for 1, AA for 27."""
    name = ""
    while number:
        number, place = divmod(number - 1, 26)
        name = chr(ord("A") + place) + name
    return name


def _lies_in(part: SheetPart, box: Box) -> bool:
    return part.ys[0] - _WITHIN <= box.y0 and box.y1 <= part.ys[-1] + _WITHIN and box.x0 >= part.xs[0] - _WITHIN


def _cells(part: SheetPart, boxes: Sequence[Box]) -> str:
    left = part.column + _edge(part.xs, min(box.x0 for box in boxes))
    right = part.column + _end(part.xs, max(box.x1 for box in boxes))
    top = part.row + _edge(part.ys, min(box.y0 for box in boxes))
    bottom = part.row + _end(part.ys, max(box.y1 for box in boxes))
    first, last = f"{column_name(left)}{top}", f"{column_name(max(left, right))}{max(top, bottom)}"
    return first if first == last else f"{first}:{last}"


def _edge(edges: Sequence[float], at: float) -> int:
    """How many columns or rows lie before what begins at ``at``."""
    return max(0, min(bisect_right(edges, at + _WITHIN), len(edges) - 1) - 1)


def _end(edges: Sequence[float], at: float) -> int:
    """How many columns or rows lie before the one in which something ends at ``at``."""
    return max(0, min(bisect_left(edges, at - _WITHIN), len(edges) - 1) - 1)


def _quoted(sheet: str) -> str:
    """As spreadsheet programs write it: in quotes where it is more than a word."""
    doubled = sheet.replace("'", "''")
    return sheet if sheet.replace("_", "").isalnum() else f"'{doubled}'"
