"""Kept answers in their file: found, put in the place of earlier ones, evicted, retired."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.model import Answer, Citation, Mode, Trace
from localmind_desktop.core.store.caches import Basis, KeptAnswers, Meaning, state_of_all
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.migrations import TALK

STATES = {"One": "a", "Two": "b"}
ONE, WHOLE = Basis("One", "a"), Basis(None, state_of_all(STATES))
ROOM = b"room"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "talk.sqlite", TALK)
    yield opened
    opened.close()


@pytest.fixture
def kept(database: Database) -> KeptAnswers:
    return KeptAnswers(database)


def _answer(text: str) -> Answer:
    return Answer(
        "q?", "q?", Mode.TABLE, text, (Citation(1, "id", "a.pdf", 1, (), text),), trace=Trace("r1", model="m")
    )


def _vector(*values: float) -> np.ndarray:
    vector = np.zeros(80, dtype=np.float32)
    vector[: len(values)] = values
    return vector / np.float32(np.linalg.norm(vector))


def _keep(kept: KeptAnswers, key: bytes, answer: Answer, basis: Basis = ONE, *values: float, **more) -> bool:
    meaning = Meaning(more.get("room", ROOM), key.decode(), _vector(*values)) if values else None
    return kept.keep(key, basis, answer, meaning, more.get("entries", 100), lambda basis: True)


def test_an_answer_is_found_as_it_was_kept(kept):
    _keep(kept, b"k", _answer("3.3 V [1]"))
    assert kept.find(b"k") == _answer("3.3 V [1]")
    assert kept.find(b"other") is None


def test_a_new_answer_takes_the_place_of_the_old(kept):
    _keep(kept, b"k", _answer("old"), ONE, 1.0)
    _keep(kept, b"k", _answer("new"), ONE, 1.0)
    assert kept.count() == 1
    assert kept.find(b"k").text == "new"
    (likeness,) = kept.alike(ROOM, _vector(1.0), 0.99)
    assert kept.answer(likeness.number).text == "new"


def test_near_questions_of_the_same_room_are_found(kept, database):
    _keep(kept, b"same", _answer("a"), ONE, 1.0, 0.05)
    _keep(kept, b"far", _answer("b"), ONE, 1.0, 0.5)
    _keep(kept, b"elsewhere", _answer("c"), ONE, 1.0, room=b"another room")
    for cache in (kept, KeptAnswers(database)):  # by what was added, and read anew
        (likeness,) = cache.alike(ROOM, _vector(1.0), 0.99)
        assert likeness.question == "same"
        assert likeness.cosine == pytest.approx(1 / np.sqrt(1 + 0.05**2), abs=1e-5)


def test_the_oldest_go_when_there_are_too_many(kept):
    for number in range(5):
        _keep(kept, f"{number}".encode(), _answer("x"), ONE, 1.0, number * 0.01, entries=3)
    assert [kept.find(f"{number}".encode()) is not None for number in range(5)] == [False, False, True, True, True]
    assert {likeness.question for likeness in kept.alike(ROOM, _vector(1.0), 0.9)} == {"2", "3", "4"}


def test_what_is_no_longer_current_when_it_is_to_be_kept_is_not(kept):
    assert not kept.keep(b"k", ONE, _answer("x"), None, 10, lambda basis: basis != ONE)
    assert kept.count() == 0


def test_answers_of_another_state_are_retired(kept):
    _keep(kept, b"one", _answer("x"), ONE, 1.0)
    _keep(kept, b"two", _answer("x"), Basis("Two", "b"), 1.0)
    _keep(kept, b"all", _answer("x"), WHOLE, 1.0)
    assert kept.retire(STATES) == 0
    assert kept.retire(STATES | {"Two": "changed"}) == 2
    assert [kept.find(key) is not None for key in (b"one", b"two", b"all")] == [True, False, False]
    assert [likeness.question for likeness in kept.alike(ROOM, _vector(1.0), 0.99)] == ["one"]
    assert kept.retire({}) == 1


def test_nothing_is_left_of_what_was_retired(kept, database, tmp_path):
    _keep(kept, b"zorblax", _answer("zorblax says"), ONE, 1.0)
    kept.retire({})
    database.purge()
    assert b"zorblax" not in (tmp_path / "talk.sqlite").read_bytes()
