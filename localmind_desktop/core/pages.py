"""The pages of a document as they are shown: their images, their words, and where a text stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.errors import FileGone, PasswordNeeded, UnknownDocument
from localmind_desktop.core.model import (
    Answer,
    Box,
    Citation,
    Document,
    Kind,
    MappedPage,
    PageImage,
    PageMap,
    PageRead,
    PageWord,
    TextHit,
)
from localmind_desktop.core.outlines import section_at
from localmind_desktop.core.page_text import boxes_on_words, hits_on, words_of
from localmind_desktop.core.parsing import is_flowing, kind_of
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.places import place_name
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken, Task

_PAGES_AT_ONCE = 24  # that are read for a search before it looks whether it is still wanted
MOST_HITS = 2_000


class ShownPages:
    """What a reader of a document needs of its pages. Quick; for the pages lane, a search for any lane."""

    def __init__(self, paths: LibraryPaths, catalog: Catalog, renderer: PageRenderer, passwords: Passwords) -> None:
        self._passwords = passwords
        self._paths = paths
        self._catalog = catalog
        self._renderer = renderer

    def render(self, document_id: str, page: int, scale: float, channels: int = 3) -> PageImage:
        """A picture of a page; ``scale`` is pixels per point. Raises `Damaged` when the page cannot be drawn."""
        document = self._document(document_id)
        copy, kind, read = self._drawn(document, page)
        password = self._passwords.of(document)
        return self._renderer.render(copy, document_id, page, scale, kind, channels, read, password)

    def words(self, document_id: str, page: int) -> tuple[PageWord, ...]:
        """The words of a page, each with its box.

        Those of the file itself; of a page without any, as a scan is, those that were read from it, at places in their
        lines that go by the number of letters. Raises `Damaged`.
        """
        document = self._document(document_id)
        copy, kind, read = self._drawn(document, page)
        printed = self._renderer.words(copy, page, kind, read, self._passwords.of(document))
        return printed or words_of(self._catalog.pages_of(document_id, [page]))

    def unlock(self, document_id: str, password: str = "", *, remember: bool = False) -> None:
        """Open a document with its password until the program ends; with ``remember`` the system's keyring keeps it.

        Without ``password`` one that is known is tried. Raises `PasswordNeeded` when it is not the right one, and
        other `DocumentError`.
        """
        document = self._document(document_id)
        password = password or self._passwords.of(document)
        copy = self._paths.original(document.sha256)
        if copy.exists():  # where the collection hides personal data, the reading will tell
            self._renderer.page_sizes(copy, kind_of(copy, document.source), password)
        elif not password:
            raise PasswordNeeded("The document is protected by a password.")
        self._passwords.keep(document, password, remember=remember)

    def find(self, document_id: str, text: str, cancel: CancelToken) -> Task[tuple[TextHit, ...], int]:
        """Where ``text`` stands in the stored text of a document; yields hits, returns how many pages were searched.

        Letter case, accents and the width of spaces do not count. It ends after `MOST_HITS`.
        """
        numbers = sorted(self._catalog.page_numbers(self._document(document_id).id))
        found = 0
        for start in range(0, len(numbers), _PAGES_AT_ONCE):
            cancel.check()
            pages = self._catalog.pages_of(document_id, numbers[start : start + _PAGES_AT_ONCE])
            hits = tuple(hit for page in pages for hit in hits_on(page, text))[: MOST_HITS - found]
            found += len(hits)
            if hits:
                yield hits
            if found == MOST_HITS:
                return start + len(pages)
        return len(numbers)

    def hit_boxes(self, document_id: str, page: int, hits: Sequence[TextHit]) -> list[tuple[Box, ...]]:
        """Where each of the hits of a page stands to the letter, by the words of the page. Raises `Damaged`."""
        return boxes_on_words(hits, self.words(document_id, page))

    def with_places_named(self, answer: Answer) -> Answer:
        """The answer with what a person calls the places cited, where that is no page, and the sections of quotations.

        A passage may go on over several sections; its own is the first of them.
        """
        cited = {citation.document_id for citation in answer.citations}
        maps = {each: self._catalog.page_map(each) or PageMap() for each in cited}
        named = tuple(_named(citation, maps[citation.document_id]) for citation in answer.citations)
        return replace(answer, citations=named)

    def file(self, document_id: str) -> Path:
        """The user's own file where it is still there, else the library's copy of it. Raises `FileGone`."""
        document = self._document(document_id)
        own, copy = Path(document.source), self._paths.original(document.sha256)
        if document.source and own.exists():
            return own
        if not copy.exists():  # as of collections that hide personal data
            raise FileGone("The original file is no longer where it was, and the library keeps no copy of it.")
        return copy

    def _drawn(self, document: Document, page: int) -> tuple[Path, Kind, PageRead | None]:
        """The library's copy of a document, its kind, and the page as it was read, where it is drawn from that.

        Of a document whose personal data is hidden there is no copy, and every page is drawn from what was read: also
        when nothing is to be hidden any more, where the file was gone.
        """
        copy = self._paths.original(document.sha256)
        if self._catalog.redactions.hides(document.collection) or not copy.exists():
            kind = Kind.PDF
        elif not is_flowing(kind := kind_of(copy, document.source)):
            return copy, kind, None
        read = self._catalog.pages_of(document.id, [page])
        return copy, kind, read[0] if read and read[0].is_set else None

    def _document(self, document_id: str) -> Document:
        document = self._catalog.document(document_id)
        if document is None:
            raise UnknownDocument("This document is no longer in the library.")
        return document


def _named(citation: Citation, mapped: PageMap) -> Citation:
    page = next((page for page in mapped.pages if page.number == citation.page), None)
    boxes = [place.box for place in citation.places if place.page == citation.page]
    if page is None:
        return citation
    section = section_at(mapped, citation.places[0]) if citation.places and not _is_in_table(page, boxes) else None
    section = citation.section if section is None else section
    return replace(citation, where=place_name(page, boxes), section=section)


def _is_in_table(page: MappedPage, boxes: Sequence[Box]) -> bool:
    """Whether the first of some places on a page stands in a table."""
    return any(
        part.box.x0 - 1 <= box.x0 <= part.box.x1 and part.box.y0 - 1 <= box.y0 <= part.box.y1
        for part in page.tables
        for box in boxes[:1]
    )
