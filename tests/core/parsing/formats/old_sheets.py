"""Writes Excel workbooks of the kind from before 2007, through xlwt."""

from __future__ import annotations

import datetime
import io
from collections.abc import Mapping, Sequence

import xlwt

Position = tuple[int, int]


def old_workbook(
    cells: Mapping[Position, object],
    merged: Sequence[tuple[int, int, int, int]] = (),
    formats: Mapping[Position, str] | None = None,
    *,
    bold_row: int = -1,
    hidden: bool = False,
) -> bytes:
    """One sheet called "Old"; ``merged`` are first row, last row, first column and last column, from 0."""
    book = xlwt.Workbook(encoding="utf-8")
    sheet = book.add_sheet("Old", cell_overwrite_ok=True)
    if hidden:
        sheet.visibility = 1
        book.add_sheet("Shown")
        book.set_active_sheet(1)
    for top, bottom, left, right in merged:
        sheet.merge(top, bottom, left, right)
    for (row, column), value in sorted(cells.items()):
        default = "yyyy-mm-dd" if isinstance(value, datetime.date) else "General"
        style = xlwt.easyxf("font: bold on" if row == bold_row else "")
        style.num_format_str = (formats or {}).get((row, column), default)
        sheet.write(row, column, value, style)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()
