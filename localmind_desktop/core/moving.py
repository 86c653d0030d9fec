"""Moving and copying documents between collections. What is searched stays within its collection all the while.

A moved document keeps its id, and with it all that was made of it; only where collections hide personal data in another
way is it read again. A copy is a document of its own; texts that are the same are not embedded again (I8).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.ingest.registering import Arrival, Registering
from localmind_desktop.core.ingest.results import import_result
from localmind_desktop.core.model import Document, ImportResult, Progress, State
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task

_BUSY = phrase("It is still being added. Move or copy it when it is ready.")


@dataclass(frozen=True, slots=True)
class Moving:
    """Runs on the store lane. Cancelled, it ends between two documents, or leaves the one it is at unfinished."""

    catalog: Catalog
    index: SearchIndex
    removing: Removing
    complete: Callable[[Document, CancelToken], Task[Progress, ImportResult]]

    def move(
        self, document_ids: Sequence[str], collection: str, cancel: CancelToken
    ) -> Task[Progress, tuple[ImportResult, ...]]:
        """Put documents into another collection; a result for each, with status moved, duplicate or failed."""
        return (yield from self._each(document_ids, collection, cancel, self._move))

    def copy(
        self, document_ids: Sequence[str], collection: str, cancel: CancelToken
    ) -> Task[Progress, tuple[ImportResult, ...]]:
        """Put copies of documents into another collection; results as of `move`, with status copied."""
        return (yield from self._each(document_ids, collection, cancel, self._copy))

    def _each(
        self,
        document_ids: Sequence[str],
        collection: str,
        cancel: CancelToken,
        take: Callable[[Document, str, CancelToken], Task[Progress, ImportResult]],
    ) -> Task[Progress, tuple[ImportResult, ...]]:
        results = []
        for number, document_id in enumerate(document_ids):
            cancel.check()
            document = self.catalog.document(document_id)
            if document is None or document.collection == collection:
                continue
            yield Progress(document.id, document.name, State.INDEXING, number, len(document_ids))
            try:
                results.append((yield from self._unless_there(document, collection, cancel, take)))
            except KnownError as error:
                results.append(_result(document, "failed", str(error)))
        self.removing.kept.retire(self.catalog.collection_states())
        return tuple(results)

    def _unless_there(
        self,
        document: Document,
        collection: str,
        cancel: CancelToken,
        take: Callable[[Document, str, CancelToken], Task[Progress, ImportResult]],
    ) -> Task[Progress, ImportResult]:
        present = self.removing.intake.entering.known(document.sha256, collection)
        if present is not None:
            return _result(
                document, "duplicate", phrase("It is already in that collection, as “{name}”.", name=present.name)
            )
        if not document.state.is_final:
            return _result(document, "failed", _BUSY)
        return (yield from take(document, collection, cancel))

    # ------------------------------------------------------------------ moving

    def _move(self, document: Document, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        if self._hides_alike(document.collection, collection):
            self.catalog.shelving.begin_move(document.id, collection)
            self._finish(document.id, document.name, collection)
            return _result(self.catalog.document(document.id) or document, "moved", document.reason)
        self.removing.intake.reading.fetch(document, cancel)
        self.removing.forget([document], self.catalog.redactions.mode(collection))
        self._enter(document.id, document.name, collection)
        result = yield from self.complete(self.catalog.document(document.id) or document, cancel)
        return _result(self.catalog.document(document.id) or document, "moved", result.reason)

    def finish(self) -> None:
        """Finish the moves that a crash interrupted."""
        for document_id, name, collection in self.catalog.shelving.moves():
            self._finish(document_id, name, collection)

    def _finish(self, document_id: str, name: str, collection: str) -> None:
        """First the index: from then on no search in the old collection finds anything of the document."""
        self.index.move(document_id, collection)
        self._enter(document_id, name, collection)

    def _enter(self, document_id: str, name: str, collection: str) -> None:
        self.catalog.shelving.finish_move(document_id, collection, self._registering.free_name(name, collection))

    # ------------------------------------------------------------------ copying

    def _copy(self, document: Document, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        self.removing.intake.reading.fetch(document, cancel)
        arrival = Arrival(document.name, document.source, document.sha256, document.size, document.locked)
        copied = self._registering.add(arrival, collection)
        if self._hides_alike(document.collection, collection):
            self.catalog.shelving.copy_reading(document.id, copied.id)
        result = yield from self.complete(copied, cancel)
        return _result(self.catalog.document(copied.id) or copied, "copied", result.reason)

    # ------------------------------------------------------------------

    @property
    def _registering(self) -> Registering:
        return self.removing.intake.entering.registering

    def _hides_alike(self, one: str, other: str) -> bool:
        """Whether what was read for one collection may be shown in another."""
        redactions = self.catalog.redactions
        return redactions.mode(one) is redactions.mode(other) and (
            not redactions.hides(one) or redactions.asks_model(one) == redactions.asks_model(other)
        )


def _result(document: Document, status: str, reason: str | None) -> ImportResult:
    return import_result(Path(document.source), document, status, reason, time.perf_counter())
