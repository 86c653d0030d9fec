"""An answer goes with the document that it quotes, and its place says so."""

from localmind_desktop.core import Receipt
from localmind_desktop.ui.chat.forgetting import forget_answer
from localmind_desktop.ui.chat.turn_card import TurnCard
from tests.ui.samples import answer, citation, table

GONE = citation()


def card_with_answer(theme, qtbot) -> TurnCard:
    card = TurnCard("What is the current?", theme)
    qtbot.addWidget(card)
    card.show()
    card.begin(card.question, card.scope)
    card.show_answer(answer(table=table()))
    return card


def receipt(document_id: str) -> Receipt:
    return Receipt("sheet.pdf", 1, 1, 1, 0, 1, True, document_id)


def test_an_answer_that_quotes_a_purged_document_is_taken_away(theme, qtbot):
    card = card_with_answer(theme, qtbot)
    forget_answer(card, receipt(GONE.document_id))
    assert card.answer is None
    assert card.remark.isVisible()
    assert "deleted together with “sheet.pdf”" in card.remark.text()
    shown = [part for part in (card.view, card.tables, card.chips, card.how) if part is not None and part.isVisible()]
    assert shown == []


def test_an_answer_that_quotes_others_stays(theme, qtbot):
    card = card_with_answer(theme, qtbot)
    before = card.answer
    forget_answer(card, receipt("another"))
    assert card.answer is before


def test_a_turn_of_before_says_with_what_its_answer_was_deleted(theme, qtbot):
    card = TurnCard("What is the current?", theme)
    qtbot.addWidget(card)
    card.show_stopped("sheet.pdf")
    assert "deleted together with “sheet.pdf”" in card.remark.text()
    card.show_stopped()
    assert card.remark.text() == "This question was not answered."
