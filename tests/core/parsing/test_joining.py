"""Tables that go on over pages, and what names them."""

from __future__ import annotations

import pytest

from tests.core.parsing.reading import cells, only_table, pages_of, tables_of
from tests.drawing import ABOVE, LEFT, Drawing, Rules, Style, paragraph, table, text

pytestmark = pytest.mark.sampled(2)

HEADER = ["Name", "Address", "Default"]
ROWS = [[f"REG_{n:02}", f"0x{n:02X}", f"{n * 3:08b}"] for n in range(40)]
WIDTHS = [120, 100, 140]


def footer(page, number):
    text(page, 60, 810, f"Product specification, page {number} of 9", 8)


@pytest.mark.parametrize("rules", [Rules.ALL, Rules.HEADER, Rules.NONE], ids=["ruled", "half ruled", "unruled"])
@pytest.mark.parametrize("repeated", [True, False], ids=["header repeated", "header not repeated"])
def test_a_table_over_three_pages(tmp_path, rules, repeated):
    drawing = Drawing()
    for number, part in enumerate((ROWS[:15], ROWS[15:30], ROWS[30:])):
        page = drawing.page()
        y = 60.0
        if number == 0:
            text(page, 60, 80, "6 Register mapping", 14, "hebo")
            text(page, 60, 110, "Table 21. Register address map", 9, "hebo")
            y = 120
        header = [HEADER] if number == 0 or repeated else []
        style = Style(rules=rules, header_rows=len(header))
        bottom = table(page, 60, y, WIDTHS, [*header, *part], style)
        if number == 2:
            paragraph(page, 60, bottom + 20, 400, "The table ends here, and the text of the section goes on below it.")
        footer(page, number + 1)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
    assert found.pages == (1, 2, 3)
    assert [row.place.page for row in found.rows] == [1] * 15 + [2] * 15 + [3] * 10
    assert (found.caption, found.number) == ("Table 21. Register address map", "21")
    assert found.section == "6 Register mapping"
    assert {place.page for place in found.header_places} == {1}


def test_a_caption_that_says_continued(tmp_path):
    drawing = Drawing()
    for number, part in enumerate((ROWS[:15], ROWS[15:30])):
        page = drawing.page()
        paragraph(page, 60, 40, 400, "The text above the table." if number == 0 else "")
        caption = "Table 5. Registers" + (" (continued)" if number else "")
        text(page, 60, 110, caption, 9, "hebo")
        table(page, 60, 120, WIDTHS, [HEADER, *part], Style())
    found = only_table(drawing, tmp_path)
    assert found.caption == "Table 5. Registers"
    assert len(found.rows) == 30


def test_a_new_caption_begins_a_new_table(tmp_path):
    drawing = Drawing()
    for number in (1, 2):
        page = drawing.page()
        text(page, 60, 60, f"Table {number} - Registers of bank {number}", 9, "hebo")
        table(page, 60, 70, WIDTHS, [HEADER, *ROWS[:5]], Style())
    assert [found.number for found in tables_of(drawing, tmp_path)] == ["1", "2"]


def test_a_row_that_the_page_break_cut(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    table(page, 60, 500, WIDTHS, [HEADER, *ROWS[:3], ["REG_X", "0xFF", "No packet has"]], Style())
    page = drawing.page()
    table(page, 60, 60, WIDTHS, [["", "", "been received in time."], *ROWS[3:6]], Style(header_rows=0))
    found = only_table(drawing, tmp_path)
    assert cells(found)[3] == ["REG_X", "0xFF", "No packet has been received in time."]
    assert len(found.rows) == 7


def test_a_merged_cell_that_the_page_break_cut(tmp_path):
    drawing = Drawing()
    header = ["Symbol", "Condition", "Typ."]
    first = [header, ["LA_So", "FS = 2", "0.061"], ["G_So", "FS = 245", "8.75"], [ABOVE, "FS = 500", "17.5"]]
    table(drawing.page(), 60, 500, WIDTHS, first, Style())
    rest = [header, ["", "FS = 1000", "35"], [ABOVE, "FS = 2000", "70"], ["Top", "", "85"]]
    table(drawing.page(), 60, 60, WIDTHS, rest, Style())
    found = only_table(drawing, tmp_path)
    assert [row.texts[0] for row in found.rows] == ["LA_So", "G_So", "G_So", "G_So", "G_So", "Top"]


def test_a_caption_at_the_foot_of_the_page_before(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 60, 600, 400, "Some text that fills the page before the caption comes at its very end.")
    text(page, 60, 760, "Table 9 - Registers of the second bank", 9, "hebo")
    table(drawing.page(), 60, 60, WIDTHS, [HEADER, *ROWS[:5]], Style())
    assert only_table(drawing, tmp_path).number == "9"


def test_bands_go_on_over_the_page(tmp_path):
    drawing = Drawing()
    rows = [HEADER, ["Status information", LEFT, LEFT], *ROWS[:3]]
    table(drawing.page(), 60, 500, WIDTHS, rows, Style())
    table(drawing.page(), 60, 60, WIDTHS, [HEADER, *ROWS[3:5], ["Settings", LEFT, LEFT], *ROWS[5:7]], Style())
    found = only_table(drawing, tmp_path)
    assert [row.texts[-1] for row in found.rows] == ["Status information"] * 5 + ["Settings"] * 2


@pytest.mark.parametrize(
    ("caption", "number", "subject"),
    [
        ("Table 36 – Data attributes of the common data class DPC", "36", ("DPC",)),
        ("Table 4.1. Values of CTRL_REG8", "4.1", ("CTRL_REG8",)),
        ("Tabelle 3: Grenzwerte des Sensors", "3", ()),
        ("Tableau 2 – Seuils", "2", ()),
        ("Table A.7: Attributes of Vector", "A.7", ("Vector",)),
    ],
)
def test_what_a_caption_names(tmp_path, caption, number, subject):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 100, caption.replace("–", "-"), 9, "hebo")
    table(page, 60, 110, WIDTHS, [HEADER, *ROWS[:4]], Style())
    found = only_table(drawing, tmp_path)
    assert found.caption == caption.replace("–", "-")
    assert (found.number, found.subject) == (number, subject)


