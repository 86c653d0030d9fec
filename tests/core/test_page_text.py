"""Searching stored text, and finding on the words of a page what was found in it."""

import pytest

from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Fragment, Line, PageRead, PageWord, Place, Row
from localmind_desktop.core.page_text import Folded, boxes_on_words, folded_query, hits_on, words_of

LINES = (Line("The supply current of", Box(50, 100, 260, 112)), Line("the sensor is 18 mA.", Box(50, 114, 250, 126)))
CELL = Box(200, 200, 300, 230)


def fragment() -> Fragment:
    header = (Box(50, 180, 200, 200), Box(200, 180, 300, 200))
    rows = tuple(
        Row((Cell(name, Box(50, y, 200, y + 15)), Cell("Supply current", CELL)), Place(1, Box(50, y, 300, y + 15)))
        for name, y in (("ICC", 200), ("IDD", 215))
    )
    heads = ("Name › Symbol", "Name › Meaning")
    return Fragment(Box(50, 180, 300, 230), heads, header, True, rows, (50, 200, 300), "", "", False, False, 1.0)


@pytest.fixture
def page() -> PageRead:
    return PageRead(1, 595, 842, (Block(BlockKind.PARAGRAPH, LINES),), (fragment(),))


@pytest.mark.parametrize(
    ("text", "query"),
    [("Größe", "grosse"), ("Zürich", "ZURICH"), ("a  b\nc", "A B C"), ("ﬁnal", "final"), ("co\u00adop", "coop")],
)
def test_case_accents_and_spaces_do_not_count(text, query):
    ((start, end),) = Folded(text).find(folded_query(query))
    assert text[start:end] == text


def test_a_text_is_found_over_the_end_of_a_line(page):
    (hit,) = hits_on(page, "current of THE sensor")
    assert hit.boxes == (Box(50 + 110, 100, 260, 112), Box(50, 114, 150, 126))
    assert (hit.before, hit.found, hit.after) == ("The supply ", "current of the sensor", " is 18 mA.")
    assert hit.area == Box(50, 100, 260, 126)


def test_hits_come_from_top_to_bottom_and_a_merged_cell_counts_once(page):
    first, second = hits_on(page, "supply current")
    assert first.boxes[0].y0 == 100
    assert second.area == CELL
    assert [hit.area.x0 for hit in hits_on(page, "name")] == [50]  # a header level over two columns
    assert [hit.found for hit in hits_on(page, "meaning")] == ["Meaning"]
    assert list(hits_on(page, "  ")) == []
    assert list(hits_on(page, "voltage")) == []


def test_the_words_of_the_page_say_where_a_hit_is_to_the_letter(page):
    hits = list(hits_on(page, "supply current"))
    words = [
        PageWord("The", Box(50, 100, 70, 112), 0),
        PageWord("supply", Box(75, 100, 110, 112), 0),
        PageWord("current", Box(115, 100, 150, 112), 0),
        PageWord("Supply", Box(210, 202, 240, 212), 1),
        PageWord("current", Box(210, 214, 250, 224), 2),
    ]
    in_line, in_cell = boxes_on_words(hits, words)
    assert in_line == (Box(75, 100, 150, 112),)
    assert in_cell == (Box(210, 202, 240, 212), Box(210, 214, 250, 224))
    assert boxes_on_words(hits, []) == [hit.boxes for hit in hits]


def test_words_share_their_line_where_only_lines_are_known(page):
    words = words_of([page])
    assert [word.text for word in words[:4]] == ["The", "supply", "current", "of"]
    assert words[0].box == Box(50, 100, 80, 112)
    assert {word.line for word in words[:4]} == {0}
    assert words[4].line == 1
