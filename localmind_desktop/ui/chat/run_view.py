"""Rows of one table that may answer."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.core import Citation
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.likely import Run, head_line, row_line, rows_of
from localmind_desktop.ui.chat.lines import Line
from localmind_desktop.ui.theme import Theme


class RunView(QWidget):
    """The rows below each other as in their table; where that is too wide for its words, each upright for itself."""

    citation_opened = Signal(object)  # Citation

    def __init__(
        self, run: Run, citations: Mapping[int, Citation], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._run, self._citations, self._theme = run, citations, theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        table = rows_of(run.places)
        self._has_headers = any(table.headers)
        self.grid, grid = self._part()
        self.uprights: QWidget | None = None
        if run.head:
            grid.addWidget(self._text(head_line(run)))
        self.rows = self._rows(AnswerTableView(table, citations, theme))
        grid.addWidget(self.rows)

    def _part(self) -> tuple[QWidget, QVBoxLayout]:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._column.addWidget(part)
        return part, column

    def _rows(self, view: AnswerTableView) -> AnswerTableView:
        view.citation_opened.connect(self.citation_opened)
        return view

    def _text(self, line: Line) -> AnswerView:
        view = AnswerView(self._theme)
        view.show_lines([line], self._citations)
        view.citation_clicked.connect(self._open)
        return view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = not self._has_headers or self.rows.least_width <= self.width()
        if not fits and self.uprights is None:
            self.uprights = self._each_upright()
        self.grid.setVisible(fits)
        if self.uprights is not None:
            self.uprights.setVisible(not fits)

    def _each_upright(self) -> QWidget:
        part, column = self._part()
        for number, cited in enumerate(self._run.places):
            column.addWidget(self._text(row_line(cited, "" if number else self._run.head)))
            table = rows_of([cited])
            column.addWidget(self._rows(AnswerTableView(table, self._citations, self._theme, is_upright=True)))
        return part

    @Slot(int)
    def _open(self, number: int) -> None:
        citation = self._citations.get(number)
        if citation is not None:
            self.citation_opened.emit(citation)
