"""When the system refuses: what is said, what can be done about it, and that nothing is lost."""

import errno
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from localmind_desktop.core import Settings
from localmind_desktop.core.export.saving import reason_of
from localmind_desktop.core.settings import Models
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.settings.unreadable import say_unreadable
from localmind_desktop.ui.showing import open_or_tell
from tests.ui.samples import answer, are_listed

pytestmark = pytest.mark.sampled(2)

WAIT = 60_000
ROOM = 64  # bytes that a file may still grow to


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be made longer than ``ROOM``."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


def saved_badly(window, qtbot, path: Path) -> str:
    window.files.save_answer(answer(), path)
    qtbot.waitUntil(lambda: bool(window.notice.text), timeout=WAIT)
    return window.notice.text


def names(notice: Notice) -> list[str]:
    return [button.text() for button in notice.findChildren(QPushButton) if button.isVisible()]


@pytest.mark.parametrize("ending", ["xlsx", "md", "csv"])
def test_a_folder_that_cannot_be_written_to_is_said(window, qtbot, tmp_path, ending):
    (tmp_path / "file").write_text("in the way of a folder")
    said = saved_badly(window, qtbot, tmp_path / "file" / f"answer.{ending}")
    assert "could not be saved" in said
    assert "Choose another location" in said
    assert "Choose another location…" in names(window.notice)


def test_a_full_disk_leaves_the_old_file(window, qtbot, tmp_path):
    target = tmp_path / "answer.md"
    target.write_text("what was saved before")
    with full_disk():
        said = saved_badly(window, qtbot, target)
    assert "could not be saved" in said
    assert "Choose another location" in said
    assert "Free some space" in reason_of(OSError(errno.ENOSPC, "no space"))
    assert [file.name for file in tmp_path.iterdir() if file.suffix in (".md", ".draft")] == ["answer.md"]
    assert target.read_text() == "what was saved before"


def test_unreadable_settings_are_said_with_where_they_are(theme, qtbot, tmp_path):
    notice = Notice()
    qtbot.addWidget(notice)
    say_unreadable(notice, [])
    assert notice.isHidden()
    say_unreadable(notice, [tmp_path / "settings.unreadable"])
    assert "settings.unreadable" in notice.text
    assert "not affected" in notice.text
    assert names(notice)[0] == "Open folder"


def test_a_models_folder_that_is_not_there_is_said_and_search_goes_on(open_window, qtbot, tmp_path):
    models = Models(folder=str(tmp_path / "gone"), embedder="folder:some-model", reranker="other", use_chat=False)
    window = open_window(settings=Settings(models=models))
    paper = tmp_path / "paper.txt"
    paper.write_text("The pump turns at 1,450 rpm while it runs.")
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([paper])
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as answered:
        window.chat.ask("How fast does the pump turn?")
    assert answered.args[0].citations
    window.open_settings()
    (dialog,) = window.sides.windows()
    dialog.models.check_button.click()
    qtbot.waitUntil(lambda: bool(dialog.models.checks.checks), timeout=WAIT)
    wrong = {check.check: check.detail for check in dialog.models.checks.checks if not check.ok}
    assert "some-model is not installed" in wrong["Main search model"]
    assert "other" in wrong["Re-ranking model"]


@pytest.mark.qt_log_ignore("openDocument")
def test_a_folder_that_no_program_opens_is_said_with_its_path(theme, qtbot, tmp_path):
    notice = Notice()
    qtbot.addWidget(notice)
    open_or_tell(notice, tmp_path)
    assert str(tmp_path) in notice.text
    notice.buttons()[0].click()
    assert QGuiApplication.clipboard().text() == str(tmp_path)


def test_a_file_that_is_gone_is_said_to_be(theme, qtbot, tmp_path):
    notice = Notice()
    qtbot.addWidget(notice)
    open_or_tell(notice, tmp_path / "gone.xlsx")
    assert notice.text == f"{tmp_path / 'gone.xlsx'} was moved or deleted."
