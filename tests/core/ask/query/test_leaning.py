"""Questions that lean on what was said around them: what they take from it, and what it weighs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.query.asked import Asked, asked
from localmind_desktop.core.ask.query.halves import are_clauses, halves_of
from localmind_desktop.core.ask.query.leaning import Leaning, after, in_context
from localmind_desktop.core.model import HistoryTurn

WORDS = st.lists(st.sampled_from(["pump", "mass", "AQ-37", "B2", "12", "seal", "CTRL_REG5", "range"]), min_size=1)


def terms(text: str) -> Asked:
    return asked(text, lambda found: {term: 1.0 + len(term) / 100 for term in found})


def leaning(own: str, context: str) -> dict[str, tuple[float, bool]]:
    """Per token its weight and whether it is exact, of ``own`` said in ``context``."""
    found = in_context(terms(own), terms(Leaning(own, context).text))
    return {want.token: (want.weight, want.exact) for want in found.wanted}


def test_the_turn_before_is_the_context():
    turns = [HistoryTurn("What is the mass of the AQ-37?", "18 g [1]; Parameter: mass")]
    assert after("And its range?", turns) == Leaning("And its range?", "What is the mass of the AQ-37?")
    assert after("And its range?", []) == Leaning("And its range?")


def test_turns_that_lean_themselves_bring_what_they_lean_on():
    turns = [HistoryTurn(text, "") for text in ("Who is Ada?", "What is the mass of the AQ-37?", "And of the B2?")]
    assert after("And its range?", turns).context == "And of the B2? What is the mass of the AQ-37?"


def test_what_a_question_says_itself_decides():
    found = leaning("And of the B2?", "What is the mass of the AQ-37?")
    assert found["B2"][0] > 5 * found["AQ-37"][0]
    assert found["B2"][1]
    assert not found["AQ-37"][1]
    assert "mass" in found


def test_a_question_that_names_nothing_is_about_what_was_named():
    found = leaning("How heavy is it?", "What is the range of the AQ-37 at 12 V?")
    assert found["AQ-37"][1]
    assert not found["12"][1]


@given(WORDS, WORDS)
def test_a_context_takes_nothing_away(own, context):
    alone = {want.token: want.weight for want in terms(" ".join(own)).wanted}
    found = leaning(" ".join(own), " ".join(context))
    assert set(alone) <= set(found)
    assert all(found[token][0] <= 1.2 for token in found)


def owns(question: str) -> list[tuple[str, str]]:
    return [(left.own, right.own) for left, right in halves_of(Leaning(question))]


def test_clauses_lean_on_each_other():
    ((left, right),) = halves_of(Leaning("What is the AQ-37 called and how heavy is it?"))
    assert left == Leaning("What is the AQ-37 called", "how heavy is it?")
    assert right == Leaning("how heavy is it?", "What is the AQ-37 called")
    assert are_clauses((left, right))


@pytest.mark.parametrize(
    ("question", "left", "right"),
    [
        (
            "What is the mass and the range of the AQ-37?",
            "What is the mass of the AQ-37?",
            "What is the range of the AQ-37?",
        ),
        (
            "What is the mass of the AQ-37 and of the B2 at 12 V?",
            "What is the mass of the AQ-37 at 12 V?",
            "What is the mass of the B2 at 12 V?",
        ),
        ("How wide and how high is the AQ-37?", "How wide is the AQ-37?", "how high is the AQ-37?"),
        (
            "In 2020, how many pumps and how many valves were sold?",
            "In 2020, how many pumps were sold?",
            "In 2020, how many valves were sold?",
        ),
        ("AQ-37: mass and range?", "AQ-37: mass", "AQ-37: range?"),
        (
            "Wie groß sind Masse und Länge des AQ-37?",
            "Wie groß sind Masse des AQ-37?",
            "Wie groß sind Länge des AQ-37?",
        ),
    ],
)
def test_what_halves_share_is_said_by_both(question, left, right):
    assert owns(question) == [(left, right)]
    assert not any(map(are_clauses, halves_of(Leaning(question))))


def test_questions_are_joined_by_words_of_their_language_and_by_marks():
    assert owns("Welche Masse und welche Länge hat der AQ-37?") == [
        ("Welche Masse hat der AQ-37?", "welche Länge hat der AQ-37?"),
    ]
    assert owns("Quelle est la masse et la portée du AQ-37 ?") == [
        ("Quelle est la masse du AQ-37 ?", "Quelle est la portée du AQ-37 ?"),
    ]
    assert owns("AQ-37的电流以及电压是多少？") == [("AQ-37的电流", "电压是多少？")]
    assert owns("What is the mass? What is the range?") == [("What is the mass", "What is the range?")]
    assert owns("What is the mass of the AQ-37?") == []


def test_nothing_is_cut_inside_quotation_marks_and_brackets():
    assert owns('What does "read and write" mean?') == []
    assert owns("What is the mass (net and gross)?") == []


@given(st.text(max_size=80))
def test_every_half_says_something(question):
    for halves in halves_of(Leaning(question)):
        assert all(half.own.strip() for half in halves)
        assert all(word in question for half in halves for word in half.own.split())
