"""Narrow shaded areas: the lines of a table, or the margins that complete its shaded cells. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.lattice.rulings import covered

_SAME_PLACE = 0.6  # points between a margin and what it goes on with
_BESIDE = 0.9  # share of a margin's long side along which its cell goes on

Sides = dict[tuple[int, float, int], list[Stroke]]


def margins_and_lines(narrow: Sequence[Fill], wide: Sequence[Fill]) -> tuple[list[Fill], list[Fill]]:
    """Of ``narrow`` areas those that go on as a wider area of their shade along a long side, and the others."""
    if not narrow or not wide:
        return [], list(narrow)
    sides = _sides([*wide, *narrow])
    margins: list[Fill] = []
    lines: list[Fill] = []
    for fill in narrow:
        (margins if _goes_on(fill, sides) else lines).append(fill)
    return margins, lines


def _sides(fills: Sequence[Fill]) -> Sides:
    """The sides of all areas: by axis, shade and full points of their place."""
    sides: Sides = defaultdict(list)
    for (x0, y0, x1, y1), shade in fills:
        for axis, places, start, end in ((0, (y0, y1), x0, x1), (1, (x0, x1), y0, y1)):
            for at, away in zip(places, reversed(places), strict=True):
                sides[axis, round(shade, 2), int(at)].append(Stroke(at, start, end, away - at))
    return sides


def _goes_on(fill: Fill, sides: Sides) -> bool:
    x0, y0, x1, y1 = fill.box
    axis, start, end, places = (0, x0, x1, (y0, y1)) if x1 - x0 >= y1 - y0 else (1, y0, y1, (x0, x1))
    for at, inwards in zip(places, (-1, 1), strict=True):
        beside = [
            side
            for place in (int(at) - 1, int(at), int(at) + 1)
            for side in sides.get((axis, round(fill.shade, 2), place), ())
            if abs(side.at - at) <= _SAME_PLACE and side.width * inwards > 0
        ]
        if covered(beside, start, end) >= _BESIDE:
            return True
    return False
