"""Where a question may ask two things at once (R8): its halves. Pure.

What both halves share stands once, around the joint: "What are the range *and the weight* of the gateway?". So the
parts that are joined are looked for as parallel ones, which begin with the same word where that carries nothing ("the …
and the …", "how many … and how many …"), and each half is the question without the other's part (conjunction reduction,
in grammars). Where two whole clauses are joined, each leans on the other.

Which joint it is, and whether it is one at all, is not read from the words: each half is weighed like a question of
its own, and the halves are told where both have an answer (`localmind_desktop.core.ask.drafting`).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache

from localmind_desktop.core.ask.query.leaning import Leaning
from localmind_desktop.core.terms import content_terms
from localmind_desktop.core.text.languages import FIRST_WIDE, words

_MOST = 3  # readings that are looked at: each costs two searches
_HIDDEN = re.compile(r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|「[^」]*」|《[^》]*》|\([^()]*\)|（[^（）]*）")
_STOPS = r"[?？]\s*(?=\w)|;\s|[；，]"

_WORD = re.compile(r"[^\W_]+(?:[-'’._/][^\W_]+)*")

Halves = tuple[Leaning, Leaning]


def halves_of(question: Leaning) -> tuple[Halves, ...]:
    """The ways to read a question as two; none where no word or mark joins two parts that both say something."""
    plain = words().plain_of(question.own)
    found = (_at(question, joint, plain) for joint in _joints(question.own))
    return tuple(halves for halves in found if all(content_terms(half.own) for half in halves))[:_MOST]


def are_clauses(halves: Halves) -> bool:
    """Whether each half is a clause of its own, and leans on the other."""
    first, second = halves
    return first.context.startswith(second.own)


def _at(question: Leaning, joint: tuple[int, int], plain: AbstractSet[str]) -> Halves:
    """Both parts with what they share; each leaning on the other where they are clauses, which share nothing."""
    left, right = _Side.of(question.own[: joint[0]]), _Side.of(question.own[joint[1] :])
    first, last = left.part_from(right, plain), right.part_to(plain)
    if left.is_clause(first, plain):
        last = len(right.text)
    shared, rest = left.text[:first], right.text[last:]
    if not shared and not rest:
        return _leaning(left.text, right.text, question), _leaning(right.text, left.text, question)
    own = f"{left.text} {rest}".strip(), f"{shared}{right.text}"
    return Leaning(own[0], question.context), Leaning(own[1], question.context)


def _leaning(own: str, other: str, question: Leaning) -> Leaning:
    return Leaning(own, f"{other} {question.context}".strip())


@dataclass(frozen=True, slots=True)
class _Side:
    """What stands on one side of a joint, with its words outside of quotation marks and brackets."""

    text: str
    words: tuple[re.Match[str], ...]

    @classmethod
    def of(cls, text: str) -> _Side:
        text = text.strip(" ,")
        return cls(text, tuple(_WORD.finditer(_masked(text))))

    def part_from(self, right: _Side, plain: AbstractSet[str]) -> int:
        """Where the part before a joint begins: at the last word with which ``right`` begins too, if that carries
        nothing; with the clause, where ``right`` is one; else behind the last word that carries nothing, or colon."""
        lead = [word.group().casefold() for word in right.words]
        same = [word.start() for word in self.words if word.group().casefold() == lead[0]] if lead else []
        if same and lead[0] in plain:
            return same[-1]
        if not words().asks.isdisjoint(itertools.takewhile(plain.__contains__, lead)):
            return 0
        behind = self.text.rfind(":")
        own = itertools.takewhile(lambda word: word.group().casefold() not in plain, reversed(self.words))
        return min((word.start() for word in own if word.start() > behind), default=0)

    def is_clause(self, first: int, plain: AbstractSet[str]) -> bool:
        """Whether the part from ``first`` on is whole: it begins the question, or with a word that asks, and a word
        that carries nothing stands behind one that does not, as verbs do."""
        part = [word.group().casefold() for word in self.words if word.start() >= first]
        may_be = not first or not words().asks.isdisjoint(part[:1])
        return may_be and any(map(plain.__contains__, itertools.dropwhile(plain.__contains__, part)))

    def part_to(self, plain: AbstractSet[str]) -> int:
        """Where the part behind a joint ends: before the first word that carries nothing, behind one that does not."""
        said = itertools.dropwhile(lambda word: word.group().casefold() in plain, self.words)
        return next((word.start() for word in said if word.group().casefold() in plain), len(self.text))


def _joints(question: str) -> Iterator[tuple[int, int]]:
    """Where the joining words of the question's language stand, outside of quotation marks and brackets."""
    for match in _joining(words().languages_of(question)).finditer(_masked(question)):
        yield match.span()


def _masked(text: str) -> str:
    """With nothing to be read in quotation marks and brackets."""
    return _HIDDEN.sub(lambda match: "_" * len(match.group()), text)


@cache
def _joining(languages: tuple[str, ...]) -> re.Pattern[str]:
    said = {word for language in languages for word in words().joins[language]}
    longest = sorted(said, key=lambda word: (-len(word), word))
    parts = [re.escape(word) if word[0] >= FIRST_WIDE else rf",?\s+{re.escape(word)}\s" for word in longest]
    return re.compile("|".join([*parts, _STOPS]), re.IGNORECASE)
