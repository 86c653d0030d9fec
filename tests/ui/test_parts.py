"""The building blocks of the window."""

import gc
import re
import sys
import weakref

import shiboken6
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QToolButton, QVBoxLayout, QWidget, QWidgetItem

from localmind_desktop.ui.chat.card_actions import CardActions
from localmind_desktop.ui.chat.not_found import NotFound
from localmind_desktop.ui.parts import LONGEST_WORD, FlowLayout, Notice, breakable
from localmind_desktop.ui.tab_order import order_tabs


def test_the_buttons_of_a_notice_that_is_shown_can_be_used_at_once(theme, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    notice = Notice()
    QVBoxLayout(around).addWidget(notice)
    around.show()
    for names in (("Try again", "Close"), ("Undo", "Keep it", "Close")):
        notice.say("It failed.", "error", tuple((name, None) for name in names))
        assert [button.text() for button in notice.buttons() if button.isVisible()] == list(names)
        notice.buttons()[-1].setFocus()
        assert QApplication.focusWidget() is None or QApplication.focusWidget() is notice.buttons()[-1]
        assert around.focusWidget() is notice.buttons()[-1]


@given(st.text())
def test_a_text_that_can_be_broken_says_the_same(text):
    assert breakable(text).replace("\u200b", "") == text.replace("\u200b", "")
    assert all(len(piece) <= LONGEST_WORD for piece in re.split(r"[\s\u200b]", breakable(text)))


def test_what_a_flow_lays_out_goes_with_it(qtbot):
    """Qt frees the items of its own layouts only."""
    part = QWidget()
    qtbot.addWidget(part)
    flow = FlowLayout(part)
    for _ in range(3):
        flow.addWidget(QToolButton())
    order_tabs(part)
    assert all(shiboken6.ownedByPython(flow.itemAt(place)) for place in range(3))
    gone = [weakref.ref(flow.itemAt(place)) for place in range(3)]
    shiboken6.delete(part)
    del flow
    gc.collect()
    assert [item() for item in gone] == [None] * 3


def test_a_flow_closes_up_when_a_widget_goes(qtbot):
    part = QWidget()
    qtbot.addWidget(part)
    flow = FlowLayout(part)
    first, second = QToolButton(), QToolButton()
    flow.addWidget(first)
    flow.addWidget(second)
    shiboken6.delete(first)
    assert [flow.itemAt(place).widget() for place in range(flow.count())] == [second]
    assert second.parent() is part


def test_buttons_below_an_answer_that_was_not_found_leave_nothing_behind(qtbot):
    def items() -> int:
        return sum(isinstance(each, QWidgetItem) for each in gc.get_objects())

    gc.collect()
    before = items()
    for _ in range(20):
        part = QWidget()
        column = QVBoxLayout(part)
        column.addWidget(NotFound())
        order_tabs(part)
        shiboken6.delete(part)
        del part, column
    gc.collect()
    assert items() <= before


def test_buttons_below_an_answer_leave_nothing_behind(theme, qtbot):
    def blocks_after(rounds: int) -> int:
        for _ in range(rounds):
            shiboken6.delete(CardActions(theme))
        gc.collect()
        return sys.getallocatedblocks()

    before = blocks_after(200)
    assert blocks_after(200) - before < 600  # one for each of the five signals that buttons lead to would be 1,000
