"""What runs inside the inference child: ONNX Runtime where it has a graph for the model, torch for other model folders.

Never used in the window's process.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from localmind_desktop.core.children.inference import PAIR_TOKENS, Read, Score, Scored
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.cross_encoder import CrossEncoder, scoring_shape
from localmind_desktop.core.models.e5 import MultilingualE5
from localmind_desktop.core.models.loaded import LoadedModels
from localmind_desktop.core.models.minilm import MiniLM
from localmind_desktop.core.models.pacing import read_in_time
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.torch_engine import TorchEmbedder, TorchReranker, cores, import_torch

PART_TEXTS = 16
PART_CHARACTERS = 4_000  # about 1,000 tokens: two tenths of a second for a small model on two cores
_TRIAL = "trial"
_TRIAL_PAIRS = 2
_TRIAL_WORDS = 16  # at first
_TRIAL_SECONDS = 0.25  # a trial that took this long says enough


class Engine:
    """The loaded models. The one in ``built_in`` is loaded before it is asked, or with ``early_torch`` the engine of
    model folders is imported.

    Model folders are kept loaded as long as their weights take ``model_bytes`` together.
    """

    def __init__(self, built_in: Path | None = None, early_torch: bool = False, model_bytes: float = math.inf) -> None:
        self._first = built_in
        self._early_torch = early_torch
        self._built_in: dict[Path, MiniLM | MultilingualE5] = {}
        self._reader: CrossEncoder | None = None
        self._loaded = LoadedModels(model_bytes)

    def load(self) -> None:
        """Import torch where it is wanted early, which takes many seconds; else load the built-in models."""
        with contextlib.suppress(ModelError):  # which is said when a model is asked for
            if self._early_torch:
                import_torch()
            elif self._first is not None:
                self._fast(self._first)
            if (reader := builtin.READER.location()) is not None:
                self._reader = CrossEncoder.built_in(reader, cores())

    def embed(self, folder: str, window: int, texts: Sequence[str], between_parts: Callable[[], None]) -> Vectors:
        """Vectors of length 1 in the order of ``texts``; ``between_parts`` is called while there is more to do."""
        if Path(folder) in (builtin.E5.location(), builtin.MINILM.location()):
            return self._fast(Path(folder)).vectors(texts, between_parts)
        model = self._loaded.get(folder, TorchEmbedder, lambda: TorchEmbedder(folder, window))
        order = sorted(range(len(texts)), key=lambda index: len(texts[index]))
        vectors: Vectors | None = None
        for part in _parts(order, texts):
            if vectors is not None:
                between_parts()
            found = model.vectors([texts[index] for index in part])
            if vectors is None:
                vectors = np.empty((len(texts), found.shape[1]), dtype=np.float32)
            vectors[part] = found
        return vectors if vectors is not None else np.empty((0, 0), dtype=np.float32)

    def score(self, request: Score) -> Scored:
        """Scores 0-1 of as many texts as fit into the time; None for the others."""
        model = self._reranker(request.folder, request.window)
        lengths = model.lengths(request.question, request.texts)
        speed, seconds = request.speed or _pairs_per_second(model), request.seconds
        if lengths[0] > speed * PAIR_TOKENS * seconds > 0:  # it may have been busy at that time
            started = time.monotonic()
            speed = _pairs_per_second(model)
            seconds -= time.monotonic() - started
        scores: list[float | None] = [None] * len(lengths)

        def read(numbers: list[int]) -> None:
            found = model.scores(request.question, [request.texts[number] for number in numbers])
            for number, score in zip(numbers, found, strict=True):
                scores[number] = score

        # the clock starts here: loading and measuring for the first time are not reading
        seen = read_in_time(lengths, speed * PAIR_TOKENS, seconds, read, time.monotonic)
        return Scored(scores, seen / PAIR_TOKENS)

    def read(self, request: Read) -> list[float]:
        """The log odds that the built-in reader gives each text."""
        if self._reader is None:
            self._reader = CrossEncoder.built_in(Path(request.folder), cores())
        return [float(one) for one in self._reader.logits(request.question, request.texts)]

    def _fast(self, folder: Path) -> MiniLM | MultilingualE5:
        if folder not in self._built_in:
            is_english = folder == builtin.MINILM.location()
            window = builtin.MINILM.window
            self._built_in[folder] = MiniLM(folder, window, cores()) if is_english else MultilingualE5(folder, cores())
        return self._built_in[folder]

    def _reranker(self, folder: str, window: int) -> CrossEncoder | TorchReranker:
        shape = scoring_shape(Path(folder))
        if shape is None:
            return self._loaded.get(folder, TorchReranker, lambda: TorchReranker(folder, window))
        load = partial(CrossEncoder.of_folder, Path(folder), shape, window, cores())
        return self._loaded.get(folder, CrossEncoder, load)


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


def _pairs_per_second(model: CrossEncoder | TorchReranker) -> float:
    """How many pairs of `PAIR_TOKENS` tokens are read per second: by texts that grow until they take long enough."""
    words = _TRIAL_WORDS
    while True:
        texts = [f"{_TRIAL} " * words] * _TRIAL_PAIRS
        began = time.monotonic()
        model.scores(_TRIAL, texts)
        spent = max(time.monotonic() - began, 1e-6)
        if spent >= _TRIAL_SECONDS or words >= PAIR_TOKENS:
            return sum(model.lengths(_TRIAL, texts)) / PAIR_TOKENS / spent
        words *= 4
