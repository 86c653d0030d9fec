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
    if len(boxes) == 1:
        return boxes[0]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
