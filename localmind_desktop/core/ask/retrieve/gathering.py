"""Finding the passages of a question and of its halves (R8), a few at a time side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from localmind_desktop.core.ask.query.leaning import Leaning
from localmind_desktop.core.ask.query.routing import Route, route_of
from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.ask.retrieve.retrieving import Found, Retriever
from localmind_desktop.core.model import Passage, Scope
from localmind_desktop.core.parallel import MOST, side_by_side
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.text.tokens import tokens_of

_OF_NAMES = 0.5
_AT_A_TIME = MOST // 2  # questions: each runs its two searches side by side


@dataclass(frozen=True, slots=True)
class Gathering:
    """What is found for one question; each text is searched for once. ``variants`` says a text in other words."""

    retriever: Retriever
    scope: Scope
    variants: Callable[[str, Scope], Sequence[str]]
    weighs_route: bool = True
    _found: dict[str, Found] = field(default_factory=dict)

    def gather(self, asked: Understood) -> Found:
        """The passages for the whole question; those for its halves are then there too."""
        texts = list(dict.fromkeys([asked.alone, *(half.text for halves in asked.halves for half in halves)]))
        for begin in range(0, len(texts), _AT_A_TIME):
            some = texts[begin : begin + _AT_A_TIME]
            found = side_by_side([partial(self._find, text, asked) for text in some])
            self._found.update(zip(some, found, strict=True))
        return self._found[asked.alone]

    def find(self, text: str) -> Found:
        """The passages for one question."""
        if text not in self._found:
            self._found[text] = self._find(text)
        return self._found[text]

    def best(self, asked: Understood, halves: Sequence[Leaning], cancel: CancelToken) -> Found:
        """The few passages that a model reads: of two questions in one, equal shares of each, and of the time."""
        whole, texts = self.find(asked.alone), [half.text for half in halves]
        seconds = self.retriever.settings.rerank_seconds / max(1, len(texts))
        retriever = replace(self.retriever, settings=replace(self.retriever.settings, rerank_seconds=seconds))
        each = [retriever.best(text, self.find(text), asked.scope, cancel) for text in texts]
        if not any(best.passages for best in each):
            return self.retriever.best(asked.alone, whole, asked.scope, cancel)
        stages = (*whole.stages, *(best.stages[-1] for best in each))  # the last is the reading
        passages = tuple(evenly([best.passages for best in each]))
        return replace(whole, passages=passages, stages=stages, read=sum(best.read for best in each))

    def _find(self, text: str, asked: Understood | None = None) -> Found:
        said = asked.variants if asked is not None and text == asked.alone else self.variants(text, self.scope)
        weight = meaning_weight(route_of(text).route) if self.weighs_route else 1.0
        return replace(self.retriever, meaning=weight).find(text, self.scope, said)


def meaning_weight(route: Route) -> float:
    """What the search by meaning weighs beside the keywords: a name is found by its letters, not by what it is like."""
    return _OF_NAMES if route in (Route.IDENTIFIER, Route.PATH) else 1.0


def evenly(groups: Sequence[Sequence[Passage]]) -> list[Passage]:
    """The passages of several questions in one order, so that any beginning holds equal shares, by tokens, of each.

    What several have found, by its content, comes once.
    """
    waiting = [list(group) for group in groups]
    taken = [0] * len(groups)
    seen: set[str] = set()
    merged: list[Passage] = []
    while any(waiting):
        number = min((n for n, group in enumerate(waiting) if group), key=lambda n: (taken[n], n))
        passage = waiting[number].pop(0)
        taken[number] += tokens_of(passage.chunk.text)
        if passage.chunk.digest not in seen:
            seen.add(passage.chunk.digest)
            merged.append(passage)
    return merged
