"""Opening what the system is to show, where it cannot be shown."""

import pytest
from PySide6.QtWidgets import QPushButton, QToolTip

from localmind_desktop.ui.showing import open_folder


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_folder_that_is_gone_is_said(qtbot, tmp_path):
    button = QPushButton("Open folder")
    qtbot.addWidget(button)
    button.show()
    open_folder(button, tmp_path / "gone")
    assert QToolTip.isVisible()
    assert "gone was moved or deleted." in QToolTip.text().replace("<wbr>", "")
    QToolTip.hideText()
