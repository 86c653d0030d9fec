"""Lines at the ends of a block that are not set in its columns: the totals below, other text above. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.stream.columns import TextRow, column_edges

_BEYOND = 0.2  # share of the width that lies before the label of a total
_LONGEST_FIGURE = 20  # characters, with its currency
_FEWEST_LINES = 2  # of names and of figures, that tell where the columns are


def clear_edges(block: Sequence[TextRow]) -> list[float]:
    """The edges of the columns; where the labels of totals reach over the spaces between some, those without them."""
    edges = column_edges(block)
    items = _before_totals(block)
    if not _FEWEST_LINES <= len(items) < len(block):
        return edges
    clear = column_edges(items)
    if len(clear) <= max(len(edges), 3):
        return edges
    return [min(edges[0], clear[0]), *clear[1:-1], max(edges[-1], clear[-1])]


def _before_totals(block: Sequence[TextRow]) -> Sequence[TextRow]:
    left, right = min(row.box.x0 for row in block), max(row.box.x1 for row in block)
    start = left + _BEYOND * (right - left)
    end = len(block)
    while end and _is_total(block[end - 1], start):
        end -= 1
    return block[:end]


def _is_total(row: TextRow, start: float) -> bool:
    """Whether a line holds a label, beyond the first column, and a figure at its end: nothing else but a rate."""
    label, *between, last = row.texts if len(row.runs) > 1 else ("", "")
    is_amount = any(map(str.isdigit, last)) and len(last) <= _LONGEST_FIGURE
    return row.box.x0 > start and any(map(str.isalpha, label)) and is_amount and all(map(is_numeric, between))
