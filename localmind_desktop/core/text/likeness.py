"""How alike words are in meaning and in spelling, without a model running (see ``packaging/words.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

_INNER = "##"  # before a piece within a word
_LONGEST = 24  # letters of a piece
_LEAST_MEANING, _LEAST_SPELLING = 0.35, 0.4  # cosine and share of trigrams that still mean nothing: they count as 0
_MOST_KNOWN = 20_000  # words whose vectors are remembered: 20 MB


@dataclass(frozen=True, slots=True)
class WordLikeness:
    """``vectors`` of shape (pieces, axes), of any one length per row; ``numbers`` tells each piece's row.

    What is remembered of words is kept small. For one thread at a time.
    """

    numbers: dict[str, int]
    vectors: npt.NDArray[np.int8]
    _known: dict[str, Floats] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path) -> WordLikeness:
        """From ``vectors.npy`` and ``pieces.txt``. Raises OSError and ValueError."""
        pieces = (folder / "pieces.txt").read_text("utf-8").splitlines()
        return cls({piece: row for row, piece in enumerate(pieces)}, np.load(folder / "vectors.npy"))

    def between(self, words: Sequence[str], others: Sequence[str]) -> Floats:
        """Shape (words, others), 0-1: 1 for the same word, 0 for words that have nothing to do with each other.

        The larger of likeness in meaning (cosine) and in spelling (Dice's share of letter trigrams, which sees through
        endings and compounds of any language).
        """
        if not words or not others:
            return np.zeros((len(words), len(others)), dtype=np.float32)
        meaning = _rescaled(self._meanings(words) @ self._meanings(others).T, _LEAST_MEANING)
        spelling = _rescaled(_spelling(words, others), _LEAST_SPELLING)
        found: Floats = np.maximum(meaning, spelling)
        return found

    def _meanings(self, words: Sequence[str]) -> Floats:
        return np.stack([self._meaning(word) for word in words])

    def _meaning(self, word: str) -> Floats:
        found = self._known.get(word)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            rows = self._pieces(word)
            total = self.vectors[rows].astype(np.float32).sum(axis=0) if rows else np.zeros(self.vectors.shape[1])
            length = float(np.linalg.norm(total))
            found = self._known[word] = (total / length if length else total).astype(np.float32)
        return found

    def _pieces(self, word: str) -> list[int]:
        """The rows of a word's pieces, the longest first from its beginning (WordPiece); none where one is unknown.

        None for a word with digits: 1234567 and 1234568 mean as much the same as any two numbers.
        """
        rows: list[int] = []
        if not word.isalpha():
            return rows
        start = 0
        while start < len(word):
            mark = _INNER if start else ""
            for end in range(min(len(word), start + _LONGEST), start, -1):
                row = self.numbers.get(mark + word[start:end])
                if row is not None:
                    rows.append(row)
                    start = end
                    break
            else:
                return []
        return rows


def _spelling(words: Sequence[str], others: Sequence[str]) -> Floats:
    """Dice's share of common letter trigrams; 0 for numbers, whose digits say nothing apart."""
    trigrams = [_trigrams(word) for word in words]
    columns = {trigram: column for column, trigram in enumerate(sorted(set().union(*trigrams)))}
    left = np.zeros((len(words), len(columns)), dtype=np.float32)
    for row, own in enumerate(trigrams):
        left[row, [columns[trigram] for trigram in own]] = 1.0
    right = np.zeros((len(others), len(columns)), dtype=np.float32)
    sizes = np.zeros(len(others), dtype=np.float32)
    for row, word in enumerate(others):
        own = _trigrams(word)
        sizes[row] = len(own)
        right[row, [columns[trigram] for trigram in own if trigram in columns]] = 1.0
    both = left.sum(axis=1)[:, None] + sizes[None, :]
    shares: Floats = 2.0 * (left @ right.T) / np.maximum(both, 1.0)
    return shares


def _trigrams(word: str) -> set[str]:
    marked = f"^{word}$"
    return {marked[at : at + 3] for at in range(len(marked) - 2)} if word.isalpha() else set()


def _rescaled(values: Floats, least: float) -> Floats:
    rescaled: Floats = np.clip((values - least) / (1.0 - least), 0.0, 1.0).astype(np.float32)
    return rescaled
