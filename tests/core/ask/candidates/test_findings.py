"""A value with what it is: the parts of an answer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.drafts import joined, row_draft
from localmind_desktop.core.ask.candidates.findings import cell_finding, row_finding, said
from tests.core.ask.building import sheet_of, table

HEADERS = ["No.", "Parameter", "Condition", "Min", "Typ", "Unit", ""]
PARAMETERS = sheet_of(
    table(
        HEADERS,
        [
            ["1", "Supply current", "measuring", "15", "18", "mA", "a"],
            ["2", "Supply current", "idle", "", "3", "mA", ""],
            ["3", "Start-up time", "", "", "20 ms", "", ""],
            ["4", "", "", "2", "", "", ""],
        ],
    )
)


@pytest.mark.parametrize(
    ("row", "asked", "value", "about"),
    [
        (0, 4, "18 mA", ("Supply current", "measuring", "Typ")),
        (2, 4, "20 ms", ("Start-up time", "Typ")),
        (2, 1, "Start-up time", ("Typ 20 ms", "Parameter")),
        (3, 3, "2", ("No. 4", "Min")),
        (0, 6, "a", ("Supply current", "measuring")),
    ],
)
def test_a_value_says_what_tells_its_row_from_the_others_and_no_more(row, asked, value, about):
    found = cell_finding(PARAMETERS, row, asked)
    assert (found.value, found.about) == (value, about)


def test_the_row_of_a_value_is_beside_it_with_its_places():
    found = cell_finding(PARAMETERS, 1, 4)
    assert found.rows.headers == ("No.", "Parameter", "Condition", "Typ", "Unit")
    assert found.rows.rows == (("2", "Supply current", "idle", "3", "mA"),)
    assert all(place is not None for place in found.rows.places[0])


def test_a_whole_row_is_called_by_its_name():
    found = row_finding(PARAMETERS, 1)
    assert (found.value, found.is_row) == ("Supply current", True)
    assert row_finding(PARAMETERS, 3).value == "4"


def test_the_line_of_a_cell_tells_its_row_once():
    draft = row_draft(PARAMETERS, 0, (1, 2, 3, 4, 5), 4, 1.0)
    assert draft.text == "18 mA [1] – Supply current; measuring; Typ; No.: 1; Min: 15; a · Table 1 – Things"


def test_the_findings_of_both_halves_keep_their_citations():
    one, other = (row_draft(PARAMETERS, row, (4,), 4, 1.0) for row in (0, 1))
    both = joined([one, other])
    assert [(found.value, found.citation, found.rows.citations) for found in both.findings] == [
        ("18 mA", 1, (1,)),
        ("3 mA", 2, (2,)),
    ]
    assert [citation.number for citation in both.citations] == [1, 2]


CELL = st.text("ab1 .,mA", max_size=12)


@settings(max_examples=60)
@given(st.lists(st.lists(CELL, min_size=3, max_size=3), min_size=1, max_size=5), st.data())
def test_a_finding_never_loses_the_value_that_is_asked_for(rows, data):
    row, asked = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, 2))
    rows[row][asked] = rows[row][asked].strip() or "x"
    found = cell_finding(sheet_of(table(["A", "B", "Unit"], rows)), row, asked)
    assert " ".join(rows[row][asked].split()) in said(found)
    assert found.value not in found.about
