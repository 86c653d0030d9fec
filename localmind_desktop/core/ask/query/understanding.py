"""What is asked: made to stand alone, taken apart, narrowed, routed, said in other words (R1-R3, R8-R10)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.query.asked import Asked, asked
from localmind_desktop.core.ask.query.condensing import condensed
from localmind_desktop.core.ask.query.expanding import explained, variants_of, widened, written_variants
from localmind_desktop.core.ask.query.following import leans
from localmind_desktop.core.ask.query.halves import Halves, halves_of
from localmind_desktop.core.ask.query.leaning import Leaning, after, in_context
from localmind_desktop.core.ask.query.narrowing import narrowed
from localmind_desktop.core.ask.query.routing import Routing, route_of
from localmind_desktop.core.ask.query.spelling import written_out
from localmind_desktop.core.ask.query.vocabulary import Vocabulary
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.model import Answer, HistoryTurn, Scope
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.phrase import in_turn
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.text.tokens import tokens_of

BYPASS, MODEL, RULE = "bypass", "model", "rule"


@dataclass(frozen=True, slots=True)
class Understood:
    """A question as it is searched for. ``alone`` needs no earlier turn; ``question`` is what the user wrote.

    ``halves`` are the ways to read it as two questions, ``variants`` say it in other words.
    ``scope`` is what the user chose, narrowed by what the question names. ``last_turn`` is the one turn that a model
    may see with the question, cut to size.
    """

    question: str
    alone: str
    asking: Asked
    routing: Routing
    scope: Scope
    halves: tuple[Halves, ...] = ()
    variants: tuple[str, ...] = ()
    last_turn: HistoryTurn | None = None
    narrowed_to_pages: bool = False  # by the question itself
    reworked: Answer | None = None  # the answer before, where the question is about that only

    @classmethod
    def of_last(cls, question: str, last: Answer, scope: Scope) -> Understood:
        """A request about the answer before: nothing is looked for."""
        return cls(question, question, Asked(question, ()), route_of(question), scope, reworked=last)

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
        alone = self._alone(written_out(question), history, record, cancel)
        record.stage("understand", started, record.standalone_by)
        started = time.perf_counter()
        settings = self.settings.understanding
        alone, narrowed_scope, record.filters = self._narrowed(alone, scope)
        routing = route_of(alone.text)
        record.route = str(routing.route)
        record.stage("route", started, in_turn(record.route, *record.filters, between=", "))
        started = time.perf_counter()
        variants = self.variants(alone.text, narrowed_scope)
        record.variants = variants
        record.stage("expand", started, f"{len(variants)} variants")
        return Understood(
            question,
            alone.text,
            self.asked(narrowed_scope, alone),
            routing,
            narrowed_scope,
            halves_of(alone) if settings.split else (),
            variants,
            shortened(history[-1], self.settings.answering.last_turn_tokens) if history else None,
            narrowed_scope.pages is not None and scope.pages is None,
        )

    def asked(self, scope: Scope, question: Leaning) -> Asked:
        """The terms of a question, which may also be met by what the library's glossary says of them."""
        weigh = Vocabulary.of(self.catalog, scope).weights
        asking = asked(question.own, weigh)
        if question.context:
            asking = in_context(asking, asked(question.text, weigh))
        if not self.settings.understanding.glossary:
            return asking
        return widened(asking, explained(question.text, self.catalog.glossaries, scope))

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

    def _alone(self, question: str, history: Sequence[HistoryTurn], record: Record, cancel: CancelToken) -> Leaning:
        settings = self.settings.understanding
        turns = history[-settings.kept_turns :] if settings.kept_turns else ()
        if not settings.follow_ups or not turns or not leans(question):
            record.standalone_by, record.standalone = BYPASS, question
            return Leaning(question)
        written = None
        if self.condenser is not None:
            written = condensed(question, turns, self.condenser, settings.condenser_tokens, cancel)
        alone = after(question, turns) if written is None else Leaning(written)
        record.standalone_by, record.standalone = RULE if written is None else MODEL, alone.text
        return alone

    def _narrowed(self, question: Leaning, scope: Scope) -> tuple[Leaning, Scope, tuple[str, ...]]:
        """The question less the words that say where to look, the scope that they set, and what they set in words."""
        if not self.settings.understanding.filters:
            return question, scope, ()
        found = narrowed(question.own, scope, lambda: self.catalog.documents(scope.collection))
        if not question.context:
            return Leaning(found.question), found.scope, found.filters
        around = narrowed(question.context, found.scope, lambda: self.catalog.documents(scope.collection))
        return Leaning(found.question, around.question), around.scope, (*found.filters, *around.filters)


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
