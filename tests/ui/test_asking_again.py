"""Stopping a question, and asking it again in its place, through window and library."""

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.core import Mode, Token
from localmind_desktop.core.task import result_of
from localmind_desktop.ui.main_window import MainWindow
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000
QUESTION = "What is the typical start-up time of the AQ-37?"
OTHER = "What is the nominal supply voltage of the AQ-37?"
UNKNOWN = "Which Bluetooth version does the ZX-9000 support?"


@pytest.fixture
def filled(window, qtbot) -> MainWindow:
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    return window


@pytest.fixture
def held(filled) -> Event:
    """Until it is set, the lane that answers waits, as it does for a model that is being loaded."""
    gate = Event()
    filled._desk.answers.run(lambda cancel: gate.wait(WAIT / 1000))
    yield gate
    gate.set()


def ask(window: MainWindow, qtbot, question: str):
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as caught:
        window.chat.ask(question)
    qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)
    return caught.args[0]


def kept(window: MainWindow, qtbot) -> list:
    with qtbot.waitSignal(window._desk.turns(window.chat.conversation_id).finished, timeout=WAIT) as caught:
        pass
    return caught.args[0]


def again(window: MainWindow, qtbot, card) -> None:
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        card.actions_row.again.click()
    qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)


def test_stopping_waits_for_nothing_and_the_next_question_is_answered(filled, held, qtbot):
    filled.chat.ask(QUESTION)
    card = filled.chat.turns.last()
    filled.chat.stop()
    assert not filled.chat.answering
    assert (card.mode.text(), card.card.property("tone")) == ("Stopped", "stopped")
    assert card.busy.isHidden()
    assert not card.actions_row.again.isHidden()
    filled.chat.ask(OTHER)
    assert filled.chat.answering
    with qtbot.waitSignal(filled.chat.answered, timeout=WAIT) as caught:
        held.set()
    assert caught.args[0].question == OTHER
    qtbot.waitUntil(lambda: not filled.chat.answering, timeout=WAIT)
    assert card.answer is None
    assert card.mode.text() == "Stopped"


def test_a_question_without_an_answer_is_asked_again_in_its_place(filled, qtbot):
    ask(filled, qtbot, OTHER)
    talk = filled.chat.conversation_id
    desk = filled._desk
    added = desk.on(desk.answers, lambda library, cancel: library.talk.add_question(talk, QUESTION))
    with qtbot.waitSignal(added.finished, timeout=WAIT):
        pass
    ask(filled, qtbot, UNKNOWN)
    filled.chat.begin_conversation()
    filled.chat._choose(filled.chat.model.find(talk))
    qtbot.waitUntil(lambda: len(filled.chat.turns.cards()) == 3, timeout=WAIT)
    stopped = filled.chat.turns.cards()[1]
    assert stopped.mode.text() == "Stopped"
    qtbot.waitUntil(lambda: not filled.chat.restoring.is_under_way)
    again(filled, qtbot, stopped)
    assert "1.2" in stopped.answer.text
    assert [card.question for card in filled.chat.turns.cards()] == [OTHER, QUESTION, UNKNOWN]
    assert [turn.question for turn in kept(filled, qtbot)] == [OTHER, QUESTION, UNKNOWN]
    assert kept(filled, qtbot)[1].answer == stopped.answer


def test_a_question_that_never_began_is_asked_again_in_its_place(filled, held, qtbot):
    filled.chat.ask(QUESTION)
    card = filled.chat.turns.last()
    filled.chat.stop()
    held.set()
    again(filled, qtbot, card)
    assert filled.chat.turns.cards() == (card,)
    assert [turn.question for turn in kept(filled, qtbot)] == [QUESTION]


def test_asking_at_once_again_is_not_disturbed_by_the_end_of_what_was_stopped(filled, held, qtbot):
    filled.chat.ask(QUESTION)
    card = filled.chat.turns.last()
    filled.chat.stop()
    card.actions_row.again.click()
    assert card.mode.text() == "Searching…"
    with qtbot.waitSignal(filled.chat.answered, timeout=WAIT):
        held.set()
    qtbot.waitUntil(lambda: not filled.chat.answering, timeout=WAIT)
    assert "1.2" in card.answer.text
    assert filled.chat.turns.cards() == (card,)


def test_a_stopped_question_that_is_changed_gives_way_to_the_changed_one(filled, held, qtbot):
    filled.chat.ask(QUESTION)
    card = filled.chat.turns.last()
    filled.chat.stop()
    held.set()
    card.actions_row.edit.click()
    filled.chat.composer.field.setPlainText(OTHER)
    with qtbot.waitSignal(filled.chat.answered, timeout=WAIT):
        filled.chat.composer.button.click()
    assert [each.question for each in filled.chat.turns.cards()] == [OTHER]
    assert card.asked.text() == OTHER
    assert [turn.question for turn in kept(filled, qtbot)] == [OTHER]


def test_an_answered_question_that_is_changed_stays(filled, qtbot):
    ask(filled, qtbot, UNKNOWN)
    filled.chat.turns.last().actions_row.edit.click()
    ask(filled, qtbot, OTHER)
    assert [each.question for each in filled.chat.turns.cards()] == [UNKNOWN, OTHER]
    assert len(kept(filled, qtbot)) == 2


