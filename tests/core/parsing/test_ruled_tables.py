"""Tables with rulings, as their drawing code knows them to be."""

from __future__ import annotations

import pytest

from tests.core.parsing.reading import cells, only_table, pages_of, tables_of
from tests.drawing import ABOVE, LEFT, Drawing, Rules, Style, paragraph, table, text

HEADER = ["Name", "Type", "Default", "Description"]
ROWS = [
    ["CTRL_A", "r/w", "0x10", "Turns the sensor on and sets how often it measures"],
    ["CTRL_B", "r/w", "0x00", "Sets the range"],
    ["STATUS", "r", "", "Tells whether new values are ready"],
    ["WHO_AM_I", "r", "0x68", "Identifies the device"],
]
WIDTHS = [90, 50, 60, 200]


@pytest.mark.parametrize(
    "style",
    [
        Style(),
        Style(header_fill=True),
        Style(thin_boxes=True),
        Style(dashes=True),
        Style(bold_header=False),
        Style(banded=True),
        Style(size=6.5),
    ],
    ids=["plain", "shaded header", "lines as boxes", "dashes", "no bold", "banded", "small type"],
)
def test_a_fully_ruled_table(tmp_path, style):
    drawing = Drawing()
    table(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS], style)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
    assert found.confidence > 0.99


def test_every_cell_keeps_its_place(tmp_path):
    drawing = Drawing()
    bottom = table(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS], Style())
    found = only_table(drawing, tmp_path)
    row = found.rows[1]
    assert row.place.page == 1
    assert row.cells[2].box is not None
    assert row.cells[2].box.x0 == pytest.approx(220, abs=1)
    assert row.cells[2].box.x1 == pytest.approx(280, abs=1)
    assert found.rows[-1].place.box.y1 == pytest.approx(bottom, abs=1)
    assert [place.box.x0 for place in found.header_places] == pytest.approx([80, 170, 220, 280], abs=1)


def test_cells_merged_downwards_repeat_their_value(tmp_path):
    rows = [
        ["Symbol", "Condition", "Typ.", "Unit"],
        ["G_So", "FS = 245", "8.75", "mdps"],
        [ABOVE, "FS = 500", "17.50", ABOVE],
        [ABOVE, "FS = 2000", "70", ABOVE],
        ["Top", "", "85", "C"],
    ]
    drawing = Drawing()
    table(drawing.page(), 80, 100, [80, 120, 60, 60], rows, Style())
    assert cells(only_table(drawing, tmp_path)) == [
        ["G_So", "FS = 245", "8.75", "mdps"],
        ["G_So", "FS = 500", "17.50", "mdps"],
        ["G_So", "FS = 2000", "70", "mdps"],
        ["Top", "", "85", "C"],
    ]


def test_cells_merged_sideways_repeat_their_value(tmp_path):
    rows = [
        ["Register", "B2", "B1", "B0", "Address"],
        ["STATUS", "READY", "FULL", "EMPTY", "0x01"],
        ["DATA", "VALUE[2:0]", LEFT, LEFT, "0x02"],
    ]
    drawing = Drawing()
    table(drawing.page(), 80, 100, [80, 70, 70, 70, 70], rows, Style())
    assert cells(only_table(drawing, tmp_path))[1] == ["DATA", "VALUE[2:0]", "VALUE[2:0]", "VALUE[2:0]", "0x02"]


def test_a_header_of_two_levels(tmp_path):
    rows = [
        ["Name", "Register address", LEFT, "Default"],
        [ABOVE, "Hex", "Binary", ABOVE],
        ["CTRL", "22", "00100010", "00000100"],
        ["DATA", "23", "00100011", "00000000"],
    ]
    drawing = Drawing()
    table(drawing.page(), 80, 100, [80, 60, 90, 90], rows, Style(header_rows=2))
    found = only_table(drawing, tmp_path)
    assert found.headers == ("Name", "Register address › Hex", "Register address › Binary", "Default")
    assert cells(found)[0] == ["CTRL", "22", "00100010", "00000100"]


