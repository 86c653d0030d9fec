"""Questions about two things, taken apart by thing."""

import pytest

from localmind_desktop.core.ask.prose.side_by_side import pair_in


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
            "What is the supply voltage of the AX1?",
            "What is the supply voltage of the BX2?",
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
        (
            "Which of the AX1 and the BX2 has the higher supply voltage, and what is it?",
            "What is the supply voltage of the AX1?",
            "What is the supply voltage of the BX2?",
        ),
        (
            "Is the clock rate of the AX1 higher than that of the BX2?",
            "What is the clock rate of the AX1?",
            "What is the clock rate of the BX2?",
        ),
        (
            "Does the AX1 have a larger memory than the BX2?",
            "How large is the memory of the AX1?",
            "How large is the memory of the BX2?",
        ),
        (
            "Compare the setup time of the AX1 with the hold time of the BX2.",
            "What is the setup time of the AX1?",
            "What is the hold time of the BX2?",
        ),
        (
            "How do the ranges of the AX1 and the BX2 differ?",
            "What is the ranges of the AX1?",
            "What is the ranges of the BX2?",
        ),
        (
            "What is the sleep current of the AX1 compared with the idle current of the BX2?",
            "What is the sleep current of the AX1?",
            "What is the idle current of the BX2?",
        ),
        (
            "Which dates do Acme invoice 4218 and Globex invoice 3006 have?",
            "Which dates do Acme invoice 4218 have?",
            "Which dates do Globex invoice 3006 have?",
        ),
        (
            "Both the Acme invoice and the Globex invoice were sent to Rivet; what are their numbers?",
            "what are the numbers of the Acme invoice?",
            "what are the numbers of the Globex invoice?",
        ),
        ("AX1 和 BX2 的工作电压是多少？", "AX1 的工作电压是多少？", "BX2 的工作电压是多少？"),
    ],
)
def test_each_thing_is_asked_for_by_itself(question, first, second):
    pair = pair_in(question)
    assert pair is not None
    assert [pair.first.question, pair.second.question] == [first, second]


@pytest.mark.parametrize(
    ("question", "how", "sign", "asks_whether"),
    [
        ("Which has the larger memory, the AX1 or the BX2?", "larger", 1, False),
        ("Which is slower, the AX1 or the BX2?", "slower", -1, False),
        ("Is the rate of the AX1 lower than that of the BX2?", "lower", -1, True),
        ("Which is older, the AX1 or the BX2?", "older", 0, False),
        ("Compare the rate of the AX1 with that of the BX2.", "", 0, False),
    ],
)
def test_what_is_compared_is_said(question, how, sign, asks_whether):
    pair = pair_in(question)
    assert pair is not None
    assert pair.is_compared
    assert (pair.how, pair.sign, pair.asks_whether) == (how, sign, asks_whether)


@pytest.mark.parametrize("question", ["Who signed the lease and when?", "What is a hinge?", "Was kosten Äpfel?"])
def test_a_question_about_one_thing_stays_whole(question):
    assert pair_in(question) is None
