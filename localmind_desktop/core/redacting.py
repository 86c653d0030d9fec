"""Hiding personal data in a collection (D1, I15): what would be hidden, and the change from one way to another."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.errors import DocumentError
from localmind_desktop.core.ingest.results import import_result
from localmind_desktop.core.model import Document, ImportResult, Progress, State
from localmind_desktop.core.model.insight import HiddenPlace, RedactionMode, RedactionPreview
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.inspections import RULES
from localmind_desktop.core.task import CancelToken, Task

_MOST_SHOWN = 500


@dataclass(frozen=True, slots=True)
class Redacting:
    """`preview` runs on any lane, `change` on the store lane."""

    catalog: Catalog
    removing: Removing
    complete: Callable[[Document, CancelToken], Task[Progress, ImportResult]]

    def preview(
        self, collection: str, mode: RedactionMode | None, cancel: CancelToken
    ) -> Task[Progress, RedactionPreview]:
        """What is hidden in a collection, or would be by ``mode``. What was looked for once is kept."""
        now = self.catalog.redactions.mode(collection)
        documents = self.catalog.documents(collection)
        found: list[HiddenPlace] = []
        total = 0
        for number, document in enumerate(documents):
            cancel.check()
            yield Progress(document.id, document.name, State.REDACTING, number, len(documents))
            count, first = self._hidden_in(document, now if mode is None else mode, cancel)
            total += count
            found += (replace(one, document=document.name) for one in first[: _MOST_SHOWN - len(found)])
        return RedactionPreview(
            now, len(documents), total, tuple(found), self.catalog.redactions.asks_model(collection)
        )

    def _hidden_in(
        self, document: Document, mode: RedactionMode, cancel: CancelToken
    ) -> tuple[int, Sequence[HiddenPlace]]:
        """How many places ``mode`` hides in a document, and the first of them."""
        from localmind_desktop.core.insight.apart import hidden_in

        kept = self.catalog.redactions
        known = kept.preview(document.id, mode, RULES)
        if known is not None:
            return known
        if self.catalog.inspections.has_nothing_personal(document.id):
            return 0, ()
        modes = (mode,) if mode is RedactionMode.OFF else tuple(RedactionMode)  # looked for once for all of them
        found = hidden_in(document.name, self.catalog.reading(document.id), modes, cancel)
        if document.state in (State.READY, State.PARTIAL):
            for each, hidden in found.items():
                kept.keep_preview(document.id, each, RULES, len(hidden), hidden[:_MOST_SHOWN])
        return len(found[mode]), found[mode][:_MOST_SHOWN]

    def change(
        self, collection: str, mode: RedactionMode, cancel: CancelToken, *, asks_model: bool = False
    ) -> Task[Progress, tuple[ImportResult, ...]]:
        """Hide in another way: what was read so far is purged, and the documents are read again.

        ``asks_model``: what the chat model names is hidden too (D2).
        Those whose files are out of reach stay as they are; their results say why.
        """
        started = time.perf_counter()
        yield from self.removing.purge_dropped(cancel)  # what is taken back would not be hidden
        results: list[ImportResult] = []
        waiting: list[Document] = []
        for number, document in enumerate(documents := self.catalog.documents(collection)):
            cancel.check()
            yield Progress(document.id, document.name, State.REDACTING, number, len(documents))
            try:
                self.removing.intake.reading.fetch(document, cancel)
                waiting.append(document)
            except DocumentError as error:
                results.append(import_result(Path(document.source), document, "failed", str(error), started))
        self.catalog.redactions.set_mode(collection, mode, asks_model=asks_model)
        self.removing.forget(waiting, mode)
        for queued in filter(None, (self.catalog.document(document.id) for document in waiting)):
            results.append((yield from self.complete(queued, cancel)))
        return tuple(results)
