"""Places that may answer, below the text: the row of the first, and the others on demand."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.core import Answer, Citation
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.likely import LONGEST_PLACE, passage_lines, rows_of, runs_of
from localmind_desktop.ui.chat.lines import places_of, question_words
from localmind_desktop.ui.chat.run_view import RunView
from localmind_desktop.ui.fold_button import FoldButton
from localmind_desktop.ui.theme import Theme


class LikelyPlaces(QWidget):
    """Made for one answer. What is folded is made when it is first shown."""

    citation_opened = Signal(object)  # Citation
    grew = Signal()

    def __init__(
        self, answer: Answer, citations: Mapping[int, Citation], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._answer, self._citations, self._theme = answer, citations, theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.rest: QWidget | None = None
        lead, *others = places_of(answer)
        if lead.cells:
            rows = rows_of([lead])
            is_upright = any(rows.headers)
            view = AnswerTableView(rows, citations, theme, is_upright=is_upright, is_cited=False)
            view.citation_opened.connect(self.citation_opened)
            self._column.addWidget(view)
        self.more = FoldButton(self.tr("Show {n} more").format(n=len(others)))
        self.more.setAccessibleName(self.tr("Show {n} more possible answers").format(n=len(others)))
        self.more.toggled.connect(self._fold)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.more.setVisible(bool(others))

    @Slot(bool)
    def _fold(self, shown: bool) -> None:
        if self.rest is None:
            self.rest = self._rest()
            self._column.addWidget(self.rest)
        self.rest.setVisible(shown)
        self.grew.emit()

    def _rest(self) -> QWidget:
        rest = QWidget()
        column = QVBoxLayout(rest)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        words = question_words(self._answer)
        for run in runs_of(self._answer):
            if run.is_rows:
                rows = RunView(run, self._citations, self._theme)
                rows.citation_opened.connect(self.citation_opened)
                column.addWidget(rows)
                continue
            passage = AnswerView(self._theme)
            passage.show_lines(list(passage_lines(run.places[0], run.head, words, LONGEST_PLACE)), self._citations)
            passage.citation_clicked.connect(self._open)
            column.addWidget(passage)
        return rest

    @Slot(int)
    def _open(self, number: int) -> None:
        citation = self._citations.get(number)
        if citation is not None:
            self.citation_opened.emit(citation)
