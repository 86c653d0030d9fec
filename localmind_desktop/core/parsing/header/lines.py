"""The header of a table of aligned words: its lines, the groups over several columns, its levels. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Stroke, Word, reach_of
from localmind_desktop.core.parsing.header.choice import Parting, likeliest
from localmind_desktop.core.parsing.header.groups import Group, groups_of, is_ruled
from localmind_desktop.core.parsing.header.strips import strips_of_lines
from localmind_desktop.core.parsing.stream.columns import TextRow
from localmind_desktop.core.parsing.stream.splits import Split

_MOST_LEAD_LINES, _LONGEST_LEAD = 4, 120  # lines, and characters of one
_TIGHT = 1.0  # line heights between the lines of a header
_SAME_START = 1.5  # points between the start of a name and that of the texts below it
_OVERHANG = 4.0  # points that brackets and signs of the figures below may reach beyond the end of a name
_WORD_SPACE = 0.4  # times the type size: between two names at least
_BEYOND = 0.5  # share of a table's width that a name may reach beyond the texts below it
_LARGER = 1.2  # times the type size of a table: that of a heading
_WIDER = 1.3  # times the spaces within names


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a header: its words by first column, and for groups their last column."""

    cells: dict[int, tuple[int, tuple[Word, ...]]]
    lines: tuple[Split, ...]


def numeric_share(splits: Sequence[Split], column: int) -> float:
    held = [split for split in splits if column in split.cells]
    return sum([column in split.figures for split in held]) / len(held) if held else 0.0


def lead_lines(above: Sequence[TextRow], first: TextRow, edges: Sequence[float]) -> list[TextRow]:
    """Of the lines directly above a table those that may begin the names of its columns.

    All of each stands beyond the first column, or it has wide spaces at the edges of columns; the name of the first
    group of rows may stand between.
    """
    found: list[TextRow] = []
    names = 0  # lines from the first that names columns on
    below = first
    for row in reversed(above[-_MOST_LEAD_LINES:]):
        height = max(row.box.y1 - row.box.y0, 1.0)
        named = row.box.x0 > edges[1] - 3 or _is_parted(row, edges)
        fits = _is_short_within(row, edges) and row.size <= _LARGER * first.size
        if not fits or not (named or _names_rows(row, edges)) or below.box.y0 - row.box.y1 > _TIGHT * height:
            break
        found.insert(0, row)
        names = len(found) if named and not row.text.startswith("(") else names
        below = row
    return found[len(found) - names :]


def _is_short_within(row: TextRow, edges: Sequence[float]) -> bool:
    """Whether a line is no sentence, and stands over the columns or a little beyond."""
    end = edges[-1] + _BEYOND * (edges[-1] - edges[0])
    short = sum(len(run.text) for run in row.runs) <= _LONGEST_LEAD
    return short and edges[0] - _OVERHANG < row.box.x0 and row.box.x1 <= end


def _names_rows(row: TextRow, edges: Sequence[float]) -> bool:
    """Whether a line may be the name of a group of rows: one run in bold, from the first column on."""
    return len(row.runs) == 1 and row.box.x0 < edges[1] and all(word.bold for word in row.words)


def _is_parted(row: TextRow, edges: Sequence[float]) -> bool:
    """Whether the words of a line leave the edges of columns free, with more space there than elsewhere."""
    between: list[float] = []
    within = [0.0]
    for left, right in pairwise(row.words):
        crosses = any(left.middle[0] < edge < right.middle[0] for edge in edges[1:-1])
        (between if crosses else within).append(right.x0 - left.x1)
    return bool(between) and min(between) >= max(_WORD_SPACE * row.size, _WIDER * max(within))


def parting_of_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> Parting:
    """How many lines at the top are the title within a table, and how many with these are above its first row."""
    return likeliest(strips_of_lines(splits, edges, rules, fills), len(edges) - 1, ruled=False)


def header_levels(
    lines: Sequence[Split],
    body: Sequence[Split],
    edges: Sequence[float],
    rules: Sequence[Stroke],
    walls: Sequence[Stroke],
    titles: int,
) -> list[Level]:
    """Titles over all columns, of a line each, groups below them, the columns' own names last."""
    groups = [Level({0: (len(edges) - 2, split.row.words)}, (split,)) for split in lines[:titles]]
    lines = lines[titles:]
    if not lines:
        return groups
    names: dict[int, list[Word]] = {}
    named: list[Split] = []
    reach = _reach(body, edges)
    lines = [_with_names_apart(split, reach, split is lines[-1]) for split in lines]
    spans = _groups_by_line(lines, edges, rules, walls, reach)
    for split, found in zip(lines, spans, strict=True):
        cells: dict[int, tuple[int, tuple[Word, ...]]] = {}
        rest = dict(split.cells)
        for first, last, run in found:
            cells[first] = (last, run.words)
            for column, words in rest.items():
                rest[column] = tuple(word for word in words if word not in run.words)
        if cells:
            _add_level(groups, Level(cells, (split,)))
        for column, words in rest.items():
            if words:
                names.setdefault(column, []).extend(words)
        if any(rest.values()):
            named.append(split)
    if not names:
        return groups
    own = {column: (column, tuple(words)) for column, words in names.items()}
    return [*groups, Level(own, tuple(named[-1:]))]


