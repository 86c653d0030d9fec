"""The rows of a whole table: filtered, sorted, copied; each cell opens its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.cells import cell_citation, origin_citation
from localmind_desktop.bridge.table_rows import UNSORTED, TableFilter, TableModel, WholeTable, as_lines
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import Citation, TableRef
from localmind_desktop.ui.cell_view import CellDelegate, CellView, spread
from localmind_desktop.ui.filter_header import FilterHeader
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import healed_tip

WIDEST_COLUMN, NARROWEST_COLUMN, NARROWEST_CUT = 320, 72, 150
SAMPLED_ROWS = 80
TALLEST_ROW = 220
FIT_MS = 15


class TableGrid(CellView):
    """Rows are as high as their texts as soon as they are seen, so that 5,000 of them cost nothing."""

    citation_opened = Signal(object)  # Citation
    count_changed = Signal(int)  # rows that are shown

    def __init__(self, whole: WholeTable, ref: TableRef, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = TableModel(whole, self)
        self.rows = SignedRows(whole, ref, theme, self)
        self.rows.setSourceModel(self._source)
        self.header = FilterHeader(self)
        self.setHorizontalHeader(self.header)
        self.setModel(self.rows)
        self.header.set_columns(self.rows)
        self.header.filtered.connect(self._filter_column)
        self.header.entered.connect(self._show_column)
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
        self._natural: list[int] = []
        self._heights: dict[int, int] = {}  # of rows of the table, at the present widths of the columns
        self._fit_timer = QTimer(self)
        self._fit_timer.setSingleShot(True)
        self._fit_timer.setInterval(FIT_MS)
        self._fit_timer.timeout.connect(self._fit_seen_rows)
        for changed in (self.rows.layoutChanged, self.rows.rowsInserted, self.rows.rowsRemoved):
            changed.connect(self._refit)
        self.header.sectionResized.connect(self._forget_heights)
        self.verticalScrollBar().valueChanged.connect(self._refit)
        self.horizontalScrollBar().valueChanged.connect(self.header.scroll)
        self.cell_chosen.connect(self._show_place)
        self._fit_columns()

    # ------------------------------------------------------------------ rows

    def filter_all(self, text: str) -> None:
        """Show the rows that hold all words of ``text``."""
        self.rows.set_text(text)
        self.count_changed.emit(self.rows.rowCount())

    def row_texts(self, row: int) -> Sequence[str]:
        return self._source.texts(self.rows.row_at(row))

    @Slot()
    def copy(self) -> None:
        """The selected cells, or all rows that are shown when none is selected."""
        if self.selectionModel().hasSelection():
            super().copy()
            return
        columns = range(self.rows.columnCount())
        cells = ((row, column) for row in range(self.rows.rowCount()) for column in columns)
        QGuiApplication.clipboard().setText(as_lines(cells, self.row_texts))

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
        self.citation_opened.emit(self.rows.origin(index) or self.rows.citation(index))

    def _show_row(self, index: QModelIndex) -> None:
        self.citation_opened.emit(self.rows.citation(index))

    @Slot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        index = self.indexAt(where)
        if not index.isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show on page"), partial(self._show_row, index))
        if self.rows.origin(index) is not None:
            menu.addAction(self.tr("Show where this value came from"), partial(self._show_place, index))
        copy = menu.addAction(self.tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy))
        copy.triggered.connect(self.copy)
        menu.addSeparator()
        column, text = index.column(), str(index.data())
        only = menu.addAction(self.tr("Filter by this text"), partial(self.header.fields[column].setText, text))
        only.setEnabled(bool(text))
        orders = (
            (self.tr("Sort ascending"), column, Qt.SortOrder.AscendingOrder),
            (self.tr("Sort descending"), column, Qt.SortOrder.DescendingOrder),
            (self.tr("Original order"), UNSORTED, Qt.SortOrder.AscendingOrder),
        )
        for name, by, order in orders:
            menu.addAction(name, partial(self.header.setSortIndicator, by, order))
        menu.popup(self.viewport().mapToGlobal(where))

    @Slot(int)
    def _show_column(self, column: int) -> None:
        """Scroll sideways to a column, also when no row is shown."""
        bar, room = self.horizontalScrollBar(), self.viewport().width()
        left = self.header.sectionPosition(column)
        right = left + self.header.sectionSize(column)
        bar.setValue(min(left, max(bar.value(), right - room)))

    # ------------------------------------------------------------------ measures

    def _fit_columns(self) -> None:
        """As wide as their texts, within limits; the widest takes what is spare."""
        sampled = [self._source.texts(row) for row in range(min(SAMPLED_ROWS, self._source.rowCount()))]
        for column in range(self._source.columnCount()):
            least = max(NARROWEST_COLUMN, self.header.least_width(column))
            self._natural.append(self.natural_width((texts[column] for texts in sampled), least))
        self._stretch()

    def _stretch(self) -> None:
        widths = spread(self._natural, self.viewport().width(), [NARROWEST_CUT] * len(self._natural), WIDEST_COLUMN)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    @Slot()
    def _refit(self) -> None:
        self._fit_timer.start()

    @Slot()
    def _forget_heights(self) -> None:
        self._heights.clear()
        self._refit()

    @Slot()
    def _fit_seen_rows(self) -> None:
        row, bottom = max(0, self.rowAt(0)), self.viewport().height()
        while row < self.rows.rowCount() and self.rowViewportPosition(row) < bottom:
            of_table = self.rows.row_at(row)
            if of_table not in self._heights:
                self._heights[of_table] = min(self.fitting_height(self._source.texts(of_table)), TALLEST_ROW)
            self.setRowHeight(row, self._heights[of_table])
            row += 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stretch()
        self._refit()


class SignedRows(TableFilter):
    """Puts a sign on cells that were completed from another place, and says from where."""

    def __init__(self, whole: WholeTable, ref: TableRef, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = whole
        self._ref = ref
        self._sign = theme.icon("healed", "link")

    def citation(self, index: QModelIndex) -> Citation:
        """The place of a cell."""
        return cell_citation(self._whole, self._ref, self.row_at(index.row()), index.column())

    def origin(self, index: QModelIndex | QPersistentModelIndex) -> Citation | None:
        """The place that a cell was completed from, if it was."""
        if not self._whole.healed:
            return None
        return origin_citation(self._whole, self._ref, self.row_at(index.row()), index.column())

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DecorationRole if self.origin(index) is not None:
                return self._sign
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                origin = self.origin(index)
                return tip(healed_tip(origin)) if origin is not None else None
        return super().data(index, role)


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
