"""The headings over the sections of tables: told by numbers, by the outline, by type; and what stands beside them."""

from __future__ import annotations

from collections.abc import Sequence

import pymupdf
import pytest

from tests.core.parsing.reading import tables_of
from tests.drawing import Drawing, Style, paragraph, table, text

ROWS = [["Characteristic", "Value"], ["Supply voltage", "24 V"], ["Inrush current", "3 A"]]
SENTENCE = "The unit reads sensors and drives relays over the bus of the cabinet in which it is mounted. "


def _page(drawing: Drawing, headings: Sequence[tuple[str, float]], tables: int = 1) -> None:
    """Headings of their sizes, each with a paragraph, and below the last ones a table."""
    page = drawing.page()
    y = 60.0
    for number, (words, size) in enumerate(headings):
        text(page, 56, y + size, words, size, "hebo")
        y = paragraph(page, 56, y + size + 6, 450, SENTENCE * 3) + 20
        if number >= len(headings) - tables:
            y = table(page, 56, y, [150, 120], ROWS, Style()) + 30


def _handbook(headings: Sequence[Sequence[tuple[str, float]]]) -> Drawing:
    drawing = Drawing()
    page = drawing.page()
    text(page, 56, 90, "Handbook of the MX controllers", 24, "hebo")
    paragraph(page, 56, 120, 450, SENTENCE * 9)
    for of_page in headings:
        _page(drawing, of_page)
    return drawing


@pytest.mark.parametrize(
    ("chapters", "section", "sizes"),
    [
        (("3 Indoor unit", "4 Outdoor unit"), "{}.1 Ratings", (16, 13)),
        (("Indoor unit", "Outdoor unit"), "Ratings", (16, 13)),
        (("Indoor unit", "Outdoor unit"), "Ratings", (13.4, 11.6)),
        (("Indoor unit", "Outdoor unit"), "1. Ratings", (16, 13)),
    ],
    ids=["numbers", "type", "type nearly alike", "numbers below names"],
)
def test_a_table_knows_the_chapter_over_its_section(tmp_path, chapters, section, sizes):
    sections = [section.format(chapter[0]) for chapter in chapters]
    pages = [[(chapter, sizes[0]), (own, sizes[1])] for chapter, own in zip(chapters, sections, strict=True)]
    read = tables_of(_handbook(pages), tmp_path)
    assert [one.section for one in read] == sections
    assert [one.chapters for one in read] == [(chapter,) for chapter in chapters]
    assert [one.beside for one in read] == [("outdoor",), ("indoor",)]


def test_the_outline_tells_levels_that_type_does_not(tmp_path):
    pages = [[("Indoor unit", 13), ("Ratings", 13)], [("Outdoor unit", 13), ("Ratings", 13)]]
    drawing = _handbook(pages)
    entries = [(2, "Indoor unit", 2), (3, "Ratings", 2), (2, "Outdoor unit", 3), (3, "Ratings", 3)]
    drawing.document.set_toc([[1, "Handbook of the MX controllers", 1], *map(list, entries)])
    assert [one.chapters for one in tables_of(drawing, tmp_path)] == [("Indoor unit",), ("Outdoor unit",)]


def test_sections_of_one_name_on_one_page_are_each_in_their_chapter(tmp_path):
    drawing = Drawing()
    text(drawing.page(), 56, 90, "Handbook", 24, "hebo")
    page = drawing.page()
    y = 60.0
    for chapter in ("Indoor unit", "Outdoor unit"):
        text(page, 56, y + 16, chapter, 16, "hebo")
        y = paragraph(page, 56, y + 20, 450, SENTENCE * 4) + 16
        text(page, 56, y + 14, "Ratings", 13, "hebo")
        y = table(page, 56, y + 24, [150, 120], ROWS, Style()) + 30
    assert [one.chapters for one in tables_of(drawing, tmp_path)] == [("Indoor unit",), ("Outdoor unit",)]


def test_what_is_over_everything_is_no_chapter(tmp_path):
    drawing = Drawing()
    page: pymupdf.Page = drawing.page()
    text(page, 56, 90, "Data sheet of the MX controllers", 24, "hebo")
    y = paragraph(page, 56, 100, 450, SENTENCE * 9) + 30
    for section in ("Ratings", "Limits"):
        text(page, 56, y, section, 13, "hebo")
        y = table(page, 56, y + 10, [150, 120], ROWS, Style()) + 40
    assert [one.chapters for one in tables_of(drawing, tmp_path)] == [(), ()]
