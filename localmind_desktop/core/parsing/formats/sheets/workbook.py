"""Reads Excel workbooks (xlsx, xlsm): sheets, the tables on them, and values as they are displayed."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

from localmind_desktop.core.errors import TooLarge
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.office_parts import relations_of
from localmind_desktop.core.parsing.formats.shared.zipped_xml import ZippedXml
from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet, shade_of
from localmind_desktop.core.phrase import phrase

_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?")
_NO_RESULT = re.compile(
    rb'<c\b(?![^>]*\bt="str")[^>]*>\s*<f\b(?:[^>]*/>|[^>]*(?<!/)>[^<]*</f>)\s*(?:<v\s*/>\s*|<v></v>\s*)?</c>'
)
_MERGED = re.compile(rb"""<(?:\w+:)?mergeCell\b[^>]*\bref=["']([^"']+)""")
_HIDDEN_LINES = re.compile(rb'<(?:row|col)\b[^>]*\bhidden="(?:1|true)"')
_MAIN = "xl/workbook.xml"
_SHADED = 0.85  # of a ground whose colour is one of the theme's
_LONGEST_TEXT = 32_767  # characters: what Excel allows a cell
_MOST_TEXT = 100_000_000  # characters of a sheet
_CHUNK = 1 << 20  # bytes
_OVERLAP = 35_000  # bytes: a formula may lie across two chunks


class _Extras(NamedTuple):
    """What stands in a sheet's parts beside its cells."""

    merged: tuple[Area, ...] = ()
    stated: tuple[tuple[Area, int], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    drawn: bool = False
    texts: tuple[str, ...] = ()
    lacks_results: bool = False
    hides: bool = False


def read(path: Path) -> Flow:
    """Raises `TooLarge` and what openpyxl, lxml and zipfile raise."""
    from openpyxl import load_workbook

    zipped = ZippedXml(path)
    parts = _parts_of_sheets(zipped)
    content: list[Content] = []
    told = _Told([], [], [], [], [])
    with path.open("rb") as file:  # opened here: openpyxl would turn a file without an extension away
        book = load_workbook(file, read_only=True, data_only=True, keep_links=False)
        read = {sheet.title for sheet in book.worksheets}
        told.drawn.extend(name for name in parts if name not in read)
        for sheet in book.worksheets:
            extras = _extras(path, zipped, parts.get(sheet.title, ""))
            cells, has_white = _cells(sheet)
            for names, holds in zip(
                told,
                (sheet.sheet_state != "visible", extras.hides, extras.lacks_results, extras.drawn, has_white),
                strict=True,
            ):
                names += [sheet.title] if holds else []
            content += _sheet(sheet.title, cells, extras)
        title = (book.properties.title or "") if book.properties else ""
    return Flow(tuple(content), title, tuple(_remarks(told)))


class _Told(NamedTuple):
    """The names of sheets of which something is to be said."""

    hidden: list[str]
    hiding: list[str]
    without_results: list[str]
    drawn: list[str]
    white: list[str]


def _remarks(told: _Told) -> Iterator[str]:
    if told.hidden:
        yield phrase("Hidden sheets were read too: {names}.", names=", ".join(told.hidden))
    if told.hiding:
        yield phrase("Hidden rows and columns were read too (sheet {names}).", names=", ".join(told.hiding))
    if told.without_results:
        yield (
            phrase(
                "Some formulas have no stored results and stay empty (sheet {names}). Open and save the "
                "workbook in Excel or LibreOffice, and add it again.",
                names=", ".join(told.without_results),
            )
        )
    if told.drawn:
        yield phrase("Charts and pictures were left out (sheet {names}).", names=", ".join(told.drawn))
    if told.white:
        yield phrase(
            "Text in white, which is hardly seen, was read like the rest (sheet {names}).", names=", ".join(told.white)
        )


def _sheet(title: str, cells: dict[tuple[int, int], SheetCell], extras: _Extras) -> Iterator[Content]:
    if not cells and not extras.notes and not extras.texts:
        return
    yield NewPage(title)
    yield FlowText(title, BlockKind.HEADING, 1)
    yield from content_of_sheet(cells, extras.merged, extras.stated)
    yield from map(FlowText, extras.texts)
    for cell, note in extras.notes:
        yield FlowText(f"Note on {cell}: {note}")


def _cells(sheet: Any) -> tuple[dict[tuple[int, int], SheetCell], bool]:  # noqa: ANN401 - openpyxl's read-only sheet
    """The cells with text, and whether some are in white on white; looks are worked out once for each style."""
    from openpyxl.cell.read_only import EmptyCell

    sheet.reset_dimensions()  # what a file says of its size may be wrong
    looks: dict[tuple[int, ...], tuple[bool, float, str, bool]] = {}
    cells: dict[tuple[int, int], SheetCell] = {}
    held = 0
    has_white = False
    for row in sheet.iter_rows():
        for cell in row:
            if isinstance(cell, EmptyCell) or cell.value is None or cell.value == "":
                continue
            style = tuple(cell.style_array)
            if style not in looks:
                looks[style] = bool(cell.font.b), _shade(cell.fill), cell.number_format, _is_white(cell)
            bold, shade, number_format, is_white = looks[style]
            value = cell.value
            text = (displayed(value, number_format) or _kept(value, number_format))[:_LONGEST_TEXT]
            held += len(text)
            if held > _MOST_TEXT:
                raise TooLarge("The workbook holds more text than a document may; split it.")
            if text.strip():
                cells[cell.row, cell.column] = SheetCell(text, bold, shade)
                has_white = has_white or is_white
    return cells, has_white


def _kept(value: Any, number_format: str) -> str:  # noqa: ANN401 - the value of a cell
    """A value that its format keeps from being shown at all, as ``;;;`` does."""
    return displayed(value, "General") if not number_format.strip(";@") else ""


def _is_white(cell: Any) -> bool:  # noqa: ANN401 - openpyxl's read-only cell
    """Whether its letters are white, and nothing fills it."""
    colour = cell.font.color
    is_white = colour is not None and colour.type == "rgb" and str(colour.rgb)[-6:].upper() == "FFFFFF"
    return is_white and not _is_filled(cell.fill)


def _is_filled(fill: Any) -> bool:  # noqa: ANN401 - one of openpyxl's fills
    return getattr(fill, "patternType", None) not in (None, "none")


def _shade(fill: Any) -> float:  # noqa: ANN401 - one of openpyxl's fills
    """How bright the ground of a cell is, from 0 to 1."""
    if not _is_filled(fill):
        return 1.0
    colour = fill.fgColor
    if colour.type != "rgb" or not isinstance(colour.rgb, str) or len(colour.rgb) < 6:
        return _SHADED
    red, green, blue = (int(colour.rgb[-6:][at : at + 2], 16) for at in (0, 2, 4))
    return shade_of(red, green, blue)


# ------------------------------------------------------------------------------------- parts beside the cells


def _parts_of_sheets(file: ZippedXml) -> dict[str, str]:
    """The part of the file that each sheet is, by its name."""
    targets = relations_of(file, _MAIN)
    found = {}
    for sheet in file.root(_MAIN).iterfind(".//{*}sheets/{*}sheet"):
        key = next((value for name, value in sheet.attrib.items() if str(name).endswith("}id")), "")
        found[str(sheet.get("name", ""))] = targets[str(key)].part if str(key) in targets else ""
    return found


def _extras(path: Path, file: ZippedXml, part: str) -> _Extras:
    if part not in file.names:
        return _Extras()
    stated: list[tuple[Area, int]] = []
    notes: list[tuple[str, str]] = []
    texts: list[str] = []
    drawn = False
    for kind, target in relations_of(file, part).values():
        if target not in file.names:
            continue
        if kind == "table":
            stated += _stated_table(file.root(target))
        elif kind == "comments":
            notes += _notes(file.root(target))
        elif kind == "drawing":
            root = file.root(target)
            texts += _texts_of_boxes(root)
            drawn = drawn or any(root.find(f".//{{*}}{name}") is not None for name in ("pic", "graphicFrame"))
    with zipfile.ZipFile(path) as archive, archive.open(part) as sheet:
        merged, lacks_results, hides = _scanned(sheet)
    return _Extras(merged, tuple(stated), tuple(notes), drawn, tuple(texts), lacks_results, hides)


def _scanned(file: IO[bytes]) -> tuple[tuple[Area, ...], bool, bool]:
    """The merged cells of a sheet, whether some formula of it has no stored result, and whether it hides lines.

    A sheet that no spreadsheet program has saved has no results. Not parsed: that would take longer than its cells do.
    """
    rest = b""
    references: dict[bytes, None] = {}
    lacks_results = hides = False
    while chunk := file.read(_CHUNK):
        looked_at = rest + chunk
        references |= dict.fromkeys(_MERGED.findall(looked_at))
        lacks_results = lacks_results or _NO_RESULT.search(looked_at) is not None
        hides = hides or _HIDDEN_LINES.search(looked_at) is not None
        rest = looked_at[-_OVERLAP:]
    return tuple(area for found in references for area in _area(found.decode("ascii", "replace"))), lacks_results, hides


def _texts_of_boxes(drawing: Element) -> Iterator[str]:
    """What is written in the text boxes on a sheet."""
    for box in drawing.iterfind(".//{*}sp"):
        lines = ["".join(str(part.text or "") for part in line.iterfind(".//{*}t")) for line in box.iterfind(".//{*}p")]
        text = "\n".join(line for line in lines if line.strip())
        if text:
            yield text


def _stated_table(root: Element) -> list[tuple[Area, int]]:
    return [(area, int(root.get("headerRowCount", "1"))) for area in _area(str(root.get("ref", "")))]


def _notes(root: Element) -> Iterator[tuple[str, str]]:
    for note in root.iterfind(".//{*}comment"):
        text = "".join(str(part.text or "") for part in note.iterfind(".//{*}t")).strip()
        if text:
            yield str(note.get("ref", "")), text


def _area(reference: str) -> list[Area]:
    match = _REFERENCE.fullmatch(reference)
    if match is None:
        return []
    left, top = _column(match[1]), int(match[2])
    return [Area(top, left, int(match[4] or top), _column(match[3]) if match[3] else left)]


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number
