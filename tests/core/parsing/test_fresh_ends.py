"""Tables without vertical rules that follow each other: each ends with a rule, a title and a head come after it."""

from __future__ import annotations

from collections.abc import Sequence

import pymupdf

from tests.core.parsing.reading import cells, tables_of
from tests.drawing import Drawing, text

HEAD = ["Item", "Symbol", "Min", "Max", "Unit", "Condition"]
PLACES = (72, 230, 280, 330, 390, 440)


def rule(page: pymupdf.Page, y: float, end: float, width: float = 0.4) -> None:
    page.draw_line((70, y), (end, y), width=width)


def timing(page: pymupdf.Page, y: float, rows: Sequence[Sequence[str]]) -> float:
    """Rows parted by hairlines that leave out the last columns, whose one value is that of all rows."""
    for x, words in zip(PLACES, HEAD, strict=True):
        text(page, x, y, words, 9, "hebo")
    rule(page, y + 6, 510, 1.2)
    for number, row in enumerate(rows):
        y += 16
        if number:
            rule(page, y - 10, 375)
        for x, words in zip(PLACES, row, strict=True):
            text(page, x, y, words, 9)
    rule(page, y + 6, 510, 1.2)
    return y


def test_tables_with_hairlines_between_their_rows_end_with_a_rule(tmp_path):
    read, write = ([[f"Enable {kind} {n}", f"t{n}", f"{n}0", "-", "", ""] for n in range(5)] for kind in ("in", "out"))
    for rows, figure in ((read, "Figure 3"), (write, "Figure 4")):
        rows[0][4:] = ["ns", figure]
    drawing = Drawing()
    page = drawing.page()
    y = timing(page, 120, read)
    text(page, 72, y + 17, "Note: Refer to the notes below these tables, and to the other figures.", 9)
    text(page, 72, y + 50, "Bus timing", 12, "hebo")
    text(page, 72, y + 80, "Write operation", 10, "hebo")
    y = timing(page, y + 104, write)
    text(page, 72, y + 42, "Read operation", 10, "hebo")
    timing(page, y + 66, read)
    found = tables_of(drawing, tmp_path)
    assert [list(table.headers) for table in found] == [HEAD, HEAD, HEAD]
    for table, rows in zip(found, (read, write, read), strict=True):
        assert cells(table) == [[*row[:4], *rows[0][4:]] for row in rows]


def test_tables_with_a_rule_at_their_end_follow_each_other_closely(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    heads = ["", "Estimate", "Error", "Value"], ["", "Df", "Squares", "Mean"]
    body = [[[f"term {n}", *(f"{n}.{c + k}3" for c in range(3))] for n in range(3)] for k in (1, 4)]
    y = 120.0
    for head, rows, places in zip(heads, body, ((72, 150, 210, 270), (72, 170, 240, 320)), strict=True):
        end = places[-1] + 40
        rule(page, y, end, 0.8)
        rule(page, y + 13, end)
        for number, row in enumerate([head, *rows]):
            for x, words in zip(places, row, strict=True):
                text(page, x, y + 10 + 12 * number + 1.5 * bool(number), words, 9)
        y += 14 + 12 * len(rows)
        rule(page, y + 4, end, 0.8)
        text(page, 72, y + 18, "table(anova(model))", 9, "cour")
        y += 32
    found = tables_of(drawing, tmp_path)
    assert [list(table.headers) for table in found] == [list(head) for head in heads]
    assert [cells(table) for table in found] == body


def test_hairlines_hold_the_lines_of_a_row_together_and_close_names_stay_apart(tmp_path):
    texts = ["Clears the entire display", "and sets the address", "to nothing at all in the", "address counter"]
    keys = [["Clear", "display"], ["Return", "home"], ["Entry", "mode set"], ["Read", "the flag"]]
    drawing = Drawing()
    page = drawing.page()
    places = (72, 150, 188, 240, 300)
    for x, words in ((72, "Instruction"), (150, "Symbol"), (188, "Min"), (240, "Max"), (300, "Description")):
        text(page, x, 110, words, 9, "hebo")
    rule(page, 116, 450, 1.0)
    y, expected = 130.0, []
    for number, key in enumerate(keys):
        figures = [f"t{number}", f"{number}.5", f"{number}.9"]
        for x, words in zip(places, [key[0], *figures, texts[0]], strict=True):
            text(page, x, y, words, 9)
        text(page, 72, y + 11, key[1], 9)
        for line, words in enumerate(texts[1:], start=1):
            text(page, 300, y + 11 * line, words, 9)
        rule(page, y + 39, 450)
        y += 56
        expected.append([" ".join(key), *figures, " ".join(texts)])
    (found,) = tables_of(drawing, tmp_path)
    assert list(found.headers) == ["Instruction", "Symbol", "Min", "Max", "Description"]
    assert cells(found) == expected
