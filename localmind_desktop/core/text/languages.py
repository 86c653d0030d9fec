"""The words of every language that the program knows: one file each in ``resources/languages``, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from localmind_desktop.assets import resources

_FOLDER = "languages"


@dataclass(frozen=True, slots=True)
class Words:
    """Words in small letters, of all languages together.

    ``stop``: those that carry nothing. ``months``: twelve sets of names, January first. ``numbers``: names with what
    they count. ``totals``: what a row of sums begins with. ``asking``: by kind of thing, the words that ask for it.
    """

    stop: frozenset[str]
    months: tuple[frozenset[str], ...]
    numbers: Mapping[str, int]
    totals: frozenset[str]
    asking: Mapping[str, tuple[str, ...]]

    @property
    def month_numbers(self) -> dict[str, int]:
        """The names of the months with their numbers, from 1."""
        return {name: number for number, names in enumerate(self.months, start=1) for name in names}


@cache
def words() -> Words:
    """Those of the program. Raises OSError, ValueError and KeyError."""
    files = [tomllib.loads(file.read_text("utf-8")) for file in sorted((resources() / _FOLDER).glob("*.toml"))]
    own = [file["words"] for file in files]
    asking = [file["asking"] for file in files]
    months = [one["months"] for one in own if one["months"]]
    return Words(
        frozenset(word for one in own for word in one["stop"]),
        tuple(frozenset().union(*names) for names in zip(*months, strict=True)),
        {name: number for one in own for number, name in enumerate(one["numbers"], start=1)},
        frozenset(word for one in own for word in one["totals"]),
        {kind: tuple(word for one in asking for word in one[kind]) for kind in asking[0]},
    )
