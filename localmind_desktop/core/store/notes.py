"""The user's notes on pages, in the catalog: they go with their document, and stay when it is read anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pydantic import TypeAdapter

from localmind_desktop.core.model import Place
from localmind_desktop.core.model.notes import NoteColour, PageNote
from localmind_desktop.core.store.database import Database

_PLACES = TypeAdapter(tuple[Place, ...])
_COLUMNS = "id, document_id, places, quote, text, colour, added, is_found"


class KeptNotes:
    """Reads and short writes from any lane.

    A note is *settled* while the pages of its document are those that it was made on or was last found on.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, document_id: str) -> list[PageNote]:
        """In the order of the pages, from top to bottom."""
        rows = self._database.read(f"SELECT {_COLUMNS} FROM notes WHERE document_id = ?", (document_id,))
        return sorted(map(_note, rows), key=lambda note: (note.page, note.places[0].box.y0, note.places[0].box.x0))

    def unsettled(self, document_id: str) -> list[tuple[PageNote, str]]:
        """The notes whose places are to be looked for, each with the SHA-256 of the file that it was made on."""
        rows = self._database.read(
            f"SELECT {_COLUMNS}, sha256 FROM notes WHERE document_id = ? AND NOT settled", (document_id,)
        )
        return [(_note(row[:-1]), row[-1]) for row in rows]

    def keep(self, note: PageNote) -> None:
        """Add a note, or put back one that was removed. Nothing is kept of a document that is gone."""
        with self._database.transaction() as database:
            database.write(
                f"INSERT OR REPLACE INTO notes ({_COLUMNS}, sha256) SELECT ?, id, ?, ?, ?, ?, ?, ?, sha256"
                " FROM documents WHERE id = ?",
                (note.id, *_values(note), note.added, note.is_found, note.document_id),
            )

    def change(self, note_id: str, text: str, colour: NoteColour) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE notes SET text = ?, colour = ? WHERE id = ?", (text, colour, note_id))

    def remove(self, note_id: str) -> None:
        with self._database.transaction() as database:
            database.write("DELETE FROM notes WHERE id = ?", (note_id,))

    def settle(self, notes: Sequence[PageNote]) -> None:
        """Put down where notes were found on the pages as they are now, or that they were not."""
        with self._database.transaction() as database:
            database.write_many(
                "UPDATE notes SET places = ?, quote = ?, is_found = ?, settled = 1,"
                " sha256 = (SELECT sha256 FROM documents WHERE id = document_id) WHERE id = ?",
                [(_PLACES.dump_json(note.places), note.quote, note.is_found, note.id) for note in notes],
            )

    def hide(self, document_id: str, hidden: Callable[[str], str]) -> None:
        """Forget what stood on the pages; of the user's own words, keep what ``hidden`` leaves of them."""
        texts = self._database.read("SELECT id, text FROM notes WHERE document_id = ?", (document_id,))
        with self._database.transaction() as database:
            database.write_many(
                "UPDATE notes SET quote = '', text = ?, settled = 0 WHERE id = ?",
                [(hidden(text), note_id) for note_id, text in texts],
            )

    def count(self, document_ids: Sequence[str]) -> int:
        marks = ", ".join("?" * len(document_ids))
        row = self._database.read_one(f"SELECT count(*) FROM notes WHERE document_id IN ({marks})", document_ids)
        return int(row[0]) if row else 0


def hand_over(database: Database, document_id: str, following_id: str) -> None:
    """Give the notes of a document to the one that takes its place, inside a transaction."""
    database.write("UPDATE notes SET document_id = ?, settled = 0 WHERE document_id = ?", (following_id, document_id))


def _note(row: tuple[Any, ...]) -> PageNote:
    note_id, document_id, places, quote, text, colour, added, is_found = row
    found = _PLACES.validate_json(places)
    return PageNote(note_id, document_id, found, quote, text, NoteColour(colour), added, bool(is_found))


def _values(note: PageNote) -> tuple[Any, ...]:
    return _PLACES.dump_json(note.places), note.quote, note.text, note.colour
