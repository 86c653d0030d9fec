"""Boosted trees of scikit-learn as plain numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.weighing.trees import Trees, trees_of

if TYPE_CHECKING:
    from sklearn.ensemble import HistGradientBoostingClassifier


def trees_grown(classifier: HistGradientBoostingClassifier) -> Trees:
    """The trees of a classifier of two classes that was fitted."""
    grown: Any = classifier
    trees = [_nodes(tree.nodes) for (tree,) in grown._predictors]  # there is no public way to them
    return trees_of(trees, float(grown._baseline_prediction.item()))


def _nodes(found: Iterable[Mapping[str, Any]]) -> list[list[float]]:
    return [
        [0, 0.0, number, number, float(node["value"])]
        if node["is_leaf"]
        else [int(node["feature_idx"]), float(node["num_threshold"]), int(node["left"]), int(node["right"]), 0.0]
        for number, node in enumerate(found)
    ]
