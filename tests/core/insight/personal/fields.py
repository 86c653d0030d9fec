"""What the layouts of a text are made of: a name and its values, and the words around them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal.wording import AMERICAN, CANADIAN, CITIES, FULL_NAMES, NAMES, TOWNS, Wording


@dataclass(frozen=True, slots=True)
class Field:
    """A name, and two values of which each layout takes as many as it shows."""

    label: str
    values: Sequence[str]
    language: str
    rng: random.Random
    words: Wording

    @property
    def value(self) -> str:
        return self.values[0]

    def pick(self, *choices: str) -> str:
        return self.rng.choice(choices)

    @property
    def name(self) -> str:
        return self.rng.choice(NAMES)

    @property
    def city(self) -> str:
        return self.rng.choice(CITIES[self.language])

    def others(self, count: int) -> list[str]:
        """Names of other things."""
        return self.rng.sample(self.words.negative["labels"][self.language], count)

    def number(self) -> str:
        return str(self.rng.randint(10**6, 10**8))


Layout = Callable[[Field], tuple[str, str, int]]
"""Makes the text, what names it, and how many of the values stand in it."""


def address_block(kind: Kind, value: str, language: str, rng: random.Random) -> str:
    """As on an envelope, or beside a signature."""
    name, other = rng.choice(NAMES), rng.randint(1, 240)
    match kind:
        case Kind.POSTAL_CODE if rng.random() < 0.2:
            town = rng.choice(CANADIAN).split(",")[0].split()[0]
            return f"{rng.choice(FULL_NAMES)}{rng.choice([', ', ' - ', ' · '])}{town}{rng.choice([', ', ' '])}{value}"
        case Kind.ZIP_CODE:
            lines = [name, f"{other} Elm Street", f"{rng.choice(AMERICAN)} {value}"]
        case Kind.POSTAL_CODE:
            lines = [name, f"{other} Queen Street", f"{rng.choice(CANADIAN)} {value}"]
        case _:
            lines = [name, value, rng.choice(TOWNS[language])]
    return rng.choice(["\n", "\n", ", ", " · "]).join(lines[rng.choice([0, 0, 1]) :])


def in_prose(text: str, language: str, rng: random.Random, words: Wording) -> str:
    """Alone, or with another sentence before it or behind."""
    filler = rng.choice(words.filler[language])
    parts = rng.choice([(text,), (filler, text), (text, filler), (text,)])
    return rng.choice([" ", "\n"]).join(parts)
