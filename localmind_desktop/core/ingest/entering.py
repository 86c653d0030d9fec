"""A file enters the library: its copy is made, and a document is entered for it, unless it is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import DocumentError, TooLarge, Unsupported
from localmind_desktop.core.ingest.files import container_of
from localmind_desktop.core.ingest.originals import Original, check_source, copy_original
from localmind_desktop.core.ingest.registering import Arrival, Registering
from localmind_desktop.core.ingest.results import shown, shown_name
from localmind_desktop.core.model import Document, Kind
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.speech import transcriber_of
from localmind_desktop.core.parsing import kind_of
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken


@dataclass(frozen=True, slots=True)
class Entering:
    """Runs on the store lane, and on reading lanes beside it: writes are short, and nothing goes to the index."""

    paths: LibraryPaths
    catalog: Catalog
    index: SearchIndex
    settings: Settings
    shelf: ModelShelf | None = None

    def is_archive(self, path: Path) -> bool:
        """Raises `DocumentError` for a file that cannot be taken in."""
        if container_of(path) is not None:
            return False
        check_source(path, self.settings.limits.file_bytes)
        return kind_of(path) is Kind.ARCHIVE

    def enter(self, path: Path, collection: str, cancel: CancelToken) -> tuple[Document, bool]:
        """The document of a file, and whether it is new; the file waits no longer. Raises `KnownError`."""
        original = self._copied(path, cancel)
        document = self.known(original.sha256, collection)
        is_new = document is None
        if document is None:
            document = self._add(path, original, collection)
            if not original.path.exists():  # it went with the last document that had needed it
                self._copied(path, cancel)
        self.catalog.waiting.drop(path, collection)  # what is left to do is known from the document
        return document, is_new

    def known(self, sha256: str, collection: str) -> Document | None:
        """The document with that content in a collection; one that was dropped is taken back."""
        document_id = self.catalog.shelving.of_file(collection, sha256)
        if document_id is None:
            return None
        if self.catalog.document(document_id) is None:
            self.catalog.shelving.drop([document_id], False)
            self.index.leave_out(self.catalog.shelving.dropped())
        return self.catalog.document(document_id)

    def drop_copies(self, digests: Iterable[str]) -> Counter[str]:
        """Delete the copies of files that no document needs any more; the number of files, by SHA-256."""
        dropped: Counter[str] = Counter()
        with self.catalog.alone():
            kept = self.catalog.redactions.files_kept()
            for sha256 in set(digests) - kept:
                original = self.paths.original(sha256)
                dropped[sha256] = int(original.exists())
                original.unlink(missing_ok=True)
        return dropped

    @property
    def registering(self) -> Registering:
        return Registering(self.catalog, self.settings.limits.documents)

    def _copied(self, path: Path, cancel: CancelToken) -> Original:
        """The library's copy of a file that some reader takes. Raises `DocumentError`."""
        original = copy_original(path, self.paths.files, self.settings.limits.file_bytes, cancel)
        try:
            kind = kind_of(original.path, path.name)
            if kind is Kind.ARCHIVE:
                raise Unsupported("Archives within archives within archives are not opened. Unpack it, and add it.")
            transcriber_of(kind, self.settings.models.speech, self.shelf)
        except DocumentError:
            self.drop_copies([original.sha256])
            raise
        return original

    def _add(self, path: Path, original: Original, collection: str) -> Document:
        arrival = Arrival(shown_name(path), shown(str(path.absolute())), original.sha256, original.size)
        try:
            return self.registering.add(arrival, collection)
        except TooLarge:
            self.drop_copies([original.sha256])
            raise
