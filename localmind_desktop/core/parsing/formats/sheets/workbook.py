"""Reads Excel workbooks (xlsx, xlsm): sheets, the tables on them, and values as they are displayed."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import IO, Any, NamedTuple

from lxml import etree

from localmind_desktop.core.errors import TooLarge
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import Area, SheetCell, content_of_sheet

_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?")
_NO_RESULT = re.compile(rb"</f>\s*(?:<v\s*/>\s*|<v></v>\s*)?</c>|<f[^>]*/>\s*</c>")
_SHADED = 0.85  # of a ground whose colour is one of the theme's
_UNSHADED = 0.97
_LONGEST_TEXT = 32_767  # characters: what Excel allows a cell
_MOST_TEXT = 100_000_000  # characters of a sheet
_CHUNK = 1 << 20  # bytes
_OVERLAP = 200  # bytes: a formula's end may lie across two chunks


class _Extras(NamedTuple):
    """What stands in a sheet's parts beside its cells."""

    merged: tuple[Area, ...] = ()
    stated: tuple[tuple[Area, int], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    drawn: bool = False
    lacks_results: bool = False


def read(path: Path) -> Flow:
    """Raises `TooLarge` and what openpyxl, lxml and zipfile raise."""
    from openpyxl import load_workbook

    check_members(path)
    parts = _parts_of_sheets(path)
    content: list[Content] = []
    hidden, drawn, without_results = [], False, []
    with path.open("rb") as file:  # opened here: openpyxl would turn a file without an extension away
        book = load_workbook(file, read_only=True, data_only=True, keep_links=False)
        for sheet in book.worksheets:
            extras = _extras(path, parts.get(sheet.title, ""))
            drawn = drawn or extras.drawn
            if sheet.sheet_state != "visible":
                hidden.append(sheet.title)
            if extras.lacks_results:
                without_results.append(sheet.title)
            content += _sheet(sheet.title, _cells(sheet), extras)
        title = (book.properties.title or "") if book.properties else ""
    return Flow(tuple(content), title, tuple(_remarks(hidden, drawn, without_results)))


def _remarks(hidden: list[str], drawn: bool, without_results: list[str]) -> Iterator[str]:
    if hidden:
        yield f"Hidden sheets were read too: {', '.join(hidden)}."
    if without_results:
        yield (
            f"Some formulas have no stored results and stay empty (sheet {', '.join(without_results)}). "
            "Open and save the workbook in Excel or LibreOffice, and add it again."
        )
    if drawn:
        yield "Charts and pictures of the workbook were left out."


def _sheet(title: str, cells: dict[tuple[int, int], SheetCell], extras: _Extras) -> Iterator[Content]:
    if not cells and not extras.notes:
        return
    yield NewPage(title)
    yield FlowText(title, BlockKind.HEADING, 1)
    yield from content_of_sheet(cells, extras.merged, extras.stated)
    for cell, note in extras.notes:
        yield FlowText(f"Note on {cell}: {note}")


def _cells(sheet: Any) -> dict[tuple[int, int], SheetCell]:  # noqa: ANN401 - openpyxl's read-only sheet
    """The cells with text; looks are worked out once for each style."""
    from openpyxl.cell.read_only import EmptyCell

    sheet.reset_dimensions()  # what a file says of its size may be wrong
    looks: dict[tuple[int, ...], tuple[bool, float, str]] = {}
    cells: dict[tuple[int, int], SheetCell] = {}
    held = 0
    for row in sheet.iter_rows():
        for cell in row:
            if isinstance(cell, EmptyCell) or cell.value is None or cell.value == "":
                continue
            style = tuple(cell.style_array)
            if style not in looks:
                looks[style] = bool(cell.font.b), _shade(cell.fill), cell.number_format
            bold, shade, number_format = looks[style]
            text = displayed(cell.value, number_format)[:_LONGEST_TEXT]
            held += len(text)
            if held > _MOST_TEXT:
                raise TooLarge("The workbook holds more text than a document may; split it.")
            if text.strip():
                cells[cell.row, cell.column] = SheetCell(text, bold, shade)
    return cells


def _shade(fill: Any) -> float:  # noqa: ANN401 - one of openpyxl's fills
    """How bright the ground of a cell is, from 0 to 1."""
    if getattr(fill, "patternType", None) in (None, "none"):
        return 1.0
    colour = fill.fgColor
    if colour.type != "rgb" or not isinstance(colour.rgb, str) or len(colour.rgb) < 6:
        return _SHADED
    red, green, blue = (int(colour.rgb[-6:][at : at + 2], 16) / 255 for at in (0, 2, 4))
    brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    return 1.0 if brightness > _UNSHADED else brightness


# ------------------------------------------------------------------------------------- parts beside the cells


def _parts_of_sheets(path: Path) -> dict[str, str]:
    """The part of the file that each sheet is, by its name."""
    with zipfile.ZipFile(path) as archive:
        targets = {key: target for key, _, target in _relations(archive, "xl/workbook.xml")}
        root = etree.fromstring(archive.read("xl/workbook.xml"), _parser())
    found = {}
    for sheet in root.iterfind(".//{*}sheets/{*}sheet"):
        key = next((value for name, value in sheet.attrib.items() if str(name).endswith("}id")), "")
        found[str(sheet.get("name", ""))] = targets.get(str(key), "")
    return found


def _relations(archive: zipfile.ZipFile, part: str) -> list[tuple[str, str, str]]:
    """Of each relation of a part: its key, the last word of its type, and the part that it leads to."""
    folder = PurePosixPath(part).parent
    name = str(folder / "_rels" / f"{PurePosixPath(part).name}.rels")
    if name not in archive.namelist():
        return []
    found = []
    for relation in etree.fromstring(archive.read(name), _parser()):
        target = str(relation.get("Target", ""))
        whole = target.lstrip("/") if target.startswith("/") else _resolved(folder, target)
        found.append((str(relation.get("Id", "")), str(relation.get("Type", "")).rpartition("/")[2], whole))
    return found


def _resolved(folder: PurePosixPath, target: str) -> str:
    parts = list(folder.parts)
    for step in PurePosixPath(target).parts:
        if step == "..":
            parts = parts[:-1]
        else:
            parts.append(step)
    return "/".join(parts)


def _extras(path: Path, part: str) -> _Extras:
    if not part:
        return _Extras()
    with zipfile.ZipFile(path) as archive:
        if part not in archive.namelist():
            return _Extras()
        stated: list[tuple[Area, int]] = []
        notes: list[tuple[str, str]] = []
        drawn = False
        for _, kind, target in _relations(archive, part):
            if kind == "table" and target in archive.namelist():
                stated += _stated_table(archive.read(target))
            elif kind == "comments" and target in archive.namelist():
                notes += _notes(archive.read(target))
            drawn = drawn or kind == "drawing"
        with archive.open(part) as file:
            lacks_results = _lacks_results(file)
        with archive.open(part) as file:
            return _Extras(tuple(_merged(file)), tuple(stated), tuple(notes), drawn, lacks_results)


def _merged(file: IO[bytes]) -> Iterator[Area]:
    for _, element in etree.iterparse(file, events=("end",), resolve_entities=False, no_network=True):
        name = str(element.tag).rpartition("}")[2]
        if name == "mergeCell":
            yield from _area(str(element.get("ref", "")))
        if name in ("row", "mergeCell"):
            element.clear()
            while element.getprevious() is not None:  # what was read need not be kept
                del element.getparent()[0]


def _lacks_results(file: IO[bytes]) -> bool:
    """Whether some formula has no stored result, as in files that no spreadsheet program has saved."""
    rest = b""
    while chunk := file.read(_CHUNK):
        if _NO_RESULT.search(rest + chunk):
            return True
        rest = chunk[-_OVERLAP:]
    return False


def _stated_table(xml: bytes) -> list[tuple[Area, int]]:
    root = etree.fromstring(xml, _parser())
    return [(area, int(root.get("headerRowCount", "1"))) for area in _area(str(root.get("ref", "")))]


def _notes(xml: bytes) -> Iterator[tuple[str, str]]:
    for note in etree.fromstring(xml, _parser()).iterfind(".//{*}comment"):
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


def _parser() -> etree.XMLParser:
    return etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False)
