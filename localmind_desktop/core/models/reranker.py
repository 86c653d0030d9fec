"""The reranker: a cross-encoder folder such as bge-reranker-base, run in the inference child within a time budget."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from localmind_desktop.core.children.inference import InferenceChild, Score
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.folder import ModelFolder, ModelKind
from localmind_desktop.core.models.shelf import ModelShelf

PAIR_TOKENS = 256


class FolderReranker:
    """A `Reranker`. The folder is found and checked on first use."""

    def __init__(self, child: InferenceChild, shelf: ModelShelf, name: str) -> None:
        self.name = name
        self._child = child
        self._shelf = shelf
        self._guard = threading.Lock()
        self._folder: ModelFolder | None = None

    def scores(self, question: str, texts: Sequence[str], seconds: float) -> list[float | None]:
        """Scores 0-1 of the first texts, as many as ``seconds`` suffice for by the machine's measured speed."""
        if not texts:
            return []
        folder = self._checked()
        window = min(folder.window, PAIR_TOKENS)
        return self._child.score(Score(str(folder.path), window, question, tuple(texts), seconds))

    def _checked(self) -> ModelFolder:
        with self._guard:
            if self._folder is None:
                folder = self._shelf.find(self.name)
                if folder.kind is not ModelKind.RERANKER:
                    raise ModelError(f"{self.name} is no reranker; choose another reranking model in the settings.")
                self._shelf.weights_hash(folder)
                self._folder = folder
            return self._folder
