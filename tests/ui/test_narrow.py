"""The chat in the narrowest pane: nothing stands beyond its edge, where nobody could scroll to it."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton

from localmind_desktop.core import Mode, Scope
from localmind_desktop.core.model import Stage, Trace, Unfinished, WindowUse
from localmind_desktop.ui.chat.turn_card import TurnCard
from localmind_desktop.ui.chat.turn_list import TurnList
from tests.ui.samples import UNSUPPORTED, answer, citation, placed_table, table

NARROWEST = 276  # of the window's chat pane, less its margins
TRACE = Trace(
    "r1",
    tuple(Stage(name, 812.4, "nothing that carries the question") for name in ("exact cache", "keywords", "read")),
    ("kept: supply current",),
    window=WindowUse(337, 16_384),
)
LONG = citation(document="a very long name of a document that came from another program, revision 12, approved.pdf")
ANSWERS = {
    "table": answer(table=placed_table()),
    "long cells": answer(table=replace(table(), rows=(("one " * 30, "two " * 30),) * 3)),
    "not found": answer("The documents do not say.", Mode.NOT_FOUND, citations=(LONG,)),
    "incomplete": answer(mode=Mode.GENERATED, incomplete=True, unfinished=Unfinished.LENGTH, grounding=UNSUPPORTED),
    "written": answer("A list:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two", Mode.GENERATED, citations=(LONG,)),
}


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("kind", ANSWERS)
def test_no_card_is_wider_than_the_pane(theme, qtbot, request, kind, percent):
    theme.choose(False, False, percent)
    request.addfinalizer(lambda: theme.choose(False, False, 100))
    turns = TurnList(theme)
    qtbot.addWidget(turns)
    turns.resize(NARROWEST, 500)
    card = TurnCard("What is the current while it is measuring?", theme, scope=Scope(documents=("d1",)))
    turns.add(card)
    turns.show()
    card.show_answer(replace(ANSWERS[kind], trace=TRACE))
    card._show_how(True)
    qtbot.waitUntil(lambda: card.how.isVisible() and card.width() > 0)
    assert card.minimumSizeHint().width() <= turns.viewport().width()
    assert turns.widget().width() <= turns.viewport().width()


def test_questions_to_begin_with_wrap_in_a_narrow_pane(theme, qtbot):
    turns = TurnList(theme)
    qtbot.addWidget(turns)
    question = "What is the typical start-up time of the AQ-37?"
    turns.welcome.set_examples((question,))
    turns.resize(NARROWEST, 500)
    turns.show()
    (button,) = (each for each in turns.welcome.findChildren(QPushButton) if each.isVisible())
    qtbot.waitUntil(lambda: "\n" in button.text())
    assert turns.widget().width() <= turns.viewport().width()
    assert turns.welcome.rect().contains(button.geometry())
    assert button.text().replace("\n", " ") == button.accessibleName() == question
    turns.resize(900, 500)
    qtbot.waitUntil(lambda: "\n" not in button.text())


def test_an_empty_library_has_room_for_all_its_words_on_a_small_screen(window, qtbot):
    window.resize(1024, 700)
    empty = window.library.empty
    qtbot.waitUntil(lambda: empty.isVisible() and empty.height() >= empty.heightForWidth(empty.width()))
