"""What is hardly a table is left to the running text, word by word."""

from __future__ import annotations

from tests.core.parsing.reading import pages_of, tables_of
from tests.drawing import Drawing, Style, table, text


def test_a_list_of_contents_is_no_table_and_keeps_its_words(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    titles = ["Introduction to the program", "Installing what it needs", "Files that are read", "Questions and answers"]
    parts = ["Overview of what follows", "How it is done step by step", "Limits", "Notes on older versions of it"]
    lines = [(f"{n}", title, 72.0) for n, title in enumerate(titles, start=1)]
    lines += [(f"{n}.{m}", part, 88.0) for n in range(1, 5) for m, part in enumerate(parts, start=1)]
    for number, (mark, title, x) in enumerate(sorted(lines)):
        text(page, x, 100 + 16 * number, mark, 10)
        text(page, x + 28, 100 + 16 * number, title, 10)
        text(page, 500, 100 + 16 * number, str(3 + 4 * number), 10)
    [read] = pages_of(drawing, tmp_path)
    assert not read.fragments
    words = " ".join(block.text for block in read.blocks).split()
    assert all(word in words for title in (*titles, *parts) for word in title.split())


def test_a_table_with_rules_stays_one(tmp_path):
    drawing = Drawing()
    rows = [["Chapter", "Title", "Page"], *[[str(n), f"Part {n}", str(3 + 7 * n)] for n in range(1, 7)]]
    table(drawing.page(), 72, 100, [60, 200, 60], rows, Style())
    assert len(tables_of(drawing, tmp_path)) == 1
