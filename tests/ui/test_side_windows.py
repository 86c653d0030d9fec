"""What opens beside the window: offline, shortcuts, details. And how the window comes back and takes its leave."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from localmind_desktop.bridge.window_state import WindowState, load_state, save_state
from localmind_desktop.core import NOT_TRIED, Connection, Connections, Protection, Settings
from localmind_desktop.core.settings import Models, load
from localmind_desktop.ui.closing import unfinished_line
from localmind_desktop.ui.main_window import MEMORY
from localmind_desktop.ui.offline_page import open_line
from localmind_desktop.ui.pane_row import Pane
from localmind_desktop.ui.reached import headline, sign
from localmind_desktop.ui.window_memory import is_in_sight
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY
from tests.ui.samples import actions_with_keys, are_listed

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000
AWAY = Settings(models=Models(server="http://10.0.0.7:11434"))


@pytest.fixture
def filled(window, qtbot):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    return window


def test_the_shield_opens_the_page_that_shows_connections(window, qtbot):
    with pytest.raises(OSError, match="refused"):
        window._desk.guard.look("socket.connect", (None, ("10.0.0.7", 80)))
    QTest.mouseClick(window.status.offline, Qt.MouseButton.LeftButton)
    (page,) = window.sides.windows()
    qtbot.waitUntil(lambda: bool(page.open_state.text()), timeout=WAIT)
    assert page.refused_view.rows() == [("10.0.0.7", "1")]
    page.copy_button.click()
    assert "10.0.0.7\t1" in QGuiApplication.clipboard().text()
    window.open_offline()
    assert window.sides.windows() == (page,)
    qtbot.waitUntil(page.refresh_button.isEnabled, timeout=WAIT)
    page.close()
    assert window.sides.windows() == ()


def test_it_says_where_questions_go():
    held = Protection(own_sockets=True, child_sockets=True, child_files=True)
    assert headline(KEYWORDS_ONLY, held).startswith("Offline")
    assert "10.0.0.7" in headline(AWAY, held)
    assert "Offline" in headline(replace(AWAY, models=replace(AWAY.models, use_chat=False)), held)
    away = Connection("python", 7, "TCP", "192.0.2.1:5", "10.0.0.7:11434", "established", False)
    assert "1 to other computers" in open_line(Connections((away,), 2))
    assert "None" in open_line(Connections((), 1))


@pytest.mark.parametrize("missing", ["own_sockets", "child_sockets"])
def test_offline_is_said_only_where_the_system_enforces_it(missing):
    held = replace(Protection(own_sockets=True, child_sockets=True, child_files=True), **{missing: False})
    assert "ffline" not in headline(KEYWORDS_ONLY, held)
    assert sign(KEYWORDS_ONLY, held)[0] == "warning"
    assert "not enforced" in headline(KEYWORDS_ONLY, NOT_TRIED)


def test_while_it_is_tried_nothing_is_said_about_it():
    assert headline(KEYWORDS_ONLY, None) == "Checking…"
    assert sign(KEYWORDS_ONLY, None) == ("shield", "muted")
    assert "10.0.0.7" in headline(AWAY, None)
    assert sign(AWAY, None)[0] == "warning"


def test_the_shield_and_the_page_say_what_was_tried(window, qtbot):
    window.status.show_protection(Protection(own_sockets=True, child_sockets=True, child_files=True))
    assert window.status.offline.text().startswith("Offline")
    window.open_offline()
    (page,) = window.sides.windows()
    qtbot.waitUntil(lambda: len(page.enforced.checks) == 3, timeout=WAIT)
    assert not page.enforced.checks[0].ok  # this process is a test's, and speaks to servers of its own
    assert "not enforced" in page.headline.text()
    assert page.enforced.text in page.text
    qtbot.waitUntil(page.refresh_button.isEnabled, timeout=WAIT)
    page.close()


def test_shortcuts_are_those_of_the_actions(window):
    window.sides.open_shortcuts()
    (page,) = window.sides.windows()
    keys = {row[0]: row[1] for row in page.view.rows()}
    for action in actions_with_keys(window):
        named = ", ".join(each.toString() for each in action.shortcuts())
        assert keys[action.text().replace("&", "").rstrip("…")] == named
    assert (keys["Undo"], keys["Copy"]) == ("Ctrl+Z", "Ctrl+C")
    assert "Redo" in keys
    page.field.setText("ctrl+o")
    assert [row[0] for row in page.view.rows()] == ["Add documents"]
    page.close()


def test_details_tell_of_tables_and_of_the_reading(filled, qtbot):
    document = filled.library.model.documents[0]
    filled.library.view.details_asked.emit(document)
    (page,) = filled.sides.windows()
    qtbot.waitUntil(lambda: len(page.tables.count.text()) > 0, timeout=WAIT)
    qtbot.waitUntil(lambda: bool(page.reading.stages.rows()), timeout=WAIT)
    stages = dict(page.reading.stages.rows())
    assert stages["Pages read"] == f"{document.pages} of {document.pages} have text"
    assert "no embedding model" in stages["Indexed"]
    page.reading.copy()
    assert document.name in QGuiApplication.clipboard().text()
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        page.page_chosen.emit(document, 2)
    qtbot.waitUntil(lambda: filled.source.page == 2, timeout=WAIT)
    page.tables.view.setCurrentIndex(page.tables.view.model().index(0, 0))
    QTest.keyClick(page.tables.view, Qt.Key.Key_Return)
    assert len(filled.tables.windows()) == 1
    filled.sides.keep_only(())
    assert filled.sides.windows() == ()


def test_the_window_comes_back_as_it_was(filled, new_window, qtbot, tmp_path):
    document = filled.library.model.documents[0]
    filled.source.show_document(document, 3)
    qtbot.waitUntil(lambda: filled.source.page == 3, timeout=WAIT)
    filled.setGeometry(QRect(20, 30, 700, 600))
    qtbot.waitUntil(lambda: not filled.panes.shows(Pane.PAGES))
    qtbot.wait(20)  # until what is hidden takes no more room
    filled.panes.setSizes([250, 400, 500])
    sizes = filled.panes.sizes()
    filled.close()
    assert load_state(tmp_path / MEMORY).document == document.id
    again = new_window()
    again.memory.recall()
    again.open_library(tmp_path / "library")
    qtbot.waitUntil(lambda: again.source.document_id == document.id and again.source.page == 3, timeout=WAIT)
    assert again.panes.sizes() == sizes
    assert again.geometry().size() == filled.geometry().size()


def test_a_place_that_no_screen_shows_is_not_gone_to(new_window, tmp_path):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert is_in_sight(QRect(screen.topLeft(), screen.size() / 2))
    assert not is_in_sight(QRect(screen.bottomRight() + QPoint(50, 50), screen.size()))
    save_state(WindowState(x=9_000, y=9_000, width=800, height=600, panes=(1, 2)), tmp_path / MEMORY)
    window = new_window()
    window.memory.recall()
    assert is_in_sight(window.geometry())
    side, chat, pages = window.panes.sizes()
    assert min(side, chat) > 100
    assert pages == 0  # there is room for two columns on this screen


def test_the_close_button_of_the_window_manager_closes_all(filled, tmp_path):
    filled.windowHandle().close()
    assert not filled.isVisible()
    assert not filled._desk.is_open
    assert load_state(tmp_path / MEMORY).width


def test_closing_during_work_asks_once_and_in_place(window, qtbot, tmp_path):
    window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: any(entry.under_way for entry in window.library.model.entries), timeout=WAIT)
    window.quit()
    assert window.isVisible()
    assert "still being added" in window.notice.text
    window.notice.buttons()[1].click()
    assert window.isVisible()
    window.quit()
    window.notice.buttons()[2].click()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=WAIT)
    assert not load(tmp_path / "settings.json").appearance.ask_before_closing


def test_closing_at_rest_does_not_ask(window):
    window.quit()
    assert not window.isVisible()


def test_what_is_said_of_work_under_way():
    assert unfinished_line(0, False) == ""
    assert "3 documents" in unfinished_line(3, False)
    assert "answer" in unfinished_line(1, True)


def test_files_of_a_second_start_are_taken_in(window, qtbot):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.bell.rung.emit([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)


def test_an_error_can_be_copied_with_its_details(window):
    window.notice.say("It failed.", "error", (("Close", None),), "StorageError · 1.0")
    window.notice.findChild(QToolButton, "link").click()
    assert QGuiApplication.clipboard().text() == "It failed.\nStorageError · 1.0"
    assert window.notice.isVisible()
