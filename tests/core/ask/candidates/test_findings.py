"""A value with what it is: the parts of an answer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.asked_cells import asked_cells
from localmind_desktop.core.ask.candidates.drafts import joined, row_draft, to_check
from localmind_desktop.core.ask.candidates.findings import cell_finding, cells_finding, row_finding, said
from tests.core.ask.building import question, sheet_of, table

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


def test_a_mark_below_its_own_name_is_told_once():
    sheet = sheet_of(table(["Name", "Flags › W", "Type"], [["Ab", "W", "x"], ["Ab", "", "y"]]))
    assert cell_finding(sheet, 0, 2).about == ("Name Ab", "Flags W", "Type")


def test_a_whole_row_is_called_by_its_name():
    found = row_finding(PARAMETERS, 1)
    assert (found.value, found.is_row) == ("Supply current", True)


def test_of_a_row_of_a_name_and_a_value_the_value_is_told():
    found = row_finding(PARAMETERS, 3)
    assert (found.value, found.about, found.is_row) == ("2", ("No. 4", "Min"), False)


@pytest.mark.parametrize(
    ("asked", "parts", "about"),
    [
        ((3, 4), (("Min", "15 mA"), ("Typ", "18 mA")), ("Supply current", "measuring")),
        ((3, 4, 5), (("Min", "15 mA"), ("Typ", "18 mA")), ("Supply current", "measuring")),
        ((4, 5), (), ("Supply current", "measuring", "Typ")),
    ],
)
def test_several_cells_that_are_asked_for_are_told_each_by_its_name(asked, parts, about):
    found = cells_finding(PARAMETERS, 0, asked)
    assert (found.parts, found.about) == (parts, about)
    assert found.value == (" · ".join(f"{name}: {text}" for name, text in parts) or "18 mA")


def test_columns_are_called_by_the_last_level_of_their_header_where_that_tells_them_apart():
    row = [["r", "1", "2", "3"]]
    sheet = sheet_of(table(["Name", "Year › 2015", "Year › 2016", "Sum › 2016"], row))
    assert dict(cells_finding(sheet, 0, (1, 2)).parts) == {"2015": "1", "2016": "2"}
    assert dict(cells_finding(sheet, 0, (2, 3)).parts) == {"Year › 2016": "2", "Sum › 2016": "3"}


@pytest.mark.parametrize(
    ("said", "columns"),
    [
        ("What are min and typ of the supply current measuring?", (3, 4)),
        ("Supply current measuring: min, typ", (3, 4)),
        ("What are min, typ and color of the supply current measuring?", ()),
        ("What is the typ of the supply current measuring?", None),
        ("Is the supply current measuring, or what else?", None),
    ],
)
def test_several_cells_are_asked_for_by_their_headers(said, columns):
    assert asked_cells(question(said), PARAMETERS, 0) == columns


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


def test_a_half_to_be_checked_says_so_and_tells_no_value_by_itself():
    sure, likely = (row_draft(PARAMETERS, row, (4,), 4, 1.0) for row in (0, 1))
    both = joined([sure, to_check(likely)])
    first, second = both.text.splitlines()
    assert first.startswith("18 mA [1]")
    assert second.startswith("Possible answer, please check: 3 mA [2]")
    assert both.findings == ()


CELL = st.text("ab1 .,mA", max_size=12)


@settings(max_examples=60)
@given(st.lists(st.lists(CELL, min_size=3, max_size=3), min_size=1, max_size=5), st.data())
def test_a_finding_never_loses_the_value_that_is_asked_for(rows, data):
    row, asked = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, 2))
    rows[row][asked] = rows[row][asked].strip() or "x"
    found = cell_finding(sheet_of(table(["A", "B", "Unit"], rows)), row, asked)
    assert " ".join(rows[row][asked].split()) in said(found)
    assert found.value not in found.about


GROUPED = sheet_of(
    table(
        ["Cause", "Treated", "Count"],
        [
            ["Uterine atony", "no", "7"],
            ["", "yes", "42"],
            ["Retained tissue", "no", "3"],
            ["", "", "5"],
            ["", "Total", "57"],
        ],
    )
)


@pytest.mark.parametrize(
    ("row", "about"),
    [
        (0, ("Uterine atony", "Treated no", "Count")),
        (1, ("Uterine atony", "Treated yes", "Count")),
        (3, ("Retained tissue", "Count")),  # as the row above, which nothing tells from it
        (4, ("Total", "Count")),  # which is of all rows, not of the last name above
    ],
)
def test_names_that_stand_above_a_row_are_told_with_it(row, about):
    assert cell_finding(GROUPED, row, 2).about == about


def test_the_band_above_a_row_is_told_with_it():
    rows = [["Indoor", "", ""], ["Lamp", "4", "W"], ["Fan", "9", "W"], ["Outdoor", "", ""], ["Lamp", "20", "W"]]
    sheet = sheet_of(table(["Device", "Power", "Unit"], [*rows, ["Fan", "30", "W"], ["Pump", "90", "W"]]))
    assert cell_finding(sheet, 4, 1).about == ("Outdoor", "Lamp", "Power")
    assert row_finding(sheet, 3).value == "Outdoor"
