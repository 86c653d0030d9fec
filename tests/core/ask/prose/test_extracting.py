"""The sentence, item or line of running text that answers a question, and those that do not."""

from dataclasses import replace

import pytest

from localmind_desktop.core.ask.drafts import quote_draft
from localmind_desktop.core.ask.prose.extracting import quotes, tells_better
from tests.core.ask.building import prose, question


def told(asked, text, context="", subjects=frozenset()):
    """The best quote for a question of one passage; empty where none carries it."""
    found = quotes(question(asked), [prose(text, context)], {"d": subjects})
    return found[0].text if found else ""


def test_a_sentence_without_what_is_expected_does_not_answer():
    text = "The pump may run dry when it is new. It may run dry for 20 minutes only."
    assert told("How long may the pump run dry?", text).endswith("It may run dry for 20 minutes only.")
    assert told("How long may the pump run dry?", "The pump may run dry when it is new.") == ""


def test_a_count_stands_by_what_is_counted():
    text = "The 2019 votes of the members were counted in 3 hours. They come from 1,204 clubs of the country."
    assert "1,204 clubs" in told("From how many clubs do the votes of the members come?", text)


def test_an_item_is_told_with_what_leads_to_it():
    text = "The space that is needed depends on the profile:\n– Main server: 60 GiB.\n– Workstation: 30 GiB."
    assert told("How much space is needed for a workstation?", text) == (
        "The space that is needed depends on the profile: – Workstation: 30 GiB."
    )


def test_a_typed_line_is_told_with_what_it_is_for():
    text = "在普通模式下，可以使用命令关闭水泵。\n# pump -h now\n在安全模式下，可以使用命令关闭水泵。\n# valve -i -f"
    assert told("安全模式下用哪条命令关闭水泵？", text).endswith("# valve -i -f")


def test_a_line_of_a_form_is_told_alone():
    text = "Zahlungsform Banküberweisung\nZahlungsbedingungen 14 Tage netto\nZahlungsziel 21.05.2014"
    assert told("Bis wann ist die Zahlung fällig?", text) == "Zahlungsziel 21.05.2014"


def test_words_are_met_by_other_forms_and_by_other_words():
    text = "Einwände gegen die Lieferung sind schriftlich innerhalb von 4 Wochen ab Rechnungsdatum anzuzeigen."
    assert told("Wie lange kann man gegen die Rechnung schriftlich Einspruch erheben?", text) == text


def test_a_sentence_that_says_what_a_thing_is_comes_before_one_that_names_it():
    text = "Players train speed daily. Speed is the ability to move in the shortest time. All like speed."
    assert told("How does the study define speed?", text).startswith("Speed is the ability")


def test_a_pointer_to_another_place_is_no_answer():
    assert told("What is the resistor of the QX-7?", "For the resistor, refer to the QX-7 data sheet.") == ""


@pytest.mark.parametrize(
    "asked",
    ["How long may the QX-8 run dry?", "How long may the pump run at 30 bar?", "Which version does the pump use?"],
)
def test_what_is_named_exactly_must_be_there(asked):
    assert told(asked, "The QX-7 pump may run dry for 20 minutes at 10 bar.") == ""


def test_a_sentence_tells_better_than_a_row_without_what_is_expected():
    asked = question("From which file is the seed read?")
    quote = quotes(asked, [prose("The seed is read from the file SEED.OUT at the start.")], {"d": frozenset()})[0]
    assert tells_better(asked, quote, "readseed: whether the seed is read from file", asked.wanted)
    assert not tells_better(asked, quote, "seed: SEED.OUT", asked.wanted)


def test_a_sentence_that_leaves_out_what_a_row_says_never_tells_better():
    asked = question("From which file is the seed read?")
    quote = quotes(asked, [prose("The seed is read from the file SEED.OUT at the start.")], {"d": frozenset()})[0]
    missing = tuple(want for want in asked.wanted if want.token == "seed")
    quote = replace(quote, support=replace(quote.support, unmet=missing))
    assert not tells_better(asked, quote, "readseed: whether the seed is read from file", ())
    assert tells_better(asked, quote, "readseed: whether the seed is read from file", missing)


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("How many runners were hurt during the race?", "All 22 runners of the 20-meter race were young."),
        (
            "How long must the runners rest between the races?",
            "The time of the races was measured to 0.01 s by runners.",
        ),
        ("In which directory does Elk store its log files?", "Translation files are stored in /usr/share/ide/files."),
        (
            "Wer hat die Rechnung der Acme AG unterschrieben?",
            "Für Fragen zu der Rechnung wenden Sie sich an Ihren Berater.",
        ),
        ("What is the phone number of Acme?", "The company Acme has the register number 08532921."),
        ("Wie viel wiegt die Pumpe Aqua 140 S?", "Die Pumpe Aqua 140 S hat den Anschluss JMG 4 S (4910250)."),
        ("Who must respond to a Service Loss?", "Each Service must respond to the Service Provider named Ina Weil."),
        (
            "By how many percent did the net revenue of Elk-Cola in Latin America grow?",
            "The net revenue of Latin America grew by 8 percent.",
        ),
        ("Was bedeutet der Rabatt in der Kostenrechnung 77 von Acme?", "Kostenträger 77: Acme, Werk 3 in Ulm."),
        ("What are the opening hours on Sunday of Acme?", "The opening hours of Acme are 9:00 to 17:30."),
        ("What is the price of the QX-7?", "This note of the QX-7 explains its charge pump."),
    ],
)
def test_a_sentence_about_something_near_is_no_answer(asked, text):
    assert told(asked, text) == ""


