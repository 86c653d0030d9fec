"""A new user's first minutes, with the real library behind the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from localmind_desktop.core import Mode, Scope
from localmind_desktop.ui.main_window import MainWindow
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(3)

QUESTION = "What is the typical start-up time of the AQ-37?"
WAIT = 60_000


def drop(window: MainWindow, *paths: Path) -> None:
    """Let go of files over the window."""
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.dropEvent(
        QDropEvent(
            QPoint(5, 5), Qt.DropAction.CopyAction, files, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )


def take_in(window: MainWindow, qtbot, *paths: Path) -> None:
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        drop(window, *paths)
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)


def ask(window: MainWindow, qtbot, question: str):
    """Type a question, press Return, wait for the answer."""
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as caught:
        window.chat.composer.field.setPlainText(question)
        QTest.keyClick(window.chat.composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.chat.answering)
    return caught.args[0]


@pytest.fixture
def filled(window, qtbot) -> MainWindow:
    take_in(window, qtbot, DATA_SHEET)
    return window


@pytest.mark.sampled(1)
def test_drop_ask_click_read_and_save(filled, qtbot, tmp_path):
    assert filled.library.stack.currentWidget() is filled.library.view
    answer = ask(filled, qtbot, QUESTION)
    assert answer.citations
    assert "1.2" in answer.text
    card = filled.chat.turns.last()
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        card.chips.findChildren(type(card.actions_row.copy))[0].click()
    assert filled.source.page == answer.citations[0].page
    assert marked(filled) > 20
    with qtbot.waitSignal(filled.files.saved, timeout=WAIT):
        filled.files.save_answer(answer, tmp_path / "answer.xlsx")
    assert (tmp_path / "answer.xlsx").stat().st_size > 3_000


def marked(window: MainWindow) -> int:
    """How many pixels of the shown page have the colour of a citation."""
    image = window.source.view.viewport().grab().toImage()
    colours = (QColor(image.pixel(x, y)) for x in range(image.width()) for y in range(image.height()))
    return sum(colour.blue() < 120 < 200 < colour.red() for colour in colours)


def test_pages_turn_and_zoom(filled, qtbot):
    document = filled.library.model.documents[0]
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT) as first:
        filled.source.show_document(document)
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT) as second:
        filled.source.next_button.click()
    assert (first.args[0].page, second.args[0].page) == (1, 2)
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT) as sharper:
        filled.source.view.zoom_in()
    assert sharper.args[0].width > second.args[0].width
    filled.source.page_box.setText("999")
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT) as last:
        QTest.keyClick(filled.source.page_box, Qt.Key.Key_Return)
    assert last.args[0].page == document.pages
    assert not filled.source.next_button.isEnabled()


def test_a_conversation_survives_a_restart(filled, open_window, qtbot, tmp_path):
    ask(filled, qtbot, QUESTION)
    filled.close()
    again = open_window(tmp_path / "library")
    qtbot.waitUntil(lambda: bool(again.chat.turns.cards()), timeout=WAIT)
    card = again.chat.turns.last()
    assert card.question == QUESTION
    assert card.answer is not None
    assert again.chat.bar.current().title.startswith("What is the typical")


def test_where_a_question_was_asked_is_kept_with_it(filled, open_window, qtbot, tmp_path):
    document = filled.library.model.documents[0]
    filled.chat.composer.choose_documents([document])
    ask(filled, qtbot, QUESTION)
    filled.close()
    again = open_window(tmp_path / "library")
    qtbot.waitUntil(lambda: bool(again.chat.turns.cards()), timeout=WAIT)
    card = again.chat.turns.last()
    assert card.scope == Scope(documents=(document.id,))
    qtbot.waitUntil(lambda: document.name in card.asked_of.text(), timeout=WAIT)
    assert again.chat.composer.current_scope() == Scope()
    with qtbot.waitSignal(again.chat.answered, timeout=WAIT):
        card.actions_row.again.click()
    assert again.chat.turns.last().scope == card.scope
    card.actions_row.edit.click()
    assert again.chat.composer.current_scope() == card.scope


def test_a_question_is_answered_as_before_until_it_is_asked_again(filled, qtbot):
    first = ask(filled, qtbot, QUESTION)
    again = ask(filled, qtbot, QUESTION)
    assert (again.mode, again.text, again.citations) == (Mode.EXACT_CACHE, first.text, first.citations)
    for ask_again in (filled.chat.turns.last().actions_row.again.click, filled.chat.ask_last_again):
        with qtbot.waitSignal(filled.chat.answered, timeout=WAIT) as answered:
            ask_again()
        assert answered.args[0].mode is first.mode
        qtbot.waitUntil(lambda: not filled.chat.answering, timeout=WAIT)
    assert ask(filled, qtbot, QUESTION).mode is Mode.EXACT_CACHE


def test_conversations_are_begun_renamed_and_deleted(filled, qtbot):
    ask(filled, qtbot, QUESTION)
    filled.chat.bar.rename_action.trigger()
    editor = filled.chat.conversations.list.view.findChild(QLineEdit)
    editor.setText("Currents")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: filled.chat.bar.title.title == "Currents", timeout=WAIT)
    filled.chat.bar.new_button.click()
    assert not filled.chat.turns.cards()
    ask(filled, qtbot, "How long may the bus be?")
    assert len(filled.chat.model.conversations) == 2
    filled.chat.bar.delete_action.trigger()
    qtbot.waitUntil(lambda: len(filled.chat.model.conversations) == 1, timeout=WAIT)
    assert not filled.chat.turns.cards()
    filled.chat.conversations.undo.buttons()[0].click()
    qtbot.waitUntil(lambda: len(filled.chat.model.conversations) == 2, timeout=WAIT)


def test_what_the_documents_do_not_say_is_said(filled, qtbot):
    answer = ask(filled, qtbot, "Which Bluetooth version does the AQ-37 support?")
    assert not answer.says_something
    card = filled.chat.turns.last()
    assert card.view.toPlainText().startswith(("No answer found", "Possible answer"))
    assert not card.mode.isVisible()


def test_a_question_can_be_asked_of_one_document(filled, qtbot):
    filled.library.scope_chosen.emit([filled.library.model.documents[0]])
    assert filled.chat.composer.current_scope().documents == (filled.library.model.documents[0].id,)
    assert ask(filled, qtbot, QUESTION).citations


def test_a_document_is_removed_after_confirmation(filled, qtbot):
    filled.library.view.setCurrentIndex(filled.library.view.model().index(0, 0))
    filled.source.show_document(filled.library.model.documents[0])
    QTest.keyClick(filled.library.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not filled.library.question.isHidden(), timeout=WAIT)
    keep = filled.library.question.buttons()[1]
    keep.click()
    assert filled.library.model.rowCount() == 1
    QTest.keyClick(filled.library.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not filled.library.question.isHidden(), timeout=WAIT)
    filled.library.question.buttons()[0].click()
    qtbot.waitUntil(lambda: filled.library.model.rowCount() == 0, timeout=WAIT)
    qtbot.waitUntil(lambda: "was removed." in filled.library.undo.text, timeout=WAIT)
    qtbot.waitUntil(lambda: filled.source.stack.currentIndex() == 0)


def test_the_same_file_again_is_said_and_shown_once(filled, qtbot):
    take_in(filled, qtbot, DATA_SHEET)
    assert filled.library.model.rowCount() == 1
    assert "was not added" in filled.library.notice.text


def test_a_file_that_cannot_be_read_says_why_in_its_row(window, qtbot, tmp_path):
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.7\nnothing that could be read")
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        drop(window, broken)
    qtbot.wait(400)
    (entry,) = window.library.model.entries
    assert entry.state == "failed"
    assert entry.reason


def test_an_import_can_be_cancelled_and_leaves_nothing(window, qtbot):
    window.library.model.dataChanged.connect(
        lambda *_: window.library.cancel_or_remove(window.library.model.entries[0])
    )
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        drop(window, DATA_SHEET)
    qtbot.waitUntil(lambda: not window.library.model.entries and not window._desk.store.busy, timeout=WAIT)
    with qtbot.waitSignal(window._desk.documents().finished, timeout=WAIT) as caught:
        pass
    assert caught.args[0] == []
