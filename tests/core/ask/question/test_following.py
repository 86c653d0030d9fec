"""Follow-up questions: which lean on an earlier turn, and how they stand alone by rule."""

import pytest

from localmind_desktop.core.ask.question.asked import HistoryTurn
from localmind_desktop.core.ask.question.carrying import carried
from localmind_desktop.core.ask.question.following import leans
from localmind_desktop.core.terms import content_terms

LIBRARY = frozenset(
    content_terms(
        "pump motor gateway valve sensor contract notice keep alive interval attribute mandatory revenue pins step law "
        "installation thermodynamics warranty weight register address voltage supply current mode range harmonic"
    )
)


def knows(phrase: str) -> bool:
    return any(term in LIBRARY for term in content_terms(phrase))


def follow(question: str, *history: str | tuple[str, str]) -> str:
    turns = [HistoryTurn(turn, "") if isinstance(turn, str) else HistoryTurn(*turn) for turn in history]
    return carried(question, turns, knows)


@pytest.mark.parametrize(
    ("before", "question", "alone"),
    [
        # the same property under another condition
        ("What is the sensitivity at ±2 g?", "And at ±4 g?", "What is the sensitivity at ±4 g?"),
        ("What is the boiling point of water at 1 bar?", "at 5 bar?", "What is the boiling point of water at 5 bar?"),
        ("What was the revenue in 2016?", "and in 2015?", "What was the revenue in 2015?"),
        ("What was the revenue in 2016?", "And 2015?", "What was the revenue in 2015?"),
        ("What is the weight of the pump?", "and in 2015?", "What is the weight of the pump in 2015?"),
        ("What was the EBIT in fiscal 2016?", "And in the year before?", "What was the EBIT in fiscal 2015?"),
        ("What was the EBIT in fiscal 2016?", "And the following year?", "What was the EBIT in fiscal 2017?"),
        ("What is the price of the licence?", "For five users?", "What is the price of the licence for five users?"),
        (
            "How many holidays are there in the first year?",
            "And in the second?",
            "How many holidays are there in the second year?",
        ),
        # the same property of another thing
        ("What is the reason code for Server busy?", "And the one for Banned?", "What is the reason code for Banned?"),
        ("CH5 的 SPI0 基址是多少？", "And of SPI1?", "CH5 的 SPI1 基址是多少？"),
        ("What is the base address of UART0?", "What about UART1?", "What is the base address of UART1?"),
        ("What is the range of Bluetooth?", "What about Zigbee?", "What is the range of Zigbee?"),
        ("What is the range of Bluetooth?", "How about Zigbee?", "What is the range of Zigbee?"),
        ("What is QoS 0?", "And QoS 1?", "What is QoS 1?"),
        ("What does bit EN do?", "And bit RST?", "What does bit RST do?"),
        ("Does the AQ-37 support Modbus?", "And BACnet?", "Does the AQ-37 support BACnet?"),
        ("What is the weight of the pump?", "And for the motor?", "What is the weight for the motor?"),
        (
            "List all mandatory data objects of node class YTAP.",
            "And of YTAQ?",
            "List all mandatory data objects of node class YTAQ.",
        ),
        (
            "In how many steps can the brightness of the A1 be controlled?",
            "And that of the MX-7?",
            "In how many steps can the brightness of the MX-7 be controlled?",
        ),
        (
            "Which mode does the A1 use for commands?",
            "And the one for writing data?",
            "Which mode does the A1 use for writing data?",
        ),
        (
            "Wie viel Platz braucht ein Server von Eduard?",
            "Und ein Rechner?",
            "Wie viel Platz braucht ein Rechner von Eduard?",
        ),
        (
            "How many males under 18 were counted for theft in 2009?",
            "and females?",
            "How many females under 18 were counted for theft in 2009?",
        ),
        (
            "What is the highest fine for a first offence?",
            "What about repeat offenders?",
            "What is the highest fine for repeat offenders?",
        ),
        # another property of the same thing
        ("Welche Nummer hat die Muster AG?", "Und die Leitzahl?", "Welche Leitzahl hat die Muster AG?"),
        (
            "What is the highest SCL frequency of the AX1?",
            "And the least low width of that clock?",
            "What is the least low width of that clock (the AX1 SCL)?",
        ),
        ("What is the weight of the pump?", "And the maximum pressure?", "What is the maximum pressure of the pump?"),
        (
            "What is the weight of the pump?",
            "what about its pressure attributes?",
            "What are the pressure attributes of the pump?",
        ),
        ("What is the weight of the AQ-37?", "And its supply voltage?", "What is the supply voltage of the AQ-37?"),
        ("What is the weight of the AQ-37?", "And the warranty?", "What is the warranty of the AQ-37?"),
        ("What is the weight of the AQ-37?", "And what is the warranty?", "What is the warranty? (the AQ-37)"),
        (
            "What is the minimum supply voltage of the AQ-37?",
            "And the maximum?",
            "What is the maximum supply voltage of the AQ-37?",
        ),
        (
            "What is the supply voltage of the AQ-37?",
            "And the maximum?",
            "What is the maximum supply voltage of the AQ-37?",
        ),
        ("List the mandatory attributes of DBAT.", "And the optional ones?", "List the optional attributes of DBAT."),
        # pronouns
        ("What is the weight of the AQ-37?", "What is its supply voltage?", "What is the supply voltage of the AQ-37?"),
        (
            "What is the weight of the AQ-37?",
            "How high is its accuracy at 25 °C?",
            "How high is the accuracy of the AQ-37 at 25 °C?",
        ),
        ("What is the AQ-37?", "How heavy is it?", "How heavy is AQ-37?"),
        ("What is reason code 0x93?", "In which packets can it appear?", "In which packets can 0x93 appear?"),
        (
            "What are the attributes of BatVNom in DBAT?",
            "which of them are mandatory?",
            "which of the attributes of BatVNom in DBAT are mandatory?",
        ),
        (
            "What is the notice period of the offer?",
            "How long is that valid?",
            "How long is the notice period of the offer valid?",
        ),
        (
            "What is the address of CTRL1?",
            "What is the reset value of this register?",
            "What is the reset value of this register? (CTRL1)",
        ),
        (
            "What interfaces does the gateway have?",
            "How many are there?",
            "How many are there? (the interfaces of the gateway)",
        ),
        ("Who is the supplier?", "Where is he located?", "Where is he located? (the supplier)"),
        ("What is the weight of the AQ-37?", "What is the first?", "What is the first? (the AQ-37)"),
        (
            "What is the notice period in the contract?",
            "Does it apply to both parties?",
            "Does the notice period in the contract apply to both parties?",
        ),
        ("What is the default baud rate?", "Can I change that?", "Can I change that? (the default baud rate)"),
        (
            "How many pins does the C32 have?",
            "And how many of them are analog?",
            "How many of the pins of the C32 are analog?",
        ),
        # conditions, names alone
        (
            "What is the address of the B2 at 5 V?",
            "What if SDO is high?",
            "What is the address of the B2 at 5 V if SDO is high?",
        ),
        ("Is DBAT.Amp mandatory?", "What about DBAT.Vol?", "Is DBAT.Vol mandatory?"),
        ("What does error E5 mean?", "E6?", "What does error E6 mean?"),
        ("What is the IP address of the gateway?", "The subnet mask?", "What is the subnet mask of the gateway?"),
        ("What is the IP address of the gateway?", "Warranty period?", "What is warranty period of the gateway?"),
        ("What is the range of Bluetooth?", "Zigbee?", "What is the range of Zigbee?"),
        ("What was the number of murder arrests in 1990?", "And robbery?", "What was the number of robbery in 1990?"),
        # bare
        ("Is the warranty void after opening?", "Why?", "Why: Is the warranty void after opening?"),
        ("What is the price of the licence?", "For how long?", "For how long: What is the price of the licence?"),
        # one of two, one of a list
        ("What is the difference between UART and SPI?", "How fast is the latter?", "How fast is SPI?"),
        (
            "What is the difference between UART and SPI?",
            "What is the baud rate of the former?",
            "What is the baud rate of UART?",
        ),
        ("Is the red or the blue wire longer?", "What is the length of the latter?", "What is the length of blue?"),
        # German, French, Chinese
        (
            "Wie hoch ist die Stromaufnahme des AQ-37 bei 12 V?",
            "Und bei 24 V?",
            "Wie hoch ist die Stromaufnahme des AQ-37 bei 24 V?",
        ),
        (
            "Wie hoch ist der Druck im Behälter B12?",
            "Wie hoch ist es dort?",
            "Wie hoch ist es dort? (hoch Druck Behälter B12)",
        ),
        ("Was kostet die Lizenz?", "Und die Wartung?", "Was kostet die Wartung?"),
        (
            "Was ist das Gewicht der Pumpe P1?",
            "Und wie hoch ist ihr Druck?",
            "Wie hoch ist ihr Druck? (Pumpe P1)",
        ),
        ("Wie lang ist die Frist im Jahr 2020?", "Und im Jahr 2021?", "Wie lang ist die Frist im Jahr 2021?"),
        (
            "Quel est le poids de la pompe P1 ?",
            "Et pour le moteur ?",
            "Quel est le poids pour le moteur ?",
        ),
        ("Quelle est la tension du capteur AQ-37 ?", "Et le poids ?", "Quelle est le poids du capteur AQ-37 ?"),
        ("Quelle est la tension à 20 °C ?", "Et à 30 °C ?", "Quelle est la tension à 30 °C ?"),
        ("AQ-37的电流是多少？", "那电压呢？", "AQ-37的电压是多少？"),
        ("CH5 的 SPI0 基址是多少？", "那SPI1呢？", "CH5 的 SPI1 基址是多少？"),
        ("软件包 dash 的大小是多少？", "那 tcsh 呢？", "软件包 tcsh 的大小是多少？"),
        ("什么是命名管道？", "那 tmpfs 呢？", "什么是tmpfs？"),
        (
            "What was the mean weight of the players?",
            "And how tall were they?",
            "How tall were the players?",
        ),
        (
            "With which scale were the players' weights taken?",
            "And how tall were they?",
            "How tall were the players?",
        ),
        ("AQ-37的电流是多少？", "它的重量是多少？", "它的重量是多少？ (AQ-37)"),
    ],
)
def test_a_follow_up_is_made_to_stand_alone(before, question, alone):
    assert follow(question, before) == alone


