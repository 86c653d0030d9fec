"""A whole table as an item model that sorts, and the filter over it.

Python orders 5,000 rows in milliseconds, but Qt's own sorting would ask it 60,000 times which of two rows is first and
hold the window up for half a second. So the model orders its rows itself, and the filter passes the wish on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import Table
from localmind_desktop.core.model.reading import GROUP_HEADER

if TYPE_CHECKING:
    from localmind_desktop.core.export.ordering import Key
    from localmind_desktop.core.store.healed import Healed

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
UNSORTED = -1
NOTHING_HEALED: Mapping[tuple[int, int], Healed] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class WholeTable:
    """A table with the texts of its cells, each on one line, and the same folded for comparing.

    ``healed`` says, by row and column, what completes cells that are empty in the document; the texts hold it.
    """

    table: Table
    texts: tuple[tuple[str, ...], ...]
    folded: tuple[tuple[str, ...], ...]
    healed: Mapping[tuple[int, int], Healed]


def whole_table(table: Table, healed: Mapping[tuple[int, int], Healed] = NOTHING_HEALED) -> WholeTable:
    """Prepare a table for its model: long ones take a while, so this runs on a lane."""
    lines = [[" ".join(text.split()) for text in row.texts] for row in table.rows]
    empty = {
        (row, column): cell
        for (row, column), cell in healed.items()
        if row < len(lines) and column < len(lines[row]) and not lines[row][column]
    }
    for (row, column), cell in empty.items():
        lines[row][column] = " ".join(cell.text.split())
    folded = tuple(tuple(text.casefold() for text in row) for row in lines)
    return WholeTable(table, tuple(map(tuple, lines)), folded, empty)


class TableModel(QAbstractTableModel):
    """The cells of a `Table`; ``row_at`` says which row of the table a row of the model is."""

    def __init__(self, whole: WholeTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = whole.table
        self._texts, self._folded = whole.texts, whole.folded
        self._order = list(range(len(whole.texts)))
        self._keys: dict[int, dict[int, Key]] = {}  # of the columns that were sorted by

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
        name = " ".join(self.table.headers[section].split())
        return name if role == Qt.ItemDataRole.DisplayRole else tip(name)

    # ------------------------------------------------------------------ rows

    @property
    def group(self) -> int | None:
        """The column that says to which group of the table a row belongs, where it has groups."""
        headers = self.table.headers
        return len(headers) - 1 if headers[-1:] == (GROUP_HEADER,) else None

    def row_at(self, row: int) -> int:
        """The row of the table, counted from 0 in its document's order, that stands in ``row`` of the model."""
        return self._order[row]

    def texts(self, row: int) -> tuple[str, ...]:
        """The texts of a row of the table, one per column."""
        texts = self._texts[row]
        return texts + ("",) * (len(self.table.headers) - len(texts))

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
        keys = self._keys[column] if column in self._keys else self._column_keys(column)
        filled = sorted(keys, key=keys.__getitem__, reverse=descending)
        return filled + [row for row in rows if row not in keys]

    def _column_keys(self, column: int) -> dict[int, Key]:
        from localmind_desktop.core.export.ordering import sort_key  # reads the words of all languages

        keyed = ((row, sort_key(self.text(row, column))) for row in range(len(self._texts)))
        self._keys[column] = {row: key for row, key in keyed if key is not None}
        return self._keys[column]


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

    def row_at(self, row: int) -> int:
        """The row of the table, in its document's order, that stands in ``row`` of the filter."""
        model = self.sourceModel()
        assert isinstance(model, TableModel)
        return model.row_at(self.mapToSource(self.index(row, 0)).row())

    @property
    def is_filtering(self) -> bool:
        return bool(self._words or self._columns)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.sourceModel().sort(column, order)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, TableModel)
        return model.holds(model.row_at(source_row), self._words, self._columns)


def as_lines(cells: Iterable[tuple[int, int]], texts_of: Callable[[int], Sequence[str]]) -> str:
    """The texts of ``cells`` (row, column) as lines with tabs between their columns; other cells are left empty."""
    chosen: dict[int, set[int]] = defaultdict(set)
    for row, column in cells:
        chosen[row].add(column)
    columns = sorted(set().union(*chosen.values()))
    lines = []
    for row in sorted(chosen):
        texts, wanted = texts_of(row), chosen[row]
        lines.append("\t".join(texts[column] if column in wanted else "" for column in columns))
    return "\n".join(lines)
