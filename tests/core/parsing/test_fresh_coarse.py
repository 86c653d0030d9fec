"""Statistical tables: rules only around the header and between groups of columns, many lines between two rules."""

from __future__ import annotations

from tests.core.parsing.reading import cells, only_table, pages_of
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


def test_dots_before_a_column_of_its_own_and_parted_figures(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    names = ["Total", *(f"Offense {name}" for name in "abcdefghiklmn")]
    rows = [[name, *(f"{n * 7 + column},062.{n % 10}" for column in range(4))] for n, name in enumerate(names, 11)]
    bottom = 128 + 9 * len(rows) + 8
    for y, start in ((100, 60), (114, 260), (128, 60), (bottom, 60)):
        page.draw_line((start, y), (480, y), width=0.5)
    for x in (180, 260):
        page.draw_line((x, 100), (x, bottom), width=0.5)
    for x, y, words in ((90, 124, "Offense charged"), (210, 124, "Total"), (340, 110, "By age")):
        text(page, x, y, words, 7)
    for x, words in ((290, "Under 18"), (350, "18 to 25"), (420, "Older")):
        text(page, x, 124, words, 7)
    for number, row in enumerate(rows):
        y = 138 + 9 * number
        text(page, 64, y, f"{row[0]}. . . . . . . . .", 7)
        for x, words in zip((220, 300, 360, 430), row[1:], strict=True):
            if number:
                text(page, x, y, words, 7)
            else:  # in bold type a space stands behind the point
                whole, _, rest = words.partition(".")
                text(page, x, y, f"{whole}. {rest}", 7, "hebo")
    found = only_table(drawing, tmp_path)
    assert cells(found) == rows
    assert found.headers[1:3] == ("Total", "By age › Under 18")


def test_sentences_keep_their_points_and_numbers(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 100, "The count rose to 11,062. 6 more were found in 2009. 5 were not.")
    assert "11,062. 6 more were found in 2009. 5 were not." in pages_of(drawing, tmp_path)[0].blocks[0].text
