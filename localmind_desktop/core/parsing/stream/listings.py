"""Lines that are set in columns and no table: program text, and text whose lines are numbered. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.stream.splits import Split

_FEWEST_NUMBERS = 3
_FIGURES = 0.2  # share of the numbered lines that may be figures
_CODE = re.compile(
    r";\s*(?://.*)?$|(?:^|\s)//|(?:^|\s)/\*|\*/|[{}]\s*$|^\s*#(?:define|include|if|pragma)\b|\w+\(.*\)\s*[;{]"
)
_CODE_SIGNS = frozenset("/;{}#")  # every line of program text has one


def is_code(splits: Sequence[Split]) -> bool:
    """Program text is set in columns too."""
    lines = [split.row.text for split in splits]
    coded = sum(not _CODE_SIGNS.isdisjoint(line) and bool(_CODE.search(line)) for line in lines)
    return coded >= 0.35 * len(lines)


def is_numbered(splits: Sequence[Split]) -> bool:
    """Whether the lines of something else, as of program text, are counted one by one beside it."""
    keys = [split.text(0) for split in splits if 0 in split.filled]
    numbers = [int(key) for key in keys if key.isdecimal()]
    beside = [split for split in splits if 1 in split.figures]
    counted = all(below - above == 1 for above, below in pairwise(numbers))
    return len(numbers) == len(keys) >= _FEWEST_NUMBERS and counted and len(beside) <= _FIGURES * len(splits)
