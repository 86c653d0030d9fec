"""Which sentence says what something is."""

import pytest

from localmind_desktop.core.ask.prose.defining import asks_meaning, defines
from tests.core.ask.building import question


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("What is a hinge?", "A hinge is a joint that turns."),
        ("How does the study define speed?", "Speed is the ability to move fast."),
        ("What does it mean when a value is described as opaque?", '"Opaque" means that it must not be read.'),
        ("When does the sheet call a pump a slow one?", "If it needs two hours, it is a slow one."),
        ("Was bedeutet Nachlauf?", "Nachlauf bezeichnet die Zeit nach dem Ende."),
    ],
)
def test_a_definition_is_told_from_a_mention(asked, sentence):
    assert asks_meaning(asked)
    assert defines(question(asked), sentence)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("What is a hinge?", "No hinges are defined here."),
        ("What is a hinge?", "All doors that are on hinges are heavy."),
        ("What is a hinge?", "The door is on a hinge."),
        ("When does the sheet call a pump a slow one?", "A slow pump is to be cleaned."),
    ],
)
def test_a_mention_is_no_definition(asked, sentence):
    assert not defines(question(asked), sentence)
