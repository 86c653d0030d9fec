"""The tabular part of an answer: its tables, each with what it was read from, and the tables that fit less well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.core import Answer, AnswerTable, Citation, TableRef
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.parts import FlowLayout, label, link_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, read_line, table_name, table_place


class AnswerTables(QWidget):
    """Made for one answer, below its text."""

    citation_opened = Signal(object)  # Citation
    table_asked = Signal(object)  # TableRef

    def __init__(
        self, answer: Answer, citations: Mapping[int, Citation], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._citations = citations
        self._theme = theme
        self._text = answer.text
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.views: list[AnswerTableView] = []
        self.lines: list[QLabel] = []
        for table in (answer.table, *answer.more_tables):
            if table is not None and table.rows:
                self._add_table(table)
        if answer.other_candidates:
            self._add_candidates(answer.other_candidates)

    # ------------------------------------------------------------------ tables

    def _add_table(self, table: AnswerTable) -> None:
        if self.views:
            self._column.addSpacing(8)
        if table.source is not None:
            self._add_heading(table.source)
        view = AnswerTableView(table, self._citations, self._theme)
        view.citation_opened.connect(self.citation_opened)
        if table.source is not None:
            name = self.tr("{table}: answer rows").format(table=table_name(table.source))
            view.setAccessibleName(name)
        self._column.addWidget(view)
        self.views.append(view)
        self._add_foot(table)

    def _add_heading(self, source: TableRef) -> None:
        name = label(table_name(source), "tablename", wrap=True)
        name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(name)
        where = label(table_place(source), "small", wrap=True)
        self._column.addWidget(where)

    def _add_foot(self, table: AnswerTable) -> None:
        read = read_line(table) if table.rows_read else ""
        parts = [read] if read and read not in self._text else []
        if table.healed:
            one, many = self.tr("1 empty cell filled in"), self.tr("{n} empty cells filled in")
            parts.append(count_name(len(table.healed), one, many))
        line = label(" · ".join(parts), "small", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(line, 1)
        if table.source is not None:
            button = link_button(self.tr("Open table"), partial(self._ask_for, table.source))
            button.setIcon(self._theme.icon("open-table", "link"))
            button.setIconSize(QSize(14, 14))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setToolTip(self.tr("Show the whole table to filter, sort or save it"))
            button.setAccessibleName(self.tr("Open {table}").format(table=table_name(table.source)))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(row)
        self.lines.append(line)

    # ------------------------------------------------------------------ what fits less well

    def _add_candidates(self, candidates: tuple[TableRef, ...]) -> None:
        """A line for each document, with its tables."""
        self.candidates = QWidget()
        lines = QVBoxLayout(self.candidates)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        documents = dict.fromkeys(table.document for table in candidates)
        for document in documents:
            flow = FlowLayout(spacing=2)
            begins = label(self.tr("Also in {document}:").format(document=document), "small")
            flow.addWidget(begins)
            for table in (each for each in candidates if each.document == document):
                button = self._candidate(table)
                flow.addWidget(button)
                begins.setFixedHeight(button.sizeHint().height())
            lines.addLayout(flow)
        self._column.addWidget(self.candidates)

    def _candidate(self, table: TableRef) -> QToolButton:
        name = table.label or table_name(table)
        shown = self.tr("{table} (page {page})").format(table=name, page=table.page)
        button = link_button(shown, partial(self._ask_for, table))
        spoken = self.tr("Open {table} of {document}")
        button.setAccessibleName(spoken.format(table=shown, document=table.document))
        button.setToolTip(table_name(table))
        button.setMinimumWidth(1)  # a long name makes no card wider; the tip has all of it
        return button

    def _ask_for(self, table: TableRef) -> None:
        self.table_asked.emit(table)
