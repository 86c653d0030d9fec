"""Panes that are shown and hidden, the way between them, zoom, and what a row of buttons has no room for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QStyleOptionViewItem, QToolButton, QWidget

from localmind_desktop.core import Scope
from localmind_desktop.ui.busy_bar import BusyBar, place_at
from localmind_desktop.ui.chat.pane import READING_WIDTH
from localmind_desktop.ui.edit_menu import can_write
from localmind_desktop.ui.overflow import Overflow
from localmind_desktop.ui.pane_row import Pane
from localmind_desktop.ui.parts import tool_button
from tests.ui.samples import answer
from tests.ui.test_window import WAIT

pytestmark = pytest.mark.sampled(2)

HIDEABLE = (Pane.LIBRARY, Pane.CONVERSATIONS, Pane.PAGES)


def action(window, menu_name: str, name: str):
    menu = next(each.menu() for each in window.menuBar().actions() if each.text().replace("&", "") == menu_name)
    return next(each for each in menu.actions() if each.text().partition("\t")[0] == name)


def test_each_pane_but_the_chat_can_be_hidden_and_comes_back_with_its_room(new_window, tmp_path, qtbot):
    window = new_window()
    window.resize(1300, 800)
    window.panes.take_sizes((280, 500, 480), (400, 300))
    across, down = window.panes.sizes_kept()
    for pane, name in zip(HIDEABLE, ("Library", "Conversations", "Pages"), strict=True):
        entry = action(window, "View", name)
        assert entry.isChecked()
        entry.trigger()
        assert not window.panes.shows(pane)
        assert not entry.isChecked()
    assert window.panes.side.isHidden()
    assert window.chat.width() > 1200
    window.panes.show_pane(Pane.CHAT, False)
    assert window.chat.isVisible()
    window.memory.keep(tmp_path)
    again = new_window()
    again.memory.recall()
    assert not any(again.panes.shows(pane) for pane in HIDEABLE)
    for pane in HIDEABLE:
        window.panes.show_pane(pane)
        assert action(window, "View", "Pages").isChecked() is window.panes.shows(Pane.PAGES)
    qtbot.waitUntil(lambda: window.panes.sizes_kept()[0] == pytest.approx(across, abs=12))
    assert window.panes.sizes_kept()[1] == pytest.approx(down, abs=12)


def test_f6_goes_from_pane_to_pane_and_back(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.panes.show_pane(Pane.PAGES, False)
    window.chat.composer.field.setFocus()
    walked = []
    for _ in range(4):
        action(window, "View", "Next pane").trigger()
        focused = QApplication.focusWidget()
        walked.append(next(part for part in window.panes._parts.values() if part.isAncestorOf(focused)))
    assert walked == [window.library, window.panes.conversations, window.chat, window.library]
    action(window, "View", "Previous pane").trigger()
    assert window.chat.composer.field.hasFocus()
    window.notice.say("It failed.", "error", (("Try again", None), ("Close", None)))
    for _ in range(4):
        action(window, "View", "Next pane").trigger()
    assert window.chat.composer.field.hasFocus()
    action(window, "View", "Next pane").trigger()
    assert window.notice.isAncestorOf(QApplication.focusWidget())
    window.notice.hide()


def test_hiding_the_pane_with_the_focus_leads_to_the_question(window, qtbot):
    window.activateWindow()
    window.panes.open_conversations()
    qtbot.waitUntil(window.panes.conversations.field.hasFocus)
    window.panes.show_pane(Pane.CONVERSATIONS, False)
    assert window.chat.composer.field.hasFocus()


def test_the_list_of_conversations_is_opened_by_its_key(window, qtbot):
    window.activateWindow()
    window.panes.show_pane(Pane.CONVERSATIONS, False)
    action(window, "Chat", "Search conversations").trigger()
    assert window.panes.shows(Pane.CONVERSATIONS)
    qtbot.waitUntil(window.panes.conversations.field.hasFocus)


def test_a_new_conversation_asks_all_documents_again(window):
    window.chat.composer.choose_scope(Scope(documents=("d1",)))
    window.chat.begin_conversation()
    assert window.chat.composer.current_scope() == Scope()


@pytest.mark.parametrize("width", [1024, 1440, 2560])
def test_lines_are_no_longer_than_can_be_read_and_stand_in_the_middle(new_window, width, qtbot):
    window = new_window()
    window.resize(width, 800)
    card = window.chat._add_card("What is the current?", Scope())
    card.show_answer(answer())
    composer = window.chat.composer

    def is_centred(part: QWidget) -> bool:
        left = part.mapTo(window.chat, part.rect().topLeft()).x()
        right = window.chat.width() - left - part.width()
        return part.width() <= READING_WIDTH and left >= 0 and abs(left - right) <= 14

    qtbot.waitUntil(lambda: is_centred(card) and is_centred(composer))
    assert width < 2000 or composer.width() == READING_WIDTH


def test_zoom_is_of_the_texts_of_the_chat_and_of_the_pages_where_they_have_the_focus(window, qtbot):
    card = window.chat._add_card("What is the current?", Scope())
    card.show_answer(answer())
    window.activateWindow()
    window.chat.composer.field.setFocus()
    before, pages = card.view.font().pointSizeF(), window.source.view.zoom
    for _ in range(3):
        action(window, "View", "Zoom in").trigger()
    assert window.chat.text_zoom == 150
    assert card.view.font().pointSizeF() == pytest.approx(1.5 * before, rel=0.02)
    qtbot.waitUntil(lambda: card.view.height() >= card.view.document().size().height(), timeout=WAIT)
    assert window.library.filter_field.font().pointSizeF() == pytest.approx(before, rel=0.02)
    action(window, "View", "Zoom out").trigger()
    assert window.chat.text_zoom == 130
    action(window, "View", "Reset zoom").trigger()
    assert window.chat.text_zoom == 100
    assert card.view.font().pointSizeF() == pytest.approx(before, rel=0.02)
    assert window.source.view.zoom == pages


def test_the_edit_menu_presses_the_keys_in_what_has_the_focus(window, qtbot):
    window.activateWindow()
    field = window.chat.composer.field
    field.setPlainText("LSM9DS1")
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    for name in ("Select all", "Copy", "Cut"):
        action(window, "Edit", name).trigger()
    assert field.toPlainText() == ""
    assert QApplication.clipboard().text() == "LSM9DS1"
    action(window, "Edit", "Paste").trigger()
    assert field.toPlainText() == "LSM9DS1"
    action(window, "Edit", "Undo").trigger()
    assert field.toPlainText() == ""
    button = QPushButton()
    qtbot.addWidget(button)
    assert can_write(field)
    assert not can_write(button)


def test_what_a_row_has_no_room_for_is_in_its_menu(theme, qtbot):
    row_of = QWidget()
    qtbot.addWidget(row_of)
    row, pressed = QHBoxLayout(row_of), []
    row.setContentsMargins(0, 0, 0, 0)
    buttons = []
    for number in range(5):
        button = tool_button(theme.icon("pin"), f"Tool {number} (F{number})")
        button.clicked.connect(lambda _=False, number=number: pressed.append(number))
        row.addWidget(button)
        buttons.append(button)
    more = Overflow(theme)
    row.addWidget(more)
    row_of.show()
    spare = [(button,) for button in reversed(buttons)]
    for room in range(40, 400, 7):
        more.fit(row, spare, room)
        shown = [button for button in buttons if not button.isHidden()]
        assert shown == buttons[: len(shown)]
        assert more.isHidden() is (len(shown) == len(buttons))
        more._fill()
        left = [each.text() for each in more.menu().actions()]
        assert left == [button.toolTip() for button in buttons[len(shown) :]]
        needed = sum(each.sizeHint().width() + row.spacing() for each in (*shown, *([more] if left else [])))
        assert needed <= max(room, more.sizeHint().width() + row.spacing())
    more.fit(row, spare, 40)
    more._fill()
    more.menu().actions()[-1].trigger()
    assert pressed == [4]


def test_nothing_in_the_tool_row_is_out_of_reach_in_a_narrow_window(new_window):
    window = new_window()
    bar = window.source.bar
    bar.show()
    for width in (270, 330, 420, 640):
        bar.resize(width, 36)
        bar.more_button._fill()
        reachable = {each.text() for each in bar.more_button.menu().actions()}
        for button in bar.findChildren(QToolButton):
            if button.isHidden() and button is not bar.more_button and button.menu() is None:
                assert button.toolTip() in reachable


def test_names_for_screen_readers_hold_no_keys_and_descriptions_no_html(window):
    window.chat.composer.choose_scope(Scope(documents=("d1",)))
    for widget in window.findChildren(QWidget):
        assert "<p" not in widget.accessibleDescription()
        if isinstance(widget, QToolButton) and widget.toolTip().startswith("<p"):
            assert widget.accessibleDescription()
    button = tool_button(window.windowIcon(), "Back (Alt+Left)")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Back", "Alt+Left")
    button.deleteLater()


@given(st.integers(0, 10_000_000))
def test_the_busy_bar_stays_within_its_ends(elapsed):
    assert 0.0 <= place_at(elapsed) <= 1.0


def test_the_busy_bar_stands_still_while_it_is_hidden(theme, qtbot):
    bar = BusyBar("Loading")
    qtbot.addWidget(bar)
    bar.resize(200, 4)
    bar.show()
    assert bar._beat
    drawn = bar.grab().toImage()
    assert drawn.pixelColor(0, 0).name() != drawn.pixelColor(30, 2).name()
    bar.hide()
    assert not bar._beat


def test_a_narrow_window_has_two_columns_and_room_for_answers(window, qtbot):
    panes = window.panes
    before = panes.sizes()
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not panes.shows(Pane.PAGES))
    assert panes.shows(Pane.LIBRARY)
    assert panes.sizes()[1] >= 480
    assert panes.wants(Pane.PAGES)
    panes.show_pages()  # a citation was opened
    assert panes.shows(Pane.PAGES)
    assert not panes.side.isVisible()
    assert panes.sizes()[1] >= 480
    assert panes.sizes()[2] >= 480
    action(window, "View", "Pages").trigger()
    assert panes.side.isVisible()
    assert not panes.shows(Pane.PAGES)
    panes.show_pages()
    action(window, "View", "Library").trigger()
    assert panes.shows(Pane.LIBRARY)
    assert not panes.shows(Pane.PAGES)
    window.resize(1380, 860)
    qtbot.waitUntil(lambda: all(map(panes.shows, Pane)))
    assert panes.sizes() == pytest.approx(before, abs=40)


def test_what_the_user_hides_stays_hidden_when_the_window_grows(window, qtbot):
    window.panes.show_pane(Pane.PAGES, False)
    window.resize(1024, 700)
    qtbot.wait(20)
    window.resize(1380, 860)
    qtbot.wait(20)
    assert not window.panes.shows(Pane.PAGES)
    assert not window.panes.wants(Pane.PAGES)


def test_a_low_window_has_room_for_more_than_two_documents(window, qtbot):
    window.resize(1024, 700)
    qtbot.wait(20)
    row = window.library.view.delegate.sizeHint(QStyleOptionViewItem(), QModelIndex()).height()
    assert window.library.stack.height() > 3 * row
