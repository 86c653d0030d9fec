"""Tables whose cells are shaded areas with gaps between them, and no rulings at all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pymupdf

from tests.core.parsing.reading import cells, only_table, tables_of
from tests.drawing import Drawing, paragraph, text

GAP = 2.2
SIZE = 8.0
LIGHT, DARK = 0.95, 0.8
WIDTHS = (110, 60, 50, 50, 50)
HEADER = ["Parameter", "Symbol", "Min", "Typ", "Max"]
ROWS = [
    ["Input low level", "Vil", "", "", "20"],
    ["Input high level", "Vih", "80", "", ""],
    ["Current during pressure measurement", "Ip", "", "714", ""],
    ["Standby current (inactive period of normal mode)", "Is", "", "0.2", "0.5"],
    ["Pull-up resistor", "R", "70", "120", "190"],
]


def shaded(
    page: pymupdf.Page,
    x: float,
    y: float,
    widths: Sequence[float],
    rows: Sequence[Sequence[str]],
    header: bool = True,
    margin: float = 3.0,
) -> float:
    """Rows in alternating shades; each cell is filled in parts: its margins, and each line of its text."""
    for number, row in enumerate(rows):
        shade = DARK if number % 2 == 0 else LIGHT
        font = "hebo" if header and number == 0 else "helv"
        lines = [_lines(value, width, font) for value, width in zip(row, widths, strict=True)]
        height = max(len(cell) for cell in lines) * 1.3 * SIZE + 2 * margin
        left = x
        for cell, width in zip(lines, widths, strict=True):
            _fill(page, (left, y, left + width - GAP, y + height - GAP), margin, max(1, len(cell)), shade)
            for place, words in enumerate(cell):
                text(page, left + margin + 1, y + margin + SIZE + 1.3 * SIZE * place, words, SIZE, font)
            left += width
        y += height
    return y


def _lines(value: str, width: float, font: str) -> list[str]:
    lines: list[str] = []
    for word in value.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pymupdf.get_text_length(longer, font, SIZE) <= width - 12:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _fill(page: pymupdf.Page, box: tuple[float, float, float, float], margin: float, lines: int, shade: float) -> None:
    x0, y0, x1, y1 = box
    step = (y1 - y0 - 2 * margin) / lines
    parts = [(x0, y0, x1, y0 + margin), (x0, y1 - margin, x1, y1)]
    parts += [(x0, y0 + margin, x0 + margin, y1 - margin), (x1 - margin, y0 + margin, x1, y1 - margin)]
    parts += [(x0 + margin, y0 + margin + step * n, x1 - margin, y0 + margin + step * (n + 1)) for n in range(lines)]
    for part in parts:
        page.draw_rect(part, color=None, fill=(shade, shade, shade))


def test_shaded_cells_are_the_grid(tmp_path):
    drawing = Drawing()
    shaded(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS])
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS
    assert found.confidence > 0.95


def test_wide_margins_make_no_columns(tmp_path):
    drawing = Drawing()
    shaded(drawing.page(), 80, 100, WIDTHS, [HEADER, *ROWS], margin=5.4)
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == ROWS


def test_a_shaded_grid_goes_on_over_the_page_without_its_header(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 80, 560, "Table 3: Parameters", 9, "hebo")
    bottom = shaded(page, 80, 570, WIDTHS, [HEADER, *ROWS])
    text(page, 80, bottom + 20, "7", 6)
    text(page, 86, bottom + 24, "When changing temperature at constant pressure, the value changes as well.", 10)
    page = drawing.page()
    bottom = shaded(page, 80, 60, WIDTHS, ROWS[2:] + ROWS[:2], header=False)
    paragraph(page, 80, bottom + 20, 400, "All values hold at room temperature, if nothing else is said. " * 4)
    found = only_table(drawing, tmp_path)
    assert found.pages == (1, 2)
    assert list(found.headers) == HEADER
    assert cells(found) == [*ROWS, *ROWS[2:], *ROWS[:2]]


def test_stripes_behind_columns_of_words_are_no_cells(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    rows = [[f"Item {n}", f"{n}.10", f"{n}.25", f"{n * 7}", f"{n * 9}"] for n in range(1, 9)]
    for number, row in enumerate(rows):
        y = 100 + 14 * number
        shade = 0.9 if number % 2 else 0.8
        for x0, x1 in ((78, 278), (281, 420)):
            page.draw_rect((x0, y, x1, y + 12), color=None, fill=(shade, shade, shade))
        for x, words in zip((82, 180, 240, 300, 370), row, strict=True):
            text(page, x, y + 9, words, 8)
    assert cells(only_table(drawing, tmp_path)) == rows


def test_marked_words_of_running_text_are_no_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for number in range(4):
        y = 100 + 13 * number
        edges = (80, 200 + 21 * number, 330 - 17 * number, 470)
        for column, (x0, x1) in enumerate(pairwise(edges)):
            shade = 0.75 + 0.06 * ((number + column) % 3)
            page.draw_rect((x0, y, x1, y + 13), color=None, fill=(shade, shade, shade))
        text(page, 82, y + 10, "When a server receives a packet from a client it must answer with the same number", 9)
    assert tables_of(drawing, tmp_path) == ()
