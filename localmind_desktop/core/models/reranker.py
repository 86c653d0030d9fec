"""The reranker: a cross-encoder folder such as bge-reranker-base, run in the inference child within a time budget."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from localmind_desktop.core.children.inference import PAIR_TOKENS, InferenceChild, Score
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.folder import ModelFolder, ModelKind
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.speeds import is_as_before


class FolderReranker:
    """A `Reranker`. The folder is found and checked on first use."""

    def __init__(self, child: InferenceChild, shelf: ModelShelf, name: str) -> None:
        self.name = name
        self._child = child
        self._shelf = shelf
        self._speeds = shelf.speeds
        self._guard = threading.Lock()
        self._checked_folder: tuple[ModelFolder, str] | None = None

    def scores(self, question: str, texts: Sequence[str], seconds: float) -> list[float | None]:
        """Scores 0-1, as many as ``seconds`` suffice for by the machine's speed.

        It is measured once and kept, and then follows what is observed: a machine may have been busy at first.
        """
        if not texts:
            return []
        folder, weights = self._checked()
        window = min(folder.window, PAIR_TOKENS)
        known = self._speeds.of(weights)
        scored = self._child.score(Score(str(folder.path), window, question, tuple(texts), seconds, known))
        if not is_as_before(scored.speed, known):
            self._speeds.keep(weights, scored.speed)
        return scored.scores

    def _checked(self) -> tuple[ModelFolder, str]:
        """The model's folder and the hash of its weights."""
        with self._guard:
            if self._checked_folder is None:
                folder = self._shelf.find(self.name)
                if folder.kind is not ModelKind.RERANKER:
                    raise ModelError(
                        "{name} is no reranker; choose another reranking model in the settings.", name=self.name
                    )
                self._checked_folder = folder, self._shelf.weights_hash(folder)
            return self._checked_folder
