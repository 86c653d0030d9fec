"""Counting and cutting text by a model's own tokenizer, in the window's process: `tokenizers` only, no torch."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import ModelError

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

OVERLAP_CHARACTERS = 200
CUT_MARGIN = 4  # a cut within a word may make a few pieces more than were counted


class Pieces:
    """A tokenizer read from ``tokenizer.json``. Counts leave out the marks that a model puts around a text."""

    def __init__(self, tokenizer: Tokenizer, unknown: int | None) -> None:
        tokenizer.no_truncation()
        tokenizer.no_padding()
        self._tokenizer = tokenizer
        self._unknown = unknown

    @classmethod
    def read(cls, path: Path) -> Pieces:
        """Raises `ModelError` when there is no usable tokenizer at ``path``."""
        from tokenizers import Tokenizer

        with _Readable():
            text = path.read_text(encoding="utf-8")
            tokenizer = Tokenizer.from_str(text)
            return cls(tokenizer, _unknown_piece(tokenizer, json.loads(text)["model"]))

    @property
    def marks(self) -> int:
        """How many tokens the model puts around one text."""
        return int(self._tokenizer.num_special_tokens_to_add(False))

    def count(self, texts: Sequence[str]) -> list[int]:
        return [len(encoding.ids) for encoding in self._encoded(texts)]

    def ids(self, texts: Sequence[str]) -> list[list[int]]:
        """The numbers of the pieces of each text, with the marks that the model puts around it."""
        return [encoding.ids for encoding in self._tokenizer.encode_batch(list(texts))]

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        """The share, 0-1, of pieces that the model does not know; 0 where there are none at all."""
        if self._unknown is None:
            return 0.0
        total = unknown = 0
        for encoding in self._encoded(texts):
            total += len(encoding.ids)
            unknown += encoding.ids.count(self._unknown)
        return unknown / total if total else 0.0

    def split(self, text: str, window: int) -> list[str]:
        """``text`` in parts of at most ``window`` tokens that share `OVERLAP_CHARACTERS` (I10); itself if it fits."""
        offsets: list[tuple[int, int]] = self._encoded([text])[0].offsets
        if len(offsets) <= window:
            return [text]
        size = max(window - CUT_MARGIN, 1)
        parts: list[str] = []
        first = 0
        while True:
            last = min(first + size, len(offsets))
            parts.append(text[offsets[first][0] : offsets[last - 1][1]])
            if last == len(offsets):
                return parts
            first = _overlapped(offsets, first, last)

    def _encoded(self, texts: Sequence[str]) -> list[Encoding]:
        return list(self._tokenizer.encode_batch(list(texts), add_special_tokens=False))


def split_evenly(text: str) -> list[str]:
    """Two halves of ``text`` that share `OVERLAP_CHARACTERS`, for a model that only says that a text is too long."""
    middle = len(text) // 2
    shared = min(OVERLAP_CHARACTERS, len(text) // 4)
    return [text[: middle + shared // 2], text[middle - shared // 2 :]]


def _overlapped(offsets: Sequence[tuple[int, int]], first: int, last: int) -> int:
    """Where the part after ``first:last`` begins: some characters back, but at least half a part on."""
    wanted = offsets[last - 1][1] - OVERLAP_CHARACTERS
    begin = last
    while begin > first + (last - first + 1) // 2 and offsets[begin - 1][0] >= wanted:
        begin -= 1
    return begin


def _unknown_piece(tokenizer: Tokenizer, model: Mapping[str, Any]) -> int | None:
    if isinstance(model.get("unk_id"), int):  # Unigram
        return int(model["unk_id"])
    piece = model.get("unk_token")
    return tokenizer.token_to_id(piece) if isinstance(piece, str) else None


def paired(path: Path, window: int) -> Callable[[str, Sequence[str]], list[Encoding]]:
    """By the tokenizer at ``path``: a question with each of the texts, of at most ``window`` tokens, marks included.

    Of what is too long the longer of the two is cut. Raises `ModelError` when there is no usable tokenizer.
    """
    from tokenizers import Tokenizer

    with _Readable():
        tokenizer = Tokenizer.from_str(path.read_text(encoding="utf-8"))
        tokenizer.no_padding()
        tokenizer.enable_truncation(window, strategy="longest_first")

    def encode(question: str, texts: Sequence[str]) -> list[Encoding]:
        return list(tokenizer.encode_batch([(question, text) for text in texts]))

    return encode


class _Readable:
    """Turns what a broken ``tokenizer.json`` raises into a `ModelError`. For many faults `tokenizers` raises the bare
    class `Exception`, which no except clause can name without naming every error of ours too."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is Exception or isinstance(error, (OSError, ValueError, LookupError, TypeError)):
            raise ModelError("The model has no readable tokenizer.json; copy its folder again.") from error
