"""The user's own notes and highlights on pages (U10). They are no evidence: nothing of them is searched or answered."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from localmind_desktop.core.anchoring import WordsOf, found_places, text_at
from localmind_desktop.core.errors import KnownError, UnknownDocument
from localmind_desktop.core.model import Document, PageWord
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.model.notes import PageNote
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.phrase import Say, in_english
from localmind_desktop.core.store.catalog import Catalog

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Noting:
    """Quick; on the pages lane, where the words of pages are read. `save` on any lane."""

    catalog: Catalog
    pages: ShownPages

    def of(self, document_id: str) -> tuple[PageNote, ...]:
        """The notes of a document in the order of its pages. Raises `UnknownDocument`.

        Where the document was read anew, each is found again by its text, or says that it is not.
        """
        document = self._document(document_id)
        if document.state.is_final:
            self._settle(document)
        return tuple(self.catalog.notes.of(document_id))

    def add(self, note: PageNote) -> PageNote:
        """Keep a new note, which gets its id and its time. Raises `UnknownDocument`."""
        added = replace(self._hidden(note), id=uuid.uuid4().hex, added=time.time())
        self.catalog.notes.keep(added)
        return added

    def change(self, note: PageNote) -> PageNote:
        """Keep another text or colour of a note; it is returned as it is kept. Raises `UnknownDocument`."""
        changed = self._hidden(note)
        self.catalog.notes.change(note.id, changed.text, changed.colour)
        return changed

    def remove(self, note_id: str) -> None:
        self.catalog.notes.remove(note_id)

    def put_back(self, note: PageNote) -> None:
        """A removal is taken back. Raises `UnknownDocument`."""
        self.catalog.notes.keep(self._hidden(note))

    def count(self, document_ids: Sequence[str]) -> int:
        """How many notes these documents have. From any lane."""
        return self.catalog.notes.count(document_ids)

    def count_in(self, collection: str) -> int:
        """How many notes there are in a collection. From any lane."""
        return self.count([document.id for document in self.catalog.documents(collection)])

    def save(self, document_id: str, path: Path, say: Say = in_english) -> None:
        """Save the notes of a document; the ending of ``path`` says in which format. Raises `ExportError`."""
        from localmind_desktop.core.export.notes import save_notes

        document = self._document(document_id)
        save_notes(document.name, self.catalog.notes.of(document_id), path, say)

    # ------------------------------------------------------------------ inside

    def _document(self, document_id: str) -> Document:
        document = self.catalog.document(document_id)
        if document is None:
            raise UnknownDocument("This document is no longer in the library.")
        return document

    def _hidden(self, note: PageNote) -> PageNote:
        """The note as its collection may keep it."""
        mode = self.catalog.redactions.mode(self._document(note.document_id).collection)
        return replace(note, quote=hidden_text(note.quote, mode), text=hidden_text(note.text, mode))

    def _settle(self, document: Document) -> None:
        unsettled = self.catalog.notes.unsettled(document.id)
        if not unsettled:
            return

        @cache
        def words_of(page: int) -> Sequence[PageWord]:
            return self.pages.words(document.id, page) if page <= document.pages else ()

        try:
            settled = [self._found(document, note, sha256, words_of) for note, sha256 in unsettled]
        except KnownError as error:
            log.warning("notes were not looked for: %s", type(error).__name__)
            return
        self.catalog.notes.settle(settled)

    def _found(self, document: Document, note: PageNote, sha256: str, words_of: WordsOf) -> PageNote:
        """The note where its text is now."""
        if note.is_pin:
            return replace(note, is_found=note.page <= document.pages)
        if not note.quote:  # it was forgotten with what the collection hides now, and is what is left of it there
            quote = text_at(note.places, words_of)
            return replace(note, quote=quote, is_found=bool(quote))
        if sha256 == document.sha256 and not self._is_set(document.id, note.page):
            return note
        places = found_places(note.quote, note.places, document.pages, words_of)
        return replace(note, places=places or note.places, is_found=bool(places))

    def _is_set(self, document_id: str, page: int) -> bool:
        """Whether we set the page ourselves, so that another version may set it otherwise."""
        return any(read.is_set for read in self.catalog.pages_of(document_id, [page]))


def hidden_text(text: str, mode: RedactionMode) -> str:
    """``text`` without what the rules find personal in it, as ``mode`` hides it."""
    if mode is RedactionMode.OFF or not text:
        return text
    from localmind_desktop.core.insight.personal import personal_spans, redacted

    return redacted(text, personal_spans(text), mode)
