"""A model that goes round in circles is noticed; tables and lists of similar rows are not taken for it."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.write.repeating import LEAST_REPEATS, Watch, loop_in, most_repeats

WORDS = st.text(string.ascii_letters + "äöüéñ的是电压流", min_size=1, max_size=9)
SENTENCES = st.lists(WORDS, min_size=1, max_size=40, unique=True).map(" ".join)
LONG = 130  # times that is enough for any sentence


@given(st.lists(WORDS, max_size=30).map(" ".join), SENTENCES)
def test_any_sentence_that_is_repeated_is_noticed_and_stands_once(begin: str, sentence: str) -> None:
    text = f"{begin}. {(sentence + '. ') * LONG}"
    loop = loop_in(text)
    assert loop is not None
    assert sentence in f"{text[:loop]} {sentence}"
    assert text[:loop].count(f"{sentence}. ") <= begin.count(sentence) + 2


@given(SENTENCES)
def test_numbered_items_that_say_the_same_are_noticed(sentence: str) -> None:
    assert loop_in("\n".join(f"{number}. {sentence}" for number in range(1, LONG))) is not None


@given(st.lists(WORDS, min_size=2, max_size=12), st.integers(4, 200))
def test_rows_that_differ_in_a_number_are_none(cells: list[str], rows: int) -> None:
    table = "\n".join(f"| {number} | {' | '.join(cells)} |" for number in range(1000, 1000 + rows))
    assert loop_in(table) is None


@given(st.lists(SENTENCES, min_size=1, max_size=30, unique=True))
def test_what_never_says_the_same_three_times_is_none(sentences: list[str]) -> None:
    text = "\n".join(f"{sentence}." for sentence in sentences)
    if most_repeats(text) < LEAST_REPEATS:
        assert loop_in(text) is None


def test_a_table_that_repeats_its_rows_may_be_copied() -> None:
    rows = "\n".join(["reserved | 0 | read only | none"] * 30)
    told = "\n".join(["| reserved | 0 | read only | none |"] * 30)
    assert loop_in(told) is not None
    assert Watch(lambda: f"Passages\n{rows}\nQuestion").loops_from(f"{told}\n") is None
    assert Watch(lambda: "Passages").loops_from(f"{told}\n") is not None
    assert Watch(lambda: rows).loops_from(f"{told}\n" * 3) is not None


@pytest.mark.parametrize("piece", ["!", "ha ", "的", "|---", "the voltage "])
def test_noise_is_noticed(piece: str) -> None:
    assert loop_in("The answer is: " + piece * 300) is not None


def test_repeats_are_counted() -> None:
    assert most_repeats("") == 1
    assert most_repeats("a b c d") == 1
    assert most_repeats("x a b a b a b y") == 3
