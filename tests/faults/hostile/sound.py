"""A small sound file of each format that is read: what is then broken."""

from __future__ import annotations

import io
import struct
import tempfile
import wave
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pymupdf
from docx import Document
from openpyxl import Workbook
from pptx import Presentation

from tests.core.parsing.formats import slide_deck
from tests.core.parsing.formats.compound_file import Storage, compound_file
from tests.core.parsing.formats.drawn_documents import as_html, as_markdown, as_open_sheet, some_document
from tests.core.parsing.formats.old_sheets import old_workbook
from tests.drawing import Drawing, Style, paragraph, table
from tests.faults.hostile.specimen import zipped

ROWS = [["Name", "Value", "Unit"], ["Pressure", "12.5", "bar"], ["Flow", "40", "l/min"], ["Mass", "7", "kg"]]
SENTENCE = "The pump keeps its pressure at 12.5 bar while the valve is open. "
OPEN_NAMES = " ".join(
    f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for short, name in (
        *(("office", "office"), ("text", "text"), ("table", "table"), ("draw", "drawing"), ("style", "style")),
        *(("fo", "xsl-fo-compatible"), ("svg", "svg-compatible"), ("presentation", "presentation")),
    )
)
CONTAINER = '<container><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>'


def pdf() -> bytes:
    drawing = Drawing()
    for _ in range(2):
        page = drawing.page()
        paragraph(page, 60, 80, 400, SENTENCE * 6)
        table(page, 60, 300, [120, 80, 80], ROWS, Style())
    drawing.document.set_toc([[1, "Pump", 1], [1, "Valve", 2]])
    return bytes(drawing.document.tobytes(deflate=True))


def docx() -> bytes:
    document: Any = Document()
    document.add_heading("Pump", 1)
    document.add_paragraph(SENTENCE * 3)
    grid = document.add_table(len(ROWS), 3)
    for row, texts in zip(grid.rows, ROWS, strict=True):
        for cell, text in zip(row.cells, texts, strict=True):
            cell.text = text
    return _saved(document)


def pptx() -> bytes:
    deck: Any = Presentation()
    slide = slide_deck.blank(deck)
    slide_deck.box(slide, SENTENCE, 1, 1)
    grid = slide.shapes.add_table(len(ROWS), 3, 0, 2_000_000, 5_000_000, 1_000_000).table
    for r, texts in enumerate(ROWS):
        for c, text in enumerate(texts):
            grid.cell(r, c).text = text
    slide.notes_slide.notes_text_frame.text = "Say it slowly."
    return _saved(deck)


def xlsx() -> bytes:
    book = Workbook()
    sheet = book.worksheets[0]
    for row in ROWS:
        sheet.append(row)
    sheet.merge_cells("A6:C7")
    sheet["A6"] = "Checked."
    return _saved(book)


def xls() -> bytes:
    return old_workbook({(r, c): text for r, row in enumerate(ROWS) for c, text in enumerate(row)}, bold_row=0)


def ods() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "drawn.ods")
        from localmind_desktop.core.parsing.flowing.content import table_of

        as_open_sheet([table_of(ROWS)], path)
        return path.read_bytes()


def open_document(body: str, kind: str, styles: str = "") -> bytes:
    """An OpenDocument ``text`` or ``presentation``."""
    root = f'<?xml version="1.0"?><office:document-content {OPEN_NAMES}><office:automatic-styles>{styles}'
    content = f"{root}</office:automatic-styles><office:body>{body}</office:body></office:document-content>"
    return zipped(
        {
            "mimetype": f"application/vnd.oasis.opendocument.{kind}",
            "META-INF/manifest.xml": "<manifest/>",
            "content.xml": content,
            "styles.xml": f"<office:document-styles {OPEN_NAMES}/>",
        }
    )


def odt() -> bytes:
    return open_document(f"<office:text><text:h>Pump</text:h><text:p>{SENTENCE}</text:p></office:text>", "text")


def odp() -> bytes:
    box = f"<draw:frame><draw:text-box><text:p>{SENTENCE}</text:p></draw:text-box></draw:frame>"
    return open_document(f"<office:presentation><draw:page>{box}</draw:page></office:presentation>", "presentation")


def epub() -> bytes:
    return book({"a.xhtml": f"<html><body><h1>Pump</h1><p>{SENTENCE}</p></body></html>"})


