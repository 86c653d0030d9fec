"""What a newcomer meets: the first place of the window, files that come early, what is said when something fails."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QToolButton

from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Box, Citation, Place
from localmind_desktop.ui.chat.citation_chips import CitationChips
from localmind_desktop.ui.library.delegate import shortened
from localmind_desktop.ui.library.pane import Shown
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.window_memory import first_place, on_screen
from localmind_desktop.ui.wrapping import WrappingButton
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed
from tests.ui.test_journey import take_in

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000


def cited(number: int, document: str, page: int) -> Citation:
    return Citation(number, document, f"{document}.pdf", page, (Place(page, Box(1, 2, 3, 4)),), "a quote")


def test_the_first_place_and_a_remembered_one_fit_the_screen(qapp):
    free = QGuiApplication.primaryScreen().availableGeometry()
    assert free.contains(first_place())
    larger = on_screen(QRect(free.left() + 5, free.top() + 5, 5_000, 5_000))
    assert larger.width() < free.width()
    assert larger.height() < free.height()


def test_files_that_come_before_the_library_is_open_are_told_of_and_taken_in(new_window, qtbot, tmp_path):
    paper = tmp_path / "paper.txt"
    paper.write_text("The pump is driven by a motor.")
    window = new_window()
    window.open_library(tmp_path / "library")
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([paper])
        assert "when the library has opened" in window.library.notice.text
    assert not window.library.notice.isVisible()
    assert [entry.name for entry in window.library.model.entries] == ["paper.txt"]


def test_a_new_library_invites_at_once_and_one_that_is_there_does_not_look_empty(new_window, qtbot, tmp_path):
    folder = tmp_path / "library"
    first = new_window()
    with qtbot.waitSignal(first.library_opened, timeout=WAIT):
        first.open_library(folder)
        assert first.library.stack.currentIndex() == Shown.EMPTY
        assert first.chat.turns.welcome.isVisibleTo(first)
    first.close()
    again = new_window()
    with qtbot.waitSignal(again.library_opened, timeout=WAIT):
        again.open_library(folder)
        assert again.library.stack.currentIndex() != Shown.EMPTY
        assert not again.chat.turns.welcome.isVisibleTo(again)
    qtbot.waitUntil(lambda: again.library.stack.currentIndex() == Shown.EMPTY, timeout=WAIT)
    qtbot.waitUntil(lambda: again.chat.turns.welcome.isVisibleTo(again), timeout=WAIT)


def test_the_collections_are_shown_when_there_is_more_than_the_first(window, qtbot):
    assert not window.library.collections.isVisible()
    assert window.library.collections.new_button.isVisible()
    window.library.collections.new_button.click()
    qtbot.waitUntil(window.library.collections.isVisible, timeout=WAIT)


def test_instructions_can_be_written_without_collections_to_choose_from(window):
    window.library.collections.instruct()
    assert "Add a document first" in window.library.notice.text


def test_a_notice_is_one_line_where_there_is_room_and_return_presses_its_button(qtbot, theme):
    notice, pressed = Notice(), []
    qtbot.addWidget(notice)
    notice.say("It is done.", "", (("Go on", lambda: pressed.append(1)), ("Close", None)))
    heights = []
    for width in (200, 400):  # a short text has its buttons beside it well before that is so for a long one
        notice.resize(width, 10)
        notice.layout().activate()
        heights.append(notice.sizeHint().height())
    assert heights[1] < heights[0]
    QTest.keyClick(notice.buttons()[0], Qt.Key.Key_Return)
    assert pressed == [1]


def test_chips_name_a_document_once_in_a_run(qtbot, theme):
    chips = CitationChips()
    qtbot.addWidget(chips)
    chips.show_citations([cited(1, "pump", 3), cited(2, "pump", 4), cited(3, "motor", 1), cited(4, "pump", 9)])
    texts = [chip.text() for chip in chips.findChildren(QToolButton)]
    assert ["pdf" in text for text in texts] == [True, False, True, True]
    assert all(f"p. {page}" in text for page, text in zip((3, 4, 1, 9), texts, strict=True))


@pytest.mark.parametrize(
    ("width", "line"), [(60, "Ready · 20 pages · 3 tables"), (20, "Ready · 20 pages"), (7, "Ready")]
)
def test_a_line_loses_whole_parts(qapp, width, line):
    metrics = QFontMetrics(qapp.font())
    room = metrics.horizontalAdvance("n") * width
    assert shortened(metrics, "Ready · 20 pages · 3 tables", room) == line


def test_what_could_not_be_saved_can_be_saved_elsewhere(window, qtbot):
    asked = []
    window.files.tell_not_saved(lambda: asked.append(1), Failure("a.xlsx could not be saved.", "ExportError"))
    window.notice.buttons()[0].click()
    assert asked == [1]
    assert window.findChild(QFileDialog) is None


def test_a_question_that_is_sent_early_is_asked_when_the_library_is_there(new_window, qtbot, tmp_path):
    window = new_window()
    window.open_library(tmp_path / "library")
    window.chat.composer.write("How is the pump driven?")
    QTest.keyClick(window.chat.composer.field, Qt.Key.Key_Return)
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        assert window.chat.composer.field.toPlainText()
    assert window.chat.turns.last().question == "How is the pump driven?"


def test_without_documents_a_question_stays_in_the_field_and_documents_can_be_added(window, qtbot):
    qtbot.waitUntil(lambda: window.chat._is_empty, timeout=WAIT)
    chat = window.chat
    chat.composer.write("How is the pump driven?")
    QTest.keyClick(chat.composer.field, Qt.Key.Key_Return)
    assert chat.notice.text == "There are no documents to search yet."
    assert chat.composer.field.toPlainText() == "How is the pump driven?"
    assert not chat.turns.cards()
    assert not chat.answering
    chat.add_asked.disconnect()
    with qtbot.waitSignal(chat.add_asked):
        chat.notice.buttons()[0].click()
    window.show_reading()
    chat.turns.welcome.set_reading(True)  # then it can be asked, and is told that documents are still being read
    with qtbot.waitSignal(chat.answered, timeout=WAIT):
        QTest.keyClick(chat.composer.field, Qt.Key.Key_Return)
    assert chat.turns.last().not_found.advice.isHidden()


def test_the_side_bar_gets_room_from_the_other_panes(window, qtbot):
    window.resize(1200, 700)
    window.panes.setSizes([300, 500, 364])
    before = window.panes.sizes()
    window.panes.make_room(True)
    assert window.panes.sizes() == before  # there are no pages yet
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    window.source.show_document(window.library.model.documents[0])
    window.panes.make_room(True)
    after = window.panes.sizes()
    assert after[2] > before[2]
    assert after[0] >= window.library.minimumWidth()
    assert after[1] >= window.chat.minimumWidth()
    window.panes.make_room(False)
    assert window.panes.sizes() == after


def test_after_a_click_on_a_sample_question_the_next_one_can_be_typed(window, qtbot):
    take_in(window, qtbot, DATA_SHEET)
    welcome = window.chat.turns.welcome
    qtbot.waitUntil(lambda: bool(welcome.findChildren(WrappingButton)), timeout=WAIT)
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        QTest.mouseClick(welcome.findChildren(WrappingButton)[0], Qt.MouseButton.LeftButton)
        assert window.chat.composer.field.hasFocus()
    assert window.chat.composer.field.hasFocus()
