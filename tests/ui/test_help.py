"""The guide and About: offline, searchable, with their pictures; a report that names nothing of the user's."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument

from localmind_desktop.assets import resources
from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Models
from localmind_desktop.ui.about import changed_names, parts_used
from localmind_desktop.ui.help.topics import read_topics
from localmind_desktop.ui.help.window import GuideWindow
from localmind_desktop.ui.shortcuts_page import shortcuts
from tests.ui.conftest import DATA_SHEET

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")


@pytest.fixture
def guide(theme, qtbot) -> GuideWindow:
    made = GuideWindow(theme)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_topic_has_a_title_and_its_links_and_pictures_are_there():
    topics = read_topics(resources() / "guide")
    assert len(topics) >= 10
    keys = {topic.key for topic in topics}
    for topic in topics:
        assert topic.text.startswith(f"# {topic.title}\n")
        assert {target.removesuffix(".md") for target in LINK.findall(topic.text)} <= keys
        for picture in PICTURE.findall(topic.text):
            assert (resources() / "screenshots" / picture).is_file(), picture


def test_a_search_finds_topics_and_marks_the_words(guide):
    assert guide.list.count() == len(guide.topics)
    guide.find.setText("keyring")
    assert 0 < guide.list.count() < len(guide.topics)
    marked = guide.view.extraSelections()
    assert {place.cursor.selectedText().lower() for place in marked} == {"keyring"}
    guide.find.setText("zzzz")
    assert guide.list.count() == 0
    assert guide.nothing.isVisible()
    guide.find.clear()
    assert guide.list.count() == len(guide.topics)


def test_links_lead_to_topics_and_nothing_else_is_loaded(guide):
    guide.view.anchorClicked.emit(QUrl("models.md"))
    assert guide.list.currentItem().text() == "Models"
    assert "air gap" in guide.view.toPlainText()
    guide.view.anchorClicked.emit(QUrl("https://example.org/models.md"))
    assert "air gap" in guide.view.toPlainText()
    kind = QTextDocument.ResourceType.ImageResource.value
    assert not guide.view.loadResource(kind, QUrl("citation.png")).isNull()
    for name in ("file:///etc/passwd", "http://example.org/citation.png", "../guide/01-start.md", "style.css"):
        assert guide.view.loadResource(kind, QUrl(name)) is None
    assert guide.view.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("citation.png")) is None


def test_the_keys_that_the_guide_names_are_those_of_the_menus(window):
    keys = {shortcut.name: shortcut.keys for shortcut in shortcuts(window.menuBar())}
    text = (resources() / "guide" / "08-shortcuts.md").read_text(encoding="utf-8")
    told = [tuple(part.strip() for part in line.strip("|").split("|")) for line in text.splitlines() if "|" in line]
    named = {command: pressed for pressed, command in told[2:] if command in keys}
    assert len(named) >= 12
    for command, pressed in named.items():
        assert pressed in keys[command], command


def test_the_guide_opens_from_the_menu_once(window):
    window.sides.open_guide()
    window.sides.open_guide()
    (made,) = window.sides.windows()
    assert isinstance(made, GuideWindow)


def test_a_report_says_what_runs_and_names_nothing_of_the_user(window, qtbot, tmp_path):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    window.show_about()
    (about,) = window.sides.windows()
    assert any(name == "pymupdf" and version and licence for name, version, licence in about.parts.rows())
    about.report_button.click()
    qtbot.waitUntil(lambda: "copied" in about.said.text(), timeout=WAIT)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("LocalMind ")
    assert "search index" in text
    assert "models.embedder" in text
    for private in (DATA_SHEET.stem, "aq-37", str(tmp_path), "folder:absent"):
        assert private not in text
    qtbot.waitUntil(lambda: not window.library.catching_up.is_busy, timeout=WAIT)


def test_settings_are_reported_by_name_only():
    settings = replace(Settings(), library="/secret", models=Models(server="http://secret:1"))
    assert changed_names(settings) == ["library", "models.server"]
    assert changed_names(Settings()) == []


def test_the_packages_are_named_with_their_licenses():
    parts = {name.lower(): licence for name, _, licence in parts_used()}
    assert parts.keys() >= {"pyside6", "pymupdf", "lancedb"}
    assert sum(bool(licence) for licence in parts.values()) > len(parts) * 0.8
