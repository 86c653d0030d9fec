"""Lines of print and ruled rows as the choice of a header sees them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric
from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.header.choice import Strip, header_chances, look_of_words
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.stream.splits import Split

_MOST_STRIPS = 20  # at the top of a table
_MOST_LINES, _MOST_ROWS = 7, 3  # of a header
_FEWEST_BELOW = 3  # rows below a corner without a name
_FEWEST_TOLD = 4  # names over figures, and rows of these
_OFF_MIDDLE = 0.16  # share of the width of columns that a name over all of them may be off their middle
_HEAVY = 2.0  # times the weight of the other rules


def strips_of_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> list[Strip]:
    """The first lines of a table of aligned words."""
    near = [fill for fill in fills if fill.box.x0 < edges[-1] and fill.box.x1 > edges[0]]
    strips: list[Strip] = []
    above = None
    for split in splits[:_MOST_STRIPS]:
        bold, italic, shade, size = look_of_words(split.row.words, near)
        between: list[Stroke] = (
            [] if above is None else [rule for rule in rules if above.middle < rule.at < split.row.middle]
        )
        gap = 0.0 if above is None else (split.row.box.y0 - above.box.y1) / max(size, 1.0)
        spans = tuple((first, last) for first, last, _ in split.spans) or _span_of_one(split, edges)
        covered = covered_share(between, edges[0], edges[-1])
        weight = max((rule.width for rule in between), default=0.0)
        strips.append(Strip(split.texts, spans, bold, italic, shade, size, covered, weight, gap))
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
    count = max(range(len(chances)), key=chances.__getitem__)
    return count if count and _stands_out(strips[:count], strips[count:], columns) else 0


def _stands_out(head: Sequence[Strip], body: Sequence[Strip], columns: int) -> bool:
    """Whether more than words tells a header: its look, a rule of its own, groups of columns, names over figures.

    Where words alone do, the whole table is asked when all its pages are read.
    """
    middle = sorted([strip.bold for strip in body])[len(body) // 2]
    shade = sorted([strip.shade for strip in body])[len(body) // 2]
    size = sorted([strip.size for strip in body])[len(body) // 2]
    italic = sorted([strip.italic for strip in body])[len(body) // 2]
    ruled = body[0].covered > 0.5 and sum(strip.covered > 0.5 for strip in body[1:]) < 0.5 * len(body[1:])
    heavy = len(body) > 1 and body[0].weight > 1.5 * body[1].weight > 0
    look = any(
        strip.bold - middle > 0.4 or abs(shade - strip.shade) > 0.02 or strip.italic - italic > 0.5 for strip in head
    )
    groups = any(first > 0 for strip in head for first, _ in strip.spans)
    corner = not any(0 in strip.texts for strip in head) and all(0 in strip.texts for strip in body)
    corner = corner and len(body) >= _FEWEST_BELOW
    if look or ruled or heavy or groups or corner or min(strip.size for strip in head) > 1.1 * size:
        return True
    names = {column: text for strip in head for column, text in strip.texts.items()}
    under = [
        [strip.texts[column] for strip in body if column in strip.texts] for column in range(columns) if column in names
    ]
    over = [name for name, values in zip((names[c] for c in sorted(names)), under, strict=True) if _are_figures(values)]
    return len(over) + len(body) >= _FEWEST_TOLD and len(body) > 1 and bool(over) and not any(map(is_figure, over))


def _are_figures(texts: Sequence[str]) -> bool:
    return bool(texts) and sum(map(is_numeric, texts)) > 0.5 * len(texts)
