"""What a name looks like: capitals, particles, and words that the document itself writes small. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

_SMALL = re.compile(r"(?<![\w@./-])[a-zà-öø-ÿ][a-zà-öø-ÿß]+(?![\w@/]|\.\w)")
_TOKEN = re.compile(r"[^\s,;:()\[\]<>\"“”„«»‹›|•·…]+|[,;:()|•·\n]")
_INITIAL = re.compile(r"[^\W\d_a-zà-öø-ÿ\u2e80-\uffff](?:\.(?:-?[^\W\d_a-zà-öø-ÿ]\.)*)?")
_NAME = re.compile(
    r"(?:Mc|Mac|De|Di|Le|La|O['’]|D['’]|d['’])?[^\W\d_a-zà-öø-ÿ\u2e80-\uffff][a-zà-öø-ÿß'’]+(?:-[^\W\d_a-zà-öø-ÿ]?[a-zà-öø-ÿß'’]+){0,2}"
)
_LOUD = re.compile(r"[^\W\d_a-zà-öø-ÿ\u2e80-\uffff](?:[^\W\d_a-zà-öø-ÿ]|['’-]){1,20}")
PARTICLES = frozenset(
    ["von", "van", "de", "der", "den", "zu", "zur", "la", "le", "du", "da", "di", "dos", "del", "della", "ten", "ter"]
)
_FEWEST, _MOST = 2, 4


class Token(NamedTuple):
    text: str
    start: int
    end: int


def tokens_of(text: str) -> list[Token]:
    """Words and the marks that part them, in order."""
    return [Token(match[0], match.start(), match.end()) for match in _TOKEN.finditer(text)]


def small_words(texts: Iterable[str]) -> frozenset[str]:
    """The words that a document writes in small letters: none of them is a name."""
    found: set[str] = set()
    for text in texts:
        found.update(_SMALL.findall(text))
    return frozenset(found)


def is_capital(token: str) -> bool:
    return any(letter.isupper() for letter in token) and (token[0].isalnum() or token[0] in "'’")


def is_initial(token: str) -> bool:
    return _INITIAL.fullmatch(token) is not None


def is_name(token: str, loud: bool = False) -> bool:
    """A word that can be part of a person's name; ``loud``: also in capitals."""
    return _NAME.fullmatch(token) is not None or (loud and _LOUD.fullmatch(token) is not None)


def person_length(words: list[str], small: frozenset[str], loud: bool = False) -> int:
    """How many of the first words are the full name of a person; 0 where they are none.

    A full name has a given name or an initial, and a surname; words that the document writes small are no part of it.
    """
    length = full = 0
    for index, word in enumerate(words[: _MOST + 1]):
        if full and len(word) > 2 and word.isupper() != words[length - 1].isupper() and word not in PARTICLES:
            break  # "JOHN SMITH John Smith" is the name twice
        led = index == 0 and len(words) > 2 and is_initial(words[1])  # "Mark G. Parker"
        proper = is_name(word, loud) and (led or word.casefold() not in small) and not (full and word.casefold() in PARTICLES)
        if proper:
            full, length = full + 1, index + 1
        elif not (is_initial(word) or (index and word.casefold() in PARTICLES)):  # "Claire Le Goff"
            break
        if length >= _MOST:
            break
    has_first = full >= _FEWEST or (full == 1 and length >= _FEWEST and is_initial(words[0]))
    return length if has_first else 0
