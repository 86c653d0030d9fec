"""Invoices: numbered items of several lines between the rules of a head and one at the end."""

from __future__ import annotations

from tests.core.parsing.reading import cells, only_table, tables_of
from tests.drawing import Drawing, text

HEADER = ["Pos.", "Menge", "Beschreibung", "Preis", "Betrag"]
PLACES = (60, 115, 160, 430, 520)


def test_items_of_several_lines_below_a_block_of_keys(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y, line in ((300, ("Rechnungsnr.", "30064443", "Kundennr.", "47774")), (312, ("Datum", "7. Mai 2014", "", ""))):
        for x, words in zip((54, 148, 369, 464), line, strict=True):
            text(page, x, y, words, 9)
    for y in (345, 366, 600):
        page.draw_line((54, y), (572, y), width=0.9)
    for x, words in zip(PLACES, HEADER, strict=True):
        text(page, x, 358, words, 8, "hebo")
    expected = []
    for number in range(1, 6):
        y = 350 + 44 * number
        lines = [f"Small business standard {number}", "Monthly fee per unit", "01.05.14-31.05.14"]
        row = [str(number), "1", lines[0], f"{number},89", f"{number},89"]
        for x, words in zip(PLACES, row, strict=True):
            text(page, x, y, words, 8)
        for place, words in enumerate(lines[1:], start=1):
            text(page, PLACES[2], y + 14 * place, words, 8)
        expected.append(row)
    for x in (56, 227, 398):
        for place in range(4):
            text(page, x, 612 + 8 * place, f"Company line {place}", 6.5)
    items = next(found for found in tables_of(drawing, tmp_path) if "Menge" in found.headers)
    assert list(items.headers) == HEADER
    assert [row[0] for row in cells(items)] == ["1", "2", "3", "4", "5"]
    assert [row[3:] for row in cells(items)] == [row[3:] for row in expected]
    assert cells(items)[0][2] == "Small business standard 1 Monthly fee per unit 01.05.14-31.05.14"


def test_a_single_line_between_the_two_of_its_row_parts_nothing(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    edges, rows = (72, 220, 300, 360, 420), [["Item", "Kind", "Typ.", "Max."]]
    rows += [[f"Supply {n}", f"Mode {n}", f"{n}.5", f"{n}.9"] for n in range(3)]
    rows.append(["Duties", "Modes", "7.5", "7.9"])
    for x in edges:
        page.draw_line((x, 100), (x, 100 + 36 * len(rows)), width=0.5)
    for number, row in enumerate(rows):
        y = 100 + 36 * number
        page.draw_line((edges[0], y), (edges[-1], y), width=0.5)
        for x, words in zip(edges, row[:2], strict=False):
            text(page, x + 3, y + 13, words, 9)
            text(page, x + 3, y + 30, f"as {words}", 9)
        for x, words in zip(edges[2:], row[2:], strict=False):
            text(page, x + 3, y + 21.5, words, 9)
    page.draw_line((edges[0], 100 + 36 * len(rows)), (edges[-1], 100 + 36 * len(rows)), width=0.5)
    (found,) = tables_of(drawing, tmp_path)
    expected = [[f"{words} as {words}" for words in row[:2]] + row[2:] for row in rows]
    assert [list(found.headers), *cells(found)] == expected


def test_a_line_that_stands_off_above_a_list_in_one_width_is_no_header(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 70, "INVOICE  No. 4711", 9, "cour")
    lines = [
        "Item                     Qty   Unit price      Amount",
        "Widget, large              2       100.00      200.00",
        "Bracket                   10         5.50       55.00",
        "Cable, 3 m                 4        12.25       49.00",
        "",
        "                                Subtotal:      304.00",
        "                                   Total:      364.80",
    ]
    for number, line in enumerate(lines):
        text(page, 60, 100 + 11 * number, line, 9, "cour")
    read = only_table(drawing, tmp_path)
    assert read.headers == ("Item", "Qty", "Unit price", "Amount")
    assert cells(read) == [
        ["Widget, large", "2", "100.00", "200.00"],
        ["Bracket", "10", "5.50", "55.00"],
        ["Cable, 3 m", "4", "12.25", "49.00"],
        ["", "", "Subtotal:", "304.00"],
        ["", "", "Total:", "364.80"],
    ]
