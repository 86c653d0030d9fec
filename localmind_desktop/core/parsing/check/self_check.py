"""Whether a table was read whole, and how far its reading can be trusted. Pure.

The confidence of a table, 0 to 1, is worked out from evidence in one place, here:

    confidence = check × (1 - 0.04 unruled - 0.4 cut - 0.2 glued - 0.3 stacked - 0.2 thin - 0.1 sparse - 0.1 unread)

``check`` is 1 where the self-check passed, else 0.75 × (1 - wrong characters / characters printed). The others are
shares from 0 to 1: ``unruled`` 1 where alignment alone parts the columns; ``cut`` words that reach over the edge of
their column; ``glued`` cells with a gap in them wide enough to part columns; ``stacked`` 1 where the body is one row
that looks like several; ``unread`` cells with characters for which the file's type names no letter; and, where nothing
is ruled, ``thin`` rows with text in one column only, and ``sparse`` twice the empty cells beyond a half. Below
`DOUBTFUL` the page is worth a slower reading.

A table of several pages has the mean of its parts, weighted by their rows, and nine tenths of it where no header was
recognised on any of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from localmind_desktop.core.model import LEVELS, Box, Fragment, PageRead, Row
from localmind_desktop.core.parsing.content.ink import SUPERSCRIPTS, PageInk, Word, lines_of
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell

DOUBTFUL = 0.8  # a lower confidence sends the page to the slow path; every failed check is lower

_FAILED = 0.75
_UNRULED, _CUT, _GLUED, _STACKED, _THIN, _SPARSE, _UNREAD = 0.04, 0.4, 0.2, 0.3, 0.2, 0.1, 0.1
_NO_LETTER = "\ufffd"  # a minus sign, often: what stands there is not known
_LINES = 3  # more in one row may be rows of their own
_NO_HEADER = 0.9
_OVER = 2.0  # points that a word may reach over the edge of its column
_NEXT_LINE = 0.4  # of a line's height, that the next line may be away
_WIDE_GAP = 2.2  # times the type size
_IGNORED = "^-\u00ad\u2010"  # added to exponents; dropped where a word was parted
_RAISED = {chr(raised): chr(figure) for figure, raised in SUPERSCRIPTS.items()}


@dataclass(frozen=True, slots=True)
class SelfCheck:
    """The characters on the page within a table's box, those of them in no cell, and those told too often."""

    printed: int
    lost: int
    doubled: int

    @property
    def passed(self) -> bool:
        return not self.lost and not self.doubled


def self_check(printed: Iterable[Word], rows: Sequence[Row], others: Iterable[str] = ()) -> SelfCheck:
    """Compare what is ``printed`` within a table with its cells, as multisets of characters without white space.

    The positions of a merged cell share its box and count once. ``others`` are the texts of header cells, titles and
    notes.
    """
    cells = dict.fromkeys(chain.from_iterable([row.cells for row in rows]))
    page_text, told_text = _packed([word.text for word in printed]), _packed([*others, *[text for text, _ in cells]])
    if page_text == told_text:  # as mostly
        return SelfCheck(len(page_text) - sum(map(page_text.count, _IGNORED)), 0, 0)
    page, told = characters(page_text), characters(told_text)
    if dict(page) == dict(told):  # as counters they are compared ten times as slowly
        return SelfCheck(page.total(), 0, 0)
    return SelfCheck(page.total(), (page - told).total(), (told - page).total())


def _packed(texts: Iterable[str]) -> str:
    """The texts without any white space."""
    return "".join("".join(texts).split())


def characters(texts: Iterable[str]) -> Counter[str]:
    """How often each character stands in ``texts``, but for white space and what reading adds or drops."""
    counts = Counter(_packed(texts))
    for character in _IGNORED:
        counts.pop(character, None)
    for raised, figure in _RAISED.items():
        if raised in counts:
            counts[figure] += counts.pop(raised)
    return counts


def page_texts(page: PageRead) -> list[str]:
    """All texts that were read from a page, each as often as it is printed."""
    texts = [line.text for block in page.blocks for line in block.lines]
    captions = {" ".join(block.text.split()) for block in page.blocks}
    for fragment in page.fragments:
        texts += [text for text, _ in {(cell.text, cell.box) for row in fragment.rows for cell in row.cells}]
        texts += _header_texts(fragment)
        texts += [fragment.caption] if fragment.caption not in captions else []
    return texts


def _header_texts(fragment: Fragment) -> list[str]:
    """The names of the columns once for each place, those of groups of columns once for neighbours."""
    names = [name for name in fragment.headers if name != GROUP_HEADER]
    places = fragment.header_boxes if len(fragment.header_boxes) >= len(names) else range(len(names))
    levels = [tuple(name.split(LEVELS)) for name in names]
    texts = [text for text, _ in {(level[-1], place) for level, place in zip(levels, places, strict=False)}]
    for last, level in pairwise([(), *levels]):
        texts += [text for n, text in enumerate(level[:-1]) if last[: n + 1] != level[: n + 1]]
    return texts


