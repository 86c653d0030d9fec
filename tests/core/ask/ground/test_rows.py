"""The right number of another row is flagged; what no row can be told apart by is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import OTHER_COLUMN, OTHER_ROW, grounded, holds_none
from localmind_desktop.core.ask.ground.rows import Rows

pytestmark = pytest.mark.sampled(2)

ROWS = Rows(
    (
        "Parameter: Supply current, measuring\nTyp: 18\nUnit: mA",
        "Parameter: Supply current, idle\nTyp: 2.6\nUnit: mA",
        "Parameter: Supply voltage\nTyp: 12\nUnit: V",
    )
)
SOURCE = evidence_of("\n".join(ROWS.texts))


@pytest.mark.parametrize(
    ("text", "flagged"),
    [
        ("While measuring, the supply current is 18 mA [1].", ()),
        ("When idle, the supply current is 18 mA [1].", ("18 mA",)),
        ("The supply voltage is 12 V, the idle current 2.6 mA [1].", ()),
        ("It is 12 V [1].", ()),
        ("- measuring: 18 mA [1]\n- idle: 18 mA [1]", ("18 mA",)),
    ],
)
def test_a_value_of_another_row_is_flagged(text: str, flagged: tuple[str, ...]) -> None:
    found = grounded(text, {1: SOURCE}, {1: ROWS})
    assert found.unsupported == flagged
    assert {flag.reason for flag in found.flags} <= {OTHER_ROW}


def test_without_rows_only_the_whole_source_counts() -> None:
    assert not grounded("When idle, the supply current is 18 mA [1].", {1: SOURCE}).flags


def test_what_stands_in_every_row_tells_none_apart() -> None:
    assert ROWS.meant("the parameter and its typ") == frozenset()
    assert ROWS.meant("") == frozenset()
    assert Rows(()).meant("anything") == frozenset()


@given(st.lists(st.text(), min_size=1, max_size=8, unique=True), st.data())
def test_a_row_that_is_quoted_is_meant(texts: list[str], data: st.DataObject) -> None:
    rows = Rows([f"{text} key{number}" for number, text in enumerate(texts)])
    number = data.draw(st.integers(0, len(texts) - 1))
    assert len(texts) == 1 or number in rows.meant(rows.texts[number])


@pytest.mark.parametrize(
    ("text", "question", "is_flagged"),
    [
        ("2.6 mA [1]", "What is the supply current when idle?", False),
        ("18 mA [1]", "What is the supply current when idle?", True),
        ("The supply current is 18 mA [1].", "What is the supply current when idle?", True),
        ("While measuring it is 18 mA [1].", "What is the supply current when idle?", False),
        ("18 mA [1]", "How much is it?", False),
        ("The supply current while measuring is 18 mA, and idle 2.6 mA [1].", "", False),
        ("Supply current, idle, is 12 V [1].", "", True),
    ],
)
def test_the_question_tells_the_row_that_a_sentence_leaves_open(text: str, question: str, is_flagged: bool) -> None:
    found = grounded(text, {1: SOURCE}, {1: ROWS}, question=question)
    assert [flag.reason for flag in found.flags] == [OTHER_ROW] * is_flagged


def test_a_word_that_joins_in_another_language_parts_no_clause() -> None:
    staff = Rows(("Company: Ardo\nNotice: A7\nStaff: 213", "Company: Belt\nNotice: B2\nStaff: 41"))
    said = "A staff of 41 is meant by the notice of Ardo of A7 [1]."
    found = grounded(said, {1: evidence_of("\n".join(staff.texts))}, {1: staff})
    assert [flag.reason for flag in found.flags] == [OTHER_ROW]


PUMPS = Rows(("Unit: Pra-505\nPressure (bar): 631.4\nMass (kg): 718.5", "Unit: Lem-7\nPressure (bar): 9\nMass (kg): 8"))


@pytest.mark.parametrize(
    ("text", "is_flagged"),
    [
        ("The pressure of unit Pra-505 is 631.4 [1].", False),
        ("The pressure of unit Pra-505 is 718.5 [1].", True),
        ("Unit Pra-505 has 718.5 [1].", False),
        ("Unit Pra-505 has a pressure of 631.4 and a mass of 718.5 [1].", False),
    ],
)
def test_a_value_below_another_name_is_flagged(text: str, is_flagged: bool) -> None:
    found = grounded(text, {1: evidence_of("\n".join(PUMPS.texts))}, {1: PUMPS})
    assert [flag.reason for flag in found.flags] == [OTHER_COLUMN] * is_flagged


SALES = Rows(("Region: North\n2022: 17\n2023: 21", "Region: South\n2022: 35\n2023: 48"))


@pytest.mark.parametrize(
    ("text", "question", "is_flagged"),
    [
        ("21 [1]", "What did North sell in 2023?", False),
        ("17 [1]", "What did North sell in 2023?", True),
        ("North sold 17 in 2023 [1].", "", True),
        ("North sold 17 in 2022 and 21 in 2023 [1].", "What did North sell?", False),
        ("North sold 17 [1].", "What did North sell?", False),
    ],
)
def test_a_value_below_another_year_is_flagged(text: str, question: str, is_flagged: bool) -> None:
    found = grounded(text, {1: evidence_of("\n".join(SALES.texts))}, {1: SALES}, question=question)
    assert [flag.reason for flag in found.flags] == [OTHER_COLUMN] * is_flagged


CODES = Rows(
    (
        "Code: WN\nMeaning: Order sent to store\nAccess: read",
        "Code: WE\nMeaning: Order faulty\nAccess: write",
        "Code: K7\nMeaning: RC11 fixed head disk\nAccess: read",
    )
)


@pytest.mark.parametrize(
    ("text", "flagged"),
    [
        ("WN means that an order was sent to the store [1].", ()),
        ("The meaning of WN is order faulty [1].", ("order faulty",)),
        ("WN is read, WE is order faulty [1].", ()),
        ("The access of WN is write [1].", ("write",)),
        ("The access of WN is read, so nobody can write it [1].", ()),
        ("The order is faulty [1].", ()),
        ("The meaning of WN is RC11 fixed head disk [1].", ("RC11",)),
    ],
)
def test_words_of_another_row_are_flagged_where_one_is_named_in_full(text: str, flagged: tuple[str, ...]) -> None:
    found = grounded(text, {1: evidence_of("\n".join(CODES.texts))}, {1: CODES})
    assert found.unsupported == flagged
    assert {flag.reason for flag in found.flags} <= {OTHER_ROW}


def test_what_the_question_says_is_no_cell_of_another_row() -> None:
    text, source = "Of a faulty order WN is read: order faulty [1].", {1: evidence_of("\n".join(CODES.texts))}
    assert grounded(text, source, {1: CODES}).flags
    assert not grounded(text, source, {1: CODES}, question="What is the access of WN, order faulty?").flags


def test_words_of_another_row_count_as_checked_beside_a_value_that_holds() -> None:
    modes = Rows(("Mode: Standby mode\nLimit: 42\nLight: green lamp", "Mode: Fault mode\nLimit: 7\nLight: red lamp"))
    text = "The limit in standby mode is 42 [1]. In standby mode a red lamp shows [1]."
    found = grounded(text, {1: evidence_of("\n".join(modes.texts))}, {1: modes})
    assert (found.checked, found.unsupported) == (2, ("red lamp",))
    assert not holds_none(found)


WATER = Rows(
    tuple(f"Temperature: {at} °C\nDensity: {is_} g/cm3" for at, is_ in ((0, "0.9998"), (10, "0.9997"), (20, "0.9982")))
)


@pytest.mark.parametrize(("value", "is_flagged"), [("0.9982", False), ("0.9997", True)])
def test_a_measure_may_be_what_names_a_row(value: str, is_flagged: bool) -> None:
    source = {1: evidence_of("\n".join(WATER.texts))}
    found = grounded(f"The density at 20 °C is {value} g/cm3 [1].", source, {1: WATER})
    assert [flag.reason for flag in found.flags] == [OTHER_ROW] * is_flagged


PARTNERS = Rows(
    (
        "No.: 1\nName: North mill\nWP1: 12\nWP2: 3\nWP3: 3",
        "No.: 2\nName: South pier\nWP1: 4\nWP2: 14\nWP3: 5",
        "No.: 3\nName: East lake\nWP1: 1\nWP2: 6\nWP3: 8",
    )
)


@pytest.mark.parametrize(
    ("text", "flagged"),
    [
        ("The WP3 of 1 is 3 [1].", ()),
        ("The WP3 of 2 is 5 [1].", ()),
        ("The WP3 of 1 is 8 [1].", ("1", "8")),
        ("The WP1 of 2 is 3 [1].", ("2", "3")),
        ("The name of 2 is South pier [1].", ()),
        ("The name of 2 is East lake [1].", ("2",)),
    ],
)
def test_a_number_may_be_what_names_a_row(text: str, flagged: tuple[str, ...]) -> None:
    assert grounded(text, {1: evidence_of("\n".join(PARTNERS.texts))}, {1: PARTNERS}).unsupported == flagged
