"""The header of a table of aligned words: its lines, the groups over several columns, its levels. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.parsing.columns import Run, TextRow
from localmind_desktop.core.parsing.headers import is_figure, is_numeric
from localmind_desktop.core.parsing.ink import Stroke, Word
from localmind_desktop.core.parsing.rowgroups import Split

_MOST_LINES = 7
_MOST_LEAD_LINES = 4
_TIGHT = 1.0  # line heights between the lines of a header
_WHOLE_WIDTH = 0.5  # share of a table's width that a rule below its header covers
_RULE_BELOW = 6.0  # points between a group's name and the rule below it


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a header: its words by first column, and for groups their last column."""

    cells: dict[int, tuple[int, tuple[Word, ...]]]
    lines: tuple[Split, ...]


def numeric_share(splits: Sequence[Split], column: int) -> float:
    texts = [split.text(column) for split in splits if column in split.filled]
    return sum(is_numeric(text) for text in texts) / len(texts) if texts else 0.0


def lead_lines(above: Sequence[TextRow], first: TextRow, edges: Sequence[float]) -> list[TextRow]:
    """Of the lines directly above a table those that begin the names of its columns: all beyond the first column."""
    found: list[TextRow] = []
    below = first
    for row in reversed(above[-_MOST_LEAD_LINES:]):
        height = max(row.box.y1 - row.box.y0, 1.0)
        beyond = row.box.x0 > edges[1] - 3 and row.box.x1 <= edges[-1] + 12
        short = sum(len(run.text) for run in row.runs) <= 120
        if not beyond or not short or below.box.y0 - row.box.y1 > _TIGHT * height:
            break
        found.insert(0, row)
        below = row
    return found


def count_header_lines(
    splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], hints: Sequence[float]
) -> int:
    """How many lines at the top name the columns; 0 when nothing tells."""
    most = min(_MOST_LINES, len(splits) - 1)
    numeric = [c for c in range(1, len(edges) - 1) if numeric_share(splits, c) >= 0.5]
    if numeric:
        count = _lines_before_figures(splits[: most + 1], numeric)
        if count:
            return count
    width = edges[-1] - edges[0]
    for count in range(1, most + 1):
        above, below = splits[count - 1], splits[count]
        if any(is_figure(above.text(c)) for c in numeric):
            break
        ruled = any(above.row.middle < y < below.row.middle for y in hints)
        whole = _covered_between(rules, above.row.middle, below.row.middle, edges) >= _WHOLE_WIDTH * width
        if (whole or (ruled and not rules)) and any(len(split.filled) >= 2 for split in splits[:count]):
            return count
    return _lines_in_bold(splits, most)


def _lines_before_figures(splits: Sequence[Split], numeric: Sequence[int]) -> int:
    """The lines before the first one with figures below the names, less those that name a group of rows."""
    names = 0
    for count, split in enumerate(splits):
        if any(is_figure(split.text(c)) for c in numeric):
            return names
        if split.filled == {0} and not split.spans:
            if names:
                return names
            continue
        names = count + 1
    return 0


def _covered_between(rules: Sequence[Stroke], top: float, bottom: float, edges: Sequence[float]) -> float:
    """Points of the table's width that rules between two heights cover."""
    spans = sorted((max(r.start, edges[0]), min(r.end, edges[-1])) for r in rules if top < r.at < bottom)
    total, reached = 0.0, edges[0]
    for start, end in spans:
        start = max(start, reached)
        if end > start:
            total += end - start
            reached = end
    return total


def _lines_in_bold(splits: Sequence[Split], most: int) -> int:
    for count in range(1, most + 1):
        rest = splits[count:]
        if _boldness(splits[:count]) > 0.8 and _boldness(rest[:1]) <= 0.5 and _boldness(rest) < 0.5:
            return count
    return 0


def _boldness(splits: Sequence[Split]) -> float:
    words = [word for split in splits for word in split.row.words]
    return sum(word.bold for word in words) / len(words) if words else 0.0


def header_levels(lines: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke]) -> list[Level]:
    """Groups above, the columns' own names below."""
    groups: list[Level] = []
    names: dict[int, list[Word]] = {}
    named: list[Split] = []
    for number, split in enumerate(lines):
        cells: dict[int, tuple[int, tuple[Word, ...]]] = {}
        rest = dict(split.cells)
        below = lines[number + 1] if number + 1 < len(lines) else None
        for first, last, run in _groups(split, below, edges, rules):
            if number == len(lines) - 1 and len(split.filled) > 1 and not _is_ruled(run, rules):
                continue
            cells[first] = (last, run.words)
            for column in range(first, last + 1):
                rest[column] = tuple(w for w in rest.get(column, ()) if w not in run.words)
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


def _groups(
    split: Split, below: Split | None, edges: Sequence[float], rules: Sequence[Stroke]
) -> list[tuple[int, int, Run]]:
    """The runs of a header line that stand over several columns: by the rule below, their place or their own width."""
    found = []
    for run in split.row.runs:
        span = next(((first, last) for first, last, other in split.spans if other is run), None)
        ruled = _ruled_span(run, edges, rules)
        if ruled is not None and ruled[1] > ruled[0]:
            span = ruled
        elif len(split.row.runs) == 1 and below is not None and _is_centred(run, below, edges):
            span = (1, len(edges) - 2)
        if span is not None:
            found.append((*span, run))
    return found


def _is_centred(run: Run, below: Split, edges: Sequence[float]) -> bool:
    """Whether a run that stands alone in its line is centred over names in all columns but the first."""
    names = [name for name in below.row.runs if name.box.x0 > edges[1] - 3]
    if len(names) < len(edges) - 2 or len(edges) < 4 or run.box.x0 < edges[1] or run.text.startswith("("):
        return False
    left, right = min(name.box.x0 for name in names), max(name.box.x1 for name in names)
    return abs(run.box.x0 + run.box.x1 - left - right) / 2 <= 0.08 * (right - left)


def _rules_below(run: Run, rules: Sequence[Stroke]) -> list[Stroke]:
    middle = (run.box.x0 + run.box.x1) / 2
    return [r for r in rules if run.box.y1 - 3 <= r.at <= run.box.y1 + _RULE_BELOW and r.start < middle < r.end]


def _is_ruled(run: Run, rules: Sequence[Stroke]) -> bool:
    return bool(_rules_below(run, rules))


def _ruled_span(run: Run, edges: Sequence[float], rules: Sequence[Stroke]) -> tuple[int, int] | None:
    """The columns over the rule below a run, unless it runs below the whole table."""
    for rule in _rules_below(run, rules):
        columns = [c for c in range(len(edges) - 1) if rule.start < (edges[c] + edges[c + 1]) / 2 < rule.end]
        if columns and len(columns) < len(edges) - 2 and 0 not in columns:
            return columns[0], columns[-1]
    return None


def _add_level(groups: list[Level], level: Level) -> None:
    """Add a level, or its words to the last one where that has the same groups: a name over two lines."""
    if groups:
        last = groups[-1]
        spans = {first: end for first, (end, _) in last.cells.items()}
        if all(spans.get(first) == end for first, (end, _) in level.cells.items()):
            merged = dict(last.cells)
            for first, (end, words) in level.cells.items():
                merged[first] = (end, (*merged[first][1], *words))
            groups[-1] = Level(merged, (*last.lines, *level.lines))
            return
    groups.append(level)
