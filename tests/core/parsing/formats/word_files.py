"""Word files for tests: drawn with python-docx, parts that it cannot write put in by hand."""

from __future__ import annotations

import zipfile
from pathlib import Path

import docx
from docx.document import Document
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.table import Table as WordTable

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowText
from localmind_desktop.core.parsing.formats.word.reader import read

SPACES = (
    nsdecls("w", "r", "a", "wp", "m")
    + ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
    + ' xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
    + ' xmlns:v="urn:schemas-microsoft-com:vml"'
)


def saved(document: Document, folder: Path) -> Path:
    path = folder / "drawn.docx"
    document.save(str(path))
    return path


def with_body(body: str, folder: Path, document: Document | None = None) -> Path:
    """A file whose body holds this XML."""
    document = document or docx.Document()
    container = parse_xml(f"<w:body {SPACES}>{body}</w:body>")
    for element in reversed(list(container)):
        document.element.body.insert(0, element)
    return saved(document, folder)


def texts(path: Path) -> list[str]:
    return [item.text for item in read(path).content if isinstance(item, FlowText)]


def add_to_part(path: Path, name: str, change: dict[str, str]) -> None:
    """Replaces texts in a part of a saved file."""
    with zipfile.ZipFile(path) as archive:
        members = {member: archive.read(member) for member in archive.namelist()}
    text = members[name].decode()
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    members[name] = text.encode()
    rewrite(path, members)


def rewrite(path: Path, members: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, content in members.items():
            archive.writestr(member, content)


def draw_cells(document: Document, cells: list[FlowCell]) -> WordTable:
    table = document.add_table(max(c.row + c.rows for c in cells), max(c.column + c.columns for c in cells))
    for cell in cells:
        first = table.cell(cell.row, cell.column)
        merged = first.merge(table.cell(cell.row + cell.rows - 1, cell.column + cell.columns - 1))
        merged.text = cell.text
    return table


def run(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'
