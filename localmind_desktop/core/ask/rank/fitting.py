"""How the weights are learned, from questions whose answers are known. Pure; takes seconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.ask.rank.asking import Floats
from localmind_desktop.core.ask.rank.weights import Linear
from localmind_desktop.core.weighing.growing import trees_grown
from localmind_desktop.core.weighing.odds import chances_of
from localmind_desktop.core.weighing.trees import Trees

Doubles = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

_STEPS, _RATE = 200, 0.05
_SHRINK = 3.0  # the ridge of the listwise fit, as if so many questions spoke for weights of 0
_RIDGE = 2.0
_NEWTON_STEPS = 40
_LEARNING_RATE, _LEAST_IN_LEAF, _LEAF_RIDGE = 0.05, 40, 5.0


@dataclass(frozen=True, slots=True)
class Shape:
    """How many trees are grown, of how many leaves, each split by one of a share of the features."""

    trees: int = 200
    leaves: int = 12
    share_of_features: float = 0.3


@dataclass(frozen=True, slots=True)
class Sample:
    """The units of one question: features of shape (units, features), of which kind each is, which are right."""

    features: Floats
    kinds: npt.NDArray[np.int_]  # from 0
    right: Flags


def listwise(samples: Sequence[Sample], kinds: int, before: Sequence[Linear] | None = None) -> tuple[Linear, ...]:
    """Weights for each of ``kinds`` under which a right unit comes first as often as can be.

    They stay near those of ``before``, or near 0: the fewer the samples the nearer.

    The loss is the negative logarithm of the share that right units have in a softmax over all units of a question,
    with a ridge; minimised by Adam (D. Kingma and J. Ba, 2015). Questions without a right unit teach nothing here.
    """
    groups = [(_by_kind(sample, kinds), sample.right.astype(np.float64)) for sample in samples if sample.right.any()]
    width = kinds * (samples[0].features.shape[1] + 1)
    prior = np.concatenate([_with_bias(one) for one in before]) if before is not None else np.zeros(width)
    weights, mean, square = prior.copy(), np.zeros(width), np.zeros(width)
    for step in range(1, _STEPS + 1):
        if not groups:
            break
        slope = _SHRINK * (weights - prior) / len(groups)
        for values, right in groups:
            scores = values @ weights
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            good = shares * right
            slope += values.T @ (shares - good / max(float(good.sum()), 1e-9)) / len(groups)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        weights -= _RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return tuple(_linear(part[:-1], part[-1]) for part in np.split(weights, kinds))


def _by_kind(sample: Sample, kinds: int) -> Doubles:
    """The features once for every kind, each with a one; those of the other kinds are 0."""
    ones = np.hstack([sample.features, np.ones((len(sample.features), 1))])
    return np.hstack([ones * (sample.kinds == kind)[:, None] for kind in range(kinds)])


def logistic(values: Sequence[Sequence[float]], right: Sequence[bool], before: Linear | None = None) -> Linear:
    """The ridge logistic regression of ``right`` on ``values``, by Newton's method; features in standard units.

    The weights stay near those of ``before``, or near 0.
    """
    told, truth = np.asarray(values, dtype=np.float64), np.asarray(right, dtype=np.float64)
    middle, spread = told.mean(axis=0), told.std(axis=0) + 1e-6
    design = np.hstack([(told - middle) / spread, np.ones((len(told), 1))])
    prior = np.zeros(design.shape[1])
    if before is not None:
        prior = np.append(before.weights * spread, before.bias + float(before.weights @ middle))
    weights = prior.copy()
    ridge = _RIDGE * np.eye(len(weights))
    ridge[-1, -1] = _RIDGE if before is not None else 1e-6  # without a prior the bias is free
    for _ in range(_NEWTON_STEPS):
        chances = chances_of(design @ weights)
        slope = design.T @ (chances - truth) + ridge @ (weights - prior)
        bend = (design * (chances * (1.0 - chances))[:, None]).T @ design + ridge
        change = np.linalg.solve(bend, slope)
        weights -= change
        if np.abs(change).max() < 1e-6:
            break
    plain = weights[:-1] / spread
    return _linear(plain, weights[-1] - float(plain @ middle))


def boosted(
    values: Floats, right: Sequence[bool], signs: Sequence[int] | None = None, shape: Shape | None = None
) -> Trees:
    """Trees that tell how probably each of some units is right, from units of many questions.

    ``values`` is of shape (units, features). Small trees, few rows of which stand alone in a leaf, each of a part of
    the features: chosen once, on documents held out. ``signs``, per feature: 1 where more of it may never make a unit
    less probable, -1 where it may never make it more probable, 0 where either may be.
    """
    shape = shape or Shape()
    from sklearn.ensemble import HistGradientBoostingClassifier  # only those who fit wait for it

    grown = HistGradientBoostingClassifier(
        max_iter=shape.trees,
        learning_rate=_LEARNING_RATE,
        max_leaf_nodes=shape.leaves,
        min_samples_leaf=_LEAST_IN_LEAF,
        l2_regularization=_LEAF_RIDGE,
        max_features=shape.share_of_features,
        monotonic_cst=signs,
        random_state=0,
    ).fit(values, np.asarray(right))
    return trees_grown(grown)


def _with_bias(linear: Linear) -> Doubles:
    return np.append(linear.weights.astype(np.float64), linear.bias)


def _linear(weights: Doubles, bias: float) -> Linear:
    return Linear(weights.astype(np.float32), float(bias))
