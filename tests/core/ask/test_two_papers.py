"""Questions whose halves belong to two documents, that name documents, or that ask where something stands."""

from __future__ import annotations

import pytest

from localmind_desktop.core.model import Mode
from tests.core.ask.shelf import Paper, Written, answer_to, shelf

CARD = Paper(
    "vk3-card.pdf",
    "Varkon 3 quick reference card",
    [],
    prose=[
        "# Open Channels [4.2.1]",
        "vkOpen takes a channel number and the flags.",
        "# Timestamp Queries [6.3]",
        "vkStamp takes an event and returns two words.",
        "# Close Channels [4.2.7]",
        "vkClose takes a channel number.",
    ],
)
SPECIFICATION = Paper(
    "vk3.pdf",
    "The Varkon 3 specification",
    [
        Written(
            "Table 1 – Flags of closing",
            ("Flag", "Meaning"),
            [
                ("VK_DRAIN", "All waiting words are sent before the channel is closed."),
                ("VK_DISCARD", "All waiting words are thrown away before the channel is closed."),
            ],
            "4.2.7 Closing Channels",
        )
    ],
    prose=[
        "# 4.2.1 Opening Channels",
        "Every channel must be opened before use; the call blocks until the link is up.",
        "# 6.3 Timestamp Queries for Events",
        "A stamp is a 64-bit value that gives the age of an event in microseconds since the link came up.",
        "# 7.1 Colour Tables",
        "A palette has 256 entries that are written one after the other.",
    ],
)
OTHER = Paper(
    "orrin.pdf",
    "Orrin 2 programming manual",
    [],
    prose=["# 3.9 Timestamp Queries", "The age of an event is given in clock ticks of the host."],
)
COLUMNS = ("Parameter", "Conditions", "Typ", "Unit")
LUMA = Paper(
    "luma-q4.pdf",
    "LUMA-Q4 light meter",
    [
        Written(
            "Table 1 – Characteristics of the LUMA-Q4",
            COLUMNS,
            [
                ("Response time", "gain 8", "12", "ms"),
                ("Response time", "gain 16", "25", "ms"),
                ("Number of channels", "", "6", ""),
            ],
        ),
        Written(
            "Table 2 – Channels of the LUMA-Q4",
            ("Channel", "Colour"),
            [("C1", "red"), ("C2", "green"), ("C3", "blue"), ("C4", "clear")],
        ),
    ],
)
PHOS = Paper(
    "phos-t9.pdf",
    "PHOS-T9 light meter",
    [
        Written(
            "Table 1 – Characteristics of the PHOS-T9",
            COLUMNS,
            [("Response time", "gain 8", "31", "ms"), ("Dark current", "gain 8", "7", "nA")],
        )
    ],
)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("two-papers"), [CARD, SPECIFICATION, OTHER, LUMA, PHOS])
    yield made
    made[0].close()


def documents(answer):
    return [cited.document for cited in answer.citations]


@pytest.mark.parametrize(
    ("question", "told", "document"),
    [
        (
            "Which section does the Varkon 3 quick reference card give for Timestamp Queries?",
            "6.3 Timestamp Queries [1]",
            "vk3-card.pdf",
        ),
        (
            "In which section of the Varkon 3 specification are colour tables described?",
            "7.1 Colour Tables [1]",
            "vk3.pdf",
        ),
        (
            "Which section of the Orrin 2 programming manual covers timestamp queries?",
            "3.9 Timestamp Queries [1]",
            "orrin.pdf",
        ),
    ],
)
def test_where_something_stands_is_told_by_its_numbered_heading(shelved, question, told, document):
    answer = answer_to(shelved, question)
    assert (answer.text, documents(answer)) == (told, [document])


@pytest.mark.parametrize(
    "question",
    [
        "Which section of the Orrin 2 programming manual covers colour tables?",  # another document does
        "Which section covers timestamp queries?",  # two documents do, under two numbers
        "In which chapter are colour tables described?",  # a section is no chapter
    ],
)
def test_where_it_is_not_said_no_other_section_is_told(shelved, question):
    answer = answer_to(shelved, question)
    assert answer.route != "section"
    assert answer.mode is Mode.NOT_FOUND


def test_the_specification_is_that_of_the_thing_whose_card_is_named(shelved):
    answer = answer_to(
        shelved,
        "Which section does the Varkon 3 quick reference card give for Timestamp Queries, "
        "and in which unit does the specification give the age of an event?",
    )
    first, second = answer.text.splitlines()
    assert first == "6.3 Timestamp Queries [1]"
    assert "microseconds" in second
    assert documents(answer) == ["vk3-card.pdf", "vk3.pdf"]


def test_a_half_of_the_other_document_is_never_told_from_a_third(shelved):
    answer = answer_to(
        shelved,
        "Which section does the Varkon 3 quick reference card give for Close Channels, "
        "and how many clock ticks of the host does the specification give?",
    )
    assert answer.mode is Mode.NOT_FOUND


@pytest.mark.parametrize(
    "question",
    [
        "What is the response time of the LUMA-Q4 and of the PHOS-T9 at gain 8?",
        "What is the response time of the LUMA-Q4 and of the PHOS-T9 at gain 8, each in its own unit?",
        "For both the LUMA-Q4 and the PHOS-T9, what is the response time at gain 8?",
        "Which response time does the LUMA-Q4 have at gain 8, and which does the PHOS-T9 have at gain 8?",
        "What are the LUMA-Q4's response time at gain 8 and the PHOS-T9's response time at gain 8?",
    ],
)
def test_one_property_of_two_things_under_one_condition(shelved, question):
    answer = answer_to(shelved, question)
    first, second = answer.text.splitlines()
    assert "12" in first
    assert "31" not in first
    assert "31" in second
    assert "12" not in second


@pytest.mark.parametrize(
    "question",
    [
        "What is the dark current of the LUMA-Q4 and of the PHOS-T9 at gain 8?",  # one lacks the property
        "What is the response time of the LUMA-Q4 and of the PHOS-T9 at gain 16?",  # one has no such row
    ],
)
def test_of_two_things_neither_is_told_where_one_is_not_said(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND


def test_a_count_that_is_stated_is_not_counted_in_another_table(shelved):
    assert "6" in answer_to(shelved, "How many channels does the LUMA-Q4 have?").text


@pytest.mark.parametrize(
    "question",
    [
        "The Varkon 3 quick reference card lists Close Channels under section [4.2.7]. "
        "Which flag there means that waiting words are thrown away?",
        "The Varkon 3 quick reference card gives section 4.2.7 for Close Channels. "
        "Which flag means there that waiting words are thrown away?",
    ],
)
def test_what_a_section_says_that_another_document_names(shelved, question):
    first, second = answer_to(shelved, question).text.splitlines()
    assert first == "4.2.7 Close Channels [1]"
    assert "VK_DISCARD" in second
    assert documents(answer_to(shelved, question)) == ["vk3-card.pdf", "vk3.pdf"]


@pytest.mark.parametrize(
    "question",
    [
        "The Varkon 3 quick reference card lists Close Channels under section [4.2.1]. "  # it does not
        "Which flag there means that waiting words are thrown away?",
        "The Varkon 3 quick reference card lists Open Channels under section [4.2.1]. "  # another section has the flag
        "Which flag there means that waiting words are thrown away?",
        "The Orrin 2 programming manual lists Timestamp Queries under section 3.9. "  # another thing has it
        "Which flag there means that waiting words are thrown away?",
    ],
)
def test_what_stands_elsewhere_is_not_said_of_a_named_section(shelved, question):
    assert answer_to(shelved, question).mode is Mode.NOT_FOUND
