"""The columns of a table that was read as lines of text. Pure.

Cells stand apart by a tab, a bar or several spaces; where there are none, by a semicolon, or else by a comma.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_GAPS = tuple(map(re.compile, (r"[ ]*[\t|][ \t|]*|[ ]{2,}", r"\"[,;]\"", r"[ ]?;[ ]?", r"[ ]?,[ ]?")))
_HIGHEST = 60  # lines over a value in which the head of its column is looked for


class Heads(NamedTuple):
    """The cell over a value in the first line of its table, and the others of that line."""

    own: str
    others: tuple[str, ...]


def heads_over(text: str, lines: Sequence[int], line: int, place: int) -> Heads | None:
    """Those over ``place``, which stands in ``line``: all lines of a table have as many cells. ``lines`` are where the
    lines begin."""
    here = _line(text, lines, line)
    between = next((gap for gap in _GAPS if gap.search(here)), None)
    if between is None:
        return None
    gaps = list(between.finditer(here))
    column = sum(gap.end() <= place - lines[line] for gap in gaps)
    heads = None
    for above in range(line - 1, max(-1, line - _HIGHEST), -1):
        cells = between.split(_line(text, lines, above))
        if len(cells) != len(gaps) + 1:
            break
        heads = Heads(cells[column], (*cells[:column], *cells[column + 1 :]))
    return heads


def _line(text: str, lines: Sequence[int], line: int) -> str:
    end = lines[line + 1] - 1 if line + 1 < len(lines) else len(text)
    return text[lines[line] : end].strip()
