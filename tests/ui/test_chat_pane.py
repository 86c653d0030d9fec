"""The chat pane without a library: the composer, scopes, the list of conversations, cards and what they ask for."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.scopes import ScopeFilter, ScopeModel
from localmind_desktop.core import (
    Annotation,
    Collection,
    Conversation,
    ConversationHit,
    Document,
    Flag,
    Grounding,
    Mode,
    Scope,
    Settings,
    State,
    Unfinished,
    WindowUse,
)
from localmind_desktop.core.model import Stage, Trace
from localmind_desktop.ui.chat.card_notes import flag_reasons, flags_text, unfinished_text
from localmind_desktop.ui.chat.how_panel import window_text
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.chat.turn_card import TurnCard
from tests.ui.samples import answer, citation, table

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def pane(theme, qtbot) -> Iterator[ChatPane]:
    desk = Desk()
    made = ChatPane(desk, theme)
    qtbot.addWidget(made.conversations.list)  # it stands beside the pane
    qtbot.addWidget(made)
    made.resize(560, 800)
    made.show()
    made.composer.set_ready(True, "Ask")
    made.composer.set_documents([document("1", "one.pdf"), document("2", "two.pdf"), document("3", "Third one.pdf")])
    yield made
    desk.close()


def document(key: str, name: str) -> Document:
    return Document(key, name, "main", State.READY, None, key, 10, 1, 0, 0, 1, 0, 0.0, "")


def card_of(pane: ChatPane, **more) -> TurnCard:
    card = pane._add_card("What is the current?", more.pop("scope", Scope()))
    card.show_answer(answer(**more))
    return card


# ---------------------------------------------------------------------- the composer


def test_up_in_the_empty_field_edits_the_last_question(pane):
    card_of(pane)
    QTest.keyClick(pane.composer.field, Qt.Key.Key_Up)
    assert pane.composer.field.toPlainText() == "What is the current?"
    pane.composer.field.setPlainText("something else")
    QTest.keyClick(pane.composer.field, Qt.Key.Key_Up)
    assert pane.composer.field.toPlainText() == "something else"


def test_return_sends_and_shift_return_begins_a_line(pane):
    asked = []
    pane.composer.asked.connect(asked.append)
    field = pane.composer.field
    QTest.keyClicks(field, "one")
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(field, "two")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert asked == ["one\ntwo"]
    assert field.toPlainText() == ""


def test_a_scope_is_said_and_cleared_with_one_click(pane):
    scope = pane.composer.scope
    assert scope.button.text().startswith("All documents")
    assert scope.clear_button.isHidden()
    pane.composer.choose_scope(Scope(documents=("1", "2")))
    assert scope.button.text().startswith("2 documents")
    assert "one.pdf, two.pdf" in scope.button.accessibleName()
    scope.clear_button.click()
    assert pane.composer.current_scope() == Scope()


def test_what_is_no_longer_there_leaves_the_scope(pane):
    pane.composer.choose_scope(Scope(documents=("1", "2")))
    pane.composer.set_documents([document("2", "two.pdf")])
    assert pane.composer.current_scope().documents == ("2",)
    assert pane.composer.scope.button.text().startswith("two.pdf")


def test_documents_are_chosen_together_and_a_collection_alone():
    model = ScopeModel("All")
    model.offer((Collection("a", "A"), Collection("b", "B")), [document("1", "one.pdf"), document("2", "two.pdf")])
    assert [model.index(row).data() for row in range(model.rowCount())] == ["All", "A", "B", "one.pdf", "two.pdf"]
    for row, scope in (
        (3, Scope(documents=("1",))),
        (4, Scope(documents=("1", "2"))),
        (3, Scope(documents=("2",))),
        (1, Scope(collection="a")),
        (2, Scope(collection="b")),
        (2, Scope()),
        (4, Scope(documents=("2",))),
        (0, Scope()),
    ):
        model.toggle(model.index(row))
        assert model.scope == scope
    assert model.index(0).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked


def test_scopes_are_filtered_as_one_types(qtmodeltester):
    model = ScopeModel("All")
    model.offer((), [document("1", "one.pdf"), document("3", "Third one.pdf")])
    narrowed = ScopeFilter(model)
    qtmodeltester.check(narrowed)
    narrowed.set_text("ONE thi")
    assert [narrowed.index(row, 0).data() for row in range(narrowed.rowCount())] == ["All", "Third one.pdf"]


def test_the_popup_checks_what_is_chosen(pane):
    popup = pane.composer.scope.popup
    popup.field.setText("two")
    QTest.keyClick(popup.field, Qt.Key.Key_Return)
    assert pane.composer.current_scope().documents == ("2",)
    assert popup.count.text() == "Searching: two.pdf"


# ---------------------------------------------------------------------- conversations


@pytest.fixture
def talked(pane) -> ChatPane:
    pane.model.reset([Conversation("1", "Currents", 1.0), Conversation("2", "Voltages & more", 2.0)])
    pane._conversation = "2"
    pane._show_current()
    return pane


def test_the_list_shows_which_conversation_is_open_and_escape_leads_to_the_question(talked, qtbot):
    listed = talked.conversations.list
    assert listed.view.currentIndex().data() == "Voltages & more"
    talked.model.touch("1")
    assert listed.view.currentIndex().data() == "Voltages & more"
    with qtbot.waitSignal(listed.left):
        QTest.keyClick(listed.field, Qt.Key.Key_Escape)
    with qtbot.waitSignal(talked.list_asked):
        talked.bar.title.click()
    assert talked.bar.title.text() == "Voltages && more"


def test_a_search_that_finds_nothing_says_so(talked):
    talked.conversations.list.show()
    talked.conversations.list.field.setText("nothing")
    talked.model.show_hits(())
    assert not talked.conversations.list.view.isVisible()
    talked.model.show_hits([ConversationHit(talked.model.conversations[1], "… nothing …")])
    assert talked.conversations.list.view.isVisible()
    QTest.keyClick(talked.conversations.list.field, Qt.Key.Key_Down)
    assert talked.conversations.list.view.currentIndex().data() == "Currents"


def test_keys_in_the_list_open_and_delete(talked, qtbot):
    talked.conversations.list.show()
    listed = talked.conversations.list
    with qtbot.waitSignal(listed.view.opened):
        QTest.keyClick(listed.view, Qt.Key.Key_Return)
    talked.conversations.list.delete_asked.disconnect()
    with qtbot.waitSignal(listed.delete_asked) as caught:
        QTest.keyClick(listed.view, Qt.Key.Key_Delete)
    assert caught.args[0].id == "2"
    menu = listed.menu_for(talked.model.conversations[0])
    assert [each.text() for each in menu.actions() if each.text()][2] == "Pin"
    menu.deleteLater()


# ---------------------------------------------------------------------- cards


def test_citations_are_one_tab_stop_with_arrow_keys_between_them(pane):
    card = card_of(pane, citations=tuple(citation(n) for n in range(1, 4)))
    chips = list(card.chips._chips.values())
    assert [chip.focusPolicy() == Qt.FocusPolicy.TabFocus for chip in chips] == [True, False, False]
    chips[0].setFocus()
    QTest.keyClick(chips[0], Qt.Key.Key_Right)
    assert chips[1].hasFocus()
    QTest.keyClick(chips[1], Qt.Key.Key_Left)
    QTest.keyClick(chips[0], Qt.Key.Key_Left)
    assert chips[0].hasFocus()
    assert "sheet.pdf, page 2" in chips[0].toolTip()
    assert "Current | 12 mA" in chips[0].toolTip()


def test_a_card_can_be_reached_and_says_what_it_is(pane):
    card = card_of(pane)
    assert card.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert card.accessibleName() == "Question: What is the current?"
    assert card.accessibleDescription() == "Looked up in tables"


def test_not_found_offers_all_documents_where_only_some_were_searched(pane, qtbot):
    card = card_of(pane, mode=Mode.NOT_FOUND, citations=(), scope=Scope(documents=("1",)))
    assert not card.not_found.everywhere.isHidden()
    assert "Only part of the library" in card.not_found.advice.text()
    with qtbot.waitSignal(card.everywhere_asked):
        card.not_found.everywhere.click()
    card.actions_row.edit.click()
    assert pane.composer.field.toPlainText() == "What is the current?"
    with qtbot.waitSignal(pane.add_asked):
        card.not_found.add.click()
    assert card_of(pane, mode=Mode.NOT_FOUND).not_found.everywhere.isHidden()


@pytest.mark.parametrize("why", [*Unfinished, None])
def test_why_an_answer_is_incomplete(why):
    unfinished = answer(incomplete=True, unfinished=why)
    assert unfinished_text(unfinished).startswith("This answer is incomplete: ")
    assert unfinished_text(answer()) == ""


def test_an_incomplete_answer_can_be_continued_and_is_not_saved(pane, qtbot):
    card = card_of(pane, mode=Mode.GENERATED, incomplete=True, unfinished=Unfinished.LENGTH)
    assert not card.actions_row.save.isEnabled()
    assert "Incomplete" in card.actions_row.save.toolTip()
    with qtbot.waitSignal(card.continue_asked) as caught:
        card.actions_row.go_on.click()
    assert caught.args == [card]
    card.begin_more()
    card.add_token(" And more.")
    card.show_answer(answer("It is 12 mA [1]. And more.", Mode.GENERATED))
    assert card.view.toPlainText() == "It is 12 mA [1]. And more."
    assert not card.mended
    assert card.actions_row.go_on.isHidden()


def test_an_answer_in_doubt_says_so() -> None:
    doubt = "It may not answer your question."
    doubted = answer(text="It is 18 mA [1].", mode=Mode.GENERATED, grounding=Grounding(1, doubt=doubt))
    assert flags_text(doubted) == f"Please check this answer. {doubt}"
    flag = Flag(6, 11, "not in the cited sources")
    both = replace(doubted, grounding=Grounding(1, ("18 mA",), (flag,), doubt))
    assert flags_text(both).startswith("2 parts")
    assert flag_reasons(both) == ["18 mA: not in the cited sources.", doubt]


def test_flagged_values_are_named_with_their_reasons():
    flagged = answer("12 mA and 13 V", grounding=Grounding(2, ("13 V",), (Flag(10, 14, "no source is cited"),)))
    first, second = flags_text(flagged).splitlines()
    assert first.startswith("1 part of this answer could not be verified")
    assert second == "13 V: no source is cited."


def test_several_flagged_values_are_folded_each_in_a_line_of_its_own(pane, qtbot):
    text = "It is:\n- in **12 mA** steps\n- at 13 V"
    places = [(text.index(part), text.index(part) + len(part)) for part in ("- in **12 mA** steps", "13 V")]
    flags = tuple(Flag(*place, "not in the cited sources") for place in places)
    card = card_of(pane, text=text, mode=Mode.GENERATED, grounding=Grounding(2, ("12 mA", "13 V"), flags))
    assert card.remark.text() == "2 parts of this answer could not be verified. Please check them."
    assert card.card.property("tone") == "warning"
    assert card.doubts.list.isHidden()
    card.doubts.button.setFocus()
    QTest.keyClick(card.doubts.button, Qt.Key.Key_Space)
    assert not card.doubts.list.isHidden()
    told = [each.text() for each in card.doubts.list.findChildren(QLabel)]
    assert told == ["•", "in **12 mA** steps: not in the cited sources.", "•", "13 V: not in the cited sources."]
    card.begin(card.question, card.scope)
    assert card.doubts.isHidden()


def test_passages_that_were_set_aside_can_be_read_and_opened(pane, qtbot):
    aside = Annotation(citation(3, page=9), "12 mA", "of another part", False)
    card = card_of(pane, set_aside=(aside,))
    assert card.aside.button.text() == "1 passage not used"
    assert card.aside.list.isHidden()
    card.aside.button.click()
    assert not card.aside.list.isHidden()
    with qtbot.waitSignal(card.citation_clicked) as caught:
        card.aside._open(aside.citation)
    assert caught.args == [aside.citation]


def test_how_it_was_answered_is_told_in_groups(pane):
    trace = Trace(
        "r",
        (Stage("keywords", 12.0, "50 hits"), Stage("write", 14_000.0)),
        ("A note.",),
        "qwen",
        WindowUse(6_000, 8_000),
        words_kept=("current",),
        words_dropped=("what",),
        standalone="What is the current of the AQ?",
        standalone_by="rule",
    )
    card = card_of(pane, mode=Mode.GENERATED, trace=trace, grounding=Grounding(3, ("1 V",)))
    card.actions_row.how.click()
    text = card.how.text()
    for part in (
        "Understood as: What is the current of the AQ? (completed from earlier questions)",
        "Searched for: current",
        "Ignored words: what",
        "Values checked: 2 of 3 verified in the sources",
        "keyword search  12 ms  50 hits",
        "write answer  14.0 s",
        "Notes: A note.",
    ):
        assert part in text
    assert window_text(WindowUse(6_000, 8_000)).startswith("75 % of the context window used")


def test_an_answer_is_copied_as_markdown(pane):
    card = card_of(pane, text="It is 12 mA [1].", table=table(1))
    as_text, referenced, as_markdown = card.actions_row.copy.menu().actions()
    referenced.trigger()
    assert QGuiApplication.clipboard().text() == "It is 12 mA (sheet.pdf, page 2)."
    as_text.trigger()
    assert QGuiApplication.clipboard().text().endswith("[1] sheet.pdf, page 2")
    as_markdown.trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:3] == ["## What is the current?", "", "It is 12 mA [1]."]
    assert "| Name | Value |" in lines
    assert lines[-1] == "- [1] sheet.pdf, page 2"


def test_an_empty_chat_gives_hints_or_examples(pane, qtbot):
    pane.turns.set_documents([document("1", "one.pdf")])
    pane.turns.welcome.set_examples(("How long?",))
    assert pane.turns.welcome.examples == ("How long?",)
    with qtbot.waitSignal(pane.turns.question_chosen) as caught:
        pane.turns.welcome._choose("How long?")
    assert caught.args == ["How long?"]


def test_the_model_is_offered_instead_of_a_computed_answer_only_where_there_is_one(pane, qtbot):
    card = card_of(pane)
    assert card.actions_row.ask_model.isHidden()
    pane.composer.model.show_settings(Settings())
    pane.composer.model.show_used("qwen2.5:7b")
    assert not card.actions_row.ask_model.isHidden()
    with qtbot.waitSignal(card.model_asked) as caught:
        card.actions_row.ask_model.click()
    assert caught.args == [card]
    later = card_of(pane, mode=Mode.GENERATED)
    assert later.actions_row.ask_model.isHidden()
    pane.composer.model.show_used("")
    assert card.actions_row.ask_model.isHidden()


def test_while_the_first_documents_are_read_it_is_told_when_to_ask(pane):
    welcome = pane.turns.welcome
    invited = welcome._headline.text()
    welcome.set_reading(True)
    assert "as soon as" in welcome._hint.text()
    pane.turns.set_documents([document("1", "one.pdf")])
    assert "as soon as" not in welcome._hint.text()
    pane.turns.set_documents([])
    welcome.set_reading(False)
    assert welcome._headline.text() == invited
