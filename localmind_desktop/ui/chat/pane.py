"""The chat pane: conversations, their questions and answers, and the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Answer, Citation, Conversation, Document, Sources, Step, Token, Turn
from localmind_desktop.ui.chat.composer import Composer
from localmind_desktop.ui.chat.conversation_bar import ConversationBar
from localmind_desktop.ui.chat.turn_card import TurnCard
from localmind_desktop.ui.chat.turn_list import TurnList
from localmind_desktop.ui.parts import Notice, pane
from localmind_desktop.ui.theme import Theme

CARDS_PER_BEAT = 2


class ChatPane(QWidget):
    """One question at a time: as long as it is answered the conversation cannot be changed.

    The card of a question that is being answered goes when another library is opened; what still comes is dropped.
    """

    citation_clicked = Signal(object)  # Citation
    save_asked = Signal(object)  # Answer
    save_conversation_asked = Signal(object)  # Conversation
    table_asked = Signal(object)  # TableRef
    answered = Signal(object)  # Answer
    failed = Signal(object)  # Failure
    answering_changed = Signal(object)  # bool

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._theme = theme
        self._conversation: str | None = None
        self._job: Job | None = None
        self._card: TurnCard | None = None
        self._restoring: list[Turn] = []
        self._preferred = ""
        self.model = ConversationModel(self)
        self._beat = QTimer(self)
        self._beat.setInterval(0)
        self._beat.timeout.connect(self._restore_some)
        self._build(theme)
        desk.opening.connect(self._forget)
        desk.opened.connect(self._begin)

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.bar = ConversationBar(self.model, theme)
        self.bar.chosen.connect(self._choose)
        self.bar.new_asked.connect(self.begin_conversation)
        self.bar.renamed.connect(self._rename)
        self.bar.delete_asked.connect(self._ask_to_delete)
        self.bar.save_asked.connect(self.save_conversation)
        self.turns = TurnList(theme)
        self.turns.question_chosen.connect(self.ask)
        self.notice = Notice()
        self.composer = Composer(theme)
        self.composer.asked.connect(self.ask)
        self.composer.stopped.connect(self.stop)
        column.addWidget(self.bar)
        column.addWidget(self.turns, 1)
        column.addWidget(self.notice)
        column.addWidget(self.composer)

    # ------------------------------------------------------------------ the library opens and changes

    @Slot()
    def _forget(self) -> None:
        self._conversation = None
        self.notice.hide()
        self.model.reset(())
        self.bar.setEnabled(False)
        self.composer.set_ready(False, self.tr("Opening the library…"))
        self._clear()

    @Slot()
    def _begin(self) -> None:
        self.bar.setEnabled(True)
        self.composer.set_ready(True, self.tr("Ask your documents"))
        self.composer.field.setFocus()
        job = self._desk.conversations()
        job.finished.connect(self._take_conversations)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def set_documents(self, documents: Sequence[Document]) -> None:
        self.composer.set_documents(documents)
        self.turns.set_documents(documents)

    # ------------------------------------------------------------------ conversations

    @property
    def conversation_id(self) -> str | None:
        return self._conversation

    def prefer_conversation(self, conversation_id: str) -> None:
        """Show this one when a library opens that has it, instead of the newest."""
        self._preferred = conversation_id

    @Slot(object)
    def _take_conversations(self, conversations: Sequence[Conversation]) -> None:
        self.model.reset(conversations)
        first = next((each for each in conversations if each.id == self._preferred), self.model.conversation(0))
        if first is not None and self._conversation is None and self._job is None:
            self._choose(first)
        else:
            self.bar.show_current(self._conversation)

    @Slot(object)
    def _choose(self, conversation: Conversation) -> None:
        self._conversation = conversation.id
        self._clear()
        self.bar.show_current(conversation.id)
        job = self._desk.turns(conversation.id)
        job.finished.connect(partial(self._restore, conversation.id))
        job.failed.connect(self._tell_failure)

    @Slot()
    def begin_conversation(self) -> None:
        """An empty one; it is kept with its first question."""
        if self._job is None:
            self._conversation = None
            self._clear()
            self.bar.show_current(None)
            self.composer.field.setFocus()

    def _restore(self, conversation_id: str, turns: Sequence[Turn]) -> None:
        if conversation_id == self._conversation:
            self._restoring = list(turns)
            self._beat.start()

    @Slot()
    def _restore_some(self) -> None:
        """A few cards at a time, so that a long conversation does not hold the window up."""
        batch, self._restoring = self._restoring[:CARDS_PER_BEAT], self._restoring[CARDS_PER_BEAT:]
        for turn in batch:
            card = self._add_card(turn.question)
            if turn.answer is not None:
                card.show_answer(turn.answer)
            else:
                card.show_stopped()
        if not self._restoring:
            self._beat.stop()

    def _rename(self, conversation: Conversation, title: str) -> None:
        job = self._desk.rename_conversation(conversation.id, title)
        job.finished.connect(lambda _: self.model.rename(conversation.id, title))
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _ask_to_delete(self, conversation: Conversation) -> None:
        self.notice.say(
            self.tr("Delete the conversation “{title}”?").format(title=conversation.title),
            "warning",
            ((self.tr("Delete"), partial(self._delete, conversation)), (self.tr("Keep"), None)),
        )

    def _delete(self, conversation: Conversation) -> None:
        job = self._desk.delete_conversation(conversation.id)
        job.finished.connect(partial(self._deleted, conversation.id))
        job.failed.connect(self._tell_failure)

    def _deleted(self, conversation_id: str, _: object) -> None:
        self.model.drop(conversation_id)
        if conversation_id == self._conversation:
            self.begin_conversation()

    # ------------------------------------------------------------------ questions

    @property
    def answering(self) -> bool:
        return self._job is not None

    @Slot(object)
    def ask(self, question: str) -> None:
        """Ask in the shown conversation; nothing happens while another question is being answered."""
        self._ask(question, fresh=False)

    @Slot(object)
    def ask_again(self, question: str) -> None:
        """Ask once more, for an answer that is worked out anew."""
        self._ask(question, fresh=True)

    def _ask(self, question: str, *, fresh: bool) -> None:
        if self._job is not None or not self._desk.is_open or self._restoring:
            return
        self.notice.hide()
        self._card = self._add_card(question)
        self._card.begin()
        self.turns.follow()
        job = self._desk.ask(question, self._conversation, self.composer.current_scope(), fresh=fresh)
        job.progressed.connect(self._take_event)
        job.finished.connect(self._take_answer)
        job.failed.connect(self._take_failure)
        job.cancelled.connect(self._take_stop)
        job.ended.connect(self._end)
        self._job = job
        self._show_answering(True)

    @Slot()
    def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def ask_last_again(self) -> None:
        card = self.turns.last()
        if card is not None:
            self.ask_again(card.question)

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

    @Slot(object)
    def _take_event(self, event: object) -> None:
        if self._card is None:
            return
        match event:
            case Token(text):
                self._card.add_token(text)
            case Step(name):
                self._card.step(name)
            case Sources(citations):
                self._card.show_sources(citations)
            case Conversation():
                self._conversation = event.id
                self.model.add(event)
                self.bar.show_current(event.id)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        if self._card is not None:
            self._card.show_answer(answer)
        self.answered.emit(answer)

    @Slot(object)
    def _take_failure(self, failure: Failure) -> None:
        if self._card is not None:
            self._card.show_failure(failure.sentence)
        self.failed.emit(failure)

    @Slot()
    def _take_stop(self) -> None:
        if self._card is not None:
            self._card.show_stopped()

    @Slot()
    def _end(self) -> None:
        self._job = None
        self._card = None
        self._show_answering(False)

    # ------------------------------------------------------------------

    @Slot(object)
    def mark(self, citation: Citation | None) -> None:
        """Show in the answers which citation is open beside them."""
        for card in self.turns.cards():
            card.mark(citation)

    def _show_answering(self, answering: bool) -> None:
        self.bar.setEnabled(not answering)
        self.composer.set_answering(answering)
        self.answering_changed.emit(answering)

    def _add_card(self, question: str) -> TurnCard:
        card = TurnCard(question, self._theme)
        card.citation_clicked.connect(self.citation_clicked)
        card.again_asked.connect(self.ask_again)
        card.save_asked.connect(self.save_asked)
        card.table_asked.connect(self.table_asked)
        self.turns.add(card)
        return card

    def _clear(self) -> None:
        self._beat.stop()
        self._restoring = []
        self._card = None
        self.turns.clear()

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
