"""Tables without rulings between their columns: found by aligned words, with rules and fills as hints. Pure."""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.figures import SIGNS, SIGNS_AFTER, SIGNS_BEFORE, is_figure
from localmind_desktop.core.parsing.content.ink import Fill, Stroke, Word
from localmind_desktop.core.parsing.content.leaders import without_dashes, without_leaders
from localmind_desktop.core.parsing.header.choice import Parting
from localmind_desktop.core.parsing.header.lines import (
    header_levels,
    lead_lines,
    parting_of_lines,
)
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.layout.captions import is_caption, is_figure_caption
from localmind_desktop.core.parsing.stream.aligned_check import as_one, is_table, without_bands
from localmind_desktop.core.parsing.stream.aligned_grid import aligned_grid, without_stray_names
from localmind_desktop.core.parsing.stream.columns import MARKER, TextRow, column_edges, text_rows
from localmind_desktop.core.parsing.stream.rows import rows_of
from localmind_desktop.core.parsing.stream.ruled_ends import (
    below_head,
    is_below_end,
    is_outside,
    is_title,
    opens_below_end,
    ruled_between,
    ruled_rest,
)
from localmind_desktop.core.parsing.stream.splits import Split, split_row
from localmind_desktop.core.parsing.stream.totals import clear_edges

_STANDS_OFF = 1.2  # times the type size: so far from a table's first line another text may begin
_FAR = 2.4  # times the line height: lines further apart are not of one table
_FEWEST_ROWS = 3
_TWO_COLUMNS = 3  # edges
_MOST_APART = 8  # lines of another text directly above a table
_FEWEST_NAMES = 3  # in a line of names of columns
_LONGEST_NAME = 60  # letters of a line that names a group of rows or of columns
_FEWEST_FIGURES = 4  # lines of figures that tell where the columns are
_MOST_RULES, _MOST_RULED = 6, 0.25  # of two tables; times their lines
_TIGHT = 0.75  # times the line height: lines further apart are not of one cell
_ROW_APART = 0.1  # times the type size: more white between rows than within one
_SAME_START = 2.0  # points that the lines of one cell may begin apart
_MOST_LABELS = 4  # lines of a single run that may follow each other within a table
_SENTENCE_GAP = 1.0  # times the type size: no wider is the space between two sentences
_LEADERS = re.compile(r"\.{4,}|(?:\. ){3,}|…{2,}|_{6,}")


@dataclass(frozen=True, slots=True)
class Aligned:
    """A table of aligned words: its grid, and how many rows at its top are the header (0: not known), titles apart."""

    grid: Grid
    header_rows: int
    titles: int = 0


def find_aligned(
    words: Sequence[Word],
    rules: Sequence[Stroke],
    fills: Sequence[Fill],
    tables: Sequence[Box],
    walls: Sequence[Stroke] = (),
) -> list[Aligned]:
    """The tables among ``words``, which are those of one column of the page, around the ``tables`` already found.

    ``walls`` are vertical rules, some of which may part columns.
    """
    rows, dashes = without_dashes(without_leaders(text_rows([word for word in words if word.turn == 0])))
    rules = [*rules, *dashes]
    found = []
    for above, block in _blocks(rows, rules, tables):
        table = _table(above, block, rules, fills, walls)
        if table is not None:
            found.append(table)
    return found


def _blocks(
    rows: Sequence[TextRow], rules: Sequence[Stroke], tables: Sequence[Box]
) -> list[tuple[list[TextRow], list[TextRow]]]:
    """Stretches of lines that may be a table: wide gaps in most lines, and nothing that names another thing between."""
    blocks: list[list[TextRow]] = []
    block: list[TextRow] = []
    loose, begun = 0, False  # lines without a wide gap that follow each other; whether one had it
    ruled = sorted(rules)
    heights = [rule.at for rule in ruled]
    for row in rows:
        text = row.text
        above = block[-1].middle if block else inf
        between = ruled[bisect_right(heights, above) : bisect_left(heights, row.middle)]
        wide = row.is_wide and not _LEADERS.search(text)
        stops = is_caption(text) or is_figure_caption(text)
        far = (
            block
            and row.box.y0 - block[-1].box.y1 > _FAR * max(row.size, block[-1].size)
            and not ruled_between(block[-1], row, between)
            and not below_head(block[-1], row, rules)
        )
        more = not wide and _goes_on(row, block)
        label = loose < _MOST_LABELS and _is_label(row, block) if begun else _is_name(row)
        prose = loose and not (wide or more or label)
        parted = tables and block and any(block[-1].middle < (box.y0 + box.y1) / 2 < row.middle for box in tables)
        outside = bool(between) and (is_outside(block[-1], row, rules) or is_below_end(block[-1], row, between))
        outside = outside or (bool(block) and is_title(block[-1], row))
        if block and (far or stops or prose or parted or outside):
            blocks.append(block)
            block, loose, begun = [], 0, False
        if stops:
            continue
        block.append(row)
        begun = begun or wide
        loose = 0 if wide or more else loose + 1
    if block:
        blocks.append(block)
    return [trimmed for block in blocks for part in _stacked(block, rules) if (trimmed := _trimmed(part, rules))[1]]


