"""The user's notes on a document: the verbs, each a job on its lane, and the notes as an item model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core.model.notes import PageNote

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class NotesDesk:
    """The library of ``desk`` has to be open."""

    desk: Desk

    def of(self, document_id: str) -> Job:
        """The notes of a document in the order of its pages."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.notes.of(document_id), ahead=True)

    def add(self, note: PageNote) -> Job:
        """The note as it is kept."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.notes.add(note), ahead=True)

    def change(self, note: PageNote) -> Job:
        """The note as it is kept."""
        return self.desk.on(self.desk.pages, lambda library, cancel: library.notes.change(note), ahead=True)

    def remove(self, note_id: str) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.notes.remove(note_id), ahead=True)

    def put_back(self, note: PageNote) -> Job:
        return self.desk.on(self.desk.pages, lambda library, cancel: library.notes.put_back(note), ahead=True)

    def save(self, document_id: str, path: Path) -> Job:
        """The ending of ``path`` chooses the format."""
        return self.desk.on(
            self.desk.export, lambda library, cancel: library.notes.save(document_id, path, told_phrase)
        )


class NoteModel(QAbstractListModel):
    """Rows are the notes that have all words of the filter, in the order of the pages."""

    NoteRole = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.notes: tuple[PageNote, ...] = ()
        self.shown: tuple[PageNote, ...] = ()
        self._words: Sequence[str] = ()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        note = self.shown[index.row()]
        if role == self.NoteRole:
            return note
        named = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._name(note) if role in named else None

    def row_of(self, note_id: str) -> int | None:
        return next((row for row, note in enumerate(self.shown) if note.id == note_id), None)

    def note(self, note_id: str) -> PageNote | None:
        return next((note for note in self.notes if note.id == note_id), None)

    def show(self, notes: Sequence[PageNote]) -> None:
        """Have these notes, in any order."""
        self.notes = tuple(sorted(notes, key=_order))
        self._filter()

    def look_for(self, text: str) -> None:
        """Show the notes whose quoted text or own words have all words of ``text``."""
        self._words = text.casefold().split()
        self._filter()

    def _filter(self) -> None:
        shown = tuple(note for note in self.notes if self._fits(note))
        if len(shown) == len(self.shown) and all(
            one.id == other.id for one, other in zip(shown, self.shown, strict=True)
        ):
            self.shown = shown
            if shown:
                self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, 0))
            return
        self.beginResetModel()
        self.shown = shown
        self.endResetModel()

    def _fits(self, note: PageNote) -> bool:
        text = f"{note.quote}\n{note.text}".casefold()
        return all(word in text for word in self._words)

    def _name(self, note: PageNote) -> str:
        page = self.tr("Page {n}").format(n=note.page)
        return ". ".join(filter(None, (page, note.text, " ".join(note.quote.split()))))


def _order(note: PageNote) -> tuple[int, float, float]:
    box = note.places[0].box
    return note.page, box.y0, box.x0
