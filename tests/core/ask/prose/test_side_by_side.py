"""Questions about two things, taken apart by thing."""

import pytest

from localmind_desktop.core.ask.prose.side_by_side import of_each


@pytest.mark.parametrize(
    ("question", "first", "second"),
    [
        (
            "Up to which temperature can the AX1 and the BX2 be stored?",
            "Up to which temperature can the AX1 be stored?",
            "Up to which temperature can the BX2 be stored?",
        ),
        (
            "Which has the larger memory, the AX1 or the BX2?",
            "How large is the memory of the AX1?",
            "How large is the memory of the BX2?",
        ),
        (
            "Which chip has the higher supply voltage, the AX1 or the BX2?",
            "How high is the chip supply voltage of the AX1?",
            "How high is the chip supply voltage of the BX2?",
        ),
        (
            "Which bus is faster, that of the AX1 or that of the BX2, and what are the rates?",
            "what are the rates of the bus of the AX1?",
            "what are the rates of the bus of the BX2?",
        ),
        (
            "Rivet was billed by Acme Corp and by Globex: what is the total of each invoice?",
            "what is the total of each invoice (Acme Corp)?",
            "what is the total of each invoice (Globex)?",
        ),
        ("AX1 和 BX2 的工作电压是多少？", "AX1 的工作电压是多少？", "BX2 的工作电压是多少？"),
    ],
)
def test_each_thing_is_asked_for_by_itself(question, first, second):
    assert [one.question for one in of_each(question)] == [first, second]


@pytest.mark.parametrize("question", ["Who signed the lease and when?", "What is a hinge?", "Was kosten Äpfel?"])
def test_a_question_about_one_thing_stays_whole(question):
    assert of_each(question) == ()