def _stacked(block: list[TextRow], rules: Sequence[Stroke]) -> list[list[TextRow]]:
    """The block, cut where names of columns stand between lines of figures: there another table begins."""
    figures = [index for index, row in enumerate(block) if row.is_figures]
    for number, (above, below) in enumerate(pairwise(figures)):
        names = [index for index in range(above + 1, below) if _is_names(block[index])]
        enough = number + 1 >= _FEWEST_ROWS and len(figures) - number > _FEWEST_ROWS
        opened = any(opens_below_end(block[above : below + 1], index - above, rules) for index in names)
        if (opened and not _has_ruled_rows(block, rules)) or (len(names) >= 2 and enough):
            return [block[: above + 1], *_stacked(block[above + 1 :], rules)]
    return [block]


def _has_ruled_rows(block: Sequence[TextRow], rules: Sequence[Stroke]) -> bool:
    """Whether there are more rules than those of two tables: one below each row ends no table."""
    inside = {round(rule.at) for rule in rules if block[0].middle < rule.at < block[-1].middle}
    return len(inside) > max(_MOST_RULES, _MOST_RULED * len(block))


def _is_names(row: TextRow) -> bool:
    """Whether a line may name columns: several runs, no figures."""
    return len(row.runs) >= _FEWEST_NAMES and not any(map(is_figure, row.texts))


def _is_label(row: TextRow, block: Sequence[TextRow]) -> bool:
    """A short line at the left, as the names of groups of rows are, or one over some of the columns."""
    left, right = min(r.box.x0 for r in [row, *block]), max(r.box.x1 for r in [row, *block])
    return row.box.x1 - row.box.x0 < 0.45 * (right - left) and len(row.text) <= _LONGEST_NAME


def _is_name(row: TextRow) -> bool:
    """A short line of one run, as a line of a name over the first columns is."""
    return len(row.runs) == 1 and len(row.text) <= _LONGEST_NAME and not _LEADERS.search(row.text)


def _goes_on(row: TextRow, block: Sequence[TextRow]) -> bool:
    """Whether a line closely below goes on with cells of the last row, none of them in the first column."""
    if not block or row.box.y0 - block[-1].box.y1 > _TIGHT * (block[-1].box.y1 - block[-1].box.y0):
        return False
    last = next((above for above in reversed(block) if above.is_wide), None)
    if last is None:
        return False
    starts = [run.box.x0 for run in last.runs[1:]]
    gaps = [math.inf, *(right.box.x0 - left.box.x1 for left, right in pairwise(row.runs))]
    entries = [run for run, gap in zip(row.runs, gaps, strict=True) if gap > _SENTENCE_GAP * row.size]
    return all(any(abs(run.box.x0 - start) <= _SAME_START for start in starts) for run in entries)


def _trimmed(block: list[TextRow], rules: Sequence[Stroke]) -> tuple[list[TextRow], list[TextRow]]:
    """The lines before the first with a wide gap, and those from it to the last row's end; none if it has too few."""
    wide = [index for index, row in enumerate(block) if row.is_wide]
    if len(wide) < 2:
        return [], []
    end = wide[-1] + 1
    while end < len(block) and _goes_on(block[end], block[:end]):
        end += 1
    end += ruled_rest(block[wide[0] : end], block[end:], rules)
    while end < len(block) and _ends_key(block[wide[0] : end], block[end]):
        end += 1
    return block[: wide[0]], block[wide[0] : end]


