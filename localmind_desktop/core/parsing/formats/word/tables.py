"""The tables of a Word file: where their cells stand. Source: ECMA-376-1, 17.4."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable
from localmind_desktop.core.parsing.formats.shared.cell_grid import laid_out
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.remarks import DELETED_TEXT, HIDDEN_TEXT, Remarks
from localmind_desktop.core.parsing.formats.word.names import W, child, hexadecimal, is_on, shade, value, whole
from localmind_desktop.core.parsing.formats.word.styles import Styles, TableStyle
from localmind_desktop.core.parsing.formats.word.walk import printed

_FIRST_ROW = 0x0020  # bit of w:tblLook


class CellText(NamedTuple):
    text: str
    bold: bool


@dataclass(slots=True)
class _Slot:
    """A cell over positions of the grid that Word keeps."""

    element: Element
    row: int
    column: int
    columns: int
    rows: int = 1


class TablePlan:
    """A table whose cells are not read yet: these are the business of who knows the text."""

    def __init__(self, table: Element, styles: Styles, remarks: Remarks) -> None:
        rows = list(_rows(table, remarks))
        self._slots = _slots(rows, remarks)
        self._header_rows = next((at for at, row in enumerate(rows) if not is_on(row, "trPr", "tblHeader")), len(rows))
        self._style = styles.table(value(table, "tblPr", "tblStyle") or "")
        self._has_first_row = _has_first_row(table)

    @property
    def elements(self) -> list[Element]:
        """The cells, row by row."""
        return [slot.element for slot in self._slots]

    @property
    def has_columns(self) -> bool:
        return len({slot.column for slot in self._slots}) > 1

    def filled(self, text_of: Callable[[Element], CellText]) -> FlowTable:
        cells = []
        for slot in self._slots:
            text, bold = text_of(slot.element)
            first = self._style if slot.row == 0 and self._has_first_row else TableStyle(None, None, 1.0)
            ground = shade(child(slot.element, "tcPr"))
            cells.append(
                FlowCell(
                    text,
                    slot.row,
                    slot.column,
                    slot.rows,
                    slot.columns,
                    bold or bool(self._style.bold) or bool(first.first_row_bold),
                    min(ground, first.first_row_shade),
                )
            )
        return laid_out(cells, self._header_rows or None)


def _rows(table: Element, remarks: Remarks) -> Iterator[Element]:
    for row in printed(table, remarks):
        if row.tag != W + "tr":
            continue
        if child(row, "trPr", "del") is None:
            yield row
        else:
            remarks.add(DELETED_TEXT)


def _slots(rows: list[Element], remarks: Remarks) -> list[_Slot]:
    slots: list[_Slot] = []
    open_slots: dict[tuple[int, int], _Slot] = {}  # by column and width: those that may go on in the next row
    for number, row in enumerate(rows):
        column = max(0, whole(value(row, "trPr", "gridBefore")))
        still_open: dict[tuple[int, int], _Slot] = {}
        last: _Slot | None = None
        for cell in printed(row, remarks):
            if cell.tag != W + "tc":
                continue
            properties = child(cell, "tcPr")
            width = max(1, whole(value(properties, "gridSpan"), 1))
            if last is not None and _merge(properties, "hMerge") == "continue":
                _check_hidden(cell, remarks)
                last.columns += width
                column += width
                continue
            merge = _merge(properties, "vMerge")
            upper = open_slots.get((column, width)) if merge == "continue" else None
            last = upper or _Slot(cell, number, column, width)
            if upper is None:
                slots.append(last)
            else:
                _check_hidden(cell, remarks)
                upper.rows += 1
            if merge:
                still_open[column, width] = last
            column += width
        open_slots = still_open
    return slots


def _check_hidden(cell: Element, remarks: Remarks) -> None:
    """Of merged cells only the first shows its text."""
    if any((text.text or "").strip() for text in cell.iter(W + "t")):
        remarks.add(HIDDEN_TEXT)


def _merge(properties: Element | None, name: str) -> str:
    """What a cell says of being merged: ``restart``, ``continue``, or nothing."""
    return "" if child(properties, name) is None else value(properties, name) or "continue"


def _has_first_row(table: Element) -> bool:
    """Whether the table shows what its style says of first rows."""
    look = child(table, "tblPr", "tblLook")
    if look is None:
        return False
    stated = look.get(W + "firstRow")
    if stated is not None:
        return stated in ("1", "true", "on")
    return bool(hexadecimal(look.get(W + "val")) & _FIRST_ROW)
