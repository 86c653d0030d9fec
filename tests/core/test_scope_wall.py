"""Nothing of one collection shows in what is answered of another: no text, name, abbreviation, spelling or cache."""

from __future__ import annotations

import random
from itertools import permutations
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from localmind_desktop.core import CancelToken, Library, Scope, result_of
from localmind_desktop.core.model import Answer
from tests.faults.session import open_library

_COLLECTIONS, _PAIRS = 6, 24
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


@pytest.fixture(scope="module")
def papers() -> list[Paper]:
    return [Paper(seed) for seed in range(_COLLECTIONS)]


@pytest.fixture(scope="module")
def library(papers, tmp_path_factory):
    folder = tmp_path_factory.mktemp("walls")
    opened = open_library(folder / "library")
    for number, paper in enumerate(papers):
        path = paper.write(folder / f"paper{number}.md")
        assert result_of(opened.ingest(path, CancelToken(), f"Room {number}")).status == "ready"
    yield opened
    opened.close()


def _answered(library: Library, question: str, room: int) -> Answer:
    return result_of(library.ask(question, None, Scope(collection=f"Room {room}"), CancelToken()))


def test_each_collection_answers_its_own(library, papers):
    for room, paper in enumerate(papers):
        told = [_ANSWER.dump_json(_answered(library, question, room)).decode() for question in paper.questions()]
        assert all(paper.figure in one or paper.maker in one for one in told[:2]), paper.words


def test_nothing_crosses(library, papers):
    """The questions of one room are asked first where they have answers, so that caches hold them."""
    pairs = random.Random(3).sample(list(permutations(range(_COLLECTIONS), 2)), _PAIRS)
    for asked, told in pairs:
        for question in papers[told].questions():
            _answered(library, question, told)
            answer = _ANSWER.dump_json(_answered(library, question, asked)).decode()
            crossed = [word for word in papers[told].words if word not in question and word in answer]
            assert crossed == [], (question, papers[asked].words)
