"""An engine without a model for tests of the inference child: it does what a text tells it to."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.children.inference import Score, Scored
from localmind_desktop.core.errors import ModelError

PART = 2


class ObedientEngine:
    """Vectors hold the length of the text, and how many texts this engine embedded before.

    ``crash``, ``crash unless FILE`` is there, ``sleep SECONDS``, ``fail WORDS``, ``setting NAME``: done as they say.
    """

    def __init__(self) -> None:
        self._embedded = 0

    def load(self) -> None:
        print("what engines print must not reach the standard output of the app")

    def embed(
        self, folder: str, window: int, texts: Sequence[str], between_parts: Callable[[], None]
    ) -> npt.NDArray[np.float32]:
        rows = []
        for number, text in enumerate(texts):
            if number and number % PART == 0:
                between_parts()
            rows.append([self._obeyed(text), self._embedded])
            self._embedded += 1
        return np.asarray(rows, dtype=np.float32)

    def score(self, request: Score) -> Scored:
        return Scored([float(request.question in text) for text in request.texts[:-1]] + [None], request.speed or 7.0)

    def _obeyed(self, text: str) -> float:
        match text.split():
            case ["crash"]:
                os._exit(3)
            case ["crash", "unless", file] if not Path(file).exists():
                os._exit(3)
            case ["sleep", seconds]:
                time.sleep(float(seconds))
            case ["fail", *words]:
                raise ModelError(" ".join(words))
            case ["setting", name]:
                return float(os.environ.get(name, "-1"))
        return float(len(text))
