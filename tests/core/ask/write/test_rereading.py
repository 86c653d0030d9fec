"""The order of evidence: as it was found, fused with what a reader says of it."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.write.rereading import READ, reread
from localmind_desktop.core.ask.write.seeds import Seed
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Scores


class Scale:
    """Reads a text as the number that it is."""

    def log_odds(self, question: str, texts: Sequence[str]) -> list[float]:
        return [float(text) for text in texts]


class Broken:
    def log_odds(self, question: str, texts: Sequence[str]) -> list[float]:
        raise ModelError("The reader is away.")


def seeds(count: int) -> list[Seed]:
    return [Seed("a.pdf", Scores(), ("d", 0), (row,)) for row in range(count)]


def told(seed: Seed) -> str:
    return str(seed.rows[0])


@given(st.integers(0, 3 * READ), st.randoms(use_true_random=False))
def test_nothing_is_lost_and_nothing_comes_twice(count, random):
    found = seeds(count)
    mixed = random.sample(found, len(found)) + [random.choice(found) for _ in range(5 if found else 0)]
    ordered = reread("?", mixed, told, Scale())
    assert sorted(map(told, ordered)) == sorted(map(told, found))
    assert ordered[READ:] == mixed[READ : len(found)]


def test_what_is_read_as_the_answer_comes_forward():
    found = seeds(40)
    places = [seed.rows[0] for seed in reread("?", found, told, Scale())]
    assert places.index(39) < 3
    assert places.index(0) < 3  # the first that was found stays near the top


def test_what_was_found_twice_stands_where_it_stood_first():
    first, second = seeds(2)
    assert reread("?", [first, second, first], told, None) == [first, second]


def test_without_a_reader_and_where_it_fails_the_order_stays():
    found = seeds(30)
    assert reread("?", found, told, None) == found
    assert reread("?", found, told, Broken()) == found