def _ends_key(table: Sequence[TextRow], below: TextRow) -> bool:
    """Whether a line goes on with the key of the last row: closer to it than rows are to each other, and as narrow."""
    keys = [row for row in table if row.box.x0 <= table[0].box.x0 + _SAME_START]
    starts = [row.runs[1].box.x0 for row in keys if len(row.runs) > 1]
    if len(below.runs) > 1 or not starts or below.box.x1 >= min(starts) or below.size != table[-1].size:
        return False
    white = sorted([row.box.y0 - above.box.y1 for above, row in pairwise(table)])
    rows = [gap for gap in white if gap > white[0] + _ROW_APART * below.size]
    lone = [row for row in keys if len(row.runs) == 1 and row is not table[0]]
    here = below.box.y0 - table[-1].box.y1
    return (
        len(rows) >= _FEWEST_ROWS
        and bool(lone)
        and abs(below.box.x0 - keys[-1].box.x0) <= _SAME_START
        and here < rows[0] - _ROW_APART * below.size
    )


def _table(
    above: list[TextRow],
    block: list[TextRow],
    rules: Sequence[Stroke],
    fills: Sequence[Fill],
    walls: Sequence[Stroke],
) -> Aligned | None:
    apart = _lines_apart(block, rules)
    above, block = [*above, *block[:apart]], block[apart:]
    found = columns_of(block)
    if found is None:
        return None
    edges, splits = found
    box = Box(edges[0], block[0].box.y0, edges[-1], block[-1].box.y1)
    near = [rule for rule in rules if box.y0 - 30 <= rule.at <= box.y1 + 6 and _shared(rule.start, rule.end, box) > 0]
    hints = separators(box, near, fills)
    lines, header = _with_header(above, splits, edges, near, fills)
    # two columns that no header names and no rule parts may be a list, whose items go on in the same way
    told = len(edges) > 3 or len(hints) >= 2 or header.end
    names = lines[header.titles : header.end]
    named = bool(names) and len(set().union(*(split.filled for split in names))) >= len(edges) - 2
    first = lines[0].text(0)
    if len(edges) == _TWO_COLUMNS and (first.isdecimal() or MARKER.match(first)):
        named = False  # the first of numbered paragraphs, or a numbered heading above these, names no columns
    rows: list[list[Split]] = []
    if named:
        body = without_bands(lines[header.end :])
        rows = rows_of(body, hints)
        entries = [as_one(row) for row in rows]
        rows = rows if len(body) == len(lines) - header.end else []
    else:
        entries = _without_rests(splits) if told else splits
    if not is_table(entries, edges, hints, named):
        return None
    return built(lines, len(lines) - len(splits), edges, header, near, walls, fills, rows)


def _with_header(
    above: Sequence[TextRow],
    splits: list[Split],
    edges: Sequence[float],
    rules: Sequence[Stroke],
    fills: Sequence[Fill],
) -> tuple[list[Split], Parting]:
    """The lines, behind those above them with which their header begins, and what of them is the header."""
    if leads := lead_lines(above, splits[0].row, edges):
        lines = [*(split_row(row, edges) for row in leads), *splits]
        if (header := parting_of_lines(lines, edges, rules, fills)).end:
            return lines, header
    return splits, parting_of_lines(splits, edges, rules, fills)


def built(
    splits: Sequence[Split],
    leads: int,
    edges: list[float],
    header: Parting,
    near: Sequence[Stroke],
    walls: Sequence[Stroke],
    fills: Sequence[Fill],
    known: Sequence[Sequence[Split]] = (),
) -> Aligned:
    """The table between column edges. Its first lines are its title and its header, ``leads`` from above it among them;
    the others are gathered into rows, which may be ``known``."""
    count = header.end
    rows = [split.row for split in splits]
    box = Box(edges[0], rows[leads].box.y0, edges[-1], rows[-1].box.y1)
    hints = separators(box, near, fills)
    bare = set(range(len(edges) - 1)) - set().union(*(split.filled for split in splits[max(0, count - 1) :]))
    if count > 1 and (bare or any(split.spans for split in splits[: count - 1])):
        # names over several columns blur the spaces between these: look again without them
        clear = columns_of(rows[count - 1 :])
        if clear is not None and len(clear[0]) != len(edges):
            edges = [min(edges[0], clear[0][0]), *clear[0][1:-1], max(edges[-1], clear[0][-1])]
            splits, known = [split_row(row, edges) for row in rows], ()
    levels = header_levels(splits[:count], splits[count:], edges, near, walls, header.titles)
    grid = aligned_grid(levels, known or rows_of(splits[count:], hints), edges, box.y1, near)
    return Aligned(without_stray_names(grid, len(levels)), len(levels), header.titles)


