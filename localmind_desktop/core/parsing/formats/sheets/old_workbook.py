"""Reads Excel workbooks from before 2007 (xls)."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from localmind_desktop.core.errors import Damaged, PasswordProtected
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet
from localmind_desktop.core.parsing.kinds import LOCKED

_VALUES_ONLY = (
    "Of workbooks from before 2007 only the values of cells are read, without notes, charts, errors and the formats of "
    "numbers. Save it as .xlsx, and add that, to have them too."
)


def read(path: Path) -> Flow:
    """Raises `Damaged` and `PasswordProtected`."""
    from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

    content: list[Content] = []
    hidden = []
    try:
        with path.open("rb") as file, CalamineWorkbook.from_filelike(file) as book:
            for about in book.sheets_metadata:
                sheet = book.get_sheet_by_name(about.name)
                merged = [Area(a[0] + 1, a[1] + 1, b[0] + 1, b[1] + 1) for a, b in sheet.merged_cell_ranges or ()]
                if about.visible is not SheetVisibleEnum.Visible:
                    hidden.append(about.name)
                content += _sheet(about.name, sheet.iter_rows(), (sheet.start or (0, 0))[1] + 1, merged)
    except PasswordError as error:
        raise PasswordProtected(LOCKED) from error
    except CalamineError as error:
        raise Damaged("The workbook is damaged. Try to get a fresh copy.") from error
    remarks = (f"Hidden sheets were read too: {', '.join(hidden)}.",) if hidden else ()
    return Flow(tuple(content), "", (*remarks, _VALUES_ONLY))


def _sheet(title: str, rows: Iterable[Sequence[object]], left: int, merged: list[Area]) -> Iterator[Content]:
    """``left`` is the column that the rows begin with."""
    cells = {
        (row, column): SheetCell(text)
        for row, values in enumerate(rows, 1)
        for column, value in enumerate(values, left)
        if value != "" and (text := _shown(value).strip())
    }
    if cells:
        yield NewPage(title)
        yield FlowText(title, BlockKind.HEADING, 1)
        yield from content_of_sheet(cells, merged)


def _shown(value: object) -> str:
    """The reader of this format gives values without their number formats."""
    if isinstance(value, str | bool | int | float | datetime.datetime | datetime.date | datetime.time):
        return displayed(value, "General")
    return displayed(value, "[h]:mm:ss") if isinstance(value, datetime.timedelta) else ""
