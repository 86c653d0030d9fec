"""Tables that rules or stripes of one reach enclose: columns, header and rows within. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.content.figures import SIGNS
from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.content.leaders import without_dashes, without_leaders
from localmind_desktop.core.parsing.header.choice import Parting
from localmind_desktop.core.parsing.header.lines import parting_of_lines
from localmind_desktop.core.parsing.stream.aligned_check import as_one, is_table
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows
from localmind_desktop.core.parsing.stream.listings import is_code
from localmind_desktop.core.parsing.stream.rows import rows_of
from localmind_desktop.core.parsing.stream.splits import Split, split_row
from localmind_desktop.core.parsing.stream.unruled import Aligned, built, columns_of, separators
from localmind_desktop.core.parsing.stream.zones import Zone

_WIDE_GAP = 1.2  # times the type size: between the entries of two columns
_LONG, _LONG_SHARE = 50, 0.15  # characters; share of the entries: more are running text
_GAPPED = 0.25  # share of the entries between two vertical rules
_AT_EDGE = 3.0  # points: rules so near the edges of a frame are its own
_MOST_GROUPS = 3  # lines of names over several columns


def table_in(zone: Zone, rules: Sequence[Stroke], fills: Sequence[Fill], walls: Sequence[Stroke]) -> Aligned | None:
    """The table of a zone; None where its entries stand in one column or in one row."""
    drawn_walls = [wall for wall in walls if any(abs(wall.at - x) <= _AT_EDGE for x in zone.xs[1:-1])]
    rows, dashes = without_dashes(without_leaders(text_rows(zone.words, walls=drawn_walls)))
    drawn = (list(zone.xs), [split_row(row, zone.xs) for row in rows]) if zone.xs else None
    drawn = None if drawn and _is_gapped(drawn[1]) else drawn
    found = drawn or _columns_below_groups(rows)
    if found is None or len(rows) < 2:
        return None
    edges, splits = found
    box = zone.box
    near = [rule for rule in rules if box.y0 - 3 <= rule.at <= box.y1 + 3 and rule.start < box.x1 and rule.end > box.x0]
    near += dashes
    texts = [text for split in splits for text in split.texts.values()]
    if sum(len(text) > _LONG for text in texts) > _LONG_SHARE * len(texts):
        return None
    hints = separators(box, near, fills)
    if zone.head is None:
        header = parting_of_lines(splits, edges, near, fills)
    else:
        header = Parting(0, sum(split.row.middle < zone.head for split in splits))
    entries = rows_of(splits[header.end :], hints)
    several = sum(len(set().union(*(split.filled for split in group))) > 1 for group in entries)
    if several < 0.5 * len(entries) or is_code(splits):
        return None
    named = len(set().union(*(split.filled for split in splits[header.titles : header.end]))) >= max(2, len(edges) - 2)
    inner = [height for height in hints if box.y0 + _AT_EDGE < height < box.y1 - _AT_EDGE]
    if not zone.certain and not is_table([as_one(row) for row in entries], edges, inner, named):
        return None
    return built(splits, 0, edges, header, near, walls, fills)


def _is_gapped(splits: Sequence[Split]) -> bool:
    """Whether vertical rules only part groups of columns: entries of one have wide gaps between them.

    Those between a figure and its sign do not count.
    """
    entries = [[w for w in words if w.text not in SIGNS] for split in splits for words in split.cells.values()]
    gapped = sum(
        any(right.x0 - left.x1 > _WIDE_GAP * right.size for left, right in pairwise(words)) for words in entries
    )
    return gapped > _GAPPED * len(entries)


def _columns_below_groups(block: Sequence[TextRow]) -> tuple[list[float], list[Split]] | None:
    """The columns, also where names over several of them stand in the first lines and blur the spaces between them.

    These count where the next line names each of the columns that are found without them.
    """
    best = columns_of(block)
    for count in range(1, min(_MOST_GROUPS, len(block) - 2) + 1):
        found = columns_of(block[count:])
        if found is None or (best is not None and len(found[0]) <= len(best[0])):
            continue
        edges = [min(found[0][0], *(row.box.x0 for row in block)), *found[0][1:]]
        edges[-1] = max(edges[-1], *(row.box.x1 for row in block))
        splits = [split_row(row, edges) for row in block]
        named = set().union(*(split.filled for split in splits[: count + 1]))
        if len(named) == len(edges) - 1 and not splits[count].spans and len(splits[count].filled) >= len(edges) - 2:
            best = edges, splits
    return best
