"""Sentences that say what their passage does not: negated, contrary, of something else, or added."""

from __future__ import annotations

import pytest

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import OTHERWISE, UNSAID, Said, doubt
from localmind_desktop.core.text.likeness import WordLikeness

LEASE = (
    "The tenant pays for small repairs. The landlord pays for the heating. A written notice is required before the "
    "contract ends. Pets may be kept with the consent of the owner. The deposit must not exceed three monthly rents, "
    "and it is paid back within six months after the flat was handed over."
)


@pytest.fixture(scope="module")
def likeness() -> WordLikeness:
    return WordLikeness.load(resources() / "models" / "words")


@pytest.mark.parametrize(
    "sentence",
    [
        "A written notice is required before the contract ends.",
        "A written notice is required.",
        "The tenant pays for small repairs, and the landlord pays for the heating.",
        "The deposit is paid back within six months after the flat was handed over.",
        "Small repairs are paid by the tenant.",
        "The deposit is given back within six months after the flat was handed over.",
        "Die Kaution wird nach der Übergabe zurückgezahlt.",  # of another language than the passage
    ],
)
def test_what_is_said(sentence: str, likeness: WordLikeness) -> None:
    assert doubt(sentence, [Said(LEASE)], likeness) == ""


def test_two_sentences_that_do_not_follow_on_each_other_may_be_told_in_one(likeness: WordLikeness) -> None:
    said = (
        "The default name and password are on the label attached to the server. Change these to highlight the owner of "
        "the server room. The name and password in the configuration file must be those of a local user."
    )
    told = (
        "The default name and password are on the label attached to the server, and the name and password in the "
        "configuration file must be those of a local user."
    )
    assert doubt(told, [Said(said)], likeness) == ""


def test_what_the_question_says_need_not_be_said(likeness: WordLikeness) -> None:
    told = "For a company moving its headquarters abroad a written notice is required."
    assert doubt(told, [Said(LEASE)], likeness) == UNSAID
    assert doubt(told, [Said(LEASE)], likeness, "What must a company do that is moving its headquarters abroad?") == ""


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("A written notice is not required before the contract ends.", OTHERWISE),
        ("The deposit must exceed three monthly rents.", OTHERWISE),
        ("A written notice is required after the contract ends.", OTHERWISE),
        ("Pets may be kept without the consent of the owner.", OTHERWISE),
        ("The owner pays for the heating.", OTHERWISE),
        ("The tenant pays for small repairs, and smoking on balconies costs an extra penalty.", UNSAID),
        ("Visitors smoke cigars on balconies.", UNSAID),
        ("A written notice is required before the contract ends, and the heating singers sleep.", UNSAID),
    ],
)
def test_what_is_not_said(sentence: str, reason: str, likeness: WordLikeness) -> None:
    assert doubt(sentence, [Said(LEASE)], likeness) == reason


@pytest.mark.parametrize(
    ("passage", "sentence"),
    [
        ("Die Kündigung ist schriftlich zu erklären. Haustiere sind erlaubt.", "Haustiere sind nicht erlaubt."),
        ("Le préavis est de trois mois. Les animaux sont autorisés.", "Les animaux ne sont pas autorisés."),
        ("合同必须以书面形式终止。宠物可以饲养。", "宠物不可以饲养。"),
    ],
)
def test_negations_of_other_languages(passage: str, sentence: str, likeness: WordLikeness) -> None:
    assert doubt(sentence, [Said(passage)], likeness) == OTHERWISE


def test_a_sentence_is_marked_once_and_without_its_marks(likeness: WordLikeness) -> None:
    text = "The tenant pays for small repairs [1]. A written notice is not required before the contract ends [1]."
    found = grounded(text, {1: evidence_of(LEASE)}, said={1: Said(LEASE)}, likeness=likeness)
    (flag,) = found.flags
    assert text[flag.start : flag.end] == "A written notice is not required before the contract ends"
    assert flag.reason == OTHERWISE
    wrong = "The deposit must exceed 987 monthly rents [1]."
    (flag,) = grounded(wrong, {1: evidence_of(LEASE)}, said={1: Said(LEASE)}, likeness=likeness).flags
    assert wrong[flag.start : flag.end] == "987"


ROWS = ("Byte: 1\nMeaning: fault of the fan\nUnit: none", "Byte: 2\nMeaning: charging voltage of the battery\nUnit: V")


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Byte 2 holds the charging voltage of the battery [1].", None),
        ("The charging voltage is sent in byte 2, in V [1].", None),
        ("The tenant pays for small repairs [1].", UNSAID),
        ("The battery is warmed by burning old newspapers behind the shed [1].", UNSAID),
    ],
)
def test_of_a_table_nothing_is_told_that_stands_nowhere_in_it(
    sentence: str, reason: str | None, likeness: WordLikeness
) -> None:
    table = "\n".join(ROWS)
    found = grounded(sentence, {1: evidence_of(table)}, {1: Rows(ROWS)}, said={1: Said(table)}, likeness=likeness)
    assert [flag.reason for flag in found.flags] == ([reason] if reason else [])


@pytest.mark.parametrize(
    ("around", "is_marked"), [("The landlord of the house.", True), ("Coal. It is burned in ovens.", False)]
)
def test_words_of_the_question_stand_around_what_is_cited(around: str, is_marked: bool, likeness: WordLikeness) -> None:
    text, question = "The heating burns coal in ovens [1].", "How does the heating burn coal in its ovens?"
    sources, beside = {1: evidence_of(LEASE)}, {1: evidence_of(around)}
    found = grounded(text, sources, said={1: Said(LEASE)}, likeness=likeness, question=question, around=beside)
    assert bool(found.flags) is is_marked
