"""Running headers and footers: lines at the edge of a page that come again on other pages. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.ink import PageInk, Word, line_text, lines_of
from localmind_desktop.core.parsing.layout import Piece, pieces_of

NEIGHBOURS = 5  # pages before and after one that are compared with it
_EDGE = 0.14  # share of the page's height where headers and footers stand
_OUTERMOST = 0.085
_PAGE_NUMBER = re.compile(
    r"^[\W_]*(?:(?:page|seite|s\.|p\.|pagina|página|第)\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|von|sur|de|/|页)\s*\d{0,4})?\s*(?:页)?[\W_]*$",
    re.IGNORECASE,
)

Marks = frozenset[tuple[str, int, bool]]


def _edge_pieces(ink: PageInk) -> list[Piece]:
    low, high = _EDGE * ink.height, (1 - _EDGE) * ink.height
    near = [word for word in ink.words if word.y1 < low or word.y0 > high]
    return pieces_of(near)


def _mark(piece: Piece, height: float) -> tuple[str, int, bool]:
    """What makes a line the same on two pages: its text without figures, and its height from the nearer edge."""
    top = piece.box.y0 < height / 2
    distance = piece.box.y0 if top else height - piece.box.y1
    return re.sub(r"\d+", "#", line_text(piece.words)), round(distance / 4), top


def edge_marks(ink: PageInk) -> Marks:
    """The marks of all lines at the edges of a page."""
    return frozenset(_mark(piece, ink.height) for piece in _edge_pieces(ink))


def furniture_words(ink: PageInk, others: Sequence[Marks]) -> frozenset[Word]:
    """The words of the page's running headers and footers, judged by the marks of its neighbours."""
    needed = 2 if len(others) > 3 else 1
    found: set[Word] = set()
    for piece in _edge_pieces(ink):
        text, distance, top = _mark(piece, ink.height)
        outermost = piece.box.y1 < _OUTERMOST * ink.height or piece.box.y0 > (1 - _OUTERMOST) * ink.height
        if outermost and _PAGE_NUMBER.match(line_text(piece.words)):
            found.update(piece.words)
            continue
        seen = sum(any((text, distance + shift, top) in marks for shift in (-1, 0, 1)) for marks in others)
        if seen >= needed and (outermost or seen >= 2):
            found.update(piece.words)
    return frozenset(found)


def furniture_lines(words: Sequence[Word]) -> list[tuple[str, Box]]:
    """Furniture as lines with their boxes."""
    lines = []
    for line in lines_of(words):
        boxes = [word.box for word in line]
        lines.append(
            (line_text(line), Box(boxes[0].x0, min(b.y0 for b in boxes), boxes[-1].x1, max(b.y1 for b in boxes)))
        )
    return lines
