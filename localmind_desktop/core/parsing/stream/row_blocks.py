"""Rows told by the space between them, column by column, wherever the texts stand in the height of their cells. Pure.

The lines of each column that follow each other as closely as lines of one text do are one block; blocks that stand
beside each other are one row (connected components of their heights).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.stream.splits import Split, fits_behind

_SAME_TEXT = 1.12  # times the least distance of lines: within one text
_FEWEST_ROWS, _FEWEST_LINES = 3, 5
_MOST_KEY_LINES = 3
_LISTS = 0.4  # share of the rows of several lines that may have a key and a text in each of these
_KEYED = 0.8  # share of the rows with something in the first column

_DELIBERATE = 0.4  # share of line ends that leave room for the next word: no text that wraps

Block = tuple[float, float, list[int]]  # from the middle of its first line to that of its last; the lines' numbers


def rows_by_blocks(splits: Sequence[Split]) -> list[list[Split]]:
    """The lines by rows; none where the columns do not agree on rows, or each line is one."""
    if len(splits) < _FEWEST_LINES:
        return []
    columns = sorted(set().union(*(split.filled for split in splits)))
    lines = {column: [n for n, split in enumerate(splits) if column in split.cells] for column in columns}
    pitch = _pitch(splits, list(lines.values()))
    blocks = {column: _blocks(splits, numbers, pitch) for column, numbers in lines.items()}
    if pitch <= 0 or not any(len(block[2]) > 1 for found in blocks.values() for block in found):
        return []
    rows = _components([block for found in blocks.values() for block in found])
    if len(rows) < _FEWEST_ROWS or not _agree(splits, blocks, rows):
        return []
    return [[splits[number] for number in row] for row in rows]


def _pitch(splits: Sequence[Split], columns: Sequence[Sequence[int]]) -> float:
    """The least distance in points of two lines of one column; 0 where no column has two."""
    return min(
        (splits[b].row.middle - splits[a].row.middle for lines in columns for a, b in pairwise(lines)), default=0.0
    )


def _blocks(splits: Sequence[Split], lines: Sequence[int], pitch: float) -> list[Block]:
    found: list[Block] = []
    for number in lines:
        middle = splits[number].row.middle
        if found and middle - found[-1][1] <= _SAME_TEXT * pitch:
            first, _, members = found[-1]
            found[-1] = (first, middle, [*members, number])
        else:
            found.append((middle, middle, [number]))
    return found


def _components(blocks: Sequence[Block]) -> list[list[int]]:
    """The lines of blocks that overlap in height, top to bottom."""
    rows: list[set[int]] = []
    reached = float("-inf")
    for first, last, members in sorted(blocks):
        if rows and first <= reached:
            rows[-1].update(members)
        else:
            rows.append(set(members))
        reached = max(reached, last)
    return [sorted(row) for row in rows]


def _agree(splits: Sequence[Split], blocks: dict[int, list[Block]], rows: Sequence[Sequence[int]]) -> bool:
    """Whether each row has one block of each column at most, a key of few lines, and no figures below each other.

    Rows with a key and a text in each of their lines are rows of their own, set off by threes or fives.
    """
    several = [row for row in rows if len(row) > 1]
    if sum(all(len(splits[n].filled) > 1 and 0 in splits[n].filled for n in row) for row in several) > _LISTS * len(
        several
    ):
        return False
    place = {number: row for row, members in enumerate(rows) for number in members}
    for column, found in blocks.items():
        if len({place[members[0]] for _, _, members in found}) < len(found):
            return False
        several = [members for _, _, members in found if len(members) > 1]
        if column == min(blocks) and any(len(members) > _MOST_KEY_LINES for members in several):
            return False
        if _deliberate(splits, column, several) > (0.0 if column == min(blocks) else _DELIBERATE):
            return False
        if any(is_numeric(splits[number].text(column)) for members in several for number in members):
            return False
    keys = {place[members[0]] for _, _, members in blocks[min(blocks)]}
    return 0 in blocks and len(keys) >= _KEYED * len(rows)


def _deliberate(splits: Sequence[Split], column: int, several: Sequence[Sequence[int]]) -> float:
    """The share of the line ends within blocks behind which the next word would have fitted."""
    end = max(split.cells[column][-1].x1 for split in splits if column in split.cells)
    breaks = [pair for members in several for pair in pairwise(members)]
    fitting = [fits_behind(splits[a].cells[column], splits[b].cells[column], end) for a, b in breaks]
    return sum(fitting) / len(fitting) if fitting else 0.0
