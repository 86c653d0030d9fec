"""Which rows at the top of a file's table are its header: as the file says, else as in printed tables. Pure."""

from __future__ import annotations

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.parsing.flowing.content import FlowTable
from localmind_desktop.core.parsing.header.choice import NOTHING, Parting
from localmind_desktop.core.parsing.header.rows import find_header
from localmind_desktop.core.parsing.lattice.grid import Grid, GridCell

_LOOKED_AT = 60  # rows


def header_rows(table: FlowTable) -> Parting:
    """The header of ``table``; an empty one where there is none."""
    if table.header_rows is not None:
        return Parting(0, table.header_rows if table.header_rows < table.rows else 0)
    grid, fills = _unit_grid(table)
    if grid.columns < 2 or grid.rows < 2:
        return NOTHING
    return find_header(grid, fills)


def _unit_grid(table: FlowTable) -> tuple[Grid, list[Fill]]:
    """The first rows of ``table`` on squared paper."""
    rows = min(table.rows, _LOOKED_AT)
    cells, fills = [], []
    for cell in table.cells:
        if cell.row >= rows:
            continue
        height = min(cell.rows, rows - cell.row)
        box = Box(cell.column, cell.row, cell.column + cell.columns, cell.row + height)
        words = (Word(*box, cell.text, 1.0, cell.bold, False, 0, 0),) if cell.text else ()
        cells.append(GridCell(cell.row, cell.column, height, cell.columns, box, words))
        if cell.shade < 1:
            fills.append(Fill(box, cell.shade))
    edges = tuple(map(float, range(table.columns + 1))), tuple(map(float, range(rows + 1)))
    return Grid(*edges, tuple(cells)), fills
