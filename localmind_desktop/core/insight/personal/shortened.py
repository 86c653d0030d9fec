"""What a text itself says that its abbreviations stand for: Network attached storage (NAS). Pure."""

from __future__ import annotations

import re

_EXPLAINED = re.compile(
    r"(?P<words>[^\W\d_]+(?:[ '-][^\W\d_]+){0,4}) \((?P<short>[A-Z]{2,5})\)"
    r"|\b(?P<first>[A-Z]{2,5}) \((?P<behind>[^\W\d_]+(?:[ '-][^\W\d_]+){0,4})\)"
)
_WORD = re.compile(r"[^\W\d_]+")


def said_otherwise(text: str) -> dict[str, tuple[int, int]]:
    """Where the words stand that explain an abbreviation, by the abbreviation: its letters begin them in order."""
    if "(" not in text:
        return {}
    found: dict[str, tuple[int, int]] = {}
    for one in _EXPLAINED.finditer(text):
        group = "words" if one["words"] else "behind"
        short = one["short"] or one["first"]
        start = _explained_from(text, short, one.start(group), one.end(group))
        if start is not None:
            found.setdefault(short, (start, one.end(group)))
    return found


def _explained_from(text: str, short: str, start: int, end: int) -> int | None:
    """Where the fewest last words begin that hold the letters of ``short`` in order, the first of them at its front."""
    words = list(_WORD.finditer(text, start, end))
    for word in reversed(words):
        if word.group()[0].upper() == short[0] and _holds(text[word.start() : end], short):
            return word.start()
    return None


def _holds(words: str, short: str) -> bool:
    """Whether the letters come one after the other, and no more words than letters."""
    rest = iter(words.upper())
    return all(letter in rest for letter in short) and len(_WORD.findall(words)) <= len(short) + 1
