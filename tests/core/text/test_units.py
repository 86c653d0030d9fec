"""Units of measure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.text.units import symbol_at, unit_of


@pytest.mark.parametrize(
    ("small", "large", "factor"),
    [
        ("m/s", "km/h", 1 / 3.6),
        ("Mbps", "Gbit/s", 1000),
        ("Mbit/s", "MB/s", 8),
        ("l/min", "m³/h", 1000 / 60),
        ("mm2", "cm²", 100),
        ("mm^3", "ml", 1000),
        ("N·m", "kNm", 1000),
        ("mVrms", "VDC", 1000),
        ("bar", "MPa", 10),
        ("g/m³", "kg/m^3", 1000),
        ("min", "Stunden", 60),
        ("LSB/mg", "LSB/g", 1e-3),
    ],
)
def test_units_of_one_dimension_are_compared(small, large, factor):
    one, other = unit_of(small), unit_of(large)
    assert one.dimension == other.dimension
    assert other.factor / one.factor == pytest.approx(factor)


@pytest.mark.parametrize(
    ("one", "other"),
    [("dB", "B"), ("dBm", "dB"), ("VA", "W"), ("var", "W"), ("°C", "K"), ("Nm", "J"), ("$", "€"), ("m/s", "m/s²")],
)
def test_what_cannot_be_compared_differs(one, other):
    assert unit_of(one).dimension != unit_of(other).dimension


@pytest.mark.parametrize(
    "word", ["stock", "as", "hd", "kin", "mday", "junction", "IN", "v", "Mw/", "/s", "5", "", "²", "B2", "A3"]
)
def test_other_words_are_none(word):
    assert unit_of(word) is None


@pytest.mark.parametrize(
    ("text", "rest"),
    [("m/s.", "."), ("V-tolerant", "-tolerant"), ("% off", " off"), ("°C or", " or"), ("V/3.3 V", "/3.3 V")],
)
def test_a_unit_ends_where_the_sentence_goes_on(text, rest):
    _, end = symbol_at(text, 0)
    assert text[end:] == rest


@pytest.mark.parametrize("text", ["in stock", "d", "the", "— 5"])
def test_a_sentence_goes_on_with_words(text):
    assert symbol_at(text, 0) is None


@given(st.text(max_size=20))
def test_any_text_may_be_asked(text):
    unit_of(text)
    symbol_at(text, 0)