def test_a_header_of_three_levels(tmp_path):
    rows = [
        ["Mode", "Current consumption", LEFT, LEFT, LEFT],
        [ABOVE, "Typical", LEFT, "Maximum", LEFT],
        [ABOVE, "Core (mA)", "I/O (mA)", "Core (mA)", "I/O (mA)"],
        ["Normal", "0.50", "0.01", "0.70", "0.02"],
        ["Sleep", "0.05", "0.01", "0.08", "0.02"],
    ]
    drawing = Drawing()
    table(drawing.page(), 80, 100, [80, 70, 70, 70, 70], rows, Style(header_rows=3))
    found = only_table(drawing, tmp_path)
    assert found.headers[3] == "Current consumption › Maximum › Core (mA)"
    assert cells(found) == [["Normal", "0.50", "0.01", "0.70", "0.02"], ["Sleep", "0.05", "0.01", "0.08", "0.02"]]


def test_band_rows_name_the_group_of_the_rows_below(tmp_path):
    rows = [
        ["Data object", "Class", "Explanation"],
        ["Status information", LEFT, LEFT],
        ["Op", "ACT", "Operate"],
        ["Str", "ACD", "Start"],
        ["Settings", LEFT, LEFT],
        ["StrVal", "ASG", "Start value"],
    ]
    drawing = Drawing()
    table(drawing.page(), 80, 100, [100, 80, 160], rows, Style())
    found = only_table(drawing, tmp_path)
    assert found.headers == ("Data object", "Class", "Explanation", "Group")
    assert cells(found) == [
        ["Op", "ACT", "Operate", "Status information"],
        ["Str", "ACD", "Start", "Status information"],
        ["StrVal", "ASG", "Start value", "Settings"],
    ]


def test_notes_in_the_last_row_become_text(tmp_path):
    note = "(1) Measured at 25 C with a supply of 3.3 V, and valid for all devices that were delivered after May."
    drawing = Drawing()
    table(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS, [note, LEFT, LEFT, LEFT]], Style())
    pages = pages_of(drawing, tmp_path)
    assert len(pages[0].fragments[0].rows) == len(ROWS)
    assert "(1) Measured at 25 C" in " ".join(block.text.replace("\n", " ") for block in pages[0].blocks)


