"""Tables with horizontal rules only, below text in two columns."""

from __future__ import annotations

from tests.core.parsing.reading import cells, only_table, pages_of
from tests.drawing import Drawing, paragraph, text

PROSE = "The values were taken before and after the exercise, and compared with those of the year before. "
HEADER = ["", "Arithmetic Mean", "Standard Deviation", "Minimum", "Maximum"]
ROWS = [
    ["Age (years)", "24.21", "3.41", "18.00", "32.00"],
    ["Height (cm)", "173.2", "7.04", "162", "185"],
    ["Weight (kg)", "67.85", "5.17", "62.32", "77.67"],
]


def test_the_gutter_of_the_text_above_parts_no_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    paragraph(page, 45, 60, 230, PROSE * 14, 10)
    paragraph(page, 294, 60, 230, PROSE * 14, 10)
    text(page, 140, 510, "Table 1. Age (years), height (cm) and weight (kg) of the group.", 8)
    for y in (530, 550, 600):
        page.draw_line((43, y), (525, y), width=0.5)
    for number, row in enumerate([HEADER, *ROWS]):
        y = 543 + (12 * number + 8 if number else 0)
        for x, words in zip((45, 140, 262, 390, 478), row, strict=True):
            text(page, x, y, words, 8)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS


def test_text_in_two_columns_between_two_rules_keeps_its_columns(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    page.draw_line((43, 50), (525, 50), width=0.5)
    paragraph(page, 45, 60, 230, PROSE * 6, 10)
    paragraph(page, 294, 60, 230, "Nothing else was found. " * 24, 10)
    page.draw_line((43, 320), (525, 320), width=0.5)

    (page_read,) = pages_of(drawing, tmp_path)
    assert page_read.fragments == ()
    assert "Nothing" not in page_read.blocks[0].text
