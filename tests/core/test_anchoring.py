"""A text is found again on pages that were set anew, nearest to where it was."""

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.anchoring import NEAR, found_places, text_at
from localmind_desktop.core.model import Box, PageWord, Place

LINE, STEP = 12.0, 50.0


def page(*lines: str, top: float = 0.0) -> tuple[PageWord, ...]:
    """Words that stand `STEP` apart, in lines that are `LINE` apart."""
    return tuple(
        PageWord(word, Box(STEP * at, top + LINE * number, STEP * at + 40, top + LINE * number + 10), number)
        for number, line in enumerate(lines)
        for at, word in enumerate(line.split())
    )


def at(number: int, x: float = 0.0, y: float = 0.0) -> tuple[Place, ...]:
    return (Place(number, Box(x, y, x + 40, y + 10)),)


def test_it_is_found_where_it_moved_to_with_a_box_per_line():
    pages = {1: page("a new line", "The pump", "keeps four bar")}
    places = found_places("The Pump\nkeeps", at(1), 1, pages.__getitem__)
    assert places == (Place(1, Box(0, 12, 90, 22)), Place(1, Box(0, 24, 40, 34)))
    assert text_at(places, pages.__getitem__) == "The pump\nkeeps"


def test_the_nearest_of_several_is_taken_on_its_page_before_others():
    pages = {1: page("four bar"), 2: page("four bar", "and", "four bar"), 3: ()}
    (place,) = found_places("four bar", at(2, y=25), 3, pages.__getitem__)
    assert place.page == 2
    assert place.box.y0 == 24
    (place,) = found_places("four bar", at(3), 3, pages.__getitem__)
    assert place.page == 2


def test_a_text_over_two_pages_is_found_on_both():
    pages = {1: page("x"), 2: page("the end of"), 3: page("a page goes on")}
    former = (*at(1), *at(2))
    places = found_places("end of a page", former, 3, pages.__getitem__)
    assert [place.page for place in places] == [2, 3]


def test_what_is_gone_or_far_away_is_not_found():
    pages = {number: page("here") if number == 1 else () for number in range(1, NEAR + 5)}
    assert found_places("there", at(1), len(pages), pages.__getitem__) == ()
    assert found_places("here", at(NEAR + 2), len(pages), pages.__getitem__) == ()
    assert found_places(" ", at(1), len(pages), pages.__getitem__) == ()


@given(st.lists(st.text("abß é", min_size=1).filter(str.strip), min_size=1, max_size=6), st.booleans())
def test_every_run_of_words_is_found_and_reads_the_same(lines, is_upper):
    words = page(*lines)
    quote = " ".join(word.text for word in words)
    places = found_places(quote.upper() if is_upper else quote, at(1), 1, lambda number: words)
    assert places
    assert text_at(places, lambda number: words).split() == quote.split()