@pytest.mark.parametrize(
    ("turn", "question", "alone"),
    [
        (
            ("Which common data class does DGEN.PerStrCntRs have?", "PerStrCntRs of DGEN uses the class SPC."),
            "Which FC does q have there?",
            "Which FC does q have there? (SPC)",
        ),
        (("Which sensor measures pressure?", "The AQ-37 measures it [1]."), "How heavy is it?", "How heavy is AQ-37?"),
        (
            ("Who signed the contract?", "Anna Kern signed it [1]."),
            "When did she sign?",
            "When did she sign? (Anna Kern)",
        ),
        (
            ("Wer ist Vorsitzender des Vorstands der Muster AG?", "Anna Kern [1]"),
            "Und wer leitet dort den Rat?",
            "Wer leitet dort den Rat? (Muster AG)",
        ),
        (
            ("What is the weight of the AQ-37?", "Weight: 18 g [1]"),
            "What is its range?",
            "What is the range of the AQ-37?",
        ),
        (
            ("What is the base address of SPI0?", "Base address: 0x4000 4000 [1]"),
            "What is its size?",
            "What is the size of SPI0?",
        ),
        (
            ("What are the power modes of the AQ-37?", "The modes are: sleep, measuring and standby [1]."),
            "Explain the second",
            "Explain measuring (AQ-37)",
        ),
        (
            ("Which countries have offices?", "Germany, France and Spain [1]"),
            "How many employees are in the second?",
            "How many employees are in France?",
        ),
        (
            ("Which steps are needed?", "1. Open the valve.\n2. Start the motor.\n3. Wait."),
            "Explain the third one.",
            "Explain Wait.",
        ),
    ],
)
def test_what_the_answer_brought_in_is_spoken_of(turn, question, alone):
    assert follow(question, turn) == alone


