"""How much each piece of evidence counts: a logistic model, learned from drawn texts (``tests/benchmarks``). Pure,
but for the reading of its small file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.personal.forms import Form, Strength

BIAS = "always"
_CERTAIN = 20.0  # log odds


@dataclass(frozen=True, slots=True)
class Weights:
    """By the name of what holds: those for all forms of a group, and what a topic adds to them."""

    groups: Mapping[str, Mapping[str, float]]
    topics: Mapping[str, Mapping[str, float]]

    def odds(self, form: Form, evidence: Iterable[str]) -> float:
        """The logarithm of the odds that something is personal; over 0 it is."""
        if form.strength is Strength.PROOF:
            return _CERTAIN
        shared, own = self.groups[form.group], self.topics[form.topic]
        return sum(shared.get(name, 0.0) + own.get(name, 0.0) for name in (BIAS, *evidence))


@cache
def weights() -> Weights:
    """Those of the program. Raises OSError, ValueError and KeyError."""
    file = json.loads((resources() / "personal" / "weights.json").read_text("utf-8"))
    return Weights(file["groups"], file["topics"])
