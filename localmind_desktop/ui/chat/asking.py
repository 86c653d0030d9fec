"""A question on its way to its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.telling import told, told_phrase
from localmind_desktop.core import Answer, Conversation, Sources, Step, Token, Turn

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard


class Asking(QObject):
    """Brings what comes of a job to the card of its question.

    Stopping takes effect on the card at once, whatever the job still waits for. What it brings when it ends, as the
    part of an answer that a model had written, still comes to the card, unless that is let go of: the card is gone, or
    its question is asked once more. What has come can be shown in another card.
    """

    begun = Signal(object)  # Conversation: this question is its first
    answered = Signal(object)  # Answer
    failed = Signal(object)  # Failure
    ended = Signal()

    def __init__(self, job: Job, card: TurnCard, conversation_id: str | None, parent: QObject) -> None:
        super().__init__(parent)
        self.card: TurnCard | None = card
        self.question, self.scope = card.question, card.scope
        self.conversation_id, self.turn_id = conversation_id, card.turn_id
        self._goes_on_with = card.answer if card.goes_on else None
        self._come: list[Token | Step | Sources] = []
        self._job = job
        self._stopped = False
        self.is_answered = False
        job.started.connect(self._start)
        job.progressed.connect(self._take_event)
        job.finished.connect(self._take_answer)
        job.failed.connect(self._take_failure)
        job.cancelled.connect(self._take_end)
        job.ended.connect(self._end)

    def stop(self) -> None:
        self._stopped = True
        if self.card is not None:
            self.card.begin_to_stop()
        self._job.cancel()

    def let_go(self, card: TurnCard | None = None) -> None:
        """Bring nothing more to ``card``, or to any."""
        if card is None or card is self.card:
            self.card = None

    def show_in(self, card: TurnCard) -> None:
        """Show in ``card`` what has come, and what comes from now on."""
        self.card = card
        if self._goes_on_with is not None:
            card.show_answer(self._goes_on_with)
            card.begin_more()
        else:
            card.begin(self.question, self.scope)
        for event in self._come:
            self._show(card, event)

    @Slot()
    def _start(self) -> None:
        if self.card is not None and not self._stopped:
            self.card.start()

    @Slot(object)
    def _take_event(self, event: object) -> None:
        if isinstance(event, Conversation):
            self.conversation_id = event.id
            self.begun.emit(event)
        elif isinstance(event, Turn):
            self.turn_id = event.id
            if self.card is not None:
                self.card.turn_id = event.id
        elif isinstance(event, Token | Step | Sources) and not self._stopped:
            self._come.append(event)
            if self.card is not None:
                self._show(self.card, event)

    def _show(self, card: TurnCard, event: Token | Step | Sources) -> None:
        match event:
            case Token(text):
                card.add_token(told_phrase(text))
            case Step(name):
                card.step(told(name))
            case Sources(citations):
                card.show_sources(citations)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        self.is_answered = True
        if self.card is not None:
            self.card.show_answer(answer)
        self.answered.emit(answer)

    @Slot(object)
    def _take_failure(self, failure: Failure) -> None:
        if self._stopped:
            self._take_end()
            return
        if self.card is not None:
            self.card.show_failure(failure.sentence)
        self.failed.emit(failure)

    @Slot()
    def _take_end(self) -> None:
        if self.card is not None:
            self.card.show_stopped()

    @Slot()
    def _end(self) -> None:
        self.ended.emit()
        self.deleteLater()
