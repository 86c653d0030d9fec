"""Which questions may have one answer, and which never (R4, R5)."""

from __future__ import annotations

import string

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from localmind_desktop.core.ask.remembering import exact_text
from localmind_desktop.core.ask.sameness import may_share, readable
from localmind_desktop.core.models.embedder import FolderEmbedder
from tests.fakes.fixtures import builtin_model, inference_child

__all__ = ["builtin_model", "inference_child"]

# Each two are two questions, however near their vectors are.
APART = """
Is the form mandatory for new staff? | Is the form not mandatory for new staff?
Is the form mandatory for new staff? | Isn't the form mandatory for new staff?
Which fields must be filled in? | Which fields must never be filled in?
Which pumps run with a filter? | Which pumps run without a filter?
Which rules apply to visitors? | Which rules don't apply to visitors?
Are there any exceptions to the rule? | Are there no exceptions to the rule?
Is the valve open or closed? | Is the valve neither open nor closed?
Is the register valid after reset? | Is the register invalid after reset?
Which bits are signed? | Which bits are unsigned?
What is the supply current at 1.5 V? | What is the supply current at 15 V?
What is the supply current at 1.5 V? | What is the supply current at 1.5 mV?
What is the supply current at 5 mW? | What is the supply current at 5 MW?
What is the supply current at 5 mA? | What is the supply current at 5 µA?
What is the resistance in mΩ? | What is the resistance in MΩ?
What is the data rate in Mb/s? | What is the data rate in MB/s?
How long is the delay in s? | How long is the delay in S?
How long does 5 min take? | How long does 5 ms take?
What is the weight of 3 kg of sand? | What is the weight of 3 g of sand?
What is the pressure at 20 °C? | What is the pressure at 20 °F?
What is the pressure at 20 K? | What is the pressure at 20 k?
What does a ticket for $100 include? | What does a ticket for €100 include?
What is the discount of 5 %? | What is the discount of 5 ‰?
What is the offset at -25 °C? | What is the offset at 25 °C?
What is the offset at −25 °C? | What is the offset at 25 °C?
What is the range of ±4 g? | What is the range of 4 g?
What is the range of ±4 g? | What is the range of +4 g?
What happens at < 5 V? | What happens at > 5 V?
What happens at ≤ 5 V? | What happens at < 5 V?
What is 10³ divided by 2? | What is 103 divided by 2?
How long is 1½ ft? | How long is 11/2 ft?
What is the area of 5 m²? | What is the area of 5 m³?
What does section 1.1 say? | What does section 1.10 say?
What does section 1.2 say? | What does section 12 say?
What is the price of 1,000 units? | What is the price of 1.000 units?
What is the price of 1,000 units? | What is the price of 10,000 units?
What is at address 0x8A? | What is at address 0x8B?
What does code 07 mean? | What does code 7 mean?
What is the maximum supply voltage? | What is the minimum supply voltage?
What is the max supply voltage? | What is the min supply voltage?
Which runs take at least 5 days? | Which runs take at most 5 days?
Which runs take more than 5 days? | Which runs take less than 5 days?
Which runs take 5 days? | Which runs take up to 5 days?
Which invoices came before 3 May? | Which invoices came after 3 May?
Which invoices are over the limit? | Which invoices are under the limit?
What is the first step? | What is the last step?
Which team has the highest score? | Which team has the lowest score?
Which company bought Beta from Alpha? | Which company bought Alpha from Beta?
Which register comes between A1 and B2? | Which register comes between B2 and A1?
What is the reset value of CTRL_REG5? | What is the reset value of CTRL_REG4?
What is the reset value of CTRL_REG5? | What is the reset value of CTRL_REG5_XL?
What is the reset value of CTRL_REG? | What is the reset value of CTRL_REGS?
What is the class of DBAT1? | What is the class of DBAT2?
What is a LED? | What is a LEDs?
What is the type of EN 60730-2-9? | What is the type of EN 60730-2-8?
What is the type of KX-7? | What is the type of KX7?
Which port does http use? | Which port does https use?
What is C++ used for? | What is C used for?
What does the operator ! mean? | What does the operator ? mean?
What is 5!? | What is 5?
What was the revenue in 2019? | What was the revenue in 2018?
What was the revenue in 2019? | What is the revenue in 2019?
What was the revenue in Q1 2019? | What was the revenue in Q2 2019?
Who signed the contract? | When was the contract signed?
Where is the contract? | Who is the contract?
What is the owner of the gateway? | What is the address of the gateway?
What are the duties of the tenant? | What are the duties of the landlord?
How many rows have an owner? | Which rows have an owner?
Is a permit required? | Is a permit recommended?
May employees work from home? | Must employees work from home?
What did the owner pay for the tenant of the house? | What did the owner pay of the tenant for the house?
最大电压是多少？ | 最小电压是多少？
该设备支持多少个连接？ | 该设备不支持多少个连接？
电压为1.5 V时电流是多少？ | 电压为15 V时电流是多少？
哪些文件是必需的？ | 哪些文件不是必需的？
什么是QoS 1？ | 什么是QoS 2？
Wie hoch ist der Umsatz 2019? | Wie hoch ist der Umsatz 2020?
Welche Maße hat das Gerät? | Welche Masse hat das Gerät?
Ist die Tür schon offen? | Ist die Tür schön offen?
Which screws are 5" long? | Which screws are 5 long?
Which screws are 5" long? | Which screws are 5' long?
What does A* match? | What does A match?
Ist die Angabe verpflichtend? | Ist die Angabe nicht verpflichtend?
Welche Felder sind Pflicht? | Welche Felder sind keine Pflicht?
Wie hoch ist die Spannung mindestens? | Wie hoch ist die Spannung höchstens?
Was gilt vor dem 1. Mai? | Was gilt nach dem 1. Mai?
Wie hoch ist der Preis bei 1,5 kg? | Wie hoch ist der Preis bei 15 kg?
Wie hoch ist der Preis bei 1.500 kg? | Wie hoch ist der Preis bei 1,5 kg?
Quelle est la tension maximale ? | Quelle est la tension minimale ?
Le formulaire est-il obligatoire ? | Le formulaire n'est-il pas obligatoire ?
Quels documents avec signature ? | Quels documents sans signature ?
Quel est le prix avant le 3 mai ? | Quel est le prix après le 3 mai ?
"""

