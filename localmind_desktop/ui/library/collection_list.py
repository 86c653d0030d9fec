"""The list of collections: painted rows with figures, renamed in place, open for dropped files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.collections import CollectionModel, Shelf
from localmind_desktop.bridge.document_filter import DOCUMENTS_TYPE, dragged_documents
from localmind_desktop.ui.library.delegate import elided
from localmind_desktop.ui.library.painting import Brushes
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name

ROW, AIR = 30, 7  # pixels that a row is high at least; above and below its name
ICON = 16
MARGIN = 8
MOST_ROWS = 6
"""That are shown at once; more are scrolled."""


class CollectionDelegate(QStyledItemDelegate):
    """An icon, the name, and at the right how many documents there are."""

    def __init__(self, theme: Theme, parent: CollectionList) -> None:
        super().__init__(parent)
        self._list = parent
        self._brushes = Brushes(theme, self)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, self.row_height(option.font))

    def row_height(self, font: QFont) -> int:
        _, _, metrics, _ = self._brushes.fonts(font)
        return max(ROW, metrics.height() + 2 * AIR)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shelf: Shelf = index.data(CollectionModel.ShelfRole)
        colours = self._brushes.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._brushes.draw_ground(painter, option)
        if index.row() == self._list.hot_row:
            painter.setBrush(colours["question"])
            painter.setPen(QPen(colours["accent"], 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 6, 6)
        selected = index.row() == self._list.currentIndex().row()
        size = self._brushes.grown(ICON)
        icon = QRect(option.rect.left() + MARGIN, option.rect.center().y() - size // 2 + 1, size, size)
        name = "library" if shelf.collection is None else "linked-folder" if shelf.folders else "folder"
        self._brushes.draw_icon(painter, name, "selected_text" if selected else "muted", icon)
        font, small, metrics, small_metrics = self._brushes.fonts(option.font)
        count = number_name(shelf.shown)
        room = option.rect.adjusted(MARGIN + size + 8, 0, -MARGIN - 2, 0)
        painter.setFont(small)
        painter.setPen(colours["selected_text" if selected else "muted"])
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
        room.setRight(room.right() - small_metrics.horizontalAdvance(count) - 8)
        painter.setFont(font if selected else option.font)
        painter.setPen(colours["selected_text" if selected else "text"])
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided(metrics, shelf.name, room.width(), middle=True))
        painter.restore()

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(self.tr("Collection name"))
        editor.setMaxLength(80)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        editor.setGeometry(option.rect.adjusted(MARGIN + self._brushes.grown(ICON), 0, 0, 0))


class CollectionList(QListView):
    """As high as its rows, up to ``MOST_ROWS``."""

    files_dropped = Signal(object, object)  # the key of the collection, paths
    documents_dropped = Signal(str, object, bool)  # the key of the collection, ids, whether copies are meant
    delete_pressed = Signal()

    def __init__(self, model: CollectionModel, theme: Theme) -> None:
        super().__init__()
        self.hot_row = -1
        self.setModel(model)
        self._delegate = CollectionDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Collections"))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setAcceptDrops(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed | QListView.EditTrigger.DoubleClicked)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        model.modelReset.connect(self._fit)
        theme.changed.connect(self._follow_theme)
        self._fit()

    def row_at(self, where: QPoint) -> int:
        """The row at a place of the viewport; a place that a key named stands for the current row."""
        if not self.viewport().rect().contains(where):
            return self.currentIndex().row()
        return self.indexAt(where).row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_paths(event) or event.mimeData().hasFormat(DOCUMENTS_TYPE):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        shelf: Shelf | None = index.data(CollectionModel.ShelfRole)
        if event.mimeData().hasFormat(DOCUMENTS_TYPE) and (shelf is None or shelf.key is None):
            self._set_hot(-1)  # everything is no place to move to
            event.ignore()
            return
        self._set_hot(index.row())
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._set_hot(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self._set_hot(-1)
        shelf: Shelf | None = index.data(CollectionModel.ShelfRole)
        event.acceptProposedAction()
        if event.mimeData().hasFormat(DOCUMENTS_TYPE):
            if shelf is not None and shelf.key is not None:
                copies = event.dropAction() is Qt.DropAction.CopyAction
                self.documents_dropped.emit(shelf.key, dragged_documents(event.mimeData()), copies)
            return
        self.files_dropped.emit(shelf.key if shelf is not None else None, dropped_paths(event))

    def _set_hot(self, row: int) -> None:
        if row != self.hot_row:
            self.hot_row = row
            self.viewport().update()

    @Slot()
    def _follow_theme(self) -> None:
        self.scheduleDelayedItemsLayout()  # the rows may have another height
        self._fit()
        self.viewport().update()

    @Slot()
    def _fit(self) -> None:
        rows = min(MOST_ROWS, max(1, self.model().rowCount()))
        self.setFixedHeight(rows * self._delegate.row_height(self.font()) + 2)


def dropped_paths(event: QDropEvent) -> list[Path]:
    """The files and folders of this machine that are being dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
