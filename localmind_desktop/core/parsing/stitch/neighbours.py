"""A page with the lines of its neighbours that may be of one table with those at its edges. Pure.

What the columns and the header of a table are is told by all its lines where no rules part them, and a page break may
leave two of these on a page. So the lines on the other side of the break are set against the page's edge, as if there
were none: `PageInk.borrowed` tells them from the page's own, and only these are kept of what is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from statistics import median

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import PageInk, Stroke, Word
from localmind_desktop.core.parsing.layout.captions import is_caption, is_continued, is_figure_caption
from localmind_desktop.core.parsing.layout.page import sideways
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows

_MOST_LINES = 14  # of a neighbour
_MOST_HEADER = 5  # lines of a header that comes again
_REACH = 240.0  # points from the edge in which these are looked for
_MOST_WORDS = 80  # in the first lines at an edge
_FAR = 2.4  # times the type size: lines further apart are not of one table
_LONG_RUN = 45  # characters: a run of prose
_LABEL = 0.45  # share of the width that a line of a single run may have
_SAME_SIZE = 0.85  # times the larger type
_FIRST = 3.0  # times the type size, from the edge: where its first lines stand
_MARGIN = 12.0  # points beyond the text, where the rule that ends a table may stand
_WIDE = 60.0  # points of a rule that may be a table's
_ONE_RULE = 2.0  # points between the strokes of one rule
_NEAR_RULE = 1.5  # times the type size, from a line to the rule that closes or opens its table
_SAME_REACH = 6.0  # points that the ends of the two parts may lie apart
_USUAL_GAP = 0.75  # the quantile of the gaps between lines that is usual between rows
_BRIDGED = 2.0  # times the type size, from the edge: where vertical rules of the two parts end that are one
_OTHER_RUNS = 1_000_000  # so far apart are the numbers of a neighbour's runs and the page's own


@dataclass(frozen=True, slots=True)
class Edge:
    """The lines at an edge of a page that may be of a table, top to bottom, and the page."""

    lines: tuple[TextRow, ...]
    ink: PageInk


def head_of(ink: PageInk, furniture: frozenset[Word]) -> Edge | None:
    """The lines at the top of a page, without one that only says that a table goes on; None if none is of a table."""
    words = _free(ink, furniture)
    if not words:
        return None
    top, size = words[0].y0, words[0].size
    if not _has_gap([word for word in words[:_MOST_WORDS] if word.y0 < top + _FIRST * size]):
        return None
    return _edge(text_rows([word for word in words if word.y0 < top + _REACH]), ink)


def foot_of(ink: PageInk, furniture: frozenset[Word]) -> Edge | None:
    """The lines at the foot of a page; None if none of them is of a table."""
    words = _free(ink, furniture)
    if not words:
        return None
    bottom, size = words[-1].y1, words[-1].size
    if not _has_gap([word for word in words[-_MOST_WORDS:] if word.y1 > bottom - _FIRST * size]):
        return None
    found = _edge(text_rows([word for word in words if word.y1 > bottom - _REACH])[::-1], ink)
    return Edge(found.lines[::-1], ink) if found else None


def _free(ink: PageInk, furniture: frozenset[Word]) -> list[Word]:
    """The words of the text, from the highest down."""
    own = set(map(id, furniture))
    return [word for word in ink.between(0.0, ink.height) if not word.turn and id(word) not in own]


def _has_gap(words: Sequence[Word]) -> bool:
    """Whether a line of these may be a table's: on most pages none is."""
    return any(row.is_wide for row in text_rows(words))


def _edge(rows: Sequence[TextRow], ink: PageInk) -> Edge | None:
    """The lines from an edge inwards as far as they may be of one table."""
    lines: list[TextRow] = []
    for row in rows:
        if len(lines) == _MOST_LINES or _ends(lines, row):
            break
        if lines or not is_continued(row.text):
            lines.append(row)
    if not any(row.is_wide for row in lines[:2]) or _has_walls(lines, ink.vertical) or sideways(ink):
        return None
    return Edge(tuple(lines), ink)


