"""Hiding personal data in a collection (D1, I15): what would be hidden, and the change from one way to another."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from localmind_desktop.core.errors import DocumentError
from localmind_desktop.core.ingest.results import import_result
from localmind_desktop.core.model import Document, ImportResult, Progress, State
from localmind_desktop.core.model.insight import HiddenPlace, RedactionMode, RedactionPreview
from localmind_desktop.core.removing import Removing
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.inspections import RULES
from localmind_desktop.core.task import CancelToken, Task

_MOST_SHOWN = 500
_TOGETHER = 3_000_000  # bytes, packed, of documents that are looked through by one process: some 1,000 pages
_FIRST = 30_000  # bytes of those that are looked through first: they need no process

Hidden: TypeAlias = tuple[int, tuple[HiddenPlace, ...]]
"""How many places are hidden in a document, and the first of them."""

_NOTHING: Hidden = (0, ())


@dataclass(frozen=True, slots=True)
class Redacting:
    """`preview` runs on any lane, `change` on the store lane."""

    catalog: Catalog
    removing: Removing
    complete: Callable[[Document, CancelToken], Task[Progress, ImportResult]]

    def preview(
        self, collection: str, mode: RedactionMode | None, cancel: CancelToken
    ) -> Task[Progress | RedactionPreview, RedactionPreview]:
        """What is hidden in a collection, or would be by ``mode``. What was looked for once is kept.

        Short documents come first, and what was found so far is told on the way.
        """
        now = self.catalog.redactions.mode(collection)
        chosen = now if mode is None else mode
        documents = self.catalog.documents(collection)
        hidden = {document.id: self._known(document, chosen) for document in documents}
        waiting = [document for document in documents if hidden[document.id] is None]
        asks_model = self.catalog.redactions.asks_model(collection)
        done = len(documents) - len(waiting)
        for batch in _batches((document, self.catalog.reading(document.id).size) for document in waiting):
            cancel.check()
            yield Progress(batch[0].id, batch[0].name, State.REDACTING, done, len(documents))
            hidden |= self._looked_through(batch, chosen, cancel)
            done += len(batch)
            yield _preview(now, documents, hidden, asks_model)
        return _preview(now, documents, hidden, asks_model)

    def _known(self, document: Document, mode: RedactionMode) -> Hidden | None:
        """What was found before."""
        known = self.catalog.redactions.preview(document.id, mode, RULES)
        return _NOTHING if known is None and self.catalog.inspections.has_nothing_personal(document.id) else known

    def _looked_through(
        self, documents: Sequence[Document], mode: RedactionMode, cancel: CancelToken
    ) -> dict[str, Hidden]:
        """What ``mode`` hides in each of the documents, by their ids."""
        from localmind_desktop.core.insight.apart import hidden_in

        modes = (mode,) if mode is RedactionMode.OFF else tuple(RedactionMode)  # looked for once for all of them
        readings = [(document.name, self.catalog.reading(document.id)) for document in documents]
        hidden: dict[str, Hidden] = {}
        for document, found in zip(documents, hidden_in(readings, modes, cancel), strict=True):
            if document.state in (State.READY, State.PARTIAL):
                for each, places in found.items():
                    self.catalog.redactions.keep_preview(document.id, each, RULES, len(places), places[:_MOST_SHOWN])
            hidden[document.id] = len(found[mode]), tuple(found[mode][:_MOST_SHOWN])
        return hidden

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


def _batches(sized: Iterable[tuple[Document, int]]) -> Iterator[list[Document]]:
    """The shortest documents first, few together, then more."""
    batch: list[Document] = []
    filled, most = 0, _FIRST
    for document, size in sorted(sized, key=lambda one: one[1]):
        if batch and filled + size > most:
            yield batch
            batch, filled, most = [], 0, _FIRST if size <= _FIRST else _TOGETHER
        batch.append(document)
        filled += size
    if batch:
        yield batch


def _preview(
    now: RedactionMode, documents: Sequence[Document], hidden: Mapping[str, Hidden | None], asks_model: bool
) -> RedactionPreview:
    """Of what is known so far."""
    found: list[HiddenPlace] = []
    for document in documents:
        _, places = hidden[document.id] or _NOTHING
        found += (replace(one, document=document.name) for one in places[: _MOST_SHOWN - len(found)])
    total = sum(count for count, _ in filter(None, hidden.values()))
    return RedactionPreview(now, len(documents), total, tuple(found), asks_model)
