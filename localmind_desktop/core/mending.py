"""A library whose catalog was damaged is made whole: what was lost of documents is read again from their files."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.counting import amount
from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.ingest.originals import copies, is_copy
from localmind_desktop.core.ingest.registering import Arrival, Registering
from localmind_desktop.core.model import Document, State
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.register import Register, Registered

log = logging.getLogger(__name__)

_GONE = phrase("The library was damaged, and the file is no longer there. Add it again.")
_FOUND_AGAIN = "recovered-{}"


@dataclass(frozen=True, slots=True)
class Mending:
    """Runs while the library opens, before anything else reads the catalog."""

    paths: LibraryPaths
    catalog: Catalog
    register: Register

    def mend(self) -> str:
        """Queue what is not whole, and enter documents that the catalog has lost; what was done, for the user."""
        registered = self.register.read()
        self.catalog.wholeness.drop_orphans()
        self._restore_collections(registered)
        again = {document.id for document in self._entered_again(registered)}
        spoiled = set(self.catalog.wholeness.incomplete())
        spoiled |= {document.id for document in self.catalog.documents() if not self._is_sound(document)}
        for document_id in spoiled:
            self.catalog.forget_reading(document_id)
        again |= spoiled
        log.warning("the catalog was repaired: %d documents are read again", len(again))
        whole = amount(len(self.catalog.documents()) - len(again), "document")
        return phrase(
            "The library was damaged and has been repaired. {whole} unharmed, {again} to be read again.",
            whole=whole,
            again=len(again),
        )

    def _restore_collections(self, registered: Registered) -> None:
        present = {one.key for one in self.catalog.collections.all()}
        for key, name in registered.collections:
            if key not in present:
                self.catalog.collections.restore(key, name)
        for key, mode, asks_model in registered.hidden:
            if not self.catalog.redactions.hides(key):
                self.catalog.redactions.set_mode(key, RedactionMode(mode), asks_model=asks_model)

    def _entered_again(self, registered: Registered) -> Iterator[Document]:
        registering = Registering(self.catalog, limit=sys.maxsize)  # they were within it before
        for document in registered.documents:
            if not self.catalog.shelving.holds(document.id):
                yield self._enter(document, registering.free_name(document.name, document.collection))
        named = {one.sha256 for one in (*self.catalog.documents(), *self.catalog.documents(dropped=True))}
        for copy in copies(self.paths.files):
            if copy.name not in named:
                arrival = Arrival(_FOUND_AGAIN.format(copy.name[:8]), "", copy.name, copy.stat().st_size)
                yield registering.add(arrival, DEFAULT_COLLECTION)

    def _enter(self, document: Document, name: str) -> Document:
        copy = self.paths.original(document.sha256)
        is_hidden = self.catalog.redactions.hides(document.collection)  # then there is no copy
        is_there = Path(document.source).is_file() if is_hidden else is_copy(copy, document.sha256)
        state, reason = (State.QUEUED, None) if is_there else (State.FAILED, _GONE)
        entered = replace(document, name=name, state=state, reason=reason, paused=False)
        self.catalog.add_document(entered)
        return entered

    def _is_sound(self, document: Document) -> bool:
        """Whether all that is there of a document is what was stored. One that is unfinished is read on anyway."""
        if not document.state.is_whole:
            return True
        try:
            reading = self.catalog.reading(document.id)
            reading.pages(), reading.tables(), self.catalog.page_map(document.id)
            return all(chunk.is_sound for chunk in self.catalog.chunks(document.id))
        except DamagedStore:
            return False
