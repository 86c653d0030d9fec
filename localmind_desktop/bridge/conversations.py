"""The conversations as an item model: pinned ones on top, then by the day of their last question, newest first."""

from __future__ import annotations

import enum
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot

from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import Conversation, ConversationHit

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class Group(enum.Enum):
    UNKNOWN = enum.auto()  # what there is, before the library has told
    PINNED = enum.auto()
    TODAY = enum.auto()
    YESTERDAY = enum.auto()
    WEEK = enum.auto()
    MONTH = enum.auto()
    OLDER = enum.auto()


@dataclass(frozen=True, slots=True)
class Heading:
    """A row that names what follows it."""

    text: str


Row = Heading | ConversationHit


class ConversationModel(QAbstractListModel):
    """Rows are headings and `ConversationHit` values (under ``HitRole``); a title that is edited is asked for."""

    HitRole = Qt.ItemDataRole.UserRole

    rename_asked = Signal(object, str)  # Conversation, its new title

    def __init__(self, group_name: Callable[[Group], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group_name = group_name
        self._all: list[Conversation] = []
        self._hits: Sequence[ConversationHit] | None = None
        self._rows: list[Row] = []
        self._is_known = True

    # ------------------------------------------------------------------ what views ask

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if isinstance(row, Heading):
            return row.text if role == Qt.ItemDataRole.DisplayRole else None
        if role == self.HitRole:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.conversation.title)
        is_title = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
        return row.conversation.title if is_title else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another title; it shows when the library has it."""
        row, title = self._rows[index.row()], " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or isinstance(row, Heading) or title in ("", row.conversation.title):
            return False
        self.rename_asked.emit(row.conversation, title)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._rows[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    # ------------------------------------------------------------------ changes

    @Slot()
    def expect(self) -> None:
        """A library opens: say so until it tells what it has."""
        self._is_known = False
        self._order()

    def reset(self, conversations: Sequence[Conversation]) -> None:
        self._all, self._is_known = list(conversations), True
        self._order()

    def add(self, conversation: Conversation) -> None:
        self._all.append(conversation)
        self._order()

    def touch(self, conversation_id: str) -> None:
        """A question was asked in it now."""
        self._replace(conversation_id, asked_at=time.time())

    def rename(self, conversation_id: str, title: str) -> None:
        self._replace(conversation_id, title=title)

    def pin(self, conversation_id: str, pinned: bool) -> None:
        self._replace(conversation_id, pinned=pinned)

    def drop(self, conversation_id: str) -> None:
        self._all = [each for each in self._all if each.id != conversation_id]
        self._order()

    def show_hits(self, hits: Sequence[ConversationHit] | None) -> None:
        """Show what a search found; None shows all again."""
        self._hits = hits
        self._order()

    # ------------------------------------------------------------------ asking it

    @property
    def conversations(self) -> tuple[Conversation, ...]:
        """All of them, in their order, whatever a search shows."""
        return tuple(self._all)

    def find(self, conversation_id: str | None) -> Conversation | None:
        return next((each for each in self._all if each.id == conversation_id), None)

    def conversation(self, row: int) -> Conversation | None:
        """Of a row; None for a heading."""
        shown = self._rows[row] if 0 <= row < len(self._rows) else None
        return shown.conversation if isinstance(shown, ConversationHit) else None

    def row_of(self, conversation_id: str | None) -> int | None:
        for place, row in enumerate(self._rows):
            if isinstance(row, ConversationHit) and row.conversation.id == conversation_id:
                return place
        return None

    # ------------------------------------------------------------------ inside

    def _replace(self, conversation_id: str, **changes: object) -> None:
        self._all = [replace(each, **changes) if each.id == conversation_id else each for each in self._all]  # type: ignore[arg-type]
        self._order()

    def _order(self) -> None:
        self.beginResetModel()
        self._all.sort(key=lambda each: (each.pinned, each.asked_at, each.created_at), reverse=True)
        if not self._is_known:
            self._rows = [Heading(self._group_name(Group.UNKNOWN))]
        elif self._hits is None:
            self._rows = self._grouped()
        else:
            known = {each.id: each for each in self._all}
            self._rows = [
                ConversationHit(known[hit.conversation.id], hit.excerpt)
                for hit in self._hits
                if hit.conversation.id in known
            ]
        self.endResetModel()

    def _grouped(self) -> list[Row]:
        rows: list[Row] = []
        group, now = None, time.time()
        for conversation in self._all:
            if group_of(conversation, now) is not group:
                group = group_of(conversation, now)
                rows.append(Heading(self._group_name(group)))
            rows.append(ConversationHit(conversation))
        return rows


def group_of(conversation: Conversation, now: float) -> Group:
    """By the days, in local time, between its last question and ``now``, in seconds since the epoch."""
    if conversation.pinned:
        return Group.PINNED
    today = datetime.fromtimestamp(now).date()
    day = datetime.fromtimestamp(conversation.asked_at or conversation.created_at).date()
    if day >= today:
        return Group.TODAY
    if day == today - timedelta(days=1):
        return Group.YESTERDAY
    if day > today - timedelta(days=7):
        return Group.WEEK
    return Group.MONTH if day > today - timedelta(days=30) else Group.OLDER
