"""Columns of words: where text is aligned without rulings. Pure."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, chain, pairwise
from statistics import median
from typing import NamedTuple

from localmind_desktop.core.model import Box, enclosing
from localmind_desktop.core.parsing.content.figures import SIGNS, is_numeric
from localmind_desktop.core.parsing.content.ink import Stroke, Word, box_of, line_text, lines_of, middle_size
from localmind_desktop.core.parsing.content.kept import Kept

MARKER = re.compile(r"^(?:[•●▪■◦○‣⁃∙·►➢✓✔❖□–—\-*]|[\uf0a0-\uf0ff]|\(?\w{1,3}[.)]|\[\d+\]|\d+(?:\.\d+)+\.?)$")
_WIDE_GAP = 1.1  # times the type size: so far apart are the runs of a line that may be a table's
_RUN_GAP = 0.6  # times the type size: a wider gap within a line may be one between columns
_MONO_GAP = 0.9  # the same in type whose letters all have one width
_COLUMN_GAP = 0.5  # times the type size: the least space that all lines must leave between two columns
_LEAST_GAP = 3.0  # points
_INTRUDERS = 0.07  # share of the lines that may reach into that space


Reach = tuple[float, float]


class _Close(NamedTuple):
    words: tuple[Word, ...]
    box: Box


class Run(_Close):
    """Words of one line that follow each other closely."""

    @Kept
    def text(self) -> str:
        return line_text(self.words)


class _Level(NamedTuple):
    runs: tuple[Run, ...]
    box: Box
    size: float
    words: tuple[Word, ...]
    middle: float


class TextRow(_Level):
    """One line of print across all columns."""

    @Kept
    def texts(self) -> list[str]:
        """The text of each run."""
        return [words[0].text if len(words) == 1 else line_text(words) for words, _ in self.runs]

    @Kept
    def text(self) -> str:
        """The runs' texts with spaces between them."""
        return " ".join(self.texts)

    @Kept
    def is_wide(self) -> bool:
        """Whether it has a wide gap that is not the one after a bullet or number."""
        if len(self.runs) < 2:
            return False
        gap = _WIDE_GAP * self.size
        wide = [left for left, right in pairwise(self.runs) if right.box.x0 - left.box.x1 > gap]
        return len(wide) > 1 or (len(wide) == 1 and not (wide[0] is self.runs[0] and MARKER.match(wide[0].text)))

    @Kept
    def is_figures(self) -> bool:
        """Whether it is mostly figures behind its label."""
        if len(self.runs) < 3:
            return False
        texts = [text for text in self.texts[1:] if text not in SIGNS]
        figures = sum(map(is_numeric, texts))
        return figures >= 2 and figures >= 0.6 * len(texts)

    @Kept
    def reaches(self) -> list[Reach]:
        """Where its runs begin and end."""
        return [(x0, x1) for _, (x0, _, x1, _) in self.runs]


def text_rows(words: Sequence[Word], gap: float = _RUN_GAP, walls: Sequence[Stroke] = ()) -> list[TextRow]:
    """Words as lines of runs, top to bottom; ``gap`` times the type size parts two runs, and so do vertical rules."""
    return [_text_row(line, gap, walls) for line in lines_of(words)]


def _text_row(line: Sequence[Word], gap: float, walls: Sequence[Stroke]) -> TextRow:
    last = line[0]
    if last.mono:  # its spaces are as wide as its letters
        gap = max(gap, _MONO_GAP)
    runs = [[last]]
    reach = last.x1
    for word in line[1:]:
        space = word.x0 - reach
        wide = space > gap * word.size and space > gap * max(word.size, last.size, 4.0)
        if wide or (walls and _stands_between(walls, last, word)):
            runs.append([word])
            reach = word.x1
        else:
            runs[-1].append(word)
            reach = word.x1 if word.x1 > reach else reach
        last = word
    found = tuple([tuple.__new__(Run, (tuple(run), box_of(run))) for run in runs])  # half the time of Run itself
    box = found[0].box if len(found) == 1 else enclosing([run.box for run in found])
    return tuple.__new__(TextRow, (found, box, middle_size(line), tuple(line), (box[1] + box[3]) / 2))


def _stands_between(walls: Sequence[Stroke], left: Word, right: Word) -> bool:
    (from_x, y), (to_x, _) = left.middle, right.middle
    return any(from_x < wall.at < to_x and wall.start < y < wall.end for wall in walls)


