"""Places in documents without pages of their own, called as a person calls them."""

from __future__ import annotations

from dataclasses import fields
from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st
from openpyxl.utils import get_column_letter

from localmind_desktop.core.model import Box, MappedPage, Moment, SheetPart
from localmind_desktop.core.places import clock, column_name, long_clock, place_name

SIZES = st.lists(st.floats(12, 200), min_size=1, max_size=12)


def page(label: str, *parts: SheetPart) -> MappedPage:
    known = {field.name for field in fields(MappedPage)}
    assert {"label", "sheet"} <= known
    return MappedPage(number=1, width=600.0, height=800.0, label=label, sheet=parts)


@given(st.integers(1, 20_000))
def test_columns_have_the_letters_of_spreadsheet_programs(number: int) -> None:
    name = column_name(number)
    assert name == get_column_letter(number) if number <= 18_278 else len(name) == 4


@given(SIZES, SIZES, st.integers(1, 16_000), st.integers(1, 1_000_000), st.randoms(use_true_random=False))
def test_a_box_is_called_by_the_cells_that_it_lies_on(widths, heights, column, row, random) -> None:
    xs, ys = tuple(accumulate(widths, initial=30.0)), tuple(accumulate(heights, initial=40.0))
    part = SheetPart(xs, ys, column, row)
    left, right = sorted(random.randrange(len(widths)) for _ in "ab")
    top, bottom = sorted(random.randrange(len(heights)) for _ in "ab")
    box = Box(xs[left], ys[top], xs[right + 1], ys[bottom + 1])
    first, last = f"{column_name(column + left)}{row + top}", f"{column_name(column + right)}{row + bottom}"
    assert place_name(page("Prices", part), [box]) == f"Prices!{first if first == last else f'{first}:{last}'}"


def test_sheets_slides_and_pages_without_a_name() -> None:
    part = SheetPart((0.0, 50.0), (0.0, 20.0), 3, 14)
    inside, outside = Box(0, 0, 50, 20), Box(0, 300, 50, 320)
    assert place_name(page("Pump list", part), [inside]) == "'Pump list'!C14"
    assert place_name(page("Bob's", part), [inside]) == "'Bob''s'!C14"
    assert place_name(page("Prices", part), [outside]) == "Prices"
    assert place_name(page("Prices", part), [inside, outside]) == "Prices!C14"
    assert place_name(page("Slide 3"), [inside]) == "Slide 3"
    assert place_name(page(""), []) == ""


def test_a_line_of_a_transcript_is_called_by_the_second_at_which_it_is_said() -> None:
    moments = (Moment(54.0, 0.4), Moment(70.0, 751.9), Moment(100.0, 3_751.0))
    mapped = MappedPage(1, 720.0, 405.0, label="00:00:00", moments=moments)
    lines = {54.0: "0:00", 70.0: "12:31", 84.0: "12:31", 100.0: "1:02:31", 300.0: "1:02:31"}
    assert {top: place_name(mapped, [Box(90, top, 200, top + 12.8)]) for top in lines} == lines
    assert place_name(mapped, [Box(90, 100, 200, 112), Box(90, 70, 200, 82)]) == "12:31"
    assert place_name(mapped, []) == "00:00:00"


@given(st.integers(0, 99 * 3_600))
def test_times_say_the_second(seconds: int) -> None:
    hours, minutes, rest = (int(part) for part in long_clock(seconds).split(":"))
    assert hours * 3_600 + minutes * 60 + rest == seconds
    assert long_clock(seconds).endswith(clock(seconds).rjust(2))
    assert len(long_clock(seconds)) == 8


def test_a_box_is_looked_for_in_the_table_that_it_lies_in() -> None:
    upper = SheetPart((0.0, 50.0, 90.0), (0.0, 20.0, 40.0), 1, 1)
    lower = SheetPart((0.0, 50.0, 90.0), (60.0, 80.0, 100.0), 1, 7)
    assert place_name(page("S", upper, lower), [Box(50, 80, 90, 100)]) == "S!B8"
    assert place_name(page("S", upper, lower), [Box(0, 0, 90, 20)]) == "S!A1:B1"
