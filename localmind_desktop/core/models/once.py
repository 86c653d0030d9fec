"""The embedder as one question uses it: no text is embedded twice, and a failure is remembered."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Embedder, Vectors


class OnceEmbedder:
    """An `Embedder` in front of another, for as long as one question is answered.

    ``failed`` tells whether it could not do its work: then what was found is not all that there is.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._questions: dict[str, Vectors] = {}
        self.failed = False

    @property
    def stamp(self) -> str:
        try:
            return self._embedder.stamp
        except ModelError:
            self.failed = True
            raise

    @property
    def window(self) -> int:
        return self._embedder.window

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        return self._embedder.count_tokens(texts)

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        return self._embedder.share_of_unknown(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        return self._embedder.passages(texts)

    def question(self, text: str) -> Vectors:
        try:
            if text not in self._questions:
                self._questions[text] = self._embedder.question(text)
            return self._questions[text]
        except ModelError:
            self.failed = True
            raise
