"""Numbers in several languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.text.numbers import number


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,234.5", 1234.5),
        ("1.234,5", 1234.5),
        ("1 234,5", 1234.5),
        ("1'234.5", 1234.5),
        ("1\u202f234", 1234),
        ("1 250", 1250),
        (".5", 0.5),
        ("½", 0.5),
        ("2½", 2.5),
        ("(5)", -5),
        ("(1,250)", -1250),
        ("-3,5", -3.5),
        ("\u22124", -4),
        ("1e3", 1000),
        ("0x1F", 31),
        ("1Fh", 31),
        ("04h", 4),
    ],
)
def test_a_number_is_read(text, value):
    assert number(text) == pytest.approx(value)


def test_a_comma_parts_decimals_where_the_text_writes_so():
    assert number("1,234") == 1234
    assert number("1,234", comma=True) == 1.234


@pytest.mark.parametrize(
    "text", ["", "10h", "24h", "--5", "(-5)", "((5))", "1,2,3", "1.2.3", "five", "٣", "-", "()", "½½"]
)
def test_other_texts_are_none(text):
    assert number(text) is None


@given(st.floats(min_value=-1e9, max_value=1e9), st.sampled_from(["en", "de", "fr", "ch"]))
def test_what_is_written_is_read_again(value, style):
    written = f"{value:,.4f}"
    marks = {"en": ",.", "de": ".,", "fr": "\u202f,", "ch": "'."}[style]
    text = written.translate({ord(","): marks[0], ord("."): marks[1]})
    assert number(text) == pytest.approx(float(written.replace(",", "")))


@given(st.text(max_size=12))
def test_any_text_may_be_read(text):
    number(text)
    number(text, comma=True)
