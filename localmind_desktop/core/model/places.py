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


class PageWord(NamedTuple):
    """A word as it stands on a page. ``line`` counts the lines of the page; words of one line follow each other."""

    text: str
    box: Box
    line: int


class TextHit(NamedTuple):
    """A place where a searched text stands.

    ``boxes`` say where, as well as the stored text can tell: to the word in lines, to the cell in tables. ``area`` is
    the block or cell around it, and it is the ``occurrence``-th (from 0) there. ``before`` and ``after`` are for lists.
    """

    page: int
    boxes: tuple[Box, ...]
    area: Box
    occurrence: int
    before: str
    found: str
    after: str


def enclosing(boxes: list[Box]) -> Box:
    """The smallest box around ``boxes`` (at least one)."""
    if len(boxes) == 1:
        return boxes[0]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return tuple.__new__(Box, (min(lefts), min(tops), max(rights), max(bottoms)))
