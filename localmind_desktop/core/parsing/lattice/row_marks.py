"""What tells that the lines within a ruled row are rows of their own. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.stream.splits import Split

_MOST_COLUMNS = 0.8  # share of the columns of a row
_APART = 1.12  # times the distance of lines within a row: that of two rows


def banded(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """One line at least, cut at the separators."""
    bands: list[list[Split]] = [[splits[0]]]
    heights = sorted(separators)
    for above, below in pairwise(splits):
        if bisect_right(heights, above.row.middle) < bisect_left(heights, below.row.middle):
            bands.append([])
        bands[-1].append(below)
    return bands


def are_rows(bands: Sequence[Sequence[Split]]) -> bool:
    """Whether not more than one line of each has a text in most of its columns."""
    return all(map(_is_row, bands))


def _is_row(band: Sequence[Split]) -> bool:
    columns = len(set().union(*(split.filled for split in band)))
    return sum(len(split.filled) >= max(2, _MOST_COLUMNS * columns) for split in band) <= 1


def are_apart(rows: Sequence[Sequence[Split]]) -> bool:
    """Whether each row is farther from the next than any of its lines are from each other; some have several lines."""
    within = [_pitch(above, below) for row in rows for above, below in pairwise(row)]
    between = [_pitch(above[-1], below[0]) for above, below in pairwise(rows)]
    return bool(within) and bool(between) and min(between) > _APART * max(within)


def _pitch(above: Split, below: Split) -> float:
    return below.row.middle - above.row.middle


def begins_name(text: str) -> bool:
    """Whether a text starts as a name does in a script with small letters: with a capital, or with an identifier."""
    return text[:1].lower() != text[:1].upper() and not _is_rest(text)


def _is_rest(text: str) -> bool:
    """Whether a text starts with a plain word in small letters, and not with a name like ``camelCase`` or ``rx1``."""
    first = text.split()[0].rstrip(",;:.)") if text else ""
    return first[:1].islower() and all(part.isalpha() and part.islower() for part in first.split("-") if part)
