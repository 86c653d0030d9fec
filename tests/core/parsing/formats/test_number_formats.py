"""Values of cells as spreadsheet programs display them."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed

MOMENT = datetime.datetime(2023, 3, 5, 14, 7, 9)


@pytest.mark.parametrize(
    ("value", "number_format", "shown"),
    [
        (0.1234, "0.0%", "12.3%"),
        (1234.5, "#,##0.00", "1,234.50"),
        (-3.2, "#,##0.00;[Red](#,##0.00)", "(3.20)"),
        (1234.5, '_("$"* #,##0.00_);_("$"* (#,##0.00)', "$1,234.50"),
        (0, '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_)', "$-"),
        (1.5, "0.00E+00", "1.50E+00"),
        (0.00015, "0.00E+00", "1.50E-04"),
        (12_345_678, "General", "12345678"),
        (0.1 + 0.2, "General", "0.3"),
        (1e-10, "General", "0.0000000001"),
        (1e15, "General", "1E+15"),
        (7, "00000", "00007"),
        (1_234_567, '#,##0,,"M"', "1M"),
        (12.5, "0.##", "12.5"),
        (-0.4, "0", "0"),
        (-1234.567, "#,##0.0", "-1,234.6"),
        (0.5, ".00", ".50"),
        (1234.5, "#,##0.00 [$€-407]", "1,234.50 €"),
        (5, '[>99]"many";General', "5"),
        (5, '0" pcs"', "5 pcs"),
        (1.005, "0.00", "1.01"),
        (0, "#", ""),
        ("00123", "0.00", "00123"),
        (True, "General", "TRUE"),
        (None, "0", ""),
        (MOMENT, "dd.mm.yyyy", "05.03.2023"),
        (MOMENT, "yyyy-mm-dd hh:mm", "2023-03-05 14:07"),
        (MOMENT, "[$-407]d. mmmm yyyy;@", "5. March 2023"),
        (MOMENT, "h:mm AM/PM", "2:07 PM"),
        (MOMENT, "mm:ss", "07:09"),
        (MOMENT, "dddd, d mmm yy", "Sunday, 5 Mar 23"),
        (MOMENT, "General", "2023-03-05 14:07:09"),
        (datetime.timedelta(hours=27, minutes=5), "[h]:mm", "27:05"),
        (datetime.time(9, 5), "hh:mm", "09:05"),
        (datetime.date(2024, 2, 29), "m/d/yy", "2/29/24"),
    ],
)
def test_values_are_shown_as_their_format_says(value, number_format, shown):
    assert displayed(value, number_format) == shown


@given(st.one_of(st.integers(), st.floats()), st.text('0#?.,%E+-;"@_* $€ymdhs[]/\\', max_size=20))
def test_any_format_shows_some_text(value, number_format):
    assert isinstance(displayed(value, number_format), str)


@given(st.integers(-(10**10), 10**10))
def test_whole_numbers_lose_no_digit(value):
    assert displayed(value, "General") == str(value)
    assert displayed(value, "#,##0").replace(",", "") == str(value)
