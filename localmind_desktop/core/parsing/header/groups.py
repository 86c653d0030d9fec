"""Names that stand over several columns in a header of aligned words: by rules, place and repetition. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.content.ink import Stroke, reach_of
from localmind_desktop.core.parsing.stream.columns import Run
from localmind_desktop.core.parsing.stream.splits import Split

_RULE_BELOW = 7.0  # points between a group's name and the rule below it
_CENTRED = 0.08  # share of its width that a group may be off the middle of its columns
_RIGHT_OVER = 2.0  # points between the middles of a name's lines, or that it may reach beyond its column
_OVER = 3.0  # points that a group's name may reach beyond its columns
_TWICE = 15.0  # points that a name that comes twice in a group counts for
_WALL_BELOW = 12.0  # points between a group's name and the vertical rules between its columns
_NEVER = 1e4  # the same where it may not come twice
_AT_START = 10.0  # points between the start of a rule and that of the name above it
_OFF_MIDDLE = 0.4  # share of half a rule that the middle of the name above it may be off its own
_NEARLY_CENTRED = 0.16  # the same where more than its place tells a group
_FAR_OFF = 0.28  # the same where the names below all groups of a line repeat
_SAME_START = 1.5  # points between the start of a group's name and that of its first column

Extents = Sequence[tuple[float, float]]
Body = Sequence[tuple[float, float] | None]
Group = tuple[int, int, Run]
Sharing = tuple[float, tuple[int, ...]]


def groups_of(
    lines: Sequence[Split],
    number: int,
    edges: Sequence[float],
    rules: Sequence[Stroke],
    walls: Sequence[Stroke],
    body: Body,
    beneath: Sequence[str],
) -> list[Group]:
    """The runs of header line ``number`` that stand over several columns, as (first column, last column, run).

    ``body`` is where the texts of each column stand below the header, ``beneath`` what the next line of names says of
    each, groups in all of their columns.
    """
    split = lines[number]
    extents = _extents(lines[number + 1 :], edges, body)
    names = [lines[-1].text(column) for column in range(len(edges) - 1)]
    spans = _spans_by_rule(split.row.runs, rules, extents, names)
    spans |= {run: span for run, span in _spans_by_repetition(split, beneath, extents).items() if run not in spans}
    for run in split.row.runs:
        if run in spans:
            continue
        walled = _span_between_walls(run, walls, extents, lines[number + 1 :])
        if walled is not None:
            spans[run] = walled
            continue
        touched = next(((first, last) for first, last, other in split.spans if other is run), None)
        if touched is not None:
            spans[run] = _widened(touched, run, split, extents, beneath)
        elif number + 1 < len(lines):
            span = _centred_span(run, split, beneath, extents)
            if span is not None:
                spans[run] = span
    return [(first, last, run) for run, (first, last) in spans.items() if last > first]


def _extents(below: Sequence[Split], edges: Sequence[float], body: Body) -> list[tuple[float, float]]:
    """Per column the reach of its names and texts below a line; its edges where it has none."""
    found = []
    for column in range(len(edges) - 1):
        reaches = [reach_of(split.cells[column]) for split in below if column in split.cells]
        reach = [(x0, x1) for x0, x1 in reaches if x1 <= edges[column + 1] + 3 and x0 >= edges[column] - 3]
        own = body[column]
        if own is not None:
            reach.append(own)
        found.append(
            (min(x for x, _ in reach), max(x for _, x in reach)) if reach else (edges[column], edges[column + 1])
        )
    return found


def is_ruled(run: Run, rules: Sequence[Stroke]) -> bool:
    """Whether a rule runs closely below."""
    return bool(_rules_below(run, rules))


def _rules_below(run: Run, rules: Sequence[Stroke]) -> list[Stroke]:
    middle = (run.box.x0 + run.box.x1) / 2
    return [r for r in rules if run.box.y1 - 3 <= r.at <= run.box.y1 + _RULE_BELOW and r.start < middle < r.end]


def _spans_by_rule(
    runs: Sequence[Run], rules: Sequence[Stroke], extents: Extents, names: Sequence[str]
) -> dict[Run, tuple[int, int]]:
    """The columns over the rule below each run, unless it runs below the whole table; runs share a common rule."""
    members: dict[Stroke, list[Run]] = {}
    for run in runs:
        for rule in _rules_below(run, rules)[:1]:
            members.setdefault(rule, []).append(run)
    spans: dict[Run, tuple[int, int]] = {}
    for rule, over in members.items():
        columns = [c for c in range(len(extents)) if rule.start < (extents[c][0] + extents[c][1]) / 2 < rule.end]
        if 0 not in columns and len(over) < len(columns) and _is_over(over, rule):
            spans.update(_parted(over, columns, _bounds(rule, columns, extents), names))
    return spans


def _span_between_walls(
    run: Run, walls: Sequence[Stroke], extents: Extents, below: Sequence[Split]
) -> tuple[int, int] | None:
    """The columns between the vertical rules beside a run, if others part them in the lines of names below it."""
    middle = (run.box.y0 + run.box.y1) / 2
    beside = [wall.at for wall in walls if wall.start <= middle <= wall.end]
    left = max((at for at in beside if at <= run.box.x0 + 1), default=None)
    right = min((at for at in beside if at >= run.box.x1 - 1), default=None)
    if left is None or right is None:
        return None
    inner = [wall for wall in walls if left + 1 < wall.at < right - 1]
    begin = any(middle < wall.start < run.box.y1 + _WALL_BELOW for wall in inner)
    if not begin or any(wall.start <= middle <= wall.end for wall in inner):
        return None
    columns = [column for column, (x0, x1) in enumerate(extents) if left < (x0 + x1) / 2 < right]
    named = set().union(*(split.filled for split in below))
    return (columns[0], columns[-1]) if len(columns) > 1 and named.issuperset(columns) else None


def _is_over(runs: Sequence[Run], rule: Stroke) -> bool:
    """Whether runs have their rule in common: several do, a single one stands at its start or over its middle."""
    left, right = runs[0].box.x0 - rule.start, rule.end - runs[0].box.x1
    return len(runs) > 1 or left < _AT_START or abs(left - right) < 0.5 * _OFF_MIDDLE * (rule.end - rule.start)


def _bounds(rule: Stroke, columns: Sequence[int], extents: Extents) -> list[list[tuple[float, float]]]:
    """Where the columns over a rule begin and end, if all are set to the left, to the right, or to the middle."""
    inner = [extents[column] for column in columns]
    before, after = inner[0][0] - rule.start, rule.end - inner[-1][1]
    return [
        list(pairwise([rule.start, *cuts, rule.end]))
        for cuts in (
            [right[0] - before for right in inner[1:]],
            [left[1] + after for left in inner[:-1]],
            [(left[1] + right[0]) / 2 for left, right in pairwise(inner)],
        )
    ]


def _parted(
    runs: Sequence[Run], columns: Sequence[int], bounds: Sequence[list[tuple[float, float]]], names: Sequence[str]
) -> dict[Run, tuple[int, int]]:
    """The columns under one rule shared out: each run over the middle of its own, with no name twice below it."""
    below = [names[column] for column in columns]
    _, stops = min(_cheapest_stops(runs, extents, below) for extents in bounds)
    return {run: (columns[start], columns[end - 1]) for run, (start, end) in zip(runs, pairwise(stops), strict=True)}


def _cheapest_stops(runs: Sequence[Run], extents: Extents, names: Sequence[str], twice: float = _TWICE) -> Sharing:
    """What the best sharing costs in points, and where its shares begin and end (a segmentation, Bellman 1961).

    The runs are looked at from the last on; ``best`` has the best sharing of all columns from each start on.
    """
    count, later = len(extents), len(runs) - 1
    best: dict[int, Sharing] = {
        start: (_cost(runs[-1], start, count, extents, names, twice), (start, count)) for start in range(later, count)
    }
    for run in reversed(runs[:-1]):
        later -= 1
        best = {
            start: min(
                (_cost(run, start, end, extents, names, twice) + cost, (start, *stops))
                for end, (cost, stops) in best.items()
                if end > start
            )
            for start in range(later, max(best))
        }
    return best[0]


def _cost(run: Run, start: int, end: int, extents: Extents, names: Sequence[str], twice: float) -> float:
    own = names[start:end]
    return _off(run, start, end - 1, extents) + twice * (len(own) - len(set(own)))


def _off(run: Run, first: int, last: int, extents: Extents) -> float:
    """How far the middle of a run is from the middle of columns."""
    return abs(run.box.x0 + run.box.x1 - extents[first][0] - extents[last][1]) / 2


def _room(run: Run, split: Split, columns: int) -> tuple[int, int]:
    """The first and last column around a run in which nothing else of its line stands, the key's apart."""
    own = {column for column, words in split.cells.items() if any(word in run.words for word in words)}
    others = set(split.cells) - own
    first, last = min(own), max(own)
    while first > 1 and first - 1 not in others:
        first -= 1
    while last + 1 < columns and last + 1 not in others:
        last += 1
    return first, last


