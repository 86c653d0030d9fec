"""Vectors of texts by a small encoder: every text runs alone, without padding, so its vector is the same to the last
bit whatever stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.parallel import side_by_side


def each_alone(
    ids: Sequence[Sequence[int]],
    size: int,
    vector: Callable[[Sequence[int]], Vectors],
    threads: int,
    between_texts: Callable[[], None],
) -> Vectors:
    """Shape (len(ids), size), of length 1; ``between_texts`` is called, on one thread, while there is more to do.

    Every thread takes the next text, the longest first, so that all end at the same time.
    """
    found = np.empty((len(ids), size), dtype=np.float32)
    waiting = iter(sorted(range(len(ids)), key=lambda index: -len(ids[index])))

    def work(before_next: Callable[[], None]) -> None:
        for number, index in enumerate(waiting):
            if number:
                before_next()
            mean = vector(ids[index])
            found[index] = mean / np.linalg.norm(mean)

    others = min(threads, len(ids)) - 1
    side_by_side([partial(work, between_texts), *[partial(work, lambda: None)] * others])
    return found


def cut(ids: Sequence[int], window: int) -> Sequence[int]:
    """What a model reads of a text: the last mark stays."""
    return ids if len(ids) <= window else [*ids[: window - 1], ids[-1]]
