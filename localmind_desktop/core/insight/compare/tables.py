"""Where the tables of two documents differ. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.counting import amount
from localmind_desktop.core.insight.compare.alignment import (
    Pair,
    Scores,
    assigned,
    clear_pairs,
    common_runs,
    ordered,
    without_rivals,
)
from localmind_desktop.core.insight.compare.comparison import NAMED
from localmind_desktop.core.insight.compare.likeness import cosines, either
from localmind_desktop.core.insight.compare.references import References
from localmind_desktop.core.insight.compare.table_parts import Grid, GridCell, place_of
from localmind_desktop.core.insight.compare.table_rows import RowsMatched, matched_rows
from localmind_desktop.core.insight.compare.wording import letters, title_words, words
from localmind_desktop.core.model import Place
from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind
from localmind_desktop.core.phrase import phrase

_CAPTION, _CELLS, _HEADERS, _SECTION = 0.6, 0.8, 0.25, 0.25  # what each sign is worth alone, of 1
_LEAST = 0.5
_LEAST_LEFT = 0.25  # of the cells of a table that was changed in places
_MOST_TABLES = 2_000  # that are compared each with each
_MOST_CELLS = 3_000  # of a table that count for what it is about
_FEW = 2  # columns that changed are told one by one
_BETWEEN = " | "  # cells of a row


class Told(NamedTuple):
    """A difference and its place in the newer document."""

    at: float
    difference: Difference


def matched_tables(
    before: Sequence[Grid], after: Sequence[Grid], sections: Sequence[int], sections_after: Sequence[int]
) -> list[Pair]:
    """``sections`` are the same numbers for sections that belong together. Where tables stand does not matter."""
    same = common_runs(list(map(_identity, before)), list(map(_identity, after)))
    found = [(run.before + step, run.after + step) for run in same for step in range(run.length)]
    known, known_after = ({pair[side] for pair in found} for side in (0, 1))
    rows = [row for row in range(len(before)) if row not in known][:_MOST_TABLES]
    columns = [column for column in range(len(after)) if column not in known_after][:_MOST_TABLES]
    same_section = np.equal.outer([sections[row] for row in rows], [sections_after[column] for column in columns])
    scores = _scores([before[row] for row in rows], [after[column] for column in columns], same_section)
    scores = without_rivals(scores, clear_pairs(scores) & (scores >= _LEAST))
    in_order = ordered(scores, _LEAST)
    for row, column in in_order:
        scores[row, :] = scores[:, column] = 0.0
    left = (*in_order, *assigned(scores, _LEAST))
    return sorted([*found, *((rows[row], columns[column]) for row, column in left)], key=lambda pair: pair[1])


def _identity(grid: Grid) -> tuple[object, ...]:
    return grid.caption, grid.headers, tuple(tuple(cell.key for cell in row) for row in grid.rows)


def _scores(before: Sequence[Grid], after: Sequence[Grid], same_section: npt.NDArray[np.bool_]) -> Scores:
    captions = cosines([one.caption for one in before], [one.caption for one in after])
    headers = cosines([_header_words(one) for one in before], [_header_words(one) for one in after])
    contents = cosines([_cell_words(one) for one in before], [_cell_words(one) for one in after])
    placed = same_section.reshape(captions.shape).astype(np.float32)
    return either(_CAPTION * captions, _CELLS * contents, _HEADERS * headers, _SECTION * placed)


def whole_table(grid: Grid, kind: DifferenceKind) -> Difference:
    """A table that is new, or gone, as one difference."""
    told = _in_short(grid)
    if kind is DifferenceKind.ADDED:
        return Difference(kind, Compared.ROW, grid.name, "", told, (), place_of(grid))
    return Difference(kind, Compared.ROW, grid.name, told, "", place_of(grid), ())


def _rewritten(before: Grid, after: Grid) -> Difference:
    told = _in_short(before), _in_short(after)
    return Difference(DifferenceKind.CHANGED, Compared.ROW, after.name, *told, place_of(before), place_of(after))


def _in_short(grid: Grid) -> str:
    rows, headers = amount(len(grid.rows), "row"), _BETWEEN.join(filter(None, grid.headers))
    return phrase("{rows}: {headers}", rows=rows, headers=headers) if headers else rows


def _is_rewritten(before: Grid, after: Grid, matched: RowsMatched) -> bool:
    """Whether so little of the smaller table is left that single cells would say nothing."""
    same = sum(
        before.rows[row][one].key == after.rows[column][other].key
        for row, column in matched.rows
        for one, other in matched.columns
    )
    size = min(len(before.rows), len(after.rows)) * min(len(before.headers), len(after.headers))
    return same < _LEAST_LEFT * size


def table_differences(before: Grid, after: Grid, references: References) -> Iterator[Told]:
    """The columns, then the rows in the order of the newer table; those that are gone stand where they stood."""
    matched = matched_rows(before, after)
    start = after.at + 0.5
    if before.caption != after.caption and before.caption and after.caption:
        places = place_of(before), place_of(after)
        yield Told(
            start, Difference(DifferenceKind.CHANGED, Compared.TEXT, after.name, before.name, after.name, *places)
        )
    if _is_rewritten(before, after, matched):
        yield Told(start, _rewritten(before, after))
        return
    for difference in _columns(before, after, matched):
        yield Told(start, difference)
    step = 0.4 / (len(after.rows) + 1)
    for row, difference in _rows(before, after, matched, references):
        yield Told(start + step * (row + 1), difference)


def _header_words(grid: Grid) -> list[str]:
    return [word for header in grid.headers for word in title_words(header)]


def _cell_words(grid: Grid) -> list[str]:
    cells = [cell.text for row in grid.rows for cell in dict.fromkeys(row)][:_MOST_CELLS]
    return [word for cell in cells for word in words(cell)]


# ------------------------------------------------------------------------------------- columns


def _columns(before: Grid, after: Grid, matched: RowsMatched) -> Iterator[Difference]:
    """Columns that are called something else, new ones, and those that are gone; the header at once, where most are."""
    places = place_of(before), place_of(after)
    known, known_after = ({pair[side] for pair in matched.columns} for side in (0, 1))
    renamed = [pair for pair in matched.columns if _is_renamed(before.headers[pair[0]], after.headers[pair[1]])]
    gone = [number for number in range(len(before.headers)) if number not in known and any(before.column(number))]
    came = [number for number in range(len(after.headers)) if number not in known_after and any(after.column(number))]
    if len(renamed) + len(gone) + len(came) > max(_FEW, len(before.headers) / 2, len(after.headers) / 2):
        told = _BETWEEN.join(before.headers), _BETWEEN.join(after.headers)
        yield Difference(DifferenceKind.CHANGED, Compared.ROW, after.name, *told, *places)
        return
    for row, column in renamed:
        old, new = before.headers[row], after.headers[column]
        yield _cell(DifferenceKind.CHANGED, _name(after.name, new), old, new, *places)
    for header in (_column_name(before, number) for number in gone):
        yield _cell(DifferenceKind.REMOVED, _name(before.name, header), header, "", places[0], ())
    for header in (_column_name(after, number) for number in came):
        yield _cell(DifferenceKind.ADDED, _name(after.name, header), "", header, (), places[1])


def _column_name(grid: Grid, number: int) -> str:
    """Its header, or the first thing that it says."""
    return grid.headers[number] or next(row[number].text for row in grid.rows if row[number].key)


def _is_renamed(old: str, new: str) -> bool:
    return bool(old and new) and title_words(old) != title_words(new)


def _cell(
    kind: DifferenceKind, name: str, old: str, new: str, places: tuple[Place, ...], places_after: tuple[Place, ...]
) -> Difference:
    return Difference(kind, Compared.CELL, name, old, new, places, places_after)


def _name(*parts: str) -> str:
    return NAMED.join(filter(None, parts))


# ------------------------------------------------------------------------------------- rows


def _rows(before: Grid, after: Grid, matched: RowsMatched, references: References) -> Iterator[tuple[int, Difference]]:
    """Each with the row of the newer table that it stands at, or after."""
    kept = dict(matched.rows)
    at = -1
    for row in range(len(before.rows)):
        if row in kept:
            at = kept[row]
        elif any(cell.key for cell in before.rows[row]):
            name = _name(before.name, _key(before.rows[row], [one for one, _ in matched.keys]))
            places = (before.row_places[row],)
            yield at, Difference(DifferenceKind.REMOVED, Compared.ROW, name, _told(before.rows[row]), "", places, ())
    came_from = {column: row for row, column in matched.rows}
    for column, cells in enumerate(after.rows):
        name = _name(after.name, _key(cells, [one for _, one in matched.keys]))
        if column not in came_from:
            if any(cell.key for cell in cells):
                places = (after.row_places[column],)
                yield column, Difference(DifferenceKind.ADDED, Compared.ROW, name, "", _told(cells), (), places)
            continue
        row = came_from[column]
        if (row, column) in matched.moved:
            places_both = (before.row_places[row],), (after.row_places[column],)
            told = _told(before.rows[row]), _told(cells)
            yield column, Difference(DifferenceKind.MOVED, Compared.ROW, name, *told, *places_both)
        headers = {pair: after.headers[pair[1]] for pair in matched.columns}
        for difference in _cells(name, before.rows[row], cells, headers, references):
            yield column, difference


def _cells(
    name: str,
    before: Sequence[GridCell],
    after: Sequence[GridCell],
    headers: Mapping[Pair, str],
    references: References,
) -> Iterator[Difference]:
    told: set[tuple[str, str]] = set()
    for (row, column), header in headers.items():
        old, new = before[row], after[column]
        if old.key == new.key or letters(references.renumbered(words(old.text))) == new.key:
            continue
        if (old.key, new.key) not in told:  # a merged cell stands in several columns
            told.add((old.key, new.key))
            kind = DifferenceKind.CHANGED if old.key and new.key else _only(new.key)
            yield _cell(kind, _name(name, header), old.text, new.text, _places(old), _places(new))


def _only(new: str) -> DifferenceKind:
    return DifferenceKind.ADDED if new else DifferenceKind.REMOVED


def _places(cell: GridCell) -> tuple[Place, ...]:
    return (cell.place,)


def _key(cells: Sequence[GridCell], columns: Sequence[int]) -> str:
    """What names a row: its key, or its first cell with text."""
    keys = [cells[column].text for column in columns if cells[column].text]
    return " ".join(keys) or next((cell.text for cell in cells if cell.text), "")


def _told(cells: Sequence[GridCell]) -> str:
    return _BETWEEN.join(dict.fromkeys(cell.text for cell in cells if cell.text))
