"""Choosing files and folders to take in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths, Qt, QUrl
from PySide6.QtWidgets import QFileDialog, QWidget

from localmind_desktop.ui.words import tr


def choose_files(parent: QWidget, chosen: Callable[[Sequence[Path]], object]) -> None:
    dialog = QFileDialog(parent, tr("Add documents"))  # of any name: what a file is, its content tells
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    _open(dialog, chosen)


def choose_folder(parent: QWidget, chosen: Callable[[Sequence[Path]], object]) -> None:
    dialog = QFileDialog(parent, tr("Add folder"))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    _open(dialog, chosen)


def begin_at_documents(dialog: QFileDialog) -> None:
    """Begin in the user's documents; Qt itself remembers the folder that was used last, until the program ends."""
    if dialog.directory() == QDir.current():
        documents = QDir(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        dialog.setDirectory(documents if documents.exists() else QDir.home())


def _open(dialog: QFileDialog, chosen: Callable[[Sequence[Path]], object]) -> None:
    begin_at_documents(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.filesSelected.connect(lambda names: chosen([Path(name) for name in names]))
    dialog.open()


def local_paths(urls: Sequence[QUrl]) -> list[Path]:
    """The files and folders among what was dropped."""
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
