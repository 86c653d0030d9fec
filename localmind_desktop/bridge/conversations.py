"""The conversations as an item model, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from localmind_desktop.core.model import Conversation

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class ConversationModel(QAbstractListModel):
    """Rows are conversations; the id is under ``IdRole``."""

    IdRole = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conversations: list[Conversation] = []

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._conversations)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        conversation = self._conversations[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return conversation.title
        return conversation.id if role == self.IdRole else None

    def reset(self, conversations: Sequence[Conversation]) -> None:
        self.beginResetModel()
        self._conversations = sorted(conversations, key=lambda each: each.created_at, reverse=True)
        self.endResetModel()

    def add(self, conversation: Conversation) -> None:
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._conversations.insert(0, conversation)
        self.endInsertRows()

    def rename(self, conversation_id: str, title: str) -> None:
        row = self.row_of(conversation_id)
        if row is not None:
            self._conversations[row] = replace(self._conversations[row], title=title)
            self.dataChanged.emit(self.index(row), self.index(row))

    def drop(self, conversation_id: str) -> None:
        row = self.row_of(conversation_id)
        if row is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._conversations[row]
            self.endRemoveRows()

    def row_of(self, conversation_id: str | None) -> int | None:
        for row, conversation in enumerate(self._conversations):
            if conversation.id == conversation_id:
                return row
        return None

    def conversation(self, row: int) -> Conversation | None:
        return self._conversations[row] if 0 <= row < len(self._conversations) else None
