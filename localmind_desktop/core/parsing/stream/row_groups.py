"""From lines of print to rows of a table without rulings between them: which lines belong to one row. Pure."""

from __future__ import annotations

import itertools
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence

from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.stream.row_blocks import rows_by_blocks
from localmind_desktop.core.parsing.stream.splits import Split, fits_behind

_ROW_APART = 1.15  # times the distance of the lines within a cell: that of two rows
_FEWEST_LINES = 4  # that tell how far apart rows are
_FEWEST_GROUPS = 3
_FEWEST_FILLED = 2  # columns of a row without a key
_TIGHT = 0.75  # times the line height: lines further apart are not of one cell


def grouped(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """Lines gathered into rows. ``separators`` are heights that no row reaches over."""
    if not splits:
        return []
    bands = banded(splits, separators)
    single = sum(len(band) <= 3 or _is_one_row(band) for band in bands)
    if len(bands) >= 3 and single >= 0.8 * len(bands) and _bands_are_rows(bands):
        return bands
    return [group for band in bands for group in _by_words(band)]


def banded(splits: Sequence[Split], separators: Sequence[float]) -> list[list[Split]]:
    """One line at least, cut at the separators."""
    bands: list[list[Split]] = [[splits[0]]]
    heights = sorted(separators)
    for above, below in itertools.pairwise(splits):
        if bisect_right(heights, above.row.middle) < bisect_left(heights, below.row.middle):
            bands.append([])
        bands[-1].append(below)
    return bands


def _bands_are_rows(bands: Sequence[Sequence[Split]]) -> bool:
    """Whether lines that no separator parts belong together: no band holds two lines that both look complete."""
    broken = held = 0
    for band in bands:
        full = [split for split in band if 0 in split.filled and len(split.filled) >= 2]
        held += len(full) > 0
        if len(full) >= 2 and not _wraps(band):
            broken += 1
    return broken <= 0.15 * held


def _is_one_row(band: Sequence[Split]) -> bool:
    """Whether the first line of a band has something in all its columns, and the others go on with a few of them."""
    first = band[0].filled
    return all(
        split.filled < first and len(split.filled) <= 0.5 * len(first) and not split.figures for split in band[1:]
    )


def _wraps(band: Sequence[Split]) -> bool:
    """Whether a following line starts like the rest of a sentence."""
    return any(_is_rest(split.text(0)) for split in band[1:])


def _is_rest(text: str) -> bool:
    """Whether a text starts with a plain word in small letters, and not with a name like ``camelCase`` or ``rx1``."""
    first = text.split()[0].rstrip(",;:.)") if text else ""
    return first[:1].islower() and all(part.isalpha() and part.islower() for part in first.split("-") if part)


def begins_name(text: str) -> bool:
    """Whether a text starts as a name does in a script with small letters: with a capital, or with an identifier."""
    return text[:1].lower() != text[:1].upper() and not _is_rest(text)


def _is_identifier(text: str) -> bool:
    """Whether a text is a single name as programs and data sheets have them, which nothing completes."""
    return " " not in text and not text.isalpha() and text.replace("_", "").isalnum()


def item_column(splits: Sequence[Split]) -> int | None:
    """The column whose text goes on over lines of its own below numbered items, as an invoice has them; else None."""
    keys = [split.texts[0] for split in splits if len(split.cells) >= 3 and 0 in split.cells]
    numbers = [key for key in keys if key.rstrip(".").isdigit()]
    if len(numbers) < 2 or len(numbers) < 0.6 * len(keys) or len(set(numbers)) < len(numbers):
        return None
    alone = Counter(column for split in splits if len(split.filled) == 1 for column in split.filled)
    if not alone:
        return None
    column, count = alone.most_common(1)[0]
    return column if column > 0 and count >= 0.8 * alone.total() and count >= len(numbers) else None


def _items(band: Sequence[Split]) -> list[list[Split]]:
    """Numbered items with the lines of text below each; none where the band holds no such."""
    column = item_column(band)
    if column is None:
        return []
    groups: list[list[Split]] = []
    for split in band:
        if split.filled == {column} and groups and len(groups[-1][0].filled) > 1:
            groups[-1].append(split)
        else:
            groups.append([split])
    return groups


def rows_by_space(band: Sequence[Split]) -> list[list[Split]]:
    """Numbered items with their descriptions, or rows that space parts; none where the lines are not so."""
    return _items(band) or _by_pitch(band) or rows_by_blocks(band)


def _by_words(band: Sequence[Split]) -> list[list[Split]]:
    groups = rows_by_space(band)
    if groups:
        return groups
    label_width = max((_width(split, 0) for split in band if 0 in split.filled), default=0.0)
    ends = _ends(band)
    for index, split in enumerate(band):
        more = groups and (
            _continues(groups[-1], split, ends) or _completes_label(groups[-1], split, label_width, band[index - 1])
        )
        if more:
            groups[-1].append(split)
        else:
            groups.append([split])
    return groups


def _by_pitch(band: Sequence[Split]) -> list[list[Split]]:
    """Rows further apart than the lines within them, each with one line of values; none where they are not so."""
    pitch = [below.row.middle - above.row.middle for above, below in itertools.pairwise(band)]
    if len(band) < _FEWEST_LINES or max(pitch) < _ROW_APART * min(pitch):
        return []
    bound = (1 + _ROW_APART) / 2 * min(pitch)
    if any(bound < distance < _ROW_APART * min(pitch) for distance in pitch):
        return []
    groups = [[band[0]]]
    for distance, split in zip(pitch, band[1:], strict=True):
        if distance > bound:
            groups.append([])
        groups[-1].append(split)
    return groups if len(groups) >= _FEWEST_GROUPS and all(map(_is_labelled, groups)) else []


def _is_labelled(lines: Sequence[Split]) -> bool:
    """Whether lines are a label and the values beside one of them."""
    valued = [split for split in lines if split.filled != {0}]
    keys = [split.cells[0][0] for split in lines if 0 in split.filled]
    if len(valued) != 1 or not keys or len({key.bold for key in keys}) > 1:
        return False
    if any(key.x0 > keys[0].x0 + 0.8 * key.size or is_numeric(key.text) for key in keys[1:]):
        return False
    return not any(split.text(0).endswith((":", "：")) for split in lines[:-1])


def _width(split: Split, column: int) -> float:
    words = split.cells.get(column, ())
    return words[-1].x1 - words[0].x0 if words else 0.0


def _gap(above: Split, below: Split) -> float:
    height = max(above.row.box.y1 - above.row.box.y0, 1.0)
    return (below.row.box.y0 - above.row.box.y1) / height


def _ends(splits: Sequence[Split]) -> dict[int, float]:
    """Per column the right end of its longest text."""
    ends: dict[int, float] = {}
    for split in splits:
        for column, words in split.cells.items():
            ends[column] = max(ends.get(column, 0.0), words[-1].x1)
    return ends


def _is_of_its_own(group: Sequence[Split], split: Split, ends: Mapping[int, float]) -> bool:
    """Whether a line without a key fills most columns, and would have fitted behind the line above in one of them."""
    if len(split.filled) < max(_FEWEST_FILLED, len(ends) - 1):
        return False
    above = {column: words for member in group for column, words in member.cells.items()}
    if not above.keys() >= split.filled:
        return False
    return any(fits_behind(above[column], words, ends[column]) for column, words in split.cells.items())


def _continues(group: Sequence[Split], split: Split, ends: Mapping[int, float]) -> bool:
    """A line without a key below a row that has one goes on with the cells of that row."""
    if _gap(group[-1], split) > _TIGHT:
        return False
    filled = {column for member in group for column in member.cells}
    if 0 not in split.filled:
        if 0 not in filled or not split.filled <= filled:
            return False
        if split.figures or _is_of_its_own(group, split, ends):
            return False
        return len(split.filled) < len(filled)
    # a key that goes on: only the key, and it starts like the rest of a sentence
    return split.filled == {0} and len(filled) > 1 and _is_rest(split.text(0))


def _completes_label(group: Sequence[Split], split: Split, label_width: float, last: Split) -> bool:
    """A key too long for its line: the first line has nothing but the key, the values stand beside its last line."""
    if len(split.filled) < 2 or 0 not in split.filled or any(member.filled != {0} for member in group):
        return False
    if len(group) > 2 or _gap(last, split) > _TIGHT or last.text(0).endswith((":", "：")):
        return False
    first, here = last.cells[0], split.cells[0]
    if first[0].bold != here[0].bold:
        return False
    if _is_rest(split.text(0)):
        return True
    if _is_identifier(last.text(0)):
        return False
    indented = here[0].x0 > first[0].x0 + 0.8 * first[0].size
    return (
        not indented
        and _width(last, 0) > 0.75 * label_width
        and last.row.box.y1 - last.row.box.y0 > 0
        and (_gap(last, split) < 0.3)
    )