@pytest.mark.parametrize(
    "question",
    [
        "What is the keep alive interval of MQTT-SN?",
        "Which class has DBAT.Amp?",
        "Does the motor stop when it is hot?",
        "Does the AQ-37 keep its settings?",
        "Is there a reset pin on the MAX30?",
        "What is the first step of the installation?",
        "Explain the second law of thermodynamics",
        "What is the value that CTRL1 holds?",
        "Is it possible to install the motor?",
        "Gibt es eine Garantie auf den Motor?",
        "Y a-t-il une garantie du moteur M1 ?",
        "其他的引脚 PA4 是什么？",
    ],
)
def test_a_new_topic_does_not_carry_the_old_one(question):
    assert follow(question, "What is the weight of the AQ-99?") == question


def test_a_new_topic_after_a_follow_up_is_the_one_that_is_followed():
    history = ["What is the weight of the pump?", "And its voltage?", "What is the keep alive interval of MQTT-SN?"]
    assert follow("And its range?", *history) == "What is the range of MQTT-SN?"
    assert follow("What about the interval of the valve?", *history[:2]) == "What is the interval of the valve?"
    assert follow("And how heavy is the motor?", *history[:1]) == "How heavy is the motor?"


def test_follow_ups_of_follow_ups_keep_what_was_said_before():
    history = ["What was the EBIT in North America in fiscal 2016?", "And in Western Europe?"]
    question = "And of Western Europe in the year before?"
    assert follow(question, *history) == "What was the EBIT in Western Europe in fiscal 2015?"


def test_without_history_nothing_is_added():
    assert follow("And at ±4 g?") == "And at ±4 g?"


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
        "Explain the second",
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
