"""Where things are saved, and in which format."""

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from localmind_desktop.ui.saving import choose_target, file_name

WAIT = 60_000


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Table 3 – Pins", "Table 3 – Pins"),
        ("a/b\\c: d?\n", "a b c d"),
        ("...", "Table"),
        ("x" * 200, "x" * 80),
    ],
)
def test_a_title_becomes_the_name_of_a_file(title, name):
    assert file_name(title) == name


def test_the_ending_follows_the_format_that_is_chosen(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    chosen = []
    dialog = choose_target(parent, "Save", "Table: 1", chosen.append)
    assert dialog.defaultSuffix() == "xlsx"
    dialog.filterSelected.emit(dialog.nameFilters()[2])
    assert dialog.defaultSuffix() == "csv"
    dialog.fileSelected.emit(str(tmp_path / "t.csv"))
    assert chosen == [tmp_path / "t.csv"]
    dialog.close()


def test_a_whole_conversation_is_saved_in_every_format(window, qtbot, tmp_path):
    assert not window.chat.bar.more_button.isEnabled()
    for question in ("What is the supply current?", "Which Bluetooth version is supported?"):
        with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
            window.chat.ask(question)
        qtbot.waitUntil(lambda: not window.chat.answering)
    for name, begins in (("c.md", b"# Conversation"), ("c.csv", b"\xef\xbb\xbfQuestion,"), ("c.xlsx", b"PK")):
        window.chat.bar.save_action.trigger()
        dialog = window.findChildren(QFileDialog)[-1]
        with qtbot.waitSignal(window.files.saved, timeout=WAIT):
            dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        content = (tmp_path / name).read_bytes()
        assert content.startswith(begins)
        assert name == "c.xlsx" or content.count(b"Bluetooth version is supported?") == 1
        assert window.notice.text == f"Saved as {name}."
