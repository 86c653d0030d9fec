"""Finding the passages (R12-R17, R22, R24): both searches side by side, fused, looked at closer, the best kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from localmind_desktop.core.ask.query.asked import Asked, asked, present_terms
from localmind_desktop.core.ask.query.vocabulary import Vocabulary
from localmind_desktop.core.ask.record import NO_WORDS, KeywordPlan
from localmind_desktop.core.ask.retrieve.fairness import distinct, fair, mingled
from localmind_desktop.core.ask.retrieve.floors import passes
from localmind_desktop.core.ask.retrieve.fusing import fuse, highest, normalised
from localmind_desktop.core.ask.retrieve.keyword_care import Synonyms, no_synonyms, planned
from localmind_desktop.core.ask.retrieve.looking_closer import looked_closer
from localmind_desktop.core.ask.retrieve.meaning import MeaningSearch
from localmind_desktop.core.ask.retrieve.reranking import Reranked, by_model, by_rubric
from localmind_desktop.core.model import Passage, Scope, Scores, Stage
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reranker
from localmind_desktop.core.parallel import side_by_side
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import Hit, SearchIndex, Words
from localmind_desktop.core.task import CancelToken

_FEW_HITS = 3  # with fewer that hold all words, those that hold any, or another word for one, are looked for


@dataclass(frozen=True, slots=True)
class Found:
    """The passages for a question, best first, with what is to be said of the way to them."""

    passages: tuple[Passage, ...]
    stages: tuple[Stage, ...]
    notes: tuple[str, ...]
    words: KeywordPlan = NO_WORDS
    read: int = 0  # how many a reranker has read
    failures: tuple[str, ...] = ()  # what is to be said of a search that failed


@dataclass(frozen=True, slots=True)
class _Search:
    """What one of the two searches brought, and how long it took."""

    hits: list[Hit]
    stage: Stage
    note: str = ""
    words: KeywordPlan = NO_WORDS
    share: float = 1.0  # of the question that the embedder knows
    floors: Mapping[str, float] = field(default_factory=dict)  # by chunk id
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Retriever:
    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    reranker: Reranker | None
    settings: Retrieval
    synonyms: Synonyms = no_synonyms
    chat: Callable[[], ChatModel] | None = None  # for the rubric only
    meaning: float = 1.0  # what the search by meaning weighs beside the keywords, by the kind of question (R9)
    beside: tuple[Embedder, ...] = ()  # embedders whose vectors are searched besides (I11)

    def find(self, question: str, scope: Scope, variants: Sequence[str] = ()) -> Found:
        """Passages over the floors (R14). ``variants`` ask the same in other words: the highest score counts (R10)."""
        keyword, vector = side_by_side(
            [partial(self._by_keyword, question, variants, scope), partial(self._by_meaning, question, variants, scope)]
        )
        started = time.perf_counter()
        fused = fuse(keyword.hits, vector.hits, self.settings, vector.share * self.meaning)
        asking = self.asked(question, scope)
        forms = [asking, *(self.asked(text, scope) for text in (*variants, *keyword.words.synonyms))]
        passages = self._over_floors(forms, self._passages(fused, scope), vector.floors)
        stages = [keyword.stage, vector.stage]
        stages.append(_stage("fuse", started, phrase("{n} of {total} kept", n=len(passages), total=len(fused))))
        if self.settings.closer_look:
            started = time.perf_counter()
            passages = looked_closer(asking, passages, self.settings.rerank_candidates)
            stages.append(_stage("second look", started, f"at {min(len(passages), self.settings.rerank_candidates)}"))
        notes = tuple(one.note for one in (keyword, vector) if one.note and not one.failed)
        failures = (vector.note,) if vector.failed else ()
        return Found(tuple(passages), tuple(stages), notes, keyword.words, failures=failures)

    def best(
        self, question: str, found: Found, scope: Scope, cancel: CancelToken | None = None, *, is_fair: bool = True
    ) -> Found:
        """The few passages that are read: distinct, of several documents, in the order of a closer reading.

        ``is_fair`` False, and a scope of one document, leave all places to the best (R15, R20).
        """
        started = time.perf_counter()
        passages, is_fair = distinct(found.passages), is_fair and len(scope.documents) != 1
        if is_fair:
            passages = fair(passages, self.settings.passages_per_document, self.settings.keep)
        reranked = self._reranked(question, passages, cancel or CancelToken())
        stage = _stage("rerank", started, reranked.note)
        kept = mingled(reranked.passages) if is_fair else reranked.passages
        return replace(
            found, passages=tuple(kept[: self.settings.keep]), stages=(*found.stages, stage), read=reranked.read
        )

    # ------------------------------------------------------------------ the two searches

    def _by_keyword(self, question: str, variants: Sequence[str], scope: Scope) -> _Search:
        started = time.perf_counter()
        plans = [self._plan(text, scope) for text in (question, *variants)]
        hits = highest(self._holding(plan, scope) for plan in plans)[: self.settings.candidates]
        stage = _stage("keywords", started, phrase("{n} hits", n=len(hits)))
        note = "" if plans[0].kept else phrase("The words of the question are everywhere: found by meaning only.")
        return _Search(hits, stage, note, plans[0])

    def _plan(self, question: str, scope: Scope) -> KeywordPlan:
        if not self.settings.keyword_care:
            return KeywordPlan((question,), is_known=False)
        there = Vocabulary.of(self.catalog, scope)
        return planned(
            question,
            there.frequencies,
            there.chunks,
            self.synonyms,
            may_do_without=self.embedder is not None or bool(self.beside),
        )

    def _holding(self, plan: KeywordPlan, scope: Scope) -> list[Hit]:
        """The chunks that hold every word; when they are few, those that hold any, or another word for one."""
        if not plan.kept:
            return []
        enough = _FEW_HITS if plan.is_known else 0  # a word that stands nowhere is in no chunk
        return self.index.word_search(Words(plan.kept, plan.synonyms, enough), scope, self.settings.candidates)

    def _by_meaning(self, question: str, variants: Sequence[str], scope: Scope) -> _Search:
        started = time.perf_counter()
        search = MeaningSearch(self.catalog, self.index, self.embedder, self.beside, self.settings)
        found = search.find((question, *variants), scope)
        stage = _stage("meaning", started, phrase("{n} hits", n=len(found.hits)))
        return _Search(found.hits, stage, found.note, share=found.share, floors=found.floors, failed=found.failed)

    # ------------------------------------------------------------------ from hits to passages

    def _passages(self, fused: Mapping[str, Scores], scope: Scope) -> list[Passage]:
        found = self.catalog.chunks_by_id(list(fused))
        chunks = {key: one for key, one in found.items() if scope.holds_table(one.document_id, one.table_index)}
        names = self.catalog.names({chunk.document_id for chunk in chunks.values()})
        return [
            Passage(chunks[chunk_id], names[chunks[chunk_id].document_id], scores)
            for chunk_id, scores in fused.items()
            if chunk_id in chunks and chunks[chunk_id].document_id in names
        ]

    def _over_floors(
        self, forms: Sequence[Asked], passages: Sequence[Passage], floors: Mapping[str, float]
    ) -> list[Passage]:
        """``forms`` are the question and what else was searched for."""
        over = [
            one
            for one in passages
            if passes(forms, one.scores, _terms_of(one), floors.get(one.chunk.id, 0.0), self.settings)
        ]
        return [one for one in normalised(over) if one.scores.share >= self.settings.least_share]

    def _reranked(self, question: str, passages: Sequence[Passage], cancel: CancelToken) -> Reranked:
        if self.settings.rerank == "rubric" and self.chat is not None and len(passages) > 1:
            return by_rubric(question, passages, self.chat, self.settings, cancel)
        if self.settings.rerank == "model" and self.reranker is not None and len(passages) > 1:
            return by_model(question, passages, self.reranker, self.settings)
        return Reranked(list(passages), 0, phrase("no reranker: search order kept"))

    def asked(self, question: str, scope: Scope) -> Asked:
        return asked(question, Vocabulary.of(self.catalog, scope).weights)


def _terms_of(passage: Passage) -> frozenset[str]:
    return present_terms([passage.chunk.searched])


def _stage(name: str, started: float, note: str) -> Stage:
    return Stage(name, (time.perf_counter() - started) * 1000, note)
