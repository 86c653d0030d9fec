"""Texts through a small encoder: every one runs alone, without padding, so that what comes out is the same to the last
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
    """Shape (len(ids), size), of length 1; ``between_texts`` is called, on one thread, while there is more to do."""
    found = np.empty((len(ids), size), dtype=np.float32)

    def embed(index: int) -> None:
        mean = vector(ids[index])
        found[index] = mean / np.linalg.norm(mean)

    longest_first([len(one) for one in ids], embed, threads, between_texts)
    return found


def longest_first(
    lengths: Sequence[int], call: Callable[[int], None], threads: int, between: Callable[[], None] = lambda: None
) -> None:
    """``call`` each index of ``lengths``. Every thread takes the next, the longest first, so that all end at the same
    time; ``between`` is called, on one thread, while there is more to do."""
    waiting = iter(sorted(range(len(lengths)), key=lambda index: -lengths[index]))

    def work(before_next: Callable[[], None]) -> None:
        for number, index in enumerate(waiting):
            if number:
                before_next()
            call(index)

    others = min(threads, len(lengths)) - 1
    side_by_side([partial(work, between), *[partial(work, lambda: None)] * others])


def cut(ids: Sequence[int], window: int) -> Sequence[int]:
    """What a model reads of a text: the last mark stays."""
    return ids if len(ids) <= window else [*ids[: window - 1], ids[-1]]