def _is_cut(first: int, last: int, names: Sequence[str]) -> bool:
    """Whether columns end within a group of those below them."""
    beside = [(first - 1, first), (last, last + 1)]
    return any(
        left > 0 and right < len(names) and names[left] and names[left] == names[right] for left, right in beside
    )


def _widened(
    touched: tuple[int, int], run: Run, split: Split, extents: Extents, names: Sequence[str]
) -> tuple[int, int]:
    """The columns around those that a run reaches over whose middle it stands at; ``names`` stand below it."""
    whole = _all_named(split, names) if names else None
    first, last = _room(run, split, len(extents))
    candidates = [
        (left, right)
        for left in range(min(first, touched[0]), touched[0] + 1)
        for right in range(touched[1], max(last, touched[1]) + 1)
    ]
    allowed = [
        (left, right)
        for left, right in candidates
        if _off(run, left, right, extents)
        <= (_NEARLY_CENTRED if (left, right) == whole else _CENTRED) * (extents[right][1] - extents[left][0])
    ]
    allowed = [c for c in allowed if not _is_cut(*c, names)] or allowed
    return min(allowed, key=lambda c: (round(_off(run, c[0], c[1], extents) / 2), c[1] - c[0])) if allowed else touched


def _spans_by_repetition(split: Split, names: Sequence[str], extents: Extents) -> dict[Run, tuple[int, int]]:
    """The named columns below a line shared out among its runs, if the same names come again below each of these."""
    columns = [column for column, name in enumerate(names) if name and column]
    if not columns or columns[-1] - columns[0] + 1 != len(columns):
        return {}
    repeated = [column for column in columns if sum(names[column] == names[other] for other in columns) > 1]
    # the last columns may be of no group
    ends = range(columns.index(repeated[-1]) + 1, len(columns) + 1) if repeated else ()
    shared = [columns[:end] for end in ends]
    found = [
        (spans, sum(_off(run, *span, extents) for run, span in spans.items()))
        for columns in shared
        if (spans := _shared_by_repetition(split, names, columns, extents))
    ]
    return min(found, key=lambda each: each[1])[0] if found else {}


