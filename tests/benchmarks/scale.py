"""Search in a very large library: time, recall against exact search, memory, and inserting while searching.

    python -m tests.benchmarks.scale LIBRARY [--chunks 100000] [--kept DIR] [--questions 200]

LIBRARY is a library's folder with embeddings. Its chunks are mixed to as many as are wanted: a vector is two of one
document plus 3 % noise, a text the halves of two. The index is made in DIR, or a folder that goes again.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import psutil

from localmind_desktop.core.ask.retrieve.fusing import fuse
from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.parallel import side_by_side
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex, Words
from localmind_desktop.core.terms import content_terms, tokens

STAMP = "mixed@1"
COLLECTION = "Mixed"
PER_DOCUMENT = 500
PER_CALL = 10_000
NOISE = 0.03
DEPTH = 10
CANDIDATES = 50
WORDS = 6
ENOUGH = 3
INSERTED = 5


@dataclass(frozen=True)
class Source:
    """The chunks of one document and their vectors, row by row."""

    chunks: tuple[Chunk, ...]
    vectors: Vectors


@dataclass(frozen=True)
class Question:
    """Words of one chunk, and a vector near one."""

    words: tuple[str, ...]
    vector: Vectors


def sources(folder: Path) -> list[Source]:
    """The documents of a library that have enough vectors to be mixed."""
    paths = LibraryPaths(folder)
    catalog, index = Catalog(paths.catalog), SearchIndex(paths.index)
    found = []
    for document in catalog.documents():
        stamp = next(iter(catalog.embeddings.of(document.id)), "")
        chunks = catalog.chunks(document.id)
        by_digest = index.vectors_of(stamp, [chunk.digest for chunk in chunks]) if stamp else {}
        own = [chunk for chunk in chunks if chunk.digest in by_digest]
        if len(own) > 1:
            found.append(Source(tuple(own), np.stack([by_digest[chunk.digest] for chunk in own])))
    catalog.close()
    return found


def mixed(
    found: Sequence[Source], count: int, drawn: np.random.Generator, first: int = 0
) -> Iterator[tuple[list[Chunk], Vectors]]:
    """``count`` chunks in calls of `PER_CALL`; every `PER_DOCUMENT` of them are one document."""
    shares = np.array([len(source.chunks) for source in found], dtype=np.float64)
    for begin in range(first, first + count, PER_CALL):
        numbers = range(begin, min(begin + PER_CALL, first + count))
        chunks, vectors = [], np.empty((len(numbers), found[0].vectors.shape[1]), dtype=np.float32)
        for row, number in enumerate(numbers):
            source = found[drawn.choice(len(found), p=shares / shares.sum())]
            one, other = drawn.choice(len(source.chunks), 2, replace=False)
            vectors[row] = mixed_vector(source.vectors[one], source.vectors[other], drawn)
            chunks.append(mixed_chunk(source.chunks[one], source.chunks[other], number))
        yield chunks, vectors


def mixed_vector(one: Vectors, other: Vectors, drawn: np.random.Generator) -> Vectors:
    weight = drawn.random()
    noise = drawn.standard_normal(one.shape)
    vector = weight * one + (1 - weight) * other + NOISE * noise / np.linalg.norm(noise)
    return np.asarray(vector / np.linalg.norm(vector), dtype=np.float32)


def mixed_chunk(one: Chunk, other: Chunk, number: int) -> Chunk:
    text = one.text[: len(one.text) // 2] + " " + other.text[len(other.text) // 2 :]
    return replace(one, id=f"m{number}", document_id=f"d{number // PER_DOCUMENT}", text=text, digest=str(number))


def questions(found: Sequence[Source], count: int, drawn: np.random.Generator) -> list[Question]:
    made = []
    while len(made) < count:
        source = found[drawn.integers(len(found))]
        one, other = drawn.choice(len(source.chunks), 2, replace=False)
        words = [token for token in tokens(source.chunks[one].text) if content_terms(token)]
        if len(words) >= WORDS:
            chosen = tuple(str(word) for word in drawn.choice(words, WORDS, replace=False))
            made.append(Question(chosen, mixed_vector(source.vectors[one], source.vectors[other], drawn)))
    return made


def searched(index: SearchIndex, question: Question) -> list[str]:
    """The hybrid search, as a question of a user runs it."""
    words = Words(question.words, enough=ENOUGH)
    keyword = partial(index.word_search, words, Scope(), CANDIDATES)
    found = side_by_side([keyword, partial(index.vector_search, STAMP, question.vector, Scope(), CANDIDATES)])
    return list(fuse(*found, Settings().retrieval))


def recall(index: SearchIndex, asked: Sequence[Question], vectors: Vectors) -> float:
    """The share of the ten nearest by exact comparison that the index finds among its ten."""
    shares = []
    for question in asked:
        exact = {f"m{number}" for number in np.argsort(-(vectors @ question.vector))[:DEPTH]}
        hits = index.vector_search(STAMP, question.vector, Scope(), DEPTH)
        shares.append(len(exact & {hit.chunk_id for hit in hits}) / DEPTH)
    return statistics.mean(shares)


def timed(index: SearchIndex, asked: Sequence[Question]) -> dict[str, list[float]]:
    """Milliseconds of each question: hybrid, and each search alone."""
    spent: dict[str, list[float]] = {"hybrid": [], "keyword": [], "meaning": []}
    for question in asked:
        for name, search in (
            ("hybrid", partial(searched, index, question)),
            ("keyword", partial(index.word_search, Words(question.words), Scope(), CANDIDATES)),
            ("meaning", partial(index.vector_search, STAMP, question.vector, Scope(), CANDIDATES)),
        ):
            started = time.perf_counter()
            search()
            spent[name].append((time.perf_counter() - started) * 1000)
    return spent


def told(name: str, milliseconds: Sequence[float]) -> str:
    p50, p95 = np.percentile(milliseconds, [50, 95])
    return f"{name:28} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   worst {max(milliseconds):6.1f} ms"


def inserting(index: SearchIndex, found: Sequence[Source], asked: Sequence[Question], first: int) -> None:
    """Search while documents are added and committed on another thread, as the store lane does."""
    drawn = np.random.default_rng(9)
    spent: list[float] = []
    took: list[float] = []

    def insert() -> None:
        for number in range(INSERTED):
            started = time.perf_counter()
            for chunks, vectors in mixed(found, PER_DOCUMENT, drawn, first + number * PER_DOCUMENT):
                index.add_words(COLLECTION, chunks)
                index.add_vectors(STAMP, COLLECTION, chunks, vectors)
            index.commit()
            took.append(time.perf_counter() - started)

    writer = threading.Thread(target=insert)
    writer.start()
    while writer.is_alive():
        for question in asked:
            started = time.perf_counter()
            searched(index, question)
            spent.append((time.perf_counter() - started) * 1000)
            if not writer.is_alive():
                break
    writer.join()
    print(told(f"hybrid while inserting n={len(spent)}", spent))
    print(f"a document of {PER_DOCUMENT} chunks in {statistics.mean(took):.1f} s, the longest {max(took):.1f} s")


def build(index: SearchIndex, found: Sequence[Source], count: int) -> Vectors:
    """Fill the index; all vectors, for the exact search."""
    every = np.empty((count, found[0].vectors.shape[1]), dtype=np.float32)
    started, row = time.perf_counter(), 0
    writing = 0.0
    for chunks, vectors in mixed(found, count, np.random.default_rng(1)):
        begun = time.perf_counter()
        index.add_words(COLLECTION, chunks)
        index.add_vectors(STAMP, COLLECTION, chunks, vectors)
        writing += time.perf_counter() - begun
        every[row : row + len(chunks)] = vectors
        row += len(chunks)
    mixing = time.perf_counter() - started - writing
    started = time.perf_counter()
    index.commit()
    indexing = time.perf_counter() - started
    print(f"mixing {mixing:.0f} s, writing {writing:.0f} s, indexing {indexing:.0f} s")
    return every


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", type=Path)
    parser.add_argument("--chunks", type=int, default=100_000)
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.kept or Path(scratch) / "index"
        found = sources(given.library)
        index = SearchIndex(folder)
        vectors = build(index, found, given.chunks)
        asked = questions(found, given.questions, np.random.default_rng(7))
        timed(index, asked[:10])  # what is read for the first time
        for name, milliseconds in timed(index, asked).items():
            print(told(name, milliseconds))
        print(f"recall@{DEPTH} against exact search: {recall(index, asked, vectors):.4f}")
        del vectors
        gc.collect()
        inserting(index, found, asked, given.chunks)
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        memory = psutil.Process().memory_info()
        print(f"on disk {size / 1e6:.0f} MB, memory {memory.rss / 1e6:.0f} MB; load {psutil.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
