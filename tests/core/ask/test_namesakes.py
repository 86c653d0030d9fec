"""An attribute with another qualifier is another attribute; codes in bits are compared with codes in hexadecimal."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.candidates.codes import bits_of
from localmind_desktop.core.model import Mode
from tests.core.ask.more_papers import NAMESAKES
from tests.core.ask.shelf import computed, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("namesakes"), [NAMESAKES])
    yield made
    made[0].close()


def test_a_range_of_codes_in_hexadecimal_finds_the_bits(shelved):
    answer = computed(shelved, "List the pulse widths of the TQ9 for PW 0x01 to 0x03.")
    assert answer.mode is Mode.TABLE
    assert [row[0] for row in answer.table.rows] == ["01", "10", "11"]


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [(["00", "01", "11"], (0, 1, 3)), (["0", "1"], ()), (["10", "011"], ()), (["10", "12"], ()), (["10"], ())],
)
def test_bits_are_told_from_numbers_by_their_column(cells, numbers):
    assert bits_of(cells) == numbers
