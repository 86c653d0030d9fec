"""Asking within one table, or some pages, from where they are seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.core import Scope
from localmind_desktop.ui.chat.scope_button import typed_pages
from localmind_desktop.ui.main_window import MainWindow
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000
QUESTION = "What is the typical start-up time of the AQ-37?"


@pytest.fixture
def filled(window, qtbot) -> MainWindow:
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    return window


def ask(window: MainWindow, qtbot, question: str):
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as caught:
        window.chat.ask(question)
    qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)
    return caught.args[0]


def open_table(window: MainWindow, qtbot, number: str):
    outlines = window._desk.table_outlines(window.library.model.documents[0].id)
    with qtbot.waitSignal(outlines.finished, timeout=WAIT) as caught:
        pass
    table = next(each.table for each in caught.args[0] if each.table.label == number)
    window.tables.open_table(table)
    opened = window.tables.windows()[-1]
    with qtbot.waitSignal(opened.loaded, timeout=WAIT):
        pass
    return opened


def test_a_question_about_a_table_is_answered_from_it_or_not_at_all(filled, qtbot):
    inside = open_table(filled, qtbot, "Table 2")
    inside.ask_button.click()
    assert filled.chat.composer.scope.button.text().startswith("Table 2 of aq-37")
    answer = ask(filled, qtbot, QUESTION)
    assert "1.2" in answer.text
    card = filled.chat.turns.last()
    assert card.asked_of.text().startswith("Searched in: Table 2 of aq-37")
    open_table(filled, qtbot, "Table 1").ask_button.click()
    other = ask(filled, qtbot, QUESTION)
    assert not other.says_something
    assert all(each.page == 1 for each in other.citations)
    assert not filled.chat.turns.last().not_found.everywhere.isHidden()


def test_the_shown_page_is_asked_by_key_and_said_in_the_badge(filled, qtbot):
    filled.source.quoting.ask_about_page()
    assert filled.chat.composer.current_scope() == Scope()
    document = filled.library.model.documents[0]
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        filled.source.show_document(document, 4)
    action = next(each for each in filled.menus.needs_library if each.text() == "Ask about this page")
    action.trigger()
    assert filled.chat.composer.current_scope() == Scope(documents=(document.id,), pages=(4, 4))
    assert filled.chat.composer.scope.button.text().startswith("page 4 of aq-37")
    answer = ask(filled, qtbot, QUESTION)
    assert not answer.says_something
    unknown = ask(filled, qtbot, "What is the weight of the ZX-9000?")
    assert "No answer found on page 4 of 1 document" in unknown.text


def test_a_scope_of_pages_stays_when_documents_change(filled):
    document = filled.library.model.documents[0]
    scope = Scope(documents=(document.id,), pages=(2, 3))
    filled.chat.composer.choose_scope(scope)
    filled.chat.set_documents(filled.library.model.documents)
    assert filled.chat.composer.current_scope() == scope
    filled.chat.set_documents(())
    assert filled.chat.composer.current_scope() == Scope()


def test_pages_of_one_document_are_typed_beside_it(filled, qtbot):
    document = filled.library.model.documents[0]
    popup = filled.chat.composer.scope.popup
    popup._count()
    assert popup.pages.isHidden()
    filled.chat.composer.scopes.choose(Scope(documents=(document.id,)))
    assert not popup.pages.isHidden()
    QTest.keyClicks(popup.pages, "2-3")
    assert filled.chat.composer.current_scope() == Scope(documents=(document.id,), pages=(2, 3))
    assert popup.count.text().startswith("Searching: pages 2–3 of aq-37")
    QTest.keyClicks(popup.pages, "x")
    assert popup.pages.property("tone") == "warning"
    assert filled.chat.composer.current_scope().pages == (2, 3)
    popup.pages.selectAll()
    QTest.keyClick(popup.pages, Qt.Key.Key_Delete)
    assert filled.chat.composer.current_scope().pages is None


@pytest.mark.parametrize(
    ("text", "pages"),
    [("12", (12, 12)), (" 3 – 7 ", (3, 7)), ("7-3", None), ("0", None), ("", None), ("3,5", None)],
)
def test_pages_are_read_as_they_are_written(text, pages):
    assert typed_pages(text) == pages
