"""Headers that mean what a question asks for, where words find nothing; with vectors whose likeness the test knows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from localmind_desktop.core.ask.evidence import carries
from localmind_desktop.core.ask.tables.header_meanings import HeaderMeanings
from localmind_desktop.core.ask.tables.looking_up import best_row, row_by_meaning
from localmind_desktop.core.errors import ModelError
from tests.core.ask.building import question, sheet_of, table

ALIKE = {"wage": (1.0, 0.0, 0.0), "Salary": (0.8, 0.6, 0.0), "Department": (0.2, 0.0, 0.98), "Name": (0.1, 0.99, 0.0)}
STAFF = table(
    ("Name", "Department", "Salary"),
    [("Holm", "Sales", "52,000"), ("Aziz", "Workshop", "41,500")],
    "Staff",
)


class ByTable:
    """An embedder whose vectors are given; what it does not know points away from everything."""

    stamp, window = "by table", 256

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        return [1] * len(texts)

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        return 0.0

    def passages(self, texts: Sequence[str]) -> np.ndarray:
        return np.array([ALIKE.get(text, (-1.0, 0.0, 0.0)) for text in texts], dtype=np.float32)

    def question(self, text: str) -> np.ndarray:
        return self.passages([text])[0]


class Failing(ByTable):
    def passages(self, texts: Sequence[str]) -> np.ndarray:
        raise ModelError("The model is not there. Choose another.")


def _meant(text: str, embedder: ByTable):
    return row_by_meaning(question(text), [sheet_of(STAFF)], carries, HeaderMeanings(embedder))


def test_a_header_is_found_by_its_meaning():
    asked = "What is the wage of Holm?"
    assert best_row(question(asked), [sheet_of(STAFF)], carries) is None
    found = _meant(asked, ByTable())
    assert (found.best.row, found.best.columns) == (0, (2,))


@pytest.mark.parametrize("text", ["What is the bonus of Holm?", "What is the wage of Kern?", "Holm?"])
def test_what_no_header_means_stays_unanswered(text):
    assert _meant(text, ByTable()) is None


def test_a_model_that_fails_is_no_answer():
    assert _meant("What is the wage of Holm?", Failing()) is None


def test_two_headers_that_mean_it_are_none():
    meanings = HeaderMeanings(ByTable())
    assert meanings.column("wage", ["Salary", "Salary "]) == 0
    assert meanings.column("wage", ["Salary", "Salary"]) is None