# Each two are one question, and their vectors by the built-in embedder are near enough.
TOGETHER = """
What is the maximum supply voltage of the pump? | What is the max supply voltage of the pump?
What is the maximum supply voltage of the pump? | What's the maximum supply voltage of the pump?
What is the maximum supply voltage of the pump? | WHAT IS THE MAXIMUM SUPPLY VOLTAGE OF THE PUMP
What is the maximum supply voltage of the pump? | What is the maximum supply voltage for the pump?
What is the maximum supply voltage of the pump? | What is the maximum  supply voltage of the pump ?
What is the reset value of register CTRL_REG5? | What is the reset value of the register CTRL_REG5?
What is the reset value of register CTRL_REG5? | What is the reset value for register ctrl_reg5?
List all registers of the device. | List all the registers of the device.
What does "QoS 2" mean? | What does QoS 2 mean?
What is the address of the register, and its width? | What is the address of the register and its width?
What was the total revenue in 2019? | What was total revenue in 2019?
Which message types carry a packet identifier? | Which message types carry the packet identifier?
Is the approval of the manager mandatory for a trip? | Is the approval of a manager mandatory for a trip?
Is the approval of the manager mandatory for a trip? | Is the approval of the manager mandatory for the trip?
How often must the filter of the boiler be cleaned? | How often must the filter for the boiler be cleaned?
What isn't covered by the warranty of the boiler? | What is not covered by the warranty of the boiler?
Which fields can't be changed after the approval? | Which fields cannot be changed after the approval?
Which parts of the boiler do not need a yearly inspection? | Which parts of the boiler don't need a yearly inspection?
Who is responsible for the review of the audit report? | Who's responsible for the review of the audit report?
What is the minimum temperature of the water in the boiler? | What is the minimum temperature of water in the boiler?
What is the penalty for a late payment of the invoice? | What is the penalty for late payment of the invoice?
What is the power of the boiler at a flow of 5 l? | What is the power of the boiler at the flow of 5 l?
Which documents does one have to hand in; and to whom? | Which documents does one have to hand in, and to whom?
Wie hoch ist die maximale Temperatur des Kessels? | wie hoch ist die maximale Temperatur des Kessels
Quelle est la tension maximale de la pompe ? | Quelle est la tension maximale de la pompe?
"""

