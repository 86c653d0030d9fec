"""The places where a searched text stands, as an item model that grows while the search goes on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import TextHit

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
LEADERS = re.compile(r"(?:\s*[.·_…‥]){4,}\s*|\s*(?:…\s*){2,}")  # of a table of contents


class HitModel(QAbstractListModel):
    """Rows are `TextHit` values under ``HitRole``, in the order of the document."""

    HitRole = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hits: list[TextHit] = []

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hit = self.hits[index.row()]
        if role == self.HitRole:
            return hit
        line = without_leaders(f"{hit.before}{hit.found}{hit.after}")
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line)
        return line if role == Qt.ItemDataRole.DisplayRole else None

    def clear(self) -> None:
        self.beginResetModel()
        self.hits = []
        self.endResetModel()

    def add(self, hits: Sequence[TextHit]) -> None:
        self.beginInsertRows(NO_PARENT, len(self.hits), len(self.hits) + len(hits) - 1)
        self.hits += hits
        self.endInsertRows()


def without_leaders(text: str) -> str:
    """``text`` with the dots that lead to a page number cut down to one sign."""
    return LEADERS.sub(" … ", text)
