"""Names that go on down their column: an empty leading cell has what stands above it. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.model import Table
from localmind_desktop.core.text.languages import words

NAMING_COLUMNS = 2  # leading columns whose empty cells carry on the value above
_SUMS = "|".join(map(re.escape, sorted(words().totals)))
_TOTAL = re.compile(rf"^\W*(?:grand )?(?:{_SUMS})(?![^\W\u2e80-\uffff])", re.IGNORECASE)


def is_total(texts: Sequence[str]) -> bool:
    """Whether a row sums up others, as its leading cells say."""
    return any(_TOTAL.match(text) for text in texts[:NAMING_COLUMNS])


def filled_down(table: Table) -> tuple[tuple[str, ...], ...]:
    """The texts of the rows, where an empty leading cell has what stands above it and goes on; not in sums."""
    made, above = list[tuple[str, ...]](), list[str]()
    for row in table.rows:
        leading = row.texts[:NAMING_COLUMNS]
        if is_total(row.texts):
            made.append(row.texts)
            continue
        if not above or leading[0].strip():
            above = list(leading)
        else:
            above = [cell if cell.strip() else kept for cell, kept in zip(leading, above, strict=True)]
        made.append((*above, *row.texts[NAMING_COLUMNS:]))
    return tuple(made)
