"""Small pictures of all pages; those that are seen are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.ui.source.fetching import Drawn, PageImages
from localmind_desktop.ui.theme import Theme

WIDTH, HEIGHT = 104, 136  # that a page is fitted into, in logical pixels
CELL = QSize(WIDTH + 16, HEIGHT + 30)
KEPT_BYTES = 24_000_000
WAIT_MS = 60
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class PageModel(QAbstractListModel):
    """Rows are pages."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sizes: Sequence[tuple[float, float]] = ()
        self.labels: Mapping[int, str] = {}

    def reset(self, sizes: Sequence[tuple[float, float]]) -> None:
        self.beginResetModel()
        self.sizes, self.labels = sizes, {}
        self.endResetModel()

    def name_pages(self, labels: Mapping[int, str]) -> None:
        """Call pages, counted from 1, by other names than their numbers."""
        self.labels = labels
        if self.sizes:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.sizes) - 1, 0))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.sizes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        named = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not named or not index.isValid():
            return None
        return self.labels.get(index.row() + 1) or self.tr("Page {n}").format(n=index.row() + 1)


class SmallImages(PageImages):
    """Images that fit into a thumbnail."""

    ahead = False

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, KEPT_BYTES, parent)

    def _wanted_scale(self, page: int) -> float:
        width, height = self._sizes[page - 1]
        return min(WIDTH / width, HEIGHT / height) * self._scale


class Thumbnails(QListView):
    """A click, Return or the arrow keys go to a page."""

    page_chosen = Signal(int)

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAccessibleName(self.tr("Pages"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(CELL)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.images = SmallImages(desk, self)
        self._pages = PageModel(self)
        self.setModel(self._pages)
        self.setItemDelegate(ThumbnailDelegate(self.images, theme, self))
        self._waiting = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._waiting.timeout.connect(self._wish)
        self.images.arrived.connect(self._show_arrived)
        self.verticalScrollBar().valueChanged.connect(self._waiting.start)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def show_pages(self, document_id: str, sizes: Sequence[tuple[float, float]]) -> None:
        """Show the pages of a document, none for an empty id."""
        self.images.begin(document_id, sizes)
        self._pages.reset(sizes)
        self._waiting.start()

    def name_pages(self, labels: Mapping[int, str]) -> None:
        self._pages.name_pages(labels)

    def mark_page(self, page: int) -> None:
        index = self._pages.index(page - 1, 0)
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._waiting.start()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)
        self._waiting.start()
        self.scrollTo(self.currentIndex())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self._choose(current)

    @Slot()
    def _wish(self) -> None:
        """Ask for the pages that are seen."""
        if not self.isVisible() or not self._pages.sizes:
            return
        first = self.indexAt(self.viewport().rect().topLeft() + CELL_INNER)
        across = max(1, self.viewport().width() // CELL.width())
        rows = (self.viewport().height() // CELL.height() + 2) * across
        start = max(0, first.row())
        self.images.set_scale(self.devicePixelRatioF())
        self.images.wish(range(start + 1, min(len(self._pages.sizes), start + rows) + 1))

    @Slot(int)
    def _show_arrived(self, page: int) -> None:
        self.update(self._pages.index(page - 1, 0))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.page_chosen.emit(index.row() + 1)


CELL_INNER = QRect(0, 0, CELL.width(), CELL.height()).center()


class ThumbnailDelegate(QStyledItemDelegate):
    """The picture, or a white page until it comes, and the number below."""

    def __init__(self, images: SmallImages, theme: Theme, parent: Thumbnails) -> None:
        super().__init__(parent)
        self._images = images
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        page, colours = index.row() + 1, self._theme.colours
        size = index.model().sizes[index.row()]  # type: ignore[attr-defined]
        cell = QRectF(option.rect)
        small = QSizeF(*size).scaled(QSizeF(WIDTH, HEIGHT), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRectF(0, 0, small.width(), small.height())
        rect.moveCenter(cell.adjusted(0, 0, 0, -22).center())
        painter.fillRect(rect, Qt.GlobalColor.white)
        drawn: Drawn | None = self._images.image(page)
        if drawn is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(rect, drawn.image)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(colours["accent" if chosen else "strong_border"], 2.5 if chosen else 1.0))
        painter.drawRect(rect.adjusted(-1, -1, 1, 1) if chosen else rect)
        painter.setPen(QColor(colours["text" if chosen else "muted"]))
        number = QRectF(cell.left(), cell.bottom() - 22, cell.width(), 20)
        name = index.model().labels.get(page, str(page))  # type: ignore[attr-defined]
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, int(number.width()))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, name)
        painter.restore()
