"""Answers and conversations saved as files, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Answer, Conversation
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.failures import details_of
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.saving import choose_target, say_saved


class AnswerFiles(QObject):
    """Asks for a file, has it written on the export lane, and says where it is."""

    saved = Signal(object)  # Path

    def __init__(self, desk: Desk, chat: ChatPane, notice: Notice, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._chat = chat
        self._notice = notice
        self._window = window

    @Slot(object)
    def choose_for_answer(self, answer: Answer) -> None:
        asked = [card.question for card in self._chat.turns.cards() if card.answer is answer]
        name = asked[0] if asked else self.tr("Answer")
        choose_target(self._window, self.tr("Save answer"), name, partial(self.save_answer, answer))

    def save_answer(self, answer: Answer, path: Path) -> None:
        """Write ``answer``; the ending of ``path`` says in which format."""
        job = self._desk.save_answer(answer, path)
        job.finished.connect(partial(self._tell_saved, path))
        job.failed.connect(partial(self.tell_not_saved, partial(self.choose_for_answer, answer)))

    @Slot(object)
    def choose_for_conversation(self, conversation: Conversation) -> None:
        save = partial(self.save_conversation, conversation)
        choose_target(self._window, self.tr("Save conversation"), conversation.title, save)

    def save_conversation(self, conversation: Conversation, path: Path) -> None:
        """Write all questions and answers of a conversation."""
        job = self._desk.save_conversation(conversation.id, path)
        job.finished.connect(partial(self._tell_saved, path))
        job.failed.connect(partial(self.tell_not_saved, partial(self.choose_for_conversation, conversation)))

    def _tell_saved(self, path: Path, _: object) -> None:
        say_saved(self._notice, path)
        self.saved.emit(path)

    def tell_not_saved(self, choose: Callable[[], object], failure: Failure) -> None:
        """``choose`` asks for another place."""
        actions = ((self.tr("Choose another location…"), choose), (self.tr("Close"), None))
        self._notice.say(failure.sentence, "error", actions, details_of(failure))
