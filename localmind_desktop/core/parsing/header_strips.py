"""Lines of print and ruled rows as the choice of a header sees them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.parsing.grid import Grid
from localmind_desktop.core.parsing.header_choice import Strip, header_chances, look_of_words
from localmind_desktop.core.parsing.ink import Fill, Stroke
from localmind_desktop.core.parsing.rowgroups import Split

_MOST_STRIPS = 20  # at the top of a table
_MOST_LINES, _MOST_ROWS = 7, 4  # of a header
_HEAVY = 2.0  # times the weight of the other rules


def strips_of_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> list[Strip]:
    """The first lines of a table of aligned words."""
    width = (edges[-1] - edges[0]) or 1.0
    near = [fill for fill in fills if fill.box.x0 < edges[-1] and fill.box.x1 > edges[0]]
    strips: list[Strip] = []
    above = None
    for split in splits[:_MOST_STRIPS]:
        bold, italic, shade, size = look_of_words(split.row.words, near)
        between = [] if above is None else [rule for rule in rules if above.middle < rule.at < split.row.middle]
        gap = 0.0 if above is None else (split.row.box.y0 - above.box.y1) / max(size, 1.0)
        spans = tuple((first, last) for first, last, _ in split.spans)
        covered = covered_share(between, edges[0], edges[-1], width)
        weight = max((rule.width for rule in between), default=0.0)
        strips.append(Strip(split.texts, spans, bold, italic, shade, size, covered, weight, gap))
        above = split.row
    return strips


def covered_share(rules: Sequence[Stroke], left: float, right: float, width: float) -> float:
    """The share of the width between two places that rules cover together."""
    total, reached = 0.0, left
    for start, end in sorted((max(rule.start, left), min(rule.end, right)) for rule in rules):
        start = max(start, reached)
        if end > start:
            total += end - start
            reached = end
    return total / width


def strips_of_rows(grid: Grid, fills: Sequence[Fill], first: int = 0) -> list[Strip]:
    """The rows of a ruled grid from ``first`` on."""
    strips = []
    for number, row in enumerate(grid.matrix()[first : first + _MOST_STRIPS], start=first):
        own = [cell for cell in {id(cell): cell for cell in row}.values() if cell.row == number]
        words = [word for cell in own for word in cell.words]
        bold, italic, shade, size = look_of_words(words, fills) if words else (0.0, 0.0, 1.0, 0.0)
        texts = {cell.column: cell.text for cell in own if cell.words}
        spans = tuple((cell.column, cell.column + cell.columns - 1) for cell in own if cell.columns > 1 and cell.words)
        covered = frozenset(column for column, cell in enumerate(row) if cell.row < number)
        heavy = grid.header_line is not None and abs(grid.ys[number] - grid.header_line) <= 1
        strips.append(Strip(texts, spans, bold, italic, shade, size, 1.0, _HEAVY if heavy else 1.0, 0.0, covered))
    return strips


def header_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> int:
    """How many lines at the top name the columns; 0 when nothing tells."""
    return _likeliest(strips_of_lines(splits, edges, rules, fills), len(edges) - 1, _MOST_LINES)


def header_rows(grid: Grid, fills: Sequence[Fill], first: int) -> int:
    """How many rows of a ruled grid from ``first`` on name its columns."""
    return _likeliest(strips_of_rows(grid, fills, first), grid.columns, _MOST_ROWS)


def _likeliest(strips: Sequence[Strip], columns: int, most: int) -> int:
    if len(strips) < 2:
        return 0
    chances = header_chances(strips, columns, most)
    return max(range(len(chances)), key=chances.__getitem__)
