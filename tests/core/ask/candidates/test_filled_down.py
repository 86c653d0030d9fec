"""Names that go on down their column are part of every row below them."""

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.filled_down import filled_down
from tests.core.ask.building import sheet_of, table

CELLS = st.sampled_from(["", " ", "pump", "valve", "7"])
ROWS = st.lists(st.tuples(CELLS, CELLS, CELLS), max_size=8)


def test_a_name_goes_on_until_the_next_one_and_not_into_a_sum():
    rows = [("Pumps", "P1", "3 kW"), ("", "P2", "4 kW"), ("", "Total", "7 kW"), ("Valves", "V1", ""), ("", "", "spare")]
    assert [row[:2] for row in filled_down(rows)] == [
        ("Pumps", "P1"),
        ("Pumps", "P2"),
        ("", "Total"),
        ("Valves", "V1"),
        ("Valves", "V1"),
    ]


def test_a_name_does_not_go_on_from_columns_that_are_named_in_the_body():
    rows = [["Cause", "Mild", "Severe"], ["", "1", "2"], ["fever", "3", "4"], ["", "5", "6"]]
    sheet = sheet_of(table(["", "", ""], rows))
    assert sheet.table.headers == ("Cause", "Mild", "Severe")
    assert [row[0] for row in sheet.texts[1:]] == ["", "fever", "fever"]


@given(ROWS)
def test_only_empty_leading_cells_change_and_every_text_comes_from_above(rows):
    for number, (before, after) in enumerate(zip(rows, filled_down(rows), strict=True)):
        assert after[2] == before[2]
        for column, (old, new) in enumerate(zip(before[:2], after[:2], strict=True)):
            assert new == old if old.strip() else new.strip() in {"", *(row[column] for row in rows[:number])}
