"""Questions that ask two things, and those that do not."""

import pytest

from localmind_desktop.core.ask.question.splitting import completed, subquestions


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        (
            "Which class has DBAT.Amp, and which type has mag of this class?",
            ("Which class has DBAT.Amp?", "which type has mag of this class?"),
        ),
        (
            "What is a DBAT and what are the attributes of its Amp data object?",
            ("What is a DBAT?", "what are the attributes of its Amp data object?"),
        ),
        (
            "How many objects and how many addresses does the device have?",
            ("How many objects does the device have?", "how many addresses does the device have?"),
        ),
        (
            "Who signed the contract and when was it signed?",
            ("Who signed the contract?", "when was it signed?"),
        ),
        (
            "How much does the licence cost and how many users does it include?",
            ("How much does the licence cost?", "how many users does it include?"),
        ),
        (
            "Is the pump waterproof and can it run dry?",
            ("Is the pump waterproof?", "can it run dry?"),
        ),
        (
            "What is the weight of the pump, and in which countries is the motor sold?",
            ("What is the weight of the pump?", "in which countries is the motor sold?"),
        ),
        (
            "What was the price of the A1 in 2015 and of the B2 in 2016?",
            ("What was the price of the A1 in 2015?", "What was the price of the B2 in 2016?"),
        ),
        (
            "What is the weight of the AQ-3 and of the Brunnel 140 S?",
            ("What is the weight of the AQ-3?", "What is the weight of the Brunnel 140 S?"),
        ),
        (
            "What are the A1's weight and the B2's height?",
            ("What are the A1's weight?", "What are the B2's height?"),
        ),
        (
            "What is the weight of the A1 and of the B2, each in the unit of its own table?",
            ("What is the weight of the A1?", "What is the weight of the B2?"),
        ),
        ("What is MQTT? What does QoS 1 mean?", ("What is MQTT?", "What does QoS 1 mean?")),
        (
            "What is the weight of the pump? And what is its voltage?",
            ("What is the weight of the pump?", "What is the voltage of the pump?"),
        ),
        (
            "What is the weight of the pump? And its voltage?",
            ("What is the weight of the pump?", "What is the voltage of the pump?"),
        ),
        (
            "What is the weight of the pump, also what is the height of the motor?",
            ("What is the weight of the pump?", "what is the height of the motor?"),
        ),
        (
            "What is the warranty period, and in addition how long is the offer valid?",
            ("What is the warranty period?", "how long is the offer valid?"),
        ),
        (
            "Explain the power modes of the AQ-37. Also list its pins.",
            ("Explain the power modes of the AQ-37?", "List the pins of the AQ-37?"),
        ),
        (
            "What is the weight of the pump as well as the height of the motor?",
            ("What is the weight of the pump?", "What is the height of the motor?"),
        ),
        (
            "What is the weight as well as the height of the gateway?",
            ("What is the weight of the gateway?", "What is the height of the gateway?"),
        ),
        (
            "What is the price of the pump as well as how long is its warranty?",
            ("What is the price of the pump?", "how long is its warranty?"),
        ),
        (
            "List the inputs as well as the outputs of the gateway.",
            ("List the inputs of the gateway?", "List the outputs of the gateway?"),
        ),
        (
            "What is the temperature range and the weight of the gateway?",
            ("What is the temperature range of the gateway?", "What is the weight of the gateway?"),
        ),
        (
            "What were the revenue growth and the EPS of the firm in Q1?",
            ("What were the revenue growth of the firm in Q1?", "What were the EPS of the firm in Q1?"),
        ),
        (
            "What is the current of the A1 and of the B2 at 5 V?",
            ("What is the current of the A1 at 5 V?", "What is the current of the B2 at 5 V?"),
        ),
        (
            "What is the base address of UART0 and UART1?",
            ("What is the base address of UART0?", "What is the base address of UART1?"),
        ),
        (
            "Up to which temperature can the A1 and the B2 be stored?",
            ("Up to which temperature can the A1 be stored?", "Up to which temperature can the B2 be stored?"),
        ),
        (
            "Was ist die Spannung des AQ-37 und wie hoch ist der Strom des B2?",
            ("Was ist die Spannung des AQ-37?", "wie hoch ist der Strom des B2?"),
        ),
        (
            "Wie hoch ist die Spannung sowie der Strom des AQ-37?",
            ("Wie hoch ist die Spannung des AQ-37?", "Wie hoch ist der Strom des AQ-37?"),
        ),
        (
            "Wie lang ist die Frist, und außerdem wer trägt die Kosten?",
            ("Wie lang ist die Frist?", "wer trägt die Kosten?"),
        ),
        (
            "Quel est le poids et la tension de la pompe P1 ?",
            ("Quel est le poids de la pompe P1?", "Quel est la tension de la pompe P1?"),
        ),
        (
            "Quel est le poids de la pompe ainsi que quelle est la tension du moteur ?",
            ("Quel est le poids de la pompe?", "quelle est la tension du moteur?"),
        ),
        (
            "Quelle est la durée et combien coûte la licence ?",
            ("Quelle est la durée?", "combien coûte la licence?"),
        ),
        (
            "Which speed does the AX1 allow and below which speed must its keys be read?",
            ("Which speed does the AX1 allow?", "below which speed must its keys be read?"),
        ),
        (
            "At what temperature and for how long is the AX1 baked?",
            ("At what temperature is the AX1 baked?", "for how long is the AX1 baked?"),
        ),
        (
            'Table 4: which alarm and which sign are given for "Inlet pressure"?',
            (
                'Table 4: which alarm are given for "Inlet pressure"?',
                'which sign are given for "Inlet pressure"?',
            ),
        ),
        (
            "What is the frequency of the AX1 and its weight?",
            ("What is the frequency of the AX1?", "What is its weight?"),
        ),
        (
            "What are the ranges of the X address and of the Y address of the AX1?",
            ("What are the ranges of the X address of the AX1?", "What are the ranges of the Y address of the AX1?"),
        ),
        (
            "Typical frequency of the AX1, and the clock that the BX2 gives?",
            ("Typical frequency of the AX1?", "What is the clock that the BX2 gives?"),
        ),
        (
            "Was kostet ein Rückläufer, und an welche Adresse richtet man Fragen?",
            ("Was kostet ein Rückläufer?", "an welche Adresse richtet man Fragen?"),
        ),
        (
            "Quel est le capital de Acme SA et pendant quelles heures peut-on appeler ?",
            ("Quel est le capital de Acme SA?", "pendant quelles heures peut-on appeler?"),
        ),
        ("AQ-37的电流以及电压是多少？", ("AQ-37的电流是多少？", "AQ-37的电压是多少？")),
        ("AQ-37的电流是多少，并且B2的电压是多少？", ("AQ-37的电流是多少？", "B2的电压是多少？")),
        ("AQ-37的电流是多少，电压是多少？", ("AQ-37的电流是多少？", "AQ-37的电压是多少？")),
    ],
)
def test_double_questions_are_taken_apart(question, parts):
    assert subquestions(question) == parts


