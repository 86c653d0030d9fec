"""A question as it was typed, made readable: no broken characters, contractions written out. Pure."""

from __future__ import annotations

import re

_BROKEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufffd]")
_SPACES = re.compile(r"\s{9,}")
_IS = re.compile(r"\b(what|who|where|when|how|which|why|there|that|it|here)['’]s\b", re.IGNORECASE)
_WRITTEN = (
    (re.compile(r"\bcan['’]t\b", re.IGNORECASE), "can not"),
    (re.compile(r"\bwon['’]t\b", re.IGNORECASE), "will not"),
    (re.compile(r"(?<=\w)n['’]t\b", re.IGNORECASE), " not"),
    (re.compile(r"(?<=\w)['’]re\b", re.IGNORECASE), " are"),
    (re.compile(r"(?<=\w)['’]ve\b", re.IGNORECASE), " have"),
    (re.compile(r"(?<=\w)['’]ll\b", re.IGNORECASE), " will"),
    (_IS, r"\1 is"),
)


def readable(text: str) -> str:
    """Text that can be stored and searched: halves of surrogate pairs are joined, what has no other half goes.

    A long run of white space says no more than one space.
    """
    joined = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return _SPACES.sub(" ", _BROKEN.sub(" ", joined))


def written_out(question: str) -> str:
    """Contractions as the words that they stand for: ``What's`` is ``What is``."""
    for pattern, words in _WRITTEN:
        question = pattern.sub(words, question)
    return question
