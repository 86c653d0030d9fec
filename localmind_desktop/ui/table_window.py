"""A whole table in a window of its own, to filter, sort, copy and save."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.table_rows import WholeTable
from localmind_desktop.core import Scope, Table, TableRef
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.parts import add_search_sign, label, link_button
from localmind_desktop.ui.saving import choose_target, say_saved
from localmind_desktop.ui.table_grid import TableGrid
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import count_name, number_name, pages_name, rows_name, table_name

FIELD_WIDTHS = 210, 340


class TableWindow(QDialog):
    """Loads its table on a lane. Closes with Escape; its size is for the caller to remember."""

    citation_opened = Signal(object)  # Citation
    saved = Signal(object)  # Path
    loaded = Signal()
    asked_about = Signal(object)  # Scope: this table alone

    def __init__(self, desk: Desk, theme: Theme, ref: TableRef) -> None:
        super().__init__()
        self.ref = ref
        self.table: Table | None = None
        self.grid: TableGrid | None = None
        self._desk = desk
        self._theme = theme
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"{table_name(ref)} – {ref.document}")
        self.setWindowIcon(theme.icon("localmind"))
        self._build()
        job = desk.table(ref.document_id, ref.index)
        job.finished.connect(self._take)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.busy.hide)

    # ------------------------------------------------------------------ what it looks like

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(8)
        self.name = label(table_name(self.ref), "headline", wrap=True)
        self.name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.where = label(self.ref.document, "muted", wrap=True)
        self.busy = BusyBar(self.tr("Loading table"))
        self.notice = Toast(self._theme, self)
        self._column.addWidget(self.name)
        self.ask_button = link_button(self.tr("Ask about this table"), self.ask_about)
        self.ask_button.setToolTip(self.tr("Ask the next question about this table only (Ctrl+L)"))
        place = QHBoxLayout()
        place.addWidget(self.where, 1)
        place.addWidget(self.ask_button, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(place)
        self._column.addWidget(self._bar())
        self._column.addWidget(self.busy)
        self._column.addStretch(1)

    def _bar(self) -> QWidget:
        self.bar = QWidget()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Filter all columns"))
        self.field.setAccessibleName(self.tr("Filter all columns"))
        self.field.setClearButtonEnabled(True)
        add_search_sign(self.field, self._theme.icon("search", "muted"))
        self.field.setMinimumWidth(FIELD_WIDTHS[0])
        self.field.setMaximumWidth(FIELD_WIDTHS[1])
        self.count: QLabel = label("", "muted")
        self.clear_button = self._button(self.tr("Show all rows"), self.clear_filters)
        self.copy_button = self._button(self.tr("Copy"), self._copy, "copy")
        self.copy_button.setToolTip(self.tr("Copy the selected cells, or all rows shown"))
        self.save_button = self._button(self.tr("Excel"), self.choose_target, "save")
        self.save_button.setToolTip(self.tr("Save as an Excel workbook, Markdown or CSV (Ctrl+S)"))
        self.save_menu = QMenu(self)
        self.save_menu.addAction(self.tr("Save the rows shown…"), self.choose_target)
        self.save_menu.addAction(self.tr("Save all rows…"), self.choose_target_of_all)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.clear_button)
        row.addStretch(1)
        row.addWidget(self.copy_button)
        row.addWidget(self.save_button)
        self.bar.setEnabled(False)
        self.clear_button.hide()
        return self.bar

    def _button(self, name: str, clicked: object, icon: str = "") -> QPushButton:
        button = QPushButton(name)
        button.setAutoDefault(False)
        if icon:
            button.setIcon(self._theme.icon(icon))
        button.clicked.connect(clicked)
        return button

    # ------------------------------------------------------------------ the table

    @Slot(object)
    def _take(self, whole: WholeTable) -> None:
        self.table = table = whole.table
        self.ref = replace(self.ref, name=table.name)  # an answer may be older than the document's last reading
        self.name.setText(table_name(self.ref))
        self.setWindowTitle(f"{table_name(self.ref)} – {self.ref.document}")
        facts = [self.ref.document, pages_name(table.pages)]
        facts.append(rows_name(len(table.rows)))
        if whole.healed:
            one, many = self.tr("{n} empty cell filled in"), self.tr("{n} empty cells filled in")
            facts.append(count_name(len(whole.healed), one, many))
        self.where.setText(" · ".join(facts))
        self.grid = grid = TableGrid(whole, self.ref, self._theme)
        grid.setAccessibleName(self.tr("Rows in {table}").format(table=table_name(self.ref)))
        grid.citation_opened.connect(self.citation_opened)
        grid.count_changed.connect(self._show_count)
        self.field.textChanged.connect(grid.filter_all)
        self._column.takeAt(self._column.count() - 1)
        self._column.addWidget(grid, 1)
        self._column.addWidget(label(self.tr("Click a cell to see it on its page."), "small"))
        self.bar.setEnabled(True)
        self._show_count(len(table.rows))
        QShortcut(QKeySequence("Ctrl+F"), self, self.field.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self, self.choose_target)
        QShortcut(QKeySequence("Ctrl+L"), self, self.ask_about)
        self._order_tabs(grid)
        self.field.setFocus()
        self.loaded.emit()

    def _order_tabs(self, grid: TableGrid) -> None:
        before: QWidget = self.save_button
        for after in (*grid.header.fields, grid):
            QWidget.setTabOrder(before, after)
            before = after

    @Slot(int)
    def _show_count(self, shown: int) -> None:
        assert self.table is not None
        assert self.grid is not None
        line = self.tr("{shown} of {rows} shown")
        self.count.setText(line.format(shown=number_name(shown), rows=rows_name(len(self.table.rows))))
        self.clear_button.setVisible(self.grid.rows.is_filtering)
        self.save_button.setMenu(self.save_menu if shown < len(self.table.rows) else None)

    @Slot()
    def clear_filters(self) -> None:
        """Show all rows again."""
        self.field.clear()
        if self.grid is not None:
            self.grid.header.clear()
        self.field.setFocus()

    @Slot()
    def _copy(self) -> None:
        if self.grid is not None:
            self.grid.copy()

    @Slot()
    def ask_about(self) -> None:
        """Have the next questions look in this table only."""
        if self.table is not None:
            self.asked_about.emit(Scope.of_table(self.ref, self.table.pages))

    # ------------------------------------------------------------------ out

    @Slot()
    def choose_target(self) -> None:
        """Save the rows that are shown, in their order."""
        choose_target(self, self.tr("Save table"), table_name(self.ref), self.save)

    @Slot()
    def choose_target_of_all(self) -> None:
        choose_target(self, self.tr("Save all rows"), table_name(self.ref), self.save_all)

    def save(self, path: Path) -> None:
        """Write the rows shown to ``path`` on the export lane; its ending says in which format."""
        assert self.grid is not None
        rows = self.grid.rows
        self._write(path, [rows.row_at(row) for row in range(rows.rowCount())])

    def save_all(self, path: Path) -> None:
        """Write all rows, in the order of the document."""
        assert self.table is not None
        self._write(path, range(len(self.table.rows)))

    def _write(self, path: Path, rows: Sequence[int]) -> None:
        job = self._desk.save_table(self.ref, path, rows)
        job.finished.connect(partial(self._tell_saved, path, len(rows)))
        job.failed.connect(self._tell_failure)

    def _tell_saved(self, path: Path, rows: int, _: object) -> None:
        assert self.table is not None
        total = len(self.table.rows)
        some = self.tr("{n} of {rows}").format(n=number_name(rows), rows=rows_name(total))
        what = rows_name(rows) if rows == total else some
        said = self.tr("Saved {what} as {name}.").format(what=what, name=path.name)
        say_saved(self.notice, path, said)
        self.saved.emit(path)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
