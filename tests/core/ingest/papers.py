"""Small PDF files, and files that only look like one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pymupdf

from tests.drawing import Drawing, Style, paragraph, table, text

RATINGS = [["Name", "Value", "Unit"], ["Supply voltage VS", "12", "V"], ["Supply current IS", "18", "mA"]]


def manual(path: Path, *paragraphs: str, pages: int = 1, rows: Sequence[Sequence[str]] = ()) -> Path:
    """A manual of some pages with a heading each, ``paragraphs`` on every page, and a table on the last."""
    drawing = Drawing()
    for number in range(1, pages + 1):
        page = drawing.page()
        text(page, 72, 80, f"{number} Chapter {number}", size=16, font="hebo")
        y = 100.0
        for words in paragraphs or ("The pump keeps the pressure at four bar.",):
            y = paragraph(page, 72, y + 10, 450, words.format(page=number))
    if rows:
        table(page, 72, y + 30, [150, 80, 60], rows, Style())
    return drawing.save(path)


def crowded(path: Path, words: int) -> Path:
    """One page with so many words that reading it takes a while."""
    drawing = Drawing()
    page = drawing.page()
    for line in range(words // 100):
        text(page, 20, 20 + 800 * line / (words / 100), " ".join(f"w{line}.{n}" for n in range(100)), size=2)
    return drawing.save(path)


def pictures(path: Path, pages: int = 2, also: str = "") -> Path:
    """Pages that are one picture each, as a scanner makes them; ``also`` is a first page of text."""
    drawing = Drawing()
    if also:
        paragraph(drawing.page(), 72, 72, 450, also)
    pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 60, 80))
    pixels.set_rect(pixels.irect, (200, 190, 180))
    for _ in range(pages):
        page = drawing.page()
        page.insert_image(page.rect, pixmap=pixels)
    return drawing.save(path)


def with_a_logo(path: Path, words: str) -> Path:
    """A page of text, and one that shows nothing but a small picture."""
    drawing = Drawing()
    paragraph(drawing.page(), 72, 72, 450, words)
    pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 60, 80))
    pixels.set_rect(pixels.irect, (200, 190, 180))
    drawing.page().insert_image((60, 60, 140, 120), pixmap=pixels)
    return drawing.save(path)


def unmapped(path: Path, words: str, pages: Sequence[int]) -> Path:
    """A manual of four pages; on some of them lines whose type names no letter for its shapes."""
    drawing = Drawing()
    for number in range(1, 5):
        page = drawing.page()
        paragraph(page, 72, 72, 450, "The pump keeps the pressure at four bar. " * 6)
        if number in pages:
            writer = pymupdf.TextWriter(page.rect)
            for line, text_of_line in enumerate(words.splitlines()):
                writer.append((72, 200 + 14 * line), text_of_line, font=pymupdf.Font("helv"))
            writer.write_text(page)
    document = drawing.document
    for xref in range(1, document.xref_length()):
        if document.xref_get_key(xref, "ToUnicode")[0] == "xref":
            _forget_letters(document, int(document.xref_get_key(xref, "ToUnicode")[1].split()[0]))
    return drawing.save(path)


def _forget_letters(document: pymupdf.Document, mapping: int) -> None:
    """Make all shapes of a type that ``mapping`` names letters for stand for U+FFFD."""
    program = document.xref_stream(mapping).decode("ascii")
    start, end = program.index("begincmap"), program.index("endcmap")
    spaces = "1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
    shapes = "".join(f"1 beginbfrange <{high:02X}00> <{high:02X}FF> [{'<FFFD>' * 256}] endbfrange\n" for high in (0, 1))
    document.update_stream(mapping, f"{program[:start]}begincmap\n{spaces}{shapes}{program[end:]}".encode("ascii"))


def blank(path: Path) -> Path:
    drawing = Drawing()
    drawing.page()
    return drawing.save(path)


def locked(path: Path, password: str = "user") -> Path:
    drawing = Drawing()
    paragraph(drawing.page(), 72, 72, 450, "Nobody may read this.")
    drawing.document.save(path, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw=password, owner_pw="owner")
    drawing.document.close()
    return path


def without_pages(path: Path) -> Path:
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[]/Count 0>>"]
    content, starts = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, start=1):
        starts.append(len(content))
        content += b"%d 0 obj%s endobj\n" % (number, body)
    entries = b"".join(b"%010d 00000 n \n" % start for start in starts)
    content += b"xref\n0 3\n0000000000 65535 f \n" + entries
    path.write_bytes(content + b"trailer<</Size 3/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % (len(content) - 68))
    return path


def damaged(path: Path, whole: Path) -> Path:
    """The beginning of ``whole``, and nothing that belongs to a PDF after it."""
    path.write_bytes(whole.read_bytes()[:40] + b"\0" * 2000)
    return path
