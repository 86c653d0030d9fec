"""Two answers set against each other in words."""

import pytest

from localmind_desktop.core.ask.drafts import Draft
from localmind_desktop.core.ask.prose.side_by_side import pair_in
from localmind_desktop.core.ask.prose.verdicts import verdict
from localmind_desktop.core.model import Mode

HIGHER = "Which has the higher maximum rate, the AX1 or the BX2?"


def cell(value: str, unit: str = "") -> Draft:
    told = f"{value} {unit}".strip()
    return Draft(Mode.TABLE, "cell", f"{told} — Max; Parameter: rate [1]", (), None, 1.0, told)


def sentence(text: str) -> Draft:
    return Draft(Mode.EXTRACT, "prose", f"{text} [1]", (), None, 1.0)


@pytest.mark.parametrize(
    ("question", "first", "second", "said"),
    [
        (HIGHER, cell("10", "MHz"), cell("500", "kHz"), "Higher: AX1 (AX1 10 MHz, BX2 500 kHz)."),
        (HIGHER, cell("10 kHz"), cell("500 kHz"), "Higher: BX2 (AX1 10 kHz, BX2 500 kHz)."),
        (HIGHER, sentence("It runs at 4 MHz."), cell("5", "MHz"), "Higher: BX2 (AX1 4 MHz, BX2 5 MHz)."),
        (
            "Is the rate of the AX1 lower than that of the BX2?",
            cell("1 MHz"),
            cell("2 MHz"),
            "Yes: AX1 1 MHz, BX2 2 MHz.",
        ),
        (
            "Is the rate of the AX1 higher than that of the BX2?",
            cell("1 MHz"),
            cell("2 MHz"),
            "No: AX1 1 MHz, BX2 2 MHz.",
        ),
        (HIGHER, cell("1 MHz"), cell("1000 kHz"), "Both are the same: AX1 1 MHz, BX2 1000 kHz."),
        (HIGHER, cell("-40 to 85 °C"), cell("-20 to 70 °C"), "Higher: AX1 (AX1 -40 to 85 °C, BX2 -20 to 70 °C)."),
    ],
)
def test_the_greater_is_named(question, first, second, said):
    pair = pair_in(question)
    assert pair is not None
    assert verdict(pair, (first, second)) == said


@pytest.mark.parametrize(
    ("question", "first", "second"),
    [
        (HIGHER, cell("10", "MHz"), cell("5", "V")),  # of different kinds
        (HIGHER, cell("fast"), cell("5", "MHz")),  # no amount
        (HIGHER, sentence("It runs at 4 MHz or 8 MHz."), cell("5", "MHz")),  # which of them?
        ("Which is older, the AX1 or the BX2?", cell("-1 to 3 V"), cell("2 V")),
        ("What is the rate of the AX1 and the BX2?", cell("1 MHz"), cell("2 MHz")),  # not compared
    ],
)
def test_nothing_is_said_of_what_cannot_be_compared(question, first, second):
    pair = pair_in(question)
    assert pair is not None
    assert verdict(pair, (first, second)) == ""
