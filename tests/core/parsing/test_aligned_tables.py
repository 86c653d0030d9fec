"""Tables without rulings between their columns."""

from __future__ import annotations

import pytest

from tests.core.parsing.reading import cells, only_table, pages_of, tables_of
from tests.drawing import Drawing, Rules, Style, paragraph, table, text

PROSE = (
    "The committee met twice in the past year and agreed that the text should be published as it stands. It will be "
    "looked at again when the results of the trials are known, and not before the end of the coming year. "
)


def columns(page, y, stops, lines, size=9, pitch=13):
    """Lines of words at fixed places; a place that ends with ``r`` sets its words to the right."""
    import pymupdf

    for line in lines:
        for stop, words in zip(stops, line, strict=True):
            x = stop
            if isinstance(stop, str):
                x = float(stop[:-1]) - pymupdf.get_text_length(words, "helv", size)
            if words:
                text(page, x, y, words, size)
        y += pitch
    return y


CLASS_ROWS = [
    ["stVal", "BOOLEAN", "ST", "dchg", "M"],
    ["q", "Quality", "ST", "qchg", "M"],
    ["t", "Timestamp", "ST", "", "M"],
    ["subEna", "BOOLEAN", "SV", "", "MFsubst"],
    ["blkEna", "BOOLEAN", "BL", "", "O"],
    ["d", "VisString255", "DC", "", "O"],
]
CLASS_HEADER = ["Attribute name", "Attribute type", "FC", "TrgOp", "PresCond"]


@pytest.mark.parametrize("rules", [Rules.HEADER, Rules.NONE], ids=["rules around the header", "no rules"])
def test_a_class_table(tmp_path, rules):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 60, 60, 470, PROSE)
    table(page, 60, 160, [110, 130, 40, 70, 90], [CLASS_HEADER, *CLASS_ROWS], Style(rules=rules))
    paragraph(page, 60, 320, 470, PROSE)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == CLASS_HEADER
    assert cells(found) == CLASS_ROWS
    assert found.confidence > 0.95


