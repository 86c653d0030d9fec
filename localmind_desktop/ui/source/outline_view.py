"""The outline of the shown document, with its tables."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from localmind_desktop.bridge.outline import OutlineModel, OutlineNode
from localmind_desktop.ui.theme import Theme

SMALL = 24  # entries up to which the whole tree is shown open
PAGE_GAP, ICON, PAD = 8, 14, 5


class OutlineView(QTreeView):
    """A click or Return goes to the section or table."""

    node_chosen = Signal(object)  # OutlineNode

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAccessibleName(self.tr("Outline"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(14)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self._model = OutlineModel(self)
        self.setModel(self._model)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setItemDelegate(OutlineDelegate(theme, self))
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    @property
    def is_empty(self) -> bool:
        return not self._model.root.below

    def show_tree(self, root: OutlineNode) -> None:
        """Show the sections and tables of a document."""
        self._model.reset(root)
        if len(root.below) + sum(len(node.below) for node in root.below) <= SMALL:
            self.expandAll()

    def mark_page(self, page: int) -> None:
        """Mark the section that ``page`` belongs to, unless something on that page is marked."""
        current = self.currentIndex()
        if current.isValid() and self._model.node(current).page == page:
            return
        section = self._model.section_at(page)
        above = section.parent()
        while above.isValid() and not self.isExpanded(above):
            section, above = above, above.parent()
        self.setCurrentIndex(section)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if isinstance(node, OutlineNode) and node.page:
            self.node_chosen.emit(node)


class OutlineDelegate(QStyledItemDelegate):
    """The title, before a table its sign, and the page at the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table: dict[bool, QIcon] = {
            chosen: theme.icon("table", "selected_text" if chosen else "muted") for chosen in (False, True)
        }

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(60, option.fontMetrics.height() + 2 * PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        node = index.data(OutlineModel.NodeRole)
        if not isinstance(node, OutlineNode):
            return
        painter.save()
        colours, chosen = self._theme.colours, bool(option.state & QStyle.StateFlag.State_Selected)
        rect: QRect = option.rect
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours["selected" if chosen else "hover"])
            painter.drawRoundedRect(rect.adjusted(0, 1, -2, -1), 5, 5)
        inner = rect.adjusted(4, 0, -7, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(colours["selected_text" if chosen else "muted"])
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, str(node.page))
        inner.setRight(inner.right() - option.fontMetrics.horizontalAdvance(str(node.page)) - PAGE_GAP)
        if node.table is not None:
            size = self._theme.grown(ICON)
            self._table[chosen].paint(painter, QRect(inner.left(), inner.center().y() - size // 2, size, size))
            inner.setLeft(inner.left() + size + 5)
        painter.setPen(colours["selected_text" if chosen else "text"])
        title = node.title or self.tr("Table on page {page}").format(page=node.page)
        shown = option.fontMetrics.elidedText(title, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, shown)
        painter.restore()
