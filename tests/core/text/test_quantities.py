"""Numbers with units."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.text.quantities import header_unit, quantity, quantity_at
from localmind_desktop.core.text.units import BARE, Unit, unit_of


@pytest.mark.parametrize(
    ("text", "least", "most", "dimension"),
    [
        ("3.3 V", 3.3, 3.3, "V"),
        ("3.3V", 3.3, 3.3, "V"),
        ("250 mA", 0.25, 0.25, "A"),
        ("1,000", 1000, 1000, ""),
        ("1 k", 1000, 1000, ""),
        ("10 kΩ", 10_000, 10_000, "Ω"),
        ("±2 g", -2, 2, "g"),
        ("0x1F", 31, 31, ""),
        ("0x4000_0000", 0x4000_0000, 0x4000_0000, ""),
        ("1Fh", 31, 31, ""),
        ("(41.2)", -41.2, -41.2, ""),
        ("-40 to 85 °C", -40, 85, "°C"),
        ("2.4–3.6 V", 2.4, 3.6, "V"),
        ("< 5 ms", 0.005, 0.005, "s"),
        ("4.50 €", 4.5, 4.5, "€"),
        ("$ 12", 12, 12, "$"),
        ("1.234,50 €", 1234.5, 1234.5, "€"),
        ("3,5 kg", 3500, 3500, "g"),
        ("21.7 %", 21.7, 21.7, "%"),
        ("1,450 rpm", 1450, 1450, "rpm"),
        ("61 min", 3660, 3660, "s"),
        ("128 kB", 1_024_000, 1_024_000, "bit"),
        ("4 wheels", 4, 4, "wheels"),
    ],
)
def test_a_cell_is_read_as_a_quantity(text, least, most, dimension):
    found = quantity(text)
    assert (found.least, found.most) == pytest.approx((least, most))
    assert found.unit.dimension == dimension


@pytest.mark.parametrize("text", ["", "F1", "r/w", "Ball bearing 6204", "3 of 5 rows", "2019-05-03", "-", "V", "20x35"])
def test_other_cells_are_none(text):
    assert quantity(text) is None


@pytest.mark.parametrize(
    ("header", "unit"),
    [
        ("Current (mA)", Unit(1e-3, "A")),
        ("Height [m]", Unit(1.0, "m")),
        ("Revenue 2023 ($ million)", Unit(1e6, "$")),
        ("Preis in €", Unit(1.0, "€")),
        ("Address (Hex)", BARE),
        ("Name", BARE),
    ],
)
def test_a_header_gives_its_column_a_unit(header, unit):
    assert header_unit(header) == unit


@pytest.mark.parametrize(
    ("name", "dimension"), [("volts", "V"), ("milliseconds", "s"), ("metres", "m"), ("hours", "s"), ("kilograms", "g")]
)
def test_units_have_names(name, dimension):
    assert unit_of(name).dimension == dimension


@pytest.mark.parametrize("word", ["employees", "only", "registers", "a"])
def test_words_are_no_units(word):
    assert unit_of(word) is None


def test_a_quantity_is_found_within_a_question():
    text = "more than 45,000 employees"
    found, end = quantity_at(text, 10)
    assert found.low == 45_000
    assert text[end:] == " employees"


@given(st.text(max_size=30))
def test_any_text_can_be_read(text):
    quantity(text)
    header_unit(text)
