"""Writing one sheet of a workbook: title, notes, header, rows, and how they look (X1)."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeAlias

from openpyxl.cell.cell import Cell, MergedCell
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.hyperlink import Hyperlink
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from localmind_desktop.core.export.figures import Figure
from localmind_desktop.core.phrase import Say

HEADER, ACCENT, ZEBRA, BORDER, GREY, WHITE = "1F2937", "059669", "F9FAFB", "E5E7EB", "6B7280", "FFFFFF"
BLACK = "000000"
FONT, SANS_SERIF = "Calibri", 2  # the family is for where there is no such font
LONGEST_CELL = 32_767  # UTF-16 units that a cell holds
LONGEST_AS_TEXT = 255  # older spreadsheets show hashes for longer texts in the format for text
CONTINUES, CONTINUED = "\n[continued in the next row]", "[continued from the row above]\n"
NARROWEST, WIDEST, NARROWEST_TABLE = 8.0, 60.0, 60.0  # characters
LINE_HEIGHT, TITLE_LINE_HEIGHT, TALLEST_ROW = 15.0, 21.0, 400.0  # points
FILLED = 0.85  # of a line of words, on the average

_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_ESCAPE_LIKE = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
_FORMULA_LIKE = ("=", "+", "-", "@", "\t", "'")


@dataclass(frozen=True, slots=True)
class Link:
    """A text that leads somewhere: to a file's address, or to ``#'Sheet'!A1`` in the workbook."""

    text: str
    target: str


Value: TypeAlias = str | int | float | Figure | Link


@dataclass(frozen=True, slots=True)
class Grid:
    """What one sheet shows. All rows are as long as ``headers``; ``notes`` stand under the title."""

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[Value]]
    notes: Sequence[str] = ()
    afterword: str = ""

    @property
    def first_row(self) -> int:
        """The row of the sheet in which the first row of the grid stands."""
        return len(pieces(self.title)) + len(self.notes) + 3


def write_grid(sheet: Worksheet, spoken: Grid, say: Say) -> None:
    """Fill the empty ``sheet`` with a grid, whose phrases are said by ``say``."""
    grid = _said(spoken, say)
    widths = _widths(grid)
    top = 1
    for piece in pieces(grid.title):
        _banner(sheet, top, piece, widths, font(bold=True, size=14, color=ACCENT), TITLE_LINE_HEIGHT)
        top += 1
    for note in grid.notes:
        _banner(sheet, top, note, widths, font(color=GREY), LINE_HEIGHT)
        top += 1
    _write_header(sheet, grid.first_row - 1, grid.headers)
    _make_room(sheet, grid.first_row - 1, grid.headers, widths)
    last = _write_rows(sheet, grid, widths)
    for number, width in enumerate(widths, 1):
        sheet.column_dimensions[get_column_letter(number)].width = width
    sheet.freeze_panes = f"A{grid.first_row}"
    sheet.auto_filter.ref = f"A{grid.first_row - 1}:{get_column_letter(len(grid.headers))}{last}"
    for step, piece in enumerate(pieces(grid.afterword) if grid.afterword else ()):
        _banner(sheet, last + 2 + step, piece, widths, font(), LINE_HEIGHT)
    _prepare_printing(sheet, grid.first_row - 1)


def _said(grid: Grid, say: Say) -> Grid:
    """``grid`` with texts only."""

    def said(value: Value) -> Value:
        match value:
            case Link():
                return Link(say(value.text), value.target)
            case str():
                return say(value)
        return value

    return Grid(
        say(grid.title),
        [say(header) for header in grid.headers],
        [[said(value) for value in row] for row in grid.rows],
        [say(note) for note in grid.notes],
        say(grid.afterword),
    )


def font(*, bold: bool = False, size: float = 11, color: str = BLACK, is_link: bool = False) -> Font:
    """A font with its name: without one, other programs than Excel take one with serifs."""
    return Font(
        name=FONT, family=SANS_SERIF, bold=bold, size=size, color=color, underline="single" if is_link else None
    )


def pieces(text: str) -> list[str]:
    """``text`` as a spreadsheet can hold it: cleaned, and in as many cells as it needs."""
    clean = cleaned(text)
    if _cell_length(clean) <= LONGEST_CELL:
        return [clean]
    room = LONGEST_CELL - len(CONTINUES) - len(CONTINUED)
    cut = list(_cuts(clean, room))
    return [
        (CONTINUED if index else "") + piece + (CONTINUES if index < len(cut) - 1 else "")
        for index, piece in enumerate(cut)
    ]


def cleaned(text: str) -> str:
    """``text`` without what the file format cannot hold."""
    return _ILLEGAL.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def _cell_length(text: str) -> int:
    """The length as the file holds it: escaped, in UTF-16 units."""
    return len(_escaped(text).encode("utf-16-le")) // 2


def _cuts(text: str, room: int) -> Iterator[str]:
    """Parts of ``text`` of at most ``room`` units each, by halving what is too long."""
    if _cell_length(text) <= room:
        yield text
        return
    middle = len(text) // 2
    yield from _cuts(text[:middle], room)
    yield from _cuts(text[middle:], room)


def _escaped(text: str) -> str:
    """A text that only looks like an escape of the file format stays that text."""
    return _ESCAPE_LIKE.sub("_x005F_", text)


