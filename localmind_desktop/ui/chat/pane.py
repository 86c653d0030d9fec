"""The chat pane: conversations, their questions and answers, and the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.bridge.names import Names
from localmind_desktop.bridge.talks import Question, ask_question, continue_answer
from localmind_desktop.core import Conversation, Document, Scope, Turn
from localmind_desktop.ui.chat.asking import Asking
from localmind_desktop.ui.chat.chat_toast import ChatToast
from localmind_desktop.ui.chat.composer import Composer
from localmind_desktop.ui.chat.conversation_bar import ConversationBar
from localmind_desktop.ui.chat.conversations import Conversations
from localmind_desktop.ui.chat.restoring import Restoring
from localmind_desktop.ui.chat.turn_list import TurnList
from localmind_desktop.ui.chat.under_way import UnderWay
from localmind_desktop.ui.parts import centred, pane
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard

FULL_SIZE = 100
READING_WIDTH = 760  # pixels of the longest lines that are read with ease, at the full size of texts


class ChatPane(QWidget):
    """One question at a time in a conversation; it goes on being answered when another one is shown.

    The card of a question that is being answered goes when another library is opened; what still comes is dropped.
    """

    citation_clicked = Signal(object)  # Citation
    save_asked = Signal(object)  # Answer
    save_conversation_asked = Signal(object)  # Conversation
    table_asked = Signal(object)  # TableRef
    add_asked = Signal()
    list_asked = Signal()
    answered = Signal(object)  # Answer
    failed = Signal(object)  # Failure
    answering_changed = Signal(object)  # bool

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._theme = theme
        self._conversation: str | None = None
        self.under_way = UnderWay(self)
        self._edited: TurnCard | None = None  # whose question was put into the field
        self._preferred, self._is_new = "", True
        self._is_empty = False  # there is no document to ask
        self.text_zoom = 100  # percent
        self.restoring = Restoring(self._add_card, self)
        self.restoring.restored.connect(self._come_back)
        self._build(theme)
        self._connect()
        self._show_zoom()

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.conversations = Conversations(self._desk, theme, Toast(theme, self), self)
        self.model = self.conversations.model
        self.bar = ConversationBar(theme)
        self.turns = TurnList(theme)
        self.notice = ChatToast(theme, self)
        self.composer = Composer(theme)
        column.addWidget(self.bar)
        column.addWidget(self.turns, 1)
        column.addLayout(centred(self.composer))

    def _connect(self) -> None:
        self.bar.list_asked.connect(self.list_asked)
        self.bar.new_asked.connect(self.begin_conversation)
        self.bar.rename_asked.connect(self._rename)
        self.bar.pin_asked.connect(self.conversations.pin)
        self.bar.delete_asked.connect(self.conversations.drop)
        self.bar.save_asked.connect(self.save_conversation)
        self.conversations.loaded.connect(self._show_first)
        self.conversations.changed.connect(self._show_current)
        self.conversations.changing.connect(self._make_way)
        self.conversations.dropped.connect(self._take_dropped)
        self.conversations.failed.connect(self.notice.say_failure)
        self.conversations.list.chosen.connect(self._choose)
        self.conversations.list.new_asked.connect(self.begin_conversation)
        self.conversations.list.left.connect(self.composer.field.setFocus)
        self.conversations.list.save_asked.connect(self.save_conversation_asked)
        self.turns.question_chosen.connect(self.ask)
        self.under_way.begun.connect(self._take_begun)
        self.under_way.answered.connect(self.answered)
        self.under_way.failed.connect(self.failed)
        self.under_way.left.connect(self._say_left)
        self.under_way.ended_elsewhere.connect(self._take_ended)
        self.under_way.changed.connect(self._show_answering)
        self.composer.asked.connect(self._take_question)
        self.composer.begun.connect(self._desk.warm)
        self.composer.model.used_changed.connect(self.turns.offer_model)
        self.composer.stopped.connect(self.stop)
        self.composer.last_asked.connect(self.edit_last)
        self._theme.changed.connect(self._show_zoom)
        self._desk.opening.connect(self._forget)
        self._desk.opened.connect(self._begin)

    # ------------------------------------------------------------------ the library opens and changes

    @Slot()
    def _forget(self) -> None:
        self._conversation, self._is_empty = None, False
        self.notice.hide()
        self.under_way.forget()
        self.conversations.forget()
        self._show_current()
        self.bar.setEnabled(False)
        self.conversations.list.setEnabled(False)
        self.composer.set_ready(False, self.tr("Opening the library…"))
        self._clear()
        self.turns.welcome.setVisible(self._is_new)

    @Slot()
    def _begin(self) -> None:
        self.bar.setEnabled(True)
        self.conversations.list.setEnabled(True)
        self.composer.set_ready(True, self.tr("Ask your documents"))
        self.composer.field.setFocus()
        self.conversations.load()

    @Slot(object)
    def set_documents(self, documents: Sequence[Document], names: Names | None = None) -> None:
        self._is_empty = self._desk.is_open and not documents
        self.composer.set_documents(documents, names)
        self.turns.set_documents(documents)

    # ------------------------------------------------------------------ conversations

    @property
    def conversation_id(self) -> str | None:
        return self._conversation

    def expect(self, conversation_id: str, *, new: bool) -> None:
        """A library opens: show this conversation where it has it, else the newest. A ``new`` one has none."""
        self._preferred, self._is_new = conversation_id, new

    @Slot()
    def _show_first(self) -> None:
        newest = max(self.model.conversations, key=lambda each: each.asked_at, default=None)
        first = self.model.find(self._preferred) or newest
        if first is not None and self._conversation is None and not self.answering:
            self._choose(first)
        else:
            self.turns.welcome.setVisible(self.turns.last() is None)
            self._show_current()

    @Slot()
    def _show_current(self) -> None:
        current = self.model.find(self._conversation)
        self.bar.show_current(current)
        self.conversations.list.show_current(current)

    @Slot(object)
    def _choose(self, conversation: Conversation) -> None:
        if conversation.id != self._conversation:
            self.show_conversation(conversation)

    def show_conversation(self, conversation: Conversation) -> None:
        self._clear()
        self._conversation = conversation.id
        self.composer.scopes.choose(Scope())
        self._show_current()
        job = self._desk.turns(conversation.id)
        job.finished.connect(partial(self._restore, conversation.id))
        job.failed.connect(self.notice.say_failure)

    @Slot()
    def begin_conversation(self) -> None:
        """An empty one; it is kept with its first question."""
        self._clear()
        self._conversation = None
        self._show_current()
        self.composer.choose_scope(Scope())

    def _restore(self, conversation_id: str, turns: Sequence[Turn]) -> None:
        if conversation_id == self._conversation:
            self.restoring.begin(turns)

    @Slot()
    def _come_back(self) -> None:
        """Show the answer again that was being written when the conversation was left."""
        asking = self.under_way.left_in(self._conversation) if self._conversation is not None else None
        if asking is not None:
            cards = (card for card in self.turns.cards() if card.turn_id and card.turn_id == asking.turn_id)
            self.under_way.come_back(asking, next(cards, None) or self._add_card(asking.question, asking.scope))
            self.turns.follow()

    @Slot(object)
    def _rename(self, conversation: Conversation) -> None:
        self.list_asked.emit()
        self.conversations.list.rename(conversation)

    @Slot(object, bool)
    def _make_way(self, conversation: Conversation, dropped: bool) -> None:
        """Conversations are changed when nothing is being written in any; a dropped one needs no answer any more."""
        if dropped:
            self.under_way.stop_in(conversation.id)
        if self.under_way.any:
            self.notice.say_later()

    @Slot(object)
    def _take_dropped(self, conversation: Conversation) -> None:
        if conversation.id == self._conversation:
            self._clear()
            self._conversation = None
            self._show_current()

    # ------------------------------------------------------------------ questions

    @property
    def answering(self) -> bool:
        """Whether a question of the shown conversation is being answered."""
        return self.under_way.answering

    @Slot(object)
    def _take_question(self, question: str) -> None:
        """Ask what was typed; where there is no document it stays in the field."""
        if not self._is_empty or self.turns.welcome.is_reading:
            self.ask(question)
            return
        self.composer.write(question)
        self.notice.say_empty(self.add_asked.emit)

    @Slot(object)
    def ask(self, question: str) -> None:
        """Ask in the shown conversation; nothing happens while another question is being answered.

        A question that was put into the field because it has no answer is asked in its place.
        """
        edited = self._edited if self._edited is self.turns.last() else None
        self._ask(question, self.composer.current_scope(), edited)

    @Slot(object)
    def ask_again(self, card: TurnCard) -> None:
        """Have the answer worked out anew, in its place, looking where it was looked before."""
        self._ask(card.question, card.scope, card, fresh=True)

    @Slot(object)
    def ask_model(self, card: TurnCard) -> None:
        """Have a model write the answer, in its place."""
        self._ask(card.question, card.scope, card, by_model=True)

    @Slot(object)
    def ask_everywhere(self, question: str) -> None:
        """Ask once more, of all documents, from now on."""
        if not self.answering:
            self.composer.choose_scope(Scope())
            self._ask(question, Scope())

    def _ask(
        self,
        question: str,
        scope: Scope,
        instead: TurnCard | None = None,
        *,
        fresh: bool = False,
        by_model: bool = False,
    ) -> None:
        """``instead`` is the card in whose place it is asked."""
        if self.answering or not self._desk.is_open or self.restoring.is_under_way:
            return
        self.notice.hide()
        card = instead or self._add_card(question, scope)
        card.begin(question, scope)
        if card is self.turns.last():
            self.turns.follow()
        if self._conversation is not None:
            self.model.touch(self._conversation)
        asked = Question(question, scope, self._conversation, card.turn_id, fresh, by_model)
        self._run(ask_question(self._desk, asked), card)

    @Slot(object)
    def continue_card(self, card: TurnCard) -> None:
        """Go on with the answer of a card that is unfinished."""
        if not self.answering and self._conversation is not None and card.answer is not None:
            card.begin_more()
            self._run(continue_answer(self._desk, self._conversation, card.turn_id), card)

    def _run(self, job: Job, card: TurnCard) -> None:
        self._edited = None
        self.under_way.run(job, card, self._conversation)

    @Slot()
    def stop(self) -> None:
        self.under_way.stop()

    @Slot()
    def ask_last_again(self) -> None:
        card = self.turns.last()
        if card is not None:
            self.ask_again(card)

    @Slot()
    def edit_last(self) -> None:
        """Put the last question into the field."""
        card = self.turns.last()
        if card is not None:
            self.edit(card)

    @Slot(object)
    def edit(self, card: TurnCard) -> None:
        """Put a question into the field, and where it was asked to look beside it."""
        self._edited = card if card.answer is None else None
        self.composer.choose_scope(card.scope)
        self.composer.write(card.question)

    @Slot()
    def save_last(self) -> None:
        card = self.turns.last()
        if card is not None and card.answer is not None:
            self.save_asked.emit(card.answer)

    @Slot()
    def save_conversation(self) -> None:
        conversation = self.bar.current()
        if conversation is not None:
            self.save_conversation_asked.emit(conversation)

    @Slot(object, bool)
    def _take_begun(self, conversation: Conversation, is_shown: bool) -> None:
        if self._conversation is None and is_shown:
            self._conversation = conversation.id
        self.model.add(conversation)
        self._show_current()

    @Slot(object)
    def _say_left(self, asking: Asking) -> None:
        self.notice.say_left(asking, partial(self.under_way.stop_left, asking))

    @Slot(object)
    def _take_ended(self, asking: Asking) -> None:
        """An answer of another conversation is there; or that of this one, which was shown a moment too early."""
        conversation = self.model.find(asking.conversation_id)
        if conversation is None:
            return
        if conversation.id == self._conversation:
            self.show_conversation(conversation)
        else:
            self.notice.say_ended(asking, partial(self._choose, conversation))

    # ------------------------------------------------------------------ looks

    def zoom_text(self, percent: int) -> None:
        """Show questions and answers larger or smaller than the other texts of the window."""
        self.text_zoom = percent
        self._show_zoom()

    @Slot()
    def _show_zoom(self) -> None:
        style = self._theme.text_style(self.text_zoom) if self.text_zoom != FULL_SIZE else ""
        width = READING_WIDTH * self.text_zoom // FULL_SIZE
        self.turns.set_reading_width(width)
        self.composer.setMaximumWidth(width)
        for part in (self.turns, self.composer):
            if part.styleSheet() != style:
                part.setStyleSheet(style)

    @Slot(object)
    def _show_answering(self, answering: bool) -> None:
        self.composer.set_answering(answering)
        self.answering_changed.emit(answering)

    def _add_card(self, question: str, scope: Scope) -> TurnCard:
        from localmind_desktop.ui.chat.turn_card import TurnCard  # what shows answers is not needed to start

        card = TurnCard(question, self._theme, scope=scope, scopes=self.composer.scopes)
        card.citation_clicked.connect(self.citation_clicked)
        card.again_asked.connect(self.ask_again)
        card.model_asked.connect(self.ask_model)
        card.edit_asked.connect(self.edit)
        card.everywhere_asked.connect(self.ask_everywhere)
        card.continue_asked.connect(self.continue_card)
        card.add_asked.connect(self.add_asked)
        card.save_asked.connect(self.save_asked)
        card.table_asked.connect(self.table_asked)
        self.turns.add(card)
        return card

    def _clear(self) -> None:
        self.restoring.stop()
        self._edited = None
        self.under_way.leave()
        self.turns.clear()
