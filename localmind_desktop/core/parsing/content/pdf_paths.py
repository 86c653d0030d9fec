"""From the paths of a PyMuPDF page to strokes, filled areas and sketches, in displayed coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import dist
from typing import TYPE_CHECKING, Any, NamedTuple

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.lattice.margins import margins_and_lines

if TYPE_CHECKING:
    import pymupdf

_THIN = 3.2  # points: a filled rectangle not thicker than this is a line
_STRAIGHT = 1.0  # points that a line may be off its axis
_MOST_PATHS = 30_000  # a page with more is a map or a drawing
_LEVEL = 0.1  # points that the side of a rectangle may be off its axis
_WHITE = 0.97
_INVISIBLE = 0.05  # opacity
_PALE, _MARGIN = 0.5, 1.2  # brightness, and thickness in points, of an area that may be the margin of a shaded cell
_SKETCH_WIDTH, _SKETCH_HEIGHT = 15.0, 8.0  # points of the smallest path that counts as a drawing
_SKETCHED = 0.5  # share of its straight lines that the others of a drawing have: a round corner has less

Point = tuple[float, float]


@dataclass(slots=True)
class Drawn:
    """What the paths of a page draw. ``sketches`` are boxes of curves and slanting lines: charts, diagrams, logos."""

    horizontal: list[Stroke] = field(default_factory=list)
    vertical: list[Stroke] = field(default_factory=list)
    fills: list[Fill] = field(default_factory=list)
    sketches: list[Box] = field(default_factory=list)
    narrow: list[Fill] = field(default_factory=list)  # lines, or the margins of shaded cells

    def add_line(self, start: Point, end: Point, width: float) -> None:
        (x0, y0), (x1, y1) = start, end
        across, down = abs(x1 - x0), abs(y1 - y0)
        if down <= _STRAIGHT and down <= across:
            if width <= 6 or across >= 6:
                self.horizontal.append(Stroke((y0 + y1) / 2, min(x0, x1), max(x0, x1), width))
        elif across <= _STRAIGHT:
            self.vertical.append(Stroke((x0 + x1) / 2, min(y0, y1), max(y0, y1), width))

    def add_rectangle(self, corner: Point, other: Point, paint: _Paint) -> None:
        x0, x1 = min(corner[0], other[0]), max(corner[0], other[0])
        y0, y1 = min(corner[1], other[1]), max(corner[1], other[1])
        across, down = x1 - x0, y1 - y0
        visible = paint.strokes or paint.shade <= _WHITE
        if visible and not paint.strokes and paint.shade >= _PALE and _MARGIN <= min(across, down) <= _THIN:
            self.narrow.append(Fill(Box(x0, y0, x1, y1), paint.shade))
        elif min(across, down) <= _THIN:
            if visible:
                self._add_narrow(Box(x0, y0, x1, y1))
        else:
            if paint.strokes:
                self.horizontal += [Stroke(y0, x0, x1, paint.width), Stroke(y1, x0, x1, paint.width)]
                self.vertical += [Stroke(x0, y0, y1, paint.width), Stroke(x1, y0, y1, paint.width)]
            if paint.fills:
                self.fills.append(Fill(Box(x0, y0, x1, y1), paint.shade))

    def settle(self) -> None:
        """Tell the margins of shaded cells from lines."""
        margins, lines = margins_and_lines(self.narrow, self.fills)
        self.fills += margins
        for fill in lines:
            self._add_narrow(fill.box)

    def _add_narrow(self, box: Box) -> None:
        """A line drawn as a filled rectangle, or a dot of a dotted line, which serves both ways."""
        x0, y0, x1, y1 = box
        across, down = x1 - x0, y1 - y0
        if down <= _THIN and (across <= _THIN or across > down):
            self.horizontal.append(Stroke((y0 + y1) / 2, x0, x1, down))
        if across <= _THIN and (down <= _THIN or down > across):
            self.vertical.append(Stroke((x0 + x1) / 2, y0, y1, across))


class _Paint(NamedTuple):
    """How a path is painted; white lines do not count."""

    strokes: bool
    fills: bool
    width: float
    shade: float


def drawn_on(page: pymupdf.Page, width: float, height: float, matrix: pymupdf.Matrix | None) -> Drawn:
    """The lines, areas and sketches of ``page``, ``width`` by ``height`` points large after a turn by ``matrix``."""
    import pymupdf

    drawn = Drawn()
    paths = page.get_cdrawings()
    if len(paths) > _MOST_PATHS:
        return drawn

    def shown(point: Point) -> Point:
        if matrix is not None:
            point = tuple(pymupdf.Point(point) * matrix)
        x, y = point
        if 0.0 <= x <= width and 0.0 <= y <= height:
            return point
        return min(max(x, 0.0), width), min(max(y, 0.0), height)

    for path in paths:
        items = path.get("items") or ()
        paint = _paint(path)
        if not items or not (paint.strokes or paint.fills):
            continue
        if _is_sketch(path["rect"], items):
            (x0, y0), (x1, y1) = shown(path["rect"][:2]), shown(path["rect"][2:])
            drawn.sketches.append(Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))
        if not paint.strokes and _is_box(items):  # a rectangle on a turned page
            drawn.add_rectangle(shown(path["rect"][:2]), shown(path["rect"][2:]), paint)
            continue
        if not paint.strokes and "c" in [item[0] for item in items]:
            continue
        for item in items:
            if item[0] == "l" and paint.strokes:
                drawn.add_line(shown(item[1]), shown(item[2]), paint.width)
            elif item[0] in ("re", "qu"):
                corner, other = _corners(item)
                drawn.add_rectangle(shown(corner), shown(other), paint)
    drawn.settle()
    return drawn


def _paint(path: dict[str, Any]) -> _Paint:
    kind = path.get("type") or ""
    if kind not in ("s", "f", "fs"):
        return _Paint(False, False, 0.0, 1.0)
    stroked = "s" in kind and (path.get("stroke_opacity") or 1) > _INVISIBLE and _shade(path.get("color")) <= _WHITE
    filled = "f" in kind and (path.get("fill_opacity") or 1) > _INVISIBLE
    return _Paint(stroked, filled, float(path.get("width") or 0.5), _shade(path.get("fill")) if filled else 1.0)


def _corners(item: tuple[Any, ...]) -> tuple[Point, Point]:
    if item[0] == "re":
        x0, y0, x1, y1 = item[1]
        return (x0, y0), (x1, y1)
    xs, ys = [corner[0] for corner in item[1]], [corner[1] for corner in item[1]]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _is_box(items: Sequence[tuple[Any, ...]]) -> bool:
    """Whether a path is the four sides of a rectangle, one by one."""
    return len(items) in (3, 4) and all(
        item[0] == "l" and min(abs(item[1][0] - item[2][0]), abs(item[1][1] - item[2][1])) < _LEVEL for item in items
    )


def _is_sketch(rect: Sequence[float], items: Iterable[tuple[Any, ...]]) -> bool:
    """Whether a path is mostly curves and slanting lines."""
    x0, y0, x1, y1 = rect
    if x1 - x0 < _SKETCH_WIDTH or y1 - y0 < _SKETCH_HEIGHT:
        return False
    straight = slanting = 0.0
    for item in items:
        if item[0] in ("l", "c"):
            start, end = item[1], item[-1]
            level = item[0] == "l" and min(abs(start[0] - end[0]), abs(start[1] - end[1])) <= _STRAIGHT
            straight, slanting = (
                (straight + dist(start, end), slanting) if level else (straight, slanting + dist(start, end))
            )
        elif item[0] == "re":
            corner, other = _corners(item)
            straight += 2 * (abs(other[0] - corner[0]) + abs(other[1] - corner[1]))
    return slanting > _SKETCHED * straight


def _shade(colour: Sequence[float] | float | None) -> float:
    """Brightness of a PDF colour of one, three or four parts."""
    if colour is None:
        return 0.0
    parts = [colour] if isinstance(colour, (int, float)) else [float(part) for part in colour]
    if len(parts) == 4:
        return max(0.0, 1 - parts[3] - sum(parts[:3]) / 3)
    if len(parts) == 3:
        return 0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2]
    return parts[0] if parts else 0.0
