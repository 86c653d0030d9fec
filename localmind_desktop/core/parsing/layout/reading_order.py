"""The reading order of a page: columns, bands, and lines. Pure."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from statistics import median
from typing import NamedTuple

from localmind_desktop.core.model import Box, enclosing
from localmind_desktop.core.parsing.content.ink import Stroke, Word, box_of, line_text, middle_size, words_text
from localmind_desktop.core.parsing.content.kept import Kept

_PIECE_GAP = 2.2  # times the type size: a wider gap within a line parts it
_GUTTER = 8.0  # points: the narrowest space between two columns
_COLUMN_CHARACTERS = 18  # a line of a column of running text has at least so many
_NARROWEST = 150.0  # points: a narrower page part has no columns
_DEEPEST = 6
_APART = 0.4  # times the line height: between the texts of two rows
_LEVEL = 1.0  # points between the tops of the texts of one row
_SENTENCE = 5  # words in a line of running text beside or above a table
_SAME_REACH = 4.0  # points that the ends of a table's rules may lie apart
_TALLEST = 300.0  # points between two of them
_LONGEST_ENTRY = 25  # characters of most entries between them: lines of a column of running text are longer
_FEWEST_LINES = 4  # ... and the column so many lines


class _Part(NamedTuple):
    box: Box
    words: tuple[Word, ...] = ()
    table: int = -1


class Piece(_Part):
    """An unbroken part of a line, or (without words) a table that takes its place in the order."""

    @Kept
    def text(self) -> str:
        return words_text(self.words) if self.words and self.words[0].turn else line_text(self.words)

    @Kept
    def length(self) -> int:
        """How many characters it has, each word's space with it."""
        words = self.words
        return len(words[0].text) + 1 if len(words) == 1 else sum([len(word.text) for word in words]) + len(words)

    @Kept
    def is_level(self) -> bool:
        return bool(self.words) and not self.words[0].turn

    @property
    def size(self) -> float:
        return middle_size(self.words) if self.words else 0.0

    @property
    def height(self) -> float:
        return self.box.y1 - self.box.y0


def pieces_of(words: Sequence[Word]) -> list[Piece]:
    """The lines of the source, cut where they have wide gaps."""
    runs: dict[int, list[Word]] = {}
    for word in words:
        if (run := runs.get(word.run)) is None:
            runs[word.run] = [word]
        else:
            run.append(word)
    parts = []
    for run in runs.values():
        if len(run) == 1:
            parts.append(run)
            continue
        start = 0
        last = run[0]
        for number, word in enumerate(() if last.turn else run[1:], start=1):
            gap = word.x0 - last.x1
            if (gap > _PIECE_GAP * word.size and gap > _PIECE_GAP * last.size) or word.x0 < last.x0 - last.size:
                parts.append(run[start:number])
                start = number
            last = word
        parts.append(run[start:] if start else run)
    return [tuple.__new__(Piece, (box_of(part), tuple(part), -1)) for part in parts]


def between_rules(pieces: Sequence[Piece], rules: Sequence[Stroke]) -> list[Piece]:
    """The pieces, with those between rules of the same reach taken together: a table, which no gutter parts."""
    found = dict(enumerate(pieces))
    heights = sorted([((box.y0 + box.y1) / 2, number) for number, (box, _, _) in enumerate(pieces)])
    wide = [rule for rule in rules if rule.end - rule.start >= _NARROWEST]
    for above, below in pairwise(sorted(wide, key=lambda rule: (round(rule.start / _SAME_REACH), rule.at))):
        alike = abs(above.start - below.start) <= _SAME_REACH and abs(above.end - below.end) <= _SAME_REACH
        if not alike or not 0 < below.at - above.at <= _TALLEST:
            continue
        level = heights[bisect_left(heights, (above.at - 1, -1)) : bisect_left(heights, (below.at + 1, inf))]
        left, right = above.start - _SAME_REACH, above.end + _SAME_REACH
        among = [(number, found[number]) for number in sorted([number for _, number in level]) if number in found]
        inside = {number: piece for number, piece in among if piece.box.x0 >= left and piece.box.x1 <= right}
        if len(inside) < 2 or not next(iter(inside.values())).is_level:
            continue
        lengths = [piece.length for piece in inside.values()]
        if (
            median(lengths) <= _LONGEST_ENTRY
            or median([len(piece.text) for piece in inside.values()]) <= _LONGEST_ENTRY
        ):
            for number in inside:
                del found[number]
            box = Box(above.start, above.at, above.end, below.at)
            insort(heights, (_middle(box), len(heights)))
            found[len(heights) - 1] = Piece(box, tuple([word for piece in inside.values() for word in piece.words]))
    return list(found.values())


