"""Word files: their paragraphs, lists and tables as they were drawn, and files that are broken."""

from __future__ import annotations

import contextlib
import re
import zipfile
from pathlib import Path
from random import Random

import docx
import pytest
from docx.document import Document
from docx.oxml import parse_xml
from docx.shared import Pt

from localmind_desktop.core.errors import DocumentError, NothingToRead
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.shared.counting import chinese, letters, ordinal, roman
from localmind_desktop.core.parsing.formats.word.reader import read
from tests.core.parsing.formats.drawn import opened, pages, places, some_cells, some_text, tables
from tests.core.parsing.formats.word_files import SPACES, add_to_part, draw_cells, rewrite, run, saved, texts, with_body

pytestmark = pytest.mark.sampled(2)


@pytest.mark.parametrize("seed", range(12))
def test_every_cell_stands_where_it_was_drawn(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    document = docx.Document()
    truth: list[object] = []
    for number in range(4):
        heading, text, cells = f"Part {number} {some_text(random)}", some_text(random, 60), some_cells(random)
        document.add_heading(heading, number % 3 + 1)
        document.add_paragraph(text)
        draw_cells(document, cells)
        truth += [(heading, number % 3 + 1), (text, 0), cells]
    content = read(saved(document, tmp_path)).content
    found = [(i.text, i.level) if isinstance(i, FlowText) else places(i.cells) for i in content]  # type: ignore[union-attr]
    assert found == truth


@pytest.mark.parametrize("seed", range(5))
def test_tables_keep_their_cells_on_their_way_over_pages(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    document = docx.Document()
    width = random.randint(2, 6)
    header = [f"Name {column}" for column in range(width)]
    rows = [[f"R{row}", *(some_text(random, 6) for _ in range(width - 1))] for row in range(120)]
    table = document.add_table(0, width)
    for values in (header, *rows):
        for cell, value in zip(table.add_row().cells, values, strict=True):
            cell.text = value
    table.rows[0]._tr.get_or_add_trPr().append(parse_xml(f"<w:tblHeader {SPACES}/>"))
    (found,) = tables(saved(document, tmp_path), Kind.WORD)
    assert list(found.headers) == header
    assert [list(row.texts) for row in found.rows] == rows
    assert len(found.pages) > 1


def test_rows_that_the_file_calls_headers_are_the_header(tmp_path: Path) -> None:
    document = docx.Document()
    cells = [FlowCell("Range", 0, 0, 1, 2), FlowCell("Unit", 0, 2, 2, 1), FlowCell("Min", 1, 0), FlowCell("Max", 1, 1)]
    table = draw_cells(document, [*cells, *(FlowCell(text, 2, at) for at, text in enumerate(("1", "2", "V")))])
    table.rows[0]._tr.get_or_add_trPr().append(parse_xml(f"<w:tblHeader {SPACES}/>"))
    (found,) = read(saved(document, tmp_path)).content
    assert isinstance(found, FlowTable)
    assert found.header_rows == 2  # "Unit" reaches into the second row


def test_a_table_in_a_cell_follows_and_the_cell_keeps_its_text(tmp_path: Path) -> None:
    document = docx.Document()
    outer = document.add_table(1, 2)
    outer.cell(0, 0).text = "before"
    inner = outer.cell(0, 0).add_table(1, 2)
    inner.cell(0, 0).text, inner.cell(0, 1).text = "a", "b"
    outer.cell(0, 0).add_paragraph("after")
    outer.cell(0, 1).text = "beside"
    first, second = read(saved(document, tmp_path)).content
    assert isinstance(first, FlowTable)
    assert isinstance(second, FlowTable)
    assert [cell.text for cell in first.cells] == ["before\nafter", "beside"]
    assert [cell.text for cell in second.cells] == ["a", "b"]


def test_a_frame_of_one_column_is_the_text_in_it(tmp_path: Path) -> None:
    document = docx.Document()
    cell = document.add_table(1, 1).cell(0, 0)
    cell.paragraphs[0].style = document.styles["Heading 2"]
    cell.paragraphs[0].add_run("Note")
    cell.add_paragraph("Mind the gap.")
    assert read(saved(document, tmp_path)).content == (
        FlowText("Note", BlockKind.HEADING, 2),
        FlowText("Mind the gap."),
    )


def test_bold_and_shaded_cells_are_told(tmp_path: Path) -> None:
    document = docx.Document()
    table = document.add_table(2, 2, style="Light Grid Accent 1")
    table.cell(1, 0).paragraphs[0].add_run("bold").bold = True
    table.cell(1, 1).paragraphs[0].add_run("half ").bold = True
    table.cell(1, 1).paragraphs[0].add_run("bold")
    for column, text in enumerate(("A", "B")):
        table.cell(0, column).text = text
    shading = parse_xml(f'<w:shd {SPACES} w:val="clear" w:fill="808080"/>')
    table.cell(1, 1)._tc.get_or_add_tcPr().append(shading)
    (found,) = read(saved(document, tmp_path)).content
    assert isinstance(found, FlowTable)
    assert [cell.bold for cell in found.cells] == [True, True, True, False]
    assert found.cells[3].shade == pytest.approx(128 / 255)


def test_headings_by_style_by_outline_and_by_what_a_style_is_based_on(tmp_path: Path) -> None:
    document = docx.Document()
    own = document.styles.add_style("Überschrift eigen", 1)
    own.base_style = document.styles["Heading 3"]
    document.add_heading("The title", 0)
    document.add_paragraph("Based", style="Überschrift eigen")
    leveled = document.add_paragraph("Leveled")
    leveled._p.get_or_add_pPr().append(parse_xml(f'<w:outlineLvl {SPACES} w:val="1"/>'))
    document.add_paragraph("Subtitle", style="Subtitle")
    document.add_paragraph("Figure 1: A pump", style="Caption")
    path = saved(document, tmp_path)
    assert read(path).content == (
        FlowText("The title", BlockKind.HEADING, 1),
        FlowText("Based", BlockKind.HEADING, 3),
        FlowText("Leveled", BlockKind.HEADING, 2),
        FlowText("Subtitle"),
        FlowText("Figure 1: A pump", BlockKind.CAPTION),
    )
    assert opened(path, Kind.WORD).title == "The title"
    document.core_properties.title = "Of the properties"
    assert read(saved(document, tmp_path)).title == "Of the properties"


NUMBERING = """
<w:abstractNum {} w:abstractNumId="77"><w:multiLevelType w:val="multilevel"/>
<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:pStyle w:val="Heading1"/>
<w:lvlText w:val="%1"/></w:lvl>
<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:isLgl/><w:lvlText w:val="%1.%2."/></w:lvl>
<w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%3)"/></w:lvl>
<w:lvl w:ilvl="3"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/>
<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr></w:lvl>
</w:abstractNum>"""


def numbered_document() -> Document:
    document = docx.Document()
    numbering = document.part.numbering_part.element
    numbering.insert(0, parse_xml(NUMBERING.format(SPACES)))
    numbering.append(parse_xml(f'<w:num {SPACES} w:numId="77"><w:abstractNumId w:val="77"/></w:num>'))
    numbering.append(
        parse_xml(
            f'<w:num {SPACES} w:numId="78"><w:abstractNumId w:val="77"/>'
            '<w:lvlOverride w:ilvl="2"><w:startOverride w:val="24"/></w:lvlOverride></w:num>'
        )
    )
    properties = document.styles["Heading 1"].element.get_or_add_pPr()
    properties.append(parse_xml(f'<w:numPr {SPACES}><w:numId w:val="77"/></w:numPr>'))
    return document


def item(text: str, level: int, number: int = 77) -> str:
    listed = f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number}"/></w:numPr>'
    return f"<w:p><w:pPr>{listed}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"


def test_numbers_are_those_that_are_printed(tmp_path: Path) -> None:
    heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>{}</w:t></w:r></w:p>'
    body = (
        heading.format("One") + item("a", 1) + item("b", 1) + item("c", 2) + item("d", 2) + item("e", 3)
        + heading.format("Two") + item("f", 1) + item("g", 2) + item("h", 2, 78) + item("i", 2, 78) + item("k", 2, 78)
        + item("l", 2, 78) + item("m", 1) + item("n", 2) + item("none", 1, 0)
    )  # fmt: skip
    content = read(with_body(body, tmp_path, numbered_document())).content
    assert [(i.text, i.level) for i in content if isinstance(i, FlowText)] == [
        *[("I One", 1), ("1.1. a", 2), ("1.2. b", 2), ("(a) c", 3), ("(b) d", 3), ("• e", 4)],
        *[("II Two", 1), ("2.1. f", 2), ("(a) g", 3), ("(x) h", 3), ("(y) i", 3), ("(z) k", 3), ("(aa) l", 3)],
        *[("2.2. m", 2), ("(a) n", 3), ("none", 0)],
    ]
    assert [i.kind for i in content[:2] if isinstance(i, FlowText)] == [BlockKind.HEADING, BlockKind.LIST]


def test_lists_of_styles(tmp_path: Path) -> None:
    document = docx.Document()
    for style in ("List Bullet", "List Number", "List Number", "List Number 2"):
        document.add_paragraph("item", style=style)
    content = read(saved(document, tmp_path)).content
    assert [i.text for i in content if isinstance(i, FlowText)] == ["• item", "1. item", "2. item", "1. item"]
    assert {i.kind for i in content if isinstance(i, FlowText)} == {BlockKind.LIST}


@pytest.mark.parametrize(
    ("number", "written"),
    [
        *[(roman(1994), "mcmxciv"), (roman(0), "0"), (letters(26), "z"), (letters(28), "bb")],
        *[(letters(10**9), "1000000000"), (chinese(10), "十"), (chinese(42), "四十二")],
        *[(ordinal(11), "11th"), (ordinal(22), "22nd"), (letters(28, doubled=False), "ab")],
    ],
)
def test_numbers_in_other_writing(number: str, written: str) -> None:
    assert number == written


def test_the_strict_variant_is_read_as_the_other(tmp_path: Path) -> None:
    document = docx.Document()
    document.add_heading("Strict", 1)
    draw_cells(document, some_cells(Random(3)))
    path = saved(document, tmp_path)
    before = read(path).content
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    changed = {
        name: re.sub(
            rb"http://schemas\.openxmlformats\.org/(wordprocessingml|officeDocument)/2006/(\w+)",
            rb"http://purl.oclc.org/ooxml/\1/\2",
            content,
        )
        for name, content in members.items()
    }
    assert changed != members
    rewrite(path, changed)
    assert read(path).content == before


def test_huge_spans_and_deep_nesting_take_no_time(tmp_path: Path) -> None:
    wide = f"<w:tc><w:tcPr><w:gridSpan w:val='900000000'/></w:tcPr><w:p/></w:tc><w:tc><w:p>{run('x')}</w:p></w:tc>"
    path = with_body(f"<w:tbl><w:tblPr/><w:tblGrid/><w:tr>{wide}</w:tr></w:tbl>", tmp_path)
    (table,) = read(path).content
    assert isinstance(table, FlowTable)
    assert table.columns == 2
    deep = docx.Document()
    deep.add_paragraph("x")
    path = saved(deep, tmp_path)
    opening, closing = "<w:sdt><w:sdtContent>" * 5_000, "</w:sdtContent></w:sdt>" * 5_000
    add_to_part(path, "word/document.xml", {"<w:body>": f"<w:body>{opening}<w:p/>{closing}"})
    with pytest.raises(DocumentError):
        pages(path, Kind.WORD)


def test_styles_based_on_each_other_end(tmp_path: Path) -> None:
    document = docx.Document()
    one, two = document.styles.add_style("One", 1), document.styles.add_style("Two", 1)
    one.base_style, two.base_style = two, one
    one.font.size = Pt(9)
    document.add_paragraph("text", style="One")
    assert texts(saved(document, tmp_path)) == ["text"]


def test_empty_and_damaged_files(tmp_path: Path) -> None:
    path = saved(docx.Document(), tmp_path)
    with pytest.raises(NothingToRead):
        pages(path, Kind.WORD)
    document = docx.Document()
    document.add_paragraph("text " * 2_000)
    whole = saved(document, tmp_path).read_bytes()
    random = Random(1)
    for length in (0, 10, len(whole) // 2, len(whole) - 10):
        path.write_bytes(whole[:length])
        with pytest.raises(DocumentError):
            pages(path, Kind.WORD)
    for _ in range(60):
        broken = bytearray(whole)
        for _ in range(5):
            broken[random.randrange(len(broken))] = random.randrange(256)
        path.write_bytes(bytes(broken))
        with contextlib.suppress(DocumentError):
            pages(path, Kind.WORD)


def test_no_entity_is_resolved(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("SECRET")
    path = with_body("<w:p><w:r><w:t>safeMARK</w:t></w:r></w:p>", tmp_path)
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    text = members["word/document.xml"].decode().replace("MARK", "&x;")
    head, body = text.split("?>", 1)
    doctype = f'<!DOCTYPE d [<!ENTITY x SYSTEM "{secret.as_uri()}">]>'
    members["word/document.xml"] = f"{head}?>{doctype}{body}".encode()
    rewrite(path, members)
    assert texts(path) == ["safe"]
