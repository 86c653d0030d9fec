"""The words that documents use, and how often, in ``catalog.sqlite``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.frequencies import Frequencies


@dataclass(frozen=True, slots=True)
class TermUse:
    """How a document uses a term: in how many of its chunks, and whether the document is about it."""

    document_id: str
    chunks: int
    subject: bool


class Terms:
    """Reads, from any lane. They are written with the content of their document."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._frequencies = Frequencies(lambda: database.changes, self._chunks_with)

    def uses(self, terms: Sequence[str]) -> dict[str, list[TermUse]]:
        """Which documents use each of ``terms``; unknown terms have an empty list."""
        uses: dict[str, list[TermUse]] = {term: [] for term in terms}
        marks = ", ".join("?" * len(terms))
        for term, document_id, chunks, subject in self._database.read(
            f"SELECT term, document_id, chunks, subject FROM terms WHERE term IN ({marks})"
            " AND document_id NOT IN (SELECT id FROM documents WHERE dropped)",
            terms,
        ):
            uses[term].append(TermUse(document_id, chunks, bool(subject)))
        return uses

    def frequencies(self, terms: Sequence[str], collection: str | None = None) -> dict[str, int]:
        """In how many chunks of a collection each of ``terms`` stands; counted once per state of the library."""
        return self._frequencies.of(terms, collection)

    def chunk_total(self, collection: str | None = None) -> int:
        """Chunks of the documents of a collection."""
        query = "SELECT coalesce(sum(chunks), 0) FROM documents WHERE (?1 IS NULL OR collection = ?1) AND NOT dropped"
        row = self._database.read_one(query, (collection,))
        return int(row[0]) if row else 0

    def subjects(self, document_id: str) -> frozenset[str]:
        """The terms that a document is about: those of its title page and running headers."""
        rows = self._database.read("SELECT term FROM terms WHERE document_id = ? AND subject", (document_id,))
        return frozenset(row[0] for row in rows)

    def _chunks_with(self, terms: Sequence[str], collection: str | None) -> dict[str, int]:
        marks = ", ".join("?" * len(terms))
        within = "" if collection is None else " AND document_id IN (SELECT id FROM documents WHERE collection = ?)"
        query = f"SELECT term, sum(chunks) FROM terms WHERE term IN ({marks}){within} GROUP BY term"
        rows = self._database.read(query, [*terms, *([] if collection is None else [collection])])
        return dict.fromkeys(terms, 0) | {term: int(chunks) for term, chunks in rows}
