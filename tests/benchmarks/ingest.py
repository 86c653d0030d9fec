"""How long taking documents in takes, against its two costly parts, each measured alone in the same run.

    python -m tests.benchmarks.ingest FOLDER [--library DIR]

Prints every document with its end state, and the ratio of the whole to table reading plus embedding. The library is
kept where ``--library`` names a folder, so that questions can be asked of it afterwards.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import ImportResult, PageRead, Progress, State
from localmind_desktop.core.models import ModelShelf, build_models
from localmind_desktop.core.parsing import join_fragments, read_document
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken, result_of

PER_CALL = 64


@dataclass(frozen=True)
class Taken:
    """A document taken in; ``askable`` is the seconds from the drop until keywords find it."""

    result: ImportResult
    askable: float


def read_alone(paths: Sequence[Path]) -> float:
    """Seconds for reading the pages and tables of all documents, as the library reads them."""
    started = time.perf_counter()
    for path in paths:
        join_fragments(e for e in read_document(path, Settings().limits, CancelToken()) if isinstance(e, PageRead))
    return time.perf_counter() - started


def take_in(library: Library, paths: Sequence[Path]) -> list[Taken]:
    return [_taken(library, path) for path in paths]


def _taken(library: Library, path: Path) -> Taken:
    started = time.perf_counter()
    askable: list[float] = []

    def note(progress: Progress) -> None:
        if progress.state is State.EMBEDDING and not askable:
            askable.append(time.perf_counter() - started)

    result = result_of(library.ingest(path, CancelToken()), note)
    return Taken(result, askable[0] if askable else float("nan"))


def embed_alone(catalog_file: Path) -> tuple[float, int]:
    """Seconds for embedding all texts of a library in the same batches, and their number; the model is loaded."""
    catalog = Catalog(catalog_file)
    texts = [
        sorted((f"{chunk.context}\n{chunk.text}" for chunk in catalog.chunks(document.id)), key=len)
        for document in catalog.documents()
    ]
    catalog.close()
    models = build_models(Settings().models, Settings().limits, ModelShelf(catalog_file.parent / "models"))
    assert models.embedder is not None
    models.embedder.passages(["warm"])
    started = time.perf_counter()
    for own in texts:
        for begin in range(0, len(own), PER_CALL):
            models.embedder.passages(own[begin : begin + PER_CALL])
    seconds = time.perf_counter() - started
    models.close()
    return seconds, sum(map(len, texts))


def report(taken: Sequence[Taken], reading: float, whole: float, embedding: float, texts: int) -> None:
    columns = f"{'pages':>5} {'tables':>6} {'rows':>6} {'chunks':>6} {'askable':>8} {'seconds':>8}"
    print(f"{'document':42} {'state':8} {columns}")
    for one in taken:
        r = one.result
        counts = f"{r.pages:5} {r.tables:6} {r.rows:6} {r.chunks:6} {one.askable:8.1f} {r.seconds:8.1f}"
        print(f"{r.document[:42]:42} {r.status:8} {counts}  {r.reason or ''}")
    pages = sum(one.result.pages for one in taken)
    print(f"\nreading alone   {reading:8.1f} s   {pages / reading:6.1f} pages/s")
    print(f"embedding alone {embedding:8.1f} s   {texts / embedding:6.1f} texts/s")
    print(f"whole intake    {whole:8.1f} s   {pages / whole:6.1f} pages/s")
    print(f"ratio whole / (reading + embedding): {whole / (reading + embedding):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--library", type=Path)
    given = parser.parse_args()
    paths = sorted(given.folder.glob("*.pdf"))
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.library or Path(scratch) / "library"
        reading = read_alone(paths)
        library = Library.open(folder, Settings())
        started = time.perf_counter()
        taken = take_in(library, paths)
        whole = time.perf_counter() - started
        library.close()
        embedding, texts = embed_alone(folder / "catalog.sqlite")
    report(taken, reading, whole, embedding, texts)


if __name__ == "__main__":
    main()
