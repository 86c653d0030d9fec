"""The learned weights: read from a small file, applied as scores and probabilities. Pure, but for the reading.

Scores order the units of one question (a linear model, fitted listwise: Z. Cao and others, "Learning to rank", 2007).
Probabilities come from boosted trees over the features of a unit, and over how far they are from the best of the
question; see `localmind_desktop.core.ask.rank.fitting`.
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
from localmind_desktop.core.weighing.odds import chances_of
from localmind_desktop.core.weighing.trees import Trees

PARTS = ("own", "draft", "halves")
GROWN = ("trees", "second")
_OTHER = "the weights are those of other features"


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
        return float(chances_of(self.of(np.asarray([values], dtype=np.float32)))[0])


@dataclass(frozen=True, slots=True)
class Weights:
    """How units are scored, and how sure an answer is.

    ``units`` score the units of each kind. ``trees`` give the probability that one of the best is right, ``second``
    that of one that was read again; ``own`` sets it right by the user's own questions. ``draft`` gives that of a
    computed answer,
    ``halves`` that both of two answers in one are right. From ``answered`` on it is told, from
    ``likely`` on its places are shown, below both nothing was found.
    """

    units: tuple[Linear, ...]
    trees: Trees
    second: Trees
    own: Linear
    draft: Linear
    halves: Linear
    answered: float
    likely: float

    @classmethod
    def load(cls, file: Path, names: Mapping[str, Sequence[str]]) -> Weights:
        """``names`` lists the features of each part, as the program has them. Raises OSError and ValueError."""
        said = json.loads(file.read_text("utf-8"))
        units = tuple(_linear(one, names["units"]) for one in said["units"])
        own, draft, halves = (_linear(said[part], names[part]) for part in PARTS)
        trees, second = (_trees(said[part], names[part]) for part in GROWN)
        return cls(units, trees, second, own, draft, halves, float(said["answered"]), float(said["likely"]))

    def save(self, file: Path, names: Mapping[str, Sequence[str]]) -> None:
        """Write them, whole or not at all. Raises `StorageError`."""
        draft = file.with_suffix(".draft")
        try:
            draft.write_text(self.written(names), encoding="utf-8")
            draft.replace(file)
        except OSError as error:
            raise StorageError(
                "The weights could not be written ({reason}). Free some space.", reason=error.strerror
            ) from error

    def written(self, names: Mapping[str, Sequence[str]]) -> str:
        """As the file holds them."""
        parts: dict[str, Any] = {"answered": self.answered, "likely": self.likely}
        parts |= {"units": [_said(one, names["units"]) for one in self.units]}
        parts |= {part: _said(getattr(self, part), names[part]) for part in PARTS}
        grown = [f' "{part}": {json.dumps(_grown(getattr(self, part), names[part]))}' for part in GROWN]
        return ",\n".join([json.dumps(parts, indent=1)[:-2], *grown]) + "\n}\n"


def _said(linear: Linear, names: Sequence[str]) -> dict[str, float]:
    pairs = zip(names, linear.weights, strict=True)
    return {name: round(float(weight), 4) for name, weight in pairs} | {"bias": round(linear.bias, 4)}


def _grown(trees: Trees, names: Sequence[str]) -> dict[str, Any]:
    return {"features": list(names)} | trees.written()


def _trees(said: Mapping[str, Any], names: Sequence[str]) -> Trees:
    if said["features"] != list(names):
        raise ValueError(_OTHER)
    return Trees.of(said)


def _linear(said: Mapping[str, float], names: Sequence[str]) -> Linear:
    if set(said) != {*names, "bias"}:
        raise ValueError(_OTHER)
    return Linear(np.array([said[name] for name in names], dtype=np.float32), float(said["bias"]))
