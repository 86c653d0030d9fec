"""What a text itself says that its abbreviations stand for: Network attached storage (NAS). Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SMALL = 3  # letters of a word that initials may leave out
_EXPLAINED = re.compile(
    r"(?P<words>[^\W\d_]+(?:[ '-][^\W\d_]+){0,4}) \((?P<short>[A-Z]{2,5})\)"
    r"|\b(?P<first>[A-Z]{2,5}) \((?P<behind>[^\W\d_]+(?:[ '-][^\W\d_]+){0,4})\)"
)
_WORD = re.compile(r"[^\W\d_]+")


def said_otherwise(text: str) -> dict[str, tuple[int, int]]:
    """Where the words stand that explain an abbreviation, by the abbreviation."""
    if "(" not in text:
        return {}
    found: dict[str, tuple[int, int]] = {}
    for one in _EXPLAINED.finditer(text):
        group = "words" if one["words"] else "behind"
        words = list(_WORD.finditer(text, *one.span(group)))
        start = _explained_from(words, one["short"] or one["first"])
        if start is not None:
            found.setdefault(one["short"] or one["first"], (start, one.end(group)))
    return found


def _explained_from(words: Sequence[re.Match[str]], short: str) -> int | None:
    """Where the fewest last words begin whose initials are ``short``, or the last word if it alone holds its letters.

    "Numéro d'inscription (NIR)" explains nothing: NIR is a name of its own."""
    for first in range(len(words) - 1, -1, -1):
        if _are_initials([word.group() for word in words[first:]], short):
            return words[first].start()
    last = words[-1]
    return last.start() if last.group()[0].upper() == short[0] and _holds(last.group(), short) else None


def _are_initials(words: Sequence[str], short: str) -> bool:
    """Whether the words begin with the letters of ``short``, but for small ones between: Point of sale (PS)."""
    told = "".join(word[0].upper() for word in words)
    large = "".join(word[0].upper() for word in words if len(word) > _SMALL)
    return short in (told, large) and words[0][0].upper() == short[0]


def _holds(word: str, short: str) -> bool:
    rest = iter(word.upper())
    return all(letter in rest for letter in short)
