"""The headings that are open at a place of a document, outermost first. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile
from statistics import median
from typing import NamedTuple

from localmind_desktop.core.model import Block

_NUMBERED = re.compile(r"\s*(?:[^\W\d_]+\s+)?(?:\d|[A-Z]\.)")
_NUMBER = re.compile(r"^\s*(?:[A-Z]\.)?\d+(?:\.\d+)*[.)]?\s+")
_LARGER = 1.12  # by which the lines of a heading are higher than those of the headings below it


class Heading(NamedTuple):
    """A heading with its level, from 1, and the height of its lines in points."""

    level: int
    height: float
    text: str


def opened(above: Iterable[Heading], block: Block) -> tuple[Heading, ...]:
    """The headings that are open below ``block``, a heading itself, where ``above`` were open before."""
    height = median([line.box.y1 - line.box.y0 for line in block.lines] or [0.0])
    new = Heading(block.level, height, " ".join(block.text.split()))
    return (*takewhile(lambda one: _is_over(one, new), above), new)


def unnumbered(text: str) -> str:
    """A heading's words without the number before them."""
    return _NUMBER.sub("", text)


def _is_over(one: Heading, new: Heading) -> bool:
    """By their levels; of one level, or where the number tells the level of one of them only, by their type."""
    if one.level < new.level:
        return True
    numbered = _is_numbered(one.text), _is_numbered(new.text)
    told = all(numbered) or (one.level > new.level and not any(numbered))
    return not told and one.height > _LARGER * new.height


def _is_numbered(text: str) -> bool:
    return _NUMBERED.match(text) is not None
