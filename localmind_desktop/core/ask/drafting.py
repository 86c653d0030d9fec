"""The answer without a model (A5, A6), and of a question of two halves (R8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.asked import asked
from localmind_desktop.core.ask.computed import Lookup, Unresolved
from localmind_desktop.core.ask.drafts import Draft, joined
from localmind_desktop.core.ask.retrieving import Found, Retriever
from localmind_desktop.core.ask.splitting import asks_twice, completed, subquestions
from localmind_desktop.core.ask.understanding import Understood
from localmind_desktop.core.model import Mode

_WHOLLY_MET = 0.95  # share of the question from which it is not taken apart


@dataclass(frozen=True, slots=True)
class Drafting:
    lookup: Lookup
    retriever: Retriever
    weigh: Callable[[Sequence[str]], Mapping[str, float]]

    def draft(self, question: Understood, found: Found) -> Draft | Unresolved | None:
        """What the documents themselves answer. A question of two halves is taken apart where it is not met whole."""
        whole = self.lookup.computed(question.asking, found)
        parts = subquestions(question.alone)
        is_met = isinstance(whole, Draft) and whole.mode is Mode.TABLE and whole.coverage >= _WHOLLY_MET
        if len(parts) == 1 or (is_met and not asks_twice(question.alone)):
            return whole
        halves: list[Draft] = []
        for part in parts:
            text = completed(part, parts[0], halves[0].value if halves else "")
            half = self.lookup.computed(asked(text, self.weigh), self.retriever.find(text, question.scope))
            if not isinstance(half, Draft):
                return whole
            halves.append(half)
        return replace(joined(halves), parts=parts)
