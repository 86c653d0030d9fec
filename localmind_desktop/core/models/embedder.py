"""Embedders that run in the inference child: the built-in one, and sentence-transformers folders."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from localmind_desktop.core.children.inference import Embed, InferenceChild, Line
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.folder import ModelFolder, ModelKind
from localmind_desktop.core.models.prefixes import Prefixes
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.tokens import Pieces

BATCH = 32


@dataclass(frozen=True, slots=True)
class Opened:
    """A checked model folder with the tokenizer that texts are measured and cut by; ``weights`` is a SHA-256.

    ``reads_all``: no script is unknown to it.
    """

    folder: ModelFolder
    weights: str
    pieces: Pieces
    reads_all: bool = False


class FolderEmbedder:
    """An `Embedder`. ``open_folder`` finds and checks the model on first use, in whichever lane comes first."""

    def __init__(self, child: InferenceChild, open_folder: Callable[[], Opened]) -> None:
        self._child = child
        self._open_folder = open_folder
        self._guard = threading.Lock()
        self._opened: Opened | None = None

    @property
    def stamp(self) -> str:
        """Raises `ModelError` when the model cannot be used."""
        model = self._model()
        return stamped(model.folder.name, model.weights, model.folder.prefixes, model.folder.window)

    @property
    def window(self) -> int:
        """Tokens that one text may hold, less the model's own marks and its passage prefix. Raises `ModelError`."""
        model = self._model()
        prefix = model.folder.prefixes.passage
        return model.folder.window - model.pieces.marks - (model.pieces.count([prefix])[0] if prefix else 0)

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        """Without marks and prefix, so that a text of `window` tokens fits. Raises `ModelError`."""
        return self._model().pieces.count(texts)

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        """The share, 0-1, of word pieces that the model has never seen. Raises `ModelError`."""
        model = self._model()
        return 0.0 if model.reads_all else model.pieces.share_of_unknown(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Raises `ModelError`."""
        model = self._model()
        return self._vectors(model, Line.PASSAGES, texts, model.folder.prefixes.passage)

    def question(self, text: str) -> Vectors:
        """Raises `ModelError`."""
        model = self._model()
        vectors = self._vectors(model, Line.QUESTIONS, [text], model.folder.prefixes.question)
        return np.ascontiguousarray(vectors[0])

    def _model(self) -> Opened:
        with self._guard:
            if self._opened is None:
                self._opened = self._open_folder()
            return self._opened

    def _vectors(self, model: Opened, line: Line, texts: Sequence[str], prefix: str) -> Vectors:
        """I10: what is longer than the window is split and averaged. Batches hold texts of like length."""
        room = model.folder.window - model.pieces.marks - (model.pieces.count([prefix])[0] if prefix else 0)
        parts = [model.pieces.split(text, room) for text in texts] or [[""]]
        owners = [owner for owner, own in enumerate(parts) for _ in own]
        pieces = [prefix + part for own in parts for part in own]
        order = sorted(range(len(pieces)), key=lambda index: len(pieces[index]))
        found: list[Vectors] = []
        for begin in range(0, len(order), BATCH):
            batch = tuple(pieces[index] for index in order[begin : begin + BATCH])
            found.append(self._child.embed(line, Embed(str(model.folder.path), model.folder.window, batch)))
        sums = np.zeros((len(parts), found[0].shape[1]), dtype=np.float32)
        np.add.at(sums, [owners[index] for index in order], np.concatenate(found))
        return unit(sums)[: len(texts)]


def builtin_embedder(child: InferenceChild, name: str) -> FolderEmbedder:
    """The best one of that name. Texts are measured by MiniLM's tokenizer for both: the other's takes a hundred
    megabytes and a second to load, which the inference process alone pays, and what fits here fits there: it reads
    twice as much."""

    def opened() -> Opened:
        model = builtin.embedder(name) or builtin.MINILM
        pieces = Pieces.read(builtin.MINILM.checked_file("tokenizer.json"))
        return Opened(model.checked(), model.digest, pieces, reads_all=model is builtin.E5)

    return FolderEmbedder(child, opened)


def shelf_embedder(child: InferenceChild, shelf: ModelShelf, name: str) -> FolderEmbedder:
    def opened() -> Opened:
        folder = shelf.find(name)
        if folder.kind is not ModelKind.EMBEDDER:
            raise ModelError(
                "{name} is a reranker and cannot embed; choose another embedding model in the settings.", name=name
            )
        return Opened(folder, shelf.weights_hash(folder), Pieces.read(folder.path / "tokenizer.json"))

    return FolderEmbedder(child, opened)


def stamped(name: str, weights: str, prefixes: Prefixes, window: int) -> str:
    """The identity of an embedder: its name, and a hash of all that changes its vectors."""
    what = "\n".join((weights, prefixes.question, prefixes.passage, str(window)))
    return f"{name}@{hashlib.sha256(what.encode()).hexdigest()[:16]}"


def unit(vectors: Vectors) -> Vectors:
    """Rows scaled to length 1. Raises `ModelError` for vectors that are no numbers or have no direction."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    if not np.all(np.isfinite(lengths)) or np.any(lengths == 0):
        raise ModelError("The embedding model returned an unusable vector; choose another embedding model.")
    return np.asarray(vectors / lengths, dtype=np.float32)