# Each two are one question; whether their vectors are near is the embedder's matter.
WRITTEN_OTHERWISE = """
What is the current at 3.3 V and 25 °C? | What is the current at 3.3V and 25°C?
What is the current at 3.3 V? | What is the current at 3.3 volts?
What is the price of 1,000 units? | What is the price of 1000 units?
What is the value at −40 °C? | What is the value at -40 °C?
What does EN 60730-2-9 cover? | What does EN 60730–2–9 cover?
“What does the pump weigh?” | What does the pump weigh?
What does 'pending' mean in the «status» column? | What does “pending” mean in the status column?
Please list all registers of the device. | List all registers of the device, please.
What are the operating temperatures? | What is the operating temperature?
What colour is the light? | What color is the light?
最大电压是多少？ | 最大电压是多少
"""


def pairs(text: str) -> list[tuple[str, str]]:
    return [(one, other) for one, _, other in (line.partition(" | ") for line in text.strip().splitlines())]


def test_there_are_as_many_pairs_as_were_promised():
    assert len(set(pairs(APART))) >= 60
    assert len(set(pairs(TOGETHER))) >= 20


@pytest.mark.parametrize(("one", "other"), pairs(APART))
def test_two_questions_share_no_answer(one, other):
    assert not may_share(one, other)
    assert not may_share(other, one)
    assert exact_text(one) != exact_text(other)


@pytest.mark.parametrize(("one", "other"), pairs(TOGETHER) + pairs(WRITTEN_OTHERWISE))
def test_one_question_written_otherwise_shares_its_answer(one, other):
    assert may_share(one, other)


def test_the_embedder_finds_them_as_near_as_the_cache_asks_for(builtin_model: FolderEmbedder):
    for one, other in pairs(TOGETHER):
        cosine = float(builtin_model.question(one) @ builtin_model.question(other))
        assert cosine >= 0.99, (one, other)


@pytest.mark.parametrize(
    "same",
    [
        "what is the voltage",
        "What is  the voltage?",
        "“What is the voltage?”",
        "«What is the voltage» ?",
        "WHAT IS THE voltage.",
    ],
)
def test_the_exact_cache_levels_case_space_final_marks_and_enclosing_quotes(same):
    assert exact_text(same) == exact_text("What is the voltage?")


@pytest.mark.parametrize(
    "other", ["What's the voltage?", "What is a voltage?", 'What is "the" voltage?', "What is, the voltage?"]
)
def test_the_exact_cache_levels_nothing_else(other):
    assert exact_text(other) != exact_text("What is the voltage?")


def test_quotes_within_a_question_are_no_enclosing_ones():
    assert exact_text('"A1" or "B2"') != exact_text('A1" or "B2')


# ------------------------------------------------------------------------------------- whatever is asked

NUMBERS = st.one_of(
    st.integers(-10_000, 10_000).map(str),
    st.decimals(-100, 100, places=2, allow_nan=False).map(str),
    st.integers(0, 0xFFFF).map("0x{:X}".format),
)
IDENTIFIERS = st.builds(
    "{}{}{}".format,
    st.text(string.ascii_uppercase, min_size=2, max_size=6),
    st.sampled_from(["_", "-", "", "."]),
    st.integers(0, 999),
)
FRAMES = st.sampled_from(
    [
        "What is the value at {}?",
        "Which rows lie over {} in the table of results?",
        "{} is what?",
        "Wie hoch ist der Wert bei {}?",
        "Quelle est la valeur à {} ?",
        "在{}时电流是多少？",
        "Was the limit ({}) reached, and when?",
    ]
)
UNITS = st.sampled_from(["", " V", " mV", " MV", "V", " °C", " %", " units", " s", " ms"])


@given(FRAMES, NUMBERS, NUMBERS, UNITS)
def test_a_question_that_differs_in_one_number_never_hits(frame, one, other, unit):
    assume(one != other)
    assert not may_share(frame.format(one + unit), frame.format(other + unit))
    assert exact_text(frame.format(one + unit)) != exact_text(frame.format(other + unit))


@given(FRAMES, IDENTIFIERS, IDENTIFIERS)
def test_a_question_that_differs_in_one_identifier_never_hits(frame, one, other):
    assume(one != other)
    assert not may_share(frame.format(one), frame.format(other))
    assert exact_text(frame.format(one)) != exact_text(frame.format(other))


@given(FRAMES, NUMBERS, UNITS, UNITS)
def test_a_question_that_differs_in_its_unit_never_hits(frame, number, one, other):
    assume(one.strip() != other.strip())
    assert not may_share(frame.format(number + one), frame.format(number + other))


@given(st.text(max_size=60))
def test_every_question_is_itself_and_is_read_once(text):
    assert may_share(text, text)
    assert readable(readable(text)) == readable(text)
