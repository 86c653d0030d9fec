"""The tabular part of an answer, as a real table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QColor, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QTableView, QWidget

from localmind_desktop.core import AnswerTable
from localmind_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
VISIBLE_ROWS = 10
HIGHEST = 330
WIDEST_COLUMN = 340
NARROWEST_CUT = 200
FITTED_ROWS = 60


class AnswerTableModel(QAbstractTableModel):
    """Rows and headers of an `AnswerTable`; a last column names each row's citation when there are citations."""

    def __init__(self, table: AnswerTable, link: QColor, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._link = link
        self._cited = bool(table.citations)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.headers) + self._cited

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        is_source = index.column() == len(self._table.headers)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._source(index.row()) if is_source else self._cell(index)
        if role == Qt.ItemDataRole.ForegroundRole and is_source:
            return self._link
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        return self._table.headers[section] if section < len(self._table.headers) else self.tr("Source")

    def citation(self, row: int) -> int | None:
        return self._table.citations[row] if row < len(self._table.citations) else None

    def _cell(self, index: Index) -> str:
        row = self._table.rows[index.row()]
        return row[index.column()] if index.column() < len(row) else ""

    def _source(self, row: int) -> str:
        number = self.citation(row)
        return f"[{number}]" if number else ""


class AnswerTableView(QTableView):
    """At most ``VISIBLE_ROWS`` rows and ``HIGHEST`` pixels high; a click on a row opens the place it comes from."""

    citation_clicked = Signal(int)

    def __init__(self, table: AnswerTable, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = AnswerTableModel(table, theme.colours["link"], self)
        self.setModel(self._model)
        self.setAccessibleName(self.tr("Table of the answer"))
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.clicked.connect(self._open_source)
        self.activated.connect(self._open_source)
        self._fit_cells()

    def _fit_cells(self) -> None:
        self.horizontalHeader().setResizeContentsPrecision(FITTED_ROWS)
        self.resizeColumnsToContents()
        columns = range(self._model.columnCount())
        self._natural = [min(self.columnWidth(column) + 12, WIDEST_COLUMN) for column in columns]
        self._stretch()
        if self._model.rowCount() <= FITTED_ROWS:
            self.resizeRowsToContents()
        self._fit_height()

    def _fit_height(self) -> None:
        rows = min(VISIBLE_ROWS, self._model.rowCount())
        height = sum(self.rowHeight(row) for row in range(rows)) + self.horizontalHeader().sizeHint().height() + 4
        if self.horizontalHeader().length() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(min(height, HIGHEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stretch()
        if self._model.rowCount() <= FITTED_ROWS:
            self.resizeRowsToContents()
        self._fit_height()

    def _stretch(self) -> None:
        """Make the columns fill the card: the widest takes what is spare, and gives what is missing."""
        widths = list(self._natural)
        spare = self.viewport().width() - sum(widths)
        columns = len(widths) - (1 if self._model.citation(0) else 0)
        if spare > 0 and columns:
            widths[max(range(columns), key=widths.__getitem__)] += spare
        while spare < 0 and max(widths) > NARROWEST_CUT:
            widest = max(range(len(widths)), key=widths.__getitem__)
            cut = min(-spare, widths[widest] - NARROWEST_CUT)
            widths[widest] -= cut
            spare += cut
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.verticalScrollBar().maximum() or event.angleDelta().x():
            super().wheelEvent(event)
        else:
            event.ignore()

    @Slot(QModelIndex)
    def _open_source(self, index: QModelIndex) -> None:
        number = self._model.citation(index.row())
        if number:
            self.citation_clicked.emit(number)
