"""What was named is hidden wherever it stands as whole words, and nothing beside it."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.insight.personal import personal_spans, redacted
from localmind_desktop.core.insight.personal.named import named, stands_in, together
from localmind_desktop.core.model.insight import PersonalKind, PersonalSpan, RedactionMode

CONDITION, FAMILY = PersonalKind.MEDICAL_CONDITION, PersonalKind.FAMILY_RELATIONSHIP


def hidden(text: str, *words: str, mode: RedactionMode = RedactionMode.FULL) -> str:
    return redacted(text, named(dict.fromkeys(words, CONDITION)).spans(text), mode)


MARK = "[MEDICAL CONDITION REDACTED]"


@pytest.mark.parametrize(
    ("text", "words", "wanted"),
    [
        ("She has diabetes.", "diabetes", f"She has {MARK}."),
        ("DIABETES and Diabetes", "diabetes", f"{MARK} and {MARK}"),
        ("prediabetes, diabetes-like, diabetes2", "diabetes", f"prediabetes, {MARK}-like, diabetes2"),
        ("type 2\ndiabetes", "type 2 diabetes", f"{MARK}\n"),
        ("has hyper-\ntension now", "hypertension", f"has {MARK}\n now"),
        ("AIDS aids nobody", "AIDS", f"{MARK} aids nobody"),
        ("患有糖尿病，已服药", "糖尿病", f"患有{MARK}，已服药"),
        ("Asthme allergique\u00a0chronique", "asthme allergique chronique", MARK),
        ("Ep\u00adilepsie", "Epilepsie", MARK),
        ("(c) heart disease (old)", "heart disease (old)", f"(c) {MARK}"),
        ("Parkinson’s disease", "Parkinson's disease", MARK),
    ],
)
def test_it_is_hidden_as_whole_words(text: str, words: str, wanted: str) -> None:
    assert hidden(text, words) == wanted


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [
        (RedactionMode.OFF, "Her asthma (severe) is known."),
        (RedactionMode.FULL, f"Her {MARK} (severe) is known."),
        (RedactionMode.PARTIAL, f"Her {MARK} (severe) is known."),
        (RedactionMode.STRIP, "Her (severe) is known."),
    ],
)
def test_every_mode_has_its_way(mode: RedactionMode, wanted: str) -> None:
    assert hidden("Her asthma (severe) is known.", "asthma", mode=mode) == wanted


def test_what_overlaps_is_hidden_as_one() -> None:
    assert hidden("chronic heart disease treatment", "chronic heart disease", "heart disease treatment") == MARK


def test_a_value_that_is_named_too_keeps_nothing_of_the_words() -> None:
    text = "SSN: 536-22-8745 of her husband"
    spans = together((*personal_spans(text), *named({"8745 of her husband": FAMILY}).spans(text)))
    assert redacted(text, spans, RedactionMode.PARTIAL) == "SSN: [FAMILY RELATIONSHIP REDACTED]"
    assert redacted(text, together(personal_spans(text)), RedactionMode.PARTIAL) == "SSN: ***-**-8745 of her husband"


def test_words_stand_there_only_as_they_are_written() -> None:
    assert stands_in("type 2 diabetes", "has type 2\n diabetes")
    assert not stands_in("Type 2 diabetes", "has type 2 diabetes")
    assert not stands_in("diabet", "has type 2 diabetes")
    assert not stands_in("", "has type 2 diabetes")


def test_nothing_named_is_nothing_hidden() -> None:
    assert named({}).spans("She has diabetes.") == ()


@given(st.text(alphabet="ab -\n\u00ad糖A", max_size=60), st.text(alphabet="ab糖A", min_size=1, max_size=4))
def test_spans_lie_in_the_text_and_lines_are_kept(text: str, words: str) -> None:
    spans = named({words: CONDITION}).spans(text)
    assert all(0 <= one.start < one.end <= len(text) for one in spans)
    assert all(first.end <= second.start for first, second in itertools.pairwise(spans))
    assert redacted(text, spans, RedactionMode.FULL).count("\n") == text.count("\n")


def test_together_keeps_what_lies_apart() -> None:
    spans = (PersonalSpan(CONDITION, 5, 9), PersonalSpan(PersonalKind.SSN, 0, 5))
    assert together(spans) == (spans[1], spans[0])
