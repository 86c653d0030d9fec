"""The outline of a document as an item model: its sections, and below each the tables that stand there."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import Box, OutlineEntry, PageMap

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


@dataclass(slots=True)
class OutlineNode:
    """A section, or a table with its place on the page; ``table`` counts the tables of the document from 0."""

    title: str
    page: int
    level: int = 0
    table: int | None = None
    box: Box | None = None
    above: OutlineNode | None = None
    row: int = 0
    below: list[OutlineNode] = field(default_factory=list)

    def add(self, node: OutlineNode) -> OutlineNode:
        node.above, node.row = self, len(self.below)
        self.below.append(node)
        return node


@dataclass(frozen=True, slots=True)
class Outline:
    """The map of a document's pages, and the root over its sections and tables."""

    page_map: PageMap
    root: OutlineNode


def outline_of(page_map: PageMap) -> Outline:
    return Outline(page_map, outline_tree(page_map))


def outline_tree(page_map: PageMap) -> OutlineNode:
    """The root over all sections. A document without an outline has those that its headings make.

    A table stands below the last section that begins on its page or before; one that goes over pages, at its first.
    """
    root = OutlineNode("", 0)
    entries = list(page_map.outline) or _sections(page_map)
    tables: dict[int, OutlineNode] = {}
    for page in page_map.pages:
        for part in page.tables:
            title = " ".join(part.name.split())
            tables.setdefault(part.index, OutlineNode(title, page.number, table=part.index, box=part.box))
    waiting = sorted(tables.values(), key=lambda node: (node.page, node.table or 0))
    current, placed = root, 0
    for entry in entries:
        while placed < len(waiting) and waiting[placed].page < entry.page:
            current.add(waiting[placed])
            placed += 1
        above = current
        while above is not root and (above.table is not None or above.level >= entry.level):
            above = above.above or root
        current = above.add(OutlineNode(" ".join(entry.title.split()), max(1, entry.page), entry.level))
    for table in waiting[placed:]:
        current.add(table)
    return root


def _sections(page_map: PageMap) -> list[OutlineEntry]:
    entries: list[OutlineEntry] = []
    for page in page_map.pages:
        if page.section and (not entries or entries[-1].title != page.section):
            entries.append(OutlineEntry(1, page.section, page.number))
    return entries


class OutlineModel(QAbstractItemModel):
    """Rows are `OutlineNode` values under ``NodeRole``; the page is under ``PageRole``."""

    NodeRole = Qt.ItemDataRole.UserRole
    PageRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.root = OutlineNode("", 0)

    def reset(self, root: OutlineNode) -> None:
        self.beginResetModel()
        self.root = root
        self.endResetModel()

    def node(self, index: Index) -> OutlineNode:
        """The node of an index; the root of an invalid one."""
        return index.internalPointer() if index.isValid() else self.root

    def index(self, row: int, column: int, parent: Index = NO_PARENT) -> QModelIndex:
        below = self.node(parent).below
        if column != 0 or not 0 <= row < len(below):
            return QModelIndex()
        return self.createIndex(row, column, below[row])

    def index_of(self, node: OutlineNode) -> QModelIndex:
        return QModelIndex() if node is self.root else self.createIndex(node.row, 0, node)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        above = self.node(index).above if index.isValid() else None
        return self.index_of(above) if above is not None else QModelIndex()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return len(self.node(parent).below)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        node = self.node(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return node.title if role == Qt.ItemDataRole.DisplayRole else tip(node.title)
        if role == self.NodeRole:
            return node
        return node.page if role == self.PageRole else None

    def section_at(self, page: int) -> QModelIndex:
        """The first section that begins on ``page``, else the last one before."""
        best, waiting = self.root, list(reversed(self.root.below))
        while waiting:
            node = waiting.pop()
            if node.table is None and best.page < node.page <= page:
                best = node
            waiting.extend(reversed(node.below))
        return self.index_of(best)