def column_edges(rows: Sequence[TextRow], most_intruders: float = _INTRUDERS) -> list[float]:
    """The edges of the columns that lines of several runs form together: outer edges and the middles of the spaces."""
    several = [row for row in rows if len(row.runs) >= 2]
    if not several:
        return []
    left = min([row.box.x0 for row in rows])
    right = max([row.box.x1 for row in rows])
    if right - left < 20:
        return []
    size = median([row.size for row in several])
    lines = [row.reaches for row in several]
    reaches = sorted(chain.from_iterable(lines))
    ink = _profile(reaches, left)
    allowed = 0 if len(several) < 6 else max(1, int(most_intruders * len(several)))
    found = [left]
    for start, end in _low_stretches(ink, allowed):
        if end - start < max(_COLUMN_GAP * size, _LEAST_GAP):
            continue
        inner = _sparse_columns(reaches, left + start, left + end, size)
        for low, high in inner:
            position = _emptiest(ink, low - left, high - left) + left
            if _parts_lines(lines, position):
                found.append(position)
    return [*found, right]


class _Stretch(NamedTuple):
    """Points ``start`` to ``end`` from the left end of the columns, where ``lines`` lines have ink."""

    start: int
    end: int
    lines: int


def _profile(reaches: Sequence[Reach], left: float) -> list[_Stretch]:
    """How many lines have ink from ``left`` on, point by point; neighbours differ."""
    changes: dict[int, int] = {}
    for x0, x1 in reaches:
        start, end = round(x0 - left), round(x1 - left)
        changes[start] = changes.get(start, 0) + 1
        changes[end] = changes.get(end, 0) - 1
    places = sorted([place for place, change in changes.items() if change])
    lines = accumulate([changes[place] for place in places])
    return [_Stretch(start, end, count) for (start, end), count in zip(pairwise(places), lines, strict=False)]


def _low_stretches(ink: Sequence[_Stretch], allowed: int) -> list[tuple[int, int]]:
    """Where at most ``allowed`` lines have ink, between places where more have."""
    inked = [stretch for stretch in ink if stretch.lines > allowed]
    return [(before.end, after.start) for before, after in pairwise(inked) if before.end < after.start]


def _sparse_columns(reaches: Sequence[Reach], start: float, end: float, size: float) -> list[Reach]:
    """The space itself, or the spaces left and right of runs that stand alone in it: a column with few entries.

    ``reaches`` are those of all runs, from left to right.
    """
    spaces = []
    reached = start
    for x0, x1 in reaches[bisect_left(reaches, (start - 0.5,)) :]:
        if x0 > end + 0.5:
            break
        if x1 > end + 0.5:
            continue
        if x0 - reached >= max(_COLUMN_GAP * size, _LEAST_GAP):
            spaces.append((reached, x0))
        reached = max(reached, x1)
    if end - reached >= max(_COLUMN_GAP * size, _LEAST_GAP) or not spaces:
        spaces.append((reached if end > reached else start, end))
    return spaces


def _emptiest(ink: Sequence[_Stretch], start: float, end: float) -> float:
    """The middle of the widest stretch with the least ink between two points."""
    low, high = int(start), int(end) + 1
    parts = [(max(a, low), min(b, high), lines) for a, b, lines in ink if a < high and low < b]
    if not parts:
        return (start + end) / 2
    least = min(lines for _, _, lines in parts)
    a, b = max(((a, b) for a, b, lines in parts if lines == least), key=lambda part: part[1] - part[0])
    return (a + b) / 2


def _parts_lines(lines: Sequence[Sequence[Reach]], position: float) -> bool:
    """Whether enough lines have runs on both sides of ``position``, and few run across it."""
    parted = crossed = 0
    low, high = position - 1, position + 1
    for reaches in lines:
        for x0, x1 in reaches:
            if x1 > high and x0 < low:
                crossed += 1
                break
        else:
            parted += reaches[0][1] <= high and reaches[-1][0] >= low
    return parted >= 2 and crossed <= 0.25 * parted


def columns_held(run: Run, edges: Sequence[float]) -> list[int]:
    """The columns that a run lies in, by more than a sliver of itself."""
    x0, _, x1, _ = run.box
    column = column_at(x0, edges)
    if edges[column] <= x0 < x1 <= edges[column + 1]:
        return [column]
    sliver = min(3.0, 0.2 * (x1 - x0))
    held = [column for column in range(len(edges) - 1) if min(x1, edges[column + 1]) - max(x0, edges[column]) > sliver]
    return held or [column_at((x0 + x1) / 2, edges)]


def column_at(x: float, edges: Sequence[float]) -> int:
    return bisect_right(edges, x, 1, len(edges) - 1) - 1
