"""The engine of model folders that ONNX Runtime is given no graph for: torch, which takes many seconds to import."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Vectors

if TYPE_CHECKING:
    from sentence_transformers import SentenceTransformer

_TRIAL = "trial"

# What torch and transformers raise for broken folders and for texts that do not fit into memory.
ENGINE_ERRORS = (OSError, ValueError, RuntimeError, LookupError, TypeError, AttributeError, ImportError, MemoryError)


def import_torch() -> None:
    """Give torch all cores, and import what it needs: the slow part. Raises `ModelError`."""
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # threads that spin for each other starve on a busy machine
    try:
        import torch
        import transformers

        transformers.utils.logging.disable_progress_bar()
        logging.getLogger("sentence_transformers").setLevel(logging.ERROR)
        torch.set_num_threads(cores())
        import sentence_transformers  # noqa: F401
    except ENGINE_ERRORS as error:
        raise ModelError(
            "The engine of model folders cannot be loaded ({reason}).", reason=type(error).__name__
        ) from error


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class TorchEmbedder:
    """The embedder in ``folder``, loaded; of a text it reads ``window`` tokens at most. Raises `ModelError`."""

    def __init__(self, folder: str, window: int) -> None:
        import_torch()
        from sentence_transformers import SentenceTransformer

        try:
            self._model: SentenceTransformer = SentenceTransformer(
                folder, local_files_only=True, model_kwargs={"use_safetensors": True}
            )
        except ENGINE_ERRORS as error:
            raise _unloadable(error) from error
        self._model.max_seq_length = window

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """Of length 1, shape (len(texts), dimensions)."""
        try:
            vectors: Any = self._model.encode(
                list(texts),
                prompt="",  # the parent puts prefixes before the texts; a default of the folder must not come on top
                batch_size=len(texts),
                show_progress_bar=False,
                convert_to_numpy=True,
                normalize_embeddings=True,
            )
        except ENGINE_ERRORS as error:
            raise ModelError(
                "The embedding model failed on a text ({reason}); try another.", reason=type(error).__name__
            ) from error
        return np.asarray(vectors, dtype=np.float32)


class TorchReranker:
    """The cross-encoder in ``folder``, loaded; the same as `CrossEncoder`, of any architecture. Raises `ModelError`."""

    def __init__(self, folder: str, window: int) -> None:
        import_torch()
        import torch
        from sentence_transformers import CrossEncoder

        try:
            self._model = CrossEncoder(
                folder,
                local_files_only=True,
                max_length=window,
                activation_fn=torch.nn.Sigmoid(),
                model_kwargs={"use_safetensors": True},
            )
        except ENGINE_ERRORS as error:
            raise _unloadable(error) from error
        self.scores(_TRIAL, [_TRIAL])  # the first run of a model takes longer than all others

    def lengths(self, question: str, texts: Sequence[str]) -> list[int]:
        """Tokens per pair, cut to the model's window."""
        encoded = self._model.tokenizer([question] * len(texts), list(texts), truncation=True)
        return [len(ids) for ids in encoded["input_ids"]]

    def scores(self, question: str, texts: Sequence[str]) -> list[float]:
        """A score 0-1 for each text."""
        pairs = [(question, text) for text in texts]
        try:
            scores: Any = self._model.predict(
                pairs, batch_size=len(texts), show_progress_bar=False, convert_to_numpy=True
            )
        except ENGINE_ERRORS as error:
            raise ModelError(
                "The reranking model failed ({reason}); try another one.", reason=type(error).__name__
            ) from error
        return [float(score) for score in np.asarray(scores, dtype=np.float32).reshape(len(texts))]


def _unloadable(error: BaseException) -> ModelError:
    return ModelError("The model folder cannot be loaded ({reason}); copy it again.", reason=type(error).__name__)
