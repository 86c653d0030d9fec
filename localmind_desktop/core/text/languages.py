"""The words of every language that the program knows: one file each in ``resources/languages``, read once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from localmind_desktop.assets import resources

FIRST_WIDE = "\u2e80"  # Chinese and Japanese characters begin here: they are written without spaces
_FOLDER = "languages"
_LATIN = frozenset("abcdefghijklmnopqrstuvwxyz")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Words:
    """Words in small letters, of all languages together.

    ``stop``: those that carry nothing. ``months``: twelve sets of names, January first. ``numbers``: names with what
    they count. ``totals``: what a row of sums begins with. ``asking``: by kind of thing, the words that ask for it.
    ``asks``: what a clause that asks begins with.
    ``joins``: by language, the words that join two questions. ``negations``: what says that something is not so.
    ``telling``: by language and kind, the phrases of `localmind_desktop.core.ask.query.telling`.
    ``opposites``: pairs of words that say the contrary of each other.
    """

    stop: frozenset[str]
    months: tuple[frozenset[str], ...]
    numbers: Mapping[str, int]
    totals: frozenset[str]
    asking: Mapping[str, Mapping[str, tuple[str, ...]]]
    plain: Mapping[str, frozenset[str]]
    capital_nouns: frozenset[str]
    asks: frozenset[str]
    joins: Mapping[str, tuple[str, ...]]
    negations: frozenset[str]
    telling: Mapping[str, Mapping[str, tuple[str, ...]]]
    opposites: frozenset[frozenset[str]]

    def languages_of(self, text: str) -> tuple[str, ...]:
        """The languages whose stop words a text holds most of, each counted once; all where it holds none."""
        found = [word.casefold() for word in _WORD.findall(text) if not (word.isupper() and len(word) > 1)]
        said = frozenset(found) | frozenset(text.casefold()) - _LATIN  # Chinese has no spaces
        counts = {language: len(said & stop) for language, stop in self.plain.items()}
        most = max(counts.values())
        return tuple(language for language, count in counts.items() if count == most)

    def plain_of(self, text: str) -> frozenset[str]:
        """The words that carry nothing in the language of a text; `stop` where that is not clear."""
        languages = self.languages_of(text)
        return frozenset().union(*(self.plain[one] for one in languages)) if len(languages) == 1 else self.stop

    def negates(self, text: str) -> bool:
        """Whether a text says in any of the languages that something is not so."""
        said = {word.casefold() for word in _WORD.findall(text)}
        short = any(one in text.casefold() for one in self.negations if "'" in one or one >= FIRST_WIDE)
        return short or not said.isdisjoint(self.negations)

    @property
    def month_numbers(self) -> dict[str, int]:
        """The names of the months with their numbers, from 1."""
        return {name: number for number, names in enumerate(self.months, start=1) for name in names}


@cache
def words() -> Words:
    """Those of the program. Raises OSError, ValueError and KeyError."""
    paths = sorted((resources() / _FOLDER).glob("*.toml"))
    files = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in paths}
    own = [file["words"] for file in files.values()]
    months = [one["months"] for one in own if one["months"]]
    return Words(
        frozenset(word for one in own for word in one["stop"]),
        tuple(frozenset().union(*names) for names in zip(*months, strict=True)),
        {name: number for one in own for number, name in enumerate(one["numbers"], start=1)},
        frozenset(word for one in own for word in one["totals"]),
        {name: {kind: tuple(asks) for kind, asks in file["asking"].items()} for name, file in files.items()},
        {name: frozenset(file["words"]["stop"] + file["words"]["plain"]) for name, file in files.items()},
        frozenset(name for name, file in files.items() if file["words"].get("capital_nouns", False)),
        frozenset(word for one in own for word in one["asks"]),
        {name: tuple(file["words"]["joins"]) for name, file in files.items()},
        frozenset(word for one in own for word in one["negations"]),
        {
            name: {kind: tuple(file["telling"][kind]) for kind in ("explains", "reworks", "around", "languages")}
            for name, file in files.items()
        },
        frozenset(frozenset(pair) for file in files.values() for pair in file["telling"]["opposites"]),
    )
