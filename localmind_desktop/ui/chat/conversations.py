"""The conversations of the open library: their list, and every change of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.talks import (
    drop_conversation,
    pin_conversation,
    search_conversations,
)
from localmind_desktop.core import Conversation, ConversationHit
from localmind_desktop.ui.chat.conversation_list import ConversationList
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import group_name


class Conversations(QObject):
    """Keeps the model, the list and the library in step; the chat pane shows what is chosen."""

    loaded = Signal()
    changing = Signal(object, bool)  # Conversation that is to be changed, and whether it is dropped
    changed = Signal()  # a title, a pin
    dropped = Signal(object)  # Conversation
    failed = Signal(object)  # Failure

    def __init__(self, desk: Desk, theme: Theme, undo: Toast, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._searched = ""
        self._going: Conversation | None = None  # what is deleted unless it is taken back
        self.model = ConversationModel(group_name, self)
        self.list = ConversationList(self.model, theme)
        self.undo = undo
        self.model.rename_asked.connect(self.rename)
        self.list.search_asked.connect(self.search)
        self.list.pin_asked.connect(self.pin)
        self.list.delete_asked.connect(self.drop)
        self.undo.lapsed.connect(self._purge)

    def forget(self) -> None:
        """Another library is being opened."""
        self.undo.hide()
        self._going = None
        self.model.show_hits(None)
        self.model.reset(())

    def load(self) -> None:
        job = self._desk.conversations()
        job.finished.connect(self._take)
        job.failed.connect(self.failed)

    @Slot(object)
    def _take(self, conversations: Sequence[Conversation]) -> None:
        self.model.reset(conversations)
        self.loaded.emit()

    # ------------------------------------------------------------------ searching

    @Slot(str)
    def search(self, text: str) -> None:
        """Show the conversations that hold all words of ``text``; all of them for no words."""
        self._searched = text
        if not text:
            self.model.show_hits(None)
        elif self._desk.is_open:
            job = search_conversations(self._desk, text)
            job.finished.connect(partial(self._take_hits, text))
            job.failed.connect(self.failed)

    def _take_hits(self, text: str, hits: Sequence[ConversationHit]) -> None:
        if text == self._searched:
            self.model.show_hits(hits)

    # ------------------------------------------------------------------ changes

    @Slot(object, str)
    def rename(self, conversation: Conversation, title: str) -> None:
        self.changing.emit(conversation, False)
        job = self._desk.rename_conversation(conversation.id, title)
        job.finished.connect(partial(self._renamed, conversation.id, title))
        job.failed.connect(self.failed)

    def _renamed(self, conversation_id: str, title: str, _: object) -> None:
        self.model.rename(conversation_id, title)
        self.list.select(self.model.find(conversation_id))
        self.changed.emit()

    @Slot(object, bool)
    def pin(self, conversation: Conversation, pinned: bool) -> None:
        self.changing.emit(conversation, False)
        job = pin_conversation(self._desk, conversation.id, pinned)
        job.finished.connect(partial(self._pinned, conversation.id, pinned))
        job.failed.connect(self.failed)

    def _pinned(self, conversation_id: str, pinned: bool, _: object) -> None:
        self.model.pin(conversation_id, pinned)
        self.list.select(self.model.find(conversation_id))
        self.changed.emit()

    @Slot(object)
    def drop(self, conversation: Conversation) -> None:
        """Delete it; it can be taken back as long as the message stands."""
        self.changing.emit(conversation, True)
        job = drop_conversation(self._desk, conversation.id)
        job.finished.connect(partial(self._dropped, conversation))
        job.failed.connect(self.failed)

    def _dropped(self, conversation: Conversation, _: object) -> None:
        self.model.drop(conversation.id)
        self.undo.close_now()  # of the one before: that one is deleted for good
        self._going = conversation
        text = self.tr("“{title}” was deleted.").format(title=conversation.title)
        actions = ((self.tr("Undo"), partial(self._take_back, conversation)), (self.tr("Close"), None))
        self.undo.say(text, "", actions)
        self.dropped.emit(conversation)

    def _take_back(self, conversation: Conversation) -> None:
        self._going = None
        job = drop_conversation(self._desk, conversation.id, False)
        job.finished.connect(partial(self._taken_back, conversation))
        job.failed.connect(self.failed)

    def _taken_back(self, conversation: Conversation, _: object) -> None:
        self.model.add(conversation)

    @Slot()
    def _purge(self) -> None:
        going, self._going = self._going, None
        if going is not None and self._desk.is_open:
            self._desk.delete_conversation(going.id).failed.connect(self.failed)
