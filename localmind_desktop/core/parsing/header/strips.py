"""Lines of print and ruled rows as the choice of a header sees them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.header.choice import Strip, look_of_words
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.stream.splits import Split

_MOST_STRIPS = 20  # at the top of a table
_HEAVY = 2.0  # a heavier rule than the others, as if it covered the width twice
_OFF_MIDDLE = 0.16  # share of the width of columns that a name over all of them may be off their middle


def strips_of_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> list[Strip]:
    """The first lines of a table of aligned words."""
    near = [fill for fill in fills if fill.box.x0 < edges[-1] and fill.box.x1 > edges[0]]
    strips: list[Strip] = []
    above = None
    for split in splits[:_MOST_STRIPS]:
        bold, shade = look_of_words(split.row.words, near)
        between: list[Stroke] = (
            [] if above is None else [rule for rule in rules if above.middle < rule.at < split.row.middle]
        )
        gap = 0.0 if above is None else (split.row.box.y0 - above.box.y1) / max(split.row.size, 1.0)
        spans = tuple((first, last) for first, last, _ in split.spans) or _span_of_one(split, edges)
        covered = covered_share(between, edges[0], edges[-1])
        strips.append(Strip(split.texts, spans, bold, shade, covered, gap))
        above = split.row
    return strips


def _span_of_one(split: Split, edges: Sequence[float]) -> tuple[tuple[int, int], ...]:
    """All columns but the first, where the only text of a line stands in their middle."""
    last = len(edges) - 2
    if last < 2 or len(split.row.runs) > 1 or 0 in split.cells:
        return ()
    x0, _, x1, _ = split.row.box
    off = abs(x0 + x1 - edges[1] - edges[-1]) / 2
    return ((1, last),) if off < _OFF_MIDDLE * (edges[-1] - edges[1]) else ()


def covered_share(rules: Sequence[Stroke], left: float, right: float) -> float:
    """The share of the width between two places that rules cover together."""
    total, reached = 0.0, left
    for start, end in sorted((max(rule.start, left), min(rule.end, right)) for rule in rules):
        start = max(start, reached)
        if end > start:
            total += end - start
            reached = end
    return total / ((right - left) or 1.0)


def strips_of_rows(grid: Grid, fills: Sequence[Fill]) -> list[Strip]:
    """The first rows of a grid."""
    strips = []
    for number, row in enumerate(grid.matrix()[:_MOST_STRIPS]):
        own = [cell for cell in {id(cell): cell for cell in row}.values() if cell.row == number]
        words = [word for cell in own for word in cell.words]
        bold, shade = look_of_words(words, fills) if words else (0.0, 1.0)
        texts = {cell.column: cell.text for cell in own if cell.words}
        spans = tuple((cell.column, cell.column + cell.columns - 1) for cell in own if cell.columns > 1 and cell.words)
        heavy = grid.header_line is not None and abs(grid.ys[number] - grid.header_line) <= 1
        strips.append(Strip(texts, spans, bold, shade, _HEAVY if heavy else 1.0))
    return strips
