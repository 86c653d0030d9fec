"""The collections as an item model, with how many documents each has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core.model import Collection, Document, LinkedFolder, State

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Shelf:
    """One row: a collection, or with ``collection`` None all of them together.

    ``shown`` is how many of its rows in the list are not marked as unreadable, those on their way included;
    ``documents`` is how many it really has.
    """

    collection: Collection | None
    name: str
    shown: int = 0
    documents: int = 0
    folders: tuple[str, ...] = ()

    @property
    def key(self) -> str | None:
        return None if self.collection is None else self.collection.key


class CollectionModel(QAbstractListModel):
    """The first row is the whole library, then the collections by name; `Shelf` values under ``ShelfRole``."""

    ShelfRole = Qt.ItemDataRole.UserRole

    rename_asked = Signal(object, str)  # Collection, its new name

    def __init__(self, whole: str, parent: QObject | None = None) -> None:
        """``whole`` is what the whole library is called."""
        super().__init__(parent)
        self._whole = whole
        self._shelves: list[Shelf] = [Shelf(None, whole)]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._shelves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        shelf = self._shelves[index.row()]
        if role == self.ShelfRole:
            return shelf
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return shelf.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{shelf.name}, {shelf.shown}"
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another name; it shows when the library has it."""
        shelf = self._shelves[index.row()]
        name = " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or shelf.collection is None or name in ("", shelf.name):
            return False
        self.rename_asked.emit(shelf.collection, name)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and self._shelves[index.row()].collection is not None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    @property
    def shelves(self) -> tuple[Shelf, ...]:
        return tuple(self._shelves)

    @property
    def collections(self) -> tuple[Collection, ...]:
        return tuple(shelf.collection for shelf in self._shelves if shelf.collection is not None)

    def row_of(self, key: str | None) -> int:
        """The row of a collection; the first for one that is not there."""
        return next((row for row, shelf in enumerate(self._shelves) if shelf.key == key), 0)

    def refresh(
        self,
        collections: Sequence[Collection],
        documents: Sequence[Document],
        folders: Sequence[LinkedFolder],
    ) -> None:
        """Show these; views keep their row where only figures changed."""
        counts = Counter(document.collection for document in documents)
        shown = {shelf.key: shelf.shown for shelf in self._shelves}
        shelves = [Shelf(None, self._whole, shown[None], len(documents))]
        for collection in collections:
            linked = tuple(folder.path for folder in folders if folder.collection == collection.key)
            key = collection.key
            shelves.append(Shelf(collection, collection.name, shown.get(key, 0), counts[key], linked))
        self._show(shelves)

    def count(self, entries: Sequence[Entry]) -> int:
        """Show how many of these rows each collection has, without those that could not be read; how many in all."""
        counts = Counter(entry.collection for entry in entries if entry.state is not State.FAILED)
        self._show(
            [replace(each, shown=counts.total() if each.key is None else counts[each.key]) for each in self._shelves]
        )
        return counts.total()

    def _show(self, shelves: list[Shelf]) -> None:
        if shelves == self._shelves:
            return
        same = [shelf.key for shelf in shelves] == [shelf.key for shelf in self._shelves]
        if same:
            self._shelves = shelves
            self.dataChanged.emit(self.index(0), self.index(len(shelves) - 1))
            return
        self.beginResetModel()
        self._shelves = shelves
        self.endResetModel()
