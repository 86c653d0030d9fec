"""The questions that are being answered: that of the shown conversation, and those of conversations that were left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.job import Job
from localmind_desktop.core import Answer, Conversation
from localmind_desktop.ui.chat.asking import Asking

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard


class UnderWay(QObject):
    """An answer goes on when its conversation is left, and shows itself again when one comes back."""

    begun = Signal(object, bool)  # Conversation, and whether it is the shown one
    answered = Signal(object)  # Answer, in the shown conversation or after it was stopped
    failed = Signal(object)  # Failure
    left = Signal(object)  # Asking: its conversation is no longer shown
    ended_elsewhere = Signal(object)  # Asking
    changed = Signal(object)  # bool: whether a question of the shown conversation is being answered

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shown: Asking | None = None
        self._left: list[Asking] = []

    @property
    def answering(self) -> bool:
        """Whether a question of the shown conversation is being answered."""
        return self._shown is not None

    @property
    def any(self) -> bool:
        """Whether a question of any conversation is being answered."""
        return self.answering or bool(self._left)

    def run(self, job: Job, card: TurnCard, conversation_id: str | None) -> None:
        """Bring what comes of a job to the card of its question."""
        self.let_go(card)
        if self._left:
            card.step(self.tr("Waiting for the other answer"))
        asking = Asking(job, card, conversation_id, self)
        asking.begun.connect(self._take_begun)
        asking.answered.connect(self._take_answer)
        asking.failed.connect(self._take_failure)
        asking.ended.connect(self._end)
        self._shown = asking
        self.changed.emit(True)

    def stop(self) -> None:
        """Go on without the answer; what the question waits for ends behind the window."""
        if self._shown is not None:
            self._shown.stop()
            self._shown = None
            self.changed.emit(False)

    def leave(self) -> None:
        """Another conversation is shown: what is being answered goes on."""
        self.let_go()
        asking, self._shown = self._shown, None
        if asking is not None:
            self._left.append(asking)
            self.changed.emit(False)
            self.left.emit(asking)

    def forget(self) -> None:
        """Another library is being opened: what still comes is dropped."""
        self.let_go()
        for asking in tuple(self._left):
            self.stop_left(asking)
        if self._shown is not None:
            self._shown = None
            self.changed.emit(False)

    def let_go(self, card: TurnCard | None = None) -> None:
        """Questions that were stopped may still be ending: nothing of them comes to this card, or to any."""
        for asking in self.findChildren(Asking):
            asking.let_go(card)

    def left_in(self, conversation_id: str) -> Asking | None:
        """The question of a conversation that was left while it was being answered."""
        return next((asking for asking in self._left if asking.conversation_id == conversation_id), None)

    def come_back(self, asking: Asking, card: TurnCard) -> None:
        """Show in ``card`` what has come, and what comes from now on."""
        self._left.remove(asking)
        self._shown = asking
        asking.show_in(card)
        self.changed.emit(True)

    def stop_in(self, conversation_id: str) -> None:
        """Stop what is being answered in a conversation."""
        if self._shown is not None and self._shown.conversation_id == conversation_id:
            self.stop()
        left = self.left_in(conversation_id)
        if left is not None:
            self.stop_left(left)

    def stop_left(self, asking: Asking) -> None:
        if asking in self._left:
            self._left.remove(asking)
            asking.stop()

    # ------------------------------------------------------------------ what comes

    @Slot(object)
    def _take_begun(self, conversation: Conversation) -> None:
        self.begun.emit(conversation, self.sender() is self._shown)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        if self.sender() not in self._left:
            self.answered.emit(answer)

    @Slot(object)
    def _take_failure(self, failure: object) -> None:
        if self.sender() not in self._left:
            self.failed.emit(failure)

    @Slot()
    def _end(self) -> None:
        asking = self.sender()
        if asking is self._shown:
            self._shown = None
            self.changed.emit(False)
        elif isinstance(asking, Asking) and asking in self._left:
            self._left.remove(asking)
            self.ended_elsewhere.emit(asking)
