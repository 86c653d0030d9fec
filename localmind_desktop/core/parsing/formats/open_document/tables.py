"""The tables of an OpenDocument text: where their cells stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable
from localmind_desktop.core.parsing.formats.open_document.names import TABLE, name_of, whole
from localmind_desktop.core.parsing.formats.open_document.styles import Styles
from localmind_desktop.core.parsing.formats.shared.cell_grid import laid_out
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element

_GROUPS = frozenset({TABLE + "table-rows", TABLE + "table-row-group"})
_HEADER = TABLE + "table-header-rows"
_MOST_REPEATED = 1_000  # of rows and cells with text


class _Slot(NamedTuple):
    element: Element
    row: int
    column: int
    rows: int
    columns: int


class TablePlan:
    """A table whose cells are not read yet: these are the business of who knows the text."""

    def __init__(self, table: Element, styles: Styles) -> None:
        self._styles = styles
        rows = list(_rows(table))
        self._slots = list(_slots([row for row, _ in rows]))
        self._header_rows = next((at for at, (_, is_header) in enumerate(rows) if not is_header), len(rows))

    @property
    def elements(self) -> list[Element]:
        """The cells, row by row."""
        return [slot.element for slot in self._slots]

    @property
    def has_columns(self) -> bool:
        return len({slot.column for slot in self._slots}) > 1

    def filled(self, text_of: Callable[[Element], tuple[str, bool]]) -> FlowTable:
        cells = []
        for slot in self._slots:
            text, bold = text_of(slot.element)
            shade = self._styles.shade(name_of(slot.element, TABLE))
            cells.append(FlowCell(text, slot.row, slot.column, slot.rows, slot.columns, bold, shade))
        return laid_out(cells, self._header_rows or None)


def _rows(group: Element, is_header: bool = False) -> Iterator[tuple[Element, bool]]:
    """The rows, and whether they are the header."""
    for child in group.iterchildren("*"):
        if child.tag == TABLE + "table-row":
            repeated = whole(child.get(TABLE + "number-rows-repeated"), 1)
            for _ in range(min(repeated, _MOST_REPEATED) if _has_text(child) else 1):
                yield child, is_header
        elif child.tag in _GROUPS or child.tag == _HEADER:
            yield from _rows(child, is_header or child.tag == _HEADER)


def _slots(rows: list[Element]) -> Iterator[_Slot]:
    for number, row in enumerate(rows):
        column = 0
        for cell in row.iterchildren(TABLE + "table-cell", TABLE + "covered-table-cell"):
            repeated = whole(cell.get(TABLE + "number-columns-repeated"), 1)
            if cell.tag == TABLE + "table-cell":
                width = max(1, whole(cell.get(TABLE + "number-columns-spanned"), 1))
                height = max(1, whole(cell.get(TABLE + "number-rows-spanned"), 1))
                for copy in range(min(repeated, _MOST_REPEATED) if _has_text(cell) else 1):
                    yield _Slot(cell, number, column + copy, min(height, len(rows) - number), width)
            column += repeated


def _has_text(element: Element) -> bool:
    return any(text.strip() for text in element.itertext())