def book(chapters: dict[str, str], spine: str = "") -> bytes:
    """An e-book; ``spine`` says the order of its chapters by their numbers, else that of their names."""
    items = "".join(f'<item id="c{n}" href="{name}"/>' for n, name in enumerate(chapters))
    order = spine or "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    package = f"<package><manifest>{items}</manifest><spine>{order}</spine></package>"
    members = {"mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER, "O/b.opf": package}
    return zipped(members | {f"O/{name}": text for name, text in chapters.items()})


def html() -> bytes:
    return as_html(some_document(Random(4)), {}).encode()


def mhtml() -> bytes:
    head = 'From: a@x.com\nSubject: Page\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n'
    return f"{head}--b\nContent-Type: text/html\n\n<p>{SENTENCE}</p>\n--b--\n".encode()


def md() -> bytes:
    return as_markdown(some_document(Random(5))).encode()


def rst() -> bytes:
    return f"Pump\n====\n\n{SENTENCE}\n\n====  ====\nName  Bar\n====  ====\nA     1\n====  ====\n".encode()


def tex() -> bytes:
    rows = r" \\ ".join(" & ".join(row) for row in ROWS)
    body = rf"\section{{Pump}} {SENTENCE} \begin{{tabular}}{{lll}} {rows} \end{{tabular}}"
    return (
        rf"\documentclass{{article}}\newcommand{{\x}}[1]{{#1}}\begin{{document}}{body}\x{{y}}\end{{document}}".encode()
    )


def rtf() -> bytes:
    row = r"\trowd\cellx2000\cellx4000 A\cell 1\cell\row "
    return rf"{{\rtf1\ansi{{\fonttbl{{\f0 Arial;}}}}\pard {{\b Pump}}\par {SENTENCE}\par {row * 3}}}".encode()


def xml() -> bytes:
    rows = "".join(f"<row><name>{name}</name><value>{value}</value></row>" for name, value, _ in ROWS)
    return f'<?xml version="1.0"?><!-- pumps --><pumps unit="bar">{rows}</pumps>'.encode()


def json() -> bytes:
    return b'{"pumps": [{"name": "A", "bar": 12.5, "parts": ["lid", null, true]}, {"name": "B", "bar": 1e3}]}'


def csv() -> bytes:
    return "\n".join(";".join(f'"{text}"' for text in row) for row in ROWS * 4).encode()


def txt() -> bytes:
    return (SENTENCE * 3 + "\n\n" + "\n".join("   ".join(row) for row in ROWS) + "\n").encode()


def eml() -> bytes:
    head = "From: a@x.com\nTo: b@x.com\nSubject: =?utf-8?q?Pump?=\nMIME-Version: 1.0\n"
    head += 'Content-Type: multipart/mixed; boundary="b"'
    parts = [f"Content-Type: text/plain\n\n{SENTENCE}", "Content-Type: text/html\n\n<p>Or so.</p>"]
    parts.append("Content-Type: text/csv\nContent-Disposition: attachment; filename=a.csv\n\na;b\n1;2")
    return f"{head}\n\n".encode() + "".join(f"--b\n{part}\n" for part in parts).encode() + b"--b--\n"


def msg() -> bytes:
    return compound_file(stored_message("Pump", SENTENCE))


def stored_message(subject: str, body: str, attached: Storage | None = None) -> Storage:
    """A message of Outlook as a storage. Source: [MS-OXMSG]."""
    texts = {0x37: subject, 0x1000: body, 0xC1A: "Jörg"}
    tree: Storage = {f"__substg1.0_{key:04X}001F": text.encode("utf-16-le") for key, text in texts.items()}
    properties = b"".join(struct.pack("<HHIII", 0x1F, key, 6, len(text) * 2, 0) for key, text in texts.items())
    tree["__properties_version1.0"] = bytes(32) + properties
    return tree | (attached or {})


def py() -> bytes:
    return b'"""Pumps."""\n\n\ndef pressure(bar):\n    """In pascal."""\n    return bar * 1e5\n'


def svg() -> bytes:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">'
    return f'{head}<defs><g id="a"><text x="9" y="40">{SENTENCE}</text></g></defs><use href="#a"/></svg>'.encode()


@cache
def _picture() -> Any:
    page = Drawing().page(200, 100)
    paragraph(page, 20, 40, 160, "Pump 12.5 bar")
    return page.get_pixmap()


def png() -> bytes:
    return bytes(_picture().tobytes("png"))


def jpg() -> bytes:
    return bytes(_picture().tobytes("jpg"))


def gif() -> bytes:
    return _by_pillow("GIF")


def bmp() -> bytes:
    return _by_pillow("BMP")


def tif() -> bytes:
    return _by_pillow("TIFF")


def _by_pillow(kind: str) -> bytes:
    from PIL import Image

    file = io.BytesIO()
    Image.open(io.BytesIO(png())).save(file, kind)
    return file.getvalue()


def wav() -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((1, 2, 8_000, 0, "NONE", ""))
        sound.writeframes(bytes(4_000))
    return file.getvalue()


def archive() -> bytes:
    return zipped({"pumps/a.csv": csv(), "readme.md": md(), "b.pdf": pdf()})


def _saved(document: Any) -> bytes:
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


_MAKERS = (
    *(pdf, docx, pptx, xlsx, xls, ods, odt, odp, epub, html, mhtml, md, rst, tex, rtf, xml, json, csv, txt, eml, msg),
    *(py, svg, png, jpg, gif, bmp, tif, wav, archive),
)


@cache
def sound_files() -> dict[str, bytes]:
    """A file of each format, by its extension."""
    pymupdf.TOOLS.mupdf_display_errors(False)
    return {"zip" if make is archive else make.__name__: make() for make in _MAKERS}