def cut_off(ink: PageInk, grid: Grid) -> list[Word]:
    """The words right below a table without rulings that begin where one of its columns does, but for the first.

    They are the last lines of its cells, left out: the page has them in the table, and so has the self-check.
    """
    rows = grid.rows
    last = [] if grid.ruled else [word for cell in grid.held if cell.row + cell.rows == rows for word in cell.words]
    if not last:
        return []
    bottom, height = max([word.y1 for word in last]), max([word.y1 - word.y0 for word in last])
    low, high = bottom - _NEXT_LINE * height, bottom + _NEXT_LINE * height
    lines: dict[int, list[Word]] = {}
    for word in ink.between(low, ink.height):
        if low < word.y0 < high and not word.turn and id(word) not in ink.borrowed:
            lines.setdefault(word.run, []).append(word)
    starts = [min(box.x0 for box in column) for column in _inks(grid)[1:] if column] if lines else []
    found = []
    for line in lines.values():
        left, right = min(word.x0 for word in line), max(word.x1 for word in line)
        if right <= grid.xs[-1] + _OVER and any(abs(left - start) < _OVER for start in starts):
            found += line
    return found


def _inks(grid: Grid) -> list[list[Box]]:
    """Per column the boxes around the words of the cells that begin in it."""
    columns: list[list[Box]] = [[] for _ in range(grid.columns)]
    for cell in grid.held:
        columns[cell.column].append(cell.ink)
    return columns


def fragment_confidence(check: SelfCheck, grid: Grid, first_row: int) -> float:
    """The confidence in a table's part on one page; ``first_row`` is the first of the grid's rows below its header."""
    if not check.printed:
        return 0.0
    held = grid.held
    words = sum([len(cell.words) for cell in held])
    reaches = [(cell, cell.ink, cell.box) for cell in held]
    over = [cell for cell, ink, box in reaches if ink.x0 < box.x0 - _OVER or ink.x1 > box.x1 + _OVER]
    cut = sum(map(_cut_words, over)) / max(1, words)
    glued = sum([_is_glued(cell) for cell in held if cell.columns == 1 and len(cell.words) > 1]) / max(1, len(held))
    wrong = (check.lost + check.doubled) / check.printed
    factor = 1.0 if check.passed else _FAILED * max(0.0, 1.0 - wrong)
    unread = sum([_NO_LETTER in cell.text for cell in held]) / max(1, len(held))
    doubt = _CUT * cut + _GLUED * glued + _STACKED * _is_stacked(grid, first_row) + _UNREAD * unread
    if not grid.ruled:
        filled = _filled(grid)[first_row:]
        positions = len(filled) * grid.columns
        sparse = max(0.0, 2 * (1.0 - sum(filled) / positions) - 1) if positions > 0 else 0.0
        thin = sum([count <= 1 for count in filled]) / len(filled) if filled and grid.columns >= 3 else 0.0
        doubt += _UNRULED + _THIN * thin + _SPARSE * sparse
    return round(max(0.0, factor * (1.0 - doubt)), 3)


def table_confidence(parts: Sequence[tuple[float, int]], has_header: bool) -> float:
    """The confidence in a whole table from those in its parts and their numbers of rows."""
    weights = [max(1, rows) for _, rows in parts]
    mean = sum(value * weight for (value, _), weight in zip(parts, weights, strict=True)) / sum(weights)
    return round(mean if has_header else _NO_HEADER * mean, 3)


def _cut_words(cell: GridCell) -> int:
    """How many words of the cell reach over the edge of its column."""
    left, right = cell.box.x0 - _OVER, cell.box.x1 + _OVER
    return sum([word.x1 > right or word.x0 < left for word in cell.words])


def _is_glued(cell: GridCell) -> bool:
    """Whether a line of the cell has a gap in it that parts columns elsewhere."""
    one = cell.words[0]
    for other in cell.words[1:]:
        gap = other.x0 - one.x1
        if gap > 0 and one.run == other.run and not one.turn and gap > _WIDE_GAP * max(one.size, other.size):
            return True
        one = other
    return False


def _is_stacked(grid: Grid, first_row: int) -> bool:
    """Whether a body of one row looks like several: many lines, most with text in most columns and in the first."""
    if grid.rows - first_row != 1 or grid.columns < 2:
        return False
    body = [cell for cell in grid.cells if cell.row + cell.rows == grid.rows]
    lines = lines_of([word for cell in body for word in cell.words])
    edges = grid.xs[1:]
    filled = [{bisect_left(edges, word.middle[0]) for word in line} for line in lines]
    full = [columns for columns in filled if 0 in columns and len(columns) > grid.columns / 2]
    return len(lines) > _LINES and len(full) > 0.7 * len(lines)


def _filled(grid: Grid) -> list[int]:
    """How many positions of each row have text."""
    filled = [0] * grid.rows
    for first, _, rows, columns, *_ in grid.held:
        for row in range(first, first + rows):
            filled[row] += columns
    return filled
