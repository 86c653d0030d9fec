"""Names that go on down their column: an empty leading cell has what stands above it. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from localmind_desktop.core.text.languages import words

NAMING_COLUMNS = 2  # leading columns whose empty cells carry on the value above
_SUMS = "|".join(map(re.escape, sorted(words().totals)))
_TOTAL = re.compile(rf"^\W*(?:grand )?(?:{_SUMS})(?![^\W\u2e80-\uffff])", re.IGNORECASE)
_Cell = TypeVar("_Cell")


def is_total(texts: Sequence[str]) -> bool:
    """Whether a row sums up others, as its leading cells say."""
    return any(_TOTAL.match(text) for text in texts[:NAMING_COLUMNS])


def leading_cells(rows: Iterable[Sequence[_Cell]]) -> Iterator[list[_Cell]]:
    """The leading cells of each row; an empty one is the cell above it, until the first column begins anew."""
    above: list[_Cell] = []
    for row in rows:
        leading = row[:NAMING_COLUMNS]
        if not above or (leading and leading[0]):
            above = list(leading)
        else:
            above = [cell or kept for cell, kept in zip(leading, above, strict=True)]
        yield above


def filled_down(rows: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """The texts of rows, where an empty leading cell has what stands above it and goes on; not in sums."""
    named = leading_cells([cell.strip() and cell for cell in row] for row in rows if not is_total(row))
    yield from (tuple(row) if is_total(row) else (*next(named), *row[NAMING_COLUMNS:]) for row in rows)
