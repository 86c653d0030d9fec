"""How documents come in, and are finished when that was interrupted.

On the store lane all of it happens. What only reads a file may run before, on a reading lane, beside the store lane: it
writes pages to the catalog, in short transactions, and never to the index.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import DocumentError, KnownError, UnknownDocument, Unsupported
from localmind_desktop.core.ingest.catching_up import CatchingUp
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.ingest.results import file_result, import_result
from localmind_desktop.core.model import Document, ImportResult, Progress
from localmind_desktop.core.model.documents import BEGUN
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.task import CancelToken, Task


@dataclass(frozen=True, slots=True)
class Importing:
    """A cancelled document stays unfinished: remove it, or complete it."""

    intake: Intake
    catching_up: CatchingUp
    removing: Removing

    def ingest(self, path: Path, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Take one file in."""
        result = yield from self.intake.take_in(path, collection, cancel)
        if result.document_id is not None:
            self.catching_up.tidy(result.document_id)
        self._forget_earlier_states()
        return result

    def refusal(self, path: Path) -> ImportResult | None:
        """Why a file cannot be taken in, as far as that is seen without reading it. From any lane."""
        started = time.perf_counter()
        try:
            self.intake.entering.is_archive(path)
        except DocumentError as error:
            status = "skipped" if isinstance(error, Unsupported) else "failed"
            return file_result(path, status, str(error), started)
        return None

    # ------------------------------------------------------------------ in three steps

    def read_in(self, path: Path, collection: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Read one file, on a reading lane. The status is begun where more is to be done."""
        return (yield from self.intake.read_in(path, collection, cancel))

    def read_on(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Go on reading an unfinished document, on a reading lane. The status is begun."""
        started = time.perf_counter()
        self.intake.catalog.hold(document_id, False)
        document = self._document(document_id)
        yield from self.intake.read_on(document, cancel)
        return import_result(Path(document.source), document, BEGUN, None, started)

    def make_askable(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Let a document that was read be found by keyword. The status is begun, or failed."""
        started = time.perf_counter()
        document = yield from self.intake.make_askable(self._document(document_id), cancel)
        status = str(document.state) if document.state.is_final else BEGUN
        return import_result(Path(document.source), document, status, document.reason, started)

    def complete(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Finish a document that was begun, interrupted or paused."""
        self.intake.catalog.hold(document_id, False)
        result = yield from self.finish(self._document(document_id), cancel)
        self._forget_earlier_states()
        return result

    # ------------------------------------------------------------------ again

    def read_again(self, document_id: str, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Read the library's copy of a document anew, as if it came in for the first time."""
        document, catalog = self._document(document_id), self.intake.catalog
        self.intake.reading.fetch(document, cancel)
        if catalog.redactions.hides(document.collection):  # more may be hidden this time
            self.removing.forget([document], catalog.redactions.mode(document.collection))
        else:
            catalog.forget_reading(document.id)
        return (yield from self.finish(self._document(document_id), cancel))

    def resume(self, cancel: CancelToken) -> Task[Progress, tuple[ImportResult, ...]]:
        """Finish what was interrupted at the last end."""
        results, catalog = [], self.intake.catalog
        waiting = [each.id for each in catalog.documents() if not (each.state.is_final or each.paused)]
        for document in filter(None, map(catalog.document, waiting)):  # looked up anew: one may replace another
            results.append((yield from self.finish(document, cancel)))
        return tuple(results)

    def finish(self, document: Document, cancel: CancelToken) -> Task[Progress, ImportResult]:
        """Bring a document to an end state."""
        started = time.perf_counter()
        try:
            document = yield from self.intake.complete(document, cancel)
            self.catching_up.tidy(document.id)
            status, reason = str(document.state), document.reason
        except KnownError as error:
            status, reason = "failed", str(error)
        return import_result(Path(document.source), document, status, reason, started)

    # ------------------------------------------------------------------

    def _document(self, document_id: str) -> Document:
        document = self.intake.catalog.document(document_id)
        if document is None:
            raise UnknownDocument("This document is no longer in the library.")
        return document

    def _forget_earlier_states(self) -> None:
        """Answers, healed cells and page images do not outlive the state of the documents that they were made from."""
        there = set(self.intake.catalog.shelving.in_sight())
        self.removing.healed.keep_only(there)
        self.removing.renderer.keep_only(there)
        self.removing.kept.retire(self.intake.catalog.collection_states())
