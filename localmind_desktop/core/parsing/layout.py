"""The reading order of a page: columns, bands, and lines. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from localmind_desktop.core.model import Box, enclosing
from localmind_desktop.core.parsing.ink import Word, box_of, line_text, words_text

_PIECE_GAP = 2.2  # times the type size: a wider gap within a line parts it
_GUTTER = 8.0  # points: the narrowest space between two columns
_COLUMN_CHARACTERS = 18  # a line of a column of running text has at least so many
_FEWEST_LINES = 4  # ... and the column so many lines


@dataclass(frozen=True, slots=True)
class Piece:
    """An unbroken part of a line, or (without words) a table that takes its place in the order."""

    box: Box
    words: tuple[Word, ...] = ()
    table: int = -1

    @property
    def text(self) -> str:
        return words_text(self.words) if self.words and self.words[0].turn else line_text(self.words)

    @property
    def size(self) -> float:
        return median(word.size for word in self.words) if self.words else 0.0

    @property
    def height(self) -> float:
        return self.box.y1 - self.box.y0


def pieces_of(words: Sequence[Word]) -> list[Piece]:
    """The lines of the source, cut where they have wide gaps."""
    runs: dict[int, list[Word]] = {}
    for word in words:
        runs.setdefault(word.run, []).append(word)
    pieces = []
    for run in runs.values():
        if run[0].turn:
            pieces.append(Piece(box_of(run), tuple(run)))
            continue
        part = [run[0]]
        for word in run[1:]:
            last = part[-1]
            if word.x0 - last.x1 > _PIECE_GAP * max(word.size, last.size) or word.x0 < last.x0 - last.size:
                pieces.append(Piece(box_of(part), tuple(part)))
                part = []
            part.append(word)
        pieces.append(Piece(box_of(part), tuple(part)))
    return pieces


def ordered(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Lines in reading order; each is a list of pieces from left to right. A table is a line of its own."""
    return [line for region in regions(pieces) for line in _by_height(region)]


def regions(pieces: Sequence[Piece], depth: int = 0) -> list[list[Piece]]:
    """The columns of running text and what stands across them, in reading order."""
    gutter = _gutter(pieces) if depth < 6 and len(pieces) >= 2 * _FEWEST_LINES else None
    if gutter is None:
        return [list(pieces)] if pieces else []
    result: list[list[Piece]] = []
    left: list[Piece] = []
    right: list[Piece] = []
    across: list[Piece] = []
    for piece in sorted(pieces, key=lambda p: (p.box.y0 + p.box.y1, p.box.x0)):
        beside = piece.box.x1 <= gutter + 1 or piece.box.x0 >= gutter - 1
        if beside and across:
            result.append(across)
            across = []
        if piece.box.x1 <= gutter + 1:
            left.append(piece)
        elif piece.box.x0 >= gutter - 1:
            right.append(piece)
        else:
            below = _below(left, right) + _below(right, left)
            result += regions([p for p in left if p not in below], depth + 1)
            result += regions([p for p in right if p not in below], depth + 1)
            left, right = [], []
            across += [*below, piece]
    return [*result, *([across] if across else []), *regions(left, depth + 1), *regions(right, depth + 1)]


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
    for piece in sorted(pieces, key=lambda p: (p.box.y0 + p.box.y1, p.box.x0)):
        if lines and piece.words and not piece.words[0].turn:
            last = lines[-1][-1]
            shared = min(last.box.y1, piece.box.y1) - max(last.box.y0, piece.box.y0)
            level = last.words and not last.words[0].turn
            if level and shared > 0.5 * min(last.height, piece.height):
                lines[-1].append(piece)
                continue
        lines.append([piece])
    return [sorted(line, key=lambda p: p.box.x0) for line in lines]


def _gutter(pieces: Sequence[Piece]) -> float | None:
    """The middle of the space between two columns of running text, if there are such."""
    whole = enclosing([piece.box for piece in pieces])
    width = whole.x1 - whole.x0
    texts = [piece for piece in pieces if piece.words and not piece.words[0].turn]
    narrow = sorted((p for p in pieces if p.box.x1 - p.box.x0 < 0.62 * width), key=lambda p: p.box.x0)
    if len(narrow) < 2 * _FEWEST_LINES or width < 150:
        return None
    best: tuple[float, float] | None = None
    starts = sorted({round(piece.box.x0, 1) for piece in narrow})
    for start in starts:
        if not whole.x0 + 0.15 * width < start < whole.x0 + 0.88 * width:
            continue
        left = [p for p in texts if p.box.x1 <= start - _GUTTER]
        if len(left) < _FEWEST_LINES:
            continue
        right = [p for p in texts if p.box.x0 >= start - 1]
        if len(right) < _FEWEST_LINES:
            continue
        crossing = [p for p in narrow if p.box.x0 < start - 1 and p.box.x1 > start - _GUTTER]
        if len(crossing) > 0.05 * len(narrow) or not _side_by_side(left, right):
            continue
        if not (_is_column(left) and _is_column(right)):
            continue
        edge = max(p.box.x1 for p in left)
        score = min(len(left), len(right)) - 3.0 * len(crossing)
        if best is None or score > best[0]:
            best = (score, (edge + start) / 2)
    return best[1] if best else None


def _side_by_side(left: Sequence[Piece], right: Sequence[Piece]) -> bool:
    top = max(min(p.box.y0 for p in left), min(p.box.y0 for p in right))
    bottom = min(max(p.box.y1 for p in left), max(p.box.y1 for p in right))
    line = median(p.height for p in left)
    return bottom - top > 2.5 * line


def _is_column(pieces: Sequence[Piece]) -> bool:
    """Running text: most lines are long, and most of them nearly as wide as the widest."""
    lengths = [sum(len(word.text) + 1 for word in piece.words) for piece in pieces]
    if median(lengths) < _COLUMN_CHARACTERS:
        return False
    left = min(piece.box.x0 for piece in pieces)
    widths = sorted(piece.box.x1 - left for piece in pieces)
    full = widths[int(0.9 * (len(widths) - 1))]
    return sum(width > 0.7 * full for width in widths) >= 0.45 * len(widths)