def _has_walls(lines: Sequence[TextRow], vertical: Sequence[Stroke]) -> bool:
    """Whether vertical rules part the columns: then a page tells them by itself."""
    left, right = min(row.box.x0 for row in lines), max(row.box.x1 for row in lines)
    middle = lines[0].middle
    return any(left < wall.at < right and wall.start <= middle <= wall.end for wall in vertical)


def _ends(lines: Sequence[TextRow], row: TextRow) -> bool:
    if not lines and is_continued(row.text):
        return False
    if is_caption(row.text) or is_figure_caption(row.text) or max(map(len, row.texts)) > _LONG_RUN:
        return True
    if not lines:
        return False
    last = lines[-1]
    space = max(row.box.y0 - last.box.y1, last.box.y0 - row.box.y1)
    left, right = min(line.box.x0 for line in lines), max(line.box.x1 for line in lines)
    prose = not row.is_wide and row.box.x1 - row.box.x0 > _LABEL * (right - left) and len(lines) > 1
    other = min(row.size, last.size) < _SAME_SIZE * max(row.size, last.size)
    return prose or other or space > _FAR * max(row.size, last.size)


def with_neighbours(
    ink: PageInk, before: Edge | None, here: tuple[Edge | None, Edge | None], after: Edge | None
) -> PageInk:
    """The page with the last lines of the one ``before`` it and the first ones of the one ``after``.

    ``here`` are its own lines at its head and foot.
    """
    head, foot = here
    found = ink
    if foot is not None and after is not None and _are_of_one(foot, after):
        rest = after.lines[_repeated(after, ink) :]
        if rest:
            found = _joined(found, foot, Edge(rest, after.ink), below=True)
    if head is not None and before is not None and _are_of_one(before, head) and not _repeated(head, before.ink):
        found = _joined(found, before, head, below=False)
    return found


def _are_of_one(above: Edge, below: Edge) -> bool:
    """Whether the lines of two pages begin equally far from the left, in one type."""
    sizes = [median([row.size for row in edge.lines]) for edge in (above, below)]
    lefts = [min(row.box.x0 for row in edge.lines) for edge in (above, below)]
    return min(sizes) >= _SAME_SIZE * max(sizes) and abs(lefts[0] - lefts[1]) <= _SAME_REACH


def _repeated(head: Edge, before: PageInk) -> int:
    """How many of the first lines of a page stand on the one before it, too, below each other: a header."""
    first = head.lines[0]
    printed = {word.text for word in before.words}
    if not all(word.text in printed for word in first.words):
        return 0
    lines = text_rows([word for word in before.words if not word.turn])
    for number, line in enumerate(lines):
        if not _is_same(line, first):
            continue
        pairs = zip(head.lines[1:_MOST_HEADER], lines[number + 1 :], strict=False)
        return 1 + len(list(takewhile(lambda pair: _is_same(*pair), pairs)))
    return 0


def _is_same(line: TextRow, other: TextRow) -> bool:
    return abs(line.box.x0 - other.box.x0) <= _SAME_REACH and line.texts == other.texts


def _joined(ink: PageInk, upper: Edge, lower: Edge, below: bool) -> PageInk:
    """The page with the lines of ``lower`` set against its foot, or with those of ``upper`` set against its head."""
    closing = _nearest(upper.ink, upper.lines[-1].middle, upper.lines[-1].box.y1 + _NEAR_RULE * upper.lines[-1].size)
    opening = _nearest(lower.ink, lower.lines[0].box.y0 - _NEAR_RULE * lower.lines[0].size, lower.lines[0].middle)
    distance = _distance(upper, lower)
    if closing is not None and opening is not None:
        distance = closing - opening
    part = _part(lower if below else upper, distance if below else -distance, below)
    edge = upper.lines[-1].box.y1 if below else lower.lines[0].box.y0
    ink = _cleared(ink, edge, below)
    horizontal = ink.horizontal
    if not _parts_rows(upper, lower):
        end = closing if below else opening
        horizontal = tuple(rule for rule in horizontal if end is None or abs(rule.at - end) > _ONE_RULE)
    return replace(
        ink,
        words=(*ink.words, *part.words),
        horizontal=(*horizontal, *part.horizontal),
        vertical=(*ink.vertical, *part.vertical, *_bridges(ink, part, edge, upper.lines[-1].size)),
        fills=(*ink.fills, *part.fills),
        borrowed=ink.borrowed | frozenset(map(id, part.words)),
    )


