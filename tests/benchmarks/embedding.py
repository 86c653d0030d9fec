"""How fast the built-in model embeds, against the same weights in torch, and whether a search finds the same.

    python -m tests.benchmarks.embedding LIBRARY QUESTIONS.jsonl [--texts 2000]

``LIBRARY`` is the folder of a closed library, of which texts are taken evenly; each line of the other file holds a
"question". The two take turns, batch by batch, so that other work on the machine slows both alike. Prints texts per
second, the cosines between the vectors of both, and for how many questions the ten nearest texts are the same.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.store.catalog import Catalog
from tests.fakes.torch_model import torch_copy, vectors_of

PER_CALL = 64
TOP = 10


def texts_of(folder: Path, most: int) -> list[str]:
    """Different texts of a library, shortest first, as taking a document in gives them to the embedder."""
    catalog = Catalog(LibraryPaths(folder).catalog)
    chunks = [chunk for document in catalog.documents() for chunk in catalog.chunks(document.id)]
    catalog.close()
    texts = list(dict.fromkeys(f"{chunk.context}\n{chunk.text}" for chunk in chunks))
    return sorted(texts[:: -(-len(texts) // most)], key=len)


def in_turns(ways: Sequence[Callable[[Sequence[str]], Vectors]], texts: Sequence[str]) -> list[tuple[Vectors, float]]:
    """The vectors of ``texts`` by each way, and its seconds."""
    found: list[list[Vectors]] = [[] for _ in ways]
    seconds = [0.0] * len(ways)
    for begin in range(0, len(texts), PER_CALL):
        for number, way in enumerate(ways):
            started = time.perf_counter()
            found[number].append(way(texts[begin : begin + PER_CALL]))
            seconds[number] += time.perf_counter() - started
    return [(np.concatenate(own), spent) for own, spent in zip(found, seconds, strict=True)]


def nearest(questions: Vectors, texts: Vectors) -> Vectors:
    return np.argsort(-(questions @ texts.T), axis=1, kind="stable")[:, :TOP]


def report(names: Sequence[str], embedded: Sequence[tuple[Vectors, float]], asked: Sequence[Vectors]) -> None:
    (reference, slow), *_ = embedded
    print(f"{'way':14} {'texts/s':>8} {'ratio':>6} {'least cosine':>13} {'same ten':>9} {'same order':>11}")
    expected = nearest(asked[0], reference)
    for name, (vectors, seconds), questions in zip(names, embedded, asked, strict=True):
        cosine = float(np.min(np.sum(vectors * reference, axis=1)))
        found = nearest(questions, vectors)
        order = np.mean(np.all(found == expected, axis=1))
        ten = np.mean(np.all(np.sort(found) == np.sort(expected), axis=1))
        rates = f"{len(vectors) / seconds:8.1f} {slow / seconds:6.2f}"
        print(f"{name:14} {rates} {cosine:13.7f} {ten:9.1%} {order:11.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", type=Path)
    parser.add_argument("questions", type=Path)
    parser.add_argument("--texts", type=int, default=2000)
    given = parser.parse_args()
    texts = texts_of(given.library, given.texts)
    questions = [json.loads(line)["question"] for line in given.questions.read_text("utf-8").splitlines()]
    location = builtin.MINILM.location()
    assert location is not None
    with tempfile.TemporaryDirectory() as scratch:
        folders = [torch_copy(Path(scratch) / builtin.MINILM.name), location]
        child = InferenceChild(600.0, Engine, Path(scratch))
        ways = [partial(vectors_of, child, folder) for folder in folders]
        for way in ways:
            way(["warm"])
        embedded, asked = in_turns(ways, texts), in_turns(ways, questions)
        child.close()
    print(f"{len(texts)} texts, {len(questions)} questions")
    report(["torch", "ONNX Runtime"], embedded, [vectors for vectors, _ in asked])


if __name__ == "__main__":
    main()
