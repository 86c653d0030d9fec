"""What an answer states is looked for in what it cites: wrong values are flagged, right ones in any form are not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import (
    ELSEWHERE,
    NOWHERE,
    UNCITED,
    count_of_values,
    grounded,
    holds_none,
)
from tests.core.ask.stated_values import Stated, statement

pytestmark = pytest.mark.sampled(2)

SEED = 20261122
STATEMENTS = 130
MOST_FALSE_FLAGS = 0.02


def drawn() -> list[Stated]:
    """Statements; those in English prose stand among others."""
    chance = random.Random(SEED)
    found = []
    for _ in range(STATEMENTS):
        one, others = statement(chance), [statement(chance).source for _ in range(2)]
        alone = ("\n", "Der ")
        lines = [one.source]
        if not any(mark in one.source for mark in alone):
            lines += [other for other in others if not any(mark in other for mark in alone)]
        chance.shuffle(lines)
        found.append(replace(one, source="\n".join(lines)))
    return found


def is_flagged(said: str, source: str, context: str = "") -> bool:
    return bool(grounded(f"As written there it is {said} [1].", {1: evidence_of(source, context)}).flags)


def test_every_wrong_value_is_flagged() -> None:
    wrong = [(said, kind, one) for one in drawn() for kind, said in one.wrong.items()]
    assert len(wrong) >= 200
    assert [(kind, said, one.source) for said, kind, one in wrong if not is_flagged(said, one.source)] == []


def test_hardly_any_right_value_is_flagged() -> None:
    right = [(said, one) for one in drawn() for said in one.right]
    flagged = [(said, one.source) for said, one in right if is_flagged(said, one.source)]
    assert len(right) >= 300
    assert len(flagged) <= MOST_FALSE_FLAGS * len(right), flagged


def test_every_right_value_was_looked_for() -> None:
    for one in drawn():
        for said in one.right:
            assert grounded(f"It is {said} [1].", {1: evidence_of(one.source)}).checked


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("It holds 1,000 V and 3.3 V.", "1000 V and 3.3V"),
        ("a 1 k resistor", "1000 or 1k"),
        ("0x1F (31) in CTRL_REG5_XL (20h)", "31, 1Fh in CTRL_REG5_XL, which is 0x20"),
        ("from –40 to +85 °C", "−40 °C to 85 °C"),
        ("pi is 3.14159", "about 3.14"),
        ("4,987 files", "roughly 5,000"),
        ("±2 g full scale", "-2 g to +2 g"),
        ("between -5 and 5 V", "±5 V"),
        ("EN 60730–2–9 applies", "EN 60730-2-9, a part of EN 60730"),
        ("200 mV/µs, 5 mm², 2.5×10⁻³ F, 1e-6 s", "200 mV/us, 5 mm2, 2.5e-3 F, 1 µs"),
        ("at 14:30, bits [7:0]", "14:30, bits 7:0 or 7 to 0"),
        ("REG0-REG7; SDA/SCL", "REG0 to REG7, SDA and SCL"),
        ("NOTE: keep dry", "NOTE and note"),
        ("16-bit ADC with 3 channels", "16 bit and 3"),
        ("Loss: (41.2)", "-41.2, that is (41.2)"),
        ("12 months", "1 year"),
        ("电压为110 kV，电流为5A", "110 kV and 5 A"),
        ("Price: 5 €", "5 EUR, €5 or 5 euros"),
        ("17 mA", "0.017 A"),
    ],
)
def test_other_ways_to_say_the_same(source: str, said: str) -> None:
    assert not is_flagged(said, source)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("at 0x1F", "31"),
        ("pi is 3.14159", "3.14"),
        ("pi is 3.14159", "about 3.15"),
        ("from –40 to +85 °C", "40 °C"),
        ("EN 60730-2-9", "EN 60730-2-6"),
        ("CTRL_REG5_XL", "CTRL_REG5"),
        ("10 to 20 mV", "10 to 20 V"),
        ("Typ (mA): 18\nVoltage (V): 3.3", "18 V"),
        ("Typ: 18\nUnit: mA", "18 A"),
        ("LSM9DS1 has 9 axes", "1"),
        ("it holds 5 V", "a USB port"),
        ("2.5 million", "2.5 billion"),
        ("2.5 million", "2.5"),
    ],
)
def test_what_is_not_the_same(source: str, said: str) -> None:
    assert is_flagged(said, source)


def test_captions_give_scale_and_unit() -> None:
    assert not is_flagged("$32,376 million", "Revenue: $ 32,376", "Income (in millions)")
    assert not is_flagged("$32.376 billion", "Revenue: $ 32,376", "Income (in millions)")
    assert not is_flagged("12 mm", "Width: 12", "Table 5: Dimensions (mm)")
    assert is_flagged("$32,376 billion", "Revenue: $ 32,376", "Income (in millions)")


def test_the_sentences_own_source_counts() -> None:
    sources = {1: evidence_of("It is 5 V."), 2: evidence_of("It is 7 A.")}
    found = grounded("First 5 V [1]. Then 7 A. [2] Last 9 V and 7 A [1].", sources)
    assert found.checked == 4
    assert [flag.reason for flag in found.flags] == [NOWHERE, ELSEWHERE]
    assert grounded("It is 5 V and 7 A.", sources).flags == ()


def test_flags_say_where() -> None:
    text = "• The µ‑value is ５ V, not 9\u00a0kV [1]."
    (flag,) = grounded(text, {1: evidence_of("5 V")}).flags
    assert text[flag.start : flag.end] == "9\u00a0kV"
    assert grounded(text, {1: evidence_of("5 V")}).unsupported == ("9\u00a0kV",)


def test_an_answer_without_citations_is_flagged() -> None:
    assert [flag.reason for flag in grounded("It is 5 V.", {}).flags] == [UNCITED]


def test_numbering_and_marks_are_no_values() -> None:
    found = grounded("1. It is 5 V [1].\n2) Also [1]\n- (3) and [1]", {1: evidence_of("5 V")})
    assert (found.checked, found.flags) == (1, ())
    assert count_of_values("1. It is 5 V, or 0x1F [1].") == 2


def test_what_a_model_computed_itself_is_flagged() -> None:
    sources = {1: evidence_of("Bay: A\nLoss: 5 kW"), 2: evidence_of("Bay: B\nLoss: 7 kW")}
    assert grounded("Together the 2 bays lose 12 kW [1][2].", sources).unsupported == ("2", "12 kW")


def test_what_the_question_says_may_stand_anywhere_around() -> None:
    source, around = evidence_of("Revenue: 10.2%"), evidence_of("Revenue: 10.2%", "acme-2023q1-results.pdf")
    said, question = "The revenue of Acme grew by 10.2% in Q1 2023 [1].", "How did revenue grow in Q1 2023?"
    found = grounded(said, {1: source}, question=question, around={1: around})
    assert (found.checked, found.flags) == (1, ())
    assert grounded(said, {1: source}, question=question).unsupported == ("Q1", "2023")
    other = {1: evidence_of("Revenue: 10.2%"), 2: around}
    assert grounded(said, {1: source}, question=question, around=other).unsupported == ("Q1", "2023")  # of another one
    assert grounded(said, {1: source}, around={1: around}).unsupported == ("Q1", "2023")  # nobody asked for it
    assert holds_none(grounded("It grew by 7% in Q1 [1].", {1: source}, question=question, around={1: around}))
    assert not holds_none(grounded("It grew by 10.2% in Q2 [1].", {1: source}, question=question, around={1: around}))


def test_a_path_of_the_question_may_stand_around_part_by_part() -> None:
    row, question = "Name: Flow_M3\nType: FLT_32", "What is the type of Pump.Flow_M3?"
    source, said = {1: evidence_of(row)}, "The type of Pump.Flow_M3 is FLT_32 [1]."
    assert not grounded(said, source, question=question, around={1: evidence_of(row, "Class Pump")}).flags
    assert grounded(said, source, question=question, around={1: evidence_of(row, "Class Valve")}).unsupported == (
        "Pump.Flow_M3",
    )


def test_what_stands_in_quotation_marks_is_said_so() -> None:
    sources = {1: evidence_of("Code 151: quota exceeded"), 2: evidence_of("Nothing")}
    assert not grounded("151 is “Quota Exceeded” [1].", sources).flags
    found = grounded('151 is "quota exhausted" [1].', sources, question='What is "quota exhausted"?')
    assert found.unsupported == ('"quota exhausted"',)
    assert not grounded('The room is 3 m "long" [9].', {9: evidence_of("3 m long")}).flags
