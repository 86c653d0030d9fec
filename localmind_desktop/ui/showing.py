"""Opening a folder in the system's file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QToolTip, QWidget

from localmind_desktop.ui.parts import copy_text
from localmind_desktop.ui.words import tr


def open_folder(asker: QWidget, folder: Path) -> None:
    """Show ``folder``; where the system has no file manager, say where it is, below ``asker``."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        copy_text(str(folder))
        said = tr("No file manager was found. The path was copied: {folder}").format(folder=folder)
        QToolTip.showText(asker.mapToGlobal(asker.rect().bottomLeft()), said, asker)