def test_names_without_rulings_between_them_part_a_column(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    rows = [
        ["Parameter", "", "Unit"],
        *[[name, "", unit] for name, unit in (("ADC", "bits"), ("Clock", "MHz"), ("Rate", "Hz"))],
    ]
    table(page, 80, 100, [100, 150, 60], rows, Style())
    for words, y in (
        (("MIN", "TYP", "MAX"), 111.5),
        (("", "18", ""), 128.2),
        (("10.32", "10.48", "10.64"), 144.9),
        (("4", "", "8000"), 161.6),
    ):
        for word, x in zip(words, (190, 240, 290), strict=True):
            text(page, x, y, word, 9)
    found = only_table(drawing, tmp_path)
    assert found.headers == ("Parameter", "MIN", "TYP", "MAX", "Unit")
    assert cells(found) == [
        ["ADC", "", "18", "", "bits"],
        ["Clock", "10.32", "10.48", "10.64", "MHz"],
        ["Rate", "4", "", "8000", "Hz"],
    ]


def test_rows_without_rulings_between_them(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    table(page, 80, 100, [120, 100, 100], [["Document", "Payee", "Amount"], ["", "", ""]], Style())
    page.draw_rect((80, 133.4, 400, 300), width=0.5)
    for x in (200, 300):
        page.draw_line((x, 133.4), (x, 300), width=0.5)
    expected = [[f"DHAW{n:04}", f"CARD {n}", f"{n * 10}.50"] for n in range(1, 9)]
    for number, row in enumerate(expected):
        for x, words in zip((84, 204, 304), row, strict=True):
            text(page, x, 150 + 14 * number, words, 8)
    assert cells(only_table(drawing, tmp_path)) == expected


def test_tables_side_by_side(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for x, first in ((60, 1), (320, 51)):
        rows = [["No.", "Pad", "X"], *[[str(n), f"S{n}", str(n * 16)] for n in range(first, first + 5)]]
        table(page, x, 100, [40, 80, 80], rows, Style())
    left, right = tables_of(drawing, tmp_path)
    assert cells(left)[0] == ["1", "S1", "16"]
    assert cells(right)[0] == ["51", "S51", "816"]


def test_a_table_within_a_cell_is_a_table_of_its_own(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    page.draw_rect((60, 100, 540, 420), width=0.7)
    for y in (125, 150):
        page.draw_line((60, y), (540, y), width=0.7)
    page.draw_line((160, 100), (160, 420), width=0.7)
    for x, y, words in (
        (64, 116, "Command"),
        (166, 116, "RDDST"),
        (64, 141, "Parameter"),
        (166, 141, "none"),
        (64, 280, "Description"),
        (166, 170, "Returns the status of the display:"),
    ):
        text(page, x, y, words, 9)
    inner = [["Bit", "Meaning"], ["BSTON", "Booster on"], ["SLPOUT", "Sleep out"]]
    table(page, 180, 190, [80, 200], inner, Style())
    outer, nested = tables_of(drawing, tmp_path)
    assert cells(nested) == [["BSTON", "Booster on"], ["SLPOUT", "Sleep out"]]
    assert ["Description", "Returns the status of the display:"] in [list(row.texts) for row in outer.rows]


def test_a_figure_is_no_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for x, y, words in ((100, 150, "CPU"), (300, 150, "RAM"), (200, 300, "Bus")):
        page.draw_rect((x, y, x + 80, y + 40), width=0.7)
        text(page, x + 25, y + 24, words, 10)
    page.draw_line((180, 170), (300, 170))
    page.draw_line((240, 170), (240, 300))
    text(page, 150, 380, "Figure 1 - Block diagram", 10)
    assert tables_of(drawing, tmp_path) == ()


def test_frames_around_text_are_no_tables(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    page.draw_rect((70, 90, 520, 200), width=0.7)
    paragraph(
        page, 80, 95, 420, "A note stands in a frame of its own, and is read as the running text that it is. " * 4
    )
    pages = pages_of(drawing, tmp_path)
    assert pages[0].fragments == ()
    assert "read as the running text" in pages[0].blocks[0].text


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_page_with_a_rotation(tmp_path, turn):
    """The table is the same, and its boxes are those of the page as it is displayed."""
    drawing = Drawing()
    page = drawing.page()
    quarter = {0: (595, 842), 90: (842, 595), 180: (595, 842), 270: (842, 595)}[turn]
    scratch = Drawing()
    upright = scratch.page(*quarter)
    table(upright, 80, 100, WIDTHS, [HEADER, *ROWS], Style())
    page.set_rotation(turn)
    page.show_pdf_page(page.rect * page.derotation_matrix, scratch.document, 0, rotate=turn)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
    box = found.rows[0].cells[0].box
    assert box is not None
    assert (box.x0, box.x1) == pytest.approx((80, 170), abs=2)


def test_a_table_set_sideways(tmp_path):
    """The page is upright, its text runs upwards; boxes are those of the page."""
    drawing = Drawing()
    scratch = Drawing()
    table(scratch.page(842, 595), 80, 100, WIDTHS, [HEADER, *ROWS], Style())
    page = drawing.page()
    page.show_pdf_page(page.rect, scratch.document, 0, rotate=90)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
    box = found.rows[0].cells[0].box
    assert box is not None
    assert (box.y0, box.y1) == pytest.approx((842 - 170, 842 - 80), abs=2)


def test_words_broken_at_the_end_of_a_line(tmp_path):
    rows = [
        ["Key", "Meaning"],
        ["A", "Indica- tion of the mgauss/ LSB and CL_DEVICE_ MAX"],
        ["B", "Low- Power and RS-485"],
    ]
    drawing = Drawing()
    page = drawing.page()
    table(page, 80, 100, [60, 60], [rows[0]], Style())
    page.draw_rect((80, 116.7, 200, 190), width=0.5)
    page.draw_line((140, 116.7), (140, 190), width=0.5)
    text(page, 84, 130, "A", 9)
    for number, words in enumerate(("Indica-", "tion of", "mgauss/", "LSB")):
        text(page, 144, 130 + 12 * number, words, 9)
    found = only_table(drawing, tmp_path)
    assert cells(found) == [["A", "Indication of mgauss/LSB"]]


@pytest.mark.parametrize(
    ("font", "rows"),
    [
        ("china-s", [["名称", "类型", "默认值"], ["数据寄存器", "读写", "0x04"], ["状态寄存器", "只读", "0x11"]]),
        ("helv", [["Größe", "Maßeinheit", "Wert"], ["Überspannung", "Volt", "1,5"], ["Länge", "Meter", "20,0"]]),
    ],
    ids=["Chinese", "German"],
)
def test_other_languages(tmp_path, font, rows):
    drawing = Drawing()
    table(drawing.page(), 80, 100, [110, 90, 90], rows, Style(font=font, header_fill=True))
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == rows[0]
    assert cells(found) == rows[1:]


def test_rules_of_rows_only(tmp_path):
    drawing = Drawing()
    table(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS], Style(rules=Rules.ROWS))
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
