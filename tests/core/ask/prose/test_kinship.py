"""Words of running text that may stand for one another, and words that only look alike."""

import pytest

from localmind_desktop.core.ask.prose.kinship import akin, are_kin


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("store", "storag"),
        ("rechnung", "rechnungsdatum"),
        ("einspruch", "einwände"),
        ("fällig", "zahlungsziel"),
        ("leitet", "leitung"),
    ],
)
def test_forms_compounds_and_other_words_are_kin(first, second):
    assert are_kin(first, second)
    assert are_kin(second, first)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("state", "station"),
        ("interface", "internal"),
        ("read", "write"),
        ("a1", "a2"),
        ("in", "is"),
        ("kostenträger", "kostenrechnung"),
    ],
)
def test_other_words_are_not(first, second):
    assert not are_kin(first, second)


def test_one_kindred_word_is_enough():
    assert akin(["lager"], ["the", "storag", "room"])
    assert not akin(["lager"], ["the", "garden"])
