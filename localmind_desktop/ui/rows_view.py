"""A plain list in columns, for things to be read and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from localmind_desktop.bridge.tips import tip

ROW_MARGIN = 6
BESIDE = 14  # pixels beside the text of a cell, both sides together, as the style sheet has them
MEASURED = 60  # rows that decide how wide a column is
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class TextRows(QAbstractTableModel):
    """Rows of texts, as many as there are: nothing is made of one before it is painted."""

    def __init__(self, headers: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._headers = tuple(headers)
        self._rows: Sequence[Sequence[str]] = ()

    def show(self, rows: Sequence[Sequence[str]]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rows(self) -> list[tuple[str, ...]]:
        return [tuple(row) for row in self._rows]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if index.isValid() and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            text = self._rows[index.row()][index.column()]
            return text if role == Qt.ItemDataRole.DisplayRole else tip(text)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return super().headerData(section, orientation, role)


class RowsView(QTreeView):
    """Rows of texts; what is selected is copied with the usual shortcut, columns divided by tabs."""

    def __init__(self, name: str, headers: Sequence[str], stretched: int = 0, *, wrapped: bool = False) -> None:
        """``stretched`` is the column that takes the room that is left; ``wrapped`` rows show all of a long text."""
        super().__init__()
        self._model = TextRows(headers, self)
        self.setModel(self._model)
        self.setAccessibleName(name)
        self.setObjectName("rows")
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(not wrapped)
        self.setWordWrap(wrapped)
        self.setAllColumnsShowFocus(True)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.header()
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        if wrapped:
            self.setItemDelegate(WrappedText(self))
            self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            header.sectionResized.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        self.ensurePolished()  # the height of the first row is that of all, and the style sheet decides it
        self._model.show(rows)
        if rows:
            first = self._model.index(0, 0)
            self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)

    def rows(self) -> list[tuple[str, ...]]:
        return self._model.rows()

    def set_widths(self, widths: Sequence[int | None]) -> None:
        """Columns that the user can make wider; None leaves one as it is."""
        for column, width in enumerate(widths):
            if width is not None:
                self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                self.setColumnWidth(column, width)

    def fit_height(self, most: int) -> None:
        """Be as high as the rows need, up to ``most`` rows."""
        row = self.sizeHintForRow(0) if self._model.rowCount() else self.fontMetrics().height() + ROW_MARGIN
        shown = max(1, min(most, self._model.rowCount()))
        self.setFixedHeight(self.header().sizeHint().height() + shown * row + ROW_MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            numbers = {index.row() for index in self.selectedIndexes()}
            lines = ["\t".join(row) for number, row in enumerate(self.rows()) if number in numbers]
            QGuiApplication.clipboard().setText("\n".join(lines))
        else:
            super().keyPressEvent(event)


class WrappedText(QStyledItemDelegate):
    """As high as a text needs at the width of its column: a tree asks for heights without one."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        header = self._view.header()
        if header.sectionResizeMode(index.column()) is QHeaderView.ResizeMode.ResizeToContents:
            return hint
        room = QRect(0, 0, max(self._view.columnWidth(index.column()) - 2 * BESIDE, 40), 10_000)
        wrapped = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, index.data())
        return QSize(hint.width(), max(hint.height(), wrapped.height() + 2 * ROW_MARGIN))
