"""Finding the passages (R12, R14, R15, R17, R22, R24)."""

from __future__ import annotations

import logging
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import ChunkKind, Passage, Scope, Scores, Stage
from localmind_desktop.core.models.protocols import Embedder, Reranker
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import Hit, SearchIndex

log = logging.getLogger(__name__)

_SAME_BEGINNING = 200  # characters by which two passages count as one (R15)


@dataclass(frozen=True, slots=True)
class Found:
    """The passages for a question, best first, with what is to be said of the way to them."""

    passages: tuple[Passage, ...]
    stages: tuple[Stage, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Retriever:
    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    reranker: Reranker | None
    settings: Retrieval

    def find(self, question: str, scope: Scope) -> Found:
        """Both searches, fused. Passages under the similarity floor that no keyword found are left out (R14)."""
        started = time.perf_counter()
        keyword = self.index.keyword_search(question, scope, self.settings.candidates)
        stages = [_stage("keywords", started, f"{len(keyword)} hits")]
        started = time.perf_counter()
        vector, note = self._by_meaning(question, scope)
        stages.append(_stage("meaning", started, f"{len(vector)} hits"))
        notes = [note] if note else []
        fused = fuse(keyword, vector, self.settings)
        chunks = self.catalog.chunks_by_id(list(fused))
        names = {document.id: document.name for document in self.catalog.documents()}
        passages = [
            Passage(chunks[chunk_id], names[chunks[chunk_id].document_id], scores)
            for chunk_id, scores in fused.items()
            if chunk_id in chunks and chunks[chunk_id].document_id in names and self._passes_floor(scores)
        ]
        return Found(tuple(passages), tuple(stages), tuple(notes))

    def best(self, question: str, found: Found, scope: Scope) -> Found:
        """The few passages that are read: distinct, of several documents, reranked where a reranker is there."""
        passages = _distinct(found.passages)
        if not scope.documents:
            passages = fair(passages, self.settings.passages_per_document, self.settings.keep)
        started = time.perf_counter()
        passages, note = self._reranked(question, passages)
        stage = _stage("rerank", started, note)
        return Found(tuple(passages[: self.settings.keep]), (*found.stages, stage), found.notes)

    # ------------------------------------------------------------------ inside

    def _by_meaning(self, question: str, scope: Scope) -> tuple[list[Hit], str | None]:
        if self.embedder is None:
            return [], "No embedding model: found by keyword only."
        try:
            if not self.index.has_vectors(self.embedder.stamp):
                return [], "No vectors in the index yet: found by keyword only."
            vector = self.embedder.question(question)
            return self.index.vector_search(self.embedder.stamp, vector, scope, self.settings.candidates), None
        except ModelError as error:
            log.warning("search by meaning failed: %s", type(error).__name__)
            return [], f"Found by keyword only. {error}"

    def _passes_floor(self, scores: Scores) -> bool:
        return scores.keyword is not None or (scores.vector or 0.0) >= self.settings.similarity_floor

    def _reranked(self, question: str, passages: list[Passage]) -> tuple[list[Passage], str]:
        if self.reranker is None or len(passages) < 2:
            return passages, "no reranker: fused order"
        head = passages[: self.settings.rerank_candidates]
        texts = [f"{passage.chunk.context}\n{passage.chunk.text}" for passage in head]
        try:
            scores = self.reranker.scores(question, texts, self.settings.rerank_seconds)
        except ModelError as error:
            log.warning("reranking failed: %s", type(error).__name__)
            return passages, "the reranker failed: fused order"
        read = [
            replace(passage, scores=replace(passage.scores, rerank=score))
            for passage, score in zip(head, scores, strict=True)
            if score is not None
        ]
        read.sort(key=lambda passage: -(passage.scores.rerank or 0.0))
        ids = {passage.chunk.id for passage in read}
        rest = [passage for passage in passages if passage.chunk.id not in ids]
        return read + rest, f"{len(read)} of {len(head)} read within {self.settings.rerank_seconds:g} s"


def fuse(keyword: Sequence[Hit], vector: Sequence[Hit], settings: Retrieval) -> dict[str, Scores]:
    """Chunk ids with their scores, best first, by the fusion that the settings name (R12)."""
    cosines = {hit.chunk_id: hit.score for hit in vector}
    keywords = {hit.chunk_id: hit.score for hit in keyword}
    fused: defaultdict[str, float] = defaultdict(float)
    if settings.fusion == "weighted":
        top = max(keywords.values(), default=1.0) or 1.0
        for chunk_id in cosines.keys() | keywords.keys():
            dense, lexical = cosines.get(chunk_id, 0.0), keywords.get(chunk_id, 0.0) / top
            fused[chunk_id] = settings.dense_weight * dense + (1 - settings.dense_weight) * lexical
    elif settings.fusion == "boost":
        for chunk_id in cosines.keys() | keywords.keys():
            fused[chunk_id] = cosines.get(chunk_id, 0.0) + settings.keyword_boost * (chunk_id in keywords)
    else:
        for hits in (keyword, vector):
            for rank, hit in enumerate(hits, start=1):
                fused[hit.chunk_id] += 1.0 / (settings.rrf_constant + rank)
    return {
        chunk_id: Scores(cosines.get(chunk_id), keywords.get(chunk_id), score)
        for chunk_id, score in sorted(fused.items(), key=lambda entry: (-entry[1], entry[0]))
    }


def fair(passages: Iterable[Passage], per_document: int, keep: int) -> list[Passage]:
    """At most ``per_document`` of each document first (R15); what is over follows, so that nothing is lost."""
    first: list[Passage] = []
    over: list[Passage] = []
    seen: Counter[str] = Counter()
    for passage in passages:
        seen[passage.chunk.document_id] += 1
        (first if seen[passage.chunk.document_id] <= per_document else over).append(passage)
    return first + over if len(first) < keep else first


def _distinct(passages: Sequence[Passage]) -> list[Passage]:
    kept: dict[tuple[ChunkKind, str], Passage] = {}
    for passage in passages:
        kept.setdefault((passage.chunk.kind, passage.chunk.text[:_SAME_BEGINNING]), passage)
    return list(kept.values())


def _stage(name: str, started: float, note: str) -> Stage:
    return Stage(name, (time.perf_counter() - started) * 1000, note)
