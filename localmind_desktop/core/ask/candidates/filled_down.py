"""What stands above a row of a table and is said of it: its band, and names that go on down their column. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.candidates.sheets import NAMING_COLUMNS, Sheet
from localmind_desktop.core.text.languages import words

_SUMS = "|".join(map(re.escape, sorted(words().totals)))
_TOTAL = re.compile(rf"^\W*(?:grand )?(?:{_SUMS})(?![^\W\u2e80-\uffff])", re.IGNORECASE)


def band_of(sheet: Sheet, row: int) -> str:
    """The text of the band above a row; empty where there is none."""
    bands = [number for number in sheet.band_rows if number < row]
    texts = sheet.table.rows[max(bands)].texts if bands and row not in sheet.band_rows else ()
    return next((" ".join(text.split()) for text in texts if text.strip()), "")


def filled_down(sheet: Sheet) -> list[tuple[str, ...]]:
    """The texts of the rows, where an empty leading cell has what stands above it and goes on; not in sums."""
    made, above = list[tuple[str, ...]](), list[str]()
    for number, row in enumerate(sheet.table.rows):
        leading = row.texts[:NAMING_COLUMNS]
        if is_total(sheet, number):
            made.append(row.texts)
            continue
        if not above or leading[0].strip():
            above = list(leading)
        else:
            above = [cell if cell.strip() else kept for cell, kept in zip(leading, above, strict=True)]
        made.append((*above, *row.texts[NAMING_COLUMNS:]))
    return made


def is_total(sheet: Sheet, row: int) -> bool:
    """Whether a row sums up others, as its leading cells say."""
    return any(_TOTAL.match(text) for text in sheet.table.rows[row].texts[:NAMING_COLUMNS])
