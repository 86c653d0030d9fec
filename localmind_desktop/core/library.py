"""The façade of the core: documents in, answers out."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from filelock import BaseFileLock

from localmind_desktop.assets import resources
from localmind_desktop.core.after_work import AfterWork
from localmind_desktop.core.answering import Answering
from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.candidates.document_legends import Abbreviations
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.query.spelling import readable
from localmind_desktop.core.ask.rank.ranking import Ranker
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.children.reader import forked_readers
from localmind_desktop.core.conversing import Conversing
from localmind_desktop.core.embedders import Embedders
from localmind_desktop.core.errors import KnownError, StorageError, UnknownDocument
from localmind_desktop.core.importing import Importing
from localmind_desktop.core.ingest.catching_up import CatchingUp
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.insights import Insights
from localmind_desktop.core.mending import Mending
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
from localmind_desktop.core.model.models import ServedModels
from localmind_desktop.core.model.upkeep import Health
from localmind_desktop.core.models import ModelSet, ModelShelf, build_models, check_chat, check_models, served_models
from localmind_desktop.core.moving import Moving
from localmind_desktop.core.newer import READ_ONLY, has_newer_form, was_read_by_newer
from localmind_desktop.core.notes import Noting
from localmind_desktop.core.outlines import outline
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.recipe import program_digest, weights_digest
from localmind_desktop.core.redacting import Redacting
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.caches import KeptAnswers
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.healed import Healed, HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.migrations import TALK
from localmind_desktop.core.store.register import Register
from localmind_desktop.core.store.salvage import opened as open_sound
from localmind_desktop.core.store.usage import Usage
from localmind_desktop.core.store.versions import lent
from localmind_desktop.core.sweeping import sweep
from localmind_desktop.core.system.access import DIRECT, Access
from localmind_desktop.core.system.locking import locked
from localmind_desktop.core.task import CancelToken, Task
from localmind_desktop.core.upkeep import Upkeep, times_check, use_check
from localmind_desktop.core.watching import Watching
from localmind_desktop.core.wordnet import open_wordnet

_TALK_REPAIRED = phrase("Your conversations were damaged. What could be read of them was kept.")


class Library:
    """All documents of one user, and the talk about them. One process at a time holds a library's folder.

    The methods say on which lane they run; results are frozen values. See `open`.
    """

    def __init__(
        self,
        paths: LibraryPaths,
        settings: Settings,
        models: ModelSet,
        shelf: ModelShelf,
        lock: BaseFileLock,
        passwords: Passwords,
    ) -> None:
        self.paths, self.passwords = paths, passwords
        self._shelf = shelf
        self._program = program_digest() + weights_digest(paths.weights)
        with ExitStack() as opened:  # what is open is closed again when the next does not open
            opened.callback(lock.release)
            opened.callback(models.close)
            self._register = Register(paths.register)
            is_there = paths.catalog.exists() and paths.catalog.stat().st_size > 0
            is_lost = not is_there and bool(self._register.read().documents)
            self._catalog = Catalog(paths.catalog, read_only=has_newer_form(paths))
            opened.callback(self._catalog.close)
            if was_read_by_newer(self._catalog.versions):
                self._catalog.versions.refuse_writes()
            read_only = self._catalog.versions.is_read_only
            self.read_only = READ_ONLY if read_only else ""
            self.collections, self.waiting = self._catalog.collections, self._catalog.waiting
            self.folders = Watching(self._catalog)
            talk, talk_was_damaged = (lent(paths.talk, TALK), False) if read_only else open_sound(paths.talk, TALK)
            opened.callback(talk.close)
            mending = Mending(paths, self._catalog, self._register)
            self.repairs: tuple[str, ...] = (mending.mend(),) if is_lost or self._catalog.was_damaged else ()
            self.repairs += (_TALK_REPAIRED,) if talk_was_damaged else ()
            self.talk, self._healed, self._kept = Conversations(talk), HealedCells(talk), KeptAnswers(talk)
            self._usage = Usage(talk)
            self._ranker, self._abbreviations = Ranker.load(resources(), paths.weights), Abbreviations()
            self._index = SearchIndex(paths.index, settings.index, read_only=read_only)
            opened.callback(self._index.close)
            self._renderer = PageRenderer(paths.files)
            opened.callback(self._renderer.close)
            self._start = opened.enter_context(forked_readers(paths.files)).start
            self.pages = ShownPages(paths, self._catalog, self._renderer, passwords)
            self.notes = Noting(self._catalog, self.pages)
            self.upkeep = Upkeep(paths, self._catalog, self._index, talk)
            self._work_with(settings, models)
            self._kept.retire(self._catalog.collection_states())
            if not read_only:
                self._put_in_order()
                opened.callback(self._register.keep, self._catalog)
                opened.callback(self.removing().purge_at_an_end)  # before all else is closed
            self._opened = opened.pop_all()

    def _put_in_order(self) -> None:
        """Finish what a crash interrupted, and drop what belongs to nothing."""
        self._healed.keep_only({document.id for document in self.documents()})
        self.talk.purge_dropped()
        self.moving().finish()
        self.removing().purge_at_an_end()
        sweep(self.catching_up, self.upkeep)
        self._register.keep(self._catalog)

    def _work_with(self, settings: Settings, models: ModelSet) -> None:
        self.settings, self._models = settings, models
        self._wordnet = open_wordnet(settings.understanding.wordnet)
        self.insights = Insights(self.paths, self._catalog, models.chat, settings.analysing)
        self._embedders = Embedders(models, settings.models.embedders, self._catalog.embeddings)
        self.catching_up = CatchingUp(self._intake(), self._embedders)
        self.after_work = AfterWork(self.insights, self.catching_up)

    @classmethod
    def open(
        cls,
        folder: Path,
        settings: Settings,
        *,
        models_folder: Path | None = None,
        access: Access = DIRECT,
        passwords: Passwords | None = None,
        warm: bool = False,
    ) -> Library:
        """Open the library in ``folder``, which is made when missing. Takes seconds: the index engine is imported.

        ``access`` leads to the model servers; ``passwords`` are known from before. ``warm`` is as `Library.warm`, so
        early that the model is loaded beside the index engine. Raises `LibraryBusy` when another process holds the
        library, and `StorageError` when the folder cannot be used.
        """
        paths = LibraryPaths(folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(
                "The library folder could not be created ({reason}). Choose another folder.", reason=error.strerror
            ) from error
        lock = locked(paths)
        try:
            shelf = ModelShelf(models_folder or paths.models)
            models = build_models(settings.models, settings.limits, shelf, access)
        except BaseException:
            lock.release()
            raise
        if warm and models.embedder is not None:
            models.warm()
        return cls(paths, settings, models, shelf, lock, passwords or Passwords())

    def warm(self) -> None:
        """Start the model of the search without waiting for it: a question is on its way."""
        if self._models.embedder is not None:
            self._models.warm()

    def change(self, settings: Settings) -> None:
        """Work with ``settings`` from the next question and document on, on the answers lane. What is open stays open,
        loaded models too. For what `settings.needs_reopening` names, open the library again instead."""
        before = self._models
        models = build_models(settings.models, settings.limits, self._shelf, before.access, before)
        self._work_with(settings, models)

    def chat_check(self) -> Check:
        """Whether a language model is there right now; the server may take seconds to say so."""
        return check_chat(self.settings.models, self._models.access, self._shelf)

    def language_models(self) -> ServedModels:
        """Those that could be used now. Asks the server. Raises `ModelError`."""
        return served_models(self.settings.models, self._models.access, shelf=self._shelf)

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
        return (yield from self.importing().ingest(path, collection, cancel))

    def resume(self, cancel: CancelToken) -> Task[Progress, tuple[ImportResult, ...]]:
        """Finish what was interrupted at the last end, and make what ready documents lack."""
        results = yield from self.importing().resume(cancel)
        self.complete_glossaries()
        for document_id in self.after_work.waiting():
            cancel.check()
            yield from self.after_work.complete(document_id, cancel)
        return results

    def read_again(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Read the library's copy of a document anew, as if it came in for the first time."""
        return (yield from self.importing().read_again(document_id, cancel))

    def pause(self, document_id: str) -> None:
        """Leave an unfinished document as it is until it is completed, also after a restart."""
        self._catalog.hold(document_id, True)

    def importing(self) -> Importing:
        """How documents come in, step by step. Raises `ReadOnlyLibrary`, as all that writes."""
        self._catalog.versions.require_writable()
        return Importing(self._intake(), self.catching_up, self.removing())

    def remove(self, document_id: str, cancel: CancelToken) -> Task[Progress, Receipt]:
        """Purge a document (I16); the receipt says what went and that a search no longer finds it."""
        (receipt,) = yield from self.removing().remove([self.document(document_id)], cancel)
        return receipt

    def remove_all(self, document_ids: Sequence[str], cancel: CancelToken) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge documents, one receipt for each; those that are no longer there are passed over."""
        documents = [document for document in map(self._catalog.document, document_ids) if document is not None]
        return (yield from self.removing().remove(documents, cancel))

    def remove_collection(self, key: str, cancel: CancelToken) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge a collection with all its documents; its linked folders are watched no more."""
        self._catalog.linked.unlink_all(key)
        self.removing().drop([document.id for document in self.documents(key)])
        receipts = yield from self.removing().purge_dropped(cancel)
        self.collections.remove(key)
        return receipts

    def removing(self) -> Removing:
        """Removing so that it can be taken back for a while (I16)."""
        self._catalog.versions.require_writable()
        parts = self._catalog, self._index, self._kept, self.talk, self._healed, self._renderer
        return Removing(*parts, self._intake(), self._register)

    def moving(self) -> Moving:
        """Documents go to other collections."""
        return Moving(self._catalog, self._index, self.removing(), self.importing().finish)

    def redaction(self) -> Redacting:
        """How collections hide personal data (I15)."""
        return Redacting(self._catalog, self.removing(), self.importing().finish)

    def dismiss(self, document_ids: Sequence[str]) -> None:
        """Say no more of what is wrong with these documents, until that changes. From any lane."""
        self._catalog.dismiss(document_ids)

    def complete_glossaries(self) -> None:
        """Look for titles and abbreviations in the documents of earlier versions."""
        if self.read_only:
            return
        self._intake().complete_titles()
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
        by_model: bool = False,
        unfinished: Turn | None = None,
        instead: Turn | None = None,
    ) -> Task[Turn | Step | Sources | Token, Answer]:
        """Answer a question; in a conversation, the question is stored first, its earlier turns are the history.

        ``fresh``: no answer of before is given again (R4, R5). ``by_model``: a model writes, whatever can be computed,
        and it is not remembered. ``unfinished``: go on with the answer of this turn (A3). ``instead``: the question
        takes the place of this turn, whose answer stays until there is another.
        """
        conversing = Conversing(self._catalog, self.talk, self._usage, self.pages)
        asking = self._asking(use_chat, fresh, by_model)
        asked = question, conversation_id, scope
        return (yield from conversing.ask(asking, *asked, cancel, history, unfinished=unfinished, instead=instead))

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
        checks = check_models(self.settings.models, self.settings.limits, self._shelf, self._models.access)
        return [*checks, *map(use_check, self.catching_up.uses())]

    def add_model(self, folder: Path) -> str:
        """Bring a model folder in; its name on the shelf. Raises `ModelRefused`."""
        self._catalog.versions.require_writable()
        return self._shelf.add(folder).name

    def health(self) -> Health:
        """Whether the machine, the library and the connections are in order, and how long its steps take."""
        place = self._wordnet.place if self._wordnet else ""
        checks = *self.upkeep.checks(place), *self.upkeep.counters(), *self.model_checks()
        return Health(checks, tuple(self.upkeep.steps()))

    def doctor(self) -> list[Check]:
        return [*(health := self.health()).checks, times_check(health.steps)]

    # ------------------------------------------------------------------ inside

    def _intake(self) -> Intake:
        models, kept = self._models, (self.paths, self._catalog, self._index)
        return Intake(*kept, models.embedder, self.settings, self.passwords, models.chat, self._shelf, self._start)

    def studying(self) -> Asking:
        """What answers from the documents alone, for learning from it."""
        return self._asking(False)

    @property
    def weights(self) -> Weights:
        """The weights of the answers that are in use."""
        return self._ranker.weights

    def _asking(self, use_chat: bool, fresh: bool = False, by_model: bool = False) -> Asking:
        parts = self._catalog, self._index, self._models, self.settings, self._program, self._ranker
        answering = Answering(*parts, self._abbreviations, self._healed, self._kept, self._wordnet, self._embedders)
        return answering.asking(use_chat, fresh, by_model)
