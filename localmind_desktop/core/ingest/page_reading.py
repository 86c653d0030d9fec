"""Reading the pages of a document, and what is hidden of them before anything is made of them (I15).

Where nothing is hidden, pages are kept as they come, and those that were read before an interruption are not read
again. Where personal data is hidden, all pages are read first, as a name in one place tells what a number in another
one is, and only what is left of them is kept. What hides is imported then: most collections hide nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.children.process import Start, spawned
from localmind_desktop.core.errors import Damaged, DocumentError, PasswordNeeded, Unsupported
from localmind_desktop.core.ingest.files import container_of
from localmind_desktop.core.ingest.originals import copy_original, is_copy
from localmind_desktop.core.model import Document, Opened, PageRead, Progress, State
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.speech import transcriber_of
from localmind_desktop.core.parsing import READER, is_worth_second_look, kind_of, read_again, read_document
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.insight.personal.by_model import Said

_PAGES_PER_COMMIT = 16


@dataclass(frozen=True, slots=True)
class PageReading:
    """What pages are read with, and where they are kept. Runs on the store lane."""

    paths: LibraryPaths
    catalog: Catalog
    settings: Settings
    passwords: Passwords
    shelf: ModelShelf | None = None
    chat: Callable[[], ChatModel] | None = None
    start: Start = spawned

    def read(self, document: Document, cancel: CancelToken) -> Task[Progress, list[PageRead]]:
        """All pages of a document, kept in the catalog. Raises `DocumentError`."""
        pages = yield from self.read_first(document, cancel)
        if self.catalog.redactions.hides(document.collection):
            return pages
        return (yield from self._look_again(document, pages, cancel, self._keep(document)))

    def read_first(self, document: Document, cancel: CancelToken) -> Task[Progress, list[PageRead]]:
        """As `read`, without the slow second look at doubtful tables where nothing is hidden."""
        mode = self.catalog.redactions.mode(document.collection)
        self._require_sound_copy(document, cancel)
        self.catalog.begin_reading(document.id, READER)
        if mode is RedactionMode.OFF:
            yield from self._read_and_keep(document, cancel)
            return self.catalog.pages(document.id)
        opened = self.catalog.opened(document.id)
        if opened is None or len(self.catalog.page_numbers(document.id)) < opened.pages:
            yield from self._read_and_redact(document, mode, cancel)
        return self.catalog.pages(document.id)

    def lacks_second_look(self, document: Document, pages: Sequence[PageRead]) -> bool:
        """Whether `read` may yet find more on the pages of a document."""
        hides = self.catalog.redactions.hides(document.collection)
        return not hides and any(is_worth_second_look(page) for page in pages)

    def _read_and_keep(self, document: Document, cancel: CancelToken) -> Task[Progress, None]:
        opened, done = self.catalog.opened(document.id), self.catalog.page_numbers(document.id)
        if opened is not None and len(done) == opened.pages:
            return
        waiting: list[PageRead] = []
        keep = self._keep(document)
        try:
            for event, progress in self._events(document, done, cancel):
                if isinstance(event, Opened):
                    self.catalog.set_opened(document.id, event)
                    continue
                waiting.append(event)
                if len(waiting) == _PAGES_PER_COMMIT:
                    keep(waiting)
                    waiting.clear()
                yield progress
        finally:
            keep(waiting)

    def _read_and_redact(self, document: Document, mode: RedactionMode, cancel: CancelToken) -> Task[Progress, None]:
        from localmind_desktop.core.ingest.hiding import hidden_opening, hidden_pages

        self.fetch(document, cancel)
        opened, pages = Opened(0), list[PageRead]()
        for event, progress in self._events(document, frozenset(), cancel):
            if isinstance(event, Opened):
                opened = event
                continue
            pages.append(event)
            yield progress
        pages = yield from self._look_again(document, pages, cancel, lambda _: None)
        yield Progress(document.id, document.name, State.REDACTING, 0, len(pages))
        said = yield from self._ask_model(document, pages, cancel)
        self.catalog.set_opened(document.id, hidden_opening(opened, mode, said))
        self._keep(document)(hidden_pages(pages, mode, said))

    def _ask_model(self, document: Document, pages: Sequence[PageRead], cancel: CancelToken) -> Task[Progress, Said]:
        """What the chat model names, where the collection asks it (D2)."""
        from localmind_desktop.core.insight.personal.by_model import PersonalAsking, Said

        if not self.catalog.redactions.asks_model(document.collection):
            return Said()
        asking = PersonalAsking(self.chat, self.settings.analysing.personal_seconds)
        return (yield from asking.ask(document, pages, cancel))

    def is_within_reach(self, document: Document) -> bool:
        """Whether a document can be read again: from the library's copy, or from the user's own file."""
        if self.passwords.is_missing(document):
            return False
        if self.paths.original(document.sha256).exists():
            return True
        own = container_of(Path(document.source)) or Path(document.source)
        return own.exists()

    def fetch(self, document: Document, cancel: CancelToken) -> None:
        """Copy the user's file again where the library keeps none, as of a collection that hides personal data.

        Raises `DocumentError` when it is gone, has another content, or asks for a password that is not known: so
        what is stored of it is not given up for nothing.
        """
        if self.passwords.is_missing(document):
            raise PasswordNeeded("The document is protected by a password. Enter it first.")
        if self.paths.original(document.sha256).exists():
            return
        copied = copy_original(Path(document.source), self.paths.files, self.settings.limits.file_bytes, cancel)
        if copied.sha256 != document.sha256:
            copied.path.unlink()
            raise Unsupported("The file was changed since it was added. Add it again.")

    def _require_sound_copy(self, document: Document, cancel: CancelToken) -> None:
        """Where the library's copy is damaged, the user's own file takes its place. Raises `Damaged` without one."""
        copy = self.paths.original(document.sha256)
        if not copy.exists() or is_copy(copy, document.sha256):
            return
        aside = copy.with_suffix(".draft")
        copy.replace(aside)
        try:
            self.fetch(document, cancel)
        except DocumentError as error:
            aside.replace(copy)
            raise Damaged("The library's copy of this file is damaged, and your own file cannot be used.") from error
        aside.unlink()

    def _events(
        self, document: Document, done: frozenset[int], cancel: CancelToken
    ) -> Generator[tuple[Opened | PageRead, Progress], None, None]:
        """What the reader finds, with how far it is."""
        original = self.paths.original(document.sha256)
        kind, how = kind_of(original, document.source), self.settings.recognition
        speech = transcriber_of(kind, self.settings.models.speech, self.shelf, checked=True)
        started, total, read = time.monotonic(), 0, 0
        password = self.passwords.of(document)
        reading = read_document(
            original, self.settings.limits, cancel, done, kind, how, speech, password, start=self.start
        )
        for event in reading:
            cancel.check()
            if isinstance(event, Opened):
                total = event.pages
            else:
                read += 1
            left = (time.monotonic() - started) / max(read, 1) * (total - len(done) - read)
            yield event, Progress(document.id, document.name, State.READING, len(done) + read, total, left)

    def _look_again(
        self,
        document: Document,
        pages: list[PageRead],
        cancel: CancelToken,
        keep: Callable[[Sequence[PageRead]], None],
    ) -> Task[Progress, list[PageRead]]:
        """The pages, with doubtful tables read again, slowly."""
        original = self.paths.original(document.sha256)
        how = self.settings.limits, cancel, document.source, self.passwords.of(document)
        for page in read_again(original, pages, *how):
            cancel.check()
            keep([page])
            pages = [page if page.number == old.number else old for old in pages]
            yield Progress(document.id, document.name, State.READING, len(pages), len(pages))
        return pages

    def _keep(self, document: Document) -> Callable[[Sequence[PageRead]], None]:
        return lambda pages: self.catalog.add_pages(document.id, pages)
