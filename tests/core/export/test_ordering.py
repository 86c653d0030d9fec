"""The order of a column: by what its texts amount to, then by their letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.export.ordering import sort_key


def ordered(texts: list[str]) -> list[str]:
    keys = {text: sort_key(text) for text in texts}
    return sorted((text for text in texts if keys[text] is not None), key=lambda text: keys[text] or ())


@pytest.mark.parametrize(
    "column",
    [
        ["10 nA", "500 µA", "2 mA", "1.5 A", "0.1 kA"],
        ["0x0A", "1Fh", "0x20", "100"],
        ["Table 2", "Table 10", "table 11"],
        ["−7", "-4.5", "1,5", "3", "12", "1,372", "1,372.5"],
        ["3 %", "12%"],
        ["$3,000,000", "€5", "€12"],
        ["< 5 ms", "10 ms", "1 s"],
        ["5", "12", "at least 3", "none"],
    ],
)
def test_texts_come_in_the_order_of_what_they_mean(column):
    assert ordered(column[::-1]) == column


def test_an_empty_text_has_no_place():
    assert sort_key(" \n") is None


@given(st.lists(st.text(max_size=12)))
def test_any_texts_can_be_ordered(texts):
    assert len(ordered(texts)) == sum(sort_key(text) is not None for text in texts)
