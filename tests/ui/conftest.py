"""A real window over a real library, without embedding and chat models, so that it is quick."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from localmind_desktop.assets import resources
from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Models
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.starting import make_window
from localmind_desktop.ui.theme import Theme

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
DATA_SHEET = resources() / "samples" / "aq-37-sensor-data-sheet.pdf"


@pytest.fixture
def theme(qapp) -> Theme:
    qapp.setStyle("Fusion")
    made = Theme(resources(), dark=False)
    made.dress()
    return made


@pytest.fixture
def new_window(qapp, qtbot, tmp_path: Path, caplog) -> Iterator[Callable[..., MainWindow]]:
    """Makes and shows a window without a library; all windows are closed at the end."""
    windows: list[MainWindow] = []
    qapp.setStyleSheet("")  # as at a start: widgets are put together in a third of the time

    def made(settings: Settings = KEYWORDS_ONLY) -> MainWindow:
        window = make_window(resources(), settings, tmp_path / "settings.json", dark=False)
        windows.append(window)
        window.show()
        return window

    yield made
    for window in windows:
        window.close()
        window.deleteLater()
    assert [record.exc_text for record in caplog.get_records("teardown") if record.exc_info] == []


@pytest.fixture
def open_window(new_window, qtbot, tmp_path: Path) -> Callable[..., MainWindow]:
    """Makes a window and opens its library."""

    def opened(folder: Path | None = None, settings: Settings = KEYWORDS_ONLY) -> MainWindow:
        window = new_window(settings)
        with qtbot.waitSignal(window._desk.opened, timeout=60_000):
            window.open_library(folder or tmp_path / "library")
        return window

    return opened


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window()