def test_a_caption_below_its_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for number in (1, 2):
        bottom = table(page, 60, 100 + 250 * number, WIDTHS, [HEADER, *ROWS[:4]], Style())
        text(page, 60, bottom + 14, f"Table {number} Registers of bank {number}", 9, "hebo")
    assert [found.number for found in tables_of(drawing, tmp_path)] == ["1", "2"]


def test_a_chinese_caption(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 100, "表 4-1 寄存器列表", 9, "china-s")
    rows = [["名称", "地址"], ["控制寄存器", "0x10"], ["状态寄存器", "0x11"]]
    table(page, 60, 110, [120, 100], rows, Style(font="china-s", header_fill=True))
    found = only_table(drawing, tmp_path)
    assert (found.number, cells(found)) == ("4-1", rows[1:])


def test_a_table_without_caption_is_named_by_its_section(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 80, "3.1 Gyroscope specifications of the GX200", 14, "hebo")
    paragraph(page, 60, 90, 400, "All values were measured at room temperature. " * 6)
    table(page, 60, 200, WIDTHS, [HEADER, *ROWS[:4]], Style())
    found = only_table(drawing, tmp_path)
    assert found.name == "3.1 Gyroscope specifications of the GX200"
    assert found.subject == ("GX200",)


def test_a_sentence_that_speaks_of_a_table_is_no_caption(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 60, 80, 400, "Table 7 shows the registers of the device in the order of their addresses.")
    table(page, 60, 110, WIDTHS, [HEADER, *ROWS[:4]], Style())
    assert only_table(drawing, tmp_path).caption == ""


def test_a_header_alone_at_the_foot_of_a_page(tmp_path):
    drawing = Drawing()
    table(drawing.page(), 60, 780, WIDTHS, [HEADER], Style())
    table(drawing.page(), 60, 60, WIDTHS, ROWS[:5], Style(header_rows=0))
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS[:5]


def test_pages_that_failed_part_tables(tmp_path):
    drawing = Drawing()
    for part in (ROWS[:5], ROWS[5:10]):
        table(drawing.page(), 60, 60, WIDTHS, part, Style(header_rows=0))
    from dataclasses import replace

    from localmind_desktop.core.parsing.stitch.joining import join_fragments

    pages = pages_of(drawing, tmp_path)
    pages[1] = replace(pages[1], number=3)
    assert len(join_fragments(pages)) == 2


def test_a_name_over_columns_that_the_next_page_does_not_part(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    parted = [["Lock", "on", "off"], ["Cycle", "short", "long"]]
    whole = [[f"Object {n}", f"How object {n} answers"] for n in range(1, 30)]
    rows = [["Name", "Meaning", LEFT], *parted, *[[*row, LEFT] for row in whole]]
    table(page, 60, 160, [100, 120, 120], rows, Style())
    table(drawing.page(), 60, 60, [100, 240], [["Name", "Meaning"], *whole[:6]], Style())
    found = only_table(drawing, tmp_path)
    assert found.pages == (1, 2)
    assert found.headers == ("Name", "Meaning", "Meaning")
    assert cells(found) == [*parted, *[[key, said, said] for key, said in [*whole, *whole[:6]]]]
