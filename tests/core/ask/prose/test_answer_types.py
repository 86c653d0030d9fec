"""What kind of expression a question expects, and whether a sentence tells one."""

import pytest

from localmind_desktop.core.ask.prose.answer_types import Kind, expected, told


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("How long may the pump run dry?", Kind.DURATION),
        ("Wie lange gilt die Gewährleistung?", Kind.DURATION),
        ("Combien de temps dure la formation ?", Kind.DURATION),
        ("保修期是多久？", Kind.DURATION),
        ("Bis wann ist der Beitrag zu zahlen?", Kind.DAY),
        ("When does the alarm sound?", Kind.DATE),
        ("How far apart may two lamps be?", Kind.LENGTH),
        ("How many rooms does the hut have?", Kind.COUNT),
        ("这个房子有多少个房间？", Kind.COUNT),
        ("Who chairs the board?", Kind.PERSON),
        ("Wer leitet den Verein?", Kind.PERSON),
        ("In which directory are the logs kept?", Kind.PATH),
        ("From which file is the seed read?", Kind.FILE),
        ("用哪条命令重启服务器？", Kind.COMMAND),
        ("What percentage of members voted?", Kind.PERCENTAGE),
        ("编译器版本至少需要多少？", Kind.VERSION),
        ("How big is the package?", Kind.NUMBER),
        ("How long is the cable?", Kind.NUMBER),
        ("How long is the warranty?", Kind.NUMBER),
        ("For how long is the warranty?", Kind.DURATION),
        ("What was the firm's total number of huts in Peru?", Kind.COUNT),
        ("What notice period is needed?", Kind.DURATION),
        ("When was the letter received?", Kind.DAY),
        ("En quelle année le plan a-t-il été adopté ?", Kind.DAY),
        ("Quel est le capital de la société ?", Kind.MONEY),
        ("Wie viel wiegt die Pumpe?", Kind.WEIGHT),
        ("Was kostet die Pumpe?", Kind.MONEY),
        ("Which IP address has the server?", Kind.HOST),
        ("Why is the valve heated?", Kind.REASON),
    ],
)
def test_a_question_says_what_is_to_be_told(question, kind):
    wished = expected(question)
    assert wished is not None
    assert wished.kind is kind


def test_a_question_may_leave_open_what_is_to_be_told():
    assert expected("What is a hinge?") is None


@pytest.mark.parametrize(
    ("question", "teller", "silent"),
    [
        ("How long may the pump run dry?", "It may run dry for 20 minutes.", "The pump may run dry."),
        ("When was the valve changed?", "It was changed on June 4.", "It is the valve of junction 4."),
        ("When was the hall built?", "It was built in May 12.", "It stands at marker 12 of marsh 3."),
        ("How long after 5 s does it stop?", "It stops 3 s later.", "It stops 5 s after that."),
        ("How many rooms does the hut have?", "It has 12 small rooms.", "The rooms are in hut 12."),
        ("How many rooms does the hut have?", "It has four rooms.", "It has rooms."),
        ("Who signed it?", "It was signed by Ina Weil.", "It binds either Party. If one agrees, it ends."),
        ("How many stores are there?", "There are 9 stores.", "Of the 9 depots located here, one is closed."),
        ("What is the total number of huts?", "The number of huts was 45.", "The number of rooms was 45."),
        ("这个房子有多少个房间？", "房子有6 个房间。", "房间在房子里。"),
        ("In which directory are the logs?", "They lie in /var/log/pump.", "They lie in the directory of logs."),
        ("From which file is the seed read?", "It is read from SEED.OUT then.", "It is read from a file."),
        ("Wie weit dürfen sie auseinander sein?", "Bis zu 5m sind möglich.", "Bis zu 5 sind möglich."),
        ("What percentage of members voted?", "Of them, 61 % voted.", "Of them, 61 voted."),
        ("At which temperature does it melt?", "It melts at 80 °C.", "It melts at 80 bar."),
        ("What is the phone number?", "Call us: tel. 089 123456 78.", "It has the number 08532921."),
        ("Wie viel wiegt sie?", "Sie wiegt 12 kg.", "Sie heißt JMG 4 S (4910250)."),
        ("Which slave address has it?", "It answers to 0x76.", "The address is 1-byte long."),
        ("Which opcode has it?", "2.3.1 Opcode It is coded 0x02.", "2.3.1 Opcode The opcode is short."),
        ("Quel est le capital ?", "Un capital de 3.441.812 Euros", "Le capital est ouvert."),
        ("Which version is needed?", "At least 4.8.5 is needed.", "A new one is needed."),
    ],
)
def test_a_sentence_tells_what_is_expected_or_not(question, teller, silent):
    wished = expected(question)
    assert wished is not None
    assert told(wished, teller, question) == 1.0
    assert told(wished, silent, question) == 0.0
