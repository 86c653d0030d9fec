"""What documents and models say makes the window load no file and reach no address, wherever it is shown."""

from __future__ import annotations

import html
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtGui import Qt as Guess

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.bridge.hits import HitModel
from localmind_desktop.bridge.outline import OutlineModel, outline_tree
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core.model import Box, Conversation, OutlineEntry, PageMap, TextHit
from localmind_desktop.ui.rows_view import TextRows
from tests.conftest import ROOT
from tests.tracing import strace

HOSTILE = '<img src="//127.0.0.1/share/x.png">'


def test_no_text_makes_the_window_open_a_file_or_an_address(tmp_path):
    """A control, which is let be HTML, shows that the trace would tell."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    file, control, trace = tmp_path / "asked-for.png", tmp_path / "control.png", tmp_path / "trace"
    for path in (file, control):
        QImage(9, 9, QImage.Format.Format_RGB32).save(str(path))
    program = [sys.executable, "-m", "tests.tracing.payloads", str(file), str(control)]
    shown = subprocess.run(
        strace.command(program, trace), capture_output=True, text=True, timeout=120, check=True, cwd=ROOT
    )
    assert int(shown.stdout) > 50
    opened = [line for line in trace.read_text("utf-8", "replace").splitlines() if "execve" not in line]
    assert any(control.name in line for line in opened)
    assert [line for line in opened if file.name in line] == []
    assert [line for line in opened if "AF_INET" in line] == []


def models() -> list[tuple[QObject, QModelIndex]]:
    """Each model of the window whose tips tell what a document says, with where it says so."""
    outline, hits, rows = OutlineModel(), HitModel(), TextRows("a", None)
    talks = ConversationModel(lambda group: group.name)
    outline.reset(outline_tree(PageMap((OutlineEntry(1, HOSTILE, 1),), ())))
    hits.hits = [TextHit(1, (), Box(0, 0, 1, 1), 0, "", HOSTILE, "")]
    talks.reset([Conversation("1", HOSTILE, 1.0, False, 1.0)])
    rows.show([(HOSTILE,)])
    return [(model, model.index(model.rowCount() - 1, 0)) for model in (outline, hits, talks, rows)]


def test_tips_are_no_html_of_a_document(qapp):
    for model, index in models():
        told = str(model.data(index, Qt.ItemDataRole.ToolTipRole))
        assert "x.png" in told, model
        assert "<img" not in told, model


@pytest.mark.parametrize("text", [HOSTILE, "a &lt;img&gt;", "plain", "1 < 2 & 3", "<?xml?>", "\n<b>"])
def test_a_tip_shows_the_text_as_it_is(text):
    told = tip(text)
    assert told == text or html.escape(text) in told
    assert told != text or not Guess.mightBeRichText(text)


def test_no_view_is_given_html():
    sources = {path: path.read_text("utf-8") for path in (Path(ROOT) / "localmind_desktop").rglob("*.py")}
    assert [str(path) for path, text in sources.items() if "setHtml(" in text or "insertHtml(" in text] == []
