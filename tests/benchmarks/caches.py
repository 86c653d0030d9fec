"""How fast the two answer caches are when they are full; run by hand: ``python -m tests.benchmarks.caches [COUNT]``.

COUNT answers (100,000) lie in a file. Their questions' vectors are mixed from those of drawn questions by the built-in
embedder, two of them and 3 % noise each. Exact look-ups include the library's state and the question's digest;
look-ups by meaning begin when the question is embedded. Times are those of a clock, and what the processor worked.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import psutil

from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.routing import Routing
from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.remembering import Remembering
from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.model import Answer, Box, Citation, Mode, Place, Scope, Trace
from localmind_desktop.core.models.embedder import builtin_embedder
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.once import OnceEmbedder
from localmind_desktop.core.models.protocols import Embedder, Vectors
from localmind_desktop.core.settings import Caches
from localmind_desktop.core.store.caches import KeptAnswers, Likeness
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.migrations import TALK

LOOKS = 200
NOISE = 0.03
WHAT = (
    "maximum supply voltage|reset value|operating temperature|default address|data type|length|description|owner|"
    "deadline|total cost|number of rows|access right|unit|tolerance|purpose|reply code|storage limit|approval date"
)
WHOSE = (
    "pump KX-7|register CTRL_REG5|the travel policy|table 12|the annual report|node class SIMG|standard EN 60730|"
    "the rental contract|invoice 2291|the gateway|the pressure sensor|the motor driver|message type CONNACK|the boiler"
)
FORMS = ("What is the {what} of {whose}?", "Which {what} does {whose} have?", "List every {what} for {whose}.")


def drawn_questions() -> list[str]:
    parts = itertools.product(FORMS, WHAT.split("|"), WHOSE.split("|"))
    return [form.format(what=what, whose=whose) for form, what, whose in parts]


def mixed(vectors: Vectors, count: int) -> Vectors:
    """``count`` unit vectors, each between two of ``vectors``, with noise of length `NOISE`."""
    chance = np.random.default_rng(4)
    one, other = chance.integers(0, len(vectors), (2, count))
    share = chance.random((count, 1), dtype=np.float32)
    between = _unit(share * vectors[one] + (1 - share) * vectors[other])
    noise = _unit(chance.standard_normal(between.shape, dtype=np.float32))
    return _unit(between + NOISE * noise)


def filled(remembering: Remembering, database: Database, questions: Sequence[str], vectors: Vectors) -> None:
    """Keep an answer for each question, in one transaction: one each would wait for the disk each time."""
    memory, kept = remembering.of(_understood(questions[0])), remembering.kept
    kept.keep(memory.key, memory.basis, _answer(questions[0]), None, len(questions), lambda basis: True)
    ((content,),) = database.read("SELECT answer FROM kept_answers")
    room = memory._meaning_room()
    with database.transaction():
        database.write("DELETE FROM kept_answers")
        keys = (remembering.of(_understood(question)).key for question in questions)
        database.write_many(
            "INSERT INTO kept_answers VALUES (?, ?, ?, ?, ?)",
            ((number, key, None, memory.basis.state, content) for number, key in enumerate(keys, start=1)),
        )
        database.write_many(
            "INSERT INTO kept_meanings VALUES (?, ?, ?, ?)",
            (
                (number, room, question, vector.tobytes())
                for number, (question, vector) in enumerate(zip(questions, vectors, strict=True), start=1)
            ),
        )


def measured(name: str, looks: Sequence[Callable[[], object]]) -> list[object]:
    clock, work, found = [], [], []
    for look in looks:
        started, busy = time.perf_counter(), time.thread_time()
        found.append(look())
        work.append((time.thread_time() - busy) * 1000)
        clock.append((time.perf_counter() - started) * 1000)
    hits = sum(one is not None and one != [] for one in found)
    figures = (*np.percentile(clock, [50, 95]), *np.percentile(work, [50, 95]))
    print(f"{name:<38}" + "".join(f"{figure:>11.2f}" for figure in figures) + f"{hits:>7} of {len(looks)}")
    return found


def main(count: int) -> None:
    child = InferenceChild(120.0, Engine, Path("models"))
    embedder: Embedder = builtin_embedder(child)
    drawn = drawn_questions()
    real = embedder.passages(drawn)
    vectors = mixed(real, count)
    questions = [f"{drawn[number % len(drawn)]} (no. {number})" for number in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        catalog, talk = Catalog(Path(folder) / "catalog.sqlite"), Database(Path(folder) / "talk.sqlite", TALK)
        kept = KeptAnswers(talk)
        remembering = Remembering(kept, catalog, OnceEmbedder(embedder), None, Caches(entries=count), "recipe")
        filled(remembering, talk, questions, vectors)
        before = psutil.Process().memory_info().rss
        started = time.perf_counter()
        room = remembering.of(_understood(""))._meaning_room()
        next(kept.alike(room, vectors[0], 0.99))
        loaded = time.perf_counter() - started
        grown = (psutil.Process().memory_info().rss - before) / 1e6
        size = (Path(folder) / "talk.sqlite").stat().st_size / 1e6
        print(f"{kept.count():,} answers, {size:,.0f} MB; read once in {loaded:.1f} s, then {grown:,.0f} MB in memory")
        print(f"{'milliseconds':<38}{'clock p50':>11}{'p95':>11}{'work p50':>11}{'p95':>11}{'found':>7}")
        some = np.random.default_rng(5).integers(0, count, LOOKS)
        exact = Caches(meaning=False, entries=count)
        by_text = Remembering(kept, catalog, None, None, exact, "recipe")
        measured("exact, there", [_recalled(by_text, questions[number]) for number in some])
        measured("exact, not there", [_recalled(by_text, f"{questions[number]} or not") for number in some])
        measured("meaning, there", [_first_alike(kept, room, vectors[number]) for number in some])
        measured("meaning, a question of another form", [_first_alike(kept, room, vector) for vector in real[:LOOKS]])
        found = measured("meaning, all that are near", [_all_alike(kept, room, vectors[number]) for number in some])
        missed = sum(
            {one.number - 1 for one in own} != set(np.flatnonzero(vectors @ vectors[number] >= 0.99).tolist())
            for number, own in zip(some, found, strict=True)
        )
        print(f"Looks that found other neighbours than a look at all vectors: {missed} of {LOOKS}")
        catalog.close()
        talk.close()
    child.close()


def _recalled(remembering: Remembering, question: str) -> Callable[[], Answer | None]:
    return lambda: remembering.of(_understood(question)).recalled(Record())


def _first_alike(kept: KeptAnswers, room: bytes, vector: Vectors) -> Callable[[], Answer | None]:
    def look() -> Answer | None:
        likeness = next(kept.alike(room, vector, 0.99), None)
        return kept.answer(likeness.number) if likeness is not None else None

    return look


def _all_alike(kept: KeptAnswers, room: bytes, vector: Vectors) -> Callable[[], list[Likeness]]:
    return lambda: list(kept.alike(room, vector, 0.99))


def _understood(question: str) -> Understood:
    return Understood(question, question, Asked(question, ()), Routing("prose"), Scope())


def _answer(question: str) -> Answer:
    place = Place(3, Box(72.0, 100.0, 300.0, 112.0))
    citations = tuple(
        Citation(n, "d" * 32, "manual.pdf", 3, (place,), "The value is 3.3 V at 25 °C. " * 6, (place, place))
        for n in (1, 2, 3)
    )
    return Answer(question, question, Mode.EXTRACT, "3.3 V [1]", citations, trace=Trace("abc"))


def _unit(vectors: Vectors) -> Vectors:
    return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), dtype=np.float32)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