@pytest.mark.parametrize(
    "question",
    [
        "What is the weight of the nut and bolt set?",
        "What are the supply and ground pins of the AQ-37?",
        "What is the difference between the A1 and the B2?",
        "What is the range between 5 V and 10 V of the AQ-37?",
        'What does "start and what follows" mean in the AQ-37?',
        "Which register and which bit control the heater?",
        "What are the terms and conditions of the offer?",
        "What are the terms of payment and delivery of the offer?",
        "What is the date of issue and expiry of the permit?",
        "What is the minimum and maximum supply voltage of the AQ-37?",
        "What is the R&D and marketing budget of the company?",
        "Does the gateway support Modbus and BACnet?",
        "Which extension names imply another extension, and which one(s)? (Table 14.1)",
        "Compare the A1 and the B2.",
        "In the table of chunks, how many chunks does Base 256 have?",
        "What do the A1 and the B2 have in common?",
        "How can the A1 and the B2 be connected?",
        "What is the read and write timeout of the X1?",
        "Is it mandatory or optional in DPVC (give its presence condition and what it means)?",
        "List the severity levels of the agreement with their response times.",
        "What is the weight of the pump?",
        "Is the valve mandatory? Why?",
        "CH5和CH6之间的差别是什么？",
        "Was ist der Unterschied zwischen A1 und B2?",
    ],
)
def test_one_question_stays_one(question):
    assert subquestions(question) == (question,)


@pytest.mark.parametrize(
    ("part", "first", "value", "whole"),
    [
        (
            "what are the attributes of its Amp data object?",
            "What is a DBAT?",
            "",
            "what are the attributes of the Amp data object of DBAT?",
        ),
        (
            "which type has mag of this class?",
            "Which class has DBAT.Amp?",
            "MV",
            "which type has mag of this class? (MV)",
        ),
        (
            "which type has mag of this class?",
            "Which class has DBAT.Amp?",
            "",
            "which type has mag of this class? (DBAT.Amp)",
        ),
        ("how many lines are in it?", "How big is a file of the A1?", "", "how many lines are in a file of the A1?"),
        (
            "what happens to that interface once it has been pulled down?",
            "What is CSB of the A1 for?",
            "",
            "what happens to that interface once it has been pulled down? (the A1 CSB)",
        ),
        ("what are the maximum rates?", "Which of A1 and B2 is faster?", "", "what are the maximum rates? (A1 B2)"),
        (
            "which one the B2 with SA0 low?",
            "Which address has the A1 with SDO low?",
            "",
            "Which address has the B2 with SA0 low?",
        ),
        ("单用户模式下又用哪条？", "多用户模式下用哪条命令关闭系统？", "", "单用户模式下用哪条命令关闭系统？"),
        ("what is its weight?", "What is the AQ-37 called?", "", "what is the weight of AQ-37?"),
        (
            "in which packets can it appear?",
            "What is reason code 0x93 called?",
            "",
            "in which packets can 0x93 appear?",
        ),
        (
            "how many users does it include?",
            "How much does the licence cost?",
            "",
            "how many users does the licence include?",
        ),
        ("when was it signed?", "Who signed the contract?", "", "when was it signed? (signed contract)"),
        ("what is the height of the motor?", "What is the weight of the pump?", "", "what is the height of the motor?"),
        ("what is that of the B2?", "What is the typical rate of the A1?", "", "What is the typical rate of the B2?"),
        ("how many the B2?", "How many dots can the A1 drive?", "", "How many dots can the B2 drive?"),
        (
            "which oven?",
            "Cell paper: which mask aligner did they use?",
            "",
            "Cell paper: which oven did they use?",
        ),
        (
            "to which one is the receipt to be made out?",
            "Which company sent the bill of the AX1?",
            "",
            "to which company is the receipt to be made out?",
        ),
        (
            "which MUX rate?",
            "AX1 bias system: which n?",
            "",
            "which MUX rate? (AX1 bias system)",
        ),
        (
            "which D0 for use?",
            "AX1 shutdown register: which address code?",
            "",
            "which D0 for use? (AX1 shutdown register)",
        ),
        (
            "how old were they?",
            "How many players took part in the study?",
            "",
            "how old were the players in the study?",
        ),
    ],
)
def test_a_later_half_takes_what_it_leans_on(part, first, value, whole):
    assert completed(part, first, value) == whole
