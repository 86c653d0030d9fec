"""A library whose catalog was damaged is made whole: what was lost of documents is read again from their files."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.counting import counted
from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.ingest.originals import copies, is_copy
from localmind_desktop.core.model import Document, State
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.register import Register

log = logging.getLogger(__name__)

_GONE = "The library was damaged, and the file is no longer there. Add it again."
_FOUND_AGAIN = "recovered-{}"


@dataclass(frozen=True, slots=True)
class Mending:
    """Runs while the library opens, before anything else reads the catalog."""

    paths: LibraryPaths
    catalog: Catalog
    register: Register

    def mend(self) -> str:
        """Queue what is not whole, and enter documents that the catalog has lost; what was done, for the user."""
        self.catalog.wholeness.drop_orphans()
        self._restore_collections()
        back = list(self._entered_again())
        spoiled = [document for document in self.catalog.documents() if not self._is_whole(document)]
        for document in spoiled:
            self.catalog.forget_reading(document.id)
        again = len({document.id for document in (*back, *spoiled)})
        log.warning("the catalog was repaired: %d documents are read again", again)
        whole = counted(len(self.catalog.documents()) - again, "document")
        return f"The library was damaged and has been repaired. {whole} unharmed, {again} to be read again."

    def _restore_collections(self) -> None:
        registered = self.register.read()
        present = {one.key for one in self.catalog.collections.all()}
        for key, name in registered.collections:
            if key not in present:
                self.catalog.collections.restore(key, name)
        for key, mode, asks_model in registered.hidden:
            if not self.catalog.redactions.hides(key):
                self.catalog.redactions.set_mode(key, RedactionMode(mode), asks_model=asks_model)

    def _entered_again(self) -> Iterator[Document]:
        known = {document.id for document in (*self.catalog.documents(), *self.catalog.documents(dropped=True))}
        registered = self.register.read().documents
        for document in registered:
            if document.id not in known:
                yield self._enter(document)
        named = {document.sha256 for document in (*registered, *self.catalog.documents())}
        for copy in copies(self.paths.files):
            if copy.name not in named:
                name = _FOUND_AGAIN.format(copy.name[:8])
                size, now = copy.stat().st_size, time.time()
                counts = 0, 0, 0, 0, 0
                fresh = Document(
                    str(uuid.uuid4()), name, DEFAULT_COLLECTION, State.QUEUED, None, copy.name, size, *counts, now, ""
                )
                yield self._enter(fresh)

    def _enter(self, document: Document) -> Document:
        copy = self.paths.original(document.sha256)
        is_hidden = self.catalog.redactions.hides(document.collection)  # then there is no copy
        is_there = Path(document.source).is_file() if is_hidden else is_copy(copy, document.sha256)
        state = State.QUEUED if is_there else State.FAILED
        entered = replace(document, state=state, reason=None if is_there else _GONE, paused=False)
        self.catalog.add_document(entered)
        return entered

    def _is_whole(self, document: Document) -> bool:
        if not document.state.is_whole:
            return True  # it is finished, or has failed, without this
        try:
            reading = self.catalog.reading(document.id)
            chunks = self.catalog.chunks(document.id)
            counts = len(reading.pages()), len(reading.tables()), len(chunks)
            self.catalog.page_map(document.id)
        except DamagedStore:
            return False
        return counts == (document.pages, document.tables, document.chunks) and all(one.is_sound for one in chunks)
