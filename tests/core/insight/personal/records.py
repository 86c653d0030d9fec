"""Records of persons: several fields, of which most are personal, each with its name; figures often without gaps."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

_BETWEEN = (": ", ": ", " : ", ":", "\t", "=", " = ", " | ", "  ", " - ", ":\t", ";")
_ENDS = ("\n", "\n", "\n", "\n\n", "; ", " | ", ", ")
_CELLS = ("\t", " | ", ";", "    ", ",")
_GAP = re.compile("[ \u00a0\u2011-]")


class Entry(NamedTuple):
    name: str
    value: str


def solid(value: str, rng: random.Random) -> str:
    """Often without the gaps between its figures, as programs keep it."""
    bare = _GAP.sub("", value)
    return bare if bare.isalnum() and bare.upper() == bare and rng.random() < 0.5 else value


def recorded(entries: Sequence[Entry], person: str, rng: random.Random) -> str:
    """The entries in any order, below each other, in a line, or as a table with a row for the person."""
    drawn = [*entries]
    rng.shuffle(drawn)
    if rng.random() < 0.25:
        gap = rng.choice(_CELLS)
        name = person.replace(",", "") if gap == "," else person
        rows = [("Name", *(one.name for one in drawn)), (name, *(one.value for one in drawn))]
        return "\n".join(gap.join(row) for row in rows)
    if rng.random() < 0.2:
        return "\n".join(f"| {one.name} | {one.value} |" for one in drawn)
    between, end = rng.choice(_BETWEEN), rng.choice(_ENDS)
    lines = [f"{one.name}{between}{one.value}" for one in drawn]
    head = rng.choice([[], [], [person], [f"{rng.randint(1, 400)}"], [f"Name{between}{person}"]])
    return end.join([*head, *lines])
