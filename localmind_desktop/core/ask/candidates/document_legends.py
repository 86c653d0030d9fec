"""The legends of the documents that tables come from, read once per question and only where a table holds marks."""

from __future__ import annotations

from dataclasses import dataclass, field

from localmind_desktop.core.ask.candidates.legends import Legend, legend_in, legend_of_tables, marks_of, texts_of
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.store.catalog import Catalog

_PAGES = 3  # pages of a long table whose notes are read: the first and the last ones


@dataclass(frozen=True, slots=True)
class DocumentLegends:
    """What marks mean in each table; ``abbreviations`` remembers those of a document for one question."""

    catalog: Catalog
    abbreviations: dict[str, dict[str, frozenset[str]]] = field(default_factory=dict)

    def of(self, sheet: Sheet) -> Legend:
        """The legend of a table: nearest first, its own words, the lines of its pages, its document's abbreviations."""
        marks = frozenset().union(*(marks_of(sheet.table, column) for column in range(len(sheet.headers))))
        if not marks:
            return Legend()
        found = self._beside(sheet) | legend_in(texts_of(sheet.table))
        for mark, meaning in self._of_document(sheet.document_id).items():
            if mark in marks:
                found.setdefault(mark, meaning)
        return Legend(found if marks & found.keys() else {})

    def _beside(self, sheet: Sheet) -> dict[str, frozenset[str]]:
        pages = (*sheet.table.pages[:1], *sheet.table.pages[1 - _PAGES :])
        found = self.catalog.pages_of(sheet.document_id, sorted(set(pages)))
        return legend_in(" ".join(block.text.split()) for page in found for block in page.blocks)

    def _of_document(self, document_id: str) -> dict[str, frozenset[str]]:
        if document_id not in self.abbreviations:
            self.abbreviations[document_id] = legend_of_tables(self.catalog.tables(document_id))
        return self.abbreviations[document_id]
