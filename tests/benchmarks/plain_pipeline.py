"""The pipeline that ours is held against: page text in pieces of 512 characters, found by their vectors alone.

Its vectors are those of the same built-in embedder. They are kept in a folder, as making them takes minutes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pymupdf

from localmind_desktop.core.models.protocols import Embedder, Vectors
from localmind_desktop.core.store.catalog import Catalog

CHARACTERS = 512
PER_CALL = 256


@dataclass(frozen=True)
class Plain:
    """Pieces of pages: where each stands (document name, page), and its vector (a row of ``vectors``)."""

    places: tuple[tuple[str, int], ...]
    vectors: Vectors

    def ranked(self, question: Vectors, limit: int) -> list[tuple[str, int]]:
        """The places of the pieces that are most alike, best first."""
        best = np.argsort(-(self.vectors @ question), kind="stable")[:limit]
        return [self.places[number] for number in best]


def plain(catalog: Catalog, originals: Path, embedder: Embedder, kept: Path) -> Plain:
    """The plain pipeline over all PDFs of a library, made once per set of documents."""
    documents = sorted(catalog.documents(), key=lambda document: document.sha256)
    key = hashlib.sha256("".join(document.sha256 for document in documents).encode()).hexdigest()[:16]
    vectors_file, places_file = kept / f"plain-{key}.npy", kept / f"plain-{key}.json"
    if places_file.exists():
        places = tuple((name, page) for name, page in json.loads(places_file.read_text(encoding="utf-8")))
        return Plain(places, np.load(vectors_file))
    kept.mkdir(parents=True, exist_ok=True)
    cut = [
        (document.name, page, piece)
        for document in documents
        for page, piece in pieces(originals / document.sha256, document.name)
    ]
    texts = [piece for _, _, piece in cut]
    vectors = np.concatenate([embedder.passages(texts[n : n + PER_CALL]) for n in range(0, len(texts), PER_CALL)])
    made = Plain(tuple((name, page) for name, page, _ in cut), vectors)
    np.save(vectors_file, vectors)
    places_file.write_text(json.dumps(made.places), encoding="utf-8")
    return made


def pieces(path: Path, name: str) -> Iterator[tuple[int, str]]:
    """The text of every page as it comes out of the file, cut into pieces."""
    with pymupdf.open(str(path), filetype=Path(name).suffix.lstrip(".")) as document:
        for page in document:
            text = page.get_text()
            for begin in range(0, len(text), CHARACTERS):
                if text[begin : begin + CHARACTERS].strip():
                    yield page.number + 1, text[begin : begin + CHARACTERS]
