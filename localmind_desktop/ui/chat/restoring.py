"""Shows the turns of a conversation a few at a time, so that a long one does not hold the window up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from localmind_desktop.core import Scope, Turn

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard

CARDS_PER_BEAT = 2


class Restoring(QObject):
    """``add_card`` makes the card of a question."""

    restored = Signal()

    def __init__(self, add_card: Callable[[str, Scope], TurnCard], parent: QObject) -> None:
        super().__init__(parent)
        self._add_card = add_card
        self._turns: list[Turn] = []
        self._beat = QTimer(self)
        self._beat.setInterval(0)
        self._beat.timeout.connect(self._show_some)

    @property
    def is_under_way(self) -> bool:
        return bool(self._turns)

    def begin(self, turns: Sequence[Turn]) -> None:
        self._turns = list(turns)
        self._beat.start()

    def stop(self) -> None:
        self._beat.stop()
        self._turns = []

    @Slot()
    def _show_some(self) -> None:
        batch, self._turns = self._turns[:CARDS_PER_BEAT], self._turns[CARDS_PER_BEAT:]
        for turn in batch:
            card = self._add_card(turn.question, turn.scope)
            card.turn_id = turn.id
            if turn.answer is not None:
                card.show_answer(turn.answer)
            else:
                card.show_stopped(turn.deleted_with)
        if not self._turns:
            self._beat.stop()
            self.restored.emit()
