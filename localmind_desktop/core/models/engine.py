"""What runs inside the inference child: ONNX Runtime for the built-in model, sentence_transformers for model folders.

Never used in the window's process.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from localmind_desktop.core.children.inference import PAIR_TOKENS, Score, Scored
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.loaded import LoadedModels
from localmind_desktop.core.models.minilm import MiniLM
from localmind_desktop.core.models.pacing import read_in_time
from localmind_desktop.core.models.protocols import Vectors

if TYPE_CHECKING:
    from sentence_transformers import CrossEncoder, SentenceTransformer

PART_TEXTS = 16
PART_CHARACTERS = 4_000  # about 1,000 tokens: two tenths of a second for a small model on two cores
_TRIAL = "trial"
_TRIAL_PAIRS = 2
_TRIAL_WORDS = 16  # at first
_TRIAL_SECONDS = 0.25  # a trial that took this long says enough

# What torch and transformers raise for broken folders and for texts that do not fit into memory.
ENGINE_ERRORS = (OSError, ValueError, RuntimeError, LookupError, TypeError, AttributeError, ImportError, MemoryError)


class Engine:
    """The loaded models. With ``early_torch`` the engine of model folders is imported before it is asked.

    Model folders are kept loaded as long as their weights take ``model_bytes`` together.
    """

    def __init__(self, early_torch: bool = False, model_bytes: float = math.inf) -> None:
        self._early_torch = early_torch
        self._builtin: MiniLM | None = None
        self._loaded = LoadedModels(model_bytes)

    def load(self) -> None:
        """Import torch where it is wanted early, which takes many seconds; else load the built-in model."""
        with contextlib.suppress(ModelError):  # which is said when a model is asked for
            folder = builtin.location()
            if self._early_torch:
                _import_torch()
            elif folder is not None:
                self._fast(folder)

    def embed(self, folder: str, window: int, texts: Sequence[str], between_parts: Callable[[], None]) -> Vectors:
        """Vectors of length 1 in the order of ``texts``; ``between_parts`` is called while there is more to do."""
        if Path(folder) == builtin.location():
            return self._fast(Path(folder)).vectors(texts, between_parts)
        model = self._embedder(folder, window)
        order = sorted(range(len(texts)), key=lambda index: len(texts[index]))
        vectors: Vectors | None = None
        for part in _parts(order, texts):
            if vectors is not None:
                between_parts()
            found = _encoded(model, [texts[index] for index in part])
            if vectors is None:
                vectors = np.empty((len(texts), found.shape[1]), dtype=np.float32)
            vectors[part] = found
        return vectors if vectors is not None else np.empty((0, 0), dtype=np.float32)

    def score(self, request: Score) -> Scored:
        """Scores 0-1 of as many texts as fit into the time; None for the others."""
        model = self._reranker(request.folder, request.window)
        lengths = _pair_lengths(model, request.question, request.texts)
        speed, seconds = request.speed or _pairs_per_second(model), request.seconds
        if lengths[0] > speed * PAIR_TOKENS * seconds > 0:  # it may have been busy at that time
            started = time.monotonic()
            speed = _pairs_per_second(model)
            seconds -= time.monotonic() - started
        scores: list[float | None] = [None] * len(lengths)

        def read(numbers: list[int]) -> None:
            found = _predicted(model, request.question, [request.texts[number] for number in numbers])
            for number, score in zip(numbers, found, strict=True):
                scores[number] = score

        # the clock starts here: loading and measuring for the first time are not reading
        seen = read_in_time(lengths, speed * PAIR_TOKENS, seconds, read, time.monotonic)
        return Scored(scores, seen / PAIR_TOKENS)

    def _fast(self, folder: Path) -> MiniLM:
        if self._builtin is None:
            self._builtin = MiniLM(folder, builtin.WINDOW, _cores())
        return self._builtin

    def _embedder(self, folder: str, window: int) -> SentenceTransformer:
        _import_torch()
        from sentence_transformers import SentenceTransformer

        def load() -> SentenceTransformer:
            try:
                model = SentenceTransformer(folder, local_files_only=True, model_kwargs={"use_safetensors": True})
            except ENGINE_ERRORS as error:
                raise _unloadable(error) from error
            model.max_seq_length = window
            return model

        return self._loaded.get(folder, SentenceTransformer, load)

    def _reranker(self, folder: str, window: int) -> CrossEncoder:
        _import_torch()
        import torch
        from sentence_transformers import CrossEncoder

        def load() -> CrossEncoder:
            try:
                model = CrossEncoder(
                    folder,
                    local_files_only=True,
                    max_length=window,
                    activation_fn=torch.nn.Sigmoid(),
                    model_kwargs={"use_safetensors": True},
                )
            except ENGINE_ERRORS as error:
                raise _unloadable(error) from error
            _predicted(model, _TRIAL, [_TRIAL])  # the first run of a model takes longer than all others
            return model

        return self._loaded.get(folder, CrossEncoder, load)


def _import_torch() -> None:
    """Give torch all cores, and import what it needs: the slow part. Raises `ModelError`."""
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # threads that spin for each other starve on a busy machine
    try:
        import torch
        import transformers

        transformers.utils.logging.disable_progress_bar()
        logging.getLogger("sentence_transformers").setLevel(logging.ERROR)
        torch.set_num_threads(_cores())
        import sentence_transformers  # noqa: F401
    except ENGINE_ERRORS as error:
        raise ModelError(f"The engine of model folders cannot be loaded ({type(error).__name__}).") from error


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _unloadable(error: BaseException) -> ModelError:
    return ModelError(f"The model folder cannot be loaded ({type(error).__name__}); copy it again.")


def _parts(order: Sequence[int], texts: Sequence[str]) -> Iterator[list[int]]:
    """Cut ``order`` into runs of at most `PART_TEXTS` texts and about `PART_CHARACTERS` characters."""
    part: list[int] = []
    characters = 0
    for index in order:
        if part and (len(part) == PART_TEXTS or characters + len(texts[index]) > PART_CHARACTERS):
            yield part
            part, characters = [], 0
        part.append(index)
        characters += len(texts[index])
    if part:
        yield part


def _encoded(model: SentenceTransformer, texts: Sequence[str]) -> Vectors:
    try:
        vectors: Any = model.encode(
            list(texts),
            prompt="",  # the parent puts prefixes before the texts; a default of the folder must not come on top
            batch_size=len(texts),
            show_progress_bar=False,
            convert_to_numpy=True,
            normalize_embeddings=True,
        )
    except ENGINE_ERRORS as error:
        raise ModelError(f"The embedding model failed on a text ({type(error).__name__}); try another.") from error
    return np.asarray(vectors, dtype=np.float32)


def _pair_lengths(model: CrossEncoder, question: str, texts: Sequence[str]) -> list[int]:
    """Tokens per pair, cut to the model's window."""
    encoded = model.tokenizer([question] * len(texts), list(texts), truncation=True)
    return [len(ids) for ids in encoded["input_ids"]]


def _predicted(model: CrossEncoder, question: str, texts: Sequence[str]) -> list[float]:
    try:
        scores: Any = model.predict(
            [(question, text) for text in texts], batch_size=len(texts), show_progress_bar=False, convert_to_numpy=True
        )
    except ENGINE_ERRORS as error:
        raise ModelError(f"The reranking model failed ({type(error).__name__}); try another one.") from error
    return [float(score) for score in np.asarray(scores, dtype=np.float32).reshape(len(texts))]


def _pairs_per_second(model: CrossEncoder) -> float:
    """How many pairs of `PAIR_TOKENS` tokens are read per second: by texts that grow until they take long enough."""
    words = _TRIAL_WORDS
    while True:
        texts = [f"{_TRIAL} " * words] * _TRIAL_PAIRS
        began = time.monotonic()
        _predicted(model, _TRIAL, texts)
        spent = max(time.monotonic() - began, 1e-6)
        if spent >= _TRIAL_SECONDS or words >= PAIR_TOKENS:
            return sum(_pair_lengths(model, _TRIAL, texts)) / PAIR_TOKENS / spent
        words *= 4
