"""Boosted regression trees as they are applied: a sum of small trees becomes a probability. Pure.

They are grown by scikit-learn's histogram gradient boosting (after G. Ke and others, "LightGBM", 2017), see
`localmind_desktop.core.weighing.growing`, and kept as plain numbers, so that no library is needed for them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.weighing.odds import chances_of

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Trees:
    """All arrays are of shape (trees, nodes), nodes 0 are the roots; a leaf is its own ``left`` and ``right``.

    A node sends a row to the left where the value of ``feature`` is at most ``threshold``. ``value`` is that of leaves,
    in log odds, to which ``bias`` is added.
    """

    feature: Ints
    threshold: Floats
    left: Ints
    right: Ints
    value: Floats
    bias: float

    def probability(self, values: Floats) -> Floats:
        """0-1 per row of ``values``, of shape (rows, features)."""
        trees = np.arange(len(self.feature))[None, :]
        rows = np.arange(len(values))[:, None]
        at = np.zeros((len(values), len(self.feature)), dtype=np.int32)
        while True:
            goes_left = values[rows, self.feature[trees, at]] <= self.threshold[trees, at]
            following = np.where(goes_left, self.left[trees, at], self.right[trees, at])
            if (following == at).all():
                break
            at = following
        return chances_of(self.bias + self.value[trees, at].sum(axis=1))

    def set_right(self, slope: float, bias: float) -> Trees:
        """Trees whose log odds are ``slope`` times these and ``bias`` more (J. Platt, 1999)."""
        return replace(self, value=self.value * np.float32(slope), bias=self.bias * slope + bias)

    def written(self) -> dict[str, Any]:
        """As a file holds them: per tree the nodes, each as feature, threshold, left, right and value."""
        columns = (self.feature, self.threshold, self.left, self.right, self.value)
        trees = [
            [[_short(column[tree, node]) for column in columns] for node in range(int(self.right[tree].max()) + 1)]
            for tree in range(len(self.feature))
        ]
        return {"bias": self.bias, "trees": trees}

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> Trees:
        """From what `written` gives. Raises ValueError, LookupError and TypeError."""
        return trees_of(said["trees"], float(said["bias"]))


@cache
def trees_in(file: Path) -> Trees:
    """Those that a file holds as `Trees.written`, read once."""
    return Trees.of(json.loads(file.read_text("utf-8")))


def trees_of(trees: Sequence[Sequence[Sequence[float]]], bias: float) -> Trees:
    """From nodes of feature, threshold, left, right and value, filled up to the size of the largest tree."""
    most = max(map(len, trees))
    nodes = np.zeros((len(trees), most, 5), dtype=np.float64)
    for number, tree in enumerate(trees):
        nodes[number, : len(tree)] = tree
    feature, left, right = (nodes[:, :, column].astype(np.int32) for column in (0, 2, 3))
    threshold, value = (nodes[:, :, column].astype(np.float32) for column in (1, 4))
    return Trees(feature, threshold, left, right, value, bias)


def _short(number: float) -> float | int:
    """In as many digits as bring a number of the arrays back the same."""
    return int(number) if float(number).is_integer() else float(f"{number:.9g}")