def _bridges(ink: PageInk, part: PageInk, edge: float, size: float) -> list[Stroke]:
    """Between vertical rules of both parts at one place, which the page's ``edge`` keeps a line of type apart."""
    ends: dict[int, list[Stroke]] = {}
    reach = _BRIDGED * size
    for stroke in (*ink.vertical, *part.vertical):
        ends.setdefault(round(stroke.at), []).append(stroke)
    found = []
    for strokes in ends.values():
        strokes.sort(key=lambda stroke: stroke.start)
        found += [
            Stroke(below.at, above.end, below.start)
            for above, below in pairwise(strokes)
            if above.end < below.start and edge - reach < above.end and below.start < edge + reach
        ]
    return found


def _cleared(ink: PageInk, edge: float, below: bool) -> PageInk:
    """The page without its running header or footer, which stands beyond the ``edge`` of its text."""

    def is_own(place: float, margin: float = _MARGIN) -> bool:
        return place <= edge + margin if below else place >= edge - margin

    return replace(
        ink,
        words=tuple([word for word in ink.words if id(word) in ink.borrowed or is_own(word.middle[1], 0.0)]),
        horizontal=tuple([rule for rule in ink.horizontal if is_own(rule.at)]),
        fills=tuple([fill for fill in ink.fills if is_own(fill.box.y0 if below else fill.box.y1)]),
    )


def _nearest(ink: PageInk, top: float, bottom: float) -> float | None:
    """The height of a rule between two heights, if there is one."""
    return next((rule.at for rule in ink.horizontal if top < rule.at < bottom and rule.end - rule.start > _WIDE), None)


def _distance(upper: Edge, lower: Edge) -> float:
    """How far ``lower`` is to be moved down to stand below ``upper`` as rows do."""
    gaps = sorted([b.box.y0 - a.box.y1 for edge in (upper, lower) for a, b in pairwise(edge.lines)])
    usual = gaps[int(_USUAL_GAP * (len(gaps) - 1))] if gaps else 0.5 * upper.lines[-1].size
    return upper.lines[-1].box.y1 + usual - lower.lines[0].box.y0


def _parts_rows(upper: Edge, lower: Edge) -> bool:
    """Whether rules part the rows of the table."""
    lines = lower.lines if len(lower.lines) > 2 else upper.lines[-2:]
    ink = lower.ink if len(lower.lines) > 2 else upper.ink
    return _nearest(ink, lines[0].middle, lines[-1].middle) is not None


def _part(edge: Edge, shift: float, below: bool) -> PageInk:
    """The lines, with the rules and grounds around them but for those at the page break, moved down by ``shift``."""
    top, bottom, size = edge.lines[0].box.y0, edge.lines[-1].box.y1, edge.lines[0].size
    low, high = (top, bottom + size) if below else (top - size, bottom)
    inside = [stroke for stroke in edge.ink.vertical if stroke.start < high and stroke.end > low]
    horizontal = [stroke for stroke in edge.ink.horizontal if low < stroke.at < high]
    if inside and ((below and max(s.end for s in inside) > high) or (not below and min(s.start for s in inside) < low)):
        at = high if below else low
        horizontal.append(Stroke(at, min(s.at for s in inside), max(s.at for s in inside)))
    return PageInk(
        edge.ink.number,
        edge.ink.width,
        edge.ink.height,
        tuple(
            word._replace(y0=word.y0 + shift, y1=word.y1 + shift, run=word.run + _OTHER_RUNS)
            for row in edge.lines
            for word in row.words
        ),
        tuple(stroke._replace(at=stroke.at + shift) for stroke in horizontal),
        tuple(
            stroke._replace(start=max(stroke.start, low) + shift, end=min(stroke.end, high) + shift)
            for stroke in inside
        ),
        tuple(
            fill._replace(
                box=Box(fill.box.x0, max(fill.box.y0, low) + shift, fill.box.x1, min(fill.box.y1, high) + shift)
            )
            for fill in edge.ink.fills
            if min(fill.box.y1, high) - max(fill.box.y0, low) > 0.5 * size
        ),
    )