# ------------------------------------------------------------------------------------- rows


def _write_header(sheet: Worksheet, row: int, headers: Sequence[str]) -> None:
    for number, header in enumerate(headers, 1):
        cell = _cell(sheet, row, number)
        _put_text(cell, pieces(header)[0])
        cell.font = font(bold=True, color=WHITE)
        cell.fill = PatternFill("solid", fgColor=HEADER)
        cell.alignment = Alignment(vertical="center", wrap_text=True)
        cell.border = Border(bottom=Side("medium", color=ACCENT))


def _write_rows(sheet: Worksheet, grid: Grid, widths: Sequence[float]) -> int:
    """Write all rows and return the number of the sheet's last one. A row with a long text takes several."""
    fill = PatternFill("solid", fgColor=ZEBRA)
    side = Side("thin", color=BORDER)
    border = Border(left=side, right=side, top=side, bottom=side)
    at = grid.first_row
    for index, row in enumerate(grid.rows):
        columns = [pieces(value) if isinstance(value, str) else [value] for value in row]
        for values in zip_longest(*columns, fillvalue=""):
            for number, value in enumerate(values, 1):
                cell = _cell(sheet, at, number)
                cell.border = border
                if index % 2:
                    cell.fill = fill
                _put(cell, value)
            _make_room(sheet, at, values, widths)
            at += 1
    return at - 1


def _put(cell: Cell, value: Value) -> None:
    match value:
        case Figure():
            cell.value = value.value
            cell.number_format = value.look
            cell.alignment = Alignment(vertical="top")
        case Link():
            _put_text(cell, value.text)
            cell.hyperlink = _hyperlink(cell.coordinate, value.target)
            cell.font = font(color=ACCENT, is_link=True)
        case str():
            _put_text(cell, value)
        case _:
            cell.value = value
            cell.alignment = Alignment(vertical="top")


def _hyperlink(place: str, target: str) -> Hyperlink:
    if target.startswith("#"):
        return Hyperlink(ref=place, location=target[1:])
    return Hyperlink(ref=place, target=target)


def _put_text(cell: Cell, text: str) -> None:
    """Write ``text`` as text: never a formula, an error value or a number."""
    if text:
        cell.value = _escaped(text)
        cell.data_type = "s"
        cell.quotePrefix = text.startswith(_FORMULA_LIKE)
        if len(text) <= LONGEST_AS_TEXT:
            cell.number_format = "@"  # so that it stays text when somebody edits it
    cell.alignment = Alignment(vertical="top", wrap_text=True)


def _cell(sheet: Worksheet, row: int, column: int) -> Cell:
    cell = sheet.cell(row, column)
    assert not isinstance(cell, MergedCell)
    return cell


# ------------------------------------------------------------------------------------- measures


def _banner(sheet: Worksheet, row: int, text: str, widths: Sequence[float], font: Font, line_height: float) -> None:
    """Write ``text`` across the table's columns, in a row as high as it needs."""
    cell = _cell(sheet, row, 1)
    _put_text(cell, text)
    cell.font = font
    sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=len(widths))
    scale = line_height / LINE_HEIGHT
    lines = sum(max(1, -(-round(_display_width(line) * scale) // int(sum(widths)))) for line in text.split("\n"))
    sheet.row_dimensions[row].height = min(TALLEST_ROW, lines * line_height)


def _make_room(sheet: Worksheet, row: int, values: Sequence[Value], widths: Sequence[float]) -> None:
    """Make a row as high as its longest text needs: not every program does so by itself."""
    lines = max(map(_lines, values, widths), default=1)
    if lines > 1:
        sheet.row_dimensions[row].height = min(TALLEST_ROW, lines * LINE_HEIGHT)


def _lines(value: Value, width: float) -> int:
    """How many lines a value takes in a column, about: words leave some of each line empty."""
    room = max(1.0, width * FILLED)
    shown = _shown(value)
    return sum(
        1 if _display_width(line) <= width else math.ceil(_display_width(line) / room) for line in shown.split("\n")
    )


def _widths(grid: Grid) -> list[float]:
    """The widths that the columns need; a narrow table is stretched to where its title can be read."""
    widths = [_width(column) for column in zip(grid.headers, *grid.rows, strict=True)]
    stretch = max(0.0, NARROWEST_TABLE - sum(widths)) / len(widths)
    return [width + stretch for width in widths]


def _width(column: Sequence[Value]) -> float:
    longest = max(_display_width(line) for value in column for line in _shown(value).split("\n"))
    return min(WIDEST, max(NARROWEST, longest + 3.0))  # room for the filter's button


def _shown(value: Value) -> str:
    match value:
        case Figure():
            return value.shown
        case Link():
            return value.text
        case _:
            return str(value)


def _display_width(text: str) -> int:
    """Columns that ``text`` takes; Chinese, Japanese and Korean characters take two."""
    return len(text) + sum(unicodedata.east_asian_width(character) in "WF" for character in text)


def _prepare_printing(sheet: Worksheet, header_row: int) -> None:
    sheet.sheet_view.showGridLines = False
    sheet.sheet_properties.tabColor = ACCENT
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToHeight = 0
    sheet.print_title_rows = f"{header_row}:{header_row}"
