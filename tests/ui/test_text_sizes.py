"""Larger texts, and small screens: nothing is to be scrolled sideways, no button is cut, every dialog fits."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QPushButton, QScrollArea, QTabWidget, QWidget

from localmind_desktop.bridge.job import Job
from localmind_desktop.core import DEFAULT_COLLECTION, Collection
from localmind_desktop.ui.library.instructions import InstructionsWindow
from localmind_desktop.ui.library.password_window import PasswordWindow
from tests.ui.conftest import DATA_SHEET
from tests.ui.test_details_insights import details_of, take_in

SIZES = (100, 125, 150, 200)
SCREEN = QSize(984, 620)  # a window on a screen of 1024 x 700, without its frame and the desktop's bar


def faults(shown: QWidget) -> Iterator[str]:
    """What of ``shown`` can only be read by scrolling sideways, or not at all."""
    for area in shown.findChildren(QScrollArea):
        if area.isVisible() and area.horizontalScrollBar().maximum() > 0:
            yield f"{type(area.widget()).__name__} is {area.horizontalScrollBar().maximum()} px wider than its area"
    for button in (*shown.findChildren(QPushButton), *shown.findChildren(QCheckBox)):
        if button.isVisible() and button.width() < button.minimumSizeHint().width():
            yield f"“{button.text()}” is cut"
    if shown.minimumSizeHint().width() > SCREEN.width():
        yield f"it is {shown.minimumSizeHint().width()} px wide at least"


def test_no_page_of_the_settings_scrolls_sideways(window, qtbot):
    found = []
    for percent in SIZES:
        window._theme.choose(False, False, percent)
        window.open_settings()
        (dialog,) = window.sides.windows()
        for size in (dialog.size(), SCREEN):
            dialog.resize(size)
            for page in dialog.pages:
                dialog.show_page(page)
                qtbot.wait(5)
                found += [f"{page.title}, {percent} %, {dialog.width()} px: {fault}" for fault in faults(dialog)]
        dialog.close()
    assert found == []
    window._theme.choose(False, False, 100)


def test_the_window_fits_a_small_screen_at_any_size_of_text(window, qtbot):
    found = []
    for percent in SIZES:
        window._theme.choose(False, False, percent)
        window.resize(SCREEN)
        qtbot.wait(20)
        found += [f"{percent} %: {fault}" for fault in faults(window)]
        found += [
            f"{percent} %: “{type(part).__name__}” has {part.width()} px of {part.minimumSizeHint().width()}"
            for part in (window.status, window.chat, window.chat.composer, window.library, window.source)
            if part.width() < part.minimumSizeHint().width()
        ]
    assert found == []
    window._theme.choose(False, False, 100)


def test_no_other_dialog_is_cut_at_any_size_of_text(window, qtbot):
    document = take_in(window, qtbot, DATA_SHEET)[DATA_SHEET.name]
    remembers = Job(lambda cancel: False)
    found = []
    for percent in SIZES:
        window._theme.choose(False, False, percent)
        for dialog in dialogs(window, qtbot, document, remembers):
            dialog.resize(dialog.size().boundedTo(SCREEN))
            tabs = dialog.findChild(QTabWidget)
            for tab in range(tabs.count() if tabs else 1):
                if tabs:
                    tabs.setCurrentIndex(tab)
                qtbot.wait(5)
                found += [f"{dialog.windowTitle()}, {tab}, {percent} %: {fault}" for fault in faults(dialog)]
            dialog.close()
    assert found == []
    window._theme.choose(False, False, 100)


def dialogs(window, qtbot, document, remembers) -> Iterator[QWidget]:
    """The dialogs, each shown."""
    yield details_of(window, qtbot, document)
    for opened in (window.open_offline, window.show_about, window.sides.open_shortcuts, window.sides.open_guide):
        opened()
        yield window.sides.windows()[-1]
    window.tables.open_list(document)
    yield window.tables.windows()[-1]
    collection = Collection(DEFAULT_COLLECTION, "Documents")
    made = (
        PasswordWindow(window._theme, document.name, remembers, window),
        InstructionsWindow(window.library._holdings, window._theme, collection, window),
    )
    for dialog in made:
        dialog.show()
        yield dialog
        dialog.deleteLater()