def _shared_by_repetition(
    split: Split, names: Sequence[str], columns: Sequence[int], extents: Extents
) -> dict[Run, tuple[int, int]]:
    left, right = extents[columns[0]][0], extents[columns[-1]][1]
    runs = [run for run in split.row.runs if left - _OVER <= run.box.x0 and run.box.x1 <= right + _OVER]
    below = [names[column] for column in columns]
    if not 1 < len(runs) < len(columns) or len(set(below)) == len(below):
        return {}
    places = [extents[column] for column in columns]
    _, stops = _cheapest_stops(runs, places, below, twice=_NEVER)
    groups = list(pairwise(stops))
    off = [_off(run, start, end - 1, places) for run, (start, end) in zip(runs, groups, strict=True)]
    wide = [places[end - 1][1] - places[start][0] for start, end in groups]
    most = max((set(below[start:end]) for start, end in groups), key=len)
    for run, (start, end) in zip(runs, groups, strict=True):
        own = below[start:end]
        if end - start < 2 or len(set(own)) < len(own) or not most.issuperset(own):
            return {}
        if _is_aside(run, places[start:end]):
            return {}
    if any(distance > _FAR_OFF * width for distance, width in zip(off, wide, strict=True)):
        return {}
    return {run: (columns[start], columns[end - 1]) for run, (start, end) in zip(runs, groups, strict=True)}


def _is_aside(run: Run, places: Extents) -> bool:
    """Whether a run stands right over one of its columns that is not the one in their middle: as a line of its name."""
    left, right = run.box.x0, run.box.x1
    over = [
        n
        for n, (x0, x1) in enumerate(places)
        if abs(left + right - x0 - x1) <= 2 * _RIGHT_OVER or (x0 - _RIGHT_OVER <= left and right <= x1 + _RIGHT_OVER)
    ]
    return any(2 * n != len(places) - 1 for n in over)


def _all_named(split: Split, names: Sequence[str]) -> tuple[int, int] | None:
    """The columns beyond the key's with a name in the next line, if they are neighbours and one run stands over them.

    All other runs of the line are names of columns that have none below.
    """
    named = [column for column, name in enumerate(names) if name and column]
    over = [run for run in split.row.runs if not any(word in split.cells.get(0, ()) for word in run.words)]
    above = {column for column in split.filled if column and names[column]}
    bare = [column for column in split.filled if column and not names[column]]
    if not named or named[-1] - named[0] + 1 != len(named) or (names[0] and 0 in split.filled):
        return None
    return (named[0], named[-1]) if len(over) - len(bare) == 1 and len(above) == 1 else None


def _centred_span(run: Run, split: Split, names: Sequence[str], extents: Extents) -> tuple[int, int] | None:
    """The columns that a run within a single one is the group of: those it is centred over, or begins with.

    Something else has to tell so too: it stands alone over all columns but the key's, or the names below it come
    again below another group.
    """
    first, last = _room(run, split, len(extents))
    if run.text.startswith("(") or first < 1 or last <= first:
        return None
    whole = _all_named(split, names)
    spans, begun = [], []
    for left in range(first, last + 1):
        for right in range(left + 1, last + 1):
            inner = extents[left][0] <= run.box.x0 and run.box.x1 <= extents[right][1]
            begins = abs(run.box.x0 - extents[left][0]) <= _SAME_START
            own = names[left : right + 1]
            alone = (left, right) == whole
            others = {*names[1:left], *names[right + 1 :]}
            again = not others.isdisjoint(own) and len(set(own)) == len(own)
            off = _off(run, left, right, extents) / (extents[right][1] - extents[left][0])
            if inner and off <= _NEARLY_CENTRED and all(own) and (alone or again):
                spans.append((left, right))
            elif inner and begins and all(own) and again and others.issuperset(own):
                begun.append((left, right))
    if not spans and begun:
        return max(begun, key=lambda span: span[1] - span[0])
    return min(spans, key=lambda span: _off(run, span[0], span[1], extents)) if spans else None
