"""The passages of several questions in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.ask.query.understanding import Understanding
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.retrieve.gathering import Gathering, evenly, meaning_weight
from localmind_desktop.core.ask.retrieve.retrieving import Retriever
from localmind_desktop.core.model import Passage, Scope
from localmind_desktop.core.settings import Retrieval, Settings
from localmind_desktop.core.task import CancelToken
from tests.core.ask.building import prose
from tests.core.ask.shelf import Paper, shelf


def _passage(text: str) -> Passage:
    made = prose(text)
    return replace(made, chunk=replace(made.chunk, digest=text))


def test_each_question_has_an_equal_share_of_any_beginning():
    long = [_passage(f"{letter} " * 200) for letter in "abc"]
    short = [_passage(f"{letter} " * 50) for letter in "uvwxyz"]
    merged = evenly([long, short])
    assert sorted(map(id, merged)) == sorted(map(id, [*long, *short]))
    kept = merged[: len(merged) // 2]
    shares = [sum(len(p.chunk.text) for p in kept if p in group) for group in (long, short)]
    assert min(shares) > 0
    assert max(shares) - min(shares) <= len(long[0].chunk.text)


def test_what_several_questions_find_comes_once():
    one, two, three = _passage("one"), _passage("two"), _passage("three")
    assert evenly([[one, two], [replace(one, document="copy.pdf"), three]]) == [one, two, three]
    assert evenly([[], []]) == []


@pytest.mark.parametrize("route", Route)
def test_names_are_found_by_their_letters(route):
    assert (meaning_weight(route) < 1) == (route in (Route.IDENTIFIER, Route.PATH))


@dataclass
class Reads:
    """A reranker that notes its time, and gives the first text the lowest score."""

    seconds: list[float] = field(default_factory=list)
    name: str = "reads"

    def scores(self, question: str, texts: Sequence[str], seconds: float) -> list[float | None]:
        self.seconds.append(seconds)
        return [(number + 1) / 100 for number, _ in enumerate(texts)]


PAPERS = [
    Paper(f"{name} {what}.pdf", f"The {name}", [], [f"The {name} is filled with {what}."])
    for name, what in (("pump", "oil"), ("pump", "water"), ("fan", "air"), ("fan", "dust"))
]


@pytest.mark.parametrize(
    ("question", "parts"),
    [("What is the pump filled with?", 1), ("What is the pump filled with, and what is the fan filled with?", 2)],
)
def test_the_questions_in_one_share_the_time_for_reading(tmp_path, question, parts):
    catalog, index = shelf(tmp_path, PAPERS)
    reads = Reads()
    retriever = Retriever(catalog, index, None, reads, Retrieval())
    gathering = Gathering(retriever, Scope(), lambda text, scope: ())
    asked = Understanding(catalog, Settings()).of(question, [], Scope(), Record(), CancelToken())
    found = gathering.gather(asked)
    halves = next(iter(asked.halves), ())
    best = gathering.best(asked, halves, CancelToken())
    assert max(1, len(halves)) == parts
    assert reads.seconds == [Retrieval().rerank_seconds / parts] * parts
    assert best.read == parts * sum(one.scores.rerank is not None for one in best.passages) > 1
    assert [stage.name for stage in best.stages[len(found.stages) :]] == ["rerank"] * parts
    catalog.close()
