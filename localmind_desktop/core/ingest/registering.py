"""A file becomes a document of a collection: known by its content, under a name that is free there."""

from __future__ import annotations

import time
import uuid
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import TooLarge
from localmind_desktop.core.model import Document, State
from localmind_desktop.core.store.catalog import Catalog

_NAMESPACE = uuid.UUID("0d3c6f0a-2c57-4b6c-9a0e-5a3b8a0a7c11")


@dataclass(frozen=True, slots=True)
class Arrival:
    """What is known of a file before it is read. ``name`` is wished for; ``source`` is the user's own file."""

    name: str
    source: str
    sha256: str
    size: int
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Registering:
    """Where documents are entered; at most ``limit`` of them."""

    catalog: Catalog
    limit: int

    def add(self, arrival: Arrival, collection: str) -> Document:
        """Enter a new document. Raises `TooLarge` when the library is full."""
        present = len(self.catalog.shelving.in_sight())
        if present >= self.limit:
            raise TooLarge("The library holds {present} documents, which is its limit (see Settings).", present=present)
        document = Document(
            id=self._new_id(collection, arrival.sha256),
            name=self.free_name(arrival.name, collection),
            collection=collection,
            state=State.QUEUED,
            reason=None,
            sha256=arrival.sha256,
            size=arrival.size,
            pages=0,
            tables=0,
            rows=0,
            chunks=0,
            ocr_pages=0,
            added=time.time(),
            source=arrival.source,
            locked=arrival.locked,
        )
        self.catalog.add_document(document)
        return document

    def free_name(self, name: str, collection: str) -> str:
        """``name``, or one like it that no document of the collection has."""
        taken = self.catalog.shelving.names_in(collection)
        path, number = Path(name), 2
        while name in taken:
            name = f"{path.stem} ({number}){path.suffix}"
            number += 1
        return name

    def _new_id(self, collection: str, sha256: str) -> str:
        """The same for the same file and collection (I7), unless a document that was moved away has it."""
        made = uuid.uuid5(_NAMESPACE, f"{collection}:{sha256}")
        while self.catalog.shelving.holds(str(made)):
            made = uuid.uuid5(_NAMESPACE, str(made))
        return str(made)
