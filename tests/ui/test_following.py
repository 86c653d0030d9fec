"""The pages follow the newest answer."""

from localmind_desktop.core import Scope
from localmind_desktop.ui import main_window
from tests.ui.conftest import DATA_SHEET
from tests.ui.test_journey import QUESTION, WAIT, ask, take_in


def test_the_pages_show_the_first_citation_unless_something_is_read_there(window, qtbot):
    take_in(window, qtbot, DATA_SHEET)
    answer = ask(window, qtbot, QUESTION)
    qtbot.waitUntil(lambda: window.source.page == answer.citations[0].page, timeout=WAIT)
    document = window.library.model.documents[0]
    assert window.source.document_id == document.id
    assert [entry.document.id for entry in window.library.view.chosen()] == [document.id]
    assert window.chat.composer.field.hasFocus()

    with qtbot.waitSignal(window.source.page_shown, timeout=WAIT):
        window.source.show_document(document, 4)  # by hand, before the question: its answer is followed
    again = ask(window, qtbot, QUESTION)
    qtbot.waitUntil(lambda: window.source.page == again.citations[0].page, timeout=WAIT)

    window.source.go_to(4)
    window.source.view.setFocus()
    assert ask_here(window, qtbot, QUESTION).citations
    assert window.source.page == 4


def test_pages_that_are_turned_while_an_answer_is_made_stay(window, qtbot):
    take_in(window, qtbot, DATA_SHEET)
    answer = ask(window, qtbot, QUESTION)
    cited = answer.citations[0]
    qtbot.waitUntil(lambda: window.source.page == cited.page, timeout=WAIT)
    window.chat.composer.field.setFocus()
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        window.chat._ask(QUESTION, Scope())
        window.source.go_to(4)
    assert window.source.page == 4


def test_a_cited_place_is_marked_where_its_page_is_being_read(window, qtbot):
    take_in(window, qtbot, DATA_SHEET)
    cited = ask(window, qtbot, QUESTION).citations[0]
    qtbot.waitUntil(lambda: window.source.page == cited.page, timeout=WAIT)
    document = window.library.model.documents[0]
    with qtbot.waitSignal(window.source.page_shown, timeout=WAIT):
        window.source.show_document(document, cited.page)
    assert not window.source.view.marks.cited
    window.source.view.setFocus()
    before = window.source.view.offset
    ask_here(window, qtbot, QUESTION)
    assert window.source.view.marks.cited
    assert window.source.view.offset == before
    assert window.source.view.hasFocus()


def ask_here(window, qtbot, question: str):
    """Ask without moving the focus."""
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as caught:
        window.chat._ask(question, Scope())
    qtbot.waitUntil(lambda: not window.chat.answering)
    return caught.args[0]


def test_a_new_answer_is_told_to_screen_readers_with_its_pages(window, qtbot, monkeypatch):
    take_in(window, qtbot, DATA_SHEET)
    said = []
    monkeypatch.setattr(main_window, "announce", lambda widget, text: said.append((widget, text)))
    answer = ask(window, qtbot, QUESTION)
    qtbot.waitUntil(lambda: bool(said), timeout=WAIT)
    ((widget, text),) = said
    assert widget is window.chat
    assert text.startswith("Looked up in tables: ")
    assert f"({DATA_SHEET.name}, page {answer.citations[0].page})" in text
