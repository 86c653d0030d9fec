"""What is asked: made to stand alone, taken apart, narrowed, routed, said in other words (R1-R3, R8-R10)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from localmind_desktop.core.ask.question.asked import Asked, HistoryTurn, asked
from localmind_desktop.core.ask.question.carrying import carried
from localmind_desktop.core.ask.question.condensing import condensed
from localmind_desktop.core.ask.question.expanding import explained, variants_of, widened, written_variants
from localmind_desktop.core.ask.question.following import leans
from localmind_desktop.core.ask.question.narrowing import Narrowed, narrowed
from localmind_desktop.core.ask.question.routing import Routing, route_of
from localmind_desktop.core.ask.question.spelling import written_out
from localmind_desktop.core.ask.question.splitting import subquestions
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.vocabulary import Vocabulary
from localmind_desktop.core.ask.writing.packing import tokens_of
from localmind_desktop.core.model import Scope
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import content_terms

BYPASS, MODEL, RULE = "bypass", "model", "rule"


@dataclass(frozen=True, slots=True)
class Understood:
    """A question as it is searched for. ``alone`` needs no earlier turn; ``question`` is what the user wrote.

    ``parts`` are the independent questions in ``alone`` (itself where it is one), ``variants`` say it in other words.
    ``scope`` is what the user chose, narrowed by what the question names. ``last_turn`` is the one turn that a model
    may see with the question, cut to size.
    """

    question: str
    alone: str
    asking: Asked
    routing: Routing
    scope: Scope
    parts: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    last_turn: HistoryTurn | None = None
    narrowed_to_pages: bool = False  # by the question itself

    def on_all_pages(self) -> Understood:
        """The same, where the pages that the question names do not hold the answer."""
        return replace(self, scope=replace(self.scope, pages=None), narrowed_to_pages=False)


@dataclass(frozen=True, slots=True)
class Understanding:
    """What understanding works with.

    ``condenser`` gives the small model that rewrites follow-ups, None where it is not installed; ``chat`` the model
    that writes variants. Without them everything goes by rule.
    """

    catalog: Catalog
    settings: Settings
    condenser: Callable[[], ChatModel | None] | None = None
    chat: Callable[[], ChatModel] | None = None

    def of(
        self, question: str, history: Sequence[HistoryTurn], scope: Scope, record: Record, cancel: CancelToken
    ) -> Understood:
        """Raises `Cancelled`."""
        started = time.perf_counter()
        alone = self._alone(written_out(question), history, scope, record, cancel)
        record.stage("understand", started, record.standalone_by)
        started = time.perf_counter()
        found = self._narrowed(alone, scope)
        routing = route_of(found.question)
        settings = self.settings.understanding
        parts = subquestions(found.question) if settings.split else (found.question,)
        record.route, record.filters = str(routing.route), found.filters
        record.subquestions = parts if len(parts) > 1 else ()
        record.stage("route", started, ", ".join([str(routing.route), *found.filters]))
        started = time.perf_counter()
        variants = self.variants(found.question, found.scope)
        record.variants = variants
        record.stage("expand", started, f"{len(variants)} variants")
        return Understood(
            question,
            found.question,
            self.asked(found.question, found.scope),
            routing,
            found.scope,
            parts,
            variants,
            shortened(history[-1], self.settings.answering.last_turn_tokens) if history else None,
            found.scope.pages is not None and scope.pages is None,
        )

    def asked(self, question: str, scope: Scope) -> Asked:
        """The terms of a question, which may also be met by what the library's glossary says of them."""
        asking = asked(question, Vocabulary.of(self.catalog, scope).weights)
        if not self.settings.understanding.glossary:
            return asking
        return widened(asking, explained(question, self.catalog.glossaries, scope))

    def variants(self, question: str, scope: Scope) -> tuple[str, ...]:
        """The question in other words, by the library's glossary."""
        if not self.settings.understanding.glossary:
            return ()
        return variants_of(question, explained(question, self.catalog.glossaries, scope))

    def said_otherwise(self, question: Understood, cancel: CancelToken) -> Understood:
        """With the wordings that a chat model adds, where that is wished. Raises `Cancelled`."""
        most = self.settings.understanding.model_variants
        if self.chat is None or not most:
            return question
        written = written_variants(question.alone, self.chat, most, cancel)
        return replace(question, variants=tuple(dict.fromkeys((*question.variants, *written))))

    # ------------------------------------------------------------------ inside

    def _alone(
        self, question: str, history: Sequence[HistoryTurn], scope: Scope, record: Record, cancel: CancelToken
    ) -> str:
        settings = self.settings.understanding
        turns = history[-settings.kept_turns :] if settings.kept_turns else ()
        record.standalone = question
        if not settings.follow_ups or not turns or not leans(question):
            record.standalone_by = BYPASS
            return question
        alone = None
        if self.condenser is not None:
            alone = condensed(question, turns, self.condenser, settings.condenser_tokens, cancel)
        record.standalone_by = RULE if alone is None else MODEL
        knows = partial(self._knows, Vocabulary.of(self.catalog, scope))
        record.standalone = carried(question, turns, knows) if alone is None else alone
        return record.standalone

    @staticmethod
    def _knows(vocabulary: Vocabulary, phrase: str) -> bool:
        """Whether the documents use a word of a phrase."""
        found = content_terms(phrase)
        return any(vocabulary.frequencies(found).values()) if found else False

    def _narrowed(self, question: str, scope: Scope) -> Narrowed:
        if not self.settings.understanding.filters:
            return Narrowed(question, scope)
        return narrowed(question, scope, lambda: self.catalog.documents(scope.collection))


def shortened(turn: HistoryTurn, tokens: int) -> HistoryTurn:
    """A turn of at most ``tokens`` tokens: the question, and as much of the answer's beginning as fits."""
    question = _cut(turn.question, tokens)
    return HistoryTurn(question, _cut(turn.answer, tokens - tokens_of(question)))


def _cut(text: str, tokens: int) -> str:
    """The longest beginning of ``text`` that takes no more than ``tokens``."""
    if tokens_of(text) <= tokens:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if tokens_of(text[:middle]) <= tokens else (low, middle - 1)
    return text[:low]
