"""Which way a question is tried first, by its words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.asked_table import asked_table
from localmind_desktop.core.ask.compute.comparing import pair_of
from localmind_desktop.core.ask.query.routing import Route, implied_headers, route_of
from localmind_desktop.core.ask.query.wording import Figure


@pytest.mark.parametrize(
    ("question", "route"),
    [
        ("At which address is FIFO_CTRL?", Route.CELL),
        ("List the mandatory data objects of QPUMP.", Route.LIST),
        ("Welche Sicherungen haben einen Nennstrom über 16 A?", Route.LIST),
        ("哪些引脚是输入？", Route.LIST),
        ("How many registers are read only?", Route.COUNT),
        ("Combien de bateaux y a-t-il ?", Route.COUNT),
        ("How many volts does the supply have?", Route.CELL),  # a value in a unit
        ("How many in stock are red?", Route.COUNT),
        ("How many inches is the pipe wide?", Route.CELL),
        ("Which employee has the highest salary?", Route.EXTREME),
        ("最大电流是多少？", Route.EXTREME),
        ("What is the sum of the amounts?", Route.TOTAL),
        ("What are the minimum, typical and maximum currents?", Route.CELL),  # columns
        ("Which is larger, A1 or B1?", Route.COMPARISON),
        ("Vergleiche F1 und F2.", Route.COMPARISON),
        ("Which register is at address 0x2E?", Route.INVERSE),
        ("CTRL_REG8", Route.IDENTIFIER),
        ("Mon.PUMP1.Spd.mag", Route.PATH),
        ("What is a semaphore?", Route.DEFINITION),
        ("The warranty of the pump", Route.PROSE),
    ],
)
def test_the_words_of_a_question_name_its_route(question, route):
    assert route_of(question).route is route


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("What is the average salary?", Figure.MEAN),
        ("What does code 3 mean?", None),
        ("Which is the cheapest model?", Figure.MINIMUM),
        ("Which medicines have at most 3 doses?", None),
    ],
)
def test_the_figure_is_read_from_the_question(question, figure):
    assert route_of(question).figure is figure


def test_a_superlative_says_what_it_measures():
    assert "weight" in implied_headers(frozenset({"heaviest"}))
    assert implied_headers(frozenset({"highest"})) == frozenset()


def test_tables_are_seen():
    assert asked_table("What is the default of CTRL_1 in Table 3?") == "3"
    assert asked_table("What is on the table?") is None


@pytest.mark.parametrize(
    ("question", "pair"),
    [
        ("Which is larger, the salary of Ines Holm or of Lucy Tran?", ({"Ines", "Holm"}, {"Lucy", "Tran"})),
        ("Compare CTRL_1 and CTRL_2 of the TQ-9.", ({"CTRL_1"}, {"CTRL_2"})),
        ("What is the difference in weight between A4 and A5?", ({"A4"}, {"A5"})),
    ],
)
def test_two_things_are_compared(question, pair):
    assert pair_of(question) == pair


@given(st.text(max_size=60))
def test_any_text_has_a_route(text):
    assert route_of(text).route in Route
    pair_of(text)
