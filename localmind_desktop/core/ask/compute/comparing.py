"""Two rows side by side (A6): ``Which is larger, A or B?``, ``Compare A and B``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet, best_row
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.bounds import quantity_in
from localmind_desktop.core.terms import normalised, tokens
from localmind_desktop.core.text.quantities import Quantity

_END = r"(?=\s+(?:of|in|at|for|with|when|on|by|regarding|bei|im|in der|von|du|de|dans|pour)\b|\s*[,?.!？。]|\s*$)"
_PAIRS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:between|zwischen|entre)\s+(?P<a>.+?)\s+(?:and|und|et)\s+(?P<b>.+?){_END}",
        rf"^\s*(?:compare|vergleiche|comparer?)\s+(?P<a>.+?)\s+(?:and|with|to|vs\.?|versus|und|mit|et|avec)\s+(?P<b>.+?){_END}",
        rf"[,:]\s*(?P<a>[^,:]+?)\s+(?:or|oder|ou)\s+(?:of\s+|by\s+|von\s+|de\s+)?(?P<b>.+?){_END}",
        r"(?:比较|比)?\s*(?P<a>[^\s，和与的比较]+?)\s*(?:和|与|跟)\s*(?P<b>[^\s，的相哪]+)",
    )
)
_OF = re.compile(r"^.*\b(?:of|von|der|des|de|du)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Compared:
    """Two rows with the columns that the question asks for; none: all of them."""

    first: RowMatch
    second: RowMatch
    columns: tuple[int, ...]

    @property
    def quantities(self) -> tuple[Quantity, Quantity] | None:
        """The two cells as quantities of one dimension, where one column is asked for."""
        if len(self.columns) != 1:
            return None
        found = [
            quantity_in(match.sheet.table, match.sheet.table.rows[match.row], self.columns[0])
            for match in (self.first, self.second)
        ]
        left, right = found
        if left is None or right is None or left.unit.dimension != right.unit.dimension:
            return None
        return left, right


def pair_of(question: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """The tokens that only the first thing has, and those of the second; None where no two things are compared."""
    text = normalised(question)
    for pattern in _PAIRS:
        match = pattern.search(text)
        if match is None:
            continue
        first, second = (frozenset(tokens(_OF.sub("", match[group]))) for group in ("a", "b"))
        if first - second and second - first:
            return first - second, second - first
    return None


def compared(asked: Asked, pair: tuple[frozenset[str], frozenset[str]], sheets: Sequence[Sheet]) -> Compared | None:
    """The best two rows of one table; None where one of the two things is in none."""
    best: tuple[float, Compared] | None = None
    for sheet in sheets:
        one = best_row(asked.without(pair[1]), sheet)
        other = best_row(asked.without(pair[0]), sheet) if one else None
        if one is None or other is None or one.row == other.row:
            continue
        columns = tuple(column for column in one.columns if column in other.columns)
        rank = one.rank + other.rank
        if (one.columns or other.columns) and not columns:
            continue
        if best is None or rank > best[0]:
            best = (rank, Compared(one, other, columns))
    return best[1] if best else None
