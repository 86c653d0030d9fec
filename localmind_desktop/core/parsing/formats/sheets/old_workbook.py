"""Reads Excel workbooks from before 2007 (xls), through xlrd."""

from __future__ import annotations

import datetime
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import Damaged, PasswordProtected
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.sheets.number_formats import Value, displayed
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet, shade_of
from localmind_desktop.core.parsing.kinds import LOCKED
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.places import column_name

_LEFT_OUT = phrase(
    "Charts and text boxes of workbooks from before 2007 are left out; save it as .xlsx to have them too."
)
# What xlrd raises for files that are not as they should be: it checks little of what it reads.
_BROKEN = (
    *(struct.error, AssertionError, IndexError, KeyError, ValueError, TypeError, AttributeError),
    *(UnicodeError, OverflowError, RecursionError, ZeroDivisionError, NotImplementedError),
)


def read(path: Path) -> Flow:
    """Raises `Damaged` and `PasswordProtected`."""
    import xlrd

    try:
        with xlrd.open_workbook(path, logfile=_Silent(), formatting_info=True) as book:
            sheets = book.sheets()
            content = [part for sheet in sheets for part in _sheet(book, sheet)]
            hidden = [sheet.name for sheet in sheets if sheet.visibility]
    except xlrd.XLRDError as error:
        if "encrypted" in str(error):
            raise PasswordProtected(LOCKED) from error
        raise Damaged("The workbook is damaged. Try to get a fresh copy.") from error
    except (xlrd.compdoc.CompDocError, *_BROKEN) as error:
        raise Damaged("The workbook is damaged. Try to get a fresh copy.") from error
    remarks = (phrase("Hidden sheets were read too: {names}.", names=", ".join(hidden)),) if hidden else ()
    return Flow(tuple(content), "", (*remarks, _LEFT_OUT))


class _Silent:
    """Takes what xlrd would print."""

    def write(self, text: str) -> int:
        return len(text)


def _sheet(book: Any, sheet: Any) -> Iterator[Content]:  # noqa: ANN401 - xlrd ships no types
    cells = _cells(book, sheet)
    notes = [(place, note.text.strip()) for place, note in sorted(sheet.cell_note_map.items()) if note.text.strip()]
    if not cells and not notes:
        return
    merged = [Area(top + 1, left + 1, bottom, right) for top, bottom, left, right in sheet.merged_cells]
    yield NewPage(sheet.name)
    yield FlowText(sheet.name, BlockKind.HEADING, 1)
    yield from content_of_sheet(cells, merged)
    for (row, column), text in notes:
        yield FlowText(f"Note on {column_name(column + 1)}{row + 1}: {text}")


def _cells(book: Any, sheet: Any) -> dict[tuple[int, int], SheetCell]:  # noqa: ANN401
    """The cells with text; looks are worked out once for each style."""
    looks: dict[int, tuple[bool, float, str]] = {}
    cells: dict[tuple[int, int], SheetCell] = {}
    for row in range(sheet.nrows):
        for column, cell in enumerate(sheet.row(row)):
            if cell.value == "":
                continue
            if cell.xf_index not in looks:
                looks[cell.xf_index] = _looks(book, cell.xf_index)
            bold, shade, number_format = looks[cell.xf_index]
            text = displayed(_value(cell, book.datemode, number_format), number_format).strip()
            if text:
                cells[row + 1, column + 1] = SheetCell(text, bold, shade)
    return cells


def _looks(book: Any, style: int) -> tuple[bool, float, str]:  # noqa: ANN401
    """Whether a style is bold, how bright its ground is from 0 to 1, and its number format."""
    form = book.xf_list[style]
    colour = book.colour_map.get(form.background.pattern_colour_index) if form.background.fill_pattern else None
    known = book.format_map.get(form.format_key)
    return (
        bool(book.font_list[form.font_index].bold),
        shade_of(*colour) if colour else 1.0,
        known.format_str if known else "",
    )


def _value(cell: Any, datemode: int, number_format: str) -> Value:  # noqa: ANN401
    import xlrd

    if cell.ctype == xlrd.XL_CELL_BOOLEAN:
        return bool(cell.value)
    if cell.ctype == xlrd.XL_CELL_ERROR:
        return str(xlrd.error_text_from_code.get(cell.value, "#ERR"))
    if cell.ctype != xlrd.XL_CELL_DATE:
        return cell.value if isinstance(cell.value, str) else float(cell.value)
    if "[h" in number_format.casefold() or not 1 <= cell.value < 2_958_466:  # a span of time, or no day of a calendar
        return datetime.timedelta(days=cell.value)
    return xlrd.xldate_as_datetime(cell.value, datemode)  # type: ignore[no-any-return]