@pytest.mark.parametrize(
    ("asked", "text", "about"),
    [
        ("What was the core EPS of Acme in 2023?", "Core results of Acme in 2023 are no measure.", {"ep"}),
        ("What is the tax rate of Acme in 2012?", "All tax matters of Acme were closed in 2012.", {"rate"}),
    ],
)
def test_a_sentence_names_what_is_asked_for_itself(asked, text, about):
    assert told(asked, text, subjects=about) == ""


def test_the_numbers_of_an_axis_are_no_sentence():
    asked, context = "What is the spin rate of the QX-7 at 500?", "QX-7 › Spin rate"
    assert told(asked, "500 600 700 800 900 1000", context) == ""
    assert told(asked, "At 500 the rate is 12.", context) == "At 500 the rate is 12."


def test_a_network_address_is_told_by_its_form():
    text = "The main server is needed once. It has the address 10.0.2.2 and is installed first. A client needs 30 GiB."
    assert "10.0.2.2" in told(
        "Which IP address does the main server have?", text.replace("the address", "the IP address")
    )


def test_a_sentence_over_two_lines_is_not_cut_at_a_capital():
    text = "ii. The Rest Time is the time (in hours) that\nAcme may take to mend the pump. It starts at once."
    assert told("What is the Rest Time?", text).startswith("The Rest Time is the time (in hours) that Acme may take")


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("Wie viel Plattenplatz braucht ein Messplatz mindestens?", "Ein Messplatz braucht mindestens 2048 MiB RAM."),
        ("软件包 fish 的大小是多少？", "这将创建一个名为 fish 的软件包账号。"),
    ],
)
def test_an_amount_of_something_else_is_no_answer(asked, text):
    assert told(asked, text) == ""


def test_the_sentence_that_says_what_kind_of_thing_is_asked_for():
    asked = "Which standard does the valve block follow?"
    found = quotes(
        question(asked),
        [
            prose("The valve block has the following ports, and a block of steel around the valve."),
            prose("The valve block follows the Norrin 12 standard."),
        ],
        {"d": frozenset(["valve", "block"])},
    )
    assert found[0].text == "The valve block follows the Norrin 12 standard."
    row = "Valve block: port A of the block"
    unmet = tuple(want for want in question(asked).wanted if want.token == "standard")
    assert tells_better(question(asked), found[0], row, unmet)
    assert tells_better(question(asked), found[0], row, (), unmet)
    assert not tells_better(question(asked), found[0], row, ())


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("How accurate is the flow sensor of the VR8?", "The VR8 reads the flow sensor of the line twice a second."),
        ("What is the flow sensitivity of the VR8 at 20 bar?", "At 20 bar the VR8 is a flow sensor for the VR8 line."),
        ("How many output channels does the VR8 have?", "Each VR8 of the line has 2 channels."),
        ("Wie viele Ausgangskanäle hat der VR8?", "Der VR8 hat 2 Kanäle."),
        ("In which unit does the VR8 give the flow?", "The VR8 gives the flow through 2 units of the line."),
        ("What is the sum of the VR8 bill of August 2015?", "The sum of the VR8 bill of 5 July 2015 is 40 EUR."),
        (
            "Wie hoch ist die Summe der VR8 Rechnung vom August 2015?",
            "Die Summe der VR8 Rechnung vom 5. Juli 2015: 40 EUR.",
        ),
    ],
)
def test_a_sentence_of_another_property_count_unit_or_month_does_not_answer(asked, text):
    assert told(asked, text) == ""


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("How accurate is the flow sensor of the VR8?", "The flow sensor of the VR8 has an accuracy of 2 %."),
        ("What is the flow sensitivity of the VR8?", "The flow sensitivity of the VR8 is 3 mV per litre."),
        ("How many output channels does the VR8 have?", "The VR8 has 2 output channels."),
        ("In which unit does the VR8 give the flow?", "The VR8 gives the flow in milliseconds."),
        ("What is the sum of the VR8 bill of July 2015?", "The sum of the VR8 bill of 5 July 2015 is 40 EUR."),
        (
            "Wie hoch ist die Summe der VR8 Rechnung vom Juli 2015?",
            "Die Summe der VR8 Rechnung vom 5. Juli 2015: 40 EUR.",
        ),
    ],
)
def test_a_sentence_of_just_that_answers(asked, text):
    assert told(asked, text) == text


def test_a_number_that_runs_into_its_word_is_set_apart_in_the_answer():
    passage = prose("The block follows the Norrin Version1.4.2 rules.")
    quote = quotes(question("Which rules does the block follow?"), [passage], {"d": frozenset()})[0]
    assert quote_draft(quote).text == "The block follows the Norrin Version 1.4.2 rules. [1]"
