"""The answer without a model (A5, A6), and of a question of two halves (R8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.asked import Asked
from localmind_desktop.core.ask.computed import Lookup, Unresolved
from localmind_desktop.core.ask.drafts import Draft, joined
from localmind_desktop.core.ask.retrieving import Found
from localmind_desktop.core.ask.splitting import asks_twice, completed
from localmind_desktop.core.ask.understanding import Understood
from localmind_desktop.core.model import Mode, Scope

_WHOLLY_MET = 0.95  # share of the question from which it is not taken apart


@dataclass(frozen=True, slots=True)
class Drafting:
    """``find`` gives the passages for a question, ``asked`` its terms."""

    lookup: Lookup
    find: Callable[[str], Found]
    asked: Callable[[str, Scope], Asked]

    def draft(self, question: Understood) -> Draft | Unresolved | None:
        """What the documents themselves answer. A question of two halves is taken apart where it is not met whole."""
        whole = self.lookup.computed(question.asking, self.find(question.alone))
        if len(question.parts) < 2:
            return whole
        halves = self._halves(question)
        if not halves or (_is_met(whole) and not asks_twice(question.alone) and _holds(whole, halves)):
            return whole
        return replace(joined(halves), parts=question.parts)

    def _halves(self, question: Understood) -> list[Draft]:
        """The answer to each question in one; nothing where one of them has none."""
        halves: list[Draft] = []
        for part in question.parts:
            text = completed(part, question.parts[0], halves[0].value if halves else "")
            half = self.lookup.computed(self.asked(text, question.scope), self.find(text))
            if not isinstance(half, Draft):
                return []
            halves.append(half)
        return halves


def _is_met(whole: Draft | Unresolved | None) -> bool:
    return isinstance(whole, Draft) and whole.mode is Mode.TABLE and whole.coverage >= _WHOLLY_MET


def _holds(whole: Draft | Unresolved | None, halves: Sequence[Draft]) -> bool:
    """Whether an answer says what its halves say, as far as these are single values."""
    return isinstance(whole, Draft) and all(not half.value or half.value in whole.text for half in halves)