def _groups_by_line(
    lines: Sequence[Split],
    edges: Sequence[float],
    rules: Sequence[Stroke],
    walls: Sequence[Stroke],
    reach: Sequence[tuple[float, float] | None],
) -> list[list[Group]]:
    """Per line of a header its groups; those of the lower lines, told first, tell those of the upper ones."""
    found: list[list[Group]] = []
    beneath: list[str] = []
    for number in reversed(range(len(lines))):
        split = lines[number]
        groups = groups_of(lines, number, edges, rules, walls, reach, beneath)
        if number == len(lines) - 1 and len(split.filled) > 1:
            groups = [group for group in groups if is_ruled(group[2], rules)]
        beneath = [split.text(column) for column in range(len(edges) - 1)]
        for first, last, run in groups:
            beneath[first : last + 1] = [run.text] * (last - first + 1)
        found.insert(0, groups)
    return found


def _reach(body: Sequence[Split], edges: Sequence[float]) -> list[tuple[float, float] | None]:
    """Per column where its texts begin and end."""
    found: list[tuple[float, float] | None] = []
    for column in range(len(edges) - 1):
        reaches = [reach_of(split.cells[column]) for split in body if column in split.cells]
        whole = [reach for reach in reaches if reach[1] <= edges[column + 1] + 3]
        found.append((min([start for start, _ in whole]), max([end for _, end in whole])) if whole else None)
    return found


def _with_names_apart(split: Split, reach: Sequence[tuple[float, float] | None], is_last: bool) -> Split:
    """The line, with a run over several columns parted where each of these begins or ends with a word of the run, and,
    in the last line of names, one over the texts of a single column in that."""
    cells, spans = dict(split.cells), []
    for span in split.spans:
        first, last, run = span
        places = reach[first : last + 1]
        over = [column for column, place in enumerate(places, start=first) if place and _is_over(run.box, place)]
        if is_last and len(over) == 1 and all(places) and cells[first] == run.words:
            cells[over[0]] = cells.pop(first)
            continue
        starts = _starts(run.words, places) or _starts_after_ends(run.words, places)
        if len(starts) <= last - first or starts[0] or cells[first] != run.words:
            spans.append(span)
            continue
        for column, (start, end) in enumerate(pairwise([*starts, len(run.words)]), start=first):
            cells[column] = run.words[start:end]
    return split if len(spans) == len(split.spans) else Split(split.row, cells, tuple(spans))


def _is_over(box: Box, place: tuple[float, float]) -> bool:
    return box.x0 < place[1] and place[0] < box.x1


def _starts(words: Sequence[Word], places: Sequence[tuple[float, float] | None]) -> list[int]:
    """The first word of each column whose texts begin where it does; none if some column has no such."""
    starts: list[int] = []
    for place in places:
        starts += [n for n, word in enumerate(words) if place and abs(word.x0 - place[0]) <= _SAME_START][:1]
    return starts if len(starts) == len(places) else []


def _starts_after_ends(words: Sequence[Word], places: Sequence[tuple[float, float] | None]) -> list[int]:
    """The same for columns whose texts end where one of the words does; the last of these ends the line."""
    ends: list[int] = []
    for place in places:
        ends += [n for n, word in enumerate(words) if place and -_SAME_START <= place[1] - word.x1 <= _OVERHANG][-1:]
    whole = len(ends) == len(places) and ends == sorted(set(ends)) and ends[-1] == len(words) - 1
    return [0, *(end + 1 for end in ends[:-1])] if whole else []


def _add_level(groups: list[Level], level: Level) -> None:
    """Add a level, or its words to the last one where a group of it goes on: a name over two lines.

    Beside it groups of a single line may stand, in either line.
    """
    last = groups[-1].cells if groups else {}
    same = [first for first, (end, _) in level.cells.items() if first in last and last[first][0] == end]
    others = [(first, end) for first, (end, _) in level.cells.items() if first not in same]
    if not same or any(first <= to and start <= end for first, end in others for start, (to, _) in last.items()):
        groups.append(level)
        return
    merged = {**level.cells, **last}
    for first in same:
        end, words = last[first]
        merged[first] = (end, (*words, *level.cells[first][1]))
    groups[-1] = Level(dict(sorted(merged.items())), (*groups[-1].lines, *level.lines))
