"""What the window needs before it shows: little, so that it is there within a second."""

import os
import subprocess
import sys

import pytest

from localmind_desktop import app
from localmind_desktop.core import NetworkGuard
from tests.rules.source import PACKAGE, ROOT

LATER = {f"{PACKAGE}.core.{part}" for part in ("library", "ask", "parsing", "store", "models", "ingest", "terms")} | {
    f"{PACKAGE}.ui.chat.turn_card",
    f"{PACKAGE}.ui.table_window",
    "filelock",
    "httpx",
    "importlib.metadata",
    "numpy",
    "pydantic",
    "sqlite3",
}


def test_the_window_is_made_without_what_only_the_library_needs():
    program = f"import {PACKAGE}.app, {PACKAGE}.ui.starting, {PACKAGE}.bridge.collector, sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    assert not LATER & set(run.stdout.split())


def test_a_second_start_ends_when_the_first_took_its_files(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(app, "hand_over", lambda folder, files: asked.append((folder, files)) or True)
    start = app.Start(tmp_path / "library", tmp_path / "settings.json", False, (tmp_path / "a.pdf",))
    assert app.run_window(start, NetworkGuard()) == 0
    assert asked == [(tmp_path / "library", (tmp_path / "a.pdf",))]


@pytest.mark.parametrize(
    ("display", "elsewhere"),
    [(":0", False), ("", False), ("unix:0.0", False), ("localhost:10.0", True), ("10.0.0.7:0", True)],
)
def test_a_window_on_another_computer_needs_its_network(monkeypatch, display, elsewhere):
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert app.display_is_elsewhere(display) == elsewhere


def test_a_crash_leaves_word_of_what_was_being_done(tmp_path):
    program = (
        f"import ctypes; from pathlib import Path; from {PACKAGE}.app import write_log\n"
        "def crashed(secret):\n    ctypes.string_at(0)\n"
        "write_log(Path('logs'))\ncrashed('what a document says')"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=False
    )
    said = (tmp_path / "logs" / "crash.log").read_text()
    assert run.returncode != 0
    assert "in crashed" in said
    assert "what a document says" not in said
