"""Boxes and places on pages."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in PDF points, x0 <= x1 and y0 <= y1."""

    x0: float
    y0: float
    x1: float
    y1: float


class Place(NamedTuple):
    """Where something stands: a page (from 1) and a box on it."""

    page: int
    box: Box


def enclosing(boxes: list[Box]) -> Box:
    """The smallest box around ``boxes`` (at least one)."""
    return Box(
        min(box.x0 for box in boxes),
        min(box.y0 for box in boxes),
        max(box.x1 for box in boxes),
        max(box.y1 for box in boxes),
    )
