"""Running text: reading order, headings, lists, running headers, and that nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from localmind_desktop.core.model import BlockKind, PageRead
from tests.core.parsing.reading import pages_of
from tests.drawing import Drawing, Style, paragraph, table, text

PROSE = "Running text fills its column from one side to the other, and goes on in the next one without a break. "


def texts(page: PageRead, *kinds: BlockKind) -> list[str]:
    return [" ".join(block.text.split()) for block in page.blocks if not kinds or block.kind in kinds]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_columns_are_read_one_after_the_other(tmp_path, count):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 60, "A heading over all columns", 16, "hebo")
    width = 490 / count - 15
    for column in range(count):
        paragraph(page, 50 + column * 490 / count, 80, width, f"Column {column + 1} begins. " + PROSE * 9)
    read = " ".join(texts(pages_of(drawing, tmp_path)[0]))
    places = [read.index(f"Column {column + 1} begins.") for column in range(count)]
    assert places == sorted(places)
    assert read.startswith("A heading over all columns")
    assert read.count(PROSE.strip()) == 9 * count


def test_headings_know_their_levels(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y, words, size in (
        (60, "6 Register mapping", 18),
        (180, "6.1 Control registers", 14),
        (300, "6.1.2 CTRL_REG1 (10h)", 12),
    ):
        text(page, 60, y, words, size, "hebo")
        paragraph(page, 60, y + 8, 450, PROSE * 5)
    found = [(block.text, block.level) for block in pages_of(drawing, tmp_path)[0].blocks if block.kind == "heading"]
    assert found == [("6 Register mapping", 1), ("6.1 Control registers", 2), ("6.1.2 CTRL_REG1 (10h)", 3)]


def test_lists_and_programs(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 60, 60, 450, PROSE * 3)
    for number in range(3):
        text(page, 70, 140 + 14 * number, "-")
        text(page, 84, 140 + 14 * number, f"point {number + 1} of the list")
    for number, line in enumerate(("int main(void) {", "    return 0;", "}")):
        text(page, 60, 220 + 11 * number, line, 9, "cour")
    page_read = pages_of(drawing, tmp_path)[0]
    assert texts(page_read, BlockKind.LIST) == [f"- point {n} of the list" for n in (1, 2, 3)]
    assert texts(page_read, BlockKind.CODE) == ["int main(void) { return 0; }"]


def test_every_line_has_its_box(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 100, 200, "Here stands a line of text", 10)
    (block,) = pages_of(drawing, tmp_path)[0].blocks
    box = block.lines[0].box
    assert box.x0 == pytest.approx(100, abs=1)
    assert box.y0 < 200 - 5 < box.y1


def test_running_headers_and_footers(tmp_path):
    drawing = Drawing()
    for number in range(1, 7):
        page = drawing.page()
        text(page, 60, 40, "Sensor GX200" if number % 2 else "Register mapping", 9)
        text(page, 400, 40, "Register mapping" if number % 2 else "Sensor GX200", 9)
        paragraph(page, 60, 80, 450, f"Page {number} of the text. " + PROSE * 4)
        text(page, 60, 810, f"Doc 4711 rev. 3      {number}/6", 8)
    for page_read in pages_of(drawing, tmp_path):
        furniture = " ".join(texts(page_read, BlockKind.FURNITURE))
        assert "Sensor GX200" in furniture
        assert "Register mapping" in furniture
        assert "4711" in furniture
        assert "GX200" not in " ".join(texts(page_read, BlockKind.PARAGRAPH, BlockKind.HEADING))


def test_a_ruled_frame_at_the_top_of_all_pages_is_furniture(tmp_path):
    drawing = Drawing()
    for number in range(1, 7):
        page = drawing.page()
        rows = [["Sensor maker", "Product specification", "Document 4711"]]
        table(page, 60, 30, [150, 150, 150], rows, Style(header_rows=0))
        paragraph(page, 60, 90, 450, f"Page {number} of the text. " + PROSE * 4)
    for page_read in pages_of(drawing, tmp_path):
        assert page_read.fragments == ()
        assert "Document 4711" in " ".join(texts(page_read, BlockKind.FURNITURE))


def test_the_same_rows_at_the_same_place_are_no_furniture(tmp_path):
    drawing = Drawing()
    for number in range(1, 5):
        page = drawing.page()
        rows = [["Name", "Type"], *[[f"a{number}{n}", "BOOLEAN"] for n in range(30)], ["dataNs", "VisString255"]]
        table(page, 60, 200, [120, 120], rows, Style())
        text(page, 60, 812, f"Page {number}", 8)
    for page_read in pages_of(drawing, tmp_path):
        assert page_read.fragments[0].rows[-1].texts == ("dataNs", "VisString255")


def test_no_word_is_lost(tmp_path):
    """Whatever a word becomes, it is somewhere in what was read, as often as it was printed."""
    drawing = Drawing()
    page = drawing.page()
    printed: list[str] = []
    text(page, 60, 60, "7 Everything together", 16, "hebo")
    printed += ["7", "Everything", "together"]
    words = [f"word{n}" for n in range(120)]
    paragraph(page, 60, 80, 230, " ".join(words[:60]))
    paragraph(page, 315, 80, 230, " ".join(words[60:]))
    printed += words
    rows = [["Key", "Value"], *[[f"key{n}", f"value{n}"] for n in range(6)]]
    text(page, 60, 395, "Table 3 - Keys", 9)
    table(page, 60, 400, [120, 200], rows, Style())
    printed += ["Table", "3", "-", "Keys", *[value for row in rows for value in row]]
    text(page, 580, 500, "upwards", 9, turn=90)
    printed += ["upwards"]
    read = pages_of(drawing, tmp_path)[0]
    held = [word for block in read.blocks for line in block.lines for word in line.text.split()]
    for fragment in read.fragments:
        held += [word for name in fragment.headers for word in name.split()]
        held += [word for row in fragment.rows for cell in row.cells for word in cell.text.split()]
    assert Counter(held) == Counter(printed)


def test_chinese_lines_join_without_spaces(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    rows = [["名称", "说明"], ["寄存器", "保留"]]
    table(page, 60, 100, [80, 120], rows, Style(font="china-s", header_fill=True))
    text(page, 143, 136, "第二行", 9, "china-s")
    page.draw_rect((60, 133.4, 260, 145), width=0)
    found = pages_of(drawing, tmp_path)[0]
    assert any("说明" in name for name in found.fragments[0].headers)
