"""A whole table as an item model that sorts, and the filter over it.

Python orders 5,000 rows in milliseconds, but Qt's own sorting would ask it 60,000 times which of two rows is first and
hold the window up for half a second. So the model orders its rows itself, and the filter passes the wish on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from localmind_desktop.core.export.ordering import sort_key
from localmind_desktop.core.model import Table
from localmind_desktop.core.parsing.headers import GROUP_HEADER

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
UNSORTED = -1


class TableModel(QAbstractTableModel):
    """The cells of a `Table`; ``row_at`` says which row of the table a row of the model is."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._order = list(range(len(table.rows)))
        self._texts = [tuple(" ".join(text.split()) for text in row.texts) for row in table.rows]
        self._folded = [tuple(text.casefold() for text in row) for row in self._texts]

    # ------------------------------------------------------------------ what views read

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.table.headers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(self._order[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return self._order[section] + 1
        return " ".join(self.table.headers[section].split())

    # ------------------------------------------------------------------ rows

    @property
    def group(self) -> int | None:
        """The column that says to which group of the table a row belongs, where it has groups."""
        headers = self.table.headers
        return len(headers) - 1 if headers[-1:] == (GROUP_HEADER,) else None

    def row_at(self, row: int) -> int:
        """The row of the table, counted from 0 in its document's order, that stands in ``row`` of the model."""
        return self._order[row]

    def text(self, row: int, column: int) -> str:
        """A cell's text on one line, by the row of the table."""
        cells = self._texts[row]
        return cells[column] if column < len(cells) else ""

    def holds(self, row: int, words: Collection[str], columns: Mapping[int, str]) -> bool:
        """Whether a row of the table holds all ``words`` anywhere, and in each of ``columns`` its text; all folded."""
        cells = self._folded[row]
        return all(any(word in cell for cell in cells) for word in words) and all(
            column < len(cells) and text in cells[column] for column, text in columns.items()
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column, empty cells last; `UNSORTED` gives the order of the document."""
        wanted = self._sorted(column, order == Qt.SortOrder.DescendingOrder)
        if wanted == self._order:
            return
        self.layoutAboutToBeChanged.emit()
        places = {row: place for place, row in enumerate(wanted)}
        before = self.persistentIndexList()
        after = [self.index(places[self._order[index.row()]], index.column()) for index in before]
        self._order = wanted
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _sorted(self, column: int, descending: bool) -> list[int]:
        rows = range(len(self._texts))
        if column == UNSORTED:
            return list(rows)
        keys = {row: key for row in rows if (key := sort_key(self.text(row, column))) is not None}
        filled = sorted(keys, key=keys.__getitem__, reverse=descending)
        return filled + [row for row in rows if row not in keys]


class TableFilter(QSortFilterProxyModel):
    """The rows that hold the words of ``set_text`` anywhere, and the texts of ``set_column`` in their columns."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._columns: dict[int, str] = {}

    def set_text(self, text: str) -> None:
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def set_column(self, column: int, text: str) -> None:
        wanted = " ".join(text.casefold().split())
        if wanted:
            self._columns[column] = wanted
        else:
            self._columns.pop(column, None)
        self.invalidate()

    def clear(self) -> None:
        """Show all rows."""
        self._words, self._columns = (), {}
        self.invalidate()

    @property
    def is_filtering(self) -> bool:
        return bool(self._words or self._columns)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.sourceModel().sort(column, order)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, TableModel)
        return model.holds(model.row_at(source_row), self._words, self._columns)


def as_lines(model: QAbstractItemModel, indexes: Collection[QModelIndex]) -> str:
    """The texts of ``indexes`` as lines with tabs between their columns; what is not among them stays empty."""
    rows, columns = sorted({index.row() for index in indexes}), sorted({index.column() for index in indexes})
    chosen = {(index.row(), index.column()) for index in indexes}

    def text(row: int, column: int) -> str:
        return " ".join(str(model.index(row, column).data()).split()) if (row, column) in chosen else ""

    return "\n".join("\t".join(text(row, column) for column in columns) for row in rows)
