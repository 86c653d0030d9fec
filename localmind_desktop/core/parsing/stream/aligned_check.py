"""Whether lines of aligned words are a table, and no list, prose, listing or figure. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from localmind_desktop.core.parsing.content.ink import Word, reach_of
from localmind_desktop.core.parsing.header.lines import numeric_share
from localmind_desktop.core.parsing.stream.columns import MARKER
from localmind_desktop.core.parsing.stream.listings import is_code, is_numbered
from localmind_desktop.core.parsing.stream.splits import Split

_FEWEST_ROWS = 3
_SCATTERED, _SCATTERED_RULED = 0.42, 0.3  # share of the positions that a table fills at least
_LONG_RUN = 45  # characters: a run of prose


def is_table(splits: Sequence[Split], edges: Sequence[float], hints: Sequence[float], named: bool) -> bool:
    """Whether lines between column edges are a table. ``hints`` are heights of rules and shades; ``named``: a header
    names the columns."""
    columns = len(edges) - 1
    described = _item_column(splits)
    if described is not None:
        splits = [split for split in splits if split.filled != {described}]
    several = [split for split in splits if len(split.filled) >= 2]
    ruled = len(hints) >= 2
    fewest = (2 if ruled and columns > 2 else _FEWEST_ROWS) - named
    if len(several) < max(fewest, 0.4 * len(splits)):
        return False
    lengths = [
        median([len(split.texts[column]) for split in splits if column in split.texts] or [0])
        for column in range(columns)
    ]
    if sum(length > _LONG_RUN for length in lengths) > max(1, columns // 3):
        return False
    if is_code(splits) or _is_scattered(splits, columns, ruled):
        return False
    if columns == 2 and not (named and ruled) and is_numbered(splits):
        return False
    aligned = sum(_is_aligned(splits, column) for column in range(columns))
    shares = [numeric_share(splits, column) for column in range(columns)]
    numeric = sum(share > 0.6 for share in shares)
    keys = [split.text(0) for split in several if 0 in split.filled]
    if (
        keys
        and not named
        and sum(bool(MARKER.match(key)) for key in keys) > 0.5 * len(keys)
        and not numeric > 1
        and columns == 2
    ):
        return False
    if columns >= 3:
        return aligned >= 0.6 * columns or (ruled and aligned >= 0.4 * columns)
    if ruled or named or (numeric and not shares[0] > 0.6):
        return aligned == 2 or numeric > 0
    both = sum({0, 1} <= split.filled for split in splits)
    return aligned == 2 and lengths[0] <= 30 and both >= max(4, 0.7 * len(splits)) and _looks_like_keys(splits)


def as_one(row: Sequence[Split]) -> Split:
    """The lines of a row put together."""
    cells: dict[int, tuple[Word, ...]] = {}
    for split in row:
        for column, words in split.cells.items():
            cells[column] = (*cells.get(column, ()), *words)
    return Split(row[0].row, cells)


def without_bands(splits: Sequence[Split]) -> list[Split]:
    """The lines without those in bold that stand alone in the first column, where the keys below them are not bold."""
    alone = [len(split.cells) == 1 and 0 in split.cells and all(w.bold for w in split.cells[0]) for split in splits]
    keyed = [split for split, lone in zip(splits, alone, strict=True) if not lone and 0 in split.cells]
    if sum(split.cells[0][0].bold for split in keyed) > 0.5 * len(keyed):
        return list(splits)
    return [split for split, lone in zip(splits, alone, strict=True) if not lone]


def _item_column(splits: Sequence[Split]) -> int | None:
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


def _is_scattered(splits: Sequence[Split], columns: int, ruled: bool) -> bool:
    """Words of a figure leave most positions empty."""
    held = sum(len(split.filled) for split in splits)
    return columns >= 3 and held < (_SCATTERED_RULED if ruled else _SCATTERED) * columns * len(splits)


def _looks_like_keys(splits: Sequence[Split]) -> bool:
    """Two columns of words are a table when the left one holds different, short names."""
    keys = [split.text(0) for split in splits if 0 in split.filled]
    named = sum(key.endswith((":", "：")) or len(key.split()) <= 4 for key in keys)
    return named >= 0.8 * len(keys) and len(set(keys)) >= 0.8 * len(keys)


def _is_aligned(splits: Sequence[Split], column: int) -> bool:
    """Whether most entries of a column share their left edge, their right edge or their middle."""
    entries = [split.cells[column] for split in splits if column in split.cells]
    if len(entries) < 2:
        return True
    if _is_one_place([words[0].x0 for words in entries]):
        return True
    reaches = [reach_of(words) for words in entries]
    return _is_one_place([x1 for _, x1 in reaches]) or _is_one_place([(x0 + x1) / 2 for x0, x1 in reaches])


def _is_one_place(positions: Sequence[float]) -> bool:
    middle = median(positions)
    return sum([abs(position - middle) <= 2.5 for position in positions]) >= 0.55 * len(positions)
