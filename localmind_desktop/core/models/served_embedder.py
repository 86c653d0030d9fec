"""Embedding models behind a server: batches, halves of what is too long, retries, and a check of what comes back."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from localmind_desktop.core.errors import ModelError, PromptTooLong, ServerFailed, ServerUnreachable
from localmind_desktop.core.models.embedder import BATCH, unit
from localmind_desktop.core.models.ollama_failures import unusable_vectors
from localmind_desktop.core.models.prefixes import Prefixes
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.tokens import OVERLAP_CHARACTERS, split_evenly
from localmind_desktop.core.text.tokens import tokens_of

ATTEMPTS = 3
BACK_OFF_SECONDS = 0.5
MARKS = 2  # tokens that such models put around a text
SHORTEST_TEXT = 2 * OVERLAP_CHARACTERS  # what is refused as too long at this length cannot be made shorter

_MARGIN = 1.25  # an embedder's vocabulary is smaller than a chat model's


@dataclass(frozen=True, slots=True)
class Known:
    """``window`` in tokens, ``stamp`` by the model's digest, ``dimensions`` by a first vector."""

    name: str
    window: int
    prefixes: Prefixes
    stamp: str
    dimensions: int


class ServedEmbedder(ABC):
    """An `Embedder` behind a server, which is asked on first use. Tokens are estimated, never too few."""

    def __init__(self, call_seconds: float) -> None:
        self._call_seconds = call_seconds
        self._guard = threading.Lock()
        self._asked: Known | None = None

    @property
    def stamp(self) -> str:
        """Raises `ModelError`."""
        return self._known().stamp

    @property
    def window(self) -> int:
        """Raises `ModelError`."""
        known = self._known()
        return known.window - MARKS - tokens_of(known.prefixes.passage)

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        return [int(tokens_of(text) * _MARGIN) for text in texts]

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        """Always 0: the server does not show its tokenizer."""
        return 0.0

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Raises `ModelError`."""
        known = self._same()
        return self._vectors(known, texts, known.prefixes.passage)

    def question(self, text: str) -> Vectors:
        """Raises `ModelError`."""
        known = self._same()
        return np.ascontiguousarray(self._vectors(known, [text], known.prefixes.question)[0])

    def _known(self) -> Known:
        with self._guard:
            if self._asked is None:
                self._asked = self._ask()
            return self._asked

    def _same(self) -> Known:
        """What was known before, where the server has it still: vectors of another model would fit none. Raises
        `ModelError`."""
        known = self._known()
        if not self._is_there(known):
            raise _exchanged(known)
        return known

    def _is_there(self, known: Known) -> bool:
        """Whether the server has the very model yet, as far as it tells. Raises `ModelError`."""
        return True

    @abstractmethod
    def _ask(self) -> Known:
        """Look the model up. Raises `ModelError`."""

    @abstractmethod
    def _embedded(self, name: str, window: int, texts: Sequence[str]) -> object:
        """The server's list of vectors for ``texts``, as it came. Raises `ModelError`."""

    def _vectors(self, known: Known, texts: Sequence[str], prefix: str) -> Vectors:
        found = np.empty((len(texts), known.dimensions), dtype=np.float32)
        order = sorted(range(len(texts)), key=lambda index: len(texts[index]))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            found[batch] = self._batch(known, [texts[index] for index in batch], prefix)
        return unit(found)

    def _batch(self, known: Known, texts: Sequence[str], prefix: str) -> Vectors:
        """One request; where one text is too long for the model, one per text, and the long one in halves (I10)."""
        try:
            return self._checked(known, [prefix + text for text in texts])
        except PromptTooLong:
            if len(texts) == 1 and len(texts[0]) <= SHORTEST_TEXT:
                raise
        if len(texts) == 1:
            return unit(self._batch(known, split_evenly(texts[0]), prefix).mean(axis=0, keepdims=True))
        return np.concatenate([self._batch(known, [text], prefix) for text in texts])

    def _checked(self, known: Known, texts: Sequence[str]) -> Vectors:
        vectors = self._sent(known.name, known.window, texts)
        if vectors.shape[1] != known.dimensions:
            raise _exchanged(known)
        return vectors

    def _sent(self, name: str, window: int, texts: Sequence[str]) -> Vectors:
        deadline = time.monotonic() + self._call_seconds
        attempt = 1
        while True:
            try:
                found = self._embedded(name, window, texts)
                break
            except (ServerFailed, ServerUnreachable):
                if attempt == ATTEMPTS or time.monotonic() > deadline:
                    raise
            time.sleep(BACK_OFF_SECONDS * attempt)
            attempt += 1
        return _read(found, len(texts))


def _exchanged(known: Known) -> ModelError:
    return ModelError("{name} was exchanged on the server; start the app again to use the new one.", name=known.name)


def _read(embeddings: object, count: int) -> Vectors:
    if not isinstance(embeddings, list) or len(embeddings) != count:
        raise ServerFailed("The model server returned an unexpected number of results; try again.")
    try:
        vectors = np.asarray(embeddings, dtype=np.float32)
    except (ValueError, TypeError) as error:
        raise unusable_vectors() from error
    if vectors.ndim != 2 or vectors.shape[1] == 0:
        raise unusable_vectors()
    return unit(vectors)
