"""Figures that are computed from the cells of a table."""

import pytest

from localmind_desktop.core.ask.candidates.evidence import Support
from localmind_desktop.core.ask.compute.figures import counted
from localmind_desktop.core.ask.compute.listing import Items
from tests.core.ask.building import sheet_of, table


@pytest.mark.parametrize(
    ("first", "counts"),
    [
        ("Summer tyres", True),
        ("Sumatra", True),
        ("Totality", True),
        ("Sum", False),
        ("Gesamtsumme:", False),
        ("Grand total", False),
        ("合计 3", False),
    ],
)
def test_a_row_of_sums_is_told_by_a_whole_word(first, counts):
    goods = sheet_of(table(["Item", "Pieces"], [["Winter tyres", "3"], [first, "4"]]))
    items = Items(goods, (0, 1), (0, 1), Support(1.0, 1.0, 1.0, (), ()), (), 1.0)
    assert counted(items).value == str(1 + counts)