def test_a_banded_financial_statement(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    lines = [
        ["Revenues", "$", "32,376", "$", "30,601"],
        ["Cost of sales", "", "17,405", "", "16,534"],
        ["Gross profit", "", "14,971", "", "14,067"],
        ["Interest expense (income), net", "", "(19)", "", "28"],
        ["Net income", "$", "3,760", "$", "3,273"],
    ]
    for number in range(0, 5, 2):
        page.draw_rect((60, 151 + 13 * number, 500, 164 + 13 * number), color=None, fill=(0.87, 0.87, 0.87))
    text(page, 320, 132, "Year ended May 31,", 9, "hebo")
    for x, words in ((60, "(In millions)"), (305, "2016"), (405, "2015")):
        text(page, x, 146, words, 9, "hebo")
    columns(page, 160, [60, 290, "360r", 390, "460r"], lines)
    found = only_table(drawing, tmp_path)
    assert found.headers == ("(In millions)", "Year ended May 31, › 2016", "Year ended May 31, › 2015")
    assert cells(found) == [
        ["Revenues", "$ 32,376", "$ 30,601"],
        ["Cost of sales", "17,405", "16,534"],
        ["Gross profit", "14,971", "14,067"],
        ["Interest expense (income), net", "(19)", "28"],
        ["Net income", "$ 3,760", "$ 3,273"],
    ]


def test_labels_that_go_on_over_a_line(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    lines = [
        ["Region", "2016", "2015"],
        ["North America", "3,763", "3,645"],
        ["TOTAL CONSOLIDATED EARNINGS OF ALL THE", "", ""],
        ["REGIONS TOGETHER BEFORE INTEREST", "4,642", "4,233"],
        ["Western Europe", "1,434", "1,275"],
    ]
    page.draw_line((60, 135), (460, 135))
    page.draw_line((60, 152), (460, 152))
    y = columns(page, 147, [60, "360r", "450r"], lines[:2], pitch=17)
    y = columns(page, y, [60, "360r", "450r"], lines[2:4], pitch=10)
    columns(page, y + 7, [60, "360r", "450r"], lines[4:])
    found = only_table(drawing, tmp_path)
    assert ["TOTAL CONSOLIDATED EARNINGS OF ALL THE REGIONS TOGETHER BEFORE INTEREST", "4,642", "4,233"] in cells(found)
    assert len(found.rows) == 3


def test_cells_of_several_lines(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    lines = [
        ["DHAW0001", "05/03/2019", "STAFF TRANSPORTATION", "920.68"],
        ["", "", "AIRFARE FROM SAINT LOUIS AND RETURN", ""],
        ["DHAW0002", "05/24/2019", "STAFF TRANSPORTATION", "907.96"],
        ["", "", "AIRFARE TO KANSAS CITY", ""],
        ["DHAW0003", "05/28/2019", "STAFF ASSISTANT", "117.10"],
    ]
    columns(page, 150, [60, 150, 240, "520r"], lines, size=8, pitch=11)
    assert cells(only_table(drawing, tmp_path)) == [
        ["DHAW0001", "05/03/2019", "STAFF TRANSPORTATION AIRFARE FROM SAINT LOUIS AND RETURN", "920.68"],
        ["DHAW0002", "05/24/2019", "STAFF TRANSPORTATION AIRFARE TO KANSAS CITY", "907.96"],
        ["DHAW0003", "05/28/2019", "STAFF ASSISTANT", "117.10"],
    ]


def test_keys_and_values(tmp_path):
    drawing = Drawing()
    lines = [
        ["Invoice number:", "KR8765432"],
        ["Date:", "06.10.2013"],
        ["Contract:", "V88456789"],
        ["Delivery note:", "L87654321"],
        ["Customer number:", "339420"],
    ]
    columns(drawing.page(), 150, [60, 200], lines)
    assert cells(only_table(drawing, tmp_path)) == lines


def test_two_columns_of_running_text_are_no_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 50, 80, 230, PROSE * 6)
    paragraph(page, 315, 80, 230, PROSE * 6)
    pages = pages_of(drawing, tmp_path)
    assert pages[0].fragments == ()
    words = " ".join(line.text for block in pages[0].blocks for line in block.lines)
    assert words == " ".join((PROSE * 12).split())


def test_a_table_in_one_of_two_columns(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 50, 80, 230, PROSE * 6)
    y = paragraph(page, 315, 80, 230, PROSE * 2)
    rows = [["Pin", "Name", "Use"], ["1", "VDD", "Supply"], ["2", "GND", "Ground"], ["3", "INT", "Interrupt"]]
    table(page, 315, y + 20, [40, 80, 100], rows, Style())
    found = only_table(drawing, tmp_path)
    assert cells(found) == rows[1:]


def test_lists_contents_and_programs_are_no_tables(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for number in range(1, 7):
        text(page, 60, 80 + 14 * number, f"{number}.")
        text(page, 80, 80 + 14 * number, f"The step that comes as number {number} of all")
        text(
            page,
            60,
            230 + 14 * number,
            f"{number}.1  Introduction to the subject ............................ {number * 7}",
        )
    for number, code in enumerate(
        (
            "uint4   u = (uint4)(1);   // u will be one",
            "float4  f = a.xyzw;       // not allowed",
            "pos.x = 1.0f;             // is legal",
            "pos.z = 2.0f;             // is illegal",
        )
    ):
        text(page, 60, 400 + 12 * number, code, 9, "cour")
    assert tables_of(drawing, tmp_path) == ()


def test_a_raised_mark_stays_apart_from_the_figure(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    rows = [["Name", "Value", "Unit"], ["Offset", "90", "mg"], ["Range", "16", "g"]]
    table(page, 60, 100, [80, 80, 80], rows, Style())
    text(page, 154, 124.5, "1", 5)
    found = only_table(drawing, tmp_path)
    assert found.rows[0].cells[1].text in ("90 ¹", "90^1", "90 1")
