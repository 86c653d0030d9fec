"""Texts as they are compared: words and marks without the ways of printing them. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from localmind_desktop.core.terms import normalised

_WIDE = "\u2e80-\u9fff\uf900-\ufaff"  # written without spaces: every character is a word
_UNSEEN = dict.fromkeys([0xAD, *range(0x200B, 0x2010), 0x2060, 0xFEFF])  # soft hyphens, marks without width
_QUOTATION = {ord(mark): '"' for mark in "“”„‟«»‹›‘‚`´"} | {ord("’"): "'"}
_ALIKE = _UNSEEN | _QUOTATION
_TOKEN = re.compile(rf"\d+(?:[.,]\d+)*(?![^\W{_WIDE}])|[{_WIDE}]|[^\W{_WIDE}]+(?:[-'.][^\W{_WIDE}]+)*|[^\w\s]")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
_BULLET = re.compile("[•●▪◦■○‣\ue000-\uf8ff]")
_MARKER = re.compile(
    r"\s*(?:[^\w\s\"“„«‘'(\[{<$€£§#@&+=~/\\|]\s+|o\s+(?=[A-Z])|\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]\s+)"
)
_BARE = re.compile(r"\s*\d{1,3}\s+(?=[^\W\d_])")
_LEAST_MARKED = 2  # letters after the marker of a list


@lru_cache(maxsize=100_000)
def words(text: str) -> tuple[str, ...]:
    """The words, numbers and marks of a text: without hyphens within words, one form of quotation marks and dashes."""
    found = [token for token in _TOKEN.findall(normalised(text.translate(_ALIKE))) if not _BULLET.match(token)]
    return tuple(_HYPHEN.sub("", token) if "-" in token else '"' if token == "'" else token for token in found)


def one_quotation(text: str) -> str:
    """A text with one form of quotation marks, letter for letter."""
    return text.translate(_QUOTATION)


def letters(found: Iterable[str]) -> str:
    """Words in one run: the same for texts that differ in their spaces only."""
    return "".join(found)


def title_words(text: str) -> tuple[str, ...]:
    """The words of a heading or a header, in small letters and without marks."""
    return tuple(word.casefold() for word in words(text) if is_word(word))


def is_word(token: str) -> bool:
    return token[0].isalnum() or token[0] == "_"


def unmarked(text: str, *, is_item: bool = False) -> str:
    """A text without the bullet or number of a list's item before it; where it ``is_item``, also a bare number."""
    match = _MARKER.match(text) or (_BARE.match(text) if is_item else None)
    return text[match.end() :] if match and len(text) - match.end() >= _LEAST_MARKED else text


def plain(text: str) -> str:
    return " ".join(text.translate(_UNSEEN).split())
