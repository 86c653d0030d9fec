"""What was found out about documents (D1-D7), in the catalog: removed with them, and what they mention searchable."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from pydantic import TypeAdapter

from localmind_desktop.core.model import State
from localmind_desktop.core.model.insight import DocumentClass, EntityKind, Inspection
from localmind_desktop.core.store.database import Database

_INSPECTION = TypeAdapter(Inspection)
RULES = "5"
_FINAL = (State.READY, State.PARTIAL)


class Inspections:
    """Short writes, from any lane; `keep` replaces what was there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, document_id: str, stamp: str, found: Inspection) -> None:
        """``stamp`` says by which rules, or by which model and prompt, it was found.

        Nothing is kept where the document is gone.
        """
        packed = zlib.compress(_INSPECTION.dump_json(found), level=1)
        mentions = [
            (
                document_id,
                entity.kind,
                entity.normalised,
                f"{entity.normalised} {entity.value}".casefold(),
                entity.count,
            )
            for entity in found.entities
        ]
        with self._database.transaction() as database:
            database.write("DELETE FROM begun_descriptions WHERE document_id = ?", (document_id,))
            database.write("DELETE FROM mentions WHERE document_id = ?", (document_id,))
            is_there = database.write(
                "INSERT OR REPLACE INTO inspections SELECT id, ?, ?, ? FROM documents WHERE id = ?",
                (stamp, found.classified.label, packed, document_id),
            )
            database.write_many("INSERT OR REPLACE INTO mentions VALUES (?, ?, ?, ?, ?)", mentions if is_there else ())

    def of(self, document_id: str) -> Inspection | None:
        row = self._database.read_one("SELECT content FROM inspections WHERE document_id = ?", (document_id,))
        return _INSPECTION.validate_json(zlib.decompress(row[0])) if row else None

    def stamp(self, document_id: str) -> str:
        """By which rules, or which model and prompt, it was found; empty where nothing is known."""
        row = self._database.read_one("SELECT stamp FROM inspections WHERE document_id = ?", (document_id,))
        return str(row[0]) if row else ""

    def has_nothing_personal(self, document_id: str) -> bool:
        """Whether the rules of today looked for personal data, and found none."""
        found = self.of(document_id) if self.stamp(document_id).split(" ")[0] == RULES else None
        return found is not None and not found.personal and not found.failed

    def missing(self, rules: str) -> list[str]:
        """The documents, whole, that nothing is known of yet, or by other rules than these."""
        rows = self._database.read(
            "SELECT id FROM documents LEFT JOIN inspections ON document_id = id"
            " WHERE state IN (?, ?) AND NOT dropped"
            " AND coalesce(inspections.stamp, '') || ' ' NOT LIKE ? || ' %' ORDER BY added",
            (*_FINAL, rules),
        )
        return [row[0] for row in rows]

    def known_otherwise(self, stamp: str) -> list[str]:
        """The documents, whole, that something is known of by another stamp."""
        rows = self._database.read(
            "SELECT id FROM documents JOIN inspections ON document_id = id"
            " WHERE state IN (?, ?) AND NOT dropped AND inspections.stamp != ? ORDER BY added",
            (*_FINAL, stamp),
        )
        return [row[0] for row in rows]

    def begun(self, document_id: str, stamp: str) -> dict[str, str]:
        """What a model has said of parts of a document that it has not got through, by their digests."""
        query = "SELECT part, said FROM begun_descriptions WHERE document_id = ? AND stamp = ?"
        return {row[0]: row[1] for row in self._database.read(query, (document_id, stamp))}

    def keep_begun(self, document_id: str, stamp: str, part: str, said: str) -> None:
        """Keep what a model says of a part of a document until `keep`; nothing where the document is gone."""
        with self._database.transaction() as database:
            database.write(
                "INSERT OR REPLACE INTO begun_descriptions SELECT id, ?, ?, ? FROM documents WHERE id = ?",
                (stamp, part, said, document_id),
            )

    def mentioning(self, text: str, kinds: Sequence[EntityKind] = tuple(EntityKind)) -> frozenset[str]:
        """The documents that mention ``text``, in whatever case, within an entity of these kinds."""
        marks = ", ".join("?" * len(kinds))
        query = f"SELECT DISTINCT document_id FROM mentions WHERE kind IN ({marks}) AND instr(folded, ?)"
        return frozenset(row[0] for row in self._database.read(query, (*kinds, text.casefold())))

    def amounts(self) -> list[tuple[str, str]]:
        """All amounts of money that documents mention, normalised, each with the document."""
        query = "SELECT document_id, normalised FROM mentions WHERE kind = ?"
        return [(row[0], row[1]) for row in self._database.read(query, (EntityKind.AMOUNT,))]

    def classes(self) -> dict[str, DocumentClass]:
        """The class of every document that has one: as the user set it, or else as it was found."""
        rows = self._database.read(
            "SELECT document_id, coalesce(chosen_classes.label, inspections.label)"
            " FROM inspections LEFT JOIN chosen_classes USING (document_id)"
        )
        return {row[0]: DocumentClass(row[1]) for row in rows}

    def choose_class(self, document_id: str, label: DocumentClass | None) -> None:
        """Set the class in the place of what was found, also for later readings; None takes that back."""
        with self._database.transaction() as database:
            if label is None:
                database.write("DELETE FROM chosen_classes WHERE document_id = ?", (document_id,))
            else:
                database.write("INSERT OR REPLACE INTO chosen_classes VALUES (?, ?)", (document_id, label))

    def chosen_class(self, document_id: str) -> DocumentClass | None:
        row = self._database.read_one("SELECT label FROM chosen_classes WHERE document_id = ?", (document_id,))
        return DocumentClass(row[0]) if row else None
