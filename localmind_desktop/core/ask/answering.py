"""The path of a question to its answer: retrieve, look up, quote or write, and say what was done."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.asked import Asked, HistoryTurn, asked, idf
from localmind_desktop.core.ask.chain_drafts import hop_citations, hop_tree, miss_line
from localmind_desktop.core.ask.computed import Lookup, Unresolved
from localmind_desktop.core.ask.drafts import Draft, joined
from localmind_desktop.core.ask.following import standalone
from localmind_desktop.core.ask.generating import Written, citation_of, cited, says_not_found, written
from localmind_desktop.core.ask.healed_passages import healed_passages
from localmind_desktop.core.ask.healing import Healing
from localmind_desktop.core.ask.packing import packed
from localmind_desktop.core.ask.retrieving import Found, Retriever
from localmind_desktop.core.ask.routing import route_of
from localmind_desktop.core.ask.splitting import asks_twice, completed, subquestions
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Answer, Citation, Mode, Passage, Scope, Sources, Stage, Step, Token, Trace
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reranker
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task

log = logging.getLogger(__name__)

_NEAREST = 3  # passages shown with a "not found"
_WHOLLY_MET = 0.95  # share of the question from which it is not taken apart


@dataclass
class Record:
    """What happens on the way, as it happens; becomes the `Trace`."""

    request_id: str = field(default_factory=lambda: uuid.uuid4().hex[:12])
    stages: list[Stage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    model: str | None = None

    def stage(self, name: str, started: float, note: str = "") -> None:
        self.stages.append(Stage(name, (time.perf_counter() - started) * 1000, note))

    def trace(self) -> Trace:
        return Trace(self.request_id, tuple(self.stages), tuple(self.notes), self.model)


@dataclass(frozen=True, slots=True)
class Asking:
    """What answering works with. Runs on the answers lane. ``chat`` None: no model writes (A5)."""

    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    reranker: Reranker | None
    chat: Callable[[], ChatModel] | None
    settings: Settings
    healed: HealedCells | None = None  # None: empty cells stay empty

    def search(self, query: str, scope: Scope, limit: int) -> list[Passage]:
        return list(self._retriever().find(query, scope).passages[:limit])

    def answer(
        self, question: str, history: Sequence[HistoryTurn], scope: Scope, cancel: CancelToken
    ) -> Task[Step | Sources | Token, Answer]:
        """Compute, quote or write the answer. Without a model nothing but the writing is missing."""
        record = Record()
        started = time.perf_counter()
        alone = standalone(question, history)
        asking = asked(alone, self._weigh)
        record.stage("understand", started)
        started = time.perf_counter()
        routed = route_of(alone)
        record.stage("route", started, routed.route)
        yield Step("Looking for passages")
        found = self._retriever().find(alone, scope)
        record.stages += found.stages
        record.notes += found.notes
        cancel.check()
        yield Step("Reading tables")
        started = time.perf_counter()
        draft = self._draft(asking, found, scope)
        record.stage("read", started, draft.route if isinstance(draft, Draft) else "nothing that carries the question")
        if isinstance(draft, Unresolved):
            return (yield from self._not_found(question, alone, asking, found, scope, record, draft))
        if draft is not None and (draft.mode is not Mode.EXTRACT or self.chat is None):
            return (yield from self._told(question, alone, draft, record))
        if self.chat is not None and found.passages and not self._is_unknown(asking):
            answer = yield from self._written(question, alone, found, scope, record, cancel)
            if answer is not None:
                return answer
        if draft is not None:
            return (yield from self._told(question, alone, draft, record))
        return (yield from self._not_found(question, alone, asking, found, scope, record))

    def _draft(self, asking: Asked, found: Found, scope: Scope) -> Draft | Unresolved | None:
        """The answer without a model. A question of two halves is taken apart where it is not met as a whole (R8)."""
        lookup = Lookup(self.catalog, self.index, scope, self._healing(), self.embedder)
        whole = lookup.computed(asking, found)
        parts = subquestions(asking.question)
        is_met = isinstance(whole, Draft) and whole.mode is Mode.TABLE and whole.coverage >= _WHOLLY_MET
        if len(parts) == 1 or (is_met and not asks_twice(asking.question)):
            return whole
        halves: list[Draft] = []
        for part in parts:
            text = completed(part, parts[0], halves[0].value if halves else "")
            half = lookup.computed(asked(text, self._weigh), self._retriever().find(text, scope))
            if not isinstance(half, Draft):
                return whole
            halves.append(half)
        return replace(joined(halves), parts=parts)

    # ------------------------------------------------------------------ kinds of answers

    def _told(self, question: str, alone: str, draft: Draft, record: Record) -> Task[Step | Sources | Token, Answer]:
        """An answer that was computed or quoted: there at once."""
        yield Sources(draft.citations)
        yield Token(draft.text)
        return Answer(
            question=question,
            standalone_question=alone,
            mode=draft.mode,
            text=draft.text,
            citations=draft.citations,
            table=draft.table,
            more_tables=draft.more_tables,
            other_candidates=draft.other_candidates,
            tree=draft.tree,
            route=draft.route,
            subquestions=draft.parts,
            trace=record.trace(),
        )

    def _written(
        self, question: str, alone: str, found: Found, scope: Scope, record: Record, cancel: CancelToken
    ) -> Task[Step | Sources | Token, Answer | None]:
        """An answer of the chat model; None when there is no model, so that the caller goes on without one."""
        best = self._retriever().best(alone, found, scope)
        record.stages += best.stages[len(found.stages) :]
        try:
            assert self.chat is not None
            model = self.chat()
            record.model = model.name
            healing = self._healing()
            passages = healed_passages(best.passages, healing) if healing is not None else best.passages
            kept = packed(passages, model.window, self.settings.models.answer_tokens, self.settings.retrieval)
            if kept.left_out:
                record.notes.append(f"{kept.left_out} passages found no room in the model's window.")
            yield Sources(tuple(citation_of(p, n) for n, p in enumerate(kept.passages, start=1)))
            yield Step(f"{model.name} is writing")
            started = time.perf_counter()
            limit = self.settings.models.answer_tokens
            text = yield from written(alone, _prompt("answer"), kept, model, limit, cancel)
            record.stage("write", started)
        except ModelError as error:
            log.warning("no answer from the model: %s", type(error).__name__)
            record.notes.append(f"Answered without a model. {error}")
            record.model = None
            return None
        return self._finished(question, alone, text, kept.passages, record)

    def _finished(
        self, question: str, alone: str, text: Written, passages: Sequence[Passage], record: Record
    ) -> Answer:
        if text.why:
            record.notes.append(text.why)
        if text.complete and says_not_found(text.text):
            nearest = tuple(citation_of(p, n) for n, p in enumerate(passages[:_NEAREST], start=1))
            return Answer(question, alone, Mode.NOT_FOUND, _NOTHING, nearest, route="generated", trace=record.trace())
        cleaned, citations = cited(text.text, passages)
        return Answer(
            question=question,
            standalone_question=alone,
            mode=Mode.GENERATED,
            text=cleaned,
            citations=citations,
            route="generated",
            incomplete=not text.complete,
            trace=record.trace(),
        )

    def _not_found(
        self,
        question: str,
        alone: str,
        asking: Asked,
        found: Found,
        scope: Scope,
        record: Record,
        miss: Unresolved | None = None,
    ) -> Task[Step | Sources | Token, Answer]:
        """A8: what was searched, what is nearest, what could be tried."""
        unknown = [want.token for want in asking.wanted if want.exact and not self._is_used(want.forms)]
        searched = len(scope.documents) or len(self.catalog.documents(scope.collection))
        text = f"{_NOTHING} {_counted(searched)} searched."
        hops = miss.chain.hops if miss is not None else ()
        if miss is not None:
            text += f" {miss_line(miss.chain)}"
        elif unknown:
            text += f" Nothing there is called {', '.join(unknown)}."
        nearest: tuple[Citation, ...] = tuple(
            citation_of(passage, number)
            for number, passage in enumerate(found.passages[:_NEAREST], start=len(hops) + 1)
        )
        if nearest:
            text += " The nearest passages are listed as sources; they do not answer the question."
        reached = hop_citations(hops)
        yield Sources((*reached, *nearest))
        yield Token(text)
        return Answer(
            question=question,
            standalone_question=alone,
            mode=Mode.NOT_FOUND,
            text=text,
            citations=(*reached, *nearest),
            tree=hop_tree(hops),
            route="not found",
            trace=record.trace(),
        )

    # ------------------------------------------------------------------ inside

    def _healing(self) -> Healing | None:
        return Healing(self.catalog, self.healed) if self.healed is not None else None

    def _retriever(self) -> Retriever:
        return Retriever(self.catalog, self.index, self.embedder, self.reranker, self.settings.retrieval)

    def _weigh(self, terms: Sequence[str]) -> Mapping[str, float]:
        uses = self.catalog.term_uses(terms)
        total = sum(document.chunks for document in self.catalog.documents())
        return {term: idf(sum(use.chunks for use in uses[term]), total) for term in terms}

    def _is_unknown(self, asking: Asked) -> bool:
        """Whether an identifier or number of the question stands nowhere in the library."""
        return any(not self._is_used(want.forms) for want in asking.exact)

    def _is_used(self, forms: Sequence[frozenset[str]]) -> bool:
        uses = self.catalog.term_uses(sorted({term for form in forms for term in form}))
        return any(all(uses[term] for term in form) for form in forms)


_NOTHING = "The documents do not answer this question."


def _counted(documents: int) -> str:
    return "One document was" if documents == 1 else f"{documents} documents were"


def _prompt(name: str) -> str:
    return (resources() / "prompts" / f"{name}.txt").read_text(encoding="utf-8")
