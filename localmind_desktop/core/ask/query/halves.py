"""Where a question may ask two things at once (R8): its halves, each of which leans on the other. Pure.

Which joint it is, and whether it is one at all, is not read from the words: each half is weighed like a question of
its own, and the halves are told where both have an answer (`localmind_desktop.core.ask.drafting`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.ask.query.leaning import Leaning
from localmind_desktop.core.terms import content_terms
from localmind_desktop.core.text.languages import FIRST_WIDE, words

_MOST = 3  # joints that are looked at: each costs two searches
_HIDDEN = re.compile(r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|「[^」]*」|《[^》]*》|\([^()]*\)|（[^（）]*）")
_STOPS = r"[?？]\s*(?=\w)|;\s|[；，]"

Halves = tuple[Leaning, Leaning]


def halves_of(question: Leaning) -> tuple[Halves, ...]:
    """The ways to read a question as two; none where no word or mark joins two parts that both say something."""
    found = (_at(question, *joint) for joint in _joints(question.own))
    return tuple(halves for halves in found if all(content_terms(half.own) for half in halves))[:_MOST]


def _at(question: Leaning, begin: int, end: int) -> Halves:
    left, right = question.own[:begin].strip(" ,"), question.own[end:].strip()
    return Leaning(left, f"{right} {question.context}".strip()), Leaning(right, f"{left} {question.context}".strip())


def _joints(question: str) -> Iterator[tuple[int, int]]:
    """Where the joining words of the question's language stand, outside of quotation marks and brackets."""
    masked = _HIDDEN.sub(lambda match: "_" * len(match.group()), question)
    for match in _joining(words().languages_of(question)).finditer(masked):
        yield match.span()


@cache
def _joining(languages: tuple[str, ...]) -> re.Pattern[str]:
    said = {word for language in languages for word in words().joins[language]}
    longest = sorted(said, key=lambda word: (-len(word), word))
    parts = [re.escape(word) if word[0] >= FIRST_WIDE else rf",?\s+{re.escape(word)}\s" for word in longest]
    return re.compile("|".join([*parts, _STOPS]), re.IGNORECASE)
