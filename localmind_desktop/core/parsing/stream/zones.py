"""Where rules or shaded stripes of one reach stand below each other with entries of columns between them. Pure.

What lies in such a zone is one table, whatever its columns look like to the order of the page: the strips between two
edges are put together as long as they hold entries and no sentences.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Stroke, Word
from localmind_desktop.core.parsing.layout.captions import is_caption, is_figure_caption
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows

_SAME_REACH = 4.0  # points that the ends of edges of one table may lie apart
_NARROWEST = 50.0  # points
_OUTSIDE = 3.0  # points that words may reach beyond the edges of their table
_LOWEST, _TALLEST = 5.0, 0.7  # points of a stripe; share of the page that a shaded ground may have
_PALE = 0.985  # brightness: what is paler is no ground
_LONG_LINE = 45  # characters of a line of a sentence
_FULL = 0.6  # share of the width that it fills
_FEWEST_EDGES = 3
_FAR, _ABOVE = 1.0, 60.0  # times the type size; points: of the lines of a header above the first rule
_BESIDE = 400.0  # points beside a table, in which a line may go on
_AT_START = 0.1  # share of the width in which other text above a table begins
_CORNER = 0.35  # share of the width that an empty corner takes at least
_DOWN = 0.5  # share of a zone's height that a vertical rule between two columns covers


@dataclass(frozen=True)
class Zone:
    """A table's place; ``xs`` are the edges of its columns where vertical rules draw them.

    ``head`` is the height of the one rule that stands below its header, where a grid has shown it. It is ``certain``
    where more than a frame tells that it holds a table.
    """

    box: Box
    words: tuple[Word, ...]
    xs: tuple[float, ...] = ()
    certain: bool = True
    head: float | None = None


@dataclass(frozen=True)
class _Edges:
    """Heights of the rules and sides of stripes that have one reach."""

    start: float
    end: float
    heights: tuple[float, ...]


def zones(
    words: Sequence[Word], rules: Sequence[Stroke], fills: Sequence[Fill], vertical: Sequence[Stroke], height: float
) -> list[Zone]:
    """The zones on a page of ``height``, top to bottom."""
    found: list[Zone] = []
    taken: set[int] = set()
    ruled = {round(rule.at) for rule in rules}
    ordered = sorted(words, key=lambda word: word.y0 + word.y1)
    middles = [(word.y0 + word.y1) / 2 for word in ordered]
    groups = _edges(rules, fills, height)
    for edges in groups:
        for top, bottom in _stretches(edges, ordered, middles):
            inside = [
                word
                for word in ordered[bisect_left(middles, top - 1) : bisect_right(middles, bottom + 1)]
                if edges.start - _OUTSIDE <= word.x0 and word.x1 <= edges.end + _OUTSIDE and id(word) not in taken
            ]
            inside = [*_before(ordered, top, edges.start, edges.end, taken), *inside]
            if _goes_beyond(inside, ordered, middles, edges, groups):
                continue
            if len(inside) >= 4 and _is_at(bottom, ruled) and sum(_is_at(h, ruled) for h in edges.heights) > 1:
                taken |= set(map(id, inside))
                box = Box(edges.start, top, edges.end, bottom)
                found.append(Zone(box, tuple(inside), _columns(box, inside, vertical)))
    return sorted(found, key=lambda zone: zone.box.y0)


def _is_at(height: float, heights: Collection[int]) -> bool:
    return any(round(height) + step in heights for step in (-1, 0, 1))


def _goes_beyond(
    inside: Sequence[Word], words: Sequence[Word], middles: Sequence[float], edges: _Edges, groups: Sequence[_Edges]
) -> bool:
    """Whether the lines go on beside the edges: these are rules of some columns, as those below sums are."""
    rows = text_rows(inside)
    beside = 0
    for row in rows:
        level = words[bisect_left(middles, row.middle - 2) : bisect_right(middles, row.middle + 2)]
        near = [word for word in level if edges.start - _BESIDE < word.x1 and word.x0 < edges.end + _BESIDE]
        out = [word for word in near if word.x1 < edges.start or word.x0 > edges.end]
        beside += not all(any(_is_within(word, group) for group in groups) for word in out)
    return beside > 0.2 * len(rows)


def _is_within(word: Word, edges: _Edges) -> bool:
    across = edges.start - _OUTSIDE <= word.x0 and word.x1 <= edges.end + _OUTSIDE
    return across and edges.heights[0] <= word.middle[1] <= edges.heights[-1]


def with_names(zone: Zone, words: Sequence[Word]) -> Zone:
    """The zone with the lines closely above it, which may name its columns."""
    box = zone.box
    before = _before(words, box.y0, box.x0, box.x1, ())
    return replace(zone, words=(*before, *zone.words)) if before else zone


def _before(words: Sequence[Word], top: float, start: float, end: float, taken: Collection[int]) -> list[Word]:
    """The words of lines closely above the first edge, from ``start`` to ``end``, which may name the columns."""
    near = [
        word
        for word in words
        if top - _ABOVE <= word.y0 and word.middle[1] < top - 1 and word.x1 > start and word.x0 < end
    ]
    found: list[TextRow] = []
    for row in reversed(text_rows(near)):
        below = found[0].box.y0 if found else top
        if row.box.x0 < start - _OUTSIDE or row.box.x1 > end + _OUTSIDE or any(word.turn for word in row.words):
            break
        if below - row.box.y1 > _FAR * row.size or is_caption(row.text) or _is_sentence(row, start, end):
            break
        if not (row.is_wide or found) or any(id(word) in taken for word in row.words):
            break
        if not row.is_wide and row.box.x0 < start + _AT_START * (end - start):
            break
        found.insert(0, row)
    return [word for row in found for word in row.words]


def _edges(rules: Sequence[Stroke], fills: Sequence[Fill], height: float) -> list[_Edges]:
    """Edges by their reach, the widest first."""
    sides = [(rule.start, rule.end, rule.at) for rule in rules if rule.end - rule.start >= _NARROWEST]
    for (x0, y0, x1, y1), shade in fills:
        if x1 - x0 >= _NARROWEST and _LOWEST < y1 - y0 < _TALLEST * height and shade < _PALE:
            sides += [(x0, x1, y0), (x0, x1, y1)]
    groups: list[list[tuple[float, float, float]]] = []
    for side in sorted(sides):
        for group in groups:
            if abs(group[0][0] - side[0]) <= _SAME_REACH and abs(group[0][1] - side[1]) <= _SAME_REACH:
                group.append(side)
                break
        else:
            groups.append([side])
    found = []
    for group in groups:
        heights: list[float] = []
        for at in sorted(at for _, _, at in group):
            if not heights or at - heights[-1] > 2.0:
                heights.append(at)
        if len(heights) >= _FEWEST_EDGES:
            found.append(_Edges(min(side[0] for side in group), max(side[1] for side in group), tuple(heights)))
    return sorted(found, key=lambda edges: edges.start - edges.end)


def _stretches(edges: _Edges, words: Sequence[Word], middles: Sequence[float]) -> list[tuple[float, float]]:
    """From which edge to which strips with entries follow each other."""
    found: list[tuple[float, float]] = []
    first: float | None = None
    strips = several = 0
    for top, bottom in pairwise(edges.heights):
        inside = words[bisect_left(middles, top) : bisect_right(middles, bottom)]
        verdict = _holds_entries(inside, edges)
        if verdict is None and first is not None and not inside and bottom - top > 40:
            verdict = False
        if verdict is False:
            found += [(first, top)] if first is not None and strips >= 2 and several else []
            first, strips, several = None, 0, 0
        elif verdict or several:
            first = top if first is None else first
            strips += 1
            several += bool(verdict)
        else:
            first, strips = (top, 1) if _is_beside_corner(inside, edges) else (None, 0)
    if first is not None and strips >= 2 and several:
        found.append((first, edges.heights[-1]))
    return found


def _is_beside_corner(words: Sequence[Word], edges: _Edges) -> bool:
    """Whether a single name stands well beyond the start of the zone: a header may begin so, beside an empty corner."""
    level = [word for word in words if word.x1 > edges.start and word.x0 < edges.end]
    return bool(level) and min(word.x0 for word in level) >= edges.start + _CORNER * (edges.end - edges.start)


def _holds_entries(words: Sequence[Word], edges: _Edges) -> bool | None:
    """Whether words between two edges are a table's entries; None where nothing tells: a single one, or none."""
    level = [word for word in words if word.x1 > edges.start and word.x0 < edges.end]
    if any(word.x0 < edges.start - _OUTSIDE or word.x1 > edges.end + _OUTSIDE or word.turn for word in level):
        return False
    rows = text_rows(level)
    if any(is_caption(row.text) or is_figure_caption(row.text) for row in rows):
        return False
    if sum(_is_sentence(row, edges.start, edges.end) for row in rows) > 0.2 * len(rows):
        return False
    if any(row.is_wide for row in rows):
        return True
    return None if len(rows) <= 1 else False


def _is_sentence(row: TextRow, start: float, end: float) -> bool:
    long = len(row.runs) == 1 and len(row.text) >= _LONG_LINE
    return long and row.box.x1 - row.box.x0 >= _FULL * (end - start)


def _columns(box: Box, words: Sequence[Word], vertical: Sequence[Stroke]) -> tuple[float, ...]:
    """The outer edges and the vertical rules between the columns; none where no rule stands between."""
    inner: list[float] = []
    for rule in sorted(vertical):
        covered = min(rule.end, box.y1) - max(rule.start, box.y0)
        crossed = any(
            word.x0 < rule.at - 1 and word.x1 > rule.at + 1 and rule.start < word.middle[1] < rule.end for word in words
        )
        within = box.x0 + 4 < rule.at < box.x1 - 4 and (not inner or rule.at - inner[-1] > 4)
        if within and covered >= _DOWN * (box.y1 - box.y0) and not crossed:
            inner.append(rule.at)
    return (box.x0, *inner, box.x1) if inner else ()
