"""The rows of a whole table: filtered, sorted, copied; each cell opens its place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.table_rows import UNSORTED, TableFilter, TableModel
from localmind_desktop.core import Table
from localmind_desktop.ui.cell_view import CellDelegate, CellView, spread
from localmind_desktop.ui.filter_header import FilterHeader
from localmind_desktop.ui.theme import Theme

WIDEST_COLUMN, NARROWEST_COLUMN, NARROWEST_CUT = 320, 72, 150
SAMPLED_ROWS = 80
TALLEST_ROW = 220
FIT_MS = 15


class TableGrid(CellView):
    """Rows are as high as their texts as soon as they are seen, so that 5,000 of them cost nothing."""

    place_wanted = Signal(int, int)  # row of the table, column
    count_changed = Signal(int)  # rows that are shown

    def __init__(self, table: Table, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = TableModel(table, self)
        self.rows = TableFilter(self)
        self.rows.setSourceModel(self._source)
        self.header = FilterHeader(self)
        self.setHorizontalHeader(self.header)
        self.setModel(self.rows)
        self.header.set_columns(self.rows)
        self.header.filtered.connect(self._filter_column)
        self.header.setSortIndicator(UNSORTED, Qt.SortOrder.AscendingOrder)
        self.header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.setWordWrap(True)
        self.setItemDelegate(GroupDelegate(theme, self))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.verticalHeader().setObjectName("numbers")
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().setHighlightSections(False)
        self._fit_timer = QTimer(self)
        self._fit_timer.setSingleShot(True)
        self._fit_timer.setInterval(FIT_MS)
        self._fit_timer.timeout.connect(self._fit_seen_rows)
        for changed in (self.rows.layoutChanged, self.rows.rowsInserted, self.rows.rowsRemoved):
            changed.connect(self._refit)
        self.header.sectionResized.connect(self._refit)
        self.verticalScrollBar().valueChanged.connect(self._refit)
        self.horizontalScrollBar().valueChanged.connect(self.header.scroll)
        self.cell_chosen.connect(self._show_place)
        self._fit_columns()

    # ------------------------------------------------------------------ rows

    def filter_all(self, text: str) -> None:
        """Show the rows that hold all words of ``text``."""
        self.rows.set_text(text)
        self.count_changed.emit(self.rows.rowCount())

    def begins_group(self, row: int) -> bool:
        """Whether another group of the table begins with ``row``, in an order that keeps the groups together."""
        group = self._source.group
        if group is None or row == 0 or self.header.sortIndicatorSection() not in (UNSORTED, group):
            return False
        return self.rows.index(row - 1, group).data() != self.rows.index(row, group).data()

    @Slot(int, str)
    def _filter_column(self, column: int, text: str) -> None:
        self.rows.set_column(column, text)
        self.count_changed.emit(self.rows.rowCount())

    @Slot(QModelIndex)
    def _show_place(self, index: QModelIndex) -> None:
        row = self._source.row_at(self.rows.mapToSource(index).row())
        self.place_wanted.emit(row, index.column())

    @Slot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        index = self.indexAt(where)
        if not index.isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show on its page"), partial(self._show_place, index))
        copy = menu.addAction(self.tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy))
        copy.triggered.connect(self.copy)
        menu.addSeparator()
        column, text = index.column(), str(index.data())
        only = menu.addAction(self.tr("Only rows with this text"), partial(self.header.fields[column].setText, text))
        only.setEnabled(bool(text))
        orders = (
            (self.tr("Sort upwards"), column, Qt.SortOrder.AscendingOrder),
            (self.tr("Sort downwards"), column, Qt.SortOrder.DescendingOrder),
            (self.tr("Order of the document"), UNSORTED, Qt.SortOrder.AscendingOrder),
        )
        for name, by, order in orders:
            menu.addAction(name, partial(self.header.setSortIndicator, by, order))
        menu.popup(self.viewport().mapToGlobal(where))

    # ------------------------------------------------------------------ measures

    def _fit_columns(self) -> None:
        """As wide as their texts, within limits; the widest takes what is spare."""
        self.header.setResizeContentsPrecision(SAMPLED_ROWS)
        columns = range(self.rows.columnCount())
        widths = [self.fitting_width(column, self.header, WIDEST_COLUMN) for column in columns]
        self._natural = [max(width, NARROWEST_COLUMN) for width in widths]
        self._stretch()

    def _stretch(self) -> None:
        widths = spread(self._natural, self.viewport().width(), NARROWEST_CUT)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    @Slot()
    def _refit(self) -> None:
        self._fit_timer.start()

    @Slot()
    def _fit_seen_rows(self) -> None:
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        for row in range(first, (self.rows.rowCount() - 1 if last < 0 else last) + 1):
            self.resizeRowToContents(row)
            self.setRowHeight(row, min(self.rowHeight(row), TALLEST_ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stretch()
        self._refit()


class GroupDelegate(CellDelegate):
    """Draws a line above the first row of each group."""

    def __init__(self, theme: Theme, grid: TableGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if self._grid.begins_group(index.row()):
            painter.save()
            painter.setPen(QPen(self._theme.colours["accent"], 2))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
            painter.restore()
