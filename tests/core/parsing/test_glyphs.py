"""Type whose font has units of its own is read like any other: its size, its boxes and its words."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest

from localmind_desktop.core.model import PageRead
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.pdf import read_pdf

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDTH, HEIGHT = 60, 70  # of a letter, in the font's units
UNIT = 0.1  # points
SPACE, KERN = 3.3, 0.5  # points between words, and between two letters of one
SAID = "THE LIMIT OF THE VOLTAGE IS TWELVE"
EVERY_TURN = pytest.mark.parametrize("turn", [0, 90, 180, 270])


def bitmap_font(document: pymupdf.Document) -> int:
    """Boxes for letters, as an old TeX program makes them of bitmaps; its number in the file."""
    glyphs = []
    for _ in LETTERS:
        number = document.get_new_xref()
        document.update_object(number, "<<>>")
        document.update_stream(number, f"{WIDTH} 0 0 0 {WIDTH} {HEIGHT} d1 5 0 45 {HEIGHT} re f".encode())
        glyphs.append(number)
    font = document.get_new_xref()
    procedures = " ".join(f"/{letter} {number} 0 R" for letter, number in zip(LETTERS, glyphs, strict=True))
    names = " ".join(f"/{letter}" for letter in LETTERS)
    widths = " ".join([str(WIDTH)] * len(LETTERS))
    document.update_object(
        font,
        f"<</Type/Font/Subtype/Type3/FontMatrix[1 0 0 1 0 0]/FontBBox[0 0 0 0]/CharProcs<<{procedures}>>"
        f"/Encoding<</Type/Encoding/Differences[65 {names}]>>/FirstChar 65/LastChar 90/Widths[{widths}]"
        "/Resources<<>>>>",
    )
    return font


def shown(text: str) -> str:
    """The text as it is set: no spaces, gaps between words, and smaller ones behind the first letter of each."""
    gaps = {" ": SPACE, "": KERN}
    parts = [f"({word[0]}) {-1000 * gaps[''] / UNIT:.0f} ({word[1:]})" for word in text.split()]
    return f" {-1000 * gaps[' '] / UNIT:.0f} ".join(parts)


def drawn(path: Path, turn: int = 0) -> Path:
    document = pymupdf.open()
    page = document.new_page()
    font = bitmap_font(document)
    document.xref_set_key(page.xref, "Resources", f"<</Font<</F1 {font} 0 R>>>>")
    content = document.get_new_xref()
    document.update_object(content, "<<>>")
    lines = "".join(f"1 0 0 1 72 {700 - 14 * n} Tm [{shown(SAID)}] TJ " for n in range(5))
    document.update_stream(content, f"BT /F1 {UNIT} Tf {lines}ET".encode())
    document.xref_set_key(page.xref, "Contents", f"{content} 0 R")
    page.set_rotation(turn)
    document.save(path)
    return path


@EVERY_TURN
def test_it_is_read_and_hidden_from_nobody(tmp_path, turn):
    (read,) = (read for read in read_pdf(drawn(tmp_path / "old.pdf", turn)) if isinstance(read, PageRead))
    said = " ".join(block.text for block in read.blocks).split()
    assert (sorted(said), read.has_unseen) == (sorted(SAID.split() * 5), False)


@EVERY_TURN
def test_its_words_are_as_large_as_they_are_drawn(tmp_path, turn):
    with pymupdf.open(drawn(tmp_path / "old.pdf", turn)) as document:
        words = page_ink(document[0]).words
    across = [(word.x1 - word.x0) if word.turn % 2 else (word.y1 - word.y0) for word in words]
    assert all(HEIGHT * UNIT <= high <= 1.5 * HEIGHT * UNIT for high in across)
    assert all(0.9 * HEIGHT * UNIT <= word.size <= 1.5 * HEIGHT * UNIT for word in words)


def test_tiny_type_set_wide_is_still_not_seen(tmp_path):
    document = pymupdf.open()
    page = document.new_page()
    page.insert_text((60, 100), "Seen by everybody.")
    for number, letter in enumerate("NOBODYSEESTHISTEXT"):
        page.insert_text((60 + 4 * number, 200), letter, fontsize=0.5)
    document.save(tmp_path / "tiny.pdf")
    (read,) = (read for read in read_pdf(tmp_path / "tiny.pdf") if isinstance(read, PageRead))
    assert (" ".join(block.text for block in read.blocks), read.has_unseen) == ("Seen by everybody.", True)
