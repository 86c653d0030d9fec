"""The pages follow the newest answer."""

from localmind_desktop.core import Scope
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
        window.source.show_document(document, 4)  # by hand: it is being read
    again = ask(window, qtbot, "How long may the bus be?")
    assert again.citations
    assert window.source.page == 4

    window.open_citation(answer.citations[0])
    qtbot.waitUntil(lambda: window.source.page == answer.citations[0].page, timeout=WAIT)
    window.source.go_to(4)
    window.source.view.setFocus()
    assert ask_here(window, qtbot, QUESTION).citations
    assert window.source.page == 4


def ask_here(window, qtbot, question: str):
    """Ask without moving the focus."""
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as caught:
        window.chat._ask(question, Scope())
    qtbot.waitUntil(lambda: not window.chat.answering)
    return caught.args[0]
