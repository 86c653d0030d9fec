"""The window as such: when the library cannot be opened, what can be reached, settings."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)

from localmind_desktop.bridge.talks import title_of
from localmind_desktop.core import Library
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY
from tests.ui.samples import actions_with_keys

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000


def test_it_shows_before_the_library_is_open(new_window, qtbot, tmp_path):
    window = new_window()
    window.open_library(tmp_path / "library")
    assert window.isVisible()
    assert window.chat.composer.field.isEnabled()  # a question can be written, to be asked when the library is there
    window.chat.composer.field.setPlainText("Where?")
    assert not window.chat.composer.button.isEnabled()
    assert "Opening" in window.chat.composer.field.placeholderText()
    assert (window.status.offline.text(), window.status.count.text()) == ("Checking…", "")
    conversations = window.chat.model
    assert conversations.index(0).data() == "Opening the library…"
    qtbot.waitUntil(window.chat.composer.button.isEnabled, timeout=WAIT)
    qtbot.waitUntil(lambda: "enforced" in window.status.offline.text(), timeout=WAIT)
    qtbot.waitUntil(lambda: window.status.count.text() == "0 documents", timeout=WAIT)
    qtbot.waitUntil(lambda: conversations.rowCount() == 0, timeout=WAIT)


def test_a_library_in_use_is_said_and_can_be_tried_again(new_window, qtbot, tmp_path):
    holder = Library.open(tmp_path / "library", KEYWORDS_ONLY)
    window = new_window()
    with qtbot.waitSignal(window.library_failed, timeout=WAIT) as caught:
        window.open_library(tmp_path / "library")
    assert caught.args[0].kind == "LibraryBusy"
    assert "in use" in window.notice.text
    holder.close()
    with qtbot.waitSignal(window._desk.opened, timeout=WAIT):
        window.notice.buttons()[0].click()
    assert not window.notice.isVisible()


def test_everything_that_can_be_reached_has_a_name(window):
    kinds = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit, QTextBrowser)
    for widget in window.findChildren(QWidget):
        if isinstance(widget, kinds) and not is_inner(widget):
            named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
            assert named, f"{type(widget).__name__} {widget.objectName()}"


def is_inner(widget: QWidget) -> bool:
    """Whether Qt made it as a part of another widget, which has the name."""
    above = widget.parent()
    while above is not None and not isinstance(above, (QComboBox, QAbstractItemView, QLineEdit)):
        above = above.parent()
    return above is not None or widget.objectName().startswith("qt_")


def test_every_shortcut_is_used_once(window):
    keys = [action.shortcut().toString() for action in actions_with_keys(window)]
    assert len(keys) == len(set(keys)) > 10


def test_settings_can_change_while_files_come_in_and_a_question_is_answered(window, qtbot, tmp_path):
    window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: bool(window.library.model.entries), timeout=WAIT)
    window.chat.ask("What is the supply current?")
    window.take_settings(replace(KEYWORDS_ONLY, models=replace(KEYWORDS_ONLY.models, server="http://127.0.0.1:9")))
    qtbot.waitUntil(lambda: [each.name for each in window.library.model.documents] == [DATA_SHEET.name], timeout=WAIT)
    qtbot.waitUntil(lambda: window.library.model.documents[0].state.is_final, timeout=WAIT)
    qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)


@pytest.mark.parametrize(
    ("question", "title"),
    [("Short?", "Short?"), ("a\n b", "a b"), ("x" * 120, "x" * 120), ("x" * 150, "x" * 119 + "…")],
)
def test_a_conversations_first_title(question, title):
    assert title_of(question) == title
