"""The tables of a document, to choose one from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QStackedWidget, QTreeView, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import Document, TableOutline
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.cell_view import ENTER_KEYS
from localmind_desktop.ui.parts import Notice, label
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name, pages_name, table_name, tables_name

TABLE = Qt.ItemDataRole.UserRole
ORDER = Qt.ItemDataRole.UserRole + 1
NUMBERS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TableList(QDialog):
    """The tables in a window of their own. Stays open while tables are opened from it; closes with Escape."""

    table_chosen = Signal(object)  # TableRef

    def __init__(self, desk: Desk, theme: Theme, document: Document) -> None:
        super().__init__()
        self.document = document
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Tables in {document}").format(document=document.name))
        self.setWindowIcon(theme.icon("localmind"))
        self.resize(560, 460)
        tables = DocumentTables(desk, document)
        tables.table_chosen.connect(self.table_chosen)
        self.field, self.view, self.count, self.stack = tables.field, tables.view, tables.count, tables.stack
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 12, 2, 0)
        column.setSpacing(0)
        name = label(document.name, "headline", wrap=True)
        name.setContentsMargins(12, 0, 12, 0)
        column.addWidget(name)
        column.addWidget(tables, 1)


class DocumentTables(QWidget):
    """The tables of a document in a list with a filter."""

    table_chosen = Signal(object)  # TableRef

    def __init__(self, desk: Desk, document: Document) -> None:
        super().__init__()
        self._model = QStandardItemModel(0, 3, self)
        self._model.setHorizontalHeaderLabels([self.tr("Table"), self.tr("Pages"), self.tr("Rows")])
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self._model)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setSortRole(ORDER)
        self._build()
        job = desk.table_outlines(document.id)
        job.finished.connect(self._take)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.busy.hide)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        self.count = label("", "muted")
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Filter tables"))
        self.field.setAccessibleName(self.tr("Filter tables"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter.setFilterFixedString)
        self.busy = BusyBar(self.tr("Loading tables"))
        self.notice = Notice()
        self.view = TableTree()
        self.view.setModel(self._filter)
        self.view.setAccessibleName(self.tr("Document tables"))
        self.view.setObjectName("tables")
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setAllColumnsShowFocus(True)
        self.view.setAlternatingRowColors(True)
        self.view.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.view.setSortingEnabled(True)
        self.view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.view.header().setSortIndicatorClearable(True)
        self.view.header().setStretchLastSection(False)
        self.view.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.view.clicked.connect(self._choose)
        self.view.enter_pressed.connect(self._choose)
        empty = label(self.tr("No tables were found in this document."), "muted", wrap=True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.stack.addWidget(empty)
        for widget in (self.count, self.field, self.notice, self.busy):
            column.addWidget(widget)
        column.addWidget(self.stack, 1)

    @Slot(object)
    def _take(self, outlines: Sequence[TableOutline]) -> None:
        self.count.setText(tables_name(len(outlines)))
        for outline in outlines:
            name = table_name(outline.table)
            pages = [part.page for part in outline.parts] or [outline.table.page]
            texts = (name, pages_name(pages), number_name(outline.rows))
            items = [QStandardItem(text) for text in texts]
            for item, order in zip(items, (name.casefold(), pages[0], outline.rows), strict=True):
                item.setData(order, ORDER)
                item.setToolTip(tip(name))
            items[0].setData(outline.table, TABLE)
            items[2].setTextAlignment(NUMBERS)
            self._model.appendRow(items)
        self._model.setHeaderData(2, Qt.Orientation.Horizontal, NUMBERS, Qt.ItemDataRole.TextAlignmentRole)
        for number in (1, 2):
            self.view.resizeColumnToContents(number)
        self.stack.setCurrentIndex(0 if outlines else 1)
        self.count.setVisible(bool(outlines))
        self.field.setVisible(bool(outlines))
        self.field.setFocus()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        table = index.siblingAtColumn(0).data(TABLE)
        if table is not None:
            self.table_chosen.emit(table)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))


class TableTree(QTreeView):
    """A list in which Enter chooses."""

    enter_pressed = Signal(QModelIndex)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.enter_pressed.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
