"""What has the keyboard is seen to have it: all widgets that Tab comes to, in every window and every palette."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from localmind_desktop.core import Annotation, Branch, Mode, Scope
from localmind_desktop.ui.chat.pane import ChatPane
from tests.ui.samples import OTHER, answer, citation, placed_table
from tests.ui.test_access import reachable, states, windows

pytestmark = pytest.mark.sampled(2)

__all__ = ["windows"]
AROUND = 6  # pixels around a widget that may show its focus, as the frame of the question field does
PALETTES = {
    "light": (False, False),
    "dark": (True, False),
    "light contrast": (False, True),
    "dark contrast": (True, True),
}


@pytest.mark.parametrize("palette", PALETTES)
def test_the_focus_is_seen(windows, palette):
    windows[0]._theme.choose(*PALETTES[palette])
    show_cards(windows[0].chat)
    unseen = []
    for window in states(windows):
        window.activateWindow()
        QApplication.processEvents()
        for widget in reachable(window):
            if not has_visible_focus(window, widget):
                unseen.append((type(window).__name__, type(widget).__name__, widget.accessibleName() or widget.text()))
    assert unseen == [], unseen


def show_cards(chat: ChatPane) -> None:
    """An answer with all that can stand in one, one that was not found, and one that failed."""
    tree, aside = (Branch(0, "A", "first", 1), Branch(1, "B", "then", 1)), Annotation(citation(3), "12", "else", False)
    full = answer(table=placed_table(), other_candidates=(OTHER,), tree=tree, set_aside=(aside,), incomplete=True)
    chat._add_card("What is the current?", Scope()).show_answer(full)
    chat._add_card("And else?", Scope(documents=("d1",))).show_answer(answer("Nothing says it.", Mode.NOT_FOUND))
    chat._add_card("And why?", Scope()).show_failure("The model server stopped answering.")
    chat.composer.choose_scope(Scope(documents=("d1",), pages=(1, 2)))


def has_visible_focus(window: QWidget, widget: QWidget) -> bool:
    """Whether anything on and around ``widget`` looks different with the focus."""
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    scroll_to(widget)
    QApplication.processEvents()
    without = shown(window, widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return without != shown(window, widget)


def scroll_to(widget: QWidget) -> None:
    """As Tab does."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def shown(window: QWidget, widget: QWidget) -> QImage:
    corner = widget.mapTo(window, widget.rect().topLeft())
    place = QRect(corner, widget.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return window.grab(place & window.rect()).toImage()


def test_tab_goes_from_top_to_bottom_and_from_pane_to_pane(windows):
    window = windows[0]
    show_cards(window.chat)
    QApplication.processEvents()
    meant = {id(widget) for widget in reachable(window)}
    walked, widget = [], window.library.view
    while widget is not window.library.view or not walked:
        if id(widget) in meant:
            walked.append(widget)
        widget = widget.nextInFocusChain()
    panes = (window.library, window.chat, window.source)
    places = [next((n for n, pane in enumerate(panes) if pane.isAncestorOf(each)), None) for each in walked]
    inside = [place for place in places[: places.index(None)] if place is not None]
    assert inside == sorted(inside)
    first = window.chat.turns.cards()[0]
    tops = [each.mapTo(window, QPoint(0, 0)).y() for each in walked if first.isAncestorOf(each)]
    assert len(tops) > 8
    assert tops == sorted(tops)
    field = walked.index(window.chat.composer.field)
    assert all(walked.index(each) < field for each in walked if window.chat.turns.isAncestorOf(each))
