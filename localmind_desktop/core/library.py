"""The façade of the core: documents in, answers out."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from filelock import FileLock

from localmind_desktop.assets import resources
from localmind_desktop.core.after_work import AfterWork
from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.query.spelling import readable
from localmind_desktop.core.ask.rank.ranking import Ranker
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.ask.remembering import Remembering
from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.embedders import Embedders
from localmind_desktop.core.errors import KnownError, StorageError, UnknownDocument
from localmind_desktop.core.ingest.catching_up import CatchingUp
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.ingest.results import import_result
from localmind_desktop.core.insights import Insights
from localmind_desktop.core.model import (
    Answer,
    Check,
    Document,
    HistoryTurn,
    ImportResult,
    PageMap,
    Passage,
    Progress,
    Receipt,
    Scope,
    Sources,
    Step,
    Table,
    TableOutline,
    Token,
    Turn,
)
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.upkeep import Health
from localmind_desktop.core.models import ModelSet, ModelShelf, build_models, check_models
from localmind_desktop.core.models.once import OnceEmbedder
from localmind_desktop.core.outlines import outline
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.recipe import program_digest, settings_digest
from localmind_desktop.core.redacting import Redacting
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.caches import KeptAnswers
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.durability import require_hard_links
from localmind_desktop.core.store.healed import Healed, HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.migrations import TALK
from localmind_desktop.core.store.usage import Usage
from localmind_desktop.core.sweeping import sweep
from localmind_desktop.core.system.heaps import give_back
from localmind_desktop.core.system.locking import locked
from localmind_desktop.core.system.network import Connect, connect_directly
from localmind_desktop.core.task import CancelToken, Task
from localmind_desktop.core.upkeep import Upkeep, times_check, use_check
from localmind_desktop.core.watching import Watching
from localmind_desktop.core.wordnet import open_wordnet

log = logging.getLogger(__name__)


class Library:
    """All documents of one user, and the talk about them. One process at a time holds a library's folder.

    The methods say on which lane they run; results are frozen values. See `open`.
    """

    def __init__(
        self, paths: LibraryPaths, settings: Settings, models: ModelSet, shelf: ModelShelf, lock: FileLock
    ) -> None:
        self.paths = paths
        self.settings = settings
        self._shelf = shelf
        self._program = program_digest()
        self._wordnet = open_wordnet(settings.understanding.wordnet)
        with ExitStack() as opened:  # what is open is closed again when the next does not open
            opened.callback(lock.release)
            self._models = models
            opened.callback(models.close)
            self._catalog = Catalog(paths.catalog)
            opened.callback(self._catalog.close)
            self.collections, self.waiting = self._catalog.collections, self._catalog.waiting
            self.folders = Watching(self._catalog)
            talk = Database(paths.talk, TALK)
            opened.callback(talk.close)
            self.talk, self._healed, self._kept = Conversations(talk), HealedCells(talk), KeptAnswers(talk)
            self._usage = Usage(talk)
            self._ranker = Ranker.load(resources(), paths.weights)
            self._index = SearchIndex(paths.index, settings.index)
            self._renderer = PageRenderer(paths.files)
            opened.callback(self._renderer.close)
            self.pages = ShownPages(paths, self._catalog, self._renderer)
            self.insights = Insights(paths, self._catalog, models.chat, settings.analysing)
            self.upkeep = Upkeep(paths, self._catalog, self._index, talk)
            self._embedders = Embedders(models, settings.models.embedders, self._catalog.embeddings)
            self.catching_up = CatchingUp(self._intake(), self._embedders)
            self._healed.keep_only({document.id for document in self.documents()})
            self.talk.purge_dropped()
            self._kept.retire(self._catalog.collection_states())
            self.after_work = AfterWork(self.insights, self.catching_up)
            sweep(self.catching_up, self.upkeep)
            self._opened = opened.pop_all()

    @classmethod
    def open(
        cls,
        folder: Path,
        settings: Settings,
        *,
        models_folder: Path | None = None,
        connect: Connect = connect_directly,
        warm: bool = False,
    ) -> Library:
        """Open the library in ``folder``, which is made when missing. Takes seconds: the index engine is imported.

        ``connect`` leads to the model server. ``warm`` is as `Library.warm`, so early that the model is loaded beside
        the index engine. Raises `LibraryBusy` when another process holds the library, and
        `StorageError` when the folder cannot be used.
        """
        paths = LibraryPaths(folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(
                f"The library folder could not be created ({error.strerror}). Choose another folder."
            ) from error
        lock = locked(paths)
        try:
            require_hard_links(folder)
            shelf = ModelShelf(models_folder or paths.models)
            models = build_models(settings.models, settings.limits, shelf, connect)
        except BaseException:
            lock.release()
            raise
        if warm and models.embedder is not None:
            models.warm()
        return cls(paths, settings, models, shelf, lock)

    def warm(self) -> None:
        """Start the model of the search without waiting for it: a question is on its way."""
        if self._models.embedder is not None:
            self._models.warm()

    def close(self) -> None:
        """End the children, close the files, release the folder. Call it when no lane works any more."""
        self._opened.close()

    # ------------------------------------------------------------------ store lane

    def ingest(
        self, path: Path, cancel: CancelToken, collection: str = DEFAULT_COLLECTION
    ) -> Task[Progress, ImportResult]:
        """Take one file in. A cancelled document stays unfinished: `remove` or `resume` it. ``collection`` is a key.

        It is ready with the vectors of the main embedder; what else there is to make of it follows: see `after_work`.
        """
        result = yield from self._intake().take_in(path, collection, cancel)
        if result.document_id is not None:
            self.catching_up.tidy(result.document_id)
        self._healed.keep_only({document.id for document in self.documents()})  # not what an earlier state had
        self._kept.retire(self._catalog.collection_states())
        return result

    def resume(self, cancel: CancelToken) -> Task[Progress, tuple[ImportResult, ...]]:
        """Finish what was interrupted at the last end, and make what ready documents lack."""
        results = []
        waiting = [document.id for document in self.documents() if not (document.state.is_final or document.paused)]
        for document in filter(None, map(self._catalog.document, waiting)):  # looked up anew: one may replace another
            results.append((yield from self._complete(document, cancel)))
        self.complete_glossaries()
        for document_id in self.after_work.waiting():
            cancel.check()
            yield from self.after_work.complete(document_id, cancel)
        return tuple(results)

    def complete(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Finish one document that was interrupted or paused."""
        self._catalog.hold(document_id, False)
        return (yield from self._complete(self.document(document_id), cancel))

    def read_again(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Read the library's copy of a document anew, as if it came in for the first time."""
        document = self.document(document_id)
        self._intake().reading.fetch(document, cancel)
        if self._catalog.redactions.hides(document.collection):  # more may be hidden this time
            self._removing().forget([document])
        else:
            self._catalog.forget_reading(document.id)
        return (yield from self._complete(self.document(document_id), cancel))

    def pause(self, document_id: str) -> None:
        """Leave an unfinished document as it is until `complete`, also after a restart."""
        self._catalog.hold(document_id, True)

    def _complete(self, document: Document, cancel: CancelToken) -> Task[Progress, ImportResult]:
        started = time.perf_counter()
        try:
            document = yield from self._intake().complete(document, cancel)
            self.catching_up.tidy(document.id)
            status, reason = str(document.state), document.reason
        except KnownError as error:
            status, reason = "failed", str(error)
        return import_result(Path(document.source), document, status, reason, started)

    def remove(self, document_id: str, cancel: CancelToken) -> Task[Progress, Receipt]:
        """Purge a document (I16); the receipt says what went and that a search no longer finds it."""
        (receipt,) = yield from self._removing().remove([self.document(document_id)], cancel)
        return receipt

    def remove_all(self, document_ids: Sequence[str], cancel: CancelToken) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge documents, one receipt for each; those that are no longer there are passed over."""
        documents = [document for document in map(self._catalog.document, document_ids) if document is not None]
        return (yield from self._removing().remove(documents, cancel))

    def remove_collection(self, key: str, cancel: CancelToken) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge a collection with all its documents; its linked folders are watched no more."""
        self._catalog.linked.unlink_all(key)
        receipts = yield from self._removing().remove(self.documents(key), cancel)
        self.collections.remove(key)
        return receipts

    def redaction(self) -> Redacting:
        """How collections hide personal data (I15)."""
        return Redacting(self._catalog, self._removing(), self._complete)

    def dismiss(self, document_ids: Sequence[str]) -> None:
        """Say no more of what is wrong with these documents, until that changes. From any lane."""
        self._catalog.dismiss(document_ids)

    def complete_glossaries(self) -> None:
        """Look for abbreviations in the documents of earlier versions."""
        self._intake().complete_glossaries()

    # ------------------------------------------------------------------ answers lane

    def ask(
        self,
        question: str,
        conversation_id: str | None,
        scope: Scope,
        cancel: CancelToken,
        history: Sequence[HistoryTurn] = (),
        *,
        use_chat: bool = True,
        fresh: bool = False,
        unfinished: Turn | None = None,
        instead: Turn | None = None,
    ) -> Task[Turn | Step | Sources | Token, Answer]:
        """Answer a question; in a conversation, the question is stored first, its earlier turns are the history.

        ``fresh``: no answer of before is given again (R4, R5). ``unfinished``: go on with the answer of this turn (A3).
        ``instead``: the question takes the place of this turn, whose answer stays until there is another.
        """
        question = readable(question)
        history = [HistoryTurn(readable(one.question), readable(one.answer)) for one in history]
        turn, asking = unfinished or instead, self._asking(use_chat, fresh)
        if conversation_id is not None:
            earlier = [t for t in self.talk.turns(conversation_id) if turn is None or t.asked_at < turn.asked_at]
            history = [HistoryTurn(t.question, t.answer.text if t.answer else "") for t in earlier]
            if instead is not None:
                turn = self.talk.ask_instead(instead, question, scope)
            yield (turn := turn or self.talk.add_question(conversation_id, question, scope))
        if unfinished is not None and unfinished.answer is not None:
            found = yield from asking.continued(unfinished.answer, history, scope, cancel)
        else:
            found = yield from asking.answer(question, history, scope, cancel)
        answer = self.pages.with_places_named(found)
        self._usage.add(answer.mode, answer.trace.stages)
        if turn is not None and all(self._catalog.document(cited.document_id) for cited in answer.citations):
            self.talk.set_answer(turn.id, answer)  # but not what was purged while it was being written
        give_back()
        return answer

    def search(self, query: str, scope: Scope, limit: int = 10) -> list[Passage]:
        return self._asking(use_chat=False).search(readable(query), scope, limit)

    # ------------------------------------------------------------------ pages lane

    def page_sizes(self, document_id: str) -> list[tuple[float, float]]:
        """Width and height of each page in points."""
        return self._catalog.page_sizes(document_id)

    # ------------------------------------------------------------------ quick reads, from any lane

    def documents(self, collection: str | None = None) -> list[Document]:
        return self._catalog.documents(collection)

    def document(self, document_id: str) -> Document:
        """Raises `UnknownDocument`."""
        document = self._catalog.document(document_id)
        if document is None:
            raise UnknownDocument("This document is no longer in the library.")
        return document

    def tables(self, document_id: str) -> list[Table]:
        return self._catalog.tables(document_id)

    def table(self, document_id: str, index: int) -> Table:
        """One table of a document, counted from 0. Raises `UnknownDocument`, or `KnownError` when it is not there."""
        table = self._catalog.table(self.document(document_id).id, index)
        if table is None:
            raise KnownError("This table is no longer in the library. Ask again.")
        return table

    def healed_cells(self, document_id: str, index: int) -> dict[tuple[int, int], Healed]:
        """Which empty cells of a table, by row and column, answers have completed, and from where (R19)."""
        return Healing(self._catalog, self._healed).kept(document_id, index)

    def table_outlines(self, document_id: str) -> list[TableOutline]:
        """The tables of a document as a list of them shows them. Raises `UnknownDocument`."""
        document = self.document(document_id)
        return [outline(document, index, table) for index, table in enumerate(self.tables(document_id))]

    def page_map(self, document_id: str) -> PageMap:
        """The outline of a document, and of each page its section and its tables. Raises `UnknownDocument`."""
        return self._catalog.page_map(self.document(document_id).id) or PageMap()

    def model_checks(self) -> list[Check]:
        checks = check_models(self.settings.models, self.settings.limits, self._shelf, self._models.connect)
        return [*checks, *map(use_check, self.catching_up.uses())]

    def add_model(self, folder: Path) -> str:
        """Bring a model folder in; its name on the shelf. Raises `ModelRefused`."""
        return self._shelf.add(folder).name

    def health(self) -> Health:
        """Whether the machine, the library and the connections are in order, and how long its steps take."""
        place = self._wordnet.place if self._wordnet else ""
        checks = *self.upkeep.checks(place), *self.upkeep.counters(), *self.model_checks()
        return Health(checks, tuple(self.upkeep.steps()))

    def doctor(self) -> list[Check]:
        return [*(health := self.health()).checks, times_check(health.steps)]

    # ------------------------------------------------------------------ inside

    def _removing(self) -> Removing:
        return Removing(self._catalog, self._index, self._kept, self.talk, self._healed, self._renderer, self._intake())

    def _intake(self) -> Intake:
        models = self._models
        return Intake(self.paths, self._catalog, self._index, models.embedder, self.settings, models.chat, self._shelf)

    def studying(self) -> Asking:
        """What answers from the documents alone, for learning from it."""
        return self._asking(False)

    @property
    def weights(self) -> Weights:
        """The weights of the answers that are in use."""
        return self._ranker.weights

    def _asking(self, use_chat: bool, fresh: bool = False) -> Asking:
        chat = self._models.chat if use_chat and self.settings.models.use_chat else None
        embedder = OnceEmbedder(self._models.embedder) if self._models.embedder is not None else None
        beside = tuple(map(OnceEmbedder, self._embedders.others_asked()))
        remembering = Remembering(
            self._kept,
            self._catalog,
            embedder,
            chat,
            self.settings.caches,
            recipe=settings_digest(self.settings) + self._program,
            chooses_model=not self.settings.models.chat,
            fresh=fresh,
            beside=beside,
        )
        return Asking(
            self._catalog,
            self._index,
            embedder,
            self._models.reranker,
            chat,
            self.settings,
            self._ranker,
            self._healed,
            remembering,
            self._models.condenser if chat is not None else None,
            self._wordnet,
            self._models.named,
            beside,
        )
