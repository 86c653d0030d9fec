"""Sentences that answer in other words than the question; with vectors whose likeness the test knows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from localmind_desktop.core.ask.prose.by_meaning import Meaning, quote_by_meaning
from localmind_desktop.core.ask.prose.extracting import quotes
from localmind_desktop.core.errors import ModelError
from tests.core.ask.building import prose, question

SPLIT = "The RAM is cut into six banks of 84 bytes. It keeps what is shown."
ASKED = "Into how many banks is the display memory divided?"


class Alike:
    """An embedder for which every passage is as near to the question as given."""

    stamp, window = "alike", 256

    def __init__(self, cosine: float, unknown: float = 0.0) -> None:
        self._vector, self._unknown = (cosine, (1 - cosine**2) ** 0.5), unknown

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        return [1] * len(texts)

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        return self._unknown

    def passages(self, texts: Sequence[str]) -> np.ndarray:
        return np.array([self._vector] * len(texts), dtype=np.float32)

    def question(self, text: str) -> np.ndarray:
        return np.array([1.0, 0.0], dtype=np.float32)


class Failing(Alike):
    def passages(self, texts: Sequence[str]) -> np.ndarray:
        raise ModelError("The model is not there. Choose another.")


def _meant(asked: str, text: str, embedder: Alike, subjects: frozenset[str] = frozenset({"display"})) -> str:
    meaning = Meaning(embedder, 5.0, lambda *_: None)
    found = quote_by_meaning(question(asked), [prose(text, "")], {"d": subjects}, meaning)
    return found.text if found is not None else ""


def test_a_sentence_in_other_words_is_found_by_its_meaning():
    assert quotes(question(ASKED), [prose(SPLIT, "")], {"d": frozenset()}) == []
    assert _meant(ASKED, SPLIT, Alike(0.66)).startswith("The RAM is cut into six banks")


@pytest.mark.parametrize("embedder", [Alike(0.4), Alike(0.9, unknown=0.5), Failing(0.9)])
def test_what_is_not_near_or_cannot_be_compared_stays_unanswered(embedder):
    assert _meant(ASKED, SPLIT, embedder) == ""


@pytest.mark.parametrize(
    "asked",
    [
        "Into how many sectors is the display memory divided?",  # another thing is counted
        "Into how many banks is the display memory of the QX77 divided?",  # of something else
        "How long is the display memory kept?",  # no duration is told
        "Which supply voltage keeps the banks of the display memory?",
        "What becomes of the banks of the display memory?",  # anything may be told
    ],
)
def test_a_near_sentence_that_does_not_tell_what_is_asked_is_no_answer(asked):
    assert _meant(asked, SPLIT, Alike(0.9)) == ""


def test_comparing_says_in_the_trace_what_it_did_and_ends_in_time():
    notes: list[str] = []
    text = " ".join(f"The RAM of board {n} is cut into {n} banks of 84 bytes." for n in range(2, 20))
    meaning = Meaning(Alike(0.66), 0.0, lambda name, _, note: notes.append(f"{name}: {note}"))
    found = quote_by_meaning(question(ASKED), [prose(text, "")], {"d": frozenset({"display"})}, meaning)
    assert found is not None
    assert notes == ["by meaning: 6 of 24 sentences, the nearest at 0.66"]  # the first are always compared
