"""The learned weights: read from a small file, applied as scores and probabilities. Pure, but for the reading.

Scores order the units of one question (a linear model, fitted listwise: Z. Cao and others, "Learning to rank", 2007).
Probabilities come from a logistic model over the score of the best, how far the next is, and its features; see
`localmind_desktop.core.ask.rank.fitting`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from localmind_desktop.core.ask.rank.asking import Floats
from localmind_desktop.core.errors import StorageError


@dataclass(frozen=True, slots=True)
class Linear:
    """A weight per named feature, and one for being there at all."""

    weights: Floats
    bias: float

    def of(self, values: Floats) -> Floats:
        """One number per row of ``values``, of shape (rows, features)."""
        scores: Floats = values @ self.weights + self.bias
        return scores

    def probability(self, values: Sequence[float]) -> float:
        """The logistic function of the weighted sum, 0-1."""
        return float(1.0 / (1.0 + np.exp(-self.of(np.asarray([values], dtype=np.float32))[0])))


@dataclass(frozen=True, slots=True)
class Weights:
    """``row`` and ``stretch`` score units; ``unit`` and ``draft`` give the probability that an answer is right.

    From ``answered`` on it is told, from ``likely`` on its places are shown, below both nothing was found.
    """

    row: Linear
    stretch: Linear
    unit: Linear
    draft: Linear
    answered: float
    likely: float

    @classmethod
    def load(cls, file: Path, names: Mapping[str, Sequence[str]]) -> Weights:
        """``names`` lists the features of each part, as the program has them. Raises OSError and ValueError."""
        said = json.loads(file.read_text("utf-8"))
        parts = {part: _linear(said[part], names[part]) for part in ("row", "stretch", "unit", "draft")}
        return cls(**parts, answered=float(said["answered"]), likely=float(said["likely"]))

    def save(self, file: Path, names: Mapping[str, Sequence[str]]) -> None:
        """Write them, whole or not at all. Raises `StorageError`."""
        draft = file.with_suffix(".draft")
        try:
            draft.write_text(self.written(names), encoding="utf-8")
            draft.replace(file)
        except OSError as error:
            raise StorageError(f"The weights could not be written ({error.strerror}). Free some space.") from error

    def written(self, names: Mapping[str, Sequence[str]]) -> str:
        """As the file holds them."""
        parts: dict[str, Any] = {}
        for part in ("row", "stretch", "unit", "draft"):
            one: Linear = getattr(self, part)
            pairs = zip(names[part], one.weights, strict=True)
            parts[part] = {name: round(float(weight), 4) for name, weight in pairs} | {"bias": round(one.bias, 4)}
        return json.dumps(parts | {"answered": self.answered, "likely": self.likely}, indent=1) + "\n"


def _linear(said: Mapping[str, float], names: Sequence[str]) -> Linear:
    if set(said) != {*names, "bias"}:
        raise ValueError("the weights are those of other features")
    return Linear(np.array([said[name] for name in names], dtype=np.float32), float(said["bias"]))
