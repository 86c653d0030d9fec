"""Running headers and footers: lines at the edge of a page that come again on other pages. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import PageInk, Word, box_of, line_text, lines_of
from localmind_desktop.core.parsing.layout.captions import is_caption
from localmind_desktop.core.parsing.layout.reading_order import Piece, pieces_of

NEIGHBOURS = 5  # pages before and after one that are compared with it
_EDGE = 0.16  # share of the page's height where headers and footers stand
_BEYOND = 100.0  # points beyond the edge where the next line of the text is looked for
_OUTERMOST = 0.085
_CLUSTER = 2.5  # line heights between two lines of one header
_MOST_FIGURES = 4  # in a line of furniture, of which any may count the pages; with more, one of them may
_SHARE, _SHARE_OUTERMOST = 0.4, 0.2  # of a line's letters that must come again
_APART = 0.9  # line heights between a header and the text
_BIGGER = 1.25  # times the type of what follows: a header need not stand apart from it
_FIGURE = re.compile(r"(\d{1,6})")
_PAGE_NUMBER = re.compile(
    r"^[\W_]*(?:(?:page|seite|s\.|p\.|pagina|página|第)\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|von|sur|de|/|页)\s*\d{0,4})?\s*(?:页)?[\W_]*$",
    re.IGNORECASE,
)


class EdgeLine(NamedTuple):
    """The figures in a line at the edge of the page with that number."""

    figures: tuple[int, ...]
    page: int

    def counts_on(self, other: EdgeLine) -> bool:
        """Whether each figure is the same in both lines, or both count the pages."""
        if self.figures == other.figures:
            return True
        changed = [(own, its) for own, its in zip(self.figures, other.figures, strict=True) if own != its]
        if len(self.figures) > _MOST_FIGURES and len(changed) > 1:
            return False
        return all(own - self.page == its - other.page for own, its in changed)


# by its height from the nearer edge of the page, whether that is the upper one, and its text without the figures
Mark: TypeAlias = tuple[int, bool, str]
EdgeLines: TypeAlias = Mapping[Mark, Sequence[EdgeLine]]


def edge_lines(ink: PageInk) -> EdgeLines:
    """The lines at the edges of a page."""
    low, high = _EDGE * ink.height, (1 - _EDGE) * ink.height
    lines: dict[Mark, list[EdgeLine]] = {}
    for piece in pieces_of([word for word in ink.words if word.y1 < low or word.y0 > high or word.turn]):
        mark, line = _marked(piece, line_text(piece.words), ink)
        lines.setdefault(mark, []).append(line)
    return lines


def _marked(piece: Piece, text: str, ink: PageInk) -> tuple[Mark, EdgeLine]:
    top = piece.box.y0 < ink.height / 2
    distance = round((piece.box.y0 if top else ink.height - piece.box.y1) / 4)
    parts = _FIGURE.split(text)
    return (distance, top, "\0".join(parts[::2])), EdgeLine(tuple(map(int, parts[1::2])), ink.number)


def furniture_words(ink: PageInk, others: Sequence[EdgeLines]) -> frozenset[Word]:
    """The words of the page's running headers and footers, judged by the lines at the edges of its neighbours.

    Furniture stands at the very edge and apart from the text: lines are taken from the edge inwards, as long as they
    come again, and those too close to what follows are left to the text.
    """
    low, high = _EDGE * ink.height + _BEYOND, (1 - _EDGE) * ink.height - _BEYOND
    lines = [line for line in lines_of([w for w in ink.words if w.y0 < low or w.y1 > high]) if not line[0].turn]
    top = _edge_lines(lines, ink, others)
    bottom = _edge_lines(lines[::-1], ink, others)
    turned = [word for word in ink.turned_words if not _EDGE < word.middle[0] / max(ink.width, 1) < 1 - _EDGE]
    repeated = [word for piece in pieces_of(turned) if _comes_again(piece, ink, others) for word in piece.words]
    found = frozenset(word for line in (*top, *bottom, repeated) for word in line)
    if len(found) < len(ink.words):
        return found
    # a page that holds nothing else says something in these lines, but for those at its very edge
    return frozenset(word for line in (*top, *bottom) if _is_outermost(line, ink) for word in line)


def _edge_lines(lines: Sequence[list[Word]], ink: PageInk, others: Sequence[EdgeLines]) -> list[list[Word]]:
    """The furniture among ``lines``, which run from an edge of the page inwards."""
    low, high = _EDGE * ink.height, (1 - _EDGE) * ink.height
    found: list[list[Word]] = []
    following: list[Word] | None = None
    for line in lines:
        near = all(word.y1 < low or word.y0 > high for word in line)
        if not near or (found and _gap(found[-1], line) > _CLUSTER) or not _line_comes_again(line, ink, others):
            following = line
            break
        found.append(line)
    while found and following is not None and _belongs_to(found[-1], following):
        if _is_outermost(found[-1], ink) and not (len(found) > 1 and _gap(found[-2], found[-1]) > _APART):
            break  # but where furniture stands apart from it, the line belongs to what follows: a table's last row
        following = found.pop()
    return found


def _belongs_to(line: Sequence[Word], following: Sequence[Word]) -> bool:
    """Whether a line at the edge is part of what follows it, as the repeated header of a table is."""
    sizes = [min(word.size for word in line), max(word.size for word in following)]
    return _gap(line, following) < _APART and sizes[0] < _BIGGER * sizes[1]


def _gap(line: Sequence[Word], other: Sequence[Word]) -> float:
    """The space between two lines, in heights of the first."""
    first, second = box_of(line), box_of(other)
    return max(second.y0 - first.y1, first.y0 - second.y1) / max(first.y1 - first.y0, 1.0)


def _line_comes_again(line: Sequence[Word], ink: PageInk, others: Sequence[EdgeLines]) -> bool:
    pieces = pieces_of(line)
    letters = sum(len(word.text) for word in line)
    again = sum(len(word.text) for piece in pieces if _comes_again(piece, ink, others) for word in piece.words)
    return again >= (_SHARE_OUTERMOST if _is_outermost(line, ink) else _SHARE) * letters


def _is_outermost(line: Sequence[Word], ink: PageInk) -> bool:
    box = box_of(line)
    return box.y1 < _OUTERMOST * ink.height or box.y0 > (1 - _OUTERMOST) * ink.height


def _comes_again(piece: Piece, ink: PageInk, others: Sequence[EdgeLines]) -> bool:
    outermost = piece.box.y1 < _OUTERMOST * ink.height or piece.box.y0 > (1 - _OUTERMOST) * ink.height
    text = line_text(piece.words)
    if outermost and _PAGE_NUMBER.match(text):
        return True
    if is_caption(text):
        return False
    needed = 2 if len(others) > 3 or not outermost else 1
    (distance, top, masked), own = _marked(piece, text, ink)
    places = [(distance + shift, top, masked) for shift in (-1, 0, 1)]
    again = (lines for lines in others if any(line.counts_on(own) for place in places for line in lines.get(place, ())))
    return len(list(islice(again, needed))) == needed


def furniture_lines(words: Sequence[Word]) -> list[tuple[str, Box]]:
    """Furniture as lines with their boxes."""
    lines = []
    for line in lines_of(words):
        boxes = [word.box for word in line]
        lines.append(
            (line_text(line), Box(boxes[0].x0, min(b.y0 for b in boxes), boxes[-1].x1, max(b.y1 for b in boxes)))
        )
    return lines
