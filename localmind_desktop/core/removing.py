"""Removing documents for good (I16): rows, vectors, answers, page images and the library's copies of the files."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.ingest.verifying import probe_text
from localmind_desktop.core.model import Document, Progress, Receipt, Scope, State
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.notes import hidden_text
from localmind_desktop.core.phrase import Phrase, packed, phrase
from localmind_desktop.core.store.caches import KeptAnswers
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.register import Register
from localmind_desktop.core.task import CancelToken, Task, result_of

log = logging.getLogger(__name__)

_AT_ONCE = 100  # documents that are taken out together: what it costs is mostly the flushing after each step


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
        """Purge ``documents``, and prove it by a search. Cancelled, it ends after those that it is at."""
        probes: list[str] = []
        receipts: list[Receipt] = []
        try:
            for begin in range(0, len(documents), _AT_ONCE):
                cancel.check()
                some = documents[begin : begin + _AT_ONCE]
                yield Progress(some[0].id, some[0].name, State.INDEXING, begin, len(documents))
                probes.extend(self._probe(document) for document in some)
                receipts.extend(self._take_out(some))
        finally:
            if receipts:
                self._purge()
        rows = self.index.word_counts() + self.index.vector_counts()
        kept = self.catalog.redactions.files_kept()
        return tuple(
            replace(receipt, verified=not rows[each.id] and self._is_gone(each, probe, kept))
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

    def purge_at_an_end(self) -> None:
        """`purge_dropped` while the library opens or closes. What fails follows at the next opening."""
        try:
            result_of(self.purge_dropped(CancelToken()))
        except KnownError as error:
            log.warning("what was removed could not be purged: %s", type(error).__name__)

    def forget(self, documents: Sequence[Document], mode: RedactionMode) -> None:
        """Purge what was read of ``documents``, and what came of it; they stay, to be read anew and hidden by ``mode``.

        Notes of the user's own stay with them, without what they quote and what ``mode`` hides.
        """
        if not documents:
            return
        self.index.remove([document.id for document in documents])
        for document in documents:
            self.catalog.redactions.forget_content(document.id)
            self.catalog.notes.hide(document.id, partial(hidden_text, mode=mode))
        self._forget_answers({document.id: packed(_lost_with(document)) for document in documents})
        self.renderer.forget([document.id for document in documents])
        self._purge()

    def _forget_answers(self, names: Mapping[str, str]) -> Counter[str]:
        """What rests on documents goes, by their ids; see `Conversations.forget_documents` for ``names``."""
        retired = Counter({next(iter(names)): self.kept.retire(self.catalog.collection_states())})
        return retired + self.conversations.forget_documents(names) + self.healed.forget_documents(names)

    def _take_out(self, documents: Sequence[Document]) -> list[Receipt]:
        """First from the index: a document whose rows there are gone, but which is not, is indexed again."""
        ids = [document.id for document in documents]
        vectors = self.index.remove(ids)
        rows = self.catalog.remove_documents(ids)
        self.catalog.linked.leave_out([document.source for document in documents])
        answers = self._forget_answers({document.id: document.name for document in documents})
        files = self.intake.entering.drop_copies([document.sha256 for document in documents])
        left = {document.sha256 for document in self.catalog.documents()}
        for document in documents:
            if document.sha256 not in left:
                self.intake.passwords.forget(document)
        images = self.renderer.forget(ids)
        return [
            Receipt(
                each.name,
                *(rows[each.id], vectors[each.id], answers[each.id], images[each.id], files[each.sha256]),
                verified=False,
                document_id=each.id,
            )
            for each in documents
        ]

    def _probe(self, document: Document) -> str:
        """A text of a document that a search would find it by."""
        return next((probe_text(chunk) for chunk in self.catalog.chunks(document.id)), "")

    def _purge(self) -> None:
        """Write the files anew that still hold what was taken out."""
        self.index.purge()
        self.catalog.purge()
        self.register.keep(self.catalog)
        self.conversations.purge()
        self.index.leave_out(self.catalog.shelving.dropped())

    def _is_gone(self, document: Document, probe: str, kept: Collection[str]) -> bool:
        """Whether neither a look nor a search for ``probe``, a text of it, finds anything of a document.

        ``kept`` are the SHA-256 of the files that other documents need.
        """
        copy = self.intake.paths.original(document.sha256)
        return (
            self.catalog.document(document.id) is None
            and not self.index.keyword_search(probe, Scope(documents=(document.id,)), 1)
            and (document.sha256 in kept or not copy.exists())
        )


def _lost_with(document: Document) -> Phrase:
    """Why an answer is gone whose document is still there."""
    return phrase(
        "The answer quoted “{name}”, in which other personal data is hidden now. Ask again.", name=document.name
    )
