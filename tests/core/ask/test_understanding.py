"""Follow-ups and double questions, by rule."""

import pytest

from localmind_desktop.core.ask.asked import HistoryTurn
from localmind_desktop.core.ask.following import standalone
from localmind_desktop.core.ask.splitting import completed, subquestions


@pytest.mark.parametrize(
    ("history", "question", "alone"),
    [
        (["What is the sensitivity at ±2 g?"], "And at ±4 g?", "What is the sensitivity at ±4 g?"),
        (
            ["What is the reason code for Server busy?"],
            "And the one for Banned?",
            "What is the reason code for Banned?",
        ),
        (["CH5 的 SPI0 基址是多少？"], "And of SPI1?", "CH5 的 SPI1 基址是多少？"),
        (["What is the base address of UART0?"], "What about UART1?", "What is the base address of UART1?"),
        (
            ["What was the EBIT in North America in fiscal 2016?", "And in Western Europe?"],
            "And of Western Europe in the year before?",
            "What was the EBIT in Western Europe in fiscal 2015?",
        ),
        (["What is the weight of the pump?"], "Which class has DBAT.Amp?", "Which class has DBAT.Amp?"),
    ],
)
def test_follow_ups_are_made_to_stand_alone(history, question, alone):
    assert standalone(question, [HistoryTurn(turn, "") for turn in history]) == alone


def test_what_the_last_answer_brought_in_is_what_there_speaks_of():
    turn = HistoryTurn("Which common data class does DGEN.PerStrCntRs have?", "PerStrCntRs of DGEN uses the class SPC.")
    assert standalone("Which FC does q have there?", [turn]) == "Which FC does q have there? (SPC)"


def test_without_history_nothing_is_added():
    assert standalone("And at ±4 g?", []) == "And at ±4 g?"


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        (
            "Which class has DBAT.Amp, and which type has mag of this class?",
            ("Which class has DBAT.Amp?", "which type has mag of this class?"),
        ),
        (
            "How many objects and how many addresses does the device have?",
            ("How many objects does the device have?", "how many addresses does the device have?"),
        ),
        (
            "What is the temperature range and the weight of the gateway?",
            ("What is the temperature range of the gateway?", "What is the weight of the gateway?"),
        ),
        (
            "What is the current of the A1 and of the B2 at 5 V?",
            ("What is the current of the A1 at 5 V?", "What is the current of the B2 at 5 V?"),
        ),
        ("What is the weight of the nut and bolt set?", ("What is the weight of the nut and bolt set?",)),
    ],
)
def test_double_questions_are_taken_apart(question, parts):
    assert subquestions(question) == parts


def test_the_second_half_takes_the_value_or_the_names_of_the_first():
    assert completed("which type has mag of this class?", "Which class has DBAT.Amp?", "MV").endswith("(MV)")
    assert completed("what is its weight?", "What is the AQ-37 called?", "") == "what is its weight? (AQ-37)"
