"""The abbreviations that documents explain (R10), in the catalog: removed with their document, read within a scope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from localmind_desktop.core.model import Scope
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.terms import terms


class Meaning(NamedTuple):
    """An abbreviation and what it is short for, as the documents write them."""

    short: str
    long: str


class Glossaries:
    """Reads and writes of the abbreviations. Writes happen on the store lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, document_id: str, stamp: str, entries: Sequence[tuple[str, str]]) -> None:
        """Put what a document explains in the place of earlier entries; ``stamp`` says by which rules it was found."""
        with self._database.transaction() as database:
            database.write("DELETE FROM glossary WHERE document_id = ?", (document_id,))
            database.write_many(
                "INSERT OR IGNORE INTO glossary VALUES (?, ?, ?, ?, ?, ?)",
                (
                    (document_id, short.casefold(), short, folded(long), long, rank)
                    for rank, (short, long) in enumerate(entries)
                ),
            )
            database.write("UPDATE documents SET glossary = ? WHERE id = ?", (stamp, document_id))

    def missing(self, stamp: str) -> list[str]:
        """The documents, whole, whose abbreviations were not looked for by these rules."""
        rows = self._database.read(
            "SELECT id FROM documents WHERE glossary != ? AND state IN ('ready', 'partial') ORDER BY added", (stamp,)
        )
        return [row[0] for row in rows]

    def of_short(self, words: Sequence[str], scope: Scope) -> list[Meaning]:
        """What each of these words is short for in the documents of a scope, what most of them say first."""
        return self._meanings("short_folded", [word.casefold() for word in words], scope)

    def of_long(self, phrases: Sequence[str], scope: Scope) -> list[Meaning]:
        """The abbreviations of phrases, which are given as `folded` makes them."""
        return self._meanings("long_folded", phrases, scope)

    def _meanings(self, column: str, values: Sequence[str], scope: Scope) -> list[Meaning]:
        if not values:
            return []
        marks, documents = ", ".join("?" * len(values)), ", ".join("?" * len(scope.documents))
        within = f"AND document_id IN ({documents})" if scope.documents else ""
        rows = self._database.read(
            f"SELECT short, min(long) FROM glossary JOIN documents ON documents.id = document_id"
            f" WHERE {column} IN ({marks}) {within} AND (? IS NULL OR collection = ?) AND NOT dropped"
            " GROUP BY short, long_folded ORDER BY count(*) DESC, min(rank), short, min(long)",
            (*values, *scope.documents, scope.collection, scope.collection),
        )
        return [Meaning(*row) for row in rows]


def folded(phrase: str) -> str:
    """A phrase as its terms, to be compared."""
    return " ".join(terms(phrase))
