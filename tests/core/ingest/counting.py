"""A small deterministic embedder that counts what it is asked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import numpy as np

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.terms import content_terms

DIMENSIONS = 64


class CountingEmbedder:
    """Texts with common terms have near vectors.

    ``embedded`` holds every passage that was asked for, in order, and ``asked`` every question.

    ``before`` is called with each batch of passages; it may raise.
    """

    def __init__(self, stamp: str = "counting@1", window: int = 120, dimensions: int = DIMENSIONS) -> None:
        self.stamp = stamp
        self.window = window
        self.dimensions = dimensions
        self.embedded: list[str] = []
        self.asked: list[str] = []
        self.before: Callable[[Sequence[str]], None] = lambda texts: None

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        return [len(text.split()) for text in texts]

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        letters = [letter for text in texts for letter in text if not letter.isspace()]
        return sum(ord(letter) >= 0x2E80 for letter in letters) / max(1, len(letters))

    def passages(self, texts: Sequence[str]) -> Vectors:
        self.before(texts)
        self.embedded.extend(texts)
        return np.stack([self._vector(text) for text in texts])

    def question(self, text: str) -> Vectors:
        self.asked.append(text)
        return self._vector(text)

    def _vector(self, text: str) -> Vectors:
        vector = np.full(self.dimensions, 1e-3, dtype=np.float32)
        for term in content_terms(text):
            vector[hashlib.sha256(term.encode()).digest()[0] % self.dimensions] += 1
        return np.asarray(vector / np.linalg.norm(vector), dtype=np.float32)


def broken(texts: Sequence[str]) -> None:
    raise ModelError("The model is broken.")
