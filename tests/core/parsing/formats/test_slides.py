"""Presentations: what was drawn with python-pptx is read again, in reading order."""

from __future__ import annotations

import io
import random
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from lxml import etree
from pptx import Presentation
from pptx.oxml import parse_xml
from pptx.util import Emu, Inches

from localmind_desktop.core.errors import Damaged, NothingToRead
from localmind_desktop.core.model import BlockKind, Kind, PageRead
from localmind_desktop.core.parsing.flowing.content import FlowText, NewPage
from localmind_desktop.core.parsing.formats.reading import read_flowing
from localmind_desktop.core.parsing.formats.slides.reader import read
from tests.core.parsing.formats.slide_deck import (
    NAMESPACES,
    A,
    blank,
    box,
    flow,
    only_table,
    phrase,
    saved,
    tables,
    texts,
)

# ------------------------------------------------------------------ text


@pytest.mark.parametrize("seed", range(12))
def test_titles_items_and_notes_come_back_in_order(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    deck = Presentation()
    truth: list[tuple[object, ...]] = []
    title = phrase(rng)
    first = deck.slides.add_slide(deck.slide_layouts[0])
    first.shapes.title.text, first.placeholders[1].text = title, "Untertitel"
    truth += [("Slide 1",), (BlockKind.HEADING, 1, title), (BlockKind.PARAGRAPH, 0, "Untertitel")]
    for number in range(2, rng.randint(3, 6)):
        slide = deck.slides.add_slide(deck.slide_layouts[1])
        slide.shapes.title.text = title = phrase(rng)
        truth += [(f"Slide {number}",), (BlockKind.HEADING, 2, title)]
        frame = slide.placeholders[1].text_frame
        for item in range(rng.randint(1, 5)):
            paragraph = frame.paragraphs[0] if not item else frame.add_paragraph()
            paragraph.text, paragraph.level = phrase(rng), rng.randint(0, 4)
            truth.append((BlockKind.LIST, paragraph.level + 1, f"• {paragraph.text}"))
        if rng.random() < 0.5:
            slide.notes_slide.notes_text_frame.text = "Sag das.\nUnd das."
            truth += [(BlockKind.PARAGRAPH, 0, text) for text in ("Notes:", "Sag das.", "Und das.")]
    content = flow(deck, tmp_path)
    found = [
        (item.label,) if isinstance(item, NewPage) else (item.kind, item.level, item.text)
        for item in content.content
        if isinstance(item, NewPage | FlowText)
    ]
    assert found == truth
    assert content.title == truth[1][2]


def test_each_slide_is_a_page_however_full_it_is(tmp_path: Path) -> None:
    deck = Presentation()
    box(blank(deck), "\n".join(f"Zeile {n}" for n in range(90)), 1, 1)
    blank(deck)
    box(blank(deck), "Ende", 1, 1)
    _, *pages = read_flowing(saved(deck, tmp_path), Kind.SLIDES)
    assert [page.label for page in pages if isinstance(page, PageRead)] == ["Slide 1", "Slide 2", "Slide 3"]


@pytest.mark.parametrize("seed", range(6))
def test_columns_are_read_one_after_the_other_and_rows_of_boxes_row_by_row(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    deck = Presentation()
    slide = blank(deck)
    jitter = [rng.uniform(-0.04, 0.04) for _ in range(12)]
    places = [("over all", 0.5, 0.5, 9.0, 0.5)]
    places += [
        (f"card {n} {part}", 0.5 + 3.1 * n, y, 2.4, 0.4) for n in range(3) for part, y in (("a", 1.5), ("b", 1.9))
    ]
    places += [(f"step {n}", 0.5 + 1.9 * n, 4.0, 1.5, 0.8) for n in range(5)]
    moved = [(text, x, y + jitter[n], w, h) for n, (text, x, y, w, h) in enumerate(places)]
    for place in rng.sample(moved, len(moved)):
        box(slide, *place)
    assert texts(flow(deck, tmp_path)) == [text for text, *_ in places]


def test_a_box_behind_others_comes_first(tmp_path: Path) -> None:
    deck = Presentation()
    slide = blank(deck)
    for n in (2, 0, 1):
        box(slide, f"{n}", 1 + 2 * n, 3 - 0.01 * n, 1.5, 1)
    box(slide, "behind", 0.5, 1, 9, 5)
    slide.shapes.add_connector(1, Inches(1), Inches(3), Inches(7), Inches(3))
    assert texts(flow(deck, tmp_path)) == ["behind", "0", "1", "2"]


def test_groups_are_read_as_one_piece_however_they_nest(tmp_path: Path) -> None:
    deck = Presentation()
    slide = blank(deck)
    box(slide, "below", 1, 4)
    group = slide.shapes.add_group_shape()
    for depth in range(10):
        shape = group.shapes.add_textbox(Inches(1), Inches(1 + 0.6 * depth), Inches(2), Inches(0.4))
        shape.text_frame.text = f"in {depth}"
        group = group.shapes.add_group_shape()
    content = flow(deck, tmp_path)
    assert sorted(texts(content)) == sorted(["below", *[f"in {depth}" for depth in range(10)]])
    assert not content.remarks


def test_groups_beyond_all_reason_are_said_to_be_left_out(tmp_path: Path) -> None:
    deck = Presentation()
    group = blank(deck).shapes.add_group_shape()
    for _ in range(40):
        group = group.shapes.add_group_shape()
    shape = group.shapes.add_textbox(0, 0, 100, 100)
    shape.text_frame.text = "deep"
    assert any("too deep" in remark for remark in flow(deck, tmp_path).remarks)


def test_numbered_items_show_their_numbers(tmp_path: Path) -> None:
    deck = Presentation()
    shape = box(blank(deck), "one\ntwo\ndeep\nthree\nplain\nagain", 1, 1)
    schemes = [("arabicPeriod", 0, 3), ("arabicPeriod", 0, 3), ("alphaLcParenR", 1, 1), ("arabicPeriod", 0, 3), None]
    for paragraph, scheme in zip(shape.text_frame.paragraphs, [*schemes, ("romanUcPeriod", 0, 4)], strict=True):
        if scheme:
            properties = paragraph._p.get_or_add_pPr()
            properties.set("lvl", str(scheme[1]))
            number = etree.SubElement(properties, f"{{{A}}}buAutoNum")
            number.set("type", scheme[0])
            number.set("startAt", str(scheme[2]))
    assert texts(flow(deck, tmp_path)) == ["3. one", "4. two", "a) deep", "5. three", "plain", "IV. again"]


def test_fields_breaks_and_equations_are_part_of_the_text(tmp_path: Path) -> None:
    deck = Presentation()
    shape = box(blank(deck), "x", 1, 1)
    math = "http://schemas.openxmlformats.org/officeDocument/2006/math"
    shape.text_frame.paragraphs[0]._p.getparent().replace(
        shape.text_frame.paragraphs[0]._p,
        parse_xml(
            f'<a:p {NAMESPACES} xmlns:m="{math}"><a:r><a:t>on </a:t></a:r><a:fld id="{{0}}"><a:t>1.2.</a:t></a:fld>'
            '<a:br/><mc:AlternateContent><mc:Choice Requires="a14"><m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath>'
            "</mc:Choice><mc:Fallback><a:r><a:t>[picture]</a:t></a:r></mc:Fallback></mc:AlternateContent></a:p>"
        ),
    )
    assert texts(flow(deck, tmp_path)) == ["on 1.2.\na=b"]


def test_shapes_in_several_forms_are_read_once(tmp_path: Path) -> None:
    deck = Presentation()
    slide = blank(deck)
    newer, older = box(slide, "newer form", 1, 1)._element, box(slide, "older form", 1, 1)._element
    both = parse_xml(f'<mc:AlternateContent {NAMESPACES}><mc:Choice Requires="x"/><mc:Fallback/></mc:AlternateContent>')
    newer.getparent().append(both)
    both[0].append(newer)
    both[1].append(older)
    assert texts(flow(deck, tmp_path)) == ["newer form"]


def test_footers_are_furniture_prompts_are_not_read_and_hidden_slides_are_told(tmp_path: Path) -> None:
    deck = Presentation()
    slide = deck.slides.add_slide(deck.slide_layouts[1])
    slide.shapes.title.text = "Titel"
    slide._element.set("show", "0")
    footer = '<p:sp {0}><p:nvSpPr><p:cNvPr id="9" name="f"/><p:cNvSpPr/><p:nvPr><p:ph type="{1}" idx="11"/></p:nvPr>'
    footer += "</p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>{2}</a:t></a:r></a:p></p:txBody></p:sp>"
    slide.shapes._spTree.append(parse_xml(footer.format(NAMESPACES, "ftr", "ACME GmbH")))
    slide.shapes._spTree.append(parse_xml(footer.format(NAMESPACES, "sldNum", "1")))
    content = flow(deck, tmp_path)
    assert texts(content, BlockKind.FURNITURE) == ["ACME GmbH", "1"]
    assert texts(content, BlockKind.PARAGRAPH, BlockKind.LIST) == []
    assert content.remarks == ("Hidden slides were read like the others: 1.",)


def test_what_the_layout_prints_on_each_slide_is_furniture(tmp_path: Path) -> None:
    deck = Presentation()
    slide = blank(deck)
    box(slide, "text", 1, 1)
    fixed = box(slide, "Vertraulich", 1, 7)._element
    deck.slide_layouts[6].shapes._spTree.append(fixed)
    assert texts(flow(deck, tmp_path), BlockKind.FURNITURE) == ["Vertraulich"]


def test_tables_of_an_untitled_slide_do_not_count_to_the_slide_before(tmp_path: Path) -> None:
    deck = Presentation()
    deck.slides.add_slide(deck.slide_layouts[5]).shapes.title.text = "Prices"
    table = blank(deck).shapes.add_table(3, 2, 0, 0, Inches(4), Inches(2)).table
    for row in range(3):
        for column in range(2):
            table.cell(row, column).text = f"{row}{column}"
    (read_table,) = tables(deck, tmp_path)
    assert read_table.section == "Slide 2"


# ------------------------------------------------------------------ tables


@pytest.mark.parametrize("seed", range(15))
def test_every_cell_of_a_table_with_merged_ones_comes_back(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    rows, columns = rng.randint(3, 9), rng.randint(3, 6)
    deck = Presentation()
    table = blank(deck).shapes.add_table(rows, columns, Inches(1), Inches(1), Inches(8), Inches(4)).table
    truth = [[f"K{c}" for c in range(columns)]]
    truth += [
        ["" if rng.random() < 0.1 and c else f"{phrase(rng)} {r}.{c}" for c in range(columns)] for r in range(1, rows)
    ]
    merged: set[tuple[int, int]] = set()
    for _ in range(3):
        r, c = rng.randrange(1, rows), rng.randrange(columns)
        down, across = rng.randint(1, min(2, rows - r)), rng.randint(1, min(2, columns - c))
        area = {(y, x) for y in range(r, r + down) for x in range(c, c + across)}
        if area & merged or len(area) == 1:
            continue
        merged |= area
        table.cell(r, c).merge(table.cell(r + down - 1, c + across - 1))
        for y, x in area:
            truth[y][x] = truth[r][c]
    for r in range(rows):
        for c in range(columns):
            if not table.cell(r, c).is_spanned:
                table.cell(r, c).text = truth[r][c]
    (found,) = tables(deck, tmp_path)
    expected = [row for row in truth[1:] if any(row)]
    assert list(found.headers) == truth[0]
    assert [[" ".join(text.split()) for text in row.texts] for row in found.rows] == expected


def test_a_header_of_groups_over_columns_is_read_as_such(tmp_path: Path) -> None:
    deck = Presentation()
    table = blank(deck).shapes.add_table(4, 5, Inches(1), Inches(1), Inches(8), Inches(4)).table
    texts_ = [["Pump", "2024", "", "2025", ""], ["", "kWh", "EUR", "kWh", "EUR"]]
    texts_ += [[f"P{n}", "1", "2", "3", "4"] for n in (1, 2)]
    for r, row in enumerate(texts_):
        for c, text in enumerate(row):
            table.cell(r, c).text = text
    for first, last in (((0, 0), (1, 0)), ((0, 1), (0, 2)), ((0, 3), (0, 4))):
        table.cell(*first).merge(table.cell(*last))
    for cell in table.rows[1].cells:
        for paragraph in cell.text_frame.paragraphs:
            for run in paragraph.runs:
                run.font.bold = True
    (found,) = tables(deck, tmp_path)
    assert found.headers == ("Pump", "2024 › kWh", "2024 › EUR", "2025 › kWh", "2025 › EUR")
    assert [row.texts for row in found.rows] == [(f"P{n}", "1", "2", "3", "4") for n in (1, 2)]


def test_spans_beyond_the_table_are_cut(tmp_path: Path) -> None:
    deck = Presentation()
    table = blank(deck).shapes.add_table(2, 2, 0, 0, Inches(2), Inches(2)).table
    table.cell(0, 0).text, table.cell(1, 1).text = "a", "b"
    table.cell(0, 0)._tc.set("gridSpan", "999999999")
    table.cell(0, 0)._tc.set("rowSpan", "999999999")
    table.cell(1, 1)._tc.set("gridSpan", "nothing")
    assert {cell.text for cell in only_table(deck, tmp_path).cells} >= {"a"}


def test_pictures_and_objects_are_said_to_be_left_out(tmp_path: Path) -> None:
    deck = Presentation()
    slide = blank(deck)
    dot = b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\4\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;"
    slide.shapes.add_picture(io.BytesIO(dot), Emu(0), Emu(0))
    slide.shapes.add_ole_object(io.BytesIO(b"x"), "Excel.Sheet.12", Emu(0), Emu(0), Emu(9), Emu(9), io.BytesIO(dot))
    assert flow(deck, tmp_path).remarks == (
        "Pictures were left out.",
        "Embedded objects were left out.",
    )


# ------------------------------------------------------------------ files


def rewritten(path: Path, change: Any) -> Path:
    """``path`` with the bytes of each of its members changed."""
    other = path.with_name("other.pptx")
    with zipfile.ZipFile(path) as archive, zipfile.ZipFile(other, "w") as copy:
        for name in archive.namelist():
            content = change(name, archive.read(name))
            if content is not None:
                copy.writestr(name, content)
    return other


def test_shows_and_the_strict_variant_are_read_like_others(tmp_path: Path) -> None:
    deck = Presentation()
    box(blank(deck), "Größe", 1, 1)
    path = saved(deck, tmp_path)
    show = rewritten(path, lambda name, raw: raw.replace(b"presentation.main+xml", b"slideshow.main+xml"))
    assert texts(read(show)) == ["Größe"]
    pattern = re.compile(rb"http://schemas\.openxmlformats\.org/(presentationml|drawingml|officeDocument)/2006/(\w+)")
    strict = rewritten(path, lambda name, raw: pattern.sub(rb"http://purl.oclc.org/ooxml/\1/\2", raw))
    assert texts(read(strict)) == ["Größe"]


@pytest.mark.parametrize(
    "change",
    [
        lambda name, raw: raw[: len(raw) // 2] if name == "ppt/slides/slide1.xml" else raw,
        lambda name, raw: None if name == "ppt/slideLayouts/slideLayout7.xml" else raw,
        lambda name, raw: None if name == "ppt/presentation.xml" else raw,
        lambda name, raw: None if name == "[Content_Types].xml" else raw,
        lambda name, raw: b"<a/>" if name.endswith(".rels") else raw,
    ],
)
def test_a_damaged_file_is_called_so(tmp_path: Path, change: Any) -> None:
    deck = Presentation()
    box(blank(deck), "text", 1, 1)
    with pytest.raises(Damaged):
        list(read_flowing(rewritten(saved(deck, tmp_path), change), Kind.SLIDES))


def test_a_file_cut_off_is_damaged_and_one_without_text_holds_nothing(tmp_path: Path) -> None:
    path = saved(Presentation(), tmp_path)
    with pytest.raises(NothingToRead):
        list(read_flowing(path, Kind.SLIDES))
    path.write_bytes(path.read_bytes()[:5_000])
    with pytest.raises(Damaged):
        list(read_flowing(path, Kind.SLIDES))
