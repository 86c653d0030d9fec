"""Statistical tables: rules only around the header and between groups of columns, many lines between two rules."""

from __future__ import annotations

from tests.core.parsing.reading import cells, only_table
from tests.drawing import Drawing, text

GROUPS = ("Total", "Male", "Female")


def test_lines_between_two_rules_are_rows(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    rows = [
        [f"Offense {name}", *(f"{n * 7 + column}.{n % 10}" for column in range(6))]
        for n, name in enumerate(("a", "b", "c", "d", "e", "f", "g", "h", "i", "k", "l", "m", "n", "o"), start=11)
    ]
    for y, start in ((100, 60), (114, 180), (128, 60), (128 + 9 * len(rows) + 8, 60)):
        page.draw_line((start, y), (480, y), width=0.5)
    for x in (180, 280, 380):
        page.draw_line((x, 100), (x, 128 + 9 * len(rows) + 8), width=0.5)
    for place, group in enumerate(GROUPS):
        text(page, 216 + 100 * place, 110, group, 7)
        for x, words in ((190, "Under 18"), (240, "Older")):
            text(page, x + 100 * place, 124, words, 7)
    text(page, 90, 124, "Offense charged", 7)
    for number, row in enumerate(rows):
        for x, words in zip((64, 200, 250, 300, 350, 400, 450), row, strict=True):
            text(page, x, 138 + 9 * number, words, 7)
    found = only_table(drawing, tmp_path)
    assert cells(found) == rows
    assert found.headers[1] == "Total › Under 18"
    assert found.headers[6] == "Female › Older"
