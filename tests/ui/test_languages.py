"""The window in each of its languages: all of it is translated, and fits where it stands."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QToolButton,
    QWidget,
)

from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Appearance, load
from localmind_desktop.ui.elided_label import ElidedLabel
from localmind_desktop.ui.settings.dialog import SettingsDialog
from localmind_desktop.ui.translation import LANGUAGES, language_of
from tests.rules.source import PACKAGE, ROOT
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed
from tests.ui.translated import TRANSLATED, file_of, said_in, spoken

WAIT = 60_000
SMALL = 1024, 700


@pytest.fixture(params=LANGUAGES)
def language(request, qapp) -> Iterator[str]:
    with spoken(qapp, request.param):
        yield request.param


@pytest.fixture
def filled(language, open_window, qtbot) -> QWidget:
    """A window of the small size, in which a question about a document was answered."""
    window = open_window()
    window.resize(*SMALL)
    window.library.add_paths([DATA_SHEET])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        window.chat.ask("What is the maximum start-up time?")
    return window


def opened_beside(window: QWidget) -> list[QWidget]:
    """All the windows that open without more ado."""
    sides, (document,) = window.sides, window.library.model.documents
    sides.open_settings(Settings(), window._folder)
    sides.open_offline(Settings())
    sides.open_guide()
    sides.open_about(Settings(), window._folder)
    sides.open_shortcuts()
    sides.open_details(document)
    return list(sides.windows())


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget shows or tells."""
    for each in (widget, *widget.findChildren(QWidget)):
        yield from (each.toolTip(), each.accessibleName(), each.windowTitle())
        match each:
            case QLabel() | QAbstractButton():
                yield each.text()
            case QGroupBox() | QMenu():
                yield each.title()
            case QLineEdit() | QPlainTextEdit():
                yield each.placeholderText()
            case QComboBox():
                yield from (each.itemText(row) for row in range(each.count()))
            case QTabWidget():
                yield from (each.tabText(at) for at in range(each.count()))
    for action in widget.findChildren(QAction):
        yield from (action.text(), action.toolTip())


# ------------------------------------------------------------------------------------- which language


@pytest.mark.parametrize(
    ("chosen", "preferred", "spoken_then"),
    [
        ("", ["de-AT", "en-US"], "de"),
        ("", ["es-ES", "fr-CA", "de-DE"], "fr"),
        ("", ["en-GB", "de-DE"], "en"),
        ("", ["ja-JP"], "en"),
        ("", [], "en"),
        ("fr", ["de-DE"], "fr"),
        ("en", ["de-DE"], "en"),
        ("tlh", ["de-DE"], "de"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_first_that_the_user_reads(chosen, preferred, spoken_then):
    assert language_of(chosen, preferred) == spoken_then


@pytest.mark.parametrize(
    ("system", "chosen", "title"), [("de_DE", "", "&Datei"), ("de_DE", "fr", "&Fichier"), ("C", "", "&File")]
)
def test_a_window_starts_in_it(tmp_path, system, chosen, title):
    program = (
        f"from {PACKAGE}.ui.starting import *\nfrom {PACKAGE}.assets import resources\n"
        f"application = make_application(resources(), {chosen!r})\n"
        f"window = make_window(resources(), Settings(), Path('settings.json'))\n"
        "print([action.text() for action in window.menuBar().actions()][0]); window.close()"
    )
    env = os.environ | {
        "LC_ALL": f"{system}.UTF-8",
        "LANGUAGE": "",
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
    }
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, env=env, check=True
    )
    assert run.stdout.strip() == title


def test_the_choice_is_kept(window, qtbot, tmp_path):
    window.open_settings()
    (dialog,) = window.sides.windows()
    box = dialog.general.language
    assert [box.itemText(row) for row in range(box.count())][1:] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("fr"))
    dialog._save()
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
    assert load(tmp_path / "settings.json").appearance == Appearance(language="fr")


def test_numbers_and_dates_follow(qapp):
    with spoken(qapp, "de"):
        assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    assert QLocale().language() is not QLocale.Language.German
    assert QCoreApplication.translate("", "Undo") == "Undo"


# ------------------------------------------------------------------------------------- what stands in it


def expect_nothing_english(windows: list[QWidget], language: str) -> None:
    said = said_in(file_of(language))
    english = {one.source.replace("&", "") for one in said} - {one.text.replace("&", "") for one in said}
    texts = {text.replace("&", "") for each in windows for text in texts_of(each)}
    assert len(texts) > 300
    assert sorted(texts & english) == []
    assert sorted(text for text in texts if re.search(r"\d %", text)) == []  # each language has a space of its own
    (settings,) = (each for each in windows if isinstance(each, SettingsDialog))
    qts = [button.text() for button in settings.buttons.buttons()]
    assert sorted(qts) == {"de": ["Abbrechen", "Speichern"], "fr": ["Annuler", "Enregistrer"]}[language]


def test_no_two_menus_have_the_same_key(window_in, qtbot):
    keys = [action.text().partition("&")[2][:1].casefold() for action in window_in.menuBar().actions()]
    assert max(Counter(keys).values()) == 1
    assert all(keys)


@pytest.fixture
def window_in(language, new_window) -> QWidget:
    return new_window()


# ------------------------------------------------------------------------------------- whether it fits


def clipped(window: QWidget) -> list[str]:
    """Texts of visible labels and buttons that have less room than they need; paths are no texts of ours."""
    found = []
    for each in window.findChildren(QWidget):
        is_text = isinstance(each, QLabel | QPushButton | QToolButton) and bool(each.text())
        is_text = is_text and not Path(each.text()).is_absolute()
        if is_text and each.isVisible() and not isinstance(each, ElidedLabel) and not has_room(each):
            found.append(f"{type(each).__name__} {each.objectName()}: {each.text()}")
    return found


def has_room(widget: QLabel | QPushButton | QToolButton) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() >= widget.heightForWidth(widget.width()) and all(
            widget.fontMetrics().horizontalAdvance(word) <= widget.width() for word in widget.text().split()
        )
    needed = widget.sizeHint() if isinstance(widget, QLabel) else widget.minimumSizeHint()
    return widget.width() >= needed.width() and widget.height() >= needed.height()


def test_a_clipped_text_is_seen(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("A long text that does not fit", window)
    button.resize(40, 20)
    window.show()
    assert clipped(window)
    button.resize(button.sizeHint())
    assert not clipped(window)


def expect_room(window: QWidget, qtbot) -> None:
    """Once what was put into the window is laid out, all of its texts fit."""
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not clipped(window), timeout=2_000)
    assert clipped(window) == [], window.windowTitle()


def test_all_is_translated_and_fits(filled, language, qtbot):
    expect_room(filled, qtbot)
    beside = opened_beside(filled)
    if language in TRANSLATED:
        expect_nothing_english([filled, *beside], language)
    for window in beside:
        window.resize(window.size().boundedTo(filled.size()))
        expect_room(window, qtbot)
        for page in window.pages if isinstance(window, SettingsDialog) else ():
            window.show_page(page)
            expect_room(window, qtbot)
    qtbot.waitUntil(lambda: not filled._desk.export.busy, timeout=WAIT)
