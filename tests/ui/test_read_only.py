"""A library of a newer version in the window: it says so, and what would change something is off."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from localmind_desktop.core import CancelToken, Library, result_of
from localmind_desktop.core.store.migrations import CATALOG
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY

CHANGES = ("Add documents…", "Add folder…", "Link a folder…", "New collection", "Instructions…")


def _names(menu) -> set[str]:
    return {action.text() for action in menu.actions()}


def test_it_is_asked_and_shown_and_nothing_else_is_offered(open_window, qtbot, tmp_path):
    folder = tmp_path / "library"
    library = Library.open(folder, KEYWORDS_ONLY)
    result_of(library.ingest(DATA_SHEET, CancelToken()))
    library.close()
    with closing(sqlite3.connect(folder / "catalog.sqlite")) as database:
        database.execute(f"PRAGMA user_version={len(CATALOG) + 1}")
    window = open_window(folder)
    qtbot.waitUntil(lambda: bool(window.library.model.documents) and not window.library.catching_up.is_busy)
    assert "newer version" in window.notice.text
    offered = {action.text(): action.isEnabled() for action in window.menus._changing}
    assert set(CHANGES) <= offered.keys()
    assert not any(offered.values())
    assert _names(window.library.view.menu(window.library.model.entries)) >= {"Open", "Details…", "Copy name"}
    assert not _names(window.library.view.menu(window.library.model.entries)) & {"Read again", "Remove…"}
    with qtbot.waitSignal(window.chat.answered, timeout=30_000) as answered:
        window.chat.ask("What is the supply current?")
    assert answered.args[0].citations
    before = window.notice.text
    with qtbot.waitSignal(window.library.imports.failed, timeout=30_000):
        window.library.add_paths([DATA_SHEET])
    assert "nothing in it can be changed" in window.library.notice.text
    assert window.notice.text == before
