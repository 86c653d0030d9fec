"""Lists of contents are told from tables that only look like them."""

import pytest

from localmind_desktop.core.ask.candidates.contents_lists import is_contents
from tests.core.ask.building import table

TITLES = ["Scope", "Terms", "Wiring", "Start-up", "Maintenance", "Index"]


def listed(pages, page=2):
    return table(["Contents", ""], [list(row) for row in zip(TITLES, pages, strict=True)], "", page=page)


@pytest.mark.parametrize("pages", [["3", "5", "8", "8", "30", "41"], [". . . 3", ". . 5", "… 8", "12", ". 30", "41"]])
def test_titles_with_rising_pages_at_the_front_are_contents(pages):
    assert is_contents(listed(pages), 48)


@pytest.mark.parametrize(
    ("pages", "page", "count"),
    [
        (["1", "2", "3", "4", "5", "6"], 2, 48),  # numbers of pins reach no far
        (["3", "5", "8", "12", "30", "41"], 25, 48),  # in the middle of the document
        (["3", "50", "8", "42", "30", "4"], 2, 48),  # in no order
        (["3", "5", "8", "12", "30", "96"], 2, 48),  # beyond the last page
        (["3 V", "5 V", "8 V", "12 V", "30 V", "41 V"], 2, 48),
    ],
)
def test_other_tables_are_none(pages, page, count):
    assert not is_contents(listed(pages, page), count)
