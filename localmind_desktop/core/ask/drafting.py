"""The answer without a model (A5, A6): of a question, and of the two questions that it may hold (R8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from localmind_desktop.core.ask.candidates.drafts import Draft, joined
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.compute.computed import Lookup
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.following import leans
from localmind_desktop.core.ask.query.halves import Halves
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
        two = self.two(question)
        return two if two is not None and two.probability >= _RATHER_TWO * whole.probability else whole

    def two(self, question: Understood) -> Weighed | None:
        """The best answer to it as two questions; None where it cannot be read so."""
        readings = map(self._of_both, question.halves)
        return max((one for one in readings if one.draft is not None), key=lambda one: one.probability, default=None)

    # ------------------------------------------------------------------ inside

    def _in(self, text: str, asking: Asked, read: str) -> Weighed:
        found = self.find(text)
        sheets = self.sheets(asking, found)
        draft = self.lookup.computed(asking, sheets)
        if isinstance(draft, Chain):
            return replace(self.weigh(asking, found, sheets, None, read), miss=draft)
        return self.weigh(asking, found, sheets, draft, read)

    def _of_both(self, halves: Halves) -> Weighed:
        """The answers to both halves; without a draft where one has none, or both are said in one place."""
        each = self._each(halves)
        read = tuple(Half(half, one.probability) for half, one in zip(halves, each, strict=True))
        drafts = [one.draft for one in each if one.draft is not None and one.miss is None]
        if len(drafts) < len(halves) or _place_of(drafts[0]) == _place_of(drafts[1]):
            return Weighed(None, 0.0, halves=read)
        told = replace(joined(drafts), parts=tuple(half.own for half in halves))
        return replace(in_one(self.weights, each, told), halves=read)

    def _each(self, halves: Halves) -> list[Weighed]:
        """The answer to each half. A second one that leans on the first is asked of what that is answered with: which
        attributes *of that class* are mandatory."""
        first, second = halves
        answers, found = self._of(first), [self._of(second)]
        if second.context and answers.draft is not None and answers.draft.value and leans(second.own):
            found.append(self._of(Leaning(second.own, answers.draft.value)))
        return [answers, max(found, key=lambda one: one.probability)]

    def _of(self, half: Leaning) -> Weighed:
        return self._in(half.text, self.asked(half), half.own)


def _place_of(draft: Draft) -> tuple[str, int, str]:
    first = draft.citations[0]
    return first.document_id, first.page, first.quote