def test_nothing_found_is_looked_for_again_in_its_place(filled, qtbot):
    assert ask(filled, qtbot, UNKNOWN).mode is Mode.NOT_FOUND
    card = filled.chat.turns.last()
    again(filled, qtbot, card)
    assert filled.chat.turns.cards() == (card,)
    assert card.answer.mode is Mode.NOT_FOUND
    assert card.view.toPlainText().startswith("No answer found")


def test_the_answer_of_before_stays_where_asking_again_is_stopped(filled, qtbot):
    answer = ask(filled, qtbot, QUESTION)
    card, gate = filled.chat.turns.last(), Event()
    filled._desk.answers.run(lambda cancel: gate.wait(WAIT / 1000))
    card.actions_row.again.click()
    assert card.view.isHidden()
    assert card.chips.isHidden()
    filled.chat.stop()
    gate.set()
    assert card.answer is answer
    assert card.view.isVisible()
    assert [turn.answer for turn in kept(filled, qtbot)] == [answer]


def test_a_conversation_that_was_begun_and_left_is_listed(filled, qtbot):
    filled.chat.ask(QUESTION)
    filled.chat.stop()
    filled.chat.begin_conversation()
    filled._desk.answers.barrier().wait(WAIT / 1000)
    qtbot.wait(50)
    assert filled.chat.conversation_id is None
    assert not filled.chat.turns.cards()
    ask(filled, qtbot, OTHER)
    assert filled.chat.model.find(filled.chat.conversation_id).title == OTHER


@pytest.fixture
def slow(filled) -> Iterator[Event]:
    """Answers are asked for, and come when it is set."""
    gate, library = Event(), filled._desk._library
    real = library.ask

    def ask_slowly(*given, **more):
        answering = real(*given, **more)
        yield next(answering)  # the turn
        yield Token("It is ")
        gate.wait(WAIT / 1000)
        return result_of(answering)

    library.ask = ask_slowly
    yield gate
    gate.set()
    del library.ask


def test_an_answer_goes_on_in_its_conversation_when_another_one_is_begun(filled, slow, qtbot):
    chat = filled.chat
    chat.ask(QUESTION)
    qtbot.waitUntil(lambda: chat.conversation_id is not None, timeout=WAIT)
    first = chat.conversation_id
    QTest.keyClick(filled, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert chat.conversation_id is None
    assert not chat.answering
    assert chat.under_way.any
    assert not chat.turns.cards()
    assert "is still being answered" in chat.notice.text
    with qtbot.waitSignal(chat.under_way.ended_elsewhere, timeout=WAIT):
        slow.set()
    assert "has been answered" in chat.notice.text
    assert chat.conversation_id is None
    chat.notice.buttons()[0].click()
    qtbot.waitUntil(lambda: bool(chat.turns.cards()), timeout=WAIT)
    assert chat.conversation_id == first
    assert "1.2" in chat.turns.last().answer.text


def test_coming_back_shows_what_was_written_meanwhile_and_the_rest(filled, slow, qtbot):
    chat = filled.chat
    chat.ask(QUESTION)
    qtbot.waitUntil(lambda: chat.turns.last().view.toPlainText() == "It is", timeout=WAIT)
    talk = chat.model.find(chat.conversation_id)
    chat.begin_conversation()
    chat.conversations.list.chosen.emit(talk)
    qtbot.waitUntil(lambda: chat.answering, timeout=WAIT)
    card = chat.turns.last()
    qtbot.waitUntil(lambda: card.view.toPlainText() == "It is", timeout=WAIT)
    assert card.busy.isVisible()
    with qtbot.waitSignal(chat.answered, timeout=WAIT):
        slow.set()
    qtbot.waitUntil(lambda: not chat.answering, timeout=WAIT)
    assert len(chat.turns.cards()) == 1
    assert "1.2" in card.answer.text


def test_a_question_that_is_asked_meanwhile_waits_and_both_are_answered(filled, slow, qtbot):
    chat = filled.chat
    chat.ask(QUESTION)
    qtbot.waitUntil(lambda: chat.conversation_id is not None, timeout=WAIT)
    chat.begin_conversation()
    chat.ask(OTHER)
    assert chat.turns.last().mode.text() == "Waiting for the other answer…"
    with qtbot.waitSignal(chat.answered, timeout=WAIT) as caught:
        slow.set()
    assert caught.args[0].question == OTHER
    qtbot.waitUntil(lambda: not chat.under_way.any, timeout=WAIT)
    assert [each.question for each in chat.turns.cards()] == [OTHER]


def test_deleting_a_conversation_stops_its_answer_and_other_changes_say_that_they_wait(filled, slow, qtbot):
    chat = filled.chat
    chat.ask(QUESTION)
    qtbot.waitUntil(lambda: chat.conversation_id is not None, timeout=WAIT)
    talk = chat.model.find(chat.conversation_id)
    chat.conversations.pin(talk, True)
    assert chat.notice.text == "This will be done when the answer is complete."
    chat.conversations.drop(talk)
    assert not chat.under_way.any
    with qtbot.waitSignal(chat.conversations.dropped, timeout=WAIT):
        slow.set()
    assert chat.conversation_id is None
