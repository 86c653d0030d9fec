"""Which embedders have dealt with which documents, and by what name the settings knew them (I11), in the catalog.

A stamp names what made vectors, to the last weight; a name is what to look for to make such vectors again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

from localmind_desktop.core.store.database import Database


class Embeddings:
    """Reads and writes of what was embedded. Writes happen on the store lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, document_id: str) -> dict[str, int]:
        """How many vectors of a document came of each embedder that has dealt with it, by stamp."""
        rows = self._database.read("SELECT stamp, vectors FROM embedded WHERE document_id = ?", (document_id,))
        return dict(rows)

    def all(self) -> defaultdict[str, dict[str, int]]:
        """As `of`, by document."""
        found: defaultdict[str, dict[str, int]] = defaultdict(dict)
        for document_id, stamp, vectors in self._database.read("SELECT document_id, stamp, vectors FROM embedded"):
            found[document_id][stamp] = vectors
        return found

    def in_use(self) -> frozenset[str]:
        """The stamps of which some document has vectors."""
        return frozenset(row[0] for row in self._database.read("SELECT DISTINCT stamp FROM embedded WHERE vectors > 0"))

    def names(self) -> dict[str, str]:
        """The name of every embedder that was ever used, by its stamp."""
        return dict(self._database.read("SELECT stamp, name FROM embedders"))

    def put_name(self, stamp: str, name: str) -> None:
        """Put down what the settings call the embedder of a stamp, before vectors are made by it."""
        if self.names().get(stamp) != name:
            with self._database.transaction() as database:
                database.write("INSERT OR REPLACE INTO embedders VALUES (?, ?)", (stamp, name))

    def add(self, document_id: str, stamp: str, vectors: int) -> None:
        """One more embedder has dealt with a document."""
        with self._database.transaction() as database:
            database.write("INSERT OR REPLACE INTO embedded VALUES (?, ?, ?)", (document_id, stamp, vectors))
            touch(database, document_id)

    def keep(self, document_id: str, stamps: Collection[str]) -> None:
        """Forget all embedders of a document but these."""
        marks = ", ".join("?" * len(stamps))
        with self._database.transaction() as database:
            database.write(
                f"DELETE FROM embedded WHERE document_id = ? AND stamp NOT IN ({marks})", (document_id, *stamps)
            )
            touch(database, document_id)


def replace_embedded(database: Database, document_id: str, vectors: Mapping[str, int]) -> None:
    """Put ``vectors``, by stamp, in the place of what is on record; inside a transaction."""
    database.write("DELETE FROM embedded WHERE document_id = ?", (document_id,))
    database.write_many(
        "INSERT INTO embedded VALUES (?, ?, ?)", [(document_id, stamp, count) for stamp, count in vectors.items()]
    )


def touch(database: Database, document_id: str) -> None:
    """Other vectors may find other passages: the state of the document's collection is another one from now on."""
    database.write("UPDATE documents SET id = id WHERE id = ?", (document_id,))
