"""The cited words are marked, not the whole of their lines."""

from dataclasses import replace

from localmind_desktop.core import Box, PageWord, Place
from localmind_desktop.ui.source.citing import quoted_boxes
from tests.ui.source.conftest import BY, WAIT, cited

WORDS = (
    PageWord("ends.", Box(50, 100, 80, 112), 0),
    PageWord("Payment", Box(90, 100, 150, 112), 0),
    PageWord("is", Box(50, 120, 60, 132), 1),
    PageWord("due.", Box(70, 120, 100, 132), 1),
    PageWord("In", Box(110, 120, 120, 132), 1),
)
LINES = (Box(50, 99, 200, 113), Box(50, 119, 200, 133))


def test_the_words_of_a_quotation_are_found_in_its_lines():
    assert quoted_boxes("Payment is due.", WORDS, LINES) == [Box(90, 100, 150, 112), Box(50, 120, 100, 132)]
    assert quoted_boxes("Payment was due.", WORDS, LINES) == []
    assert quoted_boxes("Payment is due.", WORDS, LINES[:1]) == []
    assert quoted_boxes("", WORDS, LINES) == []
    assert quoted_boxes("e", WORDS, LINES) == []  # which one is meant is not known


def test_cited_words_are_marked_when_they_are_known(reading, document, qtbot):
    line = Box(70, BY - 12, 400, BY + 5)
    citation = replace(cited(document, 10, line), quote="needle10 stands")
    reading.show_citation(citation)
    qtbot.waitUntil(lambda: reading.view.marks.cited != citation.places, timeout=WAIT)
    words = {word.text: word.box for word in reading.texts.words(10)}
    (place,) = reading.view.marks.cited
    assert (place.box.x0, place.box.x1) == (words["needle10"].x0, words["stands"].x1)
    row = replace(citation, cells=(("Name", "needle10 stands"),))
    reading.show_citation(row)
    assert reading.view.marks.cited == (Place(10, line),)
    reading.show_citation(citation)
    assert reading.view.marks.cited == (place,)
