"""Removing documents for good (I16): rows, vectors, answers, page images and the library's copies of the files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.ingest.verifying import probe_text
from localmind_desktop.core.model import Document, Progress, Receipt, Scope, State
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.notes import hidden_text
from localmind_desktop.core.store.caches import KeptAnswers
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.register import Register
from localmind_desktop.core.task import CancelToken, Task


@dataclass(frozen=True, slots=True)
class Removing:
    """What is removed from, and how. Runs on the store lane."""

    catalog: Catalog
    index: SearchIndex
    kept: KeptAnswers
    conversations: Conversations
    healed: HealedCells
    renderer: PageRenderer
    intake: Intake
    register: Register

    def remove(self, documents: Sequence[Document], cancel: CancelToken) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge ``documents``, and prove it by a search. Cancelled, it ends after the document it is at."""
        probes, receipts = [], []
        try:
            for number, document in enumerate(documents):
                cancel.check()
                yield Progress(document.id, document.name, State.INDEXING, number, len(documents))
                probes.append(next((probe_text(chunk) for chunk in self.catalog.chunks(document.id)), ""))
                receipts.append(self._take_out(document))
        finally:
            if receipts:
                self._purge()
        words, vectors = self.index.word_counts(), self.index.vector_counts()
        return tuple(
            replace(receipt, verified=not words[each.id] + vectors[each.id] and self._is_gone(each, probe))
            for receipt, each, probe in zip(receipts, documents, probes, strict=True)
        )

    def drop(self, document_ids: Sequence[str]) -> None:
        """Take documents out of lists and answers at once; until `purge_dropped` they can be taken back."""
        self._set_dropped(document_ids, True)

    def take_back(self, document_ids: Sequence[str]) -> None:
        self._set_dropped(document_ids, False)

    def _set_dropped(self, document_ids: Sequence[str], dropped: bool) -> None:
        self.catalog.shelving.drop(document_ids, dropped)
        self.index.leave_out(self.catalog.shelving.dropped())
        self.kept.retire(self.catalog.collection_states())

    def purge_dropped(
        self, cancel: CancelToken, document_ids: Sequence[str] | None = None
    ) -> Task[Progress, tuple[Receipt, ...]]:
        """Purge what was dropped; of these documents alone where ``document_ids`` names some."""
        dropped = self.catalog.documents(dropped=True)
        dropped = [each for each in dropped if document_ids is None or each.id in document_ids]
        if not dropped:
            return ()
        return (yield from self.remove(dropped, cancel))

    def forget(self, documents: Sequence[Document], mode: RedactionMode) -> None:
        """Purge what was read of ``documents``, and what came of it; they stay, to be read anew and hidden by ``mode``.

        Notes of the user's own stay with them, without what they quote and what ``mode`` hides.
        """
        for document in documents:
            self.index.remove(document.id, purge=False)
            self.catalog.redactions.forget_content(document.id)
            self.catalog.notes.hide(document.id, partial(hidden_text, mode=mode))
            self._forget_answers(document, None)
            self.renderer.forget(document.id)
        if documents:
            self._purge()

    def _forget_answers(self, document: Document, name: str | None) -> int:
        answers = self.kept.retire(self.catalog.collection_states())
        answers += self.conversations.forget_document(document.id, name)
        return answers + self.healed.forget_document(document.id)

    def _take_out(self, document: Document) -> Receipt:
        vectors = self.index.remove(document.id, purge=False)
        rows = self.catalog.remove_document(document.id, purge=False)
        self.catalog.linked.leave_out(document.source)
        answers = self._forget_answers(document, document.name)
        files = self.intake.entering.drop_copy(document.sha256)
        if all(other.sha256 != document.sha256 for other in self.catalog.documents()):
            self.intake.passwords.forget(document)
        images = self.renderer.forget(document.id)
        taken = rows, vectors, answers, images, files
        return Receipt(document.name, *taken, verified=False, document_id=document.id)

    def _purge(self) -> None:
        """Write the files anew that still hold what was taken out."""
        self.index.purge()
        self.catalog.purge()
        self.register.keep(self.catalog)
        self.conversations.purge()
        self.index.leave_out(self.catalog.shelving.dropped())

    def _is_gone(self, document: Document, probe: str) -> bool:
        """Whether neither a look nor a search for ``probe``, a text of it, finds anything of a document."""
        copy = self.intake.paths.original(document.sha256)
        return (
            self.catalog.document(document.id) is None
            and not self.index.keyword_search(probe, Scope(documents=(document.id,)), 1)
            and (document.sha256 in self.catalog.redactions.files_kept() or not copy.exists())
        )
