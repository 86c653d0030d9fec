"""One question and its answer."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.pacer import TokenPacer
from localmind_desktop.core import Answer, Citation, Mode
from localmind_desktop.ui.chat.answer_tables import AnswerTables
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.chain_tree import ChainTree
from localmind_desktop.ui.chat.citation_chips import CitationChips
from localmind_desktop.ui.chat.trace_text import plain_text, trace_text
from localmind_desktop.ui.parts import busy_bar, label, set_tone
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import mode_name

log = logging.getLogger(__name__)


class TurnCard(QWidget):
    """Goes from asked to streaming to answered, or to failed or stopped."""

    citation_clicked = Signal(object)  # Citation
    again_asked = Signal(object)  # the question
    save_asked = Signal(object)  # Answer
    table_asked = Signal(object)  # TableRef
    grew = Signal()

    def __init__(self, question: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.answer: Answer | None = None
        self._theme = theme
        self._citations: dict[int, Citation] = {}
        self.tables: AnswerTables | None = None
        self.tree: ChainTree | None = None
        self._opened: Citation | None = None  # the cell that was opened last, as a citation
        self._streamed = ""
        self.mended = False  # whether what was streamed was not the answer, and gave way to it
        self._pacer = TokenPacer(self)
        self._pacer.paced.connect(self._paint)
        self._build()
        theme.changed.connect(self._redress)

    # ------------------------------------------------------------------ what it looks like

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 6)
        outer.setSpacing(7)
        outer.addWidget(self._question_frame())
        outer.addWidget(self._answer_frame())

    def _question_frame(self) -> QFrame:
        frame = QFrame()
        frame.setObjectName("question")
        row = QHBoxLayout(frame)
        row.setContentsMargins(13, 9, 13, 9)
        text = label(self.question, wrap=True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        text.setAccessibleName(self.tr("Question"))
        row.addWidget(text)
        return frame

    def _answer_frame(self) -> QFrame:
        self.card = QFrame()
        self.card.setObjectName("card")
        self._column = QVBoxLayout(self.card)
        self._column.setContentsMargins(14, 11, 14, 9)
        self._column.setSpacing(9)
        self.mode = label("", "mode")
        self.busy = busy_bar(self.tr("Working on the answer"))
        self.headline = label("", "headline", wrap=True)
        self.view = AnswerView(self._theme)
        self.view.citation_clicked.connect(self._open_citation)
        self.remark = label(wrap=True)
        self.nearest = label(self.tr("Nearest passages"), "small")
        self.chips = CitationChips()
        self.chips.citation_clicked.connect(self._open_citation)
        self.trace = label("", "small", wrap=True)
        self.trace.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(self.mode)
        text = (self.headline, self.view, self.remark, self.nearest)
        for widget in (self.busy, *text, self.chips):
            self._column.addWidget(widget)
            widget.hide()
        self._column.addLayout(self._actions())
        self._column.addWidget(self.trace)
        self.trace.hide()
        return self.card

    def _actions(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        self.copy_button = self._action("copy", self.tr("Copy"), self.copy)
        self.save_button = self._action("save", self.tr("Save"), self._ask_to_save)
        self.save_button.setToolTip(self.tr("Save this answer as Excel, Markdown or comma-separated values"))
        self.again_button = self._action("again", self.tr("Ask again"), self._ask_again)
        self.trace_button = self._action("question", self.tr("How?"), self._toggle_trace)
        self.trace_button.setToolTip(self.tr("How was this answered?"))
        self.trace_button.setCheckable(True)
        for button in (self.copy_button, self.save_button, self.again_button, self.trace_button):
            row.addWidget(button)
            button.hide()
        row.addStretch(1)
        return row

    def _action(self, icon: str, name: str, clicked: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setObjectName("quiet")
        button.setIcon(self._theme.icon(icon, "muted"))
        button.setIconSize(QSize(15, 15))
        button.setText(name)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(clicked)
        return button

    # ------------------------------------------------------------------ on the way

    def begin(self) -> None:
        """The question is on its way."""
        self._pacer.drop()
        self._streamed, self.mended = "", False
        self.view.begin()
        self.view.hide()
        set_tone(self.card, "")
        self.mode.setText(self.tr("Searching…"))
        self.busy.show()

    def step(self, name: str) -> None:
        self.mode.setText(f"{name}…" if not name.endswith("…") else name)

    def show_sources(self, citations: tuple[Citation, ...]) -> None:
        """What was found, before the answer is there."""
        self._citations = {citation.number: citation for citation in citations}
        self.chips.show_citations(citations)
        self.grew.emit()

    def add_token(self, text: str) -> None:
        self._streamed += text
        self._pacer.add(text)

    @Slot(object)
    def _paint(self, text: str) -> None:
        self.view.show()
        self.view.stream(text)
        self.grew.emit()

    # ------------------------------------------------------------------ ends

    def show_answer(self, answer: Answer) -> None:
        """The whole answer, as it is stored: what was streamed is compared with it, and gives way to it (R7)."""
        self._end()
        self.answer = answer
        self.mended = self._streamed not in ("", answer.text)
        if self.mended:
            log.info("what was streamed was not the stored answer, which is shown in its place")
        self._citations = {citation.number: citation for citation in answer.citations}
        self.mode.setText(mode_name(answer))
        missing = answer.mode is Mode.NOT_FOUND
        self.headline.setText(self.tr("Your documents do not say"))
        self.headline.setVisible(missing)
        self.nearest.setVisible(missing and bool(answer.citations))
        self._show_text()
        self._show_tables()
        self._show_remark()
        self.chips.show_citations(answer.citations)
        self.trace.setText(trace_text(answer))
        for button in (self.copy_button, self.trace_button, self.again_button):
            button.show()
        self.save_button.setVisible(not missing)
        self.grew.emit()

    def show_failure(self, sentence: str) -> None:
        """It could not be answered, and why."""
        self._end()
        set_tone(self.card, "error")
        self.mode.setText(self.tr("No answer"))
        self.remark.setText(sentence)
        self.remark.show()
        self.chips.hide()
        self.again_button.show()
        self.grew.emit()

    def show_stopped(self) -> None:
        """The user stopped it before there was an answer, or the app ended."""
        self._end()
        self.mode.setText(self.tr("Stopped"))
        self.remark.setText(self.tr("This question has no answer yet."))
        self.remark.show()
        self.again_button.show()
        self.grew.emit()

    def _end(self) -> None:
        self._pacer.drop()
        self.busy.hide()
        self.remark.hide()

    def _show_text(self) -> None:
        assert self.answer is not None
        written = (self.answer.trace.first_mode or self.answer.mode) is Mode.GENERATED
        self.view.show_text(self.answer.text, self._citations.keys(), markdown=written)
        self.view.setVisible(bool(self.answer.text.strip()))

    def _show_tables(self) -> None:
        """The chain as a tree, then the tables, below the text."""
        assert self.answer is not None
        for old in (self.tree, self.tables):
            if old is not None:
                old.hide()
                old.deleteLater()
        self.tree = self.tables = None
        place = self._column.indexOf(self.remark)
        table = self.answer.table
        if (table is not None and table.rows) or self.answer.other_candidates:
            self.tables = AnswerTables(self.answer, self._citations, self._theme)
            self.tables.citation_opened.connect(self._open_cell)
            self.tables.table_asked.connect(self.table_asked)
            self._column.insertWidget(place, self.tables)
        if self.answer.tree:
            self.tree = ChainTree(self.answer.tree, self._theme)
            self.tree.citation_clicked.connect(self._open_citation)
            self._column.insertWidget(place, self.tree)

    def _show_remark(self) -> None:
        assert self.answer is not None
        remarks = []
        if self.answer.incomplete:
            remarks.append(self.tr("This answer is incomplete: it ended before the model was done."))
        if self.answer.grounding.unsupported:
            what = ", ".join(self.answer.grounding.unsupported)
            remarks.append(self.tr("Not found in the cited places, so check it yourself: {what}").format(what=what))
        self.remark.setText("\n".join(remarks))
        self.remark.setVisible(bool(remarks))
        set_tone(self.card, "warning" if remarks else "")

    # ------------------------------------------------------------------ what the user does

    @Slot()
    def copy(self) -> None:
        """The answer as text, with its sources below, to the clipboard."""
        if self.answer is not None:
            QGuiApplication.clipboard().setText(plain_text(self.answer))

    def mark(self, citation: Citation | None) -> None:
        """Show which citation is open, if it is one of this answer."""
        is_mine = citation is not None and (citation is self._opened or citation in self._citations.values())
        self.chips.mark(citation.number if citation is not None and is_mine else None)

    @Slot(int)
    def _open_citation(self, number: int) -> None:
        citation = self._citations.get(number)
        if citation is not None:
            self.citation_clicked.emit(citation)

    @Slot(object)
    def _open_cell(self, citation: Citation) -> None:
        self._opened = citation
        self.citation_clicked.emit(citation)

    @Slot()
    def _ask_again(self) -> None:
        self.again_asked.emit(self.question)

    @Slot()
    def _ask_to_save(self) -> None:
        self.save_asked.emit(self.answer)

    @Slot()
    def _toggle_trace(self) -> None:
        self.trace.setVisible(self.trace_button.isChecked())
        self.grew.emit()

    @Slot()
    def _redress(self) -> None:
        if self.answer is not None:
            self._show_text()
            self._show_tables()
