"""The building blocks of the window."""

import re

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from localmind_desktop.ui.parts import LONGEST_WORD, Notice, breakable


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
