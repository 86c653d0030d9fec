"""Sentences that nobody sees are left out or said; what is only set in white is said, where it stands on no ground."""

from __future__ import annotations

from pathlib import Path

import docx
import openpyxl
import pptx
import pytest
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Pt, RGBColor
from openpyxl.styles import Font, PatternFill
from pptx.dml.color import RGBColor as SlideColor
from pptx.util import Inches

from localmind_desktop.core.model import Opened, PageRead
from localmind_desktop.core.parsing.content.shown import as_shown
from localmind_desktop.core.parsing.formats.reading import is_flowing, read_flowing
from localmind_desktop.core.parsing.kinds import kind_of
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.plain.reading import read_text
from tests.faults.unseen_ways import WAYS, Way, write_open_text

SHOWN, SENTENCE = "The pump of type KX-7 runs.", "Nobody shall ever see this very sentence about zanzibarquux."


def _read(path: Path) -> tuple[str, tuple[str, ...], bool]:
    """The text of a file, what is said of it, and whether text on some page was found that is not seen."""
    kind = kind_of(path, path.name)
    events = list(map(as_shown, read_flowing(path, kind) if is_flowing(kind) else _other(path)))
    pages = [event for event in events if isinstance(event, PageRead)]
    remarks = next(event.remarks for event in events if isinstance(event, Opened))
    lines = [" ".join(block.text.split()) for page in pages for block in page.blocks]
    tables = [str(fragment) for page in pages for fragment in page.fragments]
    return " ".join([*lines, *tables]), remarks, any(page.has_unseen for page in pages)


def _other(path: Path):
    return read_pdf(path) if path.suffix == ".pdf" else read_text(path)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_what_nobody_sees_is_left_out_or_said(way: Way, tmp_path):
    text, remarks, has_unseen = _read(way.write(SHOWN, SENTENCE, tmp_path / "notes"))
    assert "KX-7 runs" in text
    if not way.is_seen:
        assert has_unseen or remarks
        assert ("zanzibarquux" in text) == way.is_read


def _white_on_dark_word(path: Path) -> None:
    document = docx.Document()
    table = document.add_table(2, 2)
    for cell in table.rows[0].cells:
        cell.paragraphs[0].add_run(SENTENCE).font.color.rgb = RGBColor(255, 255, 255)
        cell._tc.get_or_add_tcPr().append(parse_xml(f'<w:shd {nsdecls("w")} w:val="clear" w:fill="1F3864"/>'))
    document.add_paragraph().add_run("Footnotes are small.").font.size = Pt(5)
    document.save(str(path))


def _white_on_dark_slide(path: Path) -> None:
    show = pptx.Presentation()
    slide = show.slides.add_slide(show.slide_layouts[6])
    shape = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(6), Inches(1))
    shape.fill.solid()
    shape.fill.fore_color.rgb = SlideColor(10, 20, 60)
    run = shape.text_frame.paragraphs[0].add_run()
    run.text = SENTENCE
    run.font.color.rgb = SlideColor(255, 255, 255)
    show.save(str(path))


def _white_on_dark_sheet(path: Path) -> None:
    book = openpyxl.Workbook()
    book.active.append([SENTENCE, "Value"])
    for cell in book.active[1]:
        cell.font, cell.fill = Font(color="FFFFFFFF"), PatternFill("solid", fgColor="FF1F3864")
    book.active.append(["Mass", 4])
    book.save(path)


def _white_on_dark_page(path: Path) -> None:
    path.write_text(
        f'<table><tr bgcolor="#123456"><td style="color: #FFF">{SENTENCE}</td></tr></table>'
        '<p style="position:relative; left:-4px; opacity:0.9; font-size:.8em">Near.</p>'
    )


def _white_on_dark_rich_text(path: Path) -> None:
    colours = r"{\colortbl;\red255\green255\blue255;\red31\green56\blue100;}"
    row = rf"\trowd\clcbpat2\cellx4000\pard\intbl\cf1 {SENTENCE}\cell\row"
    below = r"\pard\cbpat2\cf1 Below.\par\pard\plain\fs12 Near.\plain  Plain.\fs0  Sized.\par"
    path.write_text(rf"{{\rtf1\ansi{colours}{row}{below}}}")


def _white_on_dark_open_text(path: Path) -> None:
    dark = 'fo:background-color="#1f3864"'
    write_open_text("Below.", SENTENCE, path, letters='fo:color="#ffffff"', ground=dark)


@pytest.mark.parametrize(
    ("suffix", "make"),
    [
        ("rtf", _white_on_dark_rich_text),
        ("odt", _white_on_dark_open_text),
        ("docx", _white_on_dark_word),
        ("pptx", _white_on_dark_slide),
        ("xlsx", _white_on_dark_sheet),
        ("html", _white_on_dark_page),
    ],
)
def test_white_on_a_dark_ground_is_ordinary_text(suffix, make, tmp_path):
    path = tmp_path / f"headed.{suffix}"
    make(path)
    text, remarks, has_unseen = _read(path)
    assert "zanzibarquux" in text
    assert (remarks, has_unseen) == ((), False)


def test_a_cell_without_a_size_shows_what_has_one(tmp_path):
    """Mail is set like that."""
    path = tmp_path / "mail.html"
    path.write_text(
        f'<table><tr><td style="font-size:0px"><div style="font-size:13px">{SENTENCE}</div></td></tr></table>'
        '<h1 style="color:transparent; background-clip:text">In all colors.</h1>'
    )
    text, remarks, _ = _read(path)
    assert "zanzibarquux" in text
    assert ("In all colors." in text, remarks) == (True, ())


def test_what_white_stands_on_is_not_known_with_a_style_sheet(tmp_path):
    path = tmp_path / "styled.html"
    path.write_text(f'<style>p {{ background: navy }}</style><p style="color:white">{SENTENCE}</p>')
    assert _read(path)[1] == ()
