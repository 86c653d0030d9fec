"""A plain list in columns, for things to be read and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView

ROW_MARGIN = 6


class RowsView(QTreeView):
    """Rows of texts; what is selected is copied with the usual shortcut, columns divided by tabs."""

    def __init__(self, name: str, headers: Sequence[str], stretched: int = 0) -> None:
        """``stretched`` is the column that takes the room that is left."""
        super().__init__()
        self._model = QStandardItemModel(0, len(headers), self)
        self._model.setHorizontalHeaderLabels(list(headers))
        self.setModel(self._model)
        self.setAccessibleName(name)
        self.setObjectName("rows")
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.header()
        header.setStretchLastSection(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        self.ensurePolished()  # the height of the first row is that of all, and the style sheet decides it
        self._model.removeRows(0, self._model.rowCount())
        for row in rows:
            items = [QStandardItem(text) for text in row]
            for item in items:
                item.setToolTip(item.text())
            self._model.appendRow(items)
        if rows:
            first = self._model.index(0, 0)
            self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)

    def rows(self) -> list[tuple[str, ...]]:
        model = self._model
        return [
            tuple(model.item(row, column).text() for column in range(model.columnCount()))
            for row in range(model.rowCount())
        ]

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
