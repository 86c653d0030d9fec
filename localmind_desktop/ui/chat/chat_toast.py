"""What the chat says beside its cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot

from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.talks import title_of
from localmind_desktop.ui.chat.asking import Asking
from localmind_desktop.ui.parts import Action
from localmind_desktop.ui.toasts import Toast

NAMED = 60  # characters of a question in a message


class ChatToast(Toast):
    """Each message says what happened, and what can be done about it."""

    def say_left(self, asking: Asking, stop: Callable[[], object]) -> None:
        """Another conversation is shown while a question is being answered."""
        text = self.tr("“{question}” is still being answered in its conversation.")
        self._say(text.format(question=title_of(asking.question, NAMED)), (self.tr("Stop"), stop))

    def say_ended(self, asking: Asking, show: Callable[[], object]) -> None:
        """A question of another conversation has its answer, or will have none."""
        good, bad = self.tr("“{question}” has been answered."), self.tr("“{question}” could not be answered.")
        text = good if asking.is_answered else bad
        self._say(text.format(question=title_of(asking.question, NAMED)), (self.tr("Open"), show))

    def say_later(self) -> None:
        self._say(self.tr("This will be done when the answer is complete."))

    def say_empty(self, add: Callable[[], object]) -> None:
        self._say(self.tr("There are no documents to search yet."), (self.tr("Add documents…"), add))

    @Slot(object)
    def say_failure(self, failure: Failure) -> None:
        self._say(failure.sentence, tone="error")

    def _say(self, text: str, *actions: Action, tone: str = "") -> None:
        self.say(text, tone, (*actions, (self.tr("Close"), None)))
