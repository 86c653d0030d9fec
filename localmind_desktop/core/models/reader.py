"""The built-in cross-encoder, run in the inference child: it reads a question and a text together."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.core.children.inference import InferenceChild, Read
from localmind_desktop.core.models.builtin import READER


class BuiltInReader:
    """A `Reader`. Its files are checked on first use."""

    def __init__(self, child: InferenceChild) -> None:
        self._child = child
        self._guard = threading.Lock()
        self._folder: Path | None = None

    def log_odds(self, question: str, texts: Sequence[str]) -> list[float]:
        """One per text, some -12 to 12. Raises `ModelError`."""
        return self._child.read(Read(str(self._checked()), question, tuple(texts))) if texts else []

    def _checked(self) -> Path:
        with self._guard:
            if self._folder is None:
                self._folder = READER.checked().path
            return self._folder
