"""Which questions lean on an earlier turn: one regular expression tells."""

import pytest

from localmind_desktop.core.ask.query.following import leans


@pytest.mark.parametrize(
    "question",
    [
        "What is the weight of the pump?",
        "List all registers of UART0",
        "Was kostet die Lizenz?",
        "Quel est le poids de la pompe P1 ?",
        "AQ-37的电流是多少？",
        "CTRL_REG5",
        "什么是UART？",
        "List the levels of the Norwick agreement with their response times.",
        "AQ-37: what is its weight?",
        "At which address is the control register of UART0?",
        "What did Norwick earn in the first quarter?",
        "Welche Objekte hat die Station und welche Typen haben sie?",
        "Explain in two sentences how a project is set up in the Tavo Viewer.",
        "Erkläre die Kündigungsfrist im Vertrag Norwick.",
    ],
)
def test_a_question_that_stands_alone_needs_no_model(question):
    assert not leans(question)


@pytest.mark.parametrize(
    "question",
    [
        "And at ±4 g?",
        "What about UART1?",
        "How heavy is it?",
        "Why?",
        "In 2016, what was their revenue?",
        "Does the pump have a filter, and how large is it?",
        "Explain the second",
        "Please explain.",
        "Explain why",
        "At 24 V?",
        "Und bei 24 V?",
        "Wie schwer ist sie?",
        "Was steht dort?",
        "Et pour le moteur ?",
        "Quel est son poids ?",
        "那电压呢？",
        "它的重量是多少？",
        "后者的速度是多少？",
    ],
)
def test_a_question_that_may_lean_is_noticed(question):
    assert leans(question)
