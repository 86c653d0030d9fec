"""What can be a list: of a table, and of a passage."""

import pytest

from localmind_desktop.core.ask.candidates.legends import NO_LEGEND, Legend
from localmind_desktop.core.ask.candidates.lists import item_lists, row_lists
from localmind_desktop.core.ask.candidates.prose_windows import windows
from localmind_desktop.core.ask.candidates.units import Group, Kind, Unit, groups_of, told
from localmind_desktop.core.ask.query.bounds import bounds_in
from tests.core.ask.building import prose, question, sheet_of, table

VALVES = sheet_of(
    table(
        ["Valve", "Drive", "Bore (mm)"],
        [
            ["V1", "air", "15"],
            ["V2", "motor", "25"],
            ["V3", "air", "40"],
            ["V4", "hand", "50"],
            ["", "", ""],
            ["V5", "motor", "80"],
        ],
        "Table 2 – Valves",
    )
)
STEPS = "Before the start check these:\n- the oil level\n- the belt tension\n- the earth wire\nThen close the door."


def names(found):
    return [VALVES.table.rows[row].texts[0] for row in found.rows]


def test_the_whole_table_is_a_list_and_comes_first():
    assert names(row_lists(VALVES, ())[0]) == ["V1", "V2", "V3", "V4", "V5"]


def test_rows_that_share_a_value_are_lists():
    assert {tuple(names(found)) for found in row_lists(VALVES, ())[1:]} == {("V1", "V3"), ("V2", "V5")}


def test_a_list_says_what_its_rows_share():
    assert {found.common for found in row_lists(VALVES, ())} == {"", "air", "motor"}


@pytest.mark.parametrize(
    ("question", "within"),
    [
        ("Which valves have a bore of more than 40 mm?", ["V4", "V5"]),
        ("valves from 20 to 50 mm", ["V2", "V3", "V4"]),
        ("Which have a bore of at least 4 cm?", ["V3", "V4", "V5"]),
    ],
)
def test_rows_within_a_bound_of_the_question_are_a_list(question, within):
    assert within in [names(found) for found in row_lists(VALVES, bounds_in(question))]


def test_a_bound_of_another_dimension_makes_none():
    assert row_lists(VALVES, bounds_in("more than 5 V")) == row_lists(VALVES, ())


PARTS = sheet_of(
    table(
        ["Part", "Maker", "Use"],
        [
            ["P1", "Aster", "M"],
            ["P2", "Aster", "O"],
            ["P3", "Borea", "M"],
            ["P4", "Borea", "O"],
            ["P5", "Borea", "O"],
            ["P6", "Aster", "M"],
        ],
        "Table 3 – Parts",
    )
)


def parts(asked, legend=NO_LEGEND):
    return {one.rows: one.common for one in row_lists(PARTS, (), question(asked).wanted, legend)}


def test_rows_under_two_conditions_of_the_question_are_a_list():
    found = parts("Which Borea parts are O?")
    assert found[3, 4] == "borea o"
    assert (3, 4) not in parts("Which Borea parts are there?")


def test_a_list_says_what_its_mark_means():
    legend = Legend({"M": frozenset({"mandatori"}), "O": frozenset({"option"})})
    assert parts("parts", legend)[0, 2, 5] == "m mandatori"


def test_a_mark_without_a_legend_stands_for_the_word_that_begins_with_it():
    found = parts("Which parts are mandatory?")
    assert found[0, 2, 5] == "m mandatory"
    assert found[1, 3, 4] == "o"


def test_the_items_under_a_lead_are_one_list():
    passage = prose(STEPS)
    whole = item_lists(STEPS, list(windows(passage)))
    said = whole[0].text(STEPS)
    assert said.startswith("Before the start")
    assert all(item in said for item in ("oil level", "belt tension", "earth wire"))


def test_what_follows_a_lead_without_marks_is_a_list():
    text = "These names mean something:\nbinary Path of the program\nargs Words of the call\nnp Number of processes"
    said = [one.text(text) for one in item_lists(text, list(windows(prose(text))))]
    assert " ".join(text.split()) in said


def test_marked_items_are_a_list_under_a_line_without_a_colon():
    text = (
        "The following registers are needed\n\uf0b7 TRC_ID\n\uf0b7 TRC_CONF is read first. It holds the length\n"
        "\uf0b7 TRC_AUTH\nNothing else is kept here. - is no mark of an item."
    )
    found = item_lists(text, [one for one in windows(prose(text)) if not one.is_joined])
    items = [[text[start:end] for start, end in one.spans] for one in found]
    assert items[0][0] == "The following registers are needed"
    assert items[0][2] == "\uf0b7 TRC_CONF is read first. It holds the length"
    assert len(items[0]) == 4


def test_a_lone_mark_makes_no_list():
    text = "Nothing is said here.\n\uf0b7 A lone remark\nThen it goes on."
    assert not item_lists(text, list(windows(prose(text))))


def test_rows_that_begin_alike_or_hold_a_word_of_the_question_are_lists():
    codes = table(
        ["Constant", "Meaning"],
        [["NET_A 1", "no line"], ["NET_B 2", "line is busy"], ["MEM_A 3", "full"], ["MEM_B 4", "busy page"]],
    )
    found = {one.common: one.rows for one in row_lists(sheet_of(codes), (), question("busy errors").wanted)}
    assert found["NET_"] == (0, 1)
    assert found["MEM_"] == (2, 3)
    assert found["Meaning busy"] == (1, 3)


def unit_of(kind: Kind, rows: tuple[int, ...]) -> tuple[Group, Unit]:
    group = groups_of([], [VALVES], [], {})[0]
    return group, next(unit for unit in group.units if unit.kind is kind and unit.rows == rows)


def test_a_list_is_told_by_the_names_of_its_rows():
    assert told(*unit_of(Kind.LIST, (0, 2)), ()) == "V1; V3"


def test_a_list_is_told_by_the_column_that_tells_its_rows_apart() -> None:
    reasons = sheet_of(table(["Status", "Reason", "Meaning"], [["K", "138", "no such street"], ["K", "139", "moved"]]))
    (group,) = groups_of([], [reasons], [], {})
    unit = next(one for one in group.units if one.kind is Kind.LIST)
    assert told(group, unit, ()) == "138; 139"
