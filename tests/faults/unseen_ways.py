"""Ways in which a document can hold a sentence, in sight or out of it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.sax.saxutils import escape

import docx
import openpyxl
import pptx
import pymupdf
from docx.shared import Pt, RGBColor
from openpyxl.comments import Comment
from openpyxl.styles import Font
from pptx.dml.color import RGBColor as SlideColor
from pptx.util import Inches

_WHITE = (1.0, 1.0, 1.0)


@dataclass(frozen=True)
class Way:
    """``is_seen``: whoever opens the file sees the sentence. ``is_read``: the program reads it, though few see it."""

    name: str
    suffix: str
    make: Callable[[str, str, Path], None]
    is_seen: bool = False
    is_read: bool = False

    def write(self, text: str, sentence: str, path: Path) -> Path:
        """A file that shows ``text``, and holds ``sentence`` in this way."""
        written = path.with_suffix(f".{self.suffix}")
        self.make(text, sentence, written)
        return written


def as_tags(sentence: str) -> str:
    """In the letters of Unicode's tags, which nothing draws."""
    return "".join(chr(0xE0000 + ord(letter)) for letter in sentence)


def with_gaps(sentence: str) -> str:
    """With a space of no width behind each letter."""
    return "\u200b".join(sentence)


# ------------------------------------------------------------------------------------- PDF


def _pdf(text: str, sentence: str, path: Path, draw: Callable[[pymupdf.Page, str], None]) -> None:
    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((72, 100), text, fontsize=11)
        draw(page, sentence)
        document.save(path)


def _lines(page: pymupdf.Page, sentence: str, **how: object) -> None:
    words = sentence.split()
    for number in range(0, len(words), 9):
        page.insert_text((72, 140 + number * 2), " ".join(words[number : number + 9]), **{"fontsize": 11, **how})


def _tiny(page: pymupdf.Page, sentence: str) -> None:
    _lines(page, sentence, fontsize=0.4)


def _off_page(page: pymupdf.Page, sentence: str) -> None:
    page.insert_text((72, page.rect.height + 80), sentence, fontsize=11)


def _covered(page: pymupdf.Page, sentence: str) -> None:
    _lines(page, sentence)
    page.draw_rect(pymupdf.Rect(60, 120, 560, 260), color=_WHITE, fill=_WHITE)


def _annotated(page: pymupdf.Page, sentence: str) -> None:
    page.add_text_annot((72, 200), sentence)


def _titled(page: pymupdf.Page, sentence: str) -> None:
    page.parent.set_metadata({"title": sentence, "subject": sentence, "keywords": sentence})


# ------------------------------------------------------------------------------------- Word, slides, workbooks


def _word(text: str, sentence: str, path: Path, how: str) -> None:
    document = docx.Document()
    document.add_paragraph(text)
    paragraph = document.add_paragraph()
    run = paragraph.add_run({"tags": as_tags, "gaps": with_gaps}.get(how, str)(sentence))
    if how == "white":
        run.font.color.rgb = RGBColor(255, 255, 255)
    elif how == "tiny":
        run.font.size = Pt(1)
    elif how == "hidden":
        run.font.hidden = True
    elif how == "comment":
        run.text = "See the margin."
        document.add_comment(run, sentence, "A")
    document.save(str(path))


def _slides(text: str, sentence: str, path: Path, how: str) -> None:
    show = pptx.Presentation()
    slide = show.slides.add_slide(show.slide_layouts[6])
    slide.shapes.add_textbox(Inches(1), Inches(1), Inches(6), Inches(1)).text_frame.text = text
    if how == "notes":
        slide.notes_slide.notes_text_frame.text = sentence
    else:
        other = show.slides.add_slide(show.slide_layouts[6]) if how == "hidden" else slide
        left = Inches(-20) if how == "off" else Inches(1)
        run = other.shapes.add_textbox(left, Inches(3), Inches(6), Inches(1)).text_frame.paragraphs[0].add_run()
        run.text = sentence
        if how == "white":
            run.font.color.rgb = SlideColor(255, 255, 255)
        if how == "hidden":
            other._element.set("show", "0")
    show.save(str(path))


def _sheet(text: str, sentence: str, path: Path, how: str) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Name", "Note"])
    sheet.append(["KX-7", text])
    if how == "note":
        sheet["B2"].comment = Comment(sentence, "A")
    elif how in ("hidden", "veryHidden"):
        other = book.create_sheet("More")
        other.append(["Name", "Note"])
        other.append(["KX-7", sentence])
        other.sheet_state = how
    else:
        sheet.append(["KX-7", sentence])
        if how == "white":
            sheet["B3"].font = Font(color="FFFFFFFF")
        elif how == "column":
            sheet["D3"] = sentence
            sheet.column_dimensions["D"].hidden = True
            sheet["B3"] = "-"
    book.save(path)


# ------------------------------------------------------------------------------------- texts


def _text(text: str, sentence: str, path: Path, frame: str) -> None:
    path.write_text(frame.format(text=text, sentence=sentence, tags=as_tags(sentence), gaps=with_gaps(sentence)))


def _page(inner: str) -> str:
    return f"<html><body><p>{{text}}</p>{inner}</body></html>"


def _rich(inner: str) -> str:
    colours = r"{{\colortbl;\red255\green255\blue255;\red31\green56\blue100;}}"
    return rf"{{{{\rtf1\ansi{colours}\pard {{text}}\par\pard {inner}\par}}}}"