def _middle(box: Box) -> float:
    return (box.y0 + box.y1) / 2


def _from_above(piece: Piece) -> tuple[float, float]:
    x0, y0, _, y1 = piece.box
    return y0 + y1, x0


def ordered(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Lines in reading order; each is a list of pieces from left to right. A table is a line of its own."""
    return [line for region in regions(pieces) for line in _by_height(region)]


def regions(pieces: Sequence[Piece], depth: int = 0) -> list[list[Piece]]:
    """The columns of running text and what stands across them, in reading order."""
    bands = _column_bands(pieces) if depth < _DEEPEST and len(pieces) >= 2 * _FEWEST_LINES else None
    if bands is None:
        return [list(pieces)] if pieces else []
    result: list[list[Piece]] = []
    across: list[Piece] = []
    for number, band in enumerate(bands):
        if not band.columns:
            across += band.left + band.right
            continue
        # what stands apart below the columns belongs to what comes across them
        last = number == len(bands) - 1
        below = [] if last else _below(band.left, band.right) + _below(band.right, band.left)
        result += [across] if across else []
        result += regions([piece for piece in band.left if piece not in below], depth + 1)
        result += regions([piece for piece in band.right if piece not in below], depth + 1)
        across = below
    return [*result, *([across] if across else [])]


@dataclass(slots=True)
class _Band:
    """A stretch of a page, either two columns side by side or what stands across them."""

    left: list[Piece]
    right: list[Piece]
    columns: bool = False


def _below(column: Sequence[Piece], other: Sequence[Piece]) -> list[Piece]:
    """What stands apart below both columns on one side: the caption of what comes across, and no part of a column."""
    end = max((piece.box.y1 for piece in other), default=0.0)
    found: list[Piece] = []
    for piece in reversed(column):
        if not other or piece.box.y0 < end:
            break
        found.insert(0, piece)
    if not found or len(found) > 3 or len(found) == len(column):
        return []
    gap = found[0].box.y0 - max(piece.box.y1 for piece in column if piece not in found)
    return found if gap > found[0].height else []


def _by_height(pieces: Sequence[Piece]) -> list[list[Piece]]:
    lines: list[list[Piece]] = []
    for piece in sorted(pieces, key=_from_above):
        if lines and piece.words and not piece.words[0].turn:
            last = lines[-1][-1]
            shared = min(last.box.y1, piece.box.y1) - max(last.box.y0, piece.box.y0)
            level = last.words and not last.words[0].turn
            if level and shared > 0.5 * min(last.height, piece.height):
                lines[-1].append(piece)
                continue
        lines.append([piece])
    return [sorted(line, key=lambda p: p.box.x0) for line in lines]


def _column_bands(pieces: Sequence[Piece]) -> list[_Band] | None:
    """The page cut at the best gutter between two columns of running text; None if there is none."""
    whole = enclosing([piece.box for piece in pieces])
    width = whole.x1 - whole.x0
    if width < _NARROWEST:
        return None
    level = [piece for piece in pieces if piece.is_level]
    starts = _starts(level, whole.x0 + 0.15 * width, whole.x1 - 0.12 * width)
    if not starts:
        return None
    in_order = sorted(pieces, key=_from_above)
    best: tuple[int, list[_Band]] | None = None
    long = sorted([piece.box.x0 for piece in level if piece.length >= _COLUMN_CHARACTERS])
    for start in starts:
        if not 2 <= bisect_left(long, start - 1) <= len(long) - 2:
            continue  # of a column's lines half are long
        bands = _bands(in_order, start)
        left = [piece for band in bands if band.columns for piece in band.left if piece.is_level]
        right = [piece for band in bands if band.columns for piece in band.right if piece.is_level]
        score = min(len(left), len(right))
        if score >= _FEWEST_LINES and (best is None or score > best[0]) and _are_columns(left, right):
            best = (score, bands)
    return best[1] if best else None


def _starts(pieces: Sequence[Piece], low: float, high: float) -> list[float]:
    """Where several lines begin: the left edge of a column."""
    found: list[float] = []
    places = sorted([piece.box.x0 for piece in pieces if low < piece.box.x0 < high])
    for number, place in enumerate(places):
        followed = number + 2 < len(places) and places[number + 2] - place <= 2.0
        if followed and (not found or place - found[-1] > 2.0):
            found.append(place)
    return found


def _bands(in_order: Sequence[Piece], start: float) -> list[_Band]:
    """The page from top to bottom, cut where something stands across the gutter left of ``start``."""
    bands = [_Band([], [], columns=True)]
    beside = True
    band = bands[0]
    for piece in in_order:
        x0, _, x1, _ = piece.box
        crosses = x0 < start - 1 and x1 > start - _GUTTER
        if crosses == beside:
            beside = not crosses
            band = _Band([], [], columns=beside)
            bands.append(band)
        (band.right if x0 >= start - 1 else band.left).append(piece)
    for band in bands:
        band.columns = band.columns and bool(band.left and band.right) and _side_by_side(band.left, band.right)
    return bands


def _side_by_side(left: Sequence[Piece], right: Sequence[Piece]) -> bool:
    top = max(min([p.box.y0 for p in left]), min([p.box.y0 for p in right]))
    bottom = min(max([p.box.y1 for p in left]), max([p.box.y1 for p in right]))
    line = median([p.height for p in left])
    return bottom - top > 0.8 * line


def _are_columns(left: Sequence[Piece], right: Sequence[Piece]) -> bool:
    """Whether both sides are columns of running text; one of them may hold a table as well."""
    if _is_column(left):
        text = _is_column(right) or _has_sentences(right)
    else:
        text = _is_column(right) and _has_sentences(left)
    return text and not _are_rows(left, right)


def _are_rows(left: Sequence[Piece], right: Sequence[Piece]) -> bool:
    """Whether texts apart from each other at the right stand level with rows at the left: a table."""
    lines = sorted([piece.box for piece in right], key=lambda box: box.y0)
    apart = [below for above, below in pairwise(lines) if below.y0 - above.y1 > _APART * (below.y1 - below.y0)]
    if len(apart) < _FEWEST_LINES:
        return False
    tops = [piece.box.y0 for piece in left]
    return all(sum(abs(top - box.y0) <= _LEVEL for top in tops) > 1 for box in apart)


def _has_sentences(pieces: Sequence[Piece]) -> bool:
    """Whether enough lines are of sentences that fill the column: no labels and figures of a table."""
    left = min(piece.box.x0 for piece in pieces)
    widths = sorted(piece.box.x1 - left for piece in pieces)
    full = widths[int(0.9 * (len(widths) - 1))]
    lines = [piece for piece in pieces if piece.box.x1 - left > 0.7 * full and len(piece.words) >= _SENTENCE]
    long = sum(piece.length >= _COLUMN_CHARACTERS for piece in lines)
    return long >= max(_FEWEST_LINES, 0.2 * len(pieces))


def _is_column(pieces: Sequence[Piece]) -> bool:
    """Running text: most lines are long, and most of them nearly as wide as the widest."""
    lengths = [piece.length for piece in pieces]
    if median(lengths) < _COLUMN_CHARACTERS:
        return False
    left = min(piece.box.x0 for piece in pieces)
    widths = sorted(piece.box.x1 - left for piece in pieces)
    full = widths[int(0.9 * (len(widths) - 1))]
    return sum(width > 0.7 * full for width in widths) >= 0.45 * len(widths)
