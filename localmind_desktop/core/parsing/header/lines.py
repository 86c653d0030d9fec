"""The header of a table of aligned words: its lines, the groups over several columns, its levels. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.figures import is_figure
from localmind_desktop.core.parsing.content.ink import Fill, Stroke, Word, reach_of
from localmind_desktop.core.parsing.header.groups import Group, groups_of, is_ruled
from localmind_desktop.core.parsing.header.strips import covered_share, header_lines
from localmind_desktop.core.parsing.stream.columns import TextRow
from localmind_desktop.core.parsing.stream.splits import Split

_MOST_LINES = 7
_MOST_LEAD_LINES, _LONGEST_LEAD = 4, 120  # lines, and characters of one
_TIGHT = 1.0  # line heights between the lines of a header
_RULED_OFF = 0.95  # share of the width that a rule covers which ends the header
_SAME_START = 1.5  # points between the start of a name and that of the texts below it
_OVERHANG = 4.0  # points that brackets and signs of the figures below may reach beyond the end of a name
_DOUBLE = 3.0  # points between the two lines of a double rule, at most
_BOOK_RULES = 3  # above and below the header, and below the last row
_YEAR = 4  # figures
_OF_FIGURES = 0.5  # share of a column's texts
_STATEMENT = 2  # columns of figures: the header ends before the first line of these
_WORD_SPACE = 0.4  # times the type size: between two names at least
_HALF = 0.5  # share of a table's width that a rule below its header covers
_ROWS_BELOW = 3  # lines below a header that no rule parts
_BEYOND = 0.5  # share of a table's width that a name may reach beyond the texts below it
_LARGER = 1.2  # times the type size of a table: that of a heading
_WIDER = 1.3  # times the spaces within names
_TITLE_OFF = 0.03  # share of a table's width that its title may be off its middle


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


def count_header_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
) -> int:
    """How many lines at the top name the columns, a title above them included; 0 when nothing tells."""
    if count := _lines_by_three_rules(splits[: _MOST_LINES + 1], splits[-1], edges, rules):
        return count
    figures = [column for column in range(1, len(edges) - 1) if numeric_share(splits, column) >= _OF_FIGURES]
    if len(figures) >= _STATEMENT:
        return _lines_before_figures(splits[: _MOST_LINES + 1], figures, len(edges) - 1)
    titles = int(is_titled(splits, edges, rules))
    likely = header_lines(splits[titles:], edges, rules, fills)
    return titles + likely if likely else _lines_above_rule(splits, edges, rules)


def _is_ruled_off(rules: Sequence[Stroke], above: Split, below: Split, edges: Sequence[float]) -> bool:
    """Whether rules between two lines cover half the width of the table."""
    between = [rule for rule in rules if above.row.middle < rule.at < below.row.middle]
    return covered_share(between, edges[0], edges[-1]) >= _HALF


def _lines_above_rule(splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke]) -> int:
    """The lines above the first rule: names, no figures, and the next lines have no rule between them."""
    for count in range(1, min(_MOST_LINES, len(splits) - 1) + 1):
        if not _is_ruled_off(rules, splits[count - 1], splits[count], edges):
            continue
        names, after = splits[:count], splits[min(count + _ROWS_BELOW, len(splits) - 1)]
        several = any(len(split.filled) >= 2 for split in names)
        figures = any(is_figure(text) for split in names for text in split.texts.values())
        return count if several and not figures and not _is_ruled_off(rules, splits[count], after, edges) else 0
    return 0


def _lines_by_three_rules(splits: Sequence[Split], last: Split, edges: Sequence[float], rules: Sequence[Stroke]) -> int:
    """How many lines stand above the second of just three rules over the whole table, the usual ones of a book.

    These may be figures: years, or numbers of columns.
    """
    width = edges[-1] - edges[0]
    whole = sorted(rule.at for rule in rules if _shared(rule, edges) >= _RULED_OFF * width)
    heights = [at for at, above in zip(whole, [-inf, *whole], strict=False) if at - above > _DOUBLE]
    if len(heights) != _BOOK_RULES or not heights[0] < splits[0].row.middle or not heights[-1] > last.row.middle:
        return 0
    count = sum(split.row.middle < heights[1] for split in splits)
    names = splits[:count]
    if count == len(splits) or not any(len(split.filled) > 1 for split in names):
        return 0
    figures = [text for split in names for column, text in split.texts.items() if column and is_figure(text)]
    plain = all(text.isdecimal() and len(text) <= _YEAR for text in figures)
    return count if plain or not any(0 in split.filled for split in names) else 0


def _shared(rule: Stroke, edges: Sequence[float]) -> float:
    return min(rule.end, edges[-1]) - max(rule.start, edges[0])


def _lines_before_figures(splits: Sequence[Split], numeric: Sequence[int], columns: int) -> int:
    """The lines before the first one with figures below the names, less those that name a group of rows."""
    names = 0
    for count, split in enumerate(splits):
        if any(is_figure(split.text(c)) for c in numeric):
            return names
        if names and _ends_bold_names(splits[:count], split, columns):
            return names
        if _is_band(split) or (split.filled == {0} and not split.spans):
            if names:
                return names
            continue
        names = count + 1
    return 0


def _ends_bold_names(names: Sequence[Split], split: Split, columns: int) -> bool:
    """Whether a line with a key in plain type stands below names in bold of all columns."""
    if 0 not in split.filled or len(set().union(*(line.filled for line in names))) < columns:
        return False
    return _boldness(names) > 0.8 and _boldness([split]) == 0.0


def _is_band(split: Split) -> bool:
    """A single run from the first column on, as the names of groups of rows are."""
    return len(split.row.runs) == 1 and 0 in split.filled


def _boldness(splits: Sequence[Split]) -> float:
    words = [word for split in splits for word in split.row.words]
    return sum(word.bold for word in words) / len(words) if words else 0.0


def header_levels(
    lines: Sequence[Split],
    body: Sequence[Split],
    edges: Sequence[float],
    rules: Sequence[Stroke],
    walls: Sequence[Stroke],
) -> list[Level]:
    """Groups above, the columns' own names below."""
    if not lines:
        return []
    groups: list[Level] = []
    names: dict[int, list[Word]] = {}
    named: list[Split] = []
    reach = _reach(body, edges)
    lines = [_with_names_apart(split, reach, split is lines[-1]) for split in lines]
    titled = is_titled(lines, edges, rules)
    if titled:
        groups.append(Level({0: (len(edges) - 2, lines[0].row.words)}, (lines[0],)))
        lines = lines[1:]
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


def is_titled(lines: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke]) -> bool:
    """Whether the first line is the title within a table: in its middle, above a rule over all columns and names."""
    if len(lines) < 2 or len(lines[0].row.runs) > 1 or 0 not in lines[1].filled:
        return False
    box, width = lines[0].row.box, edges[-1] - edges[0]
    return len(lines[1].filled) > 1 and any(
        abs(box.x0 + box.x1 - rule.start - rule.end) / 2 <= _TITLE_OFF * width
        for rule in rules
        if lines[0].row.middle < rule.at < lines[1].row.middle and _shared(rule, edges) >= _RULED_OFF * width
    )


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
