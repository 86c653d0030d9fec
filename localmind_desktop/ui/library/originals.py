"""What the list does with the user's own files and their names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core import Document


def show_original(document: Document) -> str:
    """Open the user's own file, which the library never touches, in the program of the system; why not, if so."""
    if Path(document.source).exists():
        QDesktopServices.openUrl(QUrl.fromLocalFile(document.source))
        return ""
    text = "The original of “{name}” was moved or deleted. The library has a copy."
    return QCoreApplication.translate("LibraryPane", text).format(name=document.name)


def copy_names(entries: Sequence[Entry]) -> None:
    QGuiApplication.clipboard().setText("\n".join(entry.name for entry in entries))
