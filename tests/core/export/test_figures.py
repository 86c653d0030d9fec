"""X3: numbers become numbers only where a spreadsheet shows the very text that stood in the document."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.export.figures import Figure, column_entries, figure_in, table_entries


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        ("18", 18),
        ("-25", -25),
        ("−25", -25),
        ("+85", 85),
        ("0.85", 0.85),
        ("1,372", 1372),
        ("6,480.00", 6480),
        ("10\u202f000", 10000),
        ("12%", 0.12),
        ("2.0 %", 0.02),
        ("$1,250.50", 1250.5),
        ("3.50 €", 3.5),
        ("999999999999999", 999_999_999_999_999),
    ],
)
def test_numbers_are_numbers(text, value):
    figure = figure_in(text)
    assert figure is not None
    assert figure.value == value
    assert shown(figure) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00000000",
        "011",
        "007.5",
        "0x1F",
        "1F",
        "1E5",
        "1,5",
        "1,37",
        "12,34,567",
        "1372,50",
        "10 000",
        "1.2.3",
        "2025-03-01",
        "12:30",
        "1/2",
        "±5",
        "(1,372)",
        "-0.0",
        "5 mA",
        "1234567890123456",
        "٣",
        "²",
        "--5",
        ".5",
        "5.",
        " 5",
        "=1",
        "inf",
        "nan",
    ],
)
def test_what_may_be_anything_else_stays_text(text):
    assert figure_in(text) is None


@given(st.text(alphabet="0123456789.,+-−%$€ \u202f", max_size=12))
def test_a_number_is_shown_as_it_was_written(text):
    figure = figure_in(text)
    if figure is not None:
        assert shown(figure) == text


@given(st.decimals(allow_nan=False, allow_infinity=False, places=3, min_value=-(10**9), max_value=10**9))
def test_every_plain_decimal_is_a_number(number):
    text = f"{number:f}"
    figure = figure_in(text)
    assert (figure is None) == (number.is_zero() and text.startswith("-"))
    if figure is not None:
        assert figure.value == pytest.approx(float(number), rel=1e-15)


def test_a_column_of_codes_stays_text():
    assert column_entries(["000", "001", "010", "101"]) == ["000", "001", "010", "101"]
    assert column_entries(["1", "1.1", "1.1.2"]) == ["1", "1.1", "1.1.2"]


def test_a_table_is_typed_by_column():
    assert table_entries([("001", "4"), ("100", "n/a")]) == [("001", Figure(4, "0")), ("100", "n/a")]


def shown(figure: Figure) -> str:
    """What a spreadsheet shows for ``figure``: as much of its number formats as we use."""
    positive, _, negative = figure.look.partition(";")
    body = negative if figure.value < 0 and negative else positive
    sign = "-" if figure.value < 0 and not negative else ""
    tokens = re.findall(r'"[^"]*"|#,##0|[0.]+|[-+% ]', body)
    assert "".join(tokens) == body
    amount = abs(figure.value) * (100 if body.endswith("%") else 1)
    places = body.partition(".")[2].count("0")
    grouped = f"{amount:,.{places}f}" if "#,##0" in body else f"{amount:.{places}f}"
    whole, _, fraction = grouped.partition(".")
    return sign + _laid_out(tokens, whole, fraction)


def _laid_out(tokens: list[str], whole: str, fraction: str) -> str:
    """``whole`` and ``fraction`` in the places that ``tokens`` give them; digits fill from the right."""
    parts = [token.split(".")[0] for token in tokens if token[0] in "0#"]
    slots: list[str] = []
    rest = whole
    for part in reversed(parts[1:]):
        rest, slot = rest[: -len(part)], rest[-len(part) :]
        slots.insert(0, slot)
    slots.insert(0, rest)
    out = ""
    for token in tokens:
        if token[0] in "0#":
            out += slots.pop(0) + (f".{fraction}" if "." in token else "")
        elif token[0] == ".":
            out += f".{fraction}"
        else:
            out += token.strip('"')
    return out
