"""The source pane in the window: from an answer to its citations, and the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.core import Answer, Box, Mode, PageNote, Place
from localmind_desktop.core.model import Trace
from localmind_desktop.ui.pane_row import Pane
from localmind_desktop.ui.source.citation_row import citations_beside
from localmind_desktop.ui.source.moving import Fit
from localmind_desktop.ui.source.page_view import FULL_SIZE
from localmind_desktop.ui.source.selection import Caret, Selected
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed, citation

pytestmark = pytest.mark.sampled(5)

WAIT = 60_000


@pytest.fixture
def filled(window, qtbot):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    with qtbot.waitSignal(window.source.page_shown, timeout=WAIT):
        window.source.show_document(window.library.model.documents[0])
    return window


def test_ctrl_f_searches_where_the_focus_is(filled):
    filled.activateWindow()
    filled.source.view.setFocus()
    filled.find()
    assert filled.source.search.bar.isVisible()
    QTest.keyClick(filled.source.search.bar.field, Qt.Key.Key_Escape)
    filled.chat.composer.field.setFocus()
    filled.find()
    assert not filled.source.search.bar.isVisible()


def test_a_citation_of_an_answer_brings_the_others_along(filled, qtbot):
    with qtbot.waitSignal(filled.chat.answered, timeout=WAIT) as caught:
        filled.chat.ask("What is the typical start-up time of the AQ-37?")
    qtbot.waitUntil(lambda: not filled.chat.answering)
    answer = caught.args[0]
    with qtbot.waitSignal(filled.source.page_shown, timeout=WAIT):
        filled.chat.citation_clicked.emit(answer.citations[0])
    assert tuple(filled.source.head.beside) == answer.citations


def test_citations_are_found_beside_the_one_they_were_narrowed_from():
    one, two = citation(1), citation(2, page=5)
    answers = [Answer("q", "q", Mode.TABLE, "t", citations=(one, two), trace=Trace("r"))]
    assert citations_beside(two, answers) == (one, two)
    assert citations_beside(citation(2, page=7), answers) == (one, two)
    assert citations_beside(citation(9, document="x"), answers) == ()


def test_side_bar_and_zoom_come_back(filled, new_window, qtbot, tmp_path):
    source = filled.source
    source.show_document(filled.library.model.documents[0])
    qtbot.waitUntil(lambda: source.view.column.count > 0, timeout=WAIT)
    source.toggle_side_bar()
    source.stack.side_width = 207
    source.view.set_scale(0.75 * FULL_SIZE)
    source.bar.dim.setChecked(True)
    source.bar.two.setChecked(True)
    filled.close()
    again = new_window()
    again.memory.recall()
    again.open_library(tmp_path / "library")
    qtbot.waitUntil(lambda: again.source.view.column.count > 0, timeout=WAIT)
    again.panes.show_pane(Pane.PAGES)  # on the screen of the tests there is room for two columns only
    assert again.source.side_bar.isVisible()
    assert again.source.stack.side_width == 207
    assert (again.source.view.fit, again.source.view.zoom) == (Fit.NONE, 75)
    assert again.source.view.is_dimmed
    assert again.source.view.column.across == 2


def test_a_side_bar_that_was_drawn_wider_keeps_its_width(filled, qtbot):
    source = filled.source
    source.show_document(filled.library.model.documents[0])
    source.toggle_side_bar()
    source.stack.splitter.splitterMoved.emit(source.stack.splitter.sizes()[0], 1)
    assert source.stack.side_width == source.stack.splitter.sizes()[0] > 0


def test_pages_that_stood_in_front_do_so_again(filled, new_window, qtbot, tmp_path):
    filled.resize(900, 700)
    assert filled.library.isVisible()
    assert not filled.source.isVisible()
    filled.panes.show_pane(Pane.PAGES)
    filled.source.show_document(filled.library.model.documents[0])
    filled.close()
    again = new_window()
    again.memory.recall()
    again.open_library(tmp_path / "library")
    qtbot.waitUntil(lambda: again.source.view.column.count > 0, timeout=WAIT)
    assert again.source.isVisible()
    assert not again.library.isVisible()
    again.panes.show_pane(Pane.LIBRARY)
    assert not again.source.isVisible()


def test_selected_text_is_put_into_the_question(filled, qtbot):
    source, composer = filled.source, filled.chat.composer
    qtbot.waitUntil(lambda: source.texts.knows([1]), timeout=WAIT)
    composer.field.setPlainText("What does it mean?")
    word = source.texts.words(1)[0].text
    source.view.selecting._select(Selected(Caret(1, 0, 0), Caret(1, 0, len(word))))
    source.quoting.ask_about_selection()
    assert composer.field.toPlainText() == f"“{word}”\nWhat does it mean?"
    assert composer.current_scope().pages == (1, 1)


def test_notes_are_exported_from_the_menu_of_a_document_that_has_some(filled, qtbot):
    (entry,) = filled.library.model.entries
    view, desk = filled.library.view, filled._desk
    export = {action.text(): action for action in view.menu([entry]).actions()}["Export notes…"]
    with qtbot.waitSignal(view._holdings.belongings([entry.document.id]).finished, timeout=WAIT):
        assert not export.isEnabled()
    assert not export.isEnabled()
    desk._library.notes.add(PageNote("", entry.document.id, (Place(1, Box(9, 9, 9, 9)),), text="mine"))
    export = {action.text(): action for action in view.menu([entry]).actions()}["Export notes…"]
    qtbot.waitUntil(export.isEnabled, timeout=WAIT)
    with qtbot.waitSignal(view.notes_asked, timeout=WAIT):
        export.trigger()
