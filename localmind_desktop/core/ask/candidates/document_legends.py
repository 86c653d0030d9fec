"""The legends of the documents that tables come from, read once per question and only where a table holds marks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from localmind_desktop.core.ask.candidates.legends import (
    NO_LEGEND,
    Legend,
    legend_in,
    legend_of_tables,
    marks_of,
    texts_of,
)
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.store.catalog import Catalog

Legends = Callable[[Sheet], Legend]

_MOST_DOCUMENTS = 512
_PAGES = 3  # pages of a long table whose notes are read: the first and the last ones


def no_legends(_: Sheet) -> Legend:
    """Nothing is known of the marks of any table."""
    return NO_LEGEND


@dataclass(frozen=True, slots=True)
class Abbreviations:
    """The abbreviations that the tables of documents explain, remembered from question to question by what is stored of
    the tables, so that a document read again has its own. Of the last 512 documents."""

    known: dict[bytes, Mapping[str, frozenset[str]]] = field(default_factory=dict)

    def of(self, catalog: Catalog, document_id: str) -> Mapping[str, frozenset[str]]:
        digest = hashlib.blake2b(document_id.encode())
        for stored in catalog.stored_tables(document_id):
            digest.update(stored)
        key = digest.digest()
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = legend_of_tables(catalog.tables(document_id))
            for oldest in [*self.known][:-_MOST_DOCUMENTS]:
                self.known.pop(oldest, None)
        return found


@dataclass(frozen=True, slots=True)
class DocumentLegends:
    """What marks mean in each table. For one question, however often it is read: ``known`` remembers the legends of
    tables."""

    catalog: Catalog
    abbreviations: Abbreviations
    known: dict[tuple[str, int], Legend] = field(default_factory=dict)

    def of(self, sheet: Sheet) -> Legend:
        """The legend of a table: nearest first, its own words, the lines of its pages, its document's abbreviations."""
        key = (sheet.document_id, sheet.index)
        if key not in self.known:
            self.known[key] = self._read(sheet)
        return self.known[key]

    def _read(self, sheet: Sheet) -> Legend:
        marks = frozenset().union(*(marks_of(sheet.table, column) for column in range(len(sheet.headers))))
        if not marks:
            return NO_LEGEND
        found = self._beside(sheet) | legend_in(texts_of(sheet.table))
        for mark, meaning in self.abbreviations.of(self.catalog, sheet.document_id).items():
            if mark in marks:
                found.setdefault(mark, meaning)
        return Legend(found if marks & found.keys() else {})

    def _beside(self, sheet: Sheet) -> dict[str, frozenset[str]]:
        pages = (*sheet.table.pages[:1], *sheet.table.pages[1 - _PAGES :])
        found = self.catalog.pages_of(sheet.document_id, sorted(set(pages)))
        return legend_in(" ".join(block.text.split()) for page in found for block in page.blocks)
