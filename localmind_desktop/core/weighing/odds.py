"""Probabilities and the logarithms of their odds. Pure."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

_FARTHEST = 60.0  # log odds, beyond which nothing changes
_LEAST = 1e-4  # and 1 less it: the chances between which odds are taken


def chances_of(odds: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The logistic function: 0-1 for each of some log odds, in their precision."""
    made: npt.NDArray[Any] = 1.0 / (1.0 + np.exp(-np.clip(odds, -_FARTHEST, _FARTHEST)))
    return made


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a probability, which is kept off 0 and 1."""
    kept = min(max(chance, _LEAST), 1.0 - _LEAST)
    return float(np.log(kept / (1.0 - kept)))
