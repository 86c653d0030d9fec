"""Answers that go with the documents that they quote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from localmind_desktop.core import Receipt
from localmind_desktop.ui.parts import set_tone

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard


def forget_answer(card: TurnCard, receipt: Receipt) -> None:
    """Take an answer away that quotes a document that was purged, and say why it is gone."""
    answer = card.answer
    if answer is None or all(cited.document_id != receipt.document_id for cited in answer.citations):
        return
    card.answer = None
    for part in (card.view, card.tables, card.tree, card.chips, card.aside, card.not_found, card.how):
        if part is not None:
            part.hide()
    set_tone(card.card, "")
    card.mode.show()
    card.show_stopped(receipt.document)
