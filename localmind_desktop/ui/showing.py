"""Opening files and folders in the programs of the system."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QToolTip, QWidget

from localmind_desktop.bridge.tips import tip
from localmind_desktop.ui.parts import Notice, copy_text
from localmind_desktop.ui.words import tr


def open_folder(asker: QWidget, folder: Path) -> None:
    """Show ``folder``; where it is gone, or the system has no file manager, say so below ``asker``."""
    if not folder.exists():
        said = _gone(folder)
    elif QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        return
    else:
        copy_text(str(folder))
        said = tr("No file manager was found. The path was copied: {folder}").format(folder=folder)
    QToolTip.showText(asker.mapToGlobal(asker.rect().bottomLeft()), tip(said), asker)


def open_or_tell(notice: Notice, path: Path) -> None:
    """Open a file or a folder; where the system has nothing for it, say in ``notice`` where it is."""
    if not path.exists():  # the system would be asked, and nothing would happen
        notice.say(_gone(path), "warning", ((tr("Close"), None),))
    elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        copy = tr("Copy path"), partial(copy_text, str(path))
        notice.say(tr("No app was found to open {path}").format(path=path), "warning", (copy, (tr("Close"), None)))


def _gone(path: Path) -> str:
    return tr("{path} was moved or deleted.").format(path=path)
