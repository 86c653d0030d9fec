"""Reads OpenDocument spreadsheets (ods): values as they are displayed, which the format stores."""

from __future__ import annotations

import zipfile
from collections.abc import Collection, Iterator
from pathlib import Path

from lxml import etree

from localmind_desktop.core.errors import PasswordProtected, TooLarge
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.shared.hardened_xml import hardened_parser
from localmind_desktop.core.parsing.formats.shared.remarks import DELETED_TEXT
from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet
from localmind_desktop.core.parsing.kinds import LOCKED
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.places import column_name

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_FO = "{urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_DRAW = "{urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_MOST_COLUMNS = 20_000
_MOST_CELLS, _MOST_COPIES = 3_000_000, 200_000  # of a sheet, and of those that are said once for several
_MOST_BYTES = 400_000_000  # of the part that holds the cells
_TOO_LARGE = phrase("The workbook holds more than a document may; split it.")


def read(path: Path) -> Flow:
    """Raises `PasswordProtected`, `TooLarge`, and what lxml raises."""
    check_members(path)
    with zipfile.ZipFile(path) as archive:
        if b"encryption-data" in archive.read("META-INF/manifest.xml"):
            raise PasswordProtected(LOCKED)
        if archive.getinfo("content.xml").file_size > _MOST_BYTES:
            raise TooLarge(_TOO_LARGE)
        root = etree.fromstring(archive.read("content.xml"), hardened_parser(huge=True))
    looks = dict(_looks(root))
    hiding_styles = {style for style, (_, shown) in looks.items() if not shown}
    bold = {style for style, (is_bold, _) in looks.items() if is_bold}
    content: list[Content] = []
    hidden, hiding, drawn = [], [], []
    for sheet in root.iterfind(f".//{_OFFICE}spreadsheet/{_TABLE}table"):
        name = str(sheet.get(f"{_TABLE}name", ""))
        hidden += [name] if sheet.get(f"{_TABLE}style-name") in hiding_styles else []
        lines = sheet.iter(f"{_TABLE}table-row", f"{_TABLE}table-column")
        hiding += [name] if any(line.get(f"{_TABLE}visibility") in ("collapse", "filter") for line in lines) else []
        drawn += [name] if next(sheet.iter(f"{_DRAW}image", f"{_DRAW}object"), None) is not None else []
        content += _sheet(name, sheet, bold)
    remarks = []
    if hidden:
        remarks.append(phrase("Hidden sheets were read too: {names}.", names=", ".join(hidden)))
    if hiding:
        remarks.append(phrase("Hidden rows and columns were read too (sheet {names}).", names=", ".join(hiding)))
    if drawn:
        remarks.append(phrase("Charts and pictures were left out (sheet {names}).", names=", ".join(drawn)))
    if next(root.iter(f"{_TABLE}deletion", f"{_TABLE}previous"), None) is not None:
        remarks.append(DELETED_TEXT)
    return Flow(tuple(content), "", tuple(remarks))


def _looks(root: etree._Element) -> Iterator[tuple[str, tuple[bool, bool]]]:
    """Of each style: whether it is bold, and whether a sheet that has it is shown."""
    for style in root.iterfind(f".//{_STYLE}style"):
        text, table = style.find(f"{_STYLE}text-properties"), style.find(f"{_STYLE}table-properties")
        bold = text is not None and text.get(f"{_FO}font-weight") == "bold"
        shown = table is None or table.get(f"{_TABLE}display", "true") != "false"
        yield str(style.get(f"{_STYLE}name", "")), (bold, shown)


def _sheet(name: str, sheet: etree._Element, bold: Collection[str]) -> Iterator[Content]:
    cells: dict[tuple[int, int], SheetCell] = {}
    merged: list[Area] = []
    number, copies = 1, 0
    notes: list[FlowText] = []
    for row in _own(sheet):
        times = _count(row, "number-rows-repeated")
        found = list(_row(row, bold))
        notes += [FlowText(f"Note on {column_name(column)}{number}: {note}") for column, note in _notes(row)]
        copies += times * len(found) - len({id(cell) for _, cell, _, _ in found})
        if len(cells) + times * len(found) > _MOST_CELLS or copies > _MOST_COPIES:
            raise TooLarge(_TOO_LARGE)
        for repeat in range(times if found else 0):
            for column, cell, high, wide in found:
                cells[number + repeat, column] = cell
                if high > 1 or wide > 1:
                    merged.append(Area(number + repeat, column, number + repeat + high - 1, column + wide - 1))
        number += times
    texts = [FlowText(text) for text in _texts_of_boxes(sheet)]
    if cells or notes or texts:
        yield NewPage(name)
        yield FlowText(name, BlockKind.HEADING, 1)
        yield from content_of_sheet(cells, merged)
        yield from (*texts, *notes)


def _own(sheet: etree._Element) -> Iterator[etree._Element]:
    """The rows of a sheet, without those of tables within a chart or a cell of it."""
    return (row for row in sheet.iter(f"{_TABLE}table-row") if next(row.iterancestors(f"{_TABLE}table")) is sheet)


def _row(row: etree._Element, bold: Collection[str]) -> Iterator[tuple[int, SheetCell, int, int]]:
    """The cells of a row with text: column, cell, and how many rows and columns it covers."""
    for column, times, cell in _cells(row):
        text = "\n".join(_paragraph(part) for part in cell.iterfind(f"{_TEXT}p")).strip() or _stored(cell)
        if text and cell.tag == f"{_TABLE}table-cell":
            made = SheetCell(text, cell.get(f"{_TABLE}style-name") in bold)
            spans = _count(cell, "number-rows-spanned"), _count(cell, "number-columns-spanned")
            if times > _MOST_COLUMNS:
                raise TooLarge(_TOO_LARGE)
            for repeat in range(times):
                yield column + repeat, made, *spans


def _cells(row: etree._Element) -> Iterator[tuple[int, int, etree._Element]]:
    """The cells of a row, each with its column and how often it is repeated."""
    column = 1
    for cell in row.iter(f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
        if next(cell.iterancestors(f"{_TABLE}table-row")) is row:
            times = _count(cell, "number-columns-repeated")
            yield column, times, cell
            column += times


def _stored(cell: etree._Element) -> str:
    """The value of a cell whose display is not stored, as some programs write it."""
    for name in ("string-value", "date-value", "time-value", "boolean-value", "value"):
        value = cell.get(f"{_OFFICE}{name}")
        if value is not None:
            is_share = name == "value" and cell.get(f"{_OFFICE}value-type") == "percentage"
            return displayed(float(value), "0.##%") if is_share else str(value)
    return ""


def _notes(row: etree._Element) -> Iterator[tuple[int, str]]:
    for column, _, cell in _cells(row):
        for note in cell.iterfind(f"{_OFFICE}annotation"):
            text = "\n".join(_paragraph(part) for part in note.iter(f"{_TEXT}p")).strip()
            if text:
                yield column, text


def _texts_of_boxes(sheet: etree._Element) -> Iterator[str]:
    """What is written in the text boxes and shapes on a sheet."""
    for box in sheet.iter(f"{_DRAW}text-box", f"{_DRAW}custom-shape"):
        text = "\n".join(_paragraph(part) for part in box.iter(f"{_TEXT}p")).strip()
        if text:
            yield text


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
