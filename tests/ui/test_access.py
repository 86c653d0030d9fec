"""Whoever uses the keyboard or a screen reader: all widgets of all windows are walked."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTabBar,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from shiboken6 import isValid

from localmind_desktop.core import TableRef
from localmind_desktop.ui.library.instructions import edit_instructions
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed
from tests.ui.test_window import is_inner

pytestmark = pytest.mark.sampled(3)

WAIT = 60_000
KINDS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
)
STEPS = 400


@pytest.fixture
def windows(window, qtbot) -> list[QWidget]:
    """The main window with a document, each page of the settings, a table's window, and the pages beside."""
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    document = window.library.model.documents[0]
    window.source.show_document(document)
    window.tables.open_table(TableRef(document.id, document.name, 0, "Table 1", 1))
    window.sides.open_details(document)
    window.sides.open_shortcuts()
    window.open_offline()
    window.open_settings()
    collection = window.library.collections.model.collections[0]
    instructions = edit_instructions(window.library._holdings, window._theme, collection, window.library)
    qtbot.waitUntil(lambda: not (window._desk.busy or window.library.catching_up.is_busy), timeout=WAIT)
    return [window, *window.tables.windows(), *window.sides.windows(), instructions]


def reachable(window: QWidget) -> Iterator[QWidget]:
    """What the keyboard is meant to come to, of what is seen; what goes while the caller walks is left out."""
    for widget in window.findChildren(QWidget):
        if not isValid(widget):  # suggested questions come late, and those before them go
            continue
        tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        seen = widget.isVisibleTo(window) and widget.isEnabled() and widget.window() is window
        if isinstance(widget, KINDS) and tabbed and seen and not is_inner(widget):
            yield widget


def states(windows: list[QWidget]) -> Iterator[QWidget]:
    """Each window; those of several pages once for each page."""
    for window in windows:
        if hasattr(window, "pages"):
            for page in window.pages:
                window.show_page(page)
                yield window
        elif hasattr(window, "tabs"):
            for number in range(window.tabs.count()):
                window.tabs.setCurrentIndex(number)
                yield window
        else:
            yield window


def test_everything_reachable_has_a_name(windows):
    nameless = [
        (type(window).__name__, type(widget).__name__, widget.objectName())
        for window in states(windows)
        for widget in reachable(window)
        if not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
    ]
    assert nameless == []


def test_the_tab_key_comes_to_everything(windows):
    for window in states(windows):
        meant = {id(widget): widget for widget in reachable(window)}
        chain, widget = set(), window
        for _ in range(STEPS * 10):
            widget = widget.nextInFocusChain()
            chain.add(id(widget))
            if widget is window:
                break
        missed = [f"{type(w).__name__} {w.accessibleName()}" for key, w in meant.items() if key not in chain]
        assert missed == [], type(window).__name__


def test_nothing_takes_the_keyboard_for_itself(windows):
    """Tab leaves every widget; only in a table of cells it goes from cell to cell."""
    for window in states(windows):
        for widget in reachable(window):
            if isinstance(widget, QPlainTextEdit):
                assert widget.tabChangesFocus(), widget.accessibleName()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_a_button_or_label_is_clipped(windows, qtbot, scale):
    """With letters twice as large, which is what 200 % means to a layout, all texts have their room."""
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * scale)
    QApplication.setFont(larger)
    try:
        for window in windows:
            window.resize(window.size().expandedTo(QSize(900, 700)) * scale)
        clipped = [
            (type(window).__name__, type(widget).__name__, widget.text()[:60])
            for window in states(windows)
            for widget in settled(window).findChildren(QWidget)
            if widget.isVisibleTo(window) and widget.window() is window and is_clipped(widget)
        ]
    finally:
        QApplication.setFont(font)
    assert clipped == []


def settled(window: QWidget) -> QWidget:
    """The window when it is laid out and what it threw away is gone; a layout posts events that lay out others."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return window


def is_clipped(widget: QWidget) -> bool:
    """Whether a label or a button is narrower or lower than its text."""
    if isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    if isinstance(widget, QLabel) and widget.text():
        return widget.width() < widget.fontMetrics().horizontalAdvance(widget.text().splitlines()[0])
    if isinstance(widget, QAbstractButton) and widget.text() and not isinstance(widget.parent(), QTabBar):
        needed = widget.fontMetrics().horizontalAdvance(widget.text().replace("&&", "&"))
        return widget.width() < needed or widget.height() < widget.fontMetrics().height()
    return False


def test_what_moves_or_is_drawn_has_a_name_too(windows):
    """Progress, and tabs; a picture that means something says what."""
    nameless = [
        (type(window).__name__, type(widget).__name__, widget.objectName())
        for window in states(windows)
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QProgressBar | QTabWidget) and not widget.accessibleName()
    ]
    assert nameless == []


def test_each_kind_of_widget_has_a_role(windows):
    """What is clicked is a button, what is written in is a text, what is chosen from is a list, to a screen reader."""
    roles = {
        QAbstractButton: {QAccessible.Role.PushButton, QAccessible.Role.CheckBox, QAccessible.Role.ButtonMenu},
        QLineEdit: {QAccessible.Role.EditableText},
        QPlainTextEdit: {QAccessible.Role.EditableText, QAccessible.Role.StaticText},
        QAbstractItemView: {QAccessible.Role.List, QAccessible.Role.Table, QAccessible.Role.Tree},
    }
    for window in states(windows):
        for widget in reachable(window):
            role = QAccessible.queryAccessibleInterface(widget).role()
            meant = [fitting for kind, fitting in roles.items() if isinstance(widget, kind)]
            assert not meant or any(role in fitting for fitting in meant), (widget, role)
