"""The words by which entities are recognised: one file per language in ``resources/entities``, read once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from localmind_desktop.assets import resources
from localmind_desktop.core.text.languages import words

_FOLDER = "entities"
_MONEY = "currencies"
_GIVEN = "given_names.txt"
WIDE = r"\u2e80-\uffff"  # characters that are written without spaces


@dataclass(frozen=True, slots=True)
class Currencies:
    """Signs, codes and words (in small letters) of money; ``also_words`` are codes that mean other things too."""

    signs: Mapping[str, str]
    codes: frozenset[str]
    also_words: frozenset[str]
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What every language file holds, by language. Words stand as written in the file."""

    languages: tuple[str, ...]
    files: Mapping[str, Mapping[str, Any]]
    currencies: Currencies
    months: Mapping[str, int]
    given_names: frozenset[str]

    def all_of(self, section: str, name: str) -> tuple[str, ...]:
        """The words of all languages under one name, each once."""
        return tuple(dict.fromkeys(word for file in self.files.values() for word in file[section][name]))

    def of(self, language: str, section: str, name: str) -> tuple[str, ...]:
        return tuple(self.files[language][section][name]) if language in self.files else ()

    def scales(self) -> dict[str, int]:
        """Names of powers of ten, in small letters but for abbreviations of one letter."""
        found = {name: power for file in self.files.values() for name, power in file["numbers"]["scales"].items()}
        return {name if len(name) == 1 else name.casefold(): power for name, power in found.items()}

    def quarters(self) -> dict[str, int]:
        lists = [file["dates"]["quarters"] for file in self.files.values()]
        return {word.casefold(): number for four in lists for number, names in enumerate(four, 1) for word in names}


@cache
def lexicon() -> Lexicon:
    """That of the program. Raises OSError, ValueError and KeyError."""
    paths = sorted((resources() / _FOLDER).glob("*.toml"))
    files = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in paths}
    money = files.pop(_MONEY)
    named = {word.casefold(): code for word, code in money["words"].items()}
    currencies = Currencies(money["signs"], frozenset(money["codes"]), frozenset(money["also_words"]), named)
    given = (resources() / _FOLDER / _GIVEN).read_text("utf-8").casefold().split()
    return Lexicon(tuple(files), files, currencies, words().month_numbers, frozenset(given))


def one_of(names: Iterable[str]) -> str:
    """A regular expression for any of these words, the longest first; spaces in them are any white space."""
    ordered = sorted(dict.fromkeys(names), key=len, reverse=True)
    return "(?:" + "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in ordered) + ")"


def bounded(names: Iterable[str]) -> str:
    """Any of these words as whole words; Chinese ones stand anywhere."""
    ordered = list(dict.fromkeys(names))
    wide = [name for name in ordered if re.match(f"[{WIDE}]", name)]
    plain = [name for name in ordered if name not in set(wide)]
    parts = [rf"(?<![^\W{WIDE}]){one_of(plain)}(?![^\W{WIDE}])"] if plain else []
    return "(?:" + "|".join([*parts, *([one_of(wide)] if wide else [])]) + ")"
