"""One question and its answer."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from localmind_desktop.bridge.names import renamed
from localmind_desktop.bridge.pacer import TokenPacer
from localmind_desktop.bridge.scopes import ScopeModel
from localmind_desktop.bridge.telling import is_said, told_phrase
from localmind_desktop.core import Answer, Citation, Mode, Scope
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.chat.answer_lines import lines_of, quoted_lines
from localmind_desktop.ui.chat.answer_tables import AnswerTables
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.card_actions import CardActions
from localmind_desktop.ui.chat.card_notes import Doubts, SetAside, flags_text, unfinished_text
from localmind_desktop.ui.chat.chain_tree import ChainTree
from localmind_desktop.ui.chat.citation_chips import CitationChips
from localmind_desktop.ui.chat.how_panel import HowPanel
from localmind_desktop.ui.chat.not_found import NotFound
from localmind_desktop.ui.chat.question_frame import QuestionFrame
from localmind_desktop.ui.chat.scope_button import scope_name
from localmind_desktop.ui.parts import SteadyColumn, breakable, label, set_tone
from localmind_desktop.ui.tab_order import order_tabs
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import mode_name

log = logging.getLogger(__name__)

BUSY_WIDTH = 96  # leaves what is being done room for a line


class TurnCard(QFrame):
    """Goes from asked to streaming to answered, or to failed or stopped.

    ``scope`` is where the question was asked to look; ``scopes`` knows its name for the user.
    """

    citation_clicked = Signal(object)  # Citation
    again_asked = Signal(object)  # TurnCard
    model_asked = Signal(object)  # TurnCard: have the model answer it
    edit_asked = Signal(object)  # TurnCard
    everywhere_asked = Signal(object)  # the question
    continue_asked = Signal(object)  # TurnCard
    save_asked = Signal(object)  # Answer
    table_asked = Signal(object)  # TableRef
    add_asked = Signal()
    grew = Signal()

    def __init__(
        self,
        question: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        scope: Scope | None = None,
        scopes: ScopeModel | None = None,
    ) -> None:
        super().__init__(parent)
        self.question = question
        self.scope = scope or Scope()
        self.turn_id = ""  # of the turn that keeps the question, once it is kept
        self.answer: Answer | None = None
        self._shown: Answer | None = None  # the answer, its documents called as they are elsewhere
        self._theme = theme
        self._scopes = scopes or ScopeModel("", self)
        self._citations: dict[int, Citation] = {}
        self.tables: AnswerTables | None = None
        self.tree: ChainTree | None = None
        self._opened: Citation | None = None  # the cell that was opened last, as a citation
        self._streamed = ""
        self._goes_on = False  # whether what is under way goes on with the answer
        self.mended = False  # whether what was streamed was not the answer, and gave way to it
        self._pacer = TokenPacer(self)
        self._pacer.paced.connect(self._paint)
        self.setObjectName("turn")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Question: {question}").format(question=question))
        self._build()
        self._connect()
        theme.changed.connect(self._redress)
        self._scopes.modelReset.connect(self._name_scope)

    # ------------------------------------------------------------------ what it looks like

    def _build(self) -> None:
        outer = SteadyColumn(self)
        outer.setContentsMargins(2, 2, 2, 6)
        outer.setSpacing(7)
        self._asked = QuestionFrame(self.question)
        self.asked, self.asked_of = self._asked.question, self._asked.where
        self._name_scope()
        outer.addWidget(self._asked)
        outer.addWidget(self._answer_frame())

    def _answer_frame(self) -> QFrame:
        self.card = QFrame()
        self.card.setObjectName("card")
        self._column = QVBoxLayout(self.card)
        self._column.setContentsMargins(14, 11, 14, 9)
        self._column.setSpacing(9)
        self.mode = label("", "mode", wrap=True)
        self.busy = BusyBar(self.tr("Working on the answer"))
        self.view = AnswerView(self._theme)
        self.quoted = AnswerView(self._theme)
        self.remark = label(wrap=True)
        self.remark.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.doubts = Doubts()
        self.chips = CitationChips()
        self.not_found = NotFound()
        self.aside = SetAside()
        self.actions_row = CardActions(self._theme)
        self.how = HowPanel()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.mode, 1)
        row.addWidget(self.busy)  # beside it, so that the text does not move when it goes
        self.busy.setFixedWidth(BUSY_WIDTH)
        self._column.addLayout(row)
        self.busy.hide()
        below = (self.doubts, self.chips, self.not_found, self.aside, self.actions_row, self.how)
        for widget in (self.view, self.quoted, self.remark, *below):
            self._column.addWidget(widget)
            widget.hide()
        return self.card

    def _connect(self) -> None:
        for text in (self.view, self.quoted):
            text.citation_clicked.connect(self._open_citation)
        self.chips.citation_clicked.connect(self._open_citation)
        self.aside.citation_opened.connect(self._open_cell)
        for folded in (self.aside, self.doubts):
            folded.grew.connect(self.grew)
        self.not_found.everywhere_asked.connect(self._ask_everywhere)
        self.not_found.add_asked.connect(self.add_asked)
        actions = self.actions_row
        actions.copy_asked.connect(self._copy)
        actions.save_asked.connect(self._ask_to_save)
        actions.again_asked.connect(partial(self.again_asked.emit, self))
        actions.model_asked.connect(partial(self.model_asked.emit, self))
        actions.edit_asked.connect(partial(self.edit_asked.emit, self))
        actions.continue_asked.connect(partial(self.continue_asked.emit, self))
        actions.how_asked.connect(self._show_how)

    # ------------------------------------------------------------------ on the way

    def begin(self, question: str, scope: Scope) -> None:
        """The question is on its way. An answer of before comes back where there will be no other."""
        self.question, self.scope = question, scope
        self._asked.say(question)
        self.setAccessibleName(self.tr("Question: {question}").format(question=question))
        self._name_scope()
        self._pacer.drop()
        self._streamed, self.mended, self._goes_on = "", False, False
        self.view.begin()
        self.actions_row.how.setChecked(False)
        for widget in (
            self.chips,
            self.tables,
            self.tree,
            self.view,
            self.quoted,
            self.remark,
            self.doubts,
            self.actions_row,
            self.how,
            self.not_found,
            self.aside,
        ):
            if widget is not None:
                widget.hide()
        set_tone(self.card, "")
        self.start()
        self.busy.show()

    @property
    def goes_on(self) -> bool:
        """Whether what is under way goes on with an answer."""
        return self._goes_on

    def start(self) -> None:
        self._say_mode(self.tr("Continuing…") if self._goes_on else self.tr("Searching…"))

    def begin_more(self) -> None:
        """The answer is being gone on with: what comes stands below what there is."""
        assert self.answer is not None
        self._pacer.drop()
        self._streamed, self.mended, self._goes_on = self.answer.text, False, True
        self.view.begin()
        self.view.stream(self.answer.text)
        for widget in (self.quoted, self.remark, self.doubts, self.actions_row, self.how):
            widget.hide()
        set_tone(self.card, "")
        self.start()
        self.busy.show()

    def begin_to_stop(self) -> None:
        """Nothing more is awaited; of an answer that was being written, what there is may still come."""
        if not self._streamed:
            self.show_stopped()
            return
        self._end()
        set_tone(self.card, "stopped")
        self._say_mode(self.tr("Stopped"))

    def step(self, name: str) -> None:
        self._say_mode(f"{name}…" if not name.endswith("…") else name)

    def show_sources(self, citations: tuple[Citation, ...]) -> None:
        """What was found: its numbers lead there as they come. Which of it is cited is known when the answer is."""
        self._citations = {citation.number: citation for citation in citations}
        self.view.cite(self._citations)

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
        written = (answer.trace.first_mode or answer.mode) is Mode.GENERATED
        self._end(painted=written)
        self.answer, self._shown = answer, renamed(answer, self._scopes.document_names)
        self.mended = self._streamed not in ("", told_phrase(answer.text))
        if self.mended:
            log.info("what was streamed was not the stored answer, which is shown in its place")
        self._citations = {citation.number: citation for citation in answer.citations}
        self._say_mode(mode_name(answer))
        self.mode.setVisible(answer.says_something)  # else the text says it
        self._show_text()
        self._show_tables()
        self._show_remark()
        cited = answer.citations if answer.says_something else ()  # else they stand in the text
        self.chips.show_citations(cited, self._scopes.document_names)
        order_tabs(self)
        self.aside.show_for(self._shown)
        self.not_found.hide()
        if not answer.says_something:
            self.not_found.show_for(answer, self.scope)
        self.how.show_answer(self._shown)
        self.actions_row.show_for(answer)
        self.grew.emit()

    def show_failure(self, sentence: str) -> None:
        """It could not be answered, and why. An answer that was to be gone on with stays."""
        self._end()
        if self.answer is not None:
            self.show_answer(self.answer)
        set_tone(self.card, "error")
        self._say_mode(self._failed())
        self.remark.setText(sentence)
        self.remark.show()
        self.chips.setVisible(self.answer is not None)
        self.actions_row.show_for(self.answer)
        self.grew.emit()

    def show_stopped(self, deleted_with: str | None = None) -> None:
        """The user stopped it before there was an answer, or the app ended, or it went with a document."""
        if self.answer is not None:
            self.show_answer(self.answer)
            return
        self._end()
        gone = self.tr("The answer was deleted together with “{name}”.").format(name=deleted_with)
        gone = told_phrase(deleted_with) if is_said(deleted_with) else gone
        set_tone(self.card, "stopped")
        self._say_mode(self.tr("Stopped") if deleted_with is None else self.tr("Deleted"))
        self.remark.setText(self.tr("This question was not answered.") if deleted_with is None else gone)
        self.remark.show()
        self.actions_row.show_for(None)
        self.grew.emit()

    def _failed(self) -> str:
        if self.answer is None:
            return self.tr("No answer")
        return self.tr("Could not continue") if self._goes_on else self.tr("No new answer")

    def _end(self, *, painted: bool = False) -> None:
        self._pacer.flush() if painted else self._pacer.drop()
        self.busy.hide()
        self.remark.hide()

    def _say_mode(self, text: str) -> None:
        self.mode.setText(text)
        self.mode.show()
        self.setAccessibleDescription(text)

    def _show_text(self) -> None:
        answer = self._shown
        assert answer is not None
        lines = lines_of(answer)
        mode = answer.trace.first_mode or answer.mode
        if lines:
            self.view.show_lines(lines, self._citations)
        else:
            written, flags = mode is Mode.GENERATED, answer.grounding.flags
            self.view.show_text(told_phrase(answer.text), self._citations, markdown=written, flags=flags)
        self.view.setVisible(bool(answer.text.strip()))
        self.quoted.show_lines(tuple(quoted_lines(answer)), self._citations)
        self.quoted.setVisible(bool(answer.quoted))

    def _show_tables(self) -> None:
        """The chain as a tree, then the tables, below the text."""
        assert self._shown is not None
        is_unfolded = self.tables is not None and self.tables.is_unfolded
        for old in (self.tree, self.tables):
            if old is not None:
                old.hide()
                old.deleteLater()
        self.tree = self.tables = None
        place = self._column.indexOf(self.remark)
        tables = AnswerTables(self._shown, self._citations, self._theme)
        if not tables.is_empty:
            self.tables = tables
            tables.citation_opened.connect(self._open_cell)
            tables.table_asked.connect(self.table_asked)
            tables.grew.connect(self.grew)
            self._column.insertWidget(place, tables)
            if is_unfolded:
                tables.unfold()
        if self._shown.tree:
            self.tree = ChainTree(self._shown.tree, self._theme)
            self.tree.citation_clicked.connect(self._open_citation)
            self._column.insertWidget(place, self.tree)

    def _show_remark(self) -> None:
        assert self.answer is not None
        doubts = [text for text in (unfinished_text(self.answer), flags_text(self.answer)) if text]
        remarks = [*doubts, *self.answer.trace.failures]
        self.remark.setText(breakable("\n".join(remarks)))
        self.remark.setVisible(bool(remarks))
        self.doubts.show_for(self.answer)
        set_tone(self.card, "warning" if doubts else "")

    # ------------------------------------------------------------------ what the user does

    @Slot(object)
    def _copy(self, form: Callable[[Answer], str]) -> None:
        """The answer as a text to the clipboard."""
        if self.answer is not None:
            QGuiApplication.clipboard().setText(form(self.answer))

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
    def _ask_everywhere(self) -> None:
        self.everywhere_asked.emit(self.question)

    @Slot()
    def _ask_to_save(self) -> None:
        self.save_asked.emit(self.answer)

    @Slot(bool)
    def _show_how(self, shown: bool) -> None:
        self.how.open(shown)
        self.grew.emit()

    @Slot()
    def _name_scope(self) -> None:
        """Say where the question was asked to look and what was found; after a restart the names come later."""
        names = self._scopes.names(self.scope)
        self._asked.say_where(scope_name(self.scope, names) if names else "")
        if self.answer is not None and renamed(self.answer, self._scopes.document_names) != self._shown:
            self.show_answer(self.answer)

    @Slot()
    def _redress(self) -> None:
        if self.answer is not None:
            self._show_text()
            self._show_tables()
            order_tabs(self)
