"""A first look over many vectors that misses none: which of them can be near to another at all. Pure.

A vector's shadow is some of its dimensions and, as one more, the length of the rest. By Cauchy and Schwarz the product
of two vectors is at most that of their shadows: whose shadows' product is too small need not be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Vectors = npt.NDArray[np.float32]

KEPT = 63  # dimensions that a shadow keeps
_LEAST_ROOM = 64  # rows
_ROUNDING = 1e-5  # what float32 may be off by, and more


class Shadows:
    """Grows by `add`. Vectors are rows of like dimension; ids are numbers of the caller."""

    def __init__(self) -> None:
        self._count = 0
        self._ids = np.empty(0, dtype=np.int64)
        self._rows = np.empty((0, 0), dtype=np.float32)

    def __len__(self) -> int:
        return self._count

    def add(self, ids: Sequence[int], vectors: Vectors) -> None:
        """``vectors`` has the shape (len(ids), dimensions)."""
        added = shadows_of(vectors)
        total = self._count + len(ids)
        if total > len(self._ids):
            self._make_room(max(_LEAST_ROOM, 2 * len(self._ids), total), added.shape[1])
        self._ids[self._count : total] = ids
        self._rows[self._count : total] = added
        self._count = total

    def _make_room(self, room: int, dimensions: int) -> None:
        """For ``room`` rows, with those that are there."""
        ids, rows = np.empty(room, dtype=np.int64), np.empty((room, dimensions), dtype=np.float32)
        if self._count:
            ids[: self._count] = self._ids[: self._count]
            rows[: self._count] = self._rows[: self._count]
        self._ids, self._rows = ids, rows

    def near(self, vector: Vectors, cosine: float) -> list[int]:
        """The ids of all vectors that may have a product of ``cosine`` or more with ``vector``, likely ones first."""
        if not self._count:
            return []
        shadow = shadows_of(vector[np.newaxis])[0]
        # Not by matmul: its threads wait for one another, on a busy machine far longer than all the work takes.
        bounds = np.einsum("ij,j->i", self._rows[: self._count], shadow)
        places = np.flatnonzero(bounds >= cosine - _ROUNDING)
        places = places[np.argsort(-bounds[places], kind="stable")]
        return [int(number) for number in self._ids[places]]


def shadows_of(vectors: Vectors) -> Vectors:
    """Shape (n, dimensions) to (n, at most `KEPT` + 1)."""
    rest = np.linalg.norm(vectors[:, KEPT:], axis=1, keepdims=True)
    return np.ascontiguousarray(np.hstack([vectors[:, :KEPT], rest]), dtype=np.float32)
