"""Page heads, framed notes and tables that go on over the page."""

from __future__ import annotations

from localmind_desktop.core.model import BlockKind
from tests.core.parsing.reading import cells, only_table, pages_of, tables_of
from tests.drawing import Drawing, Style, paragraph, table, text

HEADER = ["Parameter", "Symbol", "Min", "Typ", "Unit"]
ROWS = [[f"Current of output {n}", f"I{n}", f"{n}.1", f"{n}.4", "mA"] for n in range(40)]
WIDTHS = [140, 60, 60, 60, 60]
PROSE = "The circuit is switched on by the rising edge, and stays so until the clock stops. "


def test_a_table_goes_on_below_a_large_page_head_with_a_wider_last_column(tmp_path):
    drawing = Drawing()
    for number, rows in enumerate((ROWS[:30], ROWS[30:])):
        page = drawing.page()
        text(page, 300, 72, "Driver circuit TD1637", 14)
        if number:
            bottom = table(page, 90, 78, [*WIDTHS[:-1], 95], rows, Style(header_rows=0))
        else:
            text(page, 60, 100, "3 Electrical characteristics", 12, "hebo")
            bottom = table(page, 90, 120, WIDTHS, [HEADER, *rows], Style())
        if number:
            paragraph(page, 60, bottom + 20, 460, PROSE * 5)
    for _ in range(3):
        page = drawing.page()
        text(page, 300, 72, "Driver circuit TD1637", 14)
        paragraph(page, 60, 100, 460, PROSE * 20)
    found = only_table(drawing, tmp_path)
    assert found.pages == (1, 2)
    assert found.section == "3 Electrical characteristics"
    assert cells(found) == ROWS


def test_a_page_head_of_several_lines_is_no_section(tmp_path):
    drawing = Drawing()
    for number in range(4):
        page = drawing.page()
        text(page, 360, 80, "TD2812", 24, "hebo")
        text(page, 360, 106, "Intelligent control light source", 14)
        text(page, 360, 126, "with integrated driver", 14)
        text(page, 60, 160, f"{number + 1} Characteristics of mode {number}", 12, "hebo")
        paragraph(page, 60, 170, 460, PROSE * 4)
        table(page, 60, 300, WIDTHS, [HEADER, *ROWS[:4]], Style())
    assert [found.section for found in tables_of(drawing, tmp_path)] == [
        f"{number + 1} Characteristics of mode {number}" for number in range(4)
    ]


def test_a_framed_note_is_no_section(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 80, "2 Outlets", 14, "hebo")
    paragraph(page, 60, 90, 460, PROSE * 4)
    page.draw_rect((60, 200, 520, 250), width=0.5)
    text(page, 66, 214, "Note", 10, "hebo")
    text(page, 66, 230, "The number of the outlet stands for n in all names.", 10)
    table(page, 60, 270, WIDTHS, [HEADER, *ROWS[:4]], Style())
    (read,) = pages_of(drawing, tmp_path)
    assert [block.text for block in read.blocks if block.kind is BlockKind.HEADING] == ["2 Outlets"]
    assert read.fragments[0].section == "2 Outlets"
