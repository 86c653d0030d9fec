"""Nothing of one collection shows in what is answered of another: no text, name, abbreviation, spelling or cache."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from localmind_desktop.core import CancelToken, Library, Scope, result_of
from localmind_desktop.core.model import Answer
from tests.faults.session import open_library

_FEW, _MANY = (6, 24), (15, 200)  # collections, and pairs of them
_ANSWER = TypeAdapter(Answer)
_SYLLABLES = ("zor", "qui", "bla", "ndle", "vex", "tru", "mip", "hog", "lud", "rax")


class Paper:
    """What stands in one collection only: a made-up thing, its abbreviation, its maker and its figures."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)

        def word() -> str:
            return "".join(chance.sample(_SYLLABLES, 3))

        self.thing, self.maker, self.part = word(), word().capitalize(), word()
        self.short = f"{self.thing[:3].upper()}{seed}K"
        self.figure = f"{chance.randint(1000, 9999)}.{chance.randint(11, 99)}"
        self.words = (self.thing, self.maker, self.part, self.short, self.figure)

    def write(self, path: Path) -> Path:
        path.write_text(
            f"# The {self.thing} pump of {self.maker}\n\nThe {self.thing} unit ({self.short}) is made by {self.maker}. "
            f"A {self.short} holds the pressure at {self.figure} bar.\n\n| Part | Rating |\n| --- | --- |\n"
            f"| {self.part} valve | {self.figure} V |\n| seal | 7 V |\n"
        )
        return path

    def questions(self) -> list[str]:
        """Exact, by abbreviation, with a slip of the pen, and vague."""
        return [
            f"What is the rating of the {self.part} valve?",
            f"What pressure does a {self.short} hold?",
            f"Who makes the {self.thing[:-1]} unit?",
            "What is the rating of the valve?",
        ]


@dataclass(frozen=True)
class Rooms:
    """A library with a collection for each paper, and the pairs of collections that are tried."""

    library: Library
    papers: list[Paper]
    pairs: list[tuple[int, int]]


@pytest.fixture(scope="module", params=[_FEW, pytest.param(_MANY, marks=pytest.mark.long)], ids=["few", "many"])
def rooms(request, tmp_path_factory) -> Iterator[Rooms]:
    count, pairs = request.param
    papers = [Paper(seed) for seed in range(count)]
    folder = tmp_path_factory.mktemp("walls")
    opened = open_library(folder / "library")
    for number, paper in enumerate(papers):
        path = paper.write(folder / f"paper{number}.md")
        assert result_of(opened.ingest(path, CancelToken(), f"Room {number}")).status == "ready"
    yield Rooms(opened, papers, random.Random(3).sample(list(permutations(range(count), 2)), pairs))
    opened.close()


def _answered(library: Library, question: str, room: int) -> Answer:
    return result_of(library.ask(question, None, Scope(collection=f"Room {room}"), CancelToken()))


def test_each_collection_answers_its_own(rooms):
    for room, paper in enumerate(rooms.papers):
        told = [_ANSWER.dump_json(_answered(rooms.library, one, room)).decode() for one in paper.questions()]
        assert all(paper.figure in one or paper.maker in one for one in told[:2]), paper.words


def test_nothing_crosses(rooms):
    """The questions of one room are asked first where they have answers, so that caches hold them."""
    for asked, told in rooms.pairs:
        for question in rooms.papers[told].questions():
            _answered(rooms.library, question, told)
            answer = _ANSWER.dump_json(_answered(rooms.library, question, asked)).decode()
            crossed = [word for word in rooms.papers[told].words if word not in question and word in answer]
            assert crossed == [], (question, rooms.papers[asked].words)
