"""One table of an answer, as a real table whose cells open their places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from localmind_desktop.bridge.cells import at_cell
from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import AnswerTable, Citation, HealedCell, Place
from localmind_desktop.ui.cell_view import SIGN, CellView, spread
from localmind_desktop.ui.chat.lines import level_names
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import healed_tip
from localmind_desktop.ui.wrapping_header import WrappingHeader

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
VISIBLE_ROWS = 10
HIGHEST = 330
WIDEST_COLUMN = 340
NARROWEST_CUT = 64
WIDEST_WORD = 220
FITTED_ROWS = 60


class AnswerTableModel(QAbstractTableModel):
    """Rows and headers of an `AnswerTable`; a last column names each row's citation when there are citations."""

    def __init__(
        self,
        table: AnswerTable,
        citations: Mapping[int, Citation],
        theme: Theme,
        parent: QObject,
        *,
        is_upright: bool = False,
        is_cited: bool = True,
    ) -> None:
        super().__init__(parent)
        named = replace(table, headers=tuple(level_names([told_phrase(header) for header in table.headers])))
        self._table = upright(named) if is_upright else named
        self._citations = citations
        self._is_upright = is_upright
        self._names = theme.colours["muted"]
        table = self._table
        self._link = theme.colours["link"]
        self._sign = theme.icon("healed", "link")
        self._healed = {(cell.row, cell.column): cell for cell in table.healed}
        self._cited = is_cited and bool(table.citations) and not is_upright and not is_plain_list(table)

    @property
    def has_sources(self) -> bool:
        """Whether the last column names the citation of each row."""
        return self._cited

    def has_signs(self, column: int) -> bool:
        """Whether a cell of the column was completed, which a sign before its text says."""
        return any(place[1] == column for place in self._healed)

    # ------------------------------------------------------------------ what views read

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.headers) + self._cited

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        is_source = self._cited and index.column() == len(self._table.headers)
        healed = self._healed.get((index.row(), index.column()))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._source(index.row()) if is_source else self._cell(index)
            case Qt.ItemDataRole.ForegroundRole if is_source:
                return self._link
            case Qt.ItemDataRole.ForegroundRole if self._is_upright and index.column() == 0:
                return self._names
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            case Qt.ItemDataRole.DecorationRole if healed:
                return self._sign
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole if healed:
                return tip(self._healed_tip(healed))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        return self._table.headers[section] if section < len(self._table.headers) else self.tr("Source")

    # ------------------------------------------------------------------ places

    def citation(self, row: int) -> int | None:
        return self._table.citations[row] if row < len(self._table.citations) else None

    def opened_by(self, index: Index) -> Citation | None:
        """What a cell opens: its own place; where it was completed from; or, without a place, that of its row."""
        row, column = index.row(), index.column()
        healed = self._healed.get((row, column))
        if healed is not None and healed.citation in self._citations:
            return self._citations[healed.citation]
        cited = self._citations.get(self.citation(row) or 0)
        place = self._place(row, column)
        return at_cell(cited, place) if cited is not None and place is not None else cited

    def _place(self, row: int, column: int) -> Place | None:
        places = self._table.places[row] if row < len(self._table.places) else ()
        return places[column] if column < len(places) else None

    # ------------------------------------------------------------------ texts

    def _cell(self, index: Index) -> str:
        row = self._table.rows[index.row()]
        return row[index.column()] if index.column() < len(row) else ""

    def _source(self, row: int) -> str:
        number = self.citation(row)
        return f"[{number}]" if number else ""

    def _healed_tip(self, cell: HealedCell) -> str:
        return healed_tip(self._citations.get(cell.citation))


def is_plain_list(table: AnswerTable) -> bool:
    """Whether a table is but a list of items that a text has: its citation stands above it."""
    return len(table.headers) == 1 and table.source is None and len(set(table.citations)) <= 1


