"""The answer without a model (A5, A6): of a question, and of the two questions that it may hold (R8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from localmind_desktop.core.ask.candidates.drafts import Draft, joined, to_check
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.compute.computed import Lookup
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.following import leans
from localmind_desktop.core.ask.query.halves import Halves, are_clauses
from localmind_desktop.core.ask.query.leaning import Leaning
from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.ask.rank.verdict import Half, Weighed, in_one
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.ask.retrieve.retrieving import Found

_RATHER_TWO = 0.7  # of the chance of one answer to all of it: from there on a question is rather two

# Weighs what was computed, which may be nothing, against the units of what was found, read with a question if given.
Weigh: TypeAlias = Callable[[Asked, Found, Sequence[Sheet], Draft | None, str], Weighed]


@dataclass(frozen=True, slots=True)
class Drafting:
    """``find`` gives the passages for a text, ``asked`` the terms of a question, ``sheets`` the tables, ``weigh`` the
    best answer."""

    lookup: Lookup
    find: Callable[[str], Found]
    asked: Callable[[Leaning], Asked]
    sheets: Callable[[Asked, Found], Sequence[Sheet]]
    weigh: Weigh
    weights: Weights

    def best(self, question: Understood) -> Weighed:
        """What the documents themselves answer. A question is told as two where both have an answer of their own."""
        whole = self._in(question.alone, question.asking, question.alone)
        if whole.miss is not None or (whole.draft is not None and whole.draft.route == Route.COMPARISON):
            return whole
        readings = [self._answered(halves) for halves in question.halves]
        two = self._likeliest(readings)
        is_told = whole.probability >= self.weights.answered
        least = self.weights.answered if is_told else _RATHER_TWO * whole.probability
        if two is not None and two.probability >= least:
            return two
        if not is_told or whole.draft is None:
            return whole
        if two is not None and _is_second_only(whole.draft, readings):
            return two
        return self._with_rest(whole, whole.draft, readings)

    def two(self, question: Understood) -> Weighed | None:
        """The best answer to it as two questions; None where it cannot be read so."""
        return self._likeliest([self._answered(halves) for halves in question.halves])

    # ------------------------------------------------------------------ inside

    def _in(self, text: str, asking: Asked, read: str) -> Weighed:
        found = self.find(text)
        sheets = self.sheets(asking, found)
        draft = self.lookup.computed(asking, sheets)
        if isinstance(draft, Chain):
            return replace(self.weigh(asking, found, sheets, None, read), miss=draft)
        return self.weigh(asking, found, sheets, draft, read)

    def _answered(self, halves: Halves) -> _Reading:
        """The answer to each half. A second one that leans on the first is asked of what that is answered with: which
        attributes *of that class* are mandatory."""
        first, second = halves
        answer, found = self._of(first), [self._of(second)]
        if second.context and answer.draft is not None and answer.draft.value and leans(second.own):
            found.append(self._of(Leaning(second.own, answer.draft.value)))
        return _Reading(halves, (answer, max(found, key=lambda one: one.probability)))

    def _likeliest(self, readings: Sequence[_Reading]) -> Weighed | None:
        """The answers to both halves, where each has one of its own, in another place than the other."""
        told = (self._in_one(one, one.drafts) for one in readings if len(one.places) == len(one.halves))
        return max(told, key=lambda one: one.probability, default=None)

    def _in_one(self, reading: _Reading, drafts: Sequence[Draft]) -> Weighed:
        told = replace(joined(drafts), parts=tuple(half.own for half in reading.halves))
        halves = tuple(Half(*one) for one in zip(reading.halves, reading.chances, strict=True))
        return replace(in_one(self.weights, reading.each, told), halves=halves)

    def _with_rest(self, whole: Weighed, told: Draft, readings: Sequence[_Reading]) -> Weighed:
        """What is told with what the second of two clauses may be answered with, where only the first one is."""
        for reading in readings:
            is_first = are_clauses(reading.halves) and reading.places[:1] == [_place_of(told)]
            if is_first and len(reading.places) == len(reading.each) and reading.chances[1] >= self.weights.likely:
                both = self._in_one(reading, (told, to_check(reading.drafts[1])))
                return replace(both, probability=whole.probability)
        return whole

    def _of(self, half: Leaning) -> Weighed:
        return self._in(half.text, self.asked(half), half.own)


@dataclass(frozen=True, slots=True)
class _Reading:
    """A question read as two, with the best answer to each half."""

    halves: Halves
    each: tuple[Weighed, Weighed]

    @property
    def chances(self) -> list[float]:
        return [one.probability for one in self.each]

    @property
    def drafts(self) -> list[Draft]:
        return [one.draft for one in self.each if one.draft is not None and one.miss is None]

    @property
    def places(self) -> list[tuple[str, int, str]]:
        """Where the answers stand, each place once."""
        return list(dict.fromkeys(_place_of(draft) for draft in self.drafts))


def _is_second_only(told: Draft, readings: Sequence[_Reading]) -> bool:
    """Whether an answer is that to the second of two clauses, where the first has one elsewhere: not all of it."""
    return any(are_clauses(one.halves) and one.places[1:] == [_place_of(told)] for one in readings)


def _place_of(draft: Draft) -> tuple[str, int, str]:
    first = draft.citations[0]
    return first.document_id, first.page, first.quote
