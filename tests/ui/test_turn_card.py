import pytest
from PySide6.QtGui import QGuiApplication

from localmind_desktop.core import Mode
from localmind_desktop.core.model import Trace
from localmind_desktop.ui.answer_table import AnswerTableView
from localmind_desktop.ui.turn_card import TurnCard
from tests.ui.samples import UNSUPPORTED, answer, citation, table


@pytest.fixture
def card(theme, qtbot) -> TurnCard:
    made = TurnCard("What is the <b>current</b>?", theme)
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    made.begin()
    return made


def test_a_streamed_answer_gives_way_to_the_whole_one(card, qtbot):
    card.step("Searching")
    card.show_sources((citation(),))
    card.add_token("It is ")
    qtbot.waitUntil(lambda: card.view.toPlainText() == "It is")
    assert card.busy.isVisible()
    card.add_token("thirteen")
    card.show_answer(answer("It is 12 mA [1].", Mode.GENERATED, trace=Trace("r", model="qwen")))
    assert card.view.toPlainText() == "It is 12 mA [1]."
    assert card.mode.text() == "Written by qwen"
    assert not card.busy.isVisible()


def test_a_table_answer_has_a_real_table_and_says_how_much_was_read(card):
    card.show_answer(answer(table=table(3)))
    assert card.findChild(AnswerTableView) is not None
    assert card.mode.text() == "Looked up in tables"
    assert card.table_line.text() == "3 rows read"


def test_a_chip_a_marker_and_a_row_open_the_same_citation(card, qtbot):
    card.show_answer(answer(table=table()))
    seen = []
    card.citation_clicked.connect(seen.append)
    card.chips.findChildren(type(card.copy_button))[0].click()
    card.view.citation_clicked.emit(1)
    card.findChild(AnswerTableView).citation_clicked.emit(1)
    assert seen == [citation()] * 3


def test_not_found_is_helpful_and_offers_no_workbook(card):
    card.show_answer(answer("Nothing about it in 3 documents.", Mode.NOT_FOUND))
    assert card.headline.isVisible()
    assert card.nearest.isVisible()
    assert not card.save_button.isVisible()
    assert card.again_button.isVisible()


def test_an_incomplete_answer_and_unsupported_figures_are_marked(card):
    card.show_answer(answer(incomplete=True, grounding=UNSUPPORTED))
    assert "incomplete" in card.remark.text()
    assert "13 mA" in card.remark.text()
    assert card.card.property("tone") == "warning"


def test_a_failure_says_why_and_can_be_asked_again(card, qtbot):
    card.show_failure("The server is gone. Start it again.")
    assert card.remark.text() == "The server is gone. Start it again."
    with qtbot.waitSignal(card.again_asked) as caught:
        card.again_button.click()
    assert caught.args == ["What is the <b>current</b>?"]


def test_the_answer_is_copied_with_table_and_sources(card):
    card.show_answer(answer(table=table(1)))
    card.copy_button.click()
    assert QGuiApplication.clipboard().text() == "It is 12 mA [1].\nName\tValue\nrow 0\t*0* mA\n\n[1] sheet.pdf, page 2"


def test_how_it_was_answered_is_shown_on_demand(card):
    card.show_answer(answer())
    assert not card.trace.isVisible()
    card.trace_button.click()
    assert "search: 8 ms" in card.trace.text()
    assert card.trace.isVisible()


def test_many_citations_hide_behind_one_chip(card):
    card.show_answer(answer(citations=tuple(citation(n) for n in range(1, 13))))
    chips = card.chips.findChildren(type(card.copy_button))
    assert sum(chip.isVisible() for chip in chips) == 6
    next(chip for chip in chips if chip.text() == "7 more").click()
    assert sum(chip.isVisible() for chip in chips) == 12
