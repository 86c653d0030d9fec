"""What a question can be limited to, as an item model: everything, one collection, or some documents."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from localmind_desktop.bridge.names import Names, shown_names
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import Collection, Document, Scope

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class Kind(enum.Enum):
    WHOLE = enum.auto()
    COLLECTION = enum.auto()
    DOCUMENT = enum.auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """One row; ``key`` is of the collection or the document, ``file`` the name of a document's file."""

    kind: Kind
    name: str
    key: str = ""
    file: str = ""


class ScopeModel(QAbstractListModel):
    """Rows can be checked: documents as many as one likes, a collection or everything alone."""

    KindRole = Qt.ItemDataRole.UserRole

    changed = Signal()

    def __init__(self, whole: str, parent: QObject | None = None) -> None:
        """``whole`` is what everything together is called."""
        super().__init__(parent)
        self._rows = [Choice(Kind.WHOLE, whole)]
        self._scope = Scope()
        self.document_names: Names = {}

    @property
    def scope(self) -> Scope:
        return self._scope

    def names(self, scope: Scope) -> list[str]:
        """Of the collection or the documents that ``scope`` is limited to, as far as they are still there."""
        keys = {scope.collection} if scope.collection is not None else set(scope.documents)
        kind = Kind.COLLECTION if scope.collection is not None else Kind.DOCUMENT
        return [row.name for row in self._rows if row.kind is kind and row.key in keys]

    def offer(
        self, collections: Sequence[Collection], documents: Sequence[Document], names: Names | None = None
    ) -> None:
        """Offer these; what was chosen stays chosen if it is still there. A lone collection is everything.

        ``names`` is what the documents are called; without them it is the names of their files.
        """
        self.document_names = called = names if names is not None else shown_names(documents, titles=False)
        rows = self._rows[:1]
        if len(collections) > 1:
            rows += [Choice(Kind.COLLECTION, each.name, each.key) for each in collections]
        named = sorted(
            ((called.get(each.id, each.name), each) for each in documents), key=lambda pair: pair[0].casefold()
        )
        rows += [Choice(Kind.DOCUMENT, name, each.id, each.name) for name, each in named]
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        there = {(row.kind, row.key) for row in rows}
        kept = tuple(key for key in self._scope.documents if (Kind.DOCUMENT, key) in there)
        collection = self._scope.collection if (Kind.COLLECTION, self._scope.collection) in there else None
        if (collection, kept) != (self._scope.collection, self._scope.documents):
            self.choose(Scope(collection=collection, documents=kept))

    def choose(self, scope: Scope) -> None:
        if scope != self._scope:
            self._scope = scope
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
            self.changed.emit()

    def choose_pages(self, pages: tuple[int, int] | None) -> None:
        """Limit the search in the one document that is chosen; None is all its pages, and what is no table alone."""
        if self.has_one_document:
            self.choose(Scope(documents=self._scope.documents, pages=pages))

    @property
    def has_one_document(self) -> bool:
        """Whether pages can be chosen: they count within one document."""
        return len(self._scope.documents) == 1

    def toggle(self, index: Index) -> None:
        """Check or uncheck a row."""
        row = self._rows[index.row()]
        if row.kind is Kind.WHOLE:
            self.choose(Scope())
        elif row.kind is Kind.COLLECTION:
            self.choose(Scope(collection=row.key if self._scope.collection != row.key else None))
        else:
            chosen = self._scope.documents
            kept = tuple(key for key in chosen if key != row.key) if row.key in chosen else (*chosen, row.key)
            self.choose(Scope(documents=kept))

    # ------------------------------------------------------------------ what views ask

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.name if row.file in ("", row.name) else f"{row.name}\n{row.file}")
        if role == self.KindRole:
            return row.kind
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self._is_chosen(row) else Qt.CheckState.Unchecked
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable  # checked by `toggle` only

    def _is_chosen(self, row: Choice) -> bool:
        if row.kind is Kind.WHOLE:
            return self._scope == Scope()
        if row.kind is Kind.COLLECTION:
            return self._scope.collection == row.key
        return row.key in self._scope.documents


class ScopeFilter(QSortFilterProxyModel):
    """The rows whose names, or names of files, hold all words that were typed; everything together stays."""

    def __init__(self, model: ScopeModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setSourceModel(model)

    def set_text(self, text: str) -> None:
        self.beginFilterChange()
        self._words = text.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0)
        name = str(index.data(Qt.ItemDataRole.ToolTipRole)).casefold()
        return index.data(ScopeModel.KindRole) is Kind.WHOLE or all(word in name for word in self._words)
