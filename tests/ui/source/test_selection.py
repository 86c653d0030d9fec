"""Selecting text, by words and their boxes."""

from localmind_desktop.core import Box, PageWord
from localmind_desktop.ui.source.selection import Caret, Selected, caret_at, line_at, whole_page, word_at

ONE = (
    PageWord("Supply", Box(50, 100, 110, 112), 0),
    PageWord("current", Box(120, 100, 190, 112), 0),
    PageWord("18", Box(50, 120, 70, 132), 1),
    PageWord("mA", Box(80, 120, 100, 132), 1),
)
UP = (PageWord("Upwards", Box(20, 100, 32, 170), 0),)
PAGES = {1: ONE, 2: (PageWord("Next", Box(50, 50, 90, 62), 0),)}


def words(page: int) -> tuple[PageWord, ...]:
    return PAGES.get(page, ())


def test_a_caret_is_set_between_the_letters_under_the_mouse():
    assert caret_at(1, ONE, 71, 105) == Caret(1, 0, 2)
    assert caret_at(1, ONE, 10, 105) == Caret(1, 0, 0)
    assert caret_at(1, ONE, 400, 126) == Caret(1, 3, 2)  # the end of the line that is level with it
    assert caret_at(1, (), 10, 10) is None


def test_the_text_and_the_boxes_of_a_part_of_two_lines():
    part = Selected(Caret(1, 2, 1), Caret(1, 0, 3))  # backwards
    assert part.text(words) == "ply current\n1"
    assert part.boxes(1, ONE) == [Box(80, 100, 190, 112), Box(50, 120, 60, 132)]
    assert not part.is_empty


def test_a_selection_goes_over_pages():
    part = Selected(Caret(1, 3, 0), Caret(2, 0, 2))
    assert part.text(words) == "mA\nNe"
    assert list(part.pages()) == [1, 2]
    assert part.boxes(2, PAGES[2]) == [Box(50, 50, 70, 62)]


def test_words_lines_and_pages():
    assert word_at(1, ONE, 130, 105).text(words) == "current"
    assert word_at(1, ONE, 300, 300) is None
    assert line_at(1, ONE, 60, 126).text(words) == "18 mA"
    assert whole_page(1, ONE).text(words) == "Supply current\n18 mA"
    assert whole_page(9, ()) is None


def test_a_word_that_runs_up_the_page_is_taken_as_a_whole():
    assert caret_at(1, UP, 25, 110) == Caret(1, 0, 0)
    assert caret_at(1, UP, 25, 160) == Caret(1, 0, 7)
    assert Selected(Caret(1, 0, 0), Caret(1, 0, 7)).boxes(1, UP) == [UP[0].box]