def _lines_apart(block: Sequence[TextRow], rules: Sequence[Stroke]) -> int:
    """How many of the first lines are another text: they stand off from the others, and are not set in their columns.

    One that makes a column that these do not have, a few that leave no space between some of theirs, or all before the
    names right over the first line of figures.
    """
    gaps = [below.box.y0 - above.box.y1 for above, below in pairwise(block)]
    for count in range(1, min(_MOST_APART, len(block) - _FEWEST_ROWS) + 1):
        gap, (last, first) = gaps[count - 1], block[count - 1 : count + 1]
        usual = sorted(gaps[count:])[: -len(gaps[count:]) // 2]
        if gap < _STANDS_OFF * last.size or gap < 2 * max(usual):
            continue
        text = not any(row.is_figures for row in block[:count])
        if text and _is_names(first) and block[count + 1].is_figures:
            return count
        if ruled_between(last, first, rules):
            continue
        clear = gap >= 2 * max(gaps[count : count + 2])
        if count == 1 and clear and 3 <= len(column_edges(block[1:])) < len(column_edges(block)):
            return count
        if text and len(clear_edges(block[count:])) > max(3, len(clear_edges(block))):
            return count
    return 0


def columns_of(block: Sequence[TextRow]) -> tuple[list[float], list[Split]] | None:
    """The edges of the columns of ``block``, and its lines by column."""
    edges = clear_edges(block)
    rich = [row for row in block if row.is_figures]
    if len(rich) >= _FEWEST_FIGURES and len(rich) >= 0.4 * len(block):
        # names and titles reach over the columns of a statement, its figures do not
        clear = column_edges(rich)
        if len(clear) > len(edges):
            edges = [min(row.box.x0 for row in block), *clear[1:-1], max(row.box.x1 for row in block)]
    if len(edges) < 3:
        return None
    edges, splits = _without_marks(edges, [split_row(row, edges) for row in block], block)
    return (edges, splits) if len(edges) >= 3 else None


def _shared(start: float, end: float, box: Box) -> float:
    return min(end, box.x1) - max(start, box.x0)


def separators(box: Box, rules: Sequence[Stroke], fills: Sequence[Fill]) -> list[float]:
    """Heights of rules and of edges of shaded bands over the table."""
    width = box.x1 - box.x0
    heights = [
        rule.at
        for rule in rules
        if box.y0 - 6 <= rule.at <= box.y1 + 6 and min(rule.end, box.x1) - max(rule.start, box.x0) > 0.12 * width
    ]
    for fill in fills:
        inside = min(fill.box.x1, box.x1) - max(fill.box.x0, box.x0) > 0.12 * width
        if inside and 5 < fill.box.y1 - fill.box.y0 < 0.6 * (box.y1 - box.y0) and fill.shade < 0.985:
            heights += [y for y in (fill.box.y0, fill.box.y1) if box.y0 - 6 <= y <= box.y1 + 6]
    return sorted(heights)


def _without_marks(
    edges: list[float], splits: list[Split], block: Sequence[TextRow]
) -> tuple[list[float], list[Split]]:
    """Columns that hold only currency or percent signs and brackets go into the neighbour that they belong to."""
    gone: set[int] = set()
    for column in sorted({column for split in splits for column, text in split.texts.items() if text in SIGNS}):
        marked = [split for split in splits if split.text(column) in SIGNS]
        if any(split.text(column) not in SIGNS_BEFORE for split in marked):
            before = column > 0 and all(split.text(column) in SIGNS_AFTER for split in marked)
            if before and _only_names(splits, column, column - 1, SIGNS_AFTER):
                gone.add(column)
            continue
        # the sign's figure stands in the next column that is filled; a name between them is that of both
        figure = min(min((c for c in split.filled if c > column), default=column) for split in marked)
        if figure > column and _only_names(splits, column, figure, SIGNS_BEFORE):
            gone |= set(range(column + 1, figure + 1))
    if not gone:
        return edges, splits
    edges = [edge for index, edge in enumerate(edges) if index not in gone]
    return edges, [split_row(row, edges) for row in block]


def _only_names(splits: Sequence[Split], column: int, figure: int, signs: frozenset[str]) -> bool:
    """Whether what stands in a column of signs is a sign, or a name with nothing in the figures' column beside it."""
    return all(split.text(column) in signs or figure not in split.filled for split in splits if column in split.filled)


def _without_rests(splits: Sequence[Split]) -> list[Split]:
    """The lines without those that only go on with cells of the line above."""
    kept: list[Split] = []
    for index, split in enumerate(splits):
        above = splits[index - 1] if index else None
        rest = above is not None and kept and 0 not in split.filled and split.filled < kept[-1].filled
        if rest and above is not None and _goes_on(split.row, [kept[-1].row, above.row]):
            continue
        kept.append(split)
    return kept
