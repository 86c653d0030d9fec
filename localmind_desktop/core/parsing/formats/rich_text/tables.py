"""The tables of an RTF file: rows of cells that end at distances from the left margin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.shared.cell_grid import laid_out

_SAME_EDGE = 40  # twips between two edges of one column
_WIDTH = 1_000  # twips of a cell whose width is not told


class Item(NamedTuple):
    """``bold`` where all letters of a text are."""

    content: FlowText | FlowTable
    bold: bool = False


@dataclass(slots=True)
class CellShape:
    """How a cell is to stand: ``edge`` is its right one; ``down`` and ``across`` say "first" or "merged"."""

    edge: int = 0
    down: str = ""
    across: str = ""
    colour: int = 0


@dataclass(slots=True)
class RowShape:
    left: int = 0
    is_header: bool = False
    cells: list[CellShape] = field(default_factory=list)
    open_cell: CellShape = field(default_factory=CellShape)

    def end_cell(self, edge: int) -> None:
        self.open_cell.edge = edge
        self.cells.append(self.open_cell)
        self.open_cell = CellShape()


class _Row(NamedTuple):
    shape: RowShape
    cells: list[list[Item]]

    def shapes(self) -> list[CellShape]:
        """A shape for each cell, also where the file forgot one."""
        known = self.shape.cells[: len(self.cells)]
        last = known[-1].edge if known else self.shape.left
        more = range(1, len(self.cells) - len(known) + 1)
        return [*known, *(CellShape(last + number * _WIDTH) for number in more)]


@dataclass(slots=True)
class GrowingTable:
    """A table as far as it was read."""

    rows: list[_Row] = field(default_factory=list)
    cells: list[list[Item]] = field(default_factory=list)
    open_items: list[Item] = field(default_factory=list)

    def end_cell(self) -> None:
        self.cells.append(self.open_items)
        self.open_items = []

    def end_row(self, shape: RowShape | None = None) -> None:
        """``shape`` is not known of a row that the file does not end."""
        if self.open_items:
            self.end_cell()
        if self.cells:
            self.rows.append(_Row(shape or RowShape(), self.cells))
        self.cells = []

    def items(self, shades: list[float]) -> Iterator[Item]:
        """The table, and after it those in its cells; a frame of one column is what it holds."""
        self.end_row()
        if all(len(row.cells) < 2 for row in self.rows):
            yield from (item for row in self.rows for cell in row.cells for item in cell)
            return
        table = self._laid_out(shades)
        if any(cell.text.strip() for cell in table.cells):
            yield Item(table)
        for row in self.rows:
            yield from (item for cell in row.cells for item in cell if isinstance(item.content, FlowTable))

    def _laid_out(self, shades: list[float]) -> FlowTable:
        edges = _edges(self.rows)
        cells: list[FlowCell] = []
        open_above: dict[tuple[int, int], int] = {}
        for number, row in enumerate(self.rows):
            still_open: dict[tuple[int, int], int] = {}
            start = _place(edges, row.shape.left)
            for shape, items in zip(row.shapes(), row.cells, strict=True):
                end = max(_place(edges, shape.edge), start + 1)
                if shape.across == "merged" and cells and cells[-1].row == number:
                    cells[-1] = cells[-1]._replace(columns=end - cells[-1].column)
                    start = end
                    continue
                above = open_above.get((start, end)) if shape.down == "merged" else None
                if above is None:
                    above = len(cells)
                    cells.append(_cell(items, number, start, end, _shade(shades, shape.colour)))
                else:
                    cells[above] = cells[above]._replace(rows=number - cells[above].row + 1)
                if shape.down:
                    still_open[start, end] = above
                start = end
            open_above = still_open
        headers = next((at for at, row in enumerate(self.rows) if not row.shape.is_header), len(self.rows))
        return laid_out(cells, headers or None)


def _cell(items: list[Item], row: int, start: int, end: int, shade: float) -> FlowCell:
    texts = [(item.content.text, item.bold) for item in items if isinstance(item.content, FlowText)]
    bold = bool(texts) and all(is_bold for _, is_bold in texts)
    return FlowCell("\n".join(text for text, _ in texts), row, start, 1, end - start, bold, shade)


def _shade(shades: list[float], colour: int) -> float:
    return shades[colour] if 0 < colour < len(shades) else 1.0


def _edges(rows: Iterable[_Row]) -> list[int]:
    """Where columns begin and end, from left to right."""
    all_edges = sorted({edge for row in rows for edge in (row.shape.left, *(shape.edge for shape in row.shapes()))})
    return [edge for at, edge in enumerate(all_edges) if not at or edge - all_edges[at - 1] > _SAME_EDGE]


def _place(edges: list[int], edge: int) -> int:
    return max(0, bisect_right(edges, edge) - 1)
