"""Documents that ask for a password: the row, the window that asks, the pages afterwards."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from localmind_desktop.ui.library.pane import LibraryPane
from localmind_desktop.ui.main_window import MainWindow
from tests.core.ingest import papers

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000


@pytest.fixture
def locked(window, qtbot, tmp_path) -> MainWindow:
    """A window whose library has a document that waits for its password."""
    add(window.library, qtbot, papers.locked(tmp_path / "statement.pdf", "sesame"))
    return window


def add(pane: LibraryPane, qtbot, *paths: Path) -> None:
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        pane.add_paths(paths)
    settle(pane, qtbot)


def settle(pane: LibraryPane, qtbot) -> None:
    with qtbot.waitSignal(pane.documents_changed, timeout=WAIT):
        pane._refresh()


def asked(pane: LibraryPane, qtbot):
    """The window that asks."""
    qtbot.waitUntil(lambda: pane.unlocking.window is not None, timeout=WAIT)
    return pane.unlocking.window


def enter(pane: LibraryPane, qtbot, password: str) -> None:
    window = asked(pane, qtbot)
    window.field.setText(password)
    QTest.keyClick(window.field, Qt.Key.Key_Return)


def test_a_click_on_the_row_asks_and_the_document_is_read(locked, qtbot):
    pane = locked.library
    assert pane.model.at(0).needs_password
    assert pane.notice.text == "“statement.pdf” is protected by a password."
    assert pane.trouble.locked.text() == "1 needs a password"
    assert pane.trouble.problems.isHidden()
    row = pane.view.visualRect(pane.shown.index(0, 0))
    QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(70, row.center().y() + 12))
    window = asked(pane, qtbot)
    assert window.field.echoMode() is QLineEdit.EchoMode.Password
    enter(pane, qtbot, "guess")
    qtbot.waitUntil(lambda: window.said.text() == "Incorrect password.", timeout=WAIT)
    assert window.isVisible()
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        enter(pane, qtbot, "sesame")
    settle(pane, qtbot)
    assert pane.unlocking.window is None
    assert pane.model.at(0).state.is_whole
    qtbot.waitUntil(lambda: not pane.catching_up.is_busy, timeout=WAIT)


def test_canceling_leaves_it_as_it_is(locked, qtbot):
    pane = locked.library
    pane.view.password_asked.emit([pane.model.at(0)])
    window = asked(pane, qtbot)
    window.show_action.trigger()
    assert window.field.echoMode() is QLineEdit.EchoMode.Normal
    QTest.keyClick(window.field, Qt.Key.Key_Escape)
    assert pane.unlocking.window is None
    assert pane.model.at(0).needs_password
    pane.problems.retry_button.click()
    asked(pane, qtbot).reject()
    pane.trouble.locked.click()
    assert asked(pane, qtbot).isVisible()


def test_the_next_document_opens_with_the_same_password(locked, qtbot, tmp_path):
    pane = locked.library
    pane.view.password_asked.emit([pane.model.at(0)])
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        enter(pane, qtbot, "sesame")
    add(pane, qtbot, papers.locked(tmp_path / "another.pdf", "sesame"))
    assert not any(entry.needs_password for entry in pane.model.entries)
    qtbot.waitUntil(lambda: not pane.catching_up.is_busy, timeout=WAIT)


def test_after_a_restart_the_pages_ask_for_it(locked, qtbot, open_window, tmp_path):
    pane = locked.library
    pane.view.password_asked.emit([pane.model.at(0)])
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        enter(pane, qtbot, "sesame")
    qtbot.waitUntil(lambda: not pane.catching_up.is_busy, timeout=WAIT)
    locked.close()
    window = open_window()
    settle(window.library, qtbot)
    window.source.show_document(window.library.model.documents[0])
    qtbot.waitUntil(lambda: bool(window.source.view.images.failures), timeout=WAIT)
    window.source.trouble.settle()
    assert "protected by a password" in window.source.trouble.text
    window.source.trouble.buttons()[0].click()
    enter(window.library, qtbot, "sesame")
    qtbot.waitUntil(lambda: window.source.view.images.image(1) is not None, timeout=WAIT)
    assert not window.source.trouble.isVisible()
