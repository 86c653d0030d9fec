"""Where what a fragment names goes in the earlier question."""

import pytest

from localmind_desktop.core.ask.question.slots import asked_for, asked_noun, is_thing, placed, things_in


@pytest.mark.parametrize(
    ("base", "text", "whole"),
    [
        # a name for a name, of the same make, wherever it stands
        ("What is the weight range of the AX1?", "for the BX2", "What is the weight range of the BX2?"),
        ("How much power does the Fiat Uno L have?", "the Opel Corsa", "How much power does the Opel Corsa have?"),
        ("Is the AX1 made by Acme?", "the BX2", "Is the BX2 made by Acme?"),
        ("What were the sales in South Bend in 2016?", "in Fort Worth", "What were the sales in Fort Worth in 2016?"),
        # the same word before it
        ("Which sum has row 4 of bill 3006 of Acme?", "row 3", "Which sum has row 3 of bill 3006 of Acme?"),
        (
            "What is the heat of the 24 slim case of the AX1?",
            "of the 24 SO",
            "What is the heat of the 24 SO of the AX1?",
        ),
        # the same noun
        (
            "How fast is the inner oscillator of the AX1?",
            "the outer oscillator",
            "How fast is the outer oscillator of the AX1?",
        ),
        # a quantity, a range
        ("What is the current of the AX1 at VDD = 5 V?", "at 3 V", "What is the current of the AX1 at VDD = 3 V?"),
        ("How much power between 2 and 3 MHz?", "from 4 to 6 MHz", "How much power from 4 to 6 MHz?"),
        # another noun, the same of another thing
        (
            "Welche Adresse muss der Router auf der Platine haben?",
            "welche Maske",
            "Welche Maske muss der Router auf der Platine haben?",
        ),
        ("Which mask aligner did they use?", "which oven", "Which oven did they use?"),
        ("How many dots can the AX1 drive?", "how many the BX2", "How many dots can the BX2 drive?"),
        (
            "Which bus has the AX1 with SDO low?",
            "which one the BX2 with SA0 low",
            "Which bus has the BX2 with SA0 low?",
        ),
    ],
)
def test_what_is_named_takes_the_place_of_what_it_is_like(base, text, whole):
    assert placed(base, text) == whole


@pytest.mark.parametrize(
    ("base", "text"),
    [
        ("What is the weight of the pump?", "the price"),
        ("Welche Nummer hat die Muster AG?", "die Bankleitzahl"),
        ("Which colour has the AX1?", "which sensor measures heat"),
        ("What is the weight of the pump?", "at 3 V"),
    ],
)
def test_what_is_like_nothing_has_no_place(base, text):
    assert placed(base, text) is None


def test_another_noun_is_asked_for():
    assert asked_for("Welche Nummer hat die Muster AG?", "Leitzahl") == "Welche Leitzahl hat die Muster AG?"
    assert asked_for("What is the weight of the pump?", "price") is None
    assert asked_noun("Which supply voltage has the AX1?") == "supply voltage"


def test_things_are_told_from_kinds_and_german_nouns():
    assert is_thing("the AX1", "What is the weight of the pump?")
    assert is_thing("Fort Worth", "Who lives in South Bend?")
    assert not is_thing("the motor", "What is the weight of the pump?")
    assert not is_thing("die Leitzahl", "Welche Nummer hat die Muster AG?")
    assert things_in("Which company made the AX1 in Fort Worth?") == ["AX1", "Fort Worth"]
