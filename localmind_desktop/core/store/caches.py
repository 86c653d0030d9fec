"""Answers that are kept for the next time, in ``talk.sqlite``: found by a digest, or by the meaning of their question.

An answer belongs to a state of the documents that it rests on. The keys are made from that state too, so that nothing
of an earlier state is ever found; `KeptAnswers.retire` takes it out of the file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.model import Answer
from localmind_desktop.core.store.answers import packed_answer, unpacked_answer
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.shadows import Shadows

Vectors = npt.NDArray[np.float32]

_PER_READ = 64  # vectors read at a time: the first few are the likely ones


@dataclass(frozen=True, slots=True)
class Basis:
    """What an answer rests on: the documents of a collection, or of the whole library (None), in one state."""

    collection: str | None
    state: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """A question as it is compared: with those of its room only. ``vector`` has length 1 and any dimension."""

    room: bytes
    question: str
    vector: Vectors


@dataclass(frozen=True, slots=True)
class Likeness:
    """An earlier question that is near to one: the number of its answer, and their cosine."""

    number: int
    question: str
    cosine: float


class KeptAnswers:
    """Reads and writes of the kept answers. They are kept on the answers lane only, and retired with their documents.

    What is in memory serves to leave out what cannot match; the file decides. So it may know of more than the file.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rooms: dict[bytes, Shadows] | None = None

    def find(self, key: bytes) -> Answer | None:
        """The answer under a digest."""
        row = self._database.read_one("SELECT answer FROM kept_answers WHERE key = ?", (key,))
        return unpacked_answer(row[0]) if row else None

    def answer(self, number: int) -> Answer | None:
        row = self._database.read_one("SELECT answer FROM kept_answers WHERE id = ?", (number,))
        return unpacked_answer(row[0]) if row else None

    def alike(self, room: bytes, vector: Vectors, cosine: float) -> Iterator[Likeness]:
        """All questions of a room with this cosine or more, likely ones first."""
        shadows = self._loaded().get(room)
        numbers = shadows.near(vector, cosine) if shadows is not None else []
        for begin in range(0, len(numbers), _PER_READ):
            some = numbers[begin : begin + _PER_READ]
            rows = self._database.read(
                f"SELECT id, question, vector FROM kept_meanings WHERE id IN ({', '.join('?' * len(some))})", some
            )
            found = {row[0]: (row[1], float(_vector(row[2]) @ vector)) for row in rows}
            for number in some:
                if number in found and found[number][1] >= cosine:
                    yield Likeness(number, *found[number])

    def keep(
        self,
        key: bytes,
        basis: Basis,
        answer: Answer,
        meaning: Meaning | None,
        entries: int,
        is_current: Callable[[Basis], bool],
    ) -> bool:
        """Keep an answer in the place of an earlier one; over ``entries`` the oldest go.

        ``is_current`` is asked once nobody else can write any more: what was purged meanwhile is not kept.
        """
        rooms = self._loaded() if meaning is not None else {}
        with self._database.transaction() as database:
            if not is_current(basis):
                return False
            database.write("DELETE FROM kept_answers WHERE key = ?", (key,))
            ((number,),) = database.read(
                "INSERT INTO kept_answers (key, collection, state, answer) VALUES (?, ?, ?, ?) RETURNING id",
                (key, basis.collection, basis.state, packed_answer(answer)),
            )
            if meaning is not None:
                vector = np.ascontiguousarray(meaning.vector, dtype=np.float32)
                database.write(
                    "INSERT INTO kept_meanings VALUES (?, ?, ?, ?)",
                    (number, meaning.room, meaning.question, vector.tobytes()),
                )
            self._evict(database, entries)
        if meaning is not None:
            rooms.setdefault(meaning.room, Shadows()).add([number], meaning.vector[np.newaxis])
        return True

    def retire(self, states: Mapping[str, str]) -> int:
        """Remove what rests on another state than these, by collection; the number of answers."""
        current = {(name, state) for name, state in states.items()} | {(None, state_of_all(states))}
        rows = self._database.read("SELECT DISTINCT collection, state FROM kept_answers")
        outdated = [row for row in rows if row not in current]
        if not outdated:
            return 0
        with self._database.transaction() as database:
            count = sum(
                database.write("DELETE FROM kept_answers WHERE collection IS ? AND state = ?", row) for row in outdated
            )
        self._rooms = None  # read anew when next needed
        return count

    def count(self) -> int:
        ((count,),) = self._database.read("SELECT count(*) FROM kept_answers")
        return int(count)

    def _evict(self, database: Database, entries: int) -> None:
        over = self.count() - entries
        if over > 0:
            database.write(
                "DELETE FROM kept_answers WHERE id IN (SELECT id FROM kept_answers ORDER BY id LIMIT ?)", (over,)
            )

    def _loaded(self) -> dict[bytes, Shadows]:
        rooms = self._rooms
        if rooms is None:
            rooms = self._rooms = {}
            last = 0
            while rows := self._database.read(
                "SELECT id, room, vector FROM kept_meanings WHERE id > ? ORDER BY id LIMIT 4096", (last,)
            ):
                last = rows[-1][0]
                for room in {row[1] for row in rows}:
                    own = [(row[0], _vector(row[2])) for row in rows if row[1] == room]
                    shadows = rooms.setdefault(room, Shadows())
                    shadows.add([number for number, _ in own], np.stack([vector for _, vector in own]))
        return rooms


def state_of_all(states: Mapping[str, str]) -> str:
    """The state of the whole library from those of its collections."""
    return hashlib.sha256(repr(sorted(states.items())).encode()).hexdigest()


def _vector(content: bytes) -> Vectors:
    return np.frombuffer(content, dtype=np.float32)