def write_open_text(text: str, sentence: str, path: Path, letters: str, ground: str = "") -> None:
    spaces = {"office": "office", "style": "style", "text": "text", "fo": "xsl-fo-compatible"}
    named = " ".join(
        f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for short, name in spaces.items()
    )
    styles = (
        f'<style:style style:name="S" style:family="text"><style:text-properties {letters}/></style:style>'
        f'<style:style style:name="P" style:family="paragraph"><style:paragraph-properties {ground}/></style:style>'
    )
    shown, held = escape(text), escape(sentence)
    said = f'<text:p>{shown}</text:p><text:p text:style-name="P"><text:span text:style-name="S">{held}</text:span>'
    body = f"<office:body><office:text>{said}</text:p></office:text></office:body>"
    content = f"<office:document-content {named}><office:automatic-styles>{styles}</office:automatic-styles>{body}"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.text")
        archive.writestr("content.xml", f"{content}</office:document-content>")


WAYS = (
    Way("pdf: in sight", "pdf", partial(_pdf, draw=_lines), is_seen=True),
    Way("pdf: white", "pdf", partial(_pdf, draw=partial(_lines, color=_WHITE))),
    Way("pdf: tiny", "pdf", partial(_pdf, draw=_tiny)),
    Way("pdf: off the page", "pdf", partial(_pdf, draw=_off_page)),
    Way("pdf: drawn with nothing", "pdf", partial(_pdf, draw=partial(_lines, render_mode=3))),
    Way("pdf: under a rectangle", "pdf", partial(_pdf, draw=_covered)),
    Way("pdf: a comment", "pdf", partial(_pdf, draw=_annotated), is_seen=True),
    Way("pdf: its title", "pdf", partial(_pdf, draw=_titled), is_seen=True),
    Way("docx: in sight", "docx", partial(_word, how="plain"), is_seen=True),
    Way("docx: white", "docx", partial(_word, how="white"), is_read=True),
    Way("docx: tiny", "docx", partial(_word, how="tiny")),
    Way("docx: hidden", "docx", partial(_word, how="hidden")),
    Way("docx: a comment", "docx", partial(_word, how="comment")),
    Way("docx: tags", "docx", partial(_word, how="tags")),
    Way("docx: spaces of no width", "docx", partial(_word, how="gaps"), is_seen=True),
    Way("pptx: in sight", "pptx", partial(_slides, how="plain"), is_seen=True),
    Way("pptx: white", "pptx", partial(_slides, how="white"), is_read=True),
    Way("pptx: off the slide", "pptx", partial(_slides, how="off")),
    Way("pptx: notes", "pptx", partial(_slides, how="notes"), is_seen=True),
    Way("pptx: a hidden slide", "pptx", partial(_slides, how="hidden"), is_read=True),
    Way("xlsx: in sight", "xlsx", partial(_sheet, how="plain"), is_seen=True),
    Way("xlsx: white", "xlsx", partial(_sheet, how="white"), is_read=True),
    Way("xlsx: a note", "xlsx", partial(_sheet, how="note"), is_seen=True),
    Way("xlsx: a hidden sheet", "xlsx", partial(_sheet, how="hidden"), is_read=True),
    Way("xlsx: a sheet that is very hidden", "xlsx", partial(_sheet, how="veryHidden"), is_read=True),
    Way("xlsx: a hidden column", "xlsx", partial(_sheet, how="column"), is_read=True),
    Way("html: in sight", "html", partial(_text, frame=_page("<p>{sentence}</p>")), is_seen=True),
    Way("html: a comment", "html", partial(_text, frame=_page("<!-- {sentence} -->")), is_seen=True),
    Way("html: not displayed", "html", partial(_text, frame=_page('<p style="display:none">{sentence}</p>'))),
    Way("html: white", "html", partial(_text, frame=_page('<p style="color:#fff">{sentence}</p>')), is_read=True),
    Way("html: no size", "html", partial(_text, frame=_page('<p style="font-size:0">{sentence}</p>'))),
    Way(
        "html: off the page",
        "html",
        partial(_text, frame=_page('<p style="position:absolute;left:-9999px">{sentence}</p>')),
    ),
    Way("html: clear", "html", partial(_text, frame=_page('<p style="opacity: 0">{sentence}</p>'))),
    Way("html: tags", "html", partial(_text, frame=_page("<p>x{tags}</p>"))),
    Way("rtf: in sight", "rtf", partial(_text, frame=_rich(r"\cf2 {sentence}")), is_seen=True),
    Way("rtf: white", "rtf", partial(_text, frame=_rich(r"\cf1 {sentence}")), is_read=True),
    Way("rtf: tiny", "rtf", partial(_text, frame=_rich(r"\fs2 {sentence}"))),
    Way("rtf: hidden", "rtf", partial(_text, frame=_rich(r"\v {sentence}"))),
    Way("odt: in sight", "odt", partial(write_open_text, letters='fo:color="#000000"'), is_seen=True),
    Way("odt: white", "odt", partial(write_open_text, letters='fo:color="#ffffff"'), is_read=True),
    Way("odt: tiny", "odt", partial(write_open_text, letters='fo:font-size="1pt"')),
    Way("odt: hidden", "odt", partial(write_open_text, letters='text:display="none"')),
    Way("md: in sight", "md", partial(_text, frame="# Notes\n\n{text}\n\n{sentence}\n"), is_seen=True),
    Way("md: a comment", "md", partial(_text, frame="# Notes\n\n{text}\n\n<!-- {sentence} -->\n"), is_seen=True),
    Way("md: tags", "md", partial(_text, frame="# Notes\n\n{text} x{tags}\n")),
    Way("txt: tags", "txt", partial(_text, frame="Notes\n\n{text} x{tags}\n")),
    Way("txt: spaces of no width", "txt", partial(_text, frame="Notes\n\n{text}\n\n{gaps}\n"), is_seen=True),
    Way("csv: in sight", "csv", partial(_text, frame='Name,Note\nKX-7,"{text}"\nKX-7,{sentence}\n'), is_seen=True),
)
