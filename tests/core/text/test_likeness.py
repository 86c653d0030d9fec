"""How alike words are: by the vectors that are part of the installation, and by their letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.assets import resources
from localmind_desktop.core.text.likeness import WordLikeness

LIKENESS = WordLikeness.load(resources() / "models" / "words")
WORDS = st.lists(st.text(alphabet="abcdefghijklmnopqrstuvwxyzäöüß0123456789", min_size=1, max_size=20), max_size=6)


def between(one: str, other: str) -> float:
    return float(LIKENESS.between([one], [other])[0, 0])


@pytest.mark.parametrize(
    ("one", "near", "far"),
    [
        ("price", "cost", "voltage"),
        ("staff", "personnel", "register"),
        ("buy", "purchase", "temperature"),
        ("maximum", "max", "colour"),
        ("wartung", "wartungsintervall", "spannung"),
        ("betriebsspannung", "spannung", "gewicht"),
    ],
)
def test_words_of_like_meaning_or_spelling_are_nearer(one, near, far):
    assert between(one, near) > 0.25 > between(one, far)


@given(WORDS, WORDS)
def test_every_pair_has_a_share(words, others):
    found = LIKENESS.between(words, others)
    assert found.shape == (len(words), len(others))
    assert ((found >= 0.0) & (found <= 1.0001)).all()


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=20))
def test_a_word_is_like_itself(word):
    assert between(word, word) > 0.99


def test_numbers_are_not_alike_by_their_digits():
    assert between("1234567", "1234568") == between("°°", "mm") == 0.0


def test_what_is_remembered_stays_small(monkeypatch):
    monkeypatch.setattr("localmind_desktop.core.text.likeness._MOST_KNOWN", 3)
    one = WordLikeness(LIKENESS.numbers, LIKENESS.vectors)
    before = one.between(["cost"], ["price"])
    for word in ("alpha", "beta", "gamma", "delta"):
        one.between([word], ["cost"])
    assert len(one._known) <= 3
    assert (one.between(["cost"], ["price"]) == before).all()
