"""The path of a question to its answer: understand, find, compute or quote, write, and say what was done."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from localmind_desktop.core.ask.candidates.candidates import Candidates, TableKey
from localmind_desktop.core.ask.candidates.document_legends import Abbreviations, DocumentLegends, Legends
from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.forms import forms_of
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.compute.chain_drafts import hop_citations
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.compute.computed import Lookup
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.compute.tables_about import ScopedTables
from localmind_desktop.core.ask.documents.answering import DocumentAnswers
from localmind_desktop.core.ask.documents.telling import MEASURED
from localmind_desktop.core.ask.drafting import Drafting
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.telling import asks_to_be_told, reworks
from localmind_desktop.core.ask.query.understanding import Understanding, Understood
from localmind_desktop.core.ask.query.vocabulary import Vocabulary
from localmind_desktop.core.ask.query.wording import Figure
from localmind_desktop.core.ask.rank.focusing import focused
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import BEST_PASSAGES, Ranker, set_right
from localmind_desktop.core.ask.rank.second_phase import read_again
from localmind_desktop.core.ask.rank.verdict import Weighed, unit_draft, verdict, weighed
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.remembering import Remembering, again
from localmind_desktop.core.ask.retrieve.fairness import distinct
from localmind_desktop.core.ask.retrieve.gathering import Gathering
from localmind_desktop.core.ask.retrieve.keyword_care import no_synonyms
from localmind_desktop.core.ask.retrieve.retrieving import Found, Retriever
from localmind_desktop.core.ask.write.confidence import claims_of
from localmind_desktop.core.ask.write.evidence import Evidence
from localmind_desktop.core.ask.write.instructions import instructions_of
from localmind_desktop.core.ask.write.pace import Pace
from localmind_desktop.core.ask.write.quoting import with_quoted
from localmind_desktop.core.ask.write.reworking import passages_of
from localmind_desktop.core.ask.write.searched import Searched, nothing_to_search
from localmind_desktop.core.ask.write.telling import not_found, told, unasked, why_unasked
from localmind_desktop.core.ask.write.writing import Writing
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Answer, Citation, HistoryTurn, Mode, Passage, Scope, Sources, Step, Token
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reader, Reranker
from localmind_desktop.core.phrase import in_turn, phrase
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task, result_of
from localmind_desktop.core.wordnet import WordNet

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Asking:
    """What answering works with. Runs on the answers lane. ``chat`` None: no model writes (A5)."""

    catalog: Catalog
    index: SearchIndex
    embedder: Embedder | None
    reranker: Reranker | None
    chat: Callable[[], ChatModel] | None
    settings: Settings
    ranker: Ranker
    abbreviations: Abbreviations = field(default_factory=Abbreviations)
    healed: HealedCells | None = None  # None: empty cells stay empty
    remembering: Remembering | None = None  # None: no answer is kept
    condenser: Callable[[], ChatModel | None] | None = None  # None: follow-ups are understood by rule
    wordnet: WordNet | None = None  # None: no synonyms
    named: Callable[[str], ChatModel] | None = None  # the chat model of a name
    beside: tuple[Embedder, ...] = ()  # embedders that are asked besides
    documents: DocumentAnswers | None = None  # None: nothing is asked of documents as wholes
    by_model: bool = False  # a model writes, whatever can be computed
    reader: Reader | None = None  # reads the best units together with the question; None: the first phase decides
    pace: Pace | None = None  # None: a model may read as long as it takes

    def search(self, query: str, scope: Scope, limit: int) -> list[Passage]:
        variants = self._understanding().variants(query, scope)
        return list(self._retriever().find(query, scope, variants).passages[:limit])

    def answer(
        self,
        question: str,
        history: Sequence[HistoryTurn],
        scope: Scope,
        cancel: CancelToken,
        last: Answer | None = None,
    ) -> Task[Step | Sources | Token, Answer]:
        """Compute, quote or write the answer. Without a model nothing but the writing is missing.

        ``last`` is the answer before, which a request such as *shorter* is about.
        """
        record = Record()
        if why := why_unasked(question) or nothing_to_search(self._searched(scope)):
            return (yield from unasked(question, why, record))
        reworked = yield from self._reworked(question, last, scope, record, cancel)
        if reworked is not None and reworked.says_something:
            return reworked
        asked = self._understanding().of(question, history, scope, record, cancel)
        draft = self._of_documents(asked, scope, record)
        if draft is not None:  # nothing of it is kept: what was found out about documents changes by itself
            return (yield from told(asked, draft, record, MEASURED))
        memory = self.remembering.of(asked) if self.remembering is not None else None
        kept = memory.recalled(record) if memory is not None else None
        if kept is not None:
            return (yield from again(kept))
        answer = yield from self._found(asked, record, cancel)
        if memory is not None:
            memory.keep(answer, record)
        return answer

    def studied(self, question: str, history: Sequence[HistoryTurn] = ()) -> tuple[list[Ranked], Draft | None]:
        """What is weighed for a question: its units, best first, and what is computed."""
        asked, gathering = self._studying(question, history)
        found, lookup = gathering.find(asked.alone), self._lookup(asked)
        sheets = self._sheets({}, asked.scope, asked.asking, found)
        draft = lookup.computed(asked.asking, sheets)
        ranked = self._ranked(asked.scope, lookup.legends.of, asked.asking, found, sheets)
        return self._read(asked.alone, ranked), draft if isinstance(draft, Draft) else None

    def studied_as_two(self, question: str, history: Sequence[HistoryTurn] = ()) -> Weighed | None:
        """The best answer to a question that is read as two; None where it cannot be."""
        asked, gathering = self._studying(question, history)
        return self._drafting(asked, gathering).two(asked)

    def _studying(self, question: str, history: Sequence[HistoryTurn]) -> tuple[Understood, Gathering]:
        record, cancel = Record(), CancelToken()
        asked = self._understanding().of(question, history, Scope(), record, cancel)
        return asked, self._gathered(asked, record, cancel)[0]

    def continued(
        self,
        begun: Answer,
        history: Sequence[HistoryTurn],
        scope: Scope,
        cancel: CancelToken,
        last: Answer | None = None,
    ) -> Task[Step | Sources | Token, Answer]:
        """Go on with an answer of a model that is unfinished (A3); it stays as it is where no model can."""
        record = Record()
        reworked = yield from self._reworked(begun.question, last, scope, record, cancel, begun)
        if reworked is not None:
            return reworked
        asked = self._understanding().of(begun.question, history, scope, record, cancel)
        yield Step(phrase("Looking for passages"))
        asked = self._understanding().said_otherwise(asked, cancel)
        gathering, _ = self._gathered(asked, record, cancel)
        best = self._best(asked, gathering, record)
        answer = yield from self._written(asked, gathering, best, record, cancel, begun)
        if answer is None:
            return begun
        if not answer.says_something and not answer.unsupported:  # what was written of it stays
            record.notes.append(phrase("The model could not continue this answer."))
            return replace(begun, trace=record.trace())
        return with_quoted(answer, best.draft)

    # ------------------------------------------------------------------ steps

    def _of_documents(self, asked: Understood, chosen: Scope, record: Record) -> Draft | None:
        """The answer to a question about documents as wholes, from what was found out about them."""
        if self.documents is None:
            return None
        started = time.perf_counter()
        draft = self.documents.draft(asked, chosen)
        if draft is not None:
            record.route = draft.route
            record.stage("documents", started, phrase("{n} found", n=len(draft.citations)))
        return draft

    def _reworked(
        self,
        question: str,
        last: Answer | None,
        scope: Scope,
        record: Record,
        cancel: CancelToken,
        begun: Answer | None = None,
    ) -> Task[Step | Sources | Token, Answer | None]:
        """What a model makes of the answer before; None where the question asks for something else."""
        if self.chat is None or last is None or not last.says_something or not reworks(question):
            return None
        passages = passages_of(self.catalog, last.citations)
        if not passages:
            return None
        tables = ScopedTables(self.catalog, self.index, scope)
        evidence = Evidence(self.catalog, tables, self._healing(), last.citations, passages=passages)
        asked = Understood.of_last(question, last, scope)
        return (yield from self._writing(self.chat).answer(asked, evidence, record, cancel, begun))

    def _found(self, asked: Understood, record: Record, cancel: CancelToken) -> Task[Step | Sources | Token, Answer]:
        yield Step(phrase("Looking for passages"))
        asked = self._understanding().said_otherwise(asked, cancel)
        record.variants = asked.variants
        gathering, found = self._gathered(asked, record, cancel)
        yield Step(phrase("Reading tables"))
        best = self._best(asked, gathering, record)
        if best.draft is None and asked.narrowed_to_pages and (self.chat is None or not found.passages):
            asked = asked.on_all_pages()
            record.notes.append(phrase("Those pages do not answer it: the whole document was searched."))
            gathering, found = self._gathered(asked, record, cancel)
            best = self._best(asked, gathering, record)
        draft, probability = best.draft, best.probability
        is_told = draft is not None and draft.mode is not Mode.LIKELY and not self._is_models(asked, draft)
        if draft is not None and is_told and (draft.mode is not Mode.EXTRACT or self.chat is None):
            if self.chat is not None:
                draft = self._writing(self.chat).phrased(asked, draft, record, cancel)
            return (yield from self._told(asked, draft, record, probability))
        is_there = draft is not None or bool(_reached(best.miss)) or not self._is_of_unknown(asked)
        if found.passages and is_there:
            answer = yield from self._written(asked, gathering, best, record, cancel)
            if answer is not None and (answer.says_something or (draft is None and best.miss is None)):
                return with_quoted(answer, draft)
            if answer is not None and draft is not None:  # the model has not found what can be told without it
                record.notes.append(phrase("The model found no answer; shown is what the documents say."))
                told_anyway = result_of(self._told(asked, draft, record, probability))
                return replace(told_anyway, unsupported=answer.unsupported)
        if draft is not None:
            return (yield from self._told(asked, draft, record, probability))
        return (yield from self._not_found(asked, found, record, best.miss))

    def _is_models(self, asked: Understood, draft: Draft) -> bool:
        """Whether a model tells what was computed; no figure, which it could only get wrong."""
        if self.chat is None:
            return False
        return self.by_model or (draft.route not in tuple(Figure) and asks_to_be_told(asked.alone))

    def _is_of_unknown(self, asked: Understood) -> bool:
        """Whether a name of the question stands nowhere, nor a part of it."""
        return Vocabulary.of(self.catalog, asked.scope).lacks_name(asked.asking.names)

    def _gathered(self, asked: Understood, record: Record, cancel: CancelToken) -> tuple[Gathering, Found]:
        weighs = self.settings.understanding.route_weights
        gathering = Gathering(self._retriever(), asked.scope, self._understanding().variants, weighs)
        found = gathering.gather(asked)
        record.stages += found.stages
        record.notes += found.notes
        record.failed(*(one for one in found.failures if one not in record.failures))
        record.words = found.words
        record.consider(found.passages)
        cancel.check()
        return gathering, found

    def _best(self, asked: Understood, gathering: Gathering, record: Record) -> Weighed:
        """The best of what was computed and of what stands in rows and sentences, and what becomes of it."""
        started = time.perf_counter()
        best = self._drafting(asked, gathering).best(asked)
        record.subquestions = tuple(half.question.own for half in best.halves)
        best = verdict(self.ranker.weights, best)
        route = best.draft.route if best.draft else "nothing"
        record.stage("weigh", started, in_turn(route, f"{best.probability:.0%}", between=", "))
        return best

    def _drafting(self, asked: Understood, gathering: Gathering) -> Drafting:
        made: dict[TableKey, Sheet] = {}
        lookup, terms = self._lookup(asked), partial(self._understanding().asked, asked.scope)
        sheets = partial(self._sheets, made, asked.scope)
        weigh = partial(self._weighed, asked.scope, lookup.legends.of)
        return Drafting(lookup, gathering.find, terms, sheets, weigh, self.ranker.weights)

    def _lookup(self, asked: Understood) -> Lookup:
        return Lookup(
            self.catalog, self.index, asked.scope, DocumentLegends(self.catalog, self.abbreviations), self._healing()
        )

    def _sheets(self, made: dict[TableKey, Sheet], scope: Scope, asking: Asked, found: Found) -> list[Sheet]:
        return Candidates(self.catalog, self.index, scope, made).sheets(asking, found.passages)

    def _weighed(
        self,
        scope: Scope,
        legends: Legends,
        asking: Asked,
        found: Found,
        sheets: Sequence[Sheet],
        draft: Draft | None,
        read: str,
    ) -> Weighed:
        if draft is None and Vocabulary.of(self.catalog, scope).lacks_name(asking):
            return Weighed(None, 0.0)  # what is called so stands nowhere
        ranked = self._read(read, self._ranked(scope, legends, asking, found, sheets))
        return weighed(self.ranker.weights, ranked, draft, self._healing(), asking, partial(self._focused, scope, read))

    def _focused(self, scope: Scope, question: str, best: Ranked) -> Ranked:
        """A unit as it is told; as it was found where nobody can read, or what is told would reach beyond the scope."""
        if self.reader is None:
            return best
        try:
            read = focused(question, best, self.reader)
        except ModelError as error:
            log.warning("what is told was not read: %s", type(error).__name__)
            return best
        return read if all(scope.holds_page(one.page) for one in unit_draft(read).citations[0].places) else best

    def _ranked(
        self, scope: Scope, legends: Legends, asking: Asked, found: Found, sheets: Sequence[Sheet]
    ) -> list[Ranked]:
        forms = list(forms_of(self.catalog, found.passages, scope))
        documents = {one.chunk.document_id for one in found.passages[:BEST_PASSAGES]}
        subjects = {document_id: self.catalog.terms.subjects(document_id) for document_id in documents}
        ranked = self.ranker.ranked(asking, found.passages, sheets, forms, subjects, legends)
        if scope.pages is None:
            return ranked
        return [one for one in ranked if scope.holds_page(unit_draft(one).citations[0].page)]

    def _read(self, question: str, ranked: list[Ranked]) -> list[Ranked]:
        """Units as both phases have them; as the first has them where nothing is to be read, or nobody can."""
        weights = self.ranker.weights
        if self.reader is not None:
            try:
                ranked = read_again(question, ranked, self.reader, weights.second)
            except ModelError as error:  # the checks of the models tell why
                log.warning("what may answer was not read: %s", type(error).__name__)
        return set_right(ranked, weights)

    def _written(
        self,
        asked: Understood,
        gathering: Gathering,
        best: Weighed,
        record: Record,
        cancel: CancelToken,
        begun: Answer | None = None,
    ) -> Task[Step | Sources | Token, Answer | None]:
        if self.chat is None:
            return None
        found = gathering.find(asked.alone)
        read = gathering.best(asked, [half.question for half in best.halves], cancel)
        record.stages += read.stages[len(found.stages) :]
        record.reranked = read.read
        record.consider(read.passages)
        computed = best.draft.citations if best.draft is not None else _reached(best.miss)
        tables = ScopedTables(self.catalog, self.index, asked.scope)
        found_in = read.passages, self._of_named(asked)
        further = distinct(found.passages)
        evidence = Evidence(
            *(self.catalog, tables, self._healing(), computed, best.ranked, *found_in, further),
            question=asked.alone,
            reader=self.reader,
            unknown=Vocabulary.of(self.catalog, asked.scope).lacking(asked.asking.names),
            claims=tuple(claims_of(best)),
        )
        return (yield from self._writing(self.chat).answer(asked, evidence, record, cancel, begun))

    def _of_named(self, asked: Understood) -> list[tuple[Passage, ...]]:
        """What is found in each of the documents that the question names, where these are several."""
        named = Candidates(self.catalog, self.index, asked.scope).documents(asked.asking)
        scopes = [replace(asked.scope, documents=(one,)) for one in sorted(named)] if len(named) > 1 else []
        return [self._retriever().find(asked.alone, scope).passages[: self.settings.retrieval.keep] for scope in scopes]

    def _told(
        self, asked: Understood, draft: Draft, record: Record, probability: float
    ) -> Task[Step | Sources | Token, Answer]:
        """Without a model; where nothing is claimed, with how many documents are still to come."""
        waiting = self._searched(asked.scope).waiting if draft.mode is Mode.LIKELY else 0
        return (yield from told(asked, draft, record, probability, self._unknown(asked), waiting))

    def _not_found(
        self, asked: Understood, found: Found, record: Record, miss: Chain | None = None
    ) -> Task[Step | Sources | Token, Answer]:
        searched = self._searched(asked.scope)
        return (yield from not_found(asked, found.passages, searched, self._unknown(asked), record, miss))

    def _unknown(self, asked: Understood) -> tuple[str, ...]:
        return Vocabulary.of(self.catalog, asked.scope).lacking(asked.asking)

    # ------------------------------------------------------------------ inside

    def _healing(self) -> Healing | None:
        return Healing(self.catalog, self.healed) if self.healed is not None else None

    def _writing(self, chat: Callable[[], ChatModel]) -> Writing:
        instructions = partial(instructions_of, self.catalog, self.settings.answering)
        checked_by = (self.ranker.likeness, self.reader)
        return Writing(chat, self.settings, instructions, self._searched, self.named, *checked_by, self.pace)

    def _searched(self, scope: Scope) -> Searched:
        return Searched.of(self.catalog.documents(scope.collection), scope)

    def _understanding(self) -> Understanding:
        return Understanding(self.catalog, self.settings, self.condenser, self.chat)

    def _retriever(self) -> Retriever:
        synonyms = self.wordnet.synonyms if self.wordnet is not None else no_synonyms
        settings = self.settings.retrieval
        found_by = (self.catalog, self.index, self.embedder, self.reranker)
        return Retriever(*found_by, settings, synonyms, self.chat, beside=self.beside)


def _reached(miss: Chain | None) -> tuple[Citation, ...]:
    """As far as a path that breaks off could be followed."""
    return tuple(hop_citations(miss.hops)) if miss is not None else ()
