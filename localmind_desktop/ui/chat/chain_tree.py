"""A reference chain as a small tree: one line per hop, indented by how deep it goes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from localmind_desktop.core import Branch
from localmind_desktop.ui.cell_view import ENTER_KEYS
from localmind_desktop.ui.theme import Theme

NAME, NOTE, SOURCE = range(3)
INDENTATION = 20
PAD = 4
NUMBER = Qt.ItemDataRole.UserRole


class ChainTree(QTreeWidget):
    """As high as its lines, always open; a click on a line, or Enter, opens where the hop stands."""

    citation_clicked = Signal(int)

    def __init__(self, branches: Sequence[Branch], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("chain")
        self.setAccessibleName(self.tr("Path through the documents"))
        self.setColumnCount(3)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(INDENTATION)
        self.setExpandsOnDoubleClick(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setItemDelegate(WrappingDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fill(branches)
        self.expandAll()
        self.setCurrentItem(self.topLevelItem(0), NAME, QItemSelectionModel.SelectionFlag.NoUpdate)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(20)
        for column in (NAME, SOURCE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NOTE, QHeaderView.ResizeMode.Stretch)
        self.itemClicked.connect(self._open)

    def _fill(self, branches: Sequence[Branch]) -> None:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        path: list[QTreeWidgetItem] = []
        for branch in branches:
            depth = min(max(0, branch.depth), len(path))
            del path[depth:]
            item = QTreeWidgetItem(path[-1] if path else self.invisibleRootItem(), self._texts(branch))
            item.setData(NAME, NUMBER, branch.citation)
            item.setFont(NAME, bold)
            item.setForeground(NOTE, self._theme.colours["muted"])
            item.setForeground(SOURCE, self._theme.colours["link"])
            path.append(item)

    def _texts(self, branch: Branch) -> list[str]:
        return [branch.name, branch.note, f"[{branch.citation}]" if branch.citation else ""]

    # ------------------------------------------------------------------ size

    def fit(self) -> None:
        """Take the height that all lines need at the present width."""
        self.doItemsLayout()
        last = self.topLevelItem(self.topLevelItemCount() - 1)
        while last is not None and last.childCount():
            last = last.child(last.childCount() - 1)
        bottom = self.visualItemRect(last).bottom() + 1 + self.verticalOffset() if last is not None else 0
        self.setFixedHeight(bottom + 2 * self.frameWidth() + self.viewportMargins().top() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # ------------------------------------------------------------------ lines between the hops

    def drawBranches(self, painter: QPainter, rect: QRect, index: QModelIndex) -> None:
        """An elbow from the hop above; hops that go on below have their line drawn through."""
        if not index.parent().isValid():
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colours["scroll"], 1.4))
        right, middle = rect.right() + 1.0, rect.center().y() + 0.5
        x = right - INDENTATION / 2
        has_next = index.siblingAtRow(index.row() + 1).isValid()
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() + 1 if has_next else middle))
        painter.drawLine(QPointF(x, middle), QPointF(right - 2, middle))
        above = index.parent()
        while above.parent().isValid():
            x -= INDENTATION
            if above.siblingAtRow(above.row() + 1).isValid():
                painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() + 1))
            above = above.parent()
        painter.restore()

    # ------------------------------------------------------------------ what the user does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.currentItem() is not None:
            self._open(self.currentItem())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        leads = item is not None and bool(item.data(NAME, NUMBER))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @Slot(QTreeWidgetItem)
    def _open(self, item: QTreeWidgetItem) -> None:
        number = item.data(NAME, NUMBER)
        if number:
            self.citation_clicked.emit(number)


class WrappingDelegate(QStyledItemDelegate):
    """Gives notes as many lines as they need in their column."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        tree = self.parent()
        if index.column() != NOTE or not isinstance(tree, ChainTree):
            return size
        room = QRectF(0, 0, max(40, tree.columnWidth(NOTE) - 2 * PAD - 8), 10_000)
        text = option.fontMetrics.boundingRect(room.toRect(), Qt.TextFlag.TextWordWrap, str(index.data() or ""))
        return QSize(40, max(size.height(), math.ceil(text.height()) + 2 * PAD))
