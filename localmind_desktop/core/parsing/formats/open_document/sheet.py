"""Reads OpenDocument spreadsheets (ods): values as they are displayed, which the format stores."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

from lxml import etree

from localmind_desktop.core.errors import PasswordProtected, TooLarge
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_FO = "{urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_MOST_REPEATED = 4_096  # times that a cell with text is repeated; empty ones are repeated by the million
_MOST_CELLS = 3_000_000
_MOST_BYTES = 400_000_000  # of the part that holds the cells


def read(path: Path) -> Flow:
    """Raises `PasswordProtected`, `TooLarge`, and what lxml raises."""
    check_members(path)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)  # its size is checked
    with zipfile.ZipFile(path) as archive:
        if b"encryption-data" in archive.read("META-INF/manifest.xml"):
            raise PasswordProtected("The file is protected by a password. Save it without one, and add it again.")
        if archive.getinfo("content.xml").file_size > _MOST_BYTES:
            raise TooLarge("The workbook holds more than a document may; split it.")
        root = etree.fromstring(archive.read("content.xml"), parser)
    looks = dict(_looks(root))
    content: list[Content] = []
    hidden = []
    for sheet in root.iterfind(f".//{_OFFICE}spreadsheet/{_TABLE}table"):
        name = str(sheet.get(f"{_TABLE}name", ""))
        if sheet.get(f"{_TABLE}style-name") in {style for style, (_, shown) in looks.items() if not shown}:
            hidden.append(name)
        content += _sheet(name, sheet, {style: bold for style, (bold, _) in looks.items()})
    remarks = (f"Hidden sheets were read too: {', '.join(hidden)}.",) if hidden else ()
    return Flow(tuple(content), "", remarks)


def _looks(root: etree._Element) -> Iterator[tuple[str, tuple[bool, bool]]]:
    """Of each style: whether it is bold, and whether a sheet that has it is shown."""
    for style in root.iterfind(f".//{_STYLE}style"):
        text, table = style.find(f"{_STYLE}text-properties"), style.find(f"{_STYLE}table-properties")
        bold = text is not None and text.get(f"{_FO}font-weight") == "bold"
        shown = table is None or table.get(f"{_TABLE}display", "true") != "false"
        yield str(style.get(f"{_STYLE}name", "")), (bold, shown)


def _sheet(name: str, sheet: etree._Element, bold: dict[str, bool]) -> Iterator[Content]:
    cells: dict[tuple[int, int], SheetCell] = {}
    merged: list[Area] = []
    number = 1
    for row in sheet.iter(f"{_TABLE}table-row"):
        times = _count(row, "number-rows-repeated")
        found = list(_row(row, bold))
        for repeat in range(min(times, _MOST_REPEATED) if found else 0):
            for column, cell, high, wide in found:
                cells[number + repeat, column] = cell
                if high > 1 or wide > 1:
                    merged.append(Area(number + repeat, column, number + repeat + high - 1, column + wide - 1))
            if len(cells) > _MOST_CELLS:
                raise TooLarge("The workbook holds more than a document may; split it.")
        number += times
    if cells:
        yield NewPage(name)
        yield FlowText(name, BlockKind.HEADING, 1)
        yield from content_of_sheet(cells, merged)


def _row(row: etree._Element, bold: dict[str, bool]) -> Iterator[tuple[int, SheetCell, int, int]]:
    """The cells of a row with text: column, cell, and how many rows and columns it covers."""
    column = 1
    for cell in row:
        times = _count(cell, "number-columns-repeated")
        if cell.tag in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            text = "\n".join(_paragraph(part) for part in cell.iterfind(f"{_TEXT}p")).strip()
            if text and cell.tag == f"{_TABLE}table-cell":
                made = SheetCell(text, bold.get(str(cell.get(f"{_TABLE}style-name")), False))
                spans = _count(cell, "number-rows-spanned"), _count(cell, "number-columns-spanned")
                for repeat in range(min(times, _MOST_REPEATED)):
                    yield column + repeat, made, *spans
        column += times


def _paragraph(element: etree._Element) -> str:
    """Its text; spaces in a row are stored as a number of them."""
    parts = [element.text or ""]
    for child in element:
        if child.tag == f"{_TEXT}s":
            parts.append(" " * min(int(child.get(f"{_TEXT}c", "1")), 1_000))
        elif child.tag in (f"{_TEXT}tab", f"{_TEXT}line-break"):
            parts.append(" ")
        elif child.tag != f"{_OFFICE}annotation":
            parts.append(_paragraph(child))
        parts.append(child.tail or "")
    return "".join(parts)


def _count(element: etree._Element, name: str) -> int:
    text = element.get(f"{_TABLE}{name}", "1")
    return max(int(text), 1) if text.isdigit() else 1
