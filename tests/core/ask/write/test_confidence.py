"""How likely an answer of a model is: as the best unit that says what it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from localmind_desktop.core.ask.rank.verdict import Weighed
from localmind_desktop.core.ask.write.checking import LIKELY_ENOUGH, UNLIKELY, Checking
from localmind_desktop.core.ask.write.confidence import Claim, claims_of, confidence
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import Flag, Grounding

QUESTION = "What is the supply current of the AQ-37?"


CLAIMS = (
    Claim(0.6, "Supply current, measuring: 18 mA"),
    Claim(0.2, "Supply current, idle: 2.6 mA"),
    Claim(0.1, "The AQ-37 is cleaned with a dry cloth."),
)


@pytest.mark.parametrize(
    ("text", "chance"),
    [
        ("The supply current of the AQ-37 is 18 mA [1].", 0.6),
        ("18 mA [3]", 0.6),
        ("0.018 A [1]", 0.6),
        ("It is 2.6 mA [1].", 0.2),
        ("It is 18 mA, when idle 2.6 mA [1].", 0.2),
        ("It is 99 mA [1].", 0.0),
        ("Clean it with a dry cloth [1].", 0.1),
        ("Ask the landlord of the harbour [1].", 0.0),
        ("That is the supply current [1].", 0.6),
    ],
)
def test_an_answer_is_as_likely_as_what_says_the_same(text: str, chance: float) -> None:
    assert confidence(text, QUESTION, CLAIMS) == pytest.approx(chance)


def checking(question: str = QUESTION, unknown: tuple[str, ...] = (), claims: Sequence[Claim] = CLAIMS) -> Checking:
    return Checking(Packed("", (), 0, Fence("000000"), ()), question, None, None, unknown, claims)


def test_what_is_hardly_likely_is_doubted() -> None:
    assert checking().with_doubt("It is 18 mA [1].", Grounding(1)).doubt == ""
    assert checking().with_doubt("It is 2.6 mA [1].", Grounding(1)).doubt == UNLIKELY
    assert checking().probability("It is 2.6 mA [1].") < LIKELY_ENOUGH < checking().probability("It is 18 mA [1].")


def test_explanations_and_flagged_values_are_not_doubted_besides() -> None:
    assert checking("Explain the supply current.").with_doubt("It is 2.6 mA [1].", Grounding(1)).doubt == ""
    assert checking("Explain the supply current.").probability("It is 2.6 mA [1].") == 1.0
    flagged = Grounding(1, ("99 mA",), (Flag(6, 11, "not there"),))
    assert checking().with_doubt("It is 99 mA [1].", flagged) == flagged


def test_an_explanation_of_what_is_not_even_likely_to_be_there_is_doubted() -> None:
    nothing = tuple(claims_of(Weighed(None, 0.0)))
    assert checking("Explain the supply current.", claims=nothing).with_doubt("It flows [1].", Grounding(0)).doubt == ""
    unlikely = [replace(claim, chance=0.0) for claim in CLAIMS]
    asked = checking("Explain how the AQ-37 encrypts its password.", claims=unlikely)
    assert asked.with_doubt("The AQ-37 encrypts its password with a one-time pad [1].", Grounding(0)).doubt == UNLIKELY
    assert asked.probability("The AQ-37 encrypts its password with a one-time pad [1].") == 0.0


def test_an_unknown_name_is_said_first() -> None:
    doubt = checking(unknown=("AQ-38",)).with_doubt("It is 18 mA [1].", Grounding(1)).doubt
    assert doubt == "AQ-38 is not mentioned in the documents."
