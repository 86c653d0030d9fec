"""Where rules open and end tables that have none between their columns. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.content.ink import Stroke
from localmind_desktop.core.parsing.stream.columns import TextRow

_FARTHER = 2.8  # times the type size: lines further apart are not of one table, not even between its rules
_OPENING = 1.5  # times the type size: between a table's upper rule, with its first line below, and other text above
_LEAST_REACH = 150.0  # points, of the rules of a table's head
_TALLEST_HEAD = 60.0  # points between them
_SAME_SIZE = 0.9  # times the larger type: smaller is other type
_NOTE = re.compile(r"(?:Notes?|Remarques?|Anmerkung(?:en)?|Nota|注|备注) ?[:：]")
_LARGER = 1.2  # times the type size of a table
_MOST_RESTS = 4  # lines of a single run at the end of a table whose rows are ruled
_CLOSE, _APART = 1.0, 1.8  # times the type size: between a table's last line and its last rule, and from it to a title


def _alike(rule: Stroke, rules: Sequence[Stroke]) -> list[float]:
    """How far below a rule the others of its reach are, negative above it."""
    if rule.end - rule.start < _LEAST_REACH:
        return []
    return [
        other.at - rule.at
        for other in rules
        if other is not rule and abs(other.start - rule.start) < 4 and abs(other.end - rule.end) < 4
    ]


def is_outside(above: TextRow, below: TextRow, rules: Sequence[Stroke]) -> bool:
    """Whether the first or last of a table's rules parts the lines: above it other text, below it smaller type."""
    apart = below.box.y0 - above.box.y1 >= _OPENING * max(above.size, below.size)
    smaller = below.size < 0.95 * above.size
    for rule in rules if apart or smaller else ():
        if above.middle < rule.at < below.middle and (away := _alike(rule, rules)):
            opens = apart and min(away) > 0 and min(away) <= _TALLEST_HEAD
            if opens or (smaller and max(away) < 0):
                return True
    return False


def below_head(above: TextRow, below: TextRow, rules: Sequence[Stroke]) -> bool:
    """Whether both lines, in one type, stand between the two rules of a table's head and the rule at its end."""
    size = max(above.size, below.size)
    if below.box.y0 - above.box.y1 > _FARTHER * size or min(above.size, below.size) < _SAME_SIZE * size:
        return False
    for rule in rules:
        if rule.at < above.middle and (away := _alike(rule, rules)):
            head = [distance for distance in away if -_TALLEST_HEAD <= distance < 0]
            ends = [distance for distance in away if distance > 0]
            if head and ends and min(ends) > below.middle - rule.at:
                return True
    return False


def ruled_between(above: TextRow, below: TextRow, rules: Sequence[Stroke]) -> bool:
    return any(above.middle < rule.at < below.middle and rule.end - rule.start > 60 for rule in rules)


def is_below_end(above: TextRow, line: TextRow, rules: Sequence[Stroke]) -> bool:
    """Whether a line stands below the last rule of the table above: as its note, or far below as another's title."""
    if ruled_between(above, line, rules) and _NOTE.match(line.text):
        return True
    if len(line.runs) > 1 or line.box.y0 - above.box.y1 < _APART * line.size:
        return False
    return any(
        rule.end - rule.start >= _LEAST_REACH
        and rule.start <= above.box.x0 + 4
        and above.middle < rule.at <= above.box.y1 + _CLOSE * above.size
        and line.box.y0 - rule.at >= _APART * line.size
        for rule in rules
    )


def opens_below_end(lines: Sequence[TextRow], names: int, rules: Sequence[Stroke]) -> bool:
    """Whether line number ``names`` stands between the rules of a head, and the table above it has ended with a rule.

    The first of ``lines`` is the last of the table above.
    """
    places = (lines[0].middle, lines[names - 1].middle, lines[names].middle, lines[names + 1].middle)
    heights = [rule.at for rule in rules if rule.end - rule.start >= _LEAST_REACH]
    upper = [height for height in heights if places[1] < height < places[2]]
    lower = any(places[2] < height < places[3] for height in heights)
    return lower and bool(upper) and any(places[0] < height < max(upper) - 1 for height in heights)


def is_title(above: TextRow, line: TextRow) -> bool:
    """Whether a line in larger type, well below another, is the title of something else."""
    gap = line.box.y0 - above.box.y1
    return len(line.runs) == 1 and line.size >= _LARGER * above.size and gap >= _OPENING * above.size


def ruled_rest(table: Sequence[TextRow], below: Sequence[TextRow], rules: Sequence[Stroke]) -> int:
    """How many of the lines below a table still belong to it: between rules or closely set, the last above its rule."""
    left, right = min(row.box.x0 for row in table), max(row.box.x1 for row in table)
    whole = [rule for rule in rules if rule.start <= left + 4 and rule.end >= right - 4]
    if not any(rule.at < table[-1].middle for rule in whole):
        return 0
    count = 0
    last = table[-1]
    most = max((below.box.y0 - above.box.y1 for above, below in pairwise(table)), default=0.0) + 0.5
    for number, row in enumerate(below[:_MOST_RESTS], start=1):
        near = row.box.y0 - last.box.y1 <= most or any(last.middle < rule.at < row.middle for rule in rules)
        if not near or row.box.x1 > max(rule.end for rule in whole) or row.box.x0 < left - 4:
            break
        last = row
        if any(row.middle < rule.at <= row.box.y1 + row.size for rule in whole):
            count = number
    return count
