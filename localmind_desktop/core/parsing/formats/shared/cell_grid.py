"""Cells as a word processor keeps them, on a grid that is finer than the columns that it shows. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable


def laid_out(cells: Sequence[FlowCell], header_rows: int | None = None) -> FlowTable:
    """The table of ``cells``, without the edges of columns at which no cell begins or ends.

    A cell that is merged down over others ends above them. A header has the rows too that its cells are merged with.
    """
    edges = sorted({cell.column for cell in cells} | {cell.column + cell.columns for cell in cells})
    place = {edge: index for index, edge in enumerate(edges)}
    placed = _apart(
        cell._replace(column=place[cell.column], columns=place[cell.column + cell.columns] - place[cell.column])
        for cell in sorted(cells, key=lambda cell: (cell.row, cell.column))
    )
    if not header_rows:
        return FlowTable(placed)
    last = max((cell.row + cell.rows for cell in placed if cell.row < header_rows), default=0)
    below = max(cell.row + cell.rows for cell in placed) > last
    return FlowTable(placed, last if below else None)


def _apart(cells: Iterable[FlowCell]) -> tuple[FlowCell, ...]:
    """The cells, from top to bottom, none over another."""
    apart: list[FlowCell] = []
    above: dict[int, int] = {}  # the last cell of each column
    for cell in cells:
        over = range(cell.column, cell.column + cell.columns)
        for index in {above[column] for column in over if column in above}:
            upper = apart[index]
            if upper.row < cell.row < upper.row + upper.rows:
                apart[index] = upper._replace(rows=cell.row - upper.row)
        above.update(dict.fromkeys(over, len(apart)))
        apart.append(cell)
    return tuple(apart)
