"""What is set on pages: nothing lost, everything within its page, and drawn where it is said to stand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.model import BlockKind, Box, PageRead
from localmind_desktop.core.parsing.flowing.content import Content, FlowTable, FlowText, NewPage, table_of
from localmind_desktop.core.parsing.flowing.drawing import DrawnPage
from localmind_desktop.core.parsing.flowing.faces import face
from localmind_desktop.core.parsing.flowing.setting import set_pages
from localmind_desktop.core.parsing.flowing.styles import CELL
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from tests.core.parsing.formats.drawn import some_cells, some_text

KINDS = (BlockKind.PARAGRAPH, BlockKind.LIST, BlockKind.CAPTION, BlockKind.CODE, BlockKind.HEADING)
LETTERS = st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Cf", "Co", "Cn"))
texts = st.text(LETTERS, max_size=400)
flow_texts = st.builds(FlowText, texts, st.sampled_from(KINDS), st.integers(0, 6))
seeded_tables = st.integers(0, 10_000).map(lambda seed: FlowTable(tuple(some_cells(Random(seed))), 1))
contents = st.lists(
    st.one_of(flow_texts, seeded_tables, st.builds(NewPage, st.just("Slide"), st.booleans())), max_size=8
)


def letters(text: str) -> str:
    return "".join(text.split())


def boxes_of(page: PageRead) -> list[Box]:
    lines = [line.box for block in page.blocks for line in block.lines]
    cells = [cell.box for fragment in page.fragments for row in fragment.rows for cell in row.cells if cell.box]
    return [*lines, *cells, *(box for fragment in page.fragments for box in fragment.header_boxes)]


@given(st.lists(flow_texts, max_size=8))
@settings(max_examples=150)
def test_no_letter_of_running_text_is_lost(content: list[Content]) -> None:
    told = "".join(letters(block.text) for page in set_pages(content) for block in page.blocks)
    assert told == "".join(letters(item.text) for item in content if isinstance(item, FlowText))


@given(contents)
@settings(max_examples=150)
def test_all_stands_within_its_page(content: list[Content]) -> None:
    pages = set_pages(content)
    for number, page in enumerate(pages, 1):
        assert page.number == number
        for x0, y0, x1, y1 in boxes_of(page):
            assert 0 <= x0 < x1 <= page.width
            assert 0 <= y0 < y1 <= page.height


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("lines_above", [0, 30, 55])
def test_a_table_keeps_its_cells_over_page_breaks(seed: int, lines_above: int) -> None:
    random = Random(seed)
    cells = some_cells(random)
    table = FlowTable(tuple(cells), 1)
    pages = set_pages([*[FlowText(some_text(random)) for _ in range(lines_above)], table])
    (joined,) = join_fragments(pages)
    truth = [[""] * table.columns for _ in range(table.rows)]
    for cell in cells:
        for row in range(cell.row, cell.row + cell.rows):
            for column in range(cell.column, cell.column + cell.columns):
                truth[row][column] = " ".join(cell.text.split())
    whole = [row for row in truth[1:] if any(row) and len(set(row)) > 1]  # one cell over all columns is a band or note
    assert list(joined.headers[: table.columns]) == truth[0]
    told = [[" ".join(cell.split()) for cell in row.texts[: table.columns]] for row in joined.rows]
    assert [row for row in told if len(set(row)) > 1] == whole


def test_a_long_table_goes_on_with_the_next_page_under_the_same_header() -> None:
    rows = [["Part", "Price"], *[[f"P-{n}", f"{n}.50"] for n in range(400)]]
    pages = set_pages([table_of(rows, 1), FlowText("After it."), table_of([["Part", "Price"], ["X", "1"]], 1)])
    first, second = join_fragments(pages)
    assert [list(row.texts) for row in first.rows] == rows[1:]
    assert len(first.pages) > 5
    assert [row.texts for row in second.rows] == [("X", "1")]


def test_two_tables_of_like_columns_on_two_pages_stay_two() -> None:
    table = table_of([["1", "2"], ["3", "4"]], 0)
    pages = set_pages([table, NewPage("Two"), table])
    assert len(join_fragments(pages)) == 2
    assert [page.label for page in pages] == ["", "Two"]


def test_a_row_higher_than_a_page_makes_its_page_higher() -> None:
    (page,) = set_pages([table_of([["A", "B"], ["x\n" * 200, "y"]], 1)])
    assert page.height > 2_000
    assert page.fragments[0].rows[0].cells[1].text == "y"


def test_a_caption_above_or_below_names_the_table() -> None:
    table = table_of([["A", "B"], ["1", "2"]], 1)
    above = set_pages([FlowText("Limits of the pump", BlockKind.CAPTION), table])
    below = set_pages([table, FlowText("Table 4: Limits of the pump")])
    assert [join_fragments(pages)[0].caption for pages in (above, below)] == [
        "Limits of the pump",
        "Table 4: Limits of the pump",
    ]


def test_a_heading_does_not_end_a_page() -> None:
    for lines in range(40, 60):
        pages = set_pages([*[FlowText("Text.")] * lines, FlowText("Heading", BlockKind.HEADING, 1), FlowText("Below.")])
        (page,) = (page for page in pages for block in page.blocks if block.text == "Heading")
        assert page.blocks[-1].text != "Heading"


@pytest.mark.parametrize("seed", range(8))
def test_what_is_drawn_stands_in_the_boxes_that_are_cited(seed: int) -> None:
    random = Random(seed)
    content: list[Content] = [FlowText(some_text(random, 60)), FlowTable(tuple(some_cells(random)), 1)]
    content.append(FlowText(some_text(random, 30), BlockKind.HEADING, 2))
    content.append(FlowText("def f():\n    return 1", BlockKind.CODE))
    content.append(replace(table_of([["Ä", "B"], ["温度", "2"]], 1), corner=(3, 28)))
    for read in set_pages(content):
        drawn = DrawnPage(read)
        try:
            words = drawn.page.get_text("words")
        finally:
            drawn.close()
        lines = [(line.box, line.text) for block in read.blocks for line in block.lines]
        cells = [(cell.box, cell.text) for part in read.fragments for row in part.rows for cell in row.cells]
        for box, text in [*lines, *cells]:
            if box is None or not text:
                continue
            inside = [w for w in words if box.x0 - 1 <= (w[0] + w[2]) / 2 <= box.x1 + 1 and _level(w, box)]
            told = letters("".join(word[4] for word in sorted(inside, key=lambda w: (round(w[3]), w[0]))))
            assert sorted(told.replace("�", "")) == sorted(letters(text).replace("🙂", ""))  # no face has it


@pytest.mark.parametrize("text", ["16/11/2017", "MSPE2017", "FR19787878784"])
def test_a_cell_as_wide_as_its_words_in_the_file_is_drawn_whole(text: str) -> None:
    (page,) = set_pages([table_of([["A", "B"], [text, "2"]], 1)])
    (fragment,) = page.fragments
    (row,) = fragment.rows
    box = row.cells[0].box
    assert box is not None
    narrow = Box(box.x0, box.y0, box.x0 + face(CELL.face).width(text, CELL.size), box.y0 + 1.2 * CELL.leading)
    rows = (row._replace(cells=(row.cells[0]._replace(box=narrow), row.cells[1])),)
    drawn = DrawnPage(replace(page, fragments=(replace(fragment, rows=rows),)))
    try:
        assert text in drawn.page.get_text().split()
    finally:
        drawn.close()


def _level(word: tuple[float, ...], box: Box) -> bool:
    return box.y0 - 1 <= (word[1] + word[3]) / 2 <= box.y1 + 1


@given(contents)
@settings(max_examples=60)
def test_slides_are_counted_as_pages(content: list[Content]) -> None:
    slides = [NewPage("Slide", is_slide=True) for _ in range(3)]
    pages = set_pages([slides[0], *(item for item in content if not isinstance(item, NewPage)), *slides[1:]])
    assert [page.label for page in pages] == ["Slide"] * 3


def test_a_list_of_thousands_of_rows_stays_one_table() -> None:
    rows = [["Part", "Price"], *[[f"P-{n}", f"{n}.50"] for n in range(9_000)]]
    pages = set_pages([replace(table_of(rows), corner=(1, 1))])
    (table,) = join_fragments(pages)
    assert table.headers == ("Part", "Price")
    assert [list(row.texts) for row in table.rows] == rows[1:]
    assert list(table.pages) == [page.number for page in pages]
    numbers = [part.row for page in pages for part in page.sheet]
    assert numbers == sorted(numbers)
