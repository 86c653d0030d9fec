"""Office files and e-books that are small to write and endless to read."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random

from openpyxl import Workbook

from tests.faults.hostile.sound import SENTENCE, book, open_document, sound_files, stored_message
from tests.faults.hostile.specimen import Specimen, rezipped

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_BOMB = "<!DOCTYPE x [<!ENTITY a 'ha'>" + "".join(
    f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 12}'>" for n in range(10)
)
_OUTSIDE = '<!DOCTYPE x [<!ENTITY k SYSTEM "file:///etc/passwd"><!ENTITY % d SYSTEM "http://127.0.0.1:9/x.dtd"> %d;'


def _word(body: str, before: str = "") -> bytes:
    document = f"{before}<w:document {_W}><w:body>{body}</w:body></w:document>"
    return rezipped(sound_files()["docx"], {"word/document.xml": document.encode()})


def _sheet(rows: str, after: str = "", before: str = "") -> bytes:
    sheet = f'{before}<worksheet xmlns="{_MAIN}"><sheetData>{rows}</sheetData>{after}</worksheet>'
    return rezipped(sound_files()["xlsx"], {"xl/worksheets/sheet1.xml": sheet.encode()})


def entities(chance: Random) -> Specimen:
    before = chance.choice((f"{_BOMB}]>", f"{_OUTSIDE}]>"))
    use = "&k;" if "SYSTEM" in before else "&k;&j;"
    made = {
        "docx": lambda: _word(f"<w:p><w:r><w:t>{use}</w:t></w:r></w:p>", before),
        "xlsx": lambda: _sheet(f'<row r="1"><c r="A1" t="inlineStr"><is><t>{use}</t></is></c></row>', "", before),
        "xml": lambda: f"{before}<a>{use}</a>".encode(),
        "svg": lambda: f'{before}<svg xmlns="http://www.w3.org/2000/svg"><text y="9">{use}</text></svg>'.encode(),
        "epub": lambda: book({"a.xhtml": f"{before}<html><body><p>{use} Pump</p></body></html>"}),
    }
    suffix = chance.choice(sorted(made))
    return Specimen(f"entities.{suffix}", "external entities" if "SYSTEM" in before else "entity bomb", made[suffix]())


def nested(chance: Random) -> Specimen:
    depth = chance.choice((40, 300, 3_000))
    text = f"<w:p><w:r><w:t>{SENTENCE}</w:t></w:r></w:p>"
    body = "<w:tbl><w:tr><w:tc>" * depth + text + "</w:tc></w:tr></w:tbl>" * depth
    return Specimen("nested.docx", "tables in tables", _word(body))


def nested_open(chance: Random) -> Specimen:
    depth = chance.choice((40, 300, 3_000))
    what = chance.choice(
        ("text:list><text:list-item", "text:section", "table:table><table:table-row><table:table-cell")
    )
    opened = f"<{what}>"
    closed = "".join(f"</{tag}>" for tag in reversed(what.split("><")))
    body = f"<office:text>{opened * depth}<text:p>{SENTENCE}</text:p>{closed * depth}</office:text>"
    return Specimen("nested.odt", "lists in lists", open_document(body, "text"))


def wide_sheet(chance: Random) -> Specimen:
    width, height = chance.choice(((10_000, 3), (16_384, 2), (300, 200)))
    book_ = Workbook(write_only=True)
    sheet = book_.create_sheet("Wide")
    for row in range(height):
        sheet.append([f"c{n}" if not row else n for n in range(width)])
    file = io.BytesIO()
    book_.save(file)
    return Specimen("wide.xlsx", f"{width:,} columns", file.getvalue())


def merged_cells(chance: Random) -> Specimen:
    count = chance.choice((2_000, 50_000))
    areas = "".join(f'<mergeCell ref="A{2 * n + 1}:C{2 * n + 2}"/>' for n in range(count))
    cells = "".join(f'<row r="{2 * n + 1}"><c r="A{2 * n + 1}"><v>{n}</v></c></row>' for n in range(min(count, 5_000)))
    if chance.random() < 0.3:
        areas = '<mergeCell ref="A1:XFD1048576"/>' * 100
    return Specimen("merged.xlsx", "50,000 merged cells", _sheet(cells, f"<mergeCells>{areas}</mergeCells>"))


def far_cells(chance: Random) -> Specimen:
    corners = ("A1", "XFD1048576", "ZZZZ9999999999", "A0", "XFD1", "A1048576")
    cells = "".join(f'<row r="{n + 1}"><c r="{at}"><v>{n}</v></c></row>' for n, at in enumerate(corners))
    return Specimen("far.xlsx", "cells far apart", _sheet(cells))


def repeated_cells(chance: Random) -> Specimen:
    """A million rows of a thousand columns, said in one line."""
    rows, columns = chance.choice(((1_048_576, 1_000), (2_000, 1_000), (10**9, 10**9), (3, 15_000)))
    cell = f'<table:table-cell table:number-columns-repeated="{columns}"><text:p>x</text:p></table:table-cell>'
    row = f'<table:table-row table:number-rows-repeated="{rows}">{cell}</table:table-row>'
    body = f'<office:spreadsheet><table:table table:name="T">{row}</table:table></office:spreadsheet>'
    return Specimen("repeated.ods", "repeated cells", open_document(body, "spreadsheet"))


def long_values(chance: Random) -> Specimen:
    size = chance.choice((100_000, 20_000_000))
    return Specimen("long.docx", "giant attribute", _word(f'<w:p w:rsidR="{"A" * size}"><w:r><w:t>x</w:t></w:r></w:p>'))


def spans(chance: Random) -> Specimen:
    span = chance.choice((63, 10_000, 2**31 - 1, -5))
    cell = f'<w:tc><w:tcPr><w:gridSpan w:val="{span}"/><w:vMerge/></w:tcPr><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'
    return Specimen("spans.docx", "giant spans", _word(f"<w:tbl>{f'<w:tr>{cell * 5}</w:tr>' * 200}</w:tbl>"))


def grouped_header(chance: Random) -> Specimen:
    """A header of groups over many columns, which can be split in more ways than there is time."""
    columns = chance.choice((20, 40, 120))
    groups = "".join(
        f'<w:tc><w:tcPr><w:gridSpan w:val="{2 + n % 3}"/></w:tcPr><w:p><w:r><w:t>Group {n}</w:t></w:r></w:p></w:tc>'
        for n in range(columns // 3)
    )
    cells = "".join(f"<w:tc><w:p><w:r><w:t>{n}</w:t></w:r></w:p></w:tc>" for n in range(columns))
    rows = f"<w:tr>{groups}</w:tr>" * 3 + f"<w:tr>{cells}</w:tr>" * 6
    return Specimen("grouped.docx", "grouped header", _word(f"<w:tbl>{rows}</w:tbl>"))


def styles_in_a_ring(chance: Random) -> Specimen:
    one = '<w:style w:type="paragraph" w:styleId="{0}"><w:name w:val="{0}"/><w:basedOn w:val="{1}"/></w:style>'
    styles = f"<w:styles {_W}>{one.format('a', 'b')}{one.format('b', 'a')}</w:styles>"
    content = _word(f'<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>{SENTENCE}</w:t></w:r></w:p>')
    return Specimen("ring.docx", "styles in a ring", rezipped(content, {"word/styles.xml": styles.encode()}))


def many_shapes(chance: Random) -> Specimen:
    count = chance.choice((500, 6_000))
    sound = sound_files()["pptx"]
    shape = "<p:grpSp>" * 60 + "</p:grpSp>" * 60
    text = "<p:sp><p:nvSpPr/><p:txBody><a:p><a:r><a:t>x</a:t></a:r></a:p></p:txBody></p:sp>"
    names = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    names += 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
    slide = f"<p:sld {names}><p:cSld><p:spTree>{shape}{text * count}</p:spTree></p:cSld></p:sld>"
    return Specimen("shapes.pptx", "thousands of shapes", rezipped(sound, {"ppt/slides/slide1.xml": slide.encode()}))


def looping_book(chance: Random) -> Specimen:
    chapters = {"a.xhtml": f"<p>{SENTENCE}<a href='a.xhtml'>on</a></p>", "../a.xhtml": "<p>Outside</p>"}
    count = chance.choice((3, 5_000))
    return Specimen("loop.epub", "chapters in a loop", book(chapters, '<itemref idref="c0"/>' * count))


def message_in_message(chance: Random) -> Specimen:
    from tests.core.parsing.formats.compound_file import compound_file

    tree = stored_message("Pump", SENTENCE)
    for level in range(chance.choice((5, 40))):
        inner = {"__properties_version1.0": bytes(8), "__substg1.0_3701000D": tree}
        tree = stored_message(f"Pump {level}", SENTENCE, {"__attach_version1.0_#00000000": inner})
    return Specimen("nested.msg", "messages in messages", compound_file(tree))


def old_loop(chance: Random) -> Specimen:
    """An old workbook whose chain of sectors, or records, leads back into itself."""
    content = bytearray(sound_files()[chance.choice(("xls", "msg"))])
    at = content.index(b"\xfe\xff\xff\xff", 512)
    content[at : at + 4] = chance.choice((b"\0\0\0\0", b"\1\0\0\0", b"\2\0\0\0"))
    for _ in range(chance.choice((0, 5))):
        place = chance.randrange(512, len(content) - 4)
        content[place : place + 4] = b"\x0a\x00\xff\xff"
    return Specimen("loop.xls", "records in a loop", bytes(content))


OFFICE: tuple[Callable[[Random], Specimen], ...] = (
    *(entities, entities, nested, nested_open, wide_sheet, merged_cells, far_cells, repeated_cells, long_values),
    *(spans, grouped_header, styles_in_a_ring, many_shapes, looping_book, message_in_message, old_loop),
)
