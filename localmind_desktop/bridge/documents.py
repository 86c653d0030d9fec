"""The documents as an item model: those of the catalog, and those on their way into it."""

from __future__ import annotations

import html
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from localmind_desktop.core.model import Document, ImportResult, Progress, State

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Entry:
    """One row, named by ``key`` as long as it is shown; ``document_id`` is there once the catalog knows it."""

    key: str
    name: str
    state: State
    reason: str | None = None
    document_id: str | None = None
    document: Document | None = None
    done: int = 0
    total: int = 0
    seconds_left: float | None = None
    under_way: bool = False

    @property
    def share(self) -> float | None:
        """How much of the present stage is done, 0-1; None when that is not known."""
        return min(1.0, self.done / self.total) if self.total else None


class DocumentModel(QAbstractListModel):
    """Rows are `Entry` values under ``EntryRole``, in the order in which they came."""

    EntryRole = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._rows: dict[str, int] = {}

    # ------------------------------------------------------------------ what views read

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<p>{html.escape(entry.reason or entry.name)}</p>"
        return entry if role == self.EntryRole else None

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    @property
    def documents(self) -> tuple[Document, ...]:
        return tuple(entry.document for entry in self._entries if entry.document is not None)

    def entry(self, key: str) -> Entry | None:
        row = self._row(key)
        return None if row is None else self._entries[row]

    # ------------------------------------------------------------------ what changes them

    def refresh(self, documents: Sequence[Document]) -> None:
        """Show ``documents`` as the catalog has them; what is under way, and failures it does not keep, stay."""
        known = {document.id: document for document in documents}
        for entry in list(self._entries):
            document = known.pop(entry.document_id, None) if entry.document_id else None
            if document is not None:
                settled = settled_entry(entry.key, document)
                self._replace(replace(entry, document=document) if entry.under_way else settled)
            elif entry.document is not None and not entry.under_way:
                self.drop(entry.key)
        self._append(*(settled_entry(document.id, document) for document in known.values()))

    def reset(self) -> None:
        """Show nothing."""
        self.beginResetModel()
        self._entries = []
        self._rows = {}
        self.endResetModel()

    def expect(self, key: str, name: str) -> None:
        """A file was handed in and waits for its turn."""
        self._append(Entry(key, name, State.QUEUED, under_way=True))

    def follow(self, key: str, progress: Progress) -> None:
        """Show how far the document is; a row that the catalog already had for it gives way."""
        entry = self.entry(key)
        if entry is None:
            return
        for other in [each for each in self._entries if each.document_id == progress.document_id and each.key != key]:
            self.drop(other.key)
        self._replace(
            replace(
                entry,
                name=progress.name,
                state=progress.state,
                document_id=progress.document_id,
                done=progress.done,
                total=progress.total,
                seconds_left=progress.seconds_left,
                under_way=True,
            )
        )

    def settle(self, key: str, result: ImportResult) -> None:
        """The file has its end state. A duplicate leaves no row of its own."""
        entry = self.entry(key)
        if entry is None:
            return
        if result.status in ("duplicate", "skipped"):
            self.drop(key)
            return
        self._replace(
            replace(
                entry,
                name=result.document or entry.name,
                state=State(result.status),
                reason=result.reason,
                document_id=result.document_id,
                under_way=False,
            )
        )

    def fail(self, key: str, reason: str) -> None:
        entry = self.entry(key)
        if entry is not None:
            self._replace(replace(entry, state=State.FAILED, reason=reason, under_way=False))

    def rest(self, keys: Collection[str]) -> None:
        """Nothing works on any row but those of ``keys``."""
        for entry in list(self._entries):
            if entry.under_way and entry.key not in keys:
                self._replace(replace(entry, under_way=False))

    def drop(self, key: str) -> None:
        row = self._row(key)
        if row is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._entries[row]
            self._rows = {entry.key: place for place, entry in enumerate(self._entries)}
            self.endRemoveRows()

    # ------------------------------------------------------------------

    def _row(self, key: str) -> int | None:
        return self._rows.get(key)

    def _append(self, *entries: Entry) -> None:
        if entries:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
            self._entries.extend(entries)
            self._rows.update((entry.key, first + place) for place, entry in enumerate(entries))
            self.endInsertRows()

    def _replace(self, entry: Entry) -> None:
        row = self._row(entry.key)
        if row is not None and self._entries[row] != entry:
            self._entries[row] = entry
            self.dataChanged.emit(self.index(row), self.index(row))


class DocumentFilter(QSortFilterProxyModel):
    """Sorts by name, whatever the case, and keeps the rows whose name holds the filter text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.sort(0)


def settled_entry(key: str, document: Document) -> Entry:
    """The row of a document that nothing works on."""
    return Entry(key, document.name, document.state, document.reason, document.id, document)
