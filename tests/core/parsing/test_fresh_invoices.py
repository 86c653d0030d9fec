"""Positions of invoices with their totals, other text closely above them, and years below groups without rules."""

from __future__ import annotations

from collections.abc import Sequence

import pymupdf

from tests.core.parsing.reading import cells, only_table
from tests.drawing import Drawing, length_of, text

NAMES = ("Désignation", "Qté", "P.U. HT", "TVA", "Total HT")
ITEMS = [
    ("Vanne papillon DN 80", "4", "64,50", "20 %", "258,00"),
    ("Joint torique", "12", "3,20", "20 %", "38,40"),
    ("Notice technique", "1", "8,00", "5,5 %", "8,00"),
]
TOTALS = [("Total HT", "304,40"), ("TVA 20 %", "59,28"), ("Total TTC", "364,12"), ("Acompte versé", "100,00")]
ENDS = (300.0, 370.0, 430.0, 520.0)


def _right(page: pymupdf.Page, x: float, y: float, words: str, font: str = "helv") -> None:
    text(page, x - length_of(words, font, 9), y, words, 9, font)


def _invoice(items: Sequence[Sequence[str]]) -> Drawing:
    drawing = Drawing()
    page = drawing.page()
    for number, row in enumerate((NAMES, *items)):
        y, font = 170 + 15 * number, "helv" if number else "hebo"
        text(page, 56, y, row[0], 9, font)
        for end, words in zip(ENDS, row[1:], strict=True):
            _right(page, end, y, words, font)
    for number, (label, amount) in enumerate(TOTALS):
        y = 195 + 15 * len(items) + 13 * number
        text(page, 370, y, label, 9)
        _right(page, 520, y, amount)
    return drawing


def test_the_labels_of_totals_may_reach_over_columns(tmp_path):
    for count in (3, 2):
        read = only_table(_invoice(ITEMS[:count]), tmp_path)
        assert read.headers == NAMES
        assert cells(read)[:count] == [list(item) for item in ITEMS[:count]]
        assert [[cell for cell in row if cell] for row in cells(read)[count:]] == [list(total) for total in TOTALS]


def test_lines_above_the_positions_are_no_names_of_columns(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    lines = [
        "INVOICE                                   No. 10442",
        "Northgate Tool Supply                     Date 12/08/2022",
        "",
        "Item  Description             Qty  Unit Price    Total",
        "-----------------------------------------------------",
        "A100  Hex key set              10       14.50   145.00",
        "A230  Torque wrench 1/2 in      2      119.00   238.00",
        "B017  Safety goggles, clear    25        3.75    93.75",
        "-----------------------------------------------------",
        "                              Subtotal          476.75",
        "                              Sales tax 7.25%    34.56",
        "                              TOTAL DUE         511.31",
    ]
    for number, line in enumerate(lines):
        text(page, 56, 80 + 12 * number, line, 9, "cour")
    read = only_table(drawing, tmp_path)
    assert read.headers == ("Item", "Description", "Qty", "Unit Price", "Total")
    assert cells(read)[1] == ["A230", "Torque wrench 1/2 in", "2", "119.00", "238.00"]
    assert cells(read)[-1] == ["", "", "TOTAL DUE", "", "511.31"]


def test_a_group_may_begin_with_its_first_column(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    starts = (56, 200, 260, 330, 390)
    for x, group in ((200, "Electricity"), (330, "Natural gas")):
        text(page, x, 88, group, 9, "hebo")
    lines = [
        ("Site", "2021", "2022", "2021", "2022"),
        ("Dresden", "1,204", "1,187", "350", "331"),
        ("Lyon", "987", "1,002", "120", "98"),
        ("Turin", "2,310", "2,255", "641", "590"),
    ]
    for number, line in enumerate(lines):
        for x, words in zip(starts, line, strict=True):
            text(page, x, 100 + 13 * number, words, 9, "helv" if number else "hebo")
    read = only_table(drawing, tmp_path)
    groups = ("Electricity › 2021", "Electricity › 2022", "Natural gas › 2021", "Natural gas › 2022")
    assert read.headers == ("Site", *groups)
    assert cells(read) == [list(line) for line in lines[1:]]


def test_names_that_stand_off_over_the_first_figures_begin_the_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y, label, value in ((60, "Customer", "Line"), (70, "J. Doe", "FO10479674"), (90, "Address", "Plan")):
        text(page, 56, y, label, 9)
        text(page, 255, y, value, 9)
    text(page, 56, 110, "Payable until 5 July 2015", 9)
    text(page, 480, 110, "31.43 EUR", 9)
    names, rows = (
        ("Net", "Tax", "Gross"),
        [("Line rental", "24.99", "5.00", "29.99"), ("Calls", "1.20", "0.24", "1.44")],
    )
    for end, name in zip((340, 430, 530), names, strict=True):
        _right(page, end, 138, name, "hebo")
    for number, row in enumerate((*rows, ("Total", "26.19", "5.24", "31.43"))):
        text(page, 56, 152 + 11 * number, row[0], 9)
        for end, words in zip((340, 430, 530), row[1:], strict=True):
            _right(page, end, 152 + 11 * number, words)
    read = only_table(drawing, tmp_path)
    assert read.headers == ("", *names)
    assert cells(read)[:2] == [list(row) for row in rows]
