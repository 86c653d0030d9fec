"""The passages of several questions in one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from localmind_desktop.core.ask.passages.gathering import evenly, independent, meaning_weight
from localmind_desktop.core.ask.question.routing import Route
from localmind_desktop.core.ask.writing.fencing import Fence
from localmind_desktop.core.ask.writing.packing import packed
from localmind_desktop.core.model import Passage
from localmind_desktop.core.settings import Retrieval
from tests.core.ask.building import prose


def _passage(text: str) -> Passage:
    made = prose(text)
    return replace(made, chunk=replace(made.chunk, digest=text))


def test_each_question_has_an_equal_share_of_any_beginning():
    long = [_passage(f"{letter} " * 200) for letter in "abc"]
    short = [_passage(f"{letter} " * 50) for letter in "uvwxyz"]
    merged = evenly([long, short])
    assert sorted(map(id, merged)) == sorted(map(id, [*long, *short]))
    room = replace(Retrieval(), context_tokens=420)
    kept = packed(merged, 20_000, 1_000, room, Fence("mark")).passages
    shares = [sum(len(p.chunk.text) for p in kept if p in group) for group in (long, short)]
    assert min(shares) > 0
    assert max(shares) - min(shares) <= len(long[0].chunk.text)


def test_what_several_questions_find_comes_once():
    one, two, three = _passage("one"), _passage("two"), _passage("three")
    assert evenly([[one, two], [replace(one, document="copy.pdf"), three]]) == [one, two, three]
    assert evenly([[], []]) == []


def test_every_later_question_has_its_subject():
    parts = ("What is a DBAT?", "what are the attributes of its Amp?")
    assert independent(parts) == [parts[0], "what are the attributes of the Amp of DBAT?"]
    assert independent(parts[:1]) == []


@pytest.mark.parametrize("route", Route)
def test_names_are_found_by_their_letters(route):
    assert (meaning_weight(route) < 1) == (route in (Route.IDENTIFIER, Route.PATH))
