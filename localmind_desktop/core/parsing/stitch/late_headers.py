"""Headers that only the whole table tells: each of its groups begins with one, or its first page had too few rows.

Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby

from localmind_desktop.core.model import Row
from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.header.choice import Parting, Strip, likeliest

_SAME_NAMES = 0.6  # share of the columns that have the same name in all groups of rows
_TOO_FEW, _COMPARED = 2, 12  # rows by which no header can be told, and that one is compared with


def heads_of_groups(rows: Sequence[Row]) -> list[Row]:
    """The first row of each group, where all groups begin with nearly the same names of the columns; else none."""
    groups = [[row.texts[:-1] for row in group] for _, group in groupby(rows, key=lambda row: row.texts[-1])]
    if len(groups) < 2 or min(map(len, groups)) < 2:
        return []
    heads = [group[0] for group in groups]
    values = [{texts[column] for group in groups for texts in group[1:]} for column in range(len(heads[0]))]
    for texts in heads:
        same = sum(text == name for text, name in zip(texts, heads[0], strict=True))
        if texts[0] != heads[0][0] or same < max(2, _SAME_NAMES * len(texts)):
            return []
        if not all(texts) or len(set(texts)) < len(texts) or any(map(is_numeric, texts)):
            return []
        if any(text in others for text, others in zip(texts, values, strict=True)):
            return []
    starts = accumulate([len(group) for group in groups[:-1]], initial=0)
    return [rows[start] for start in starts]


def begins_with_header(rows: Sequence[Row], columns: int) -> bool:
    """Whether the first row of a table over several pages is its header, where the first page had too few to tell."""
    if not rows or sum(row.place.page == rows[0].place.page for row in rows) > _TOO_FEW:
        return False
    texts = [row.texts[:columns] for row in rows[:_COMPARED]]
    strips = [Strip({n: text for n, text in enumerate(own) if text}, (), 0.0, 1.0, 1.0) for own in texts]
    return likeliest(strips, columns, ruled=True) == Parting(0, 1)
