"""The search index against plain lists that hold the same: what it finds after any sequence of changes.

``python -m tests.faults.oracle [--sequences 1000] [--steps 12] [--seed 1]``
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.store.index import SearchIndex
from tests.core.store.building import chunk

STAMP, DIMENSIONS = "oracle@1", 8
_WORDS = ("pump", "valve", "seal", "rotor", "gauge", "relay", "KX-7", "0x2E", "Prüfung", "阀门")
_ALL = 10_000


@dataclass
class Oracle:
    """The index in ``folder``, and what must be in it: chunks with collection and vector, by id."""

    folder: Path
    chance: random.Random
    truth: dict[str, tuple[Chunk, str, Vectors]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    _made: int = 0

    def __post_init__(self) -> None:
        self.index = SearchIndex(self.folder)

    def run(self, steps: int) -> list[str]:
        """Do ``steps`` things by chance, each followed by a comparison; what was wrong."""
        actions = (self._add, self._add, self._remove, self._move, self._commit, self._purge, self._reopen)
        for _ in range(steps):
            action = self.chance.choice(actions)
            action()
            self._compare(action.__name__)
        return self.faults

    def _documents(self) -> list[str]:
        return sorted({chunk.document_id for chunk, _, _ in self.truth.values()})

    def _add(self) -> None:
        document, collection = f"d{self._made}", self.chance.choice("AB")
        texts = [
            " ".join(self.chance.sample(_WORDS, self.chance.randint(1, 4))) for _ in range(self.chance.randint(1, 5))
        ]
        chunks = [chunk(number, text, document) for number, text in enumerate(texts)]
        vectors = np.asarray([[self.chance.gauss(0, 1) for _ in range(DIMENSIONS)] for _ in chunks], dtype=np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        self._made += 1
        self.index.add_words(collection, chunks)
        self.index.add_vectors(STAMP, collection, chunks, vectors)
        self.truth |= {one.id: (one, collection, vector) for one, vector in zip(chunks, vectors, strict=True)}

    def _remove(self) -> None:
        for document in self.chance.sample(self._documents(), min(1, len(self._documents()))):
            self.index.remove([document], purge=self.chance.random() < 0.3)
            self.truth = {key: held for key, held in self.truth.items() if held[0].document_id != document}

    def _move(self) -> None:
        for document in self.chance.sample(self._documents(), min(1, len(self._documents()))):
            self.index.move(document, "C")
            moved = {
                key: (one, "C", vector) for key, (one, _, vector) in self.truth.items() if one.document_id == document
            }
            self.truth |= moved

    def _commit(self) -> None:
        self.index.commit()

    def _purge(self) -> None:
        self.index.purge()

    def _reopen(self) -> None:
        self.index.commit()
        self.index = SearchIndex(self.folder)

    def _compare(self, after: str) -> None:
        scope = self.chance.choice([Scope(), Scope(collection="A"), Scope(collection="C"), Scope(documents=("d0",))])
        held = {key: entry for key, entry in self.truth.items() if _is_within(entry, scope)}
        for word in self.chance.sample(_WORDS, 3):
            found = {hit.chunk_id for hit in self.index.keyword_search(word, scope, _ALL)}
            wanted = {key for key, (one, _, _) in held.items() if word in one.text.split()}
            if found != wanted:
                self.faults.append(
                    f"after {after}: {word}: {len(found - wanted)} too many, {len(wanted - found)} missing"
                )
        asked = np.eye(DIMENSIONS, dtype=np.float32)[self.chance.randrange(DIMENSIONS)]
        nearest = [hit.chunk_id for hit in self.index.vector_search(STAMP, asked, scope, 5)]
        if nearest != _nearest(held, asked):
            self.faults.append(f"after {after}: the nearest are others")
        if self.index.word_counts().total() != len(self.truth):
            self.faults.append(f"after {after}: {self.index.word_counts().total()} rows for {len(self.truth)} chunks")


def _is_within(entry: tuple[Chunk, str, Vectors], scope: Scope) -> bool:
    one, collection, _ = entry
    return scope.collection in (None, collection) and (not scope.documents or one.document_id in scope.documents)


def _nearest(held: dict[str, tuple[Chunk, str, Vectors]], asked: Vectors) -> Sequence[str]:
    return sorted(held, key=lambda key: -float(held[key][2] @ asked))[:5]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    wrong = 0
    for number in range(arguments.sequences):
        with tempfile.TemporaryDirectory() as place:
            found = Oracle(Path(place), random.Random(f"{arguments.seed} {number}")).run(arguments.steps)
        wrong += bool(found)
        for line in found:
            print(f"sequence {number}: {line}", flush=True)
    print(f"{wrong} of {arguments.sequences} sequences of {arguments.steps} steps with a mismatch")


if __name__ == "__main__":
    main()