def upright(table: AnswerTable) -> AnswerTable:
    """The one row of a table, cell below cell, with the headers before them."""
    row, places = table.rows[0], (table.places or ((None,) * len(table.headers),))[0]
    return replace(
        table,
        headers=("", ""),
        rows=tuple(zip(table.headers, row, strict=True)),
        places=tuple((place, place) for place in places),
        citations=table.citations[:1] * len(row),
        healed=tuple(HealedCell(cell.column, 1, cell.citation) for cell in table.healed),
    )


class AnswerTableView(CellView):
    """At most ``VISIBLE_ROWS`` rows and ``HIGHEST`` pixels high; a cell opens the place where it stands.

    ``is_upright``: its one row stands cell below cell. ``is_cited``: a last column names the citation of each row.
    """

    citation_opened = Signal(object)  # Citation

    def __init__(
        self,
        table: AnswerTable,
        citations: Mapping[int, Citation],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        is_upright: bool = False,
        is_cited: bool = True,
    ) -> None:
        super().__init__(parent)
        self._model = AnswerTableModel(table, citations, theme, self, is_upright=is_upright, is_cited=is_cited)
        self._header = WrappingHeader(self)
        self._header.setHidden(is_upright or is_plain_list(table) or not any(table.headers))
        self.setHorizontalHeader(self._header)
        self.setModel(self._model)
        self.setAccessibleName(self.tr("Answer table"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        self.cell_chosen.connect(self._open)
        self._fit_cells()

    def leads_somewhere(self, index: QModelIndex) -> bool:
        return index.isValid() and self._model.opened_by(index) is not None

    @property
    def least_width(self) -> int:
        """From which on no word is broken."""
        return sum(map(min, self._natural, self._unbroken)) + 2 * self.frameWidth()

    def _fit_cells(self) -> None:
        self.ensurePolished()  # the style sheet decides the font, and that the widths
        self._header.ensurePolished()
        sampled = [self.row_texts(row) for row in range(min(FITTED_ROWS, self._model.rowCount()))]
        self._natural = [
            self.natural_width((texts[column] for texts in sampled), self._header.least_width(column))
            + SIGN * self._model.has_signs(column)
            for column in range(self._model.columnCount())
        ]
        self._unbroken = [
            max(
                NARROWEST_CUT,
                self._header.word_width(column),
                self.unbroken_width((texts[column] for texts in sampled), WIDEST_WORD),
            )
            for column in range(self._model.columnCount())
        ]
        self._fit_room()

    def _fit_room(self) -> None:
        self._stretch()
        if self._model.rowCount() <= FITTED_ROWS:
            self.resizeRowsToContents()
        self._fit_height()

    def _fit_height(self) -> None:
        rows = min(VISIBLE_ROWS, self._model.rowCount())
        header = 0 if self._header.isHidden() else self._header.sizeHint().height()
        height = sum(self.rowHeight(row) for row in range(rows)) + header + 2
        if self.horizontalHeader().length() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(min(height, HIGHEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_room()

    def _stretch(self) -> None:
        """Columns as wide as their contents, the last one up to the edge; where there is less room they share it."""
        room = self.viewport().width()
        spare = room - sum(self._natural)
        widths = [*self._natural[:-1], self._natural[-1] + spare] if spare >= 0 else self._squeezed(room)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _squeezed(self, room: int) -> list[int]:
        """Widths for less room than the columns need; that of the sources keeps its own."""
        last = self._natural[-1:] if self._model.has_sources else []
        texts = self._natural[: len(self._natural) - len(last)]
        room -= sum(last)
        least = self._unbroken[: len(texts)]
        narrow = [NARROWEST_CUT] * len(texts)
        if sum(map(min, texts, narrow)) <= room < sum(map(min, texts, least)):  # better break a word than scroll
            least = narrow
        return [*spread(texts, room, least, WIDEST_COLUMN), *last]

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.verticalScrollBar().maximum() or event.angleDelta().x():
            super().wheelEvent(event)
        else:
            event.ignore()

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        citation = self._model.opened_by(index)
        if citation is not None:
            self.citation_opened.emit(citation)
