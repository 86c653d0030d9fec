"""Plain text set in type: lines of one width of letter on pages, for reading places and for drawing alike. Pure."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model import Box

SIZE = 9.0  # points of the type
ADVANCE = 5.4  # points of one column: Courier's letters are 0.6 of its size wide
LEADING = 12.0
MARGIN = 36.0
LINES_PER_PAGE = 64
WRAPPED_AT = 100  # columns of running text
NARROWEST = 595.0  # points: A4
TAB = 8  # columns
_TAB_BETWEEN_FIELDS = 4


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line, or a piece of one that was too long; ``source`` is the number of the line in the file, from 0."""

    text: str
    source: int


@dataclass(frozen=True, slots=True)
class TextPage:
    number: int
    lines: tuple[SetLine, ...]

    @property
    def width(self) -> float:
        return max(NARROWEST, 2 * MARGIN + ADVANCE * max((columns(line.text) for line in self.lines), default=0))

    @property
    def height(self) -> float:
        return 2 * MARGIN + LEADING * LINES_PER_PAGE

    def box(self, index: int, start: int = 0, end: int | None = None) -> Box:
        """The box of the characters ``start`` to ``end`` of the line ``index`` of the page."""
        text = self.lines[index].text
        left = MARGIN + ADVANCE * columns(text[:start])
        right = MARGIN + ADVANCE * columns(text[: len(text) if end is None else end])
        top = MARGIN + LEADING * index
        return Box(left, top, max(right, left + ADVANCE), top + LEADING)


def columns(text: str) -> int:
    """How many columns ``text`` takes: East Asian letters take two, combining marks none."""
    if text.isascii():
        return len(text) + text.count("\t") * (_TAB_BETWEEN_FIELDS - 1)
    return sum(_advance(letter) for letter in text)


def _advance(letter: str) -> int:
    if letter == "\t":
        return _TAB_BETWEEN_FIELDS
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def typeset(lines: Sequence[str], unbroken: Collection[int]) -> tuple[TextPage, ...]:
    """``lines`` on pages; those whose number is in ``unbroken`` are set whole, however long they are."""
    set_lines: list[SetLine] = []
    for number, line in enumerate(lines):
        if number in unbroken or columns(line) <= WRAPPED_AT:
            set_lines.append(SetLine(line, number))
        else:
            width = WRAPPED_AT if len(line) == columns(line) else WRAPPED_AT // 2
            pieces = textwrap.wrap(line, width, drop_whitespace=True, break_on_hyphens=False) or [""]
            set_lines += [SetLine(piece, number) for piece in pieces]
    starts = range(0, max(len(set_lines), 1), LINES_PER_PAGE)
    return tuple(
        TextPage(number, tuple(set_lines[start : start + LINES_PER_PAGE])) for number, start in enumerate(starts, 1)
    )
