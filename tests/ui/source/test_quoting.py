"""Asking about selected text, and copying it with its page."""

import pytest
from PySide6.QtGui import QGuiApplication

from localmind_desktop.core import Scope
from localmind_desktop.ui.source.quoting import LONGEST_QUOTE, shortened
from localmind_desktop.ui.source.selection import Caret, Selected
from tests.ui.source.conftest import WAIT


@pytest.fixture
def selected(reading, qtbot):
    """The second line of the first page is selected."""
    qtbot.waitUntil(lambda: reading.texts.knows([1]), timeout=WAIT)
    texts = [word.text for word in reading.texts.words(1)]
    first, last = texts.index("The"), texts.index("here")
    reading.view.selecting._select(Selected(Caret(1, first, 0), Caret(1, last, 4)))
    return reading


def test_the_selection_becomes_a_question_on_its_page(selected, document):
    scopes, quotes = [], []
    selected.quoting.asked_about.connect(scopes.append)
    selected.quoting.quoted.connect(quotes.append)
    selected.quoting.ask_action.trigger()
    assert scopes == [Scope(documents=(document.id,), pages=(1, 1))]
    assert quotes == ["The needle1 stands here"]
    selected.view.selecting.clear()
    selected.quoting.ask_action.trigger()
    assert len(quotes) == len(scopes) == 1


def test_a_copy_says_where_it_is_from(selected, qtbot):
    selected.quoting.copy_action.trigger()
    assert QGuiApplication.clipboard().text() == "“The needle1 stands here” — book.pdf, p. 1"
    selected.go_to(2)
    qtbot.waitUntil(lambda: selected.texts.knows([2]), timeout=WAIT)
    selected.view.selecting._select(Selected(Caret(1, 0, 0), Caret(2, 0, 4)))
    selected.quoting.copy_with_page()
    assert QGuiApplication.clipboard().text().endswith("Leaf” — book.pdf, pp. 1–2")


def test_a_long_quotation_ends_after_a_word():
    text = "word " * 200
    assert shortened(text, LONGEST_QUOTE).endswith(" word…")
    assert len(shortened("x" * 900, LONGEST_QUOTE)) == LONGEST_QUOTE + 1
    assert shortened("short", LONGEST_QUOTE) == "short"
