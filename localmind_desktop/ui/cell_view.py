"""What the views of cells have in common: a cell opens its place, cells are copied tab by tab."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from localmind_desktop.bridge.table_rows import as_lines
from localmind_desktop.ui.wrapping_header import WrappingHeader

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BESIDE, ABOVE, SIGN = 22, 11, 22  # pixels around a cell's text, both sides together, and for a sign before it


class CellView(QTableView):
    """Read only. A click on a cell, or Enter, chooses it; with Shift or Ctrl a click only selects."""

    cell_chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setItemDelegate(CellDelegate(self))
        self.clicked.connect(self._choose)

    def fitting_width(self, column: int, header: WrappingHeader, widest: int) -> int:
        """The width that the texts of a column and the words of its name need, up to ``widest``."""
        return max(min(self.sizeHintForColumn(column) + 10, widest), min(header.least_width(column), widest))

    def leads_somewhere(self, index: QModelIndex) -> bool:
        """Whether choosing the cell opens a place."""
        return index.isValid()

    @Slot()
    def copy(self) -> None:
        """The selected cells to the clipboard, as lines with tabs."""
        indexes = self.selectedIndexes()
        if indexes:
            QGuiApplication.clipboard().setText(as_lines(self.model(), indexes))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.cell_chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        leads = self.leads_somewhere(self.indexAt(event.position().toPoint()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.viewport().unsetCursor()
        super().leaveEvent(event)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier and len(self.selectedIndexes()) < 2:
            self.cell_chosen.emit(index)


class CellDelegate(QStyledItemDelegate):
    """Makes rows as high as the wrapped texts of their cells, which Qt underrates where a style sheet pads them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        view = self.parent()
        if not isinstance(view, CellView):
            return size
        sign = SIGN if index.data(Qt.ItemDataRole.DecorationRole) is not None else 0
        room = QRect(0, 0, max(20, view.columnWidth(index.column()) - BESIDE - sign), 10_000)
        wrapped = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, str(index.data() or ""))
        return QSize(size.width(), max(wrapped.height(), option.fontMetrics.height()) + ABOVE)


def spread(natural: Sequence[int], room: int, least: int) -> list[int]:
    """Widths that fill ``room``: the widest takes what is spare, or the widest give what lacks, down to ``least``."""
    widths = list(natural)
    spare = room - sum(widths)
    if spare > 0 and widths:
        widths[widths.index(max(widths))] += spare
    while spare < 0 and (widest := max(widths)) > least:
        equal = [place for place, width in enumerate(widths) if width == widest]
        lower = max([least, *(width for width in widths if width < widest)])
        cut = min(widest - lower, -(spare // len(equal)))
        for place in equal:
            widths[place] -= cut
        spare += cut * len(equal)
    return widths
