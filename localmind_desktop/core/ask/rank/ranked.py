"""A unit as the ranking sees it."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.units import Group, Unit
from localmind_desktop.core.ask.rank.asking import Floats


@dataclass(frozen=True, slots=True)
class Ranked:
    """A unit with its features, its score among all, the ``chance`` that it is right, and what is told of it.

    ``columns``: those asked for first. ``read``: the log odds that a cross-encoder gives it, 0 where it was not read.
    ``parts``: the columns of a row that is too long to be told whole, best first, with what is told of each.
    """

    group: Group
    unit: Unit
    columns: tuple[int, ...]
    features: Floats
    score: float
    text: str
    chance: float = 0.0
    read: float = 0.0
    parts: tuple[tuple[int, str], ...] = ()
